"""The first frame comes before everything that it can do without, and the rest comes after it.

The program is started in a process of its own, as people start it.
"""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import native
from changcheng_qt import assets
from changcheng_qt.app import opening
from changcheng_qt.app.opening import FIRST, FirstFrame
from changcheng_qt.app.preloader import SOON, Preloader
from changcheng_qt.saves.table import TABLE
from tests.effort import by_day
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
LATE = (
    "changcheng_qt.app.cli.command_parser",
    "changcheng_qt.app.session",
    "changcheng_qt.bots.levels",
    "changcheng_qt.bots.playout",
    "changcheng_qt.bots.search",
    "changcheng_qt.engine",
    "changcheng_qt.titles.changcheng.rules",
    "changcheng_qt.titles.changcheng.words",
    "changcheng_qt.titles.china.rules",
    "changcheng_qt.titles.china.words",
    "changcheng_qt.i18n.phrases",
    "changcheng_qt.saves.atomic",
    "changcheng_qt.saves.library",
    "changcheng_qt.saves.record",
    "changcheng_qt.titles.changcheng.table.board",
    "changcheng_qt.titles.changcheng.table.scene",
    "changcheng_qt.ui.gate.plaque",
    "changcheng_qt.ui.dialogs",
    "changcheng_qt.ui.seam.match_bridge",
    "changcheng_qt.ui.seam.title",
    "changcheng_qt.ui.seam.table",
    "asyncio",
    "concurrent",
    "hashlib",
    "html",
    "multiprocessing",
    "ssl",
    "unicodedata",
    "urllib.request",
)
"""Packages and modules that nobody needs for the start page."""
LATE_CLASSES = ("QStyle",)
"""Classes of Qt with hundreds of constants: PySide wraps a class when it is first named or
returned.
"""
MOST_MODULES = 74
"""Modules of the program in the first frame; there are 300 and more."""

OF_HOME = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""The variables by which a program finds its folders, on Linux and on Windows."""

MODULES = """
import sys
import changcheng_qt.app
from changcheng_qt.__main__ import main
{planted}

def go_on(front, folders, file):
    names = sorted(sys.modules)
    import json
    from PySide6 import QtWidgets
    print(json.dumps(names + [*vars(QtWidgets)]))
    front.window.close()

changcheng_qt.app.main = sys.modules["changcheng_qt.app.main"] = sys.modules["__main__"]
main([])
"""
"""Start with a stand-in for the parts behind the window."""
SOURCES = """
import json, linecache, sys
import changcheng_qt.app
{planted}
from types import ModuleType
from changcheng_qt.__main__ import main

def leave(front, folders, file):
    print(json.dumps([file for file in linecache.cache if "changcheng_qt" in file]))
    front.window.close()

behind = ModuleType("changcheng_qt.app.main")
behind.go_on = leave
sys.modules[behind.__name__] = changcheng_qt.app.main = behind
main([])
"""
"""Name the sources that Python keeps."""
PICTURES = """
import json
import changcheng_qt.app.main as main
from changcheng_qt.__main__ import main as start
{planted}
go_on = main.go_on

def leave(front, folders, file):
    pictures = [front.window.grab().toImage()]
    go_on(front, folders, file)
    pictures.append(front.window.grab().toImage())
    print(json.dumps(pictures[0] == pictures[1]))
    front.window.close()

main.go_on = leave
start(["--lang", "{language}"])
"""
"""Compare the start page before and after the rest of the program is there."""


RESTARTED = """
import json
import changcheng_qt.app.main as main
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton
from changcheng_qt.__main__ import main as start
from changcheng_qt.engine.seats import Player
from changcheng_qt.ui.seam.title import GameOrder
go_on = main.go_on
seen = []

def look(front):
    window = front.window
    page = window.table.start_page
    shown = page.findChildren(QAbstractButton) if page.isVisible() else []
    pressed = [one.text() for one in shown if one.isVisible() and one.isEnabled()]
    seen.append([page.isVisible(), pressed, window.table_actions["new_game"].isEnabled()])

def leave(front, folders, file):
    look(front)
    go_on(front, folders, file)
    if {begins}:
        players = (Player("Ada"), Player("Bo"))
        front.window.order_placed.emit(GameOrder("changcheng", players, ("red", "green")))
    look(front)
    until(front)

def until(front):
    if front.window.match_show is None and front.window.table.start_page.is_still:
        QTimer.singleShot(5, lambda: until(front))
        return
    look(front)
    if {leaves}:
        front.window.abandon_asked.emit()
    front.window.close()

