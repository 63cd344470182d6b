"""The art of a title is released when its game is left: nothing keeps its scene or its pictures.
The game itself, with all its positions, goes when another one is on the table, and a program that
has ended goes whole.
"""

import gc
from collections.abc import Callable
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.main import Program, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.china.table.scene.figure_art import MapSetting
from changcheng_qt.ui.board.board import BoardWidget
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.scene.figure_scene import FigureScene
from tests.app.conftest import QUIET, Build
from tests.app.tables.windows import end
from tests.app.test_two_titles import begin, leave

NAMES = [title.name for title in TITLES]


@pytest.fixture
def running(program: Build) -> Program:
    return program(is_painted=True)


def art_of(running: Program) -> "list[ref[object]]":
    """The owners of the pictures of the game on the table, once all of it has been painted."""
    show = running.window.match_show
    assert show
    if isinstance(show.flow.screen, Gate):
        show.flow.lift_gate()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    [board] = running.window.findChildren(BoardWidget)
    running.window.grab()
    [scene] = board.findChildren(FigureScene)
    assert scene.sprites.cost
    setting = scene.setting
    silk = [setting.silk] if isinstance(setting, MapSetting) else []
    return [ref(one) for one in [scene, scene.sprites, *silk]]


def kept(art: "list[ref[object]]") -> int:
    """How much of it there still is, when all that was to be deleted later is deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return sum(one() is not None for one in art)


@pytest.mark.parametrize("title", NAMES)
def test_art_goes_with_its_game_and_does_not_come_back(running: Program, title: str) -> None:
    begin(running, NAMES.index(title), 3)
    art = art_of(running)
    assert kept(art) == len(art)
    leave(running)
    assert kept(art) == 0
    begin(running, 1 - NAMES.index(title), 3)
    other = art_of(running)
    assert (kept(art), kept(other)) == (0, len(other))


def test_art_that_something_keeps_is_found(running: Program) -> None:
    begin(running, NAMES.index("china"), 3)
    art = art_of(running)
    keeper = art[-1]()
    leave(running)
    assert keeper is not None
    assert kept(art)


def connected_by_closure(start: Callable[[TableFlow], None]) -> Callable[[TableFlow], None]:
    """Start a flow as one that a connection of its own keeps: Qt holds the function, and that holds
    the flow.
    """

    def start_connected(flow: TableFlow) -> None:
        start(flow)
        flow.bots.paused_changed.connect(lambda: flow.screen)

    return start_connected


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_game_goes_when_another_one_is_on_the_table(
    running: Program, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    if is_kept:
        monkeypatch.setattr(TableFlow, "start", connected_by_closure(TableFlow.start))
    for title in range(len(NAMES)):
        begin(running, title, 3)
        show = running.window.match_show
        assert show
        game: list[ref[object]] = [ref(show.flow), ref(show.bridge)]
        del show
        leave(running)
        begin(running, 1 - title, 3)
        leave(running)
        assert kept(game) == (len(game) if is_kept else 0)


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_program_that_has_ended_goes(qapp: QApplication, folders: Folders, is_kept: bool) -> None:
    ended = build(qapp, folders, QUIET)
    gone: list[ref[object]] = [ref(ended.window)]
    to_desktop = qapp.styleHints().colorSchemeChanged
    end(ended)
    connection = to_desktop.connect(lambda _, of=ended: of.window) if is_kept else None
    del ended
    assert kept(gone) == is_kept
    if connection is not None:
        QApplication.disconnect(connection)
