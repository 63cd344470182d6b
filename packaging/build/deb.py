"""The package for Debian and its kin, made and checked by Debian's own tools.

The caches of menu entries, file types and icons are brought up to date by the packages that own
them: they watch the folders (dpkg triggers), so there is no script of ours to go wrong.
"""

import email.utils
import hashlib
import subprocess
import tempfile
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import checkout
from build import linux, metainfo, product, texts
from checkout import CannotContinue

MAINTAINER: Final = f"{product.MAINTAINER} <nobody@{urlsplit(metainfo.SITE).hostname}>"
"""Debian wants an address; this one is as much of an example as the site."""
OVERRIDES: Final = Path(__file__).with_name("deb.lintian-overrides")


def build(bundle: Path, out: Path) -> Path:
    """Make the package of a bundle in a folder; return it."""
    package = out / f"{product.COMMAND}_{product.version()}_{architecture()}.deb"
    with tempfile.TemporaryDirectory(prefix="changcheng-deb-") as folder:
        root = Path(folder) / "root"
        linux.lay_out(bundle, root)
        root.chmod(0o755)
        linux.write(root / linux.DOCUMENTS / "changelog.gz", linux.gzipped(changelog()))
        overrides = root / "usr/share/lintian/overrides" / product.COMMAND
        linux.write(overrides, OVERRIDES.read_bytes())
        linux.write(root / "DEBIAN/md5sums", checksums(root).encode())
        linux.write(root / "DEBIAN/control", control(root).encode())
        options = ("--root-owner-group", "-Zxz")
        if checkout.run("dpkg-deb", *options, "--build", root, package):
            raise CannotContinue("dpkg-deb could not build the package (see above).")
    return package


def architecture() -> str:
    """What Debian calls this machine's kind of processor."""
    try:
        asked = ["dpkg", "--print-architecture"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as fault:
        raise CannotContinue("A .deb is built on Debian or Ubuntu only: dpkg is needed.") from fault


def control(root: Path) -> str:
    """What the package says of itself."""
    depends = [f"libc6 (>= {linux.OLDEST_LIBC})", "fontconfig-config"]
    depends += linux.LIBRARIES.values()
    words = texts.of(texts.ENGLISH)
    about = [*words.description[:1], product.UNOFFICIAL[texts.ENGLISH]]
    fields = {
        "Package": product.COMMAND,
        "Version": product.version(),
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes(root)),
        "Depends": ", ".join(sorted(depends)),
        "Section": "games",
        "Priority": "optional",
        "Homepage": metainfo.SITE,
        "Description": product.SUMMARY[texts.ENGLISH] + "\n" + "\n .\n".join(map(folded, about)),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def folded(paragraph: str) -> str:
    """A paragraph in lines that a terminal shows, each after a space."""
    return textwrap.fill(paragraph, 76, initial_indent=" ", subsequent_indent=" ")


def changelog() -> str:
    """The releases, as Debian writes them."""
    day = datetime.fromisoformat(metainfo.released(product.version())).replace(tzinfo=UTC)
    words = texts.of(texts.ENGLISH).release
    head = f"{product.COMMAND} ({product.version()}) stable; urgency=medium"
    return f"{head}\n\n  * {words}\n\n -- {MAINTAINER}  {email.utils.format_datetime(day)}\n"


def kilobytes(folder: Path) -> int:
    """The room that a folder takes, each file in blocks of 1024 bytes."""
    files = (path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())
    return sum(-(-size // 1024) for size in files)


def checksums(root: Path) -> str:
    """The lines by which dpkg finds out that a file was changed."""
    files = sorted(path for path in (root / "usr").rglob("*") if is_plain(path))
    return "".join(f"{checksum(path)}  {path.relative_to(root)}\n" for path in files)


def is_plain(path: Path) -> bool:
    """Whether a path is a file and no link."""
    return path.is_file() and not path.is_symlink()


def checksum(path: Path) -> str:
    """The MD5 of a file, which guards against accidents only."""
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
