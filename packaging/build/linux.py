"""The program as a Linux system has it: the bundle in ``/usr/lib``, and the files of desktops.

One tree serves all packages. From the system it uses only the libraries that go with the
graphics driver and the kernel's libc; the bundle brings everything else.
"""

import gzip
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from build import desktop, licences, manual, metainfo, product, texts
from checkout import CannotContinue

OLDEST_LIBC: Final = "2.36"
"""The version in Debian 12, on which the packages are built."""
LIBRARIES: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
}
"""The system's libraries that the bundle asks for, each with its Debian package."""
LIBC: Final = frozenset(
    {
        *("libc.so.6", "libdl.so.2", "libm.so.6", "libmvec.so.1", "libpthread.so.0"),
        *("libresolv.so.2", "librt.so.1", "libutil.so.1", "ld-linux-x86-64.so.2"),
    }
)
"""The parts of glibc, which must be of one version: no bundle brings any."""
HOME: Final = Path("usr/lib") / product.COMMAND
"""The path of the bundle, from the root."""
DOCUMENTS: Final = Path("usr/share/doc") / product.COMMAND
COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {name}
Comment: /{home} holds the program together with Python, Qt and the libraries that these need. Their
 licences lie in /{licences}. Qt and PySide are used under the LGPL; their
 libraries are files of their own there, which may be replaced.

Files: *
Copyright: {holder}
License: Expat

Files: {home}/_internal/libQt6* {home}/_internal/PySide6/* {home}/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3

Files: {home}/_internal/python3* {home}/_internal/libpython3*
Copyright: Python Software Foundation
License: PSF-2

Files: {home}/_internal/changcheng_qt/_data/resources/fonts/*
Copyright: the authors of EB Garamond, Cabin, Noto Sans CJK and LXGW WenKai
License: OFL-1.1

License: Expat
{mit}

License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.

License: PSF-2
 The text is among the licences of the bundle.

License: OFL-1.1
{ofl}
"""
ICONS: Final = checkout.ROOT / "resources" / "icons"


def lay_out(bundle: Path, root: Path) -> None:
    """Put the program and its desktop files into an empty root."""
    check_libraries(bundle)
    shutil.copytree(bundle, root / HOME, symlinks=True)
    forget_build_machine(root / HOME)
    set_modes(root / HOME)
    command = root / "usr/bin" / product.COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("../lib") / product.COMMAND / product.COMMAND)
    for place, text in desktop_files().items():
        write(root / place, text.encode())
    for language in texts.LANGUAGES:
        folder = "man" if language == texts.ENGLISH else f"man/{language}"
        page = gzipped(manual.page(language))
        write(root / f"usr/share/{folder}/man6/{manual.FILE}.gz", page)
    for source, place in icons():
        write(root / place, source.read_bytes())
    write(root / DOCUMENTS / "copyright", copyright_text().encode())


def check_libraries(bundle: Path) -> None:
    """Make sure that a bundle asks the system only for the dependencies of the packages."""
    files = [path for path in bundle.rglob("*") if ".so" in path.name or path.suffix == ""]
    plain = sorted(str(path) for path in files if path.is_file() and not path.is_symlink())
    command = ["objdump", "--private-headers", *plain]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    brought = {path.name for path in files}
    if foreign := foreign_libraries(told) - brought:
        raise CannotContinue(
            f"The bundle asks the system for {', '.join(sorted(foreign))}, and no package says so: "
            "add them to LIBRARIES in packaging/build/linux.py, or to the bundle."
        )


def foreign_libraries(headers: str) -> set[str]:
    """The libraries required in the output of objdump, without those of every system."""
    return {*re.findall(r"^\s+NEEDED\s+(\S+)", headers, re.MULTILINE)} - {*LIBRARIES, *LIBC}


def forget_build_machine(folder: Path) -> None:
    """Take out of Python and its modules the paths of libraries on the building machine: any folder
    of that name would be searched first, even a stranger's.
    """
    inside = folder / "_internal"
    modules = [*inside.glob("libpython3*"), *inside.glob("python3*/lib-dynload/*.so")]
    if not modules:
        return
    if not shutil.which("chrpath"):
        system_libraries.install(["chrpath"])
    command = ["chrpath", "--delete", *map(str, modules)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
        raise CannotContinue("chrpath could not take the search paths out of Python's modules.")


def set_modes(folder: Path) -> None:
    """Make a bundle readable for everybody, and the program executable, not the libraries."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            is_open = path.is_dir() or path == folder / product.COMMAND
            path.chmod(0o755 if is_open else 0o644)


def desktop_files() -> dict[str, str]:
    """The files of desktops, by their paths."""
    return {
        f"usr/share/applications/{desktop.ENTRY_FILE}": desktop.entry(),
        f"usr/share/mime/packages/{desktop.MIME_FILE}": desktop.mime(),
        f"usr/share/metainfo/{metainfo.FILE}": metainfo.metainfo(),
    }


def write(path: Path, content: bytes) -> None:
    """Write a file that everybody may read, and its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(0o644)


def gzipped(text: str) -> bytes:
    """A text as Debian wants manuals; the same text gives the same bytes."""
    return gzip.compress(text.encode(), mtime=0)


def icons() -> Iterator[tuple[Path, str]]:
    """Every icon with its place, of the program and of its saved games, which look alike."""
    for source in sorted(ICONS.glob("*.png")):
        size = source.stem.rpartition("-")[2]
        theme = f"usr/share/icons/hicolor/{size}x{size}"
        yield source, f"{theme}/apps/{product.APP_ID}.png"
        yield source, f"{theme}/mimetypes/{desktop.MIME_ICON}.png"


def copyright_text() -> str:
    """The holders of the rights in the packages' contents, in Debian's form."""
    own = (checkout.ROOT / "LICENSE").read_text("utf-8")
    fonts = (checkout.ROOT / "resources/fonts/OFL.txt").read_text("utf-8")
    holder = re.search(r"Copyright \(c\) (.+)", own)
    return COPYRIGHT.format(
        name=product.COMMAND,
        home=HOME,
        licences=HOME / licences.INSIDE,
        holder=holder[1] if holder else product.MAINTAINER,
        mit=indented(own),
        ofl=indented(fonts),
    )


def indented(text: str) -> str:
    """A text as the continuation of a field: a space before each line, a dot on empty ones."""
    return "\n".join(f" {line.rstrip() or '.'}" for line in text.strip().splitlines())