main.go_on = leave
start(["--lang", "en"])
print(json.dumps(seen))
"""
"""Notes whether the start page is seen, which of its buttons are enabled, and whether a game can be
begun: in the first frame, with the rest behind it, and when the game is there.
"""
ALIVE = [
    True,
    [
        "Learn to play",
        *("Play now", "New game") * 3,
        "Play with others",
        "Open a saved game",
        "English",
    ],
    True,
]


def started(source: str, home: Path) -> object:
    """The output of a program that is started with a home of its own."""
    own = {"QT_QPA_PLATFORM": "offscreen", **dict.fromkeys(OF_HOME, str(home))}
    command = [sys.executable, "-c", source]
    run = subprocess.run(
        command, check=True, cwd=ROOT, env=os.environ | own, capture_output=True, text=True
    )
    return json.loads(run.stdout)


def late_among(modules: object) -> list[str]:
    """The late ones among the names of modules and classes."""
    assert isinstance(modules, list)
    late = (*LATE, *LATE_CLASSES)
    return [name for name in modules if any(f"{name}.".startswith(f"{one}.") for one in late)]


def test_the_first_frame_does_without_what_comes_later(tmp_path: Path) -> None:
    modules = started(MODULES.format(planted=""), tmp_path)
    assert isinstance(modules, list)
    assert late_among(modules) == []
    own = [name for name in modules if name.startswith("changcheng_qt")]
    assert len(own) <= MOST_MODULES


def test_the_search_is_left_to_the_bots_process(tmp_path: Path) -> None:
    """Even when all of the window is there, with the rules of every title."""
    load = (
        "import json, sys, changcheng_qt.app.main; from changcheng_qt.app import preloader;"
        "preloader.import_all(); print(json.dumps([*sys.modules]))"
    )
    modules = started(load, tmp_path)
    assert isinstance(modules, list)
    assert "changcheng_qt.app.workers.bot_runner" in modules
    assert {native.name_of(module) for module in native.group()} & {*modules} == set()


@pytest.mark.parametrize(
    ("planted", "late"),
    [
        ("import changcheng_qt.titles.changcheng.rules.steps", "changcheng_qt.titles.changcheng"),
        ("import urllib.request", "urllib.request"),
        ("from PySide6.QtWidgets import QStyle", "QStyle"),
    ],
)
def test_a_planted_import_is_noticed(planted: str, late: str, tmp_path: Path) -> None:
    modules = started(MODULES.format(planted=planted), tmp_path)
    assert any(name.startswith(late) for name in late_among(modules))


def test_every_late_class_is_there() -> None:
    assert all(hasattr(QtWidgets, name) for name in LATE_CLASSES)


@pytest.mark.parametrize("module", LATE)
def test_later_parts_are_called_by_their_names(module: str) -> None:
    assert find_spec(module)


@pytest.mark.parametrize("language", by_day(["en", "fr", "zh_TW", "zh_CN"], slow={"en", "zh_CN"}))
def test_the_first_frame_has_the_fonts_that_it_needs(language: str, tmp_path: Path) -> None:
    assert started(PICTURES.format(planted="", language=language), tmp_path) is True


@pytest.mark.parametrize("language", by_day(["en", "zh_TW"], slow={"en"}))
def test_a_font_that_comes_too_late_is_seen(language: str, tmp_path: Path) -> None:
    planted = (
        "from changcheng_qt.app import opening; opening.FIRST = dict.fromkeys(opening.FIRST, ())"
    )
    assert started(PICTURES.format(planted=planted, language=language), tmp_path) is False


def test_a_restart_shows_nothing_to_press_until_the_game_is_there(tmp_path: Path) -> None:
    first = started(RESTARTED.format(begins=True, leaves=False), tmp_path)
    assert first == [ALIVE, [False, [], True], [False, [], True]]
    again = started(RESTARTED.format(begins=False, leaves=True), tmp_path)
    still = [True, [], False]
    assert again == [still, still, [False, [], True]]
    after_leaving = started(RESTARTED.format(begins=False, leaves=False), tmp_path)
    assert isinstance(after_leaving, list)
    assert after_leaving[0] == ALIVE, "no game lay on the table"


def test_a_note_of_a_game_that_is_gone_ends_on_a_page_that_lives(tmp_path: Path) -> None:
    games = tmp_path / "changcheng_qt" / "games"
    games.mkdir(parents=True)
    (games / TABLE).write_text('{"game": "gone"}')
    seen = started(RESTARTED.format(begins=False, leaves=False), tmp_path)
    assert seen == [[True, [], False], [True, [], False], ALIVE]


def test_the_first_fonts_are_there() -> None:
    there = {file.stem for file in assets.font_files()}
    assert all(there.issuperset(names) for names in FIRST.values())


def test_the_rest_waits_for_the_first_frame_and_comes_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "NOTHING_PAINTED", 2 * PATIENCE)
    widget = QWidget()
    qtbot.addWidget(widget)
    first_frame = FirstFrame(widget)
    told: list[bool] = []
    first_frame.passed.connect(lambda: told.append(widget.isVisible()))
    with qtbot.waitSignal(first_frame.passed):
        widget.show()
    widget.repaint()
    with qtbot.assertNotEmitted(first_frame.passed, wait=20):
        widget.update()
    assert told == [True]


def test_the_rest_does_not_wait_for_ever_and_comes_once(qtbot: QtBot) -> None:
    """A window that was painted late, or was minimised, got a second program behind it."""
    widget = QWidget()
    qtbot.addWidget(widget)
    first_frame = FirstFrame(widget)
    with qtbot.waitSignal(first_frame.passed):
        assert not widget.isVisible()
    with qtbot.assertNotEmitted(first_frame.passed, wait=20):
        widget.show()
        widget.repaint()


def test_modules_are_imported_one_a_turn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("changcheng_qt.app.preloader.import_module", asked.append)
    parent = QWidget()
    qtbot.addWidget(parent)
    with qtbot.waitSignal(Preloader(parent).destroyed):
        assert asked == []
    assert asked == list(SOON)


@pytest.mark.parametrize(("planted", "few"), [("", True), ("import PySide6.QtCore", False)])
def test_no_sources_are_read(planted: str, few: bool, tmp_path: Path) -> None:
    sources = started(SOURCES.format(planted=planted), tmp_path)
    assert isinstance(sources, list)
    assert (sources == []) is few


@pytest.mark.parametrize("module", SOON)
def test_every_module_to_come_soon_is_there(module: str) -> None:
    assert import_module(module)
