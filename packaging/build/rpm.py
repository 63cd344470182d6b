"""The package for Fedora, openSUSE and their kin.

It needs no distribution's names of packages: its needs of the system are listed by the
names of the libraries, which are the same everywhere.
"""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from build import linux, nfpm, product, texts

RELEASE = "1"


def build(bundle: Path, out: Path) -> Path:
    """Make the package of a bundle in a folder; return it."""
    name = f"{product.COMMAND}-{product.version()}-{RELEASE}.{os.uname().machine}.rpm"
    with tempfile.TemporaryDirectory(prefix="changcheng-rpm-") as folder:
        root = Path(folder)
        linux.lay_out(bundle, root)
        return nfpm.build("rpm", root, out / name, description())


def description() -> dict[str, object]:
    """The fields of this package besides those of all."""
    return {
        "release": RELEASE,
        "depends": list(requirements()),
        "rpm": {
            "summary": product.SUMMARY[texts.ENGLISH],
            "group": "Amusements/Games/Board",
            "compression": "zstd:19",
        },
    }


def requirements() -> Iterator[str]:
    """The dependencies: the system's libraries, as rpm calls them, and settings for fonts."""
    yield f"libc.so.6(GLIBC_{linux.OLDEST_LIBC})(64bit)"
    for library in linux.LIBRARIES:
        yield f"{library}()(64bit)"
    yield "fontconfig"
