"""Somebody listens while games come and go: nothing is kept, and nothing breaks."""

import gc
from itertools import islice
from typing import Any
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.accessible.board_tree import BoardInterface, BoardTree, PlaceInterface
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.ears import everything_in, new_window
from tests.conformance.leaks.photographs import alone
from tests.effort import effort
from tests.titles.changcheng.sample.leaks import SAMPLE
from tests.titles.changcheng.sample.pairs import pairs

GAMES = effort(sample=3, nightly=20)
"""At night several in each language, by day one each in the first ones."""
LANGUAGES = ("it", "fr", "zh_TW", "zh_CN", "en")


pytestmark = pytest.mark.usefixtures("listened_to")


def shown_boards(window: MainWindow) -> list[BoardView]:
    return [board for board in window.findChildren(BoardView) if not board.isHidden()]


def alive() -> int:
    """How many interfaces of boards and places Qt still keeps."""
    kinds = (BoardInterface, PlaceInterface)
    return sum(isinstance(one, kinds) and shiboken6.isValid(one) for one in gc.get_objects())


def delete_later() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def listen_to(languages: Languages, games: int) -> tuple[list[int], list[ref[BoardView]]]:
    """Show n games in a window that is closed then, everything in it heard; return how many
    interfaces there were after each, and the boards.
    """
    before, window = alive(), new_window(languages, SAMPLE.shown)
    boards: list[ref[BoardView]] = []
    counts = []
    for number, pair in enumerate(islice(pairs(), games)):
        for _ in alone(window, pair.real, pair.viewer, 1.0):
            everything_in(window)
        languages.install(LANGUAGES[number % len(LANGUAGES)])
        QApplication.processEvents()
        everything_in(window)
        boards += [ref(board) for board in shown_boards(window)]
        counts.append(alive() - before)
    window.close()
    window.deleteLater()
    return counts, boards


def kept(boards: list[ref[BoardView]]) -> int:
    """How many boards are still there although their windows are not."""
    delete_later()
    gc.collect()
    return sum(board() is not None for board in boards)


def test_games_languages_and_windows_come_and_go(languages: Languages) -> None:
    before = alive()
    counts, boards = listen_to(languages, GAMES)
    assert len(boards) == GAMES
    assert max(counts) < 2 * min(counts), "one board at a time"
    assert kept(boards) == 0
    assert alive() == before


def test_an_interface_that_holds_on_to_its_board_is_noticed(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = BoardInterface.__init__

    def holding(interface: BoardInterface, tree: BoardTree[Any]) -> None:
        begin(interface, tree)
        interface.view = tree.view  # type: ignore[attr-defined]

    monkeypatch.setattr(BoardInterface, "__init__", holding)
    _, boards = listen_to(languages, 1)
    assert kept(boards) == 1


def test_a_switch_of_language_is_heard_at_once(languages: Languages) -> None:
    window = new_window(languages, SAMPLE.shown)
    pair = next(pairs())
    list(alone(window, pair.real, pair.viewer, 1.0))
    tree = shown_boards(window)[0].tree
    english = [place.name for place in tree.places]
    languages.install("zh_TW")
    QApplication.processEvents()
    chinese = [place.name for place in tree.places]
    assert len(english) == len(chinese)
    assert not set(english) & set(chinese)
    window.deleteLater()
    delete_later()
