"""The parts of Python and Qt in the bundle, shown on lists such as PyInstaller makes."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from build import trimming
from build.trimming import Entry
from changcheng_qt.app.self_check import parts
from changcheng_qt.i18n.languages import LANGUAGES
from checkout import ROOT

QT = "PySide6/Qt"
PLUGINS = f"{QT}/plugins"
NEEDS = {
    "/QtGui.so": ["libQt6Gui.so.6"],
    "/QtGui.abi3.so": ["@rpath/QtGui.framework/Versions/A/QtGui"],
    "/libQt6Gui.so.6": ["libQt6Core.so.6", "libc.so.6"],
    "/libqxcb.so": ["libxcb-cursor.so.0"],
    "/libqgtk3.so": ["libgtk-3.so.0"],
    "/libgtk-3.so.0": ["libcairo.so.2"],
}


def library(name: str, folder: str = "") -> Entry:
    return f"{folder}{name}", f"/{name}", "BINARY"


def kept(*entries: Entry) -> list[str]:
    return [e[0] for e in trimming.trimmed(entries, lambda source: NEEDS.get(source, []), "linux")]


def test_a_library_stays_only_if_what_stays_needs_it() -> None:
    entries = [
        ("PySide6/QtGui.so", "/QtGui.so", "EXTENSION"),
        library("libQt6Gui.so.6", f"{QT}/lib/"),
        library("libQt6Core.so.6", f"{QT}/lib/"),
        library("libqxcb.so", f"{PLUGINS}/platforms/"),
        library("libxcb-cursor.so.0"),
        library("libqgtk3.so", f"{PLUGINS}/platformthemes/"),
        library("libgtk-3.so.0"),
        library("libcairo.so.2"),
        library("libQt6Quick.so.6", f"{QT}/lib/"),
    ]
    assert kept(*entries) == [entry[0] for entry in entries[:5]]


def test_python_stays_though_nothing_asks_for_it() -> None:
    assert kept(library("libpython3.11.so.1.0")) == ["libpython3.11.so.1.0"]
    assert kept(library("python311.dll")) == ["python311.dll"]
    assert kept(library("libother.so.1")) == []


def test_no_part_of_glibc_is_bundled() -> None:
    entries = [("_miniaudio.abi3.so", "/_miniaudio.abi3.so", "EXTENSION"), library("libmvec.so.1")]
    trimmed = trimming.trimmed(entries, lambda _: ["libmvec.so.1"], "linux")
    assert [entry[0] for entry in trimmed] == [entries[0][0]]


IMPORTED = """
import sys
sys.modules.update({name: None for name in sys.argv[2].split(",") if name})
for name in sys.argv[1].split(","):
    __import__(name)
