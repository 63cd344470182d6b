"""The parts of Python and Qt in the bundle: the plugins that the program uses, the libraries
that these and the modules ask for, and Qt's own words in our languages.

PyInstaller takes along every plugin of a Qt module and all that it asks for, which on a machine
with GTK is half a desktop. Plugins are chosen by name; a library stays only if something that stays
needs it, regardless of others on the building machine.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath, PurePosixPath
from typing import Final, TypeAlias
from zipfile import ZipFile

from build import linux

Entry: TypeAlias = tuple[str, str, str]
"""A file of PyInstaller's: its place in the bundle, its source, and its kind."""

UNUSED_MODULES: Final = (
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtSvg", "PySide6.QtOpenGL"),
    # Only letters go over a network: neither files nor mail.
    *("ftplib", "smtplib", "xmlrpc"),
    # Python's own hashes do as well as those of OpenSSL, which is larger than all our fonts.
    "_hashlib",
    # The compiled form of the same is always there.
    "_pydecimal",
    *("doctest", "pdb", "pydoc", "setuptools", "tkinter", "unittest"),
    # Packages that are used ask whether these are there; tools of the building machine bring them.
    *("requests", "socks", "typing_extensions", "urllib3"),
)
OF_LINUX: Final = ("PySide6.QtDBus",)
"""The modules that only the desktops of Linux have a use for."""
PLUGINS_OF_LINUX: Final = frozenset({"iconengines/qsvgicon", "imageformats/qsvg"})
"""The plugins for the icons of desktop themes, in dialogs that Qt draws itself; no picture of the
program's is of that kind.
"""
PLUGINS: Final = frozenset(
    {
        "platforms/qcocoa",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qwindows",
        "platforms/qxcb",
        "imageformats/qwebp",
        # Chinese is typed through IBus; accents are composed.
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platformthemes/qxdgdesktopportal",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-shell-integration/xdg-shell",
    }
)
"""The other plugins of Qt, as folder and name without the system's prefix and ending."""
QT_WORDS: Final = re.compile(r"qtbase_(it|fr|zh_TW|zh_CN)\.qm")

BASE: Final = "base_library.zip"
"""The archive with the modules that Python needs to begin."""
PYTHON: Final = re.compile(r"(lib)?python3|Python$")


def unused_modules(platform: str) -> list[str]:
    """The modules that the program does not use on a system."""
    return [*UNUSED_MODULES, *(() if platform == "linux" else OF_LINUX)]


def trimmed(
    entries: Iterable[Entry], needs: Callable[[str], Iterable[str]], platform: str
) -> list[Entry]:
    """The entries that stay on a system; `needs` has the names of the libraries that a source asks
    for.
    """
    wanted = [entry for entry in entries if is_wanted(entry[0], platform)]
    needed: set[str] = set()
    left = [entry for entry in wanted if not is_library(entry)]
    while left:
        asked = {library_name(name) for entry in left for name in _asked(entry, needs)} - needed
        needed |= asked
        left = [entry for entry in wanted if library_name(entry[0]) in asked]
    return [e for e in wanted if not is_library(e) or library_name(e[0]) in needed]


def is_wanted(place: str, platform: str) -> bool:
    """Whether a plugin or a file of words is among those that the program uses on a system, and no
    file is a part of glibc.
    """
    path = PurePosixPath(place.replace("\\", "/"))
    parts = path.parts
    if path.name in linux.LIBC:
        return False
    if "PySide6" not in parts:
        return True
    if "translations" in parts:
        return bool(QT_WORDS.fullmatch(path.name))
    if "plugins" in parts:
        folder, name = parts[parts.index("plugins") + 1], path.name.split(".")[0]
        plugins = PLUGINS | PLUGINS_OF_LINUX if platform == "linux" else PLUGINS
        return f"{folder}/{name.removeprefix('lib')}" in plugins
    return True


def is_library(entry: Entry) -> bool:
    """Whether an entry is there only because others ask for it; Python is there for itself."""
    place, _, kind = entry
    if "plugins" in PurePath(place).parts or PYTHON.match(PurePath(place).name):
        return False
    return kind in {"BINARY", "SYMLINK"} or ".framework" in place


def library_name(place: str) -> str:
    """The name of a library: its framework on macOS, elsewhere its file, in small letters, as
    Windows does not care.
    """
    path = PurePath(place)
    framework = next((part for part in path.parts if part.endswith(".framework")), path.name)
    return framework.removesuffix(".framework").lower()


def _asked(entry: Entry, needs: Callable[[str], Iterable[str]]) -> Iterable[str]:
    """The libraries that an entry asks for; a link asks for nothing but its target."""
    return () if entry[2] in {"SYMLINK", "DATA"} else needs(entry[1])


def sort_archive(archive: str | Path) -> None:
    """Put the members of an archive in the order of their names."""
    with ZipFile(archive) as found:
        names = sorted(found.namelist())
        members = [(found.getinfo(name), found.read(name)) for name in names]
    with ZipFile(archive, "w") as ordered:
        for member, content in members:
            ordered.writestr(member, content)
