"""The package for Debian, Ubuntu and their kin."""

import email.utils
import lzma
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from build import linux, metainfo, nfpm, product, texts

MAGIC: Final = b"!<arch>\n"
HEAD: Final = 60
"""The beginning of an archive of ar, and the length of the header of each member."""
OVERRIDES: Final = Path(__file__).with_name("deb.lintian-overrides")


def build(bundle: Path, out: Path) -> Path:
    """Make the package of a bundle in a folder; return it."""
    name = f"{product.COMMAND}_{product.version()}_{nfpm.architecture()}.deb"
    with tempfile.TemporaryDirectory(prefix="changcheng-deb-") as folder:
        root = Path(folder)
        linux.lay_out(bundle, root)
        linux.write(root / linux.DOCUMENTS / "changelog.gz", linux.gzipped(changelog()))
        overrides = root / "usr/share/lintian/overrides" / product.COMMAND
        linux.write(overrides, OVERRIDES.read_bytes())
        return compressed(nfpm.build("deb", root, out / name, description()))


def description() -> dict[str, object]:
    """The fields of this package besides those of all; the summary is first."""
    return {
        "description": f"{product.SUMMARY[texts.ENGLISH]}\n{nfpm.about()}",
        "section": "games",
        "priority": "optional",
        "depends": sorted(requirements()),
        "deb": {"compression": "none"},
    }


def compressed(package: Path) -> Path:
    """Compress the files in a package, and return it; nfpm's own xz makes a sixth more of them."""
    content = package.read_bytes()
    with package.open("wb") as file:
        file.write(MAGIC)
        for head, member in members(content):
            packed = member
            if is_data := head.startswith(b"data.tar "):
                packed = lzma.compress(member, preset=9)
            name = b"%-16s" % b"data.tar.xz" if is_data else head[:16]
            file.write(name + head[16:48] + b"%-10d`\n" % len(packed) + packed)
            file.write(b"\n" * (len(packed) % 2))
    return package


def members(archive: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The members of an archive of ar, each with its header; at even places."""
    at = len(MAGIC)
    while at < len(archive):
        head = archive[at : at + HEAD]
        end = at + HEAD + int(head[48:58])
        yield head, archive[at + HEAD : end]
        at = end + end % 2


def requirements() -> Iterator[str]:
    """The dependencies: Debian's packages of the system's libraries, and settings for fonts."""
    yield f"libc6 (>= {linux.OLDEST_LIBC})"
    yield from linux.LIBRARIES.values()
    yield "fontconfig-config"


def changelog() -> str:
    """The releases, as Debian writes them."""
    day = datetime.fromisoformat(metainfo.released(product.version())).replace(tzinfo=UTC)
    words = texts.of(texts.ENGLISH).release
    head = f"{product.COMMAND} ({product.version()}) stable; urgency=medium"
    date = email.utils.format_datetime(day)
    return f"{head}\n\n  * {words}\n\n -- {nfpm.MAINTAINER}  {date}\n"
