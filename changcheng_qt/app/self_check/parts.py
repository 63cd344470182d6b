"""The files and Qt plugins of a package, and whether they exist and can be read."""

import os
import sys
import wave
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTranslator
from PySide6.QtGui import QImageReader, QRawFont

from changcheng_qt import assets
from changcheng_qt.i18n.languages import ENGLISH, LANGUAGES
from changcheng_qt.sound.catalogue import Sound
from changcheng_qt.sound.player import samples_in
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title, UnusableFiles

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
LICENCES: Final = ("LICENSE", "OFL.txt", "Qt.txt", "GPL-3.0.txt", "LGPL-3.0.txt")
FONTS: Final = (
    *(f"ChangchengGaramond-{style}.otf" for style in ("Bold", "Italic")),
    *(
        f"ChangchengSans-{style}.otf"
        for style in ("Bold", "Italic", "Medium", "Regular", "SemiBold")
    ),
    *(f"ChangchengHei{script}-Bold.otf" for script in ("SC", "TC")),
    *(f"ChangchengWenKai-{style}.ttf" for style in ("Bold", "Regular")),
    *(f"NotoSansCJK{script}-Regular.otf" for script in ("sc", "tc")),
)
BROUGHT: Final = (
    "_miniaudio",
    *("ifaddr", "nacl.bindings", "paho.mqtt.client", "ssl", "truststore", "zeroconf"),
    *(f"changcheng_qt.net.{name}" for name in ("guest", "host", "knocking", "listing", "post")),
)
"""Modules that the program can do without, but that a bundle has."""
WEBP: Final = "imageformats/qwebp"
SCREENS: Final = {
    "linux": ("platforms/qxcb", "platforms/qwayland"),
    "win32": ("platforms/qwindows",),
    "darwin": ("platforms/qcocoa",),
}
"""The plugins by which a program with its own Qt shows its windows on each system."""


def unloadable_plugins() -> list[str]:
    """Return the plugins of Qt that cannot be loaded; without them there may be no application."""
    return [f"missing part of Qt: {fault}" for name in _plugins() for fault in _unloadable(name)]


def unreadable_files() -> list[str]:
    """Return the files that are missing or incomplete; needs an application."""
    return [
        *_unreadable("font", _fonts(), lambda file: QRawFont(str(file), 12.0).isValid()),
        *_unreadable("icon", map(assets.icon_file, ICON_SIZES), _is_picture),
        *_unreadable("sound", (assets.sound_file(sound.value) for sound in Sound), _is_sound),
        *_unreadable("licence", _licences(), Path.is_file),
        *(fault for title in TITLES for fault in _faults_of(title)),
        *_unreadable("translation", _translations(), _is_translation),
    ]


def plain_modules() -> list[str]:
    """Return the modules that should be native code in this package but are not; only a package
    with its own Python has such.
    """
    listed = assets.compiled_list()
    if listed.is_file():
        return [fault for name in listed.read_text("utf-8").split() for fault in _plain(name)]
    return [f"missing list of compiled modules: {listed.name}"] if _brings_its_own() else []


def missing_modules() -> list[str]:
    """Return the missing modules of a package with its own Python."""
    faults = [_missing(name) for name in BROUGHT] if _brings_its_own() else []
    return [fault for fault in faults if fault]


def _missing(name: str) -> str:
    try:
        import_module(name)
    except ImportError as error:
        return f"missing module: {name}: {error}"
    return ""


def _plain(name: str) -> Iterator[str]:
    try:
        spec = import_module(name).__spec__
    except ImportError as error:
        yield f"missing compiled module: {name}: {error}"
    else:
        if not (spec and isinstance(spec.loader, ExtensionFileLoader)):
            yield f"not compiled: {name}"


def _unreadable(
    kind: str, files: Iterable[Path], can_read: Callable[[Path], bool]
) -> Iterator[str]:
    return (f"missing {kind}: {file.name}" for file in files if not can_read(file))


def _fonts() -> Iterator[Path]:
    found = {file.name: file for file in assets.font_files()}
    return (found.get(name, Path(name)) for name in FONTS)


def _licences() -> Iterator[Path]:
    found = {file.name: file for file in assets.licence_files()}
    return (found.get(name, Path(name)) for name in LICENCES)


def _translations() -> Iterator[Path]:
    """Yield our own translations and Qt's; Qt's English has no file."""
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for language in LANGUAGES:
        yield assets.translation_file(language.code)
        if language != ENGLISH:
            yield of_qt / f"qtbase_{language.code}.qm"


def _faults_of(title: Title) -> Iterator[str]:
    """Yield the faults of a title's own files."""
    files = (assets.title_folder(title.name) / name for name in title.files)
    yield from _unreadable(f"file of {title.name}", files, _is_whole)
    try:
        title.open_box(None)
    except UnusableFiles as error:
        yield f"unusable file of {title.name}: {error}"


def _is_whole(file: Path) -> bool:
    return _is_picture(file) if file.suffix == ".webp" else file.is_file()


def _is_picture(file: Path) -> bool:
    return not QImageReader(str(file)).read().isNull()


def _is_sound(file: Path) -> bool:
    try:
        return bool(samples_in(file))
    except (OSError, EOFError, wave.Error):
        return False


def _is_translation(file: Path) -> bool:
    return QTranslator().load(str(file))


def _plugins() -> tuple[str, ...]:
    """Return the plugins that must be loadable: those in use, and all those of a bundle."""
    in_use = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    chosen = (f"platforms/q{in_use}",) if in_use else ()
    promised = (*SCREENS.get(sys.platform, ()), "platforms/qoffscreen") if _brings_its_own() else ()
    return tuple(dict.fromkeys((WEBP, *chosen, *promised)))


def _brings_its_own() -> bool:
    """Whether this is a bundle, with Python and Qt in it."""
    return bool(getattr(sys, "frozen", False))


def _unloadable(name: str) -> Iterator[str]:
    """Yield why a plugin cannot be loaded, with the library that it lacks, if so."""
    loader = QPluginLoader(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)}/{name}")
    if not loader.load():
        yield f"{name}: {loader.errorString()}"
