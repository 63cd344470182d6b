"""Arrows on the map walk in two directions, and leave it above its first row and below its last."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.pointer.hand import Hand, Held
from changcheng_qt.titles.china.table.pointer.pointing import ROW
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.actions.table import WALK_ON
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from tests.titles.china.rules.scene import lay
from tests.titles.china.table.map_table import bridge_at


@pytest.fixture
def bindings() -> KeyBindings:
    return KeyBindings()


@pytest.fixture
def board(qtbot: QtBot, bindings: KeyBindings) -> MapBoard:
    bridge = bridge_at(lay("red red purple"))
    looks = Appearance(Looks(motion=MotionSpeed.NONE))
    made = MapBoard(bridge, Hand(), looks, keys=bindings)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    made.play.hold(Held(Piece.HOUSE))
    return made


@pytest.mark.parametrize(
    ("key", "leaves"),
    [
        (Qt.Key.Key_Up, [-1]),
        (Qt.Key.Key_Down, [1]),
        (Qt.Key.Key_Left, []),
        (Qt.Key.Key_Right, []),
    ],
)
def test_arrows_leave_the_map_at_its_upper_and_lower_edge_alone(
    board: MapBoard, key: Qt.Key, leaves: list[int]
) -> None:
    left: list[int] = []

    def beyond(step: int) -> bool:
        left.append(step)
        return True

    board.keys.beyond = beyond
    seen = list[object]()
    while not left and board.pointing.walked_to not in seen[-1:]:
        seen.append(board.pointing.walked_to)
        QTest.keyClick(board.view, key)
    assert len(seen) > 1, "the key has walked over the map before"
    assert left == leaves


def test_an_arrow_that_was_given_another_meaning_walks_no_more(
    board: MapBoard, bindings: KeyBindings
) -> None:
    """Keys of one's own choice walk in the order of reading."""
    bindings.bind(WALK_ON, ("N",))
    QTest.keyClick(board.view, Qt.Key.Key_Right)
    assert board.pointing.walked_to is None
    rows = list[float]()
    for _ in range(12):
        QTest.keyClick(board.view, Qt.Key.Key_N)
        place = board.pointing.walked_to
        assert place is not None
        rows.append(board.pointing.place_of(place).y() // ROW)
    assert rows == sorted(rows)
    assert len(set(rows)) > 1


def test_escape_forgets_the_place_then_the_piece(board: MapBoard) -> None:
    board.pointing.choose(next(iter(board.play.offers.starts)))
    for held in (Held(Piece.HOUSE), None):
        QTest.keyClick(board.view, Qt.Key.Key_Escape)
        assert board.play.offers.held == held