"""
"""Imports modules without others, as in a bundle that left these out."""


@pytest.mark.parametrize("missed", [(), ("ssl",)])
def test_the_files_of_a_bundle_need_no_file_that_is_left_out(missed: tuple[str, ...]) -> None:
    words = (",".join(("decimal", *parts.BROUGHT)), ",".join((*trimming.UNUSED_MODULES, *missed)))
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, *words], check=False, capture_output=True, cwd=ROOT
    )
    assert bool(done.returncode) is bool(missed), done.stderr.decode()


ELSEWHERE = """
import ctypes, sys
from unittest.mock import Mock
sys.modules.update({name: None for name in sys.argv[2].split(",")})
from changcheng_qt.app.screen_lock import ScreenLock
from changcheng_qt.app.waiting.notifying import new_application, notifier
sys.platform = sys.argv[1]
ctypes.WinDLL = Mock()
application = new_application()
ScreenLock().watch()
notifier(lambda _: None, application)
"""
"""Runs on the desktop of another system, without the libraries that its bundle leaves out."""


@pytest.mark.skipif(sys.platform != "linux", reason="pretends that another system is this one")
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_bus_of_desktops_is_left_out_where_there_is_none(platform: str) -> None:
    needs_it = platform == "linux"
    left_out = trimming.unused_modules(platform)
    assert set(trimming.OF_LINUX).isdisjoint(left_out) is needs_it
    words = (platform, ",".join((*left_out, *trimming.OF_LINUX)))
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, *words], check=False, capture_output=True, cwd=ROOT
    )
    assert bool(done.returncode) is needs_it, done.stderr.decode()
    assert (b"QtDBus" in done.stderr) is needs_it, done.stderr.decode()


def test_a_link_stays_with_its_target() -> None:
    entries = [
        ("PySide6/QtGui.so", "/QtGui.so", "EXTENSION"),
        library("libQt6Gui.so.6", f"{QT}/lib/"),
        ("libQt6Gui.so.6", f"{QT}/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Quick.so.6", f"{QT}/lib/libQt6Quick.so.6", "SYMLINK"),
    ]
    assert kept(*entries) == [entry[0] for entry in entries[:3]]


def test_a_framework_of_macos_stays_or_goes_as_a_whole() -> None:
    def framework(name: str) -> list[Entry]:
        inside = f"{QT}/lib/{name}.framework"
        return [
            (f"{inside}/Versions/A/{name}", f"/{name}", "BINARY"),
            (f"{inside}/Versions/Current", "A", "SYMLINK"),
            (f"{inside}/Resources/Info.plist", "/Info.plist", "DATA"),
        ]

    module: Entry = ("PySide6/QtGui.abi3.so", "/QtGui.abi3.so", "EXTENSION")
    stays = [module, *framework("QtGui")]
    assert kept(*stays, *framework("QtQuick")) == [entry[0] for entry in stays]


def test_windows_does_not_care_for_capitals() -> None:
    entries: list[Entry] = [
        ("PySide6/QtGui.so", "/QtGui.so", "EXTENSION"),
        library("LIBQT6GUI.SO.6"),
    ]
    assert kept(*entries) == ["PySide6/QtGui.so", "LIBQT6GUI.SO.6"]


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        (f"{PLUGINS}/platforms/libqcocoa.dylib", True),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        (f"{PLUGINS}/platformthemes/libqgtk3.so", False),
        (f"{PLUGINS}/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        (f"{QT}/translations/qtbase_zh_TW.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        (f"{QT}/translations/qt_fr.qm", False),
        ("changcheng_qt/_data/translations/changcheng_fr.qm", True),
        ("changcheng_qt/_data/resources/fonts/ChangchengSans-Bold.otf", True),
    ],
)
def test_plugins_and_words_are_chosen_by_name(place: str, stays: bool) -> None:
    assert trimming.is_wanted(place, "linux") == stays


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_icons_of_desktop_themes_are_for_linux_only(platform: str) -> None:
    for name in ("iconengines/qsvgicon", "imageformats/qsvg"):
        place = f"PySide6/plugins/{name}.dll"
        assert trimming.is_wanted(place, platform) is (platform == "linux")
        assert trimming.is_wanted(place.replace(name, parts.WEBP), platform)


def test_no_picture_of_the_program_needs_them() -> None:
    kinds = {file.suffix for file in (ROOT / "resources").rglob("*")}
    assert ".webp" in kinds
    assert not {".svg", ".svgz"} & kinds


def test_the_parts_checked_by_the_self_check_stay() -> None:
    screens = [name for names in parts.SCREENS.values() for name in names]
    assert {*screens, parts.WEBP, "platforms/qoffscreen"} <= trimming.PLUGINS
    for language in LANGUAGES[1:]:
        assert trimming.QT_WORDS.fullmatch(f"qtbase_{language.code}.qm")


def test_the_order_of_an_archive_says_nothing_of_how_it_was_made(tmp_path: Path) -> None:
    made = []
    for number, names in enumerate(("ab", "ba")):
        made.append(tmp_path / f"{number}.zip")
        with ZipFile(made[-1], "w") as archive:
            for name in names:
                archive.writestr(ZipInfo(name), name * 9)
        trimming.sort_archive(made[-1])
    first, second = (path.read_bytes() for path in made)
    assert first == second
    with ZipFile(made[0]) as archive:
        assert archive.read("b") == b"b" * 9
