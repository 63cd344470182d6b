"""The package for Fedora, openSUSE and their kin, made by nfpm.

It needs no distribution's names of packages: what it takes from the system is asked for by the
names of the libraries, which are the same everywhere. Menu entries, file types and icons are taken
notice of by the packages that own their caches (file triggers).
"""

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import checkout
from build import linux, metainfo, product, texts, tools
from checkout import CannotContinue

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""What nfpm calls a machine's kind of processor; the package's name has rpm's own word."""


def build(bundle: Path, out: Path) -> Path:
    """Make the package of a bundle in a folder; return it."""
    machine = os.uname().machine
    package = out / f"{product.COMMAND}-{product.version()}-1.{machine}.rpm"
    with tempfile.TemporaryDirectory(prefix="changcheng-rpm-") as folder:
        root = Path(folder) / "root"
        linux.lay_out(bundle, root)
        told = Path(folder) / "nfpm.yaml"
        # JSON is YAML, too.
        told.write_text(json.dumps(configuration(root, machine)), encoding="utf-8")
        words = ("package", "--packager", "rpm", "--config", told, "--target", package)
        if checkout.run(tools.program("nfpm"), *words):
            raise CannotContinue("nfpm could not build the package (see above).")
    return package


def configuration(root: Path, machine: str) -> dict[str, object]:
    """What nfpm is told of a package with the files of a root."""
    words = texts.of(texts.ENGLISH)
    return {
        "name": product.COMMAND,
        "arch": ARCHITECTURES[machine],
        "platform": "linux",
        "version": product.version(),
        "release": "1",
        "maintainer": product.MAINTAINER,
        "homepage": metainfo.SITE,
        "license": product.LICENCE,
        "description": f"{words.description[0]}\n\n{product.UNOFFICIAL[texts.ENGLISH]}",
        "depends": list(requirements()),
        "rpm": {
            "summary": product.SUMMARY[texts.ENGLISH],
            "group": "Amusements/Games/Board",
            "compression": "zstd:19",
        },
        "contents": list(contents(root)),
    }


def requirements() -> Iterator[str]:
    """What must be there: the system's libraries, as rpm calls them, and settings for fonts."""
    yield f"libc.so.6(GLIBC_{linux.OLDEST_LIBC})(64bit)"
    for library in linux.LIBRARIES:
        yield f"{library}()(64bit)"
    yield "fontconfig"


def contents(root: Path) -> Iterator[dict[str, object]]:
    """Every file of the package; of the folders only those that are the program's own."""
    own = (root / linux.HOME, root / linux.DOCUMENTS)
    for path in sorted(root.rglob("*")):
        place = f"/{path.relative_to(root)}"
        if path.is_symlink():
            yield {"src": str(path.readlink()), "dst": place, "type": "symlink"}
        elif path.is_file():
            mode = path.stat().st_mode & 0o777
            yield {"src": str(path), "dst": place, "file_info": {"mode": mode}}
        elif any(path.is_relative_to(folder) for folder in own):
            yield {"dst": place, "type": "dir", "file_info": {"mode": 0o755}}
