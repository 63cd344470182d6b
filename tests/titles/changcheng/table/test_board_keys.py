"""The board by keys: walk, do, drop."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.events import SinglePlaced, WallsSwapped
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldWall, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from tests.titles.changcheng.table.board_table import seat_at
from tests.titles.changcheng.table.positions import deciding, half_built

SINGLE = HeldBlock(Pile.SINGLE)


def test_arrows_walk_from_west_to_east_and_enter_places(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    squares = [c.square for c in table.bridge.legal if type(c) is PlaceSingle]
    walked = []
    for _ in squares:
        table.key(Qt.Key.Key_Right)
        walked.append(table.board.pointing.target)
    assert walked == [SquareTarget(square) for square in sorted(squares)]
    table.key(Qt.Key.Key_Right)
    assert table.board.pointing.target == walked[0], "round and round"
    table.key(Qt.Key.Key_Left)
    assert table.board.pointing.target == walked[-1]
    led: list[int] = []

    def lead(step: int) -> bool:
        led.append(step)
        return True

    table.board.keys.beyond = lead
    table.key(Qt.Key.Key_Return)
    assert table.happened(SinglePlaced) == SinglePlaced(0, max(squares))
    assert led == [], "the keys stay where something was done"


def test_a_ring_shows_where_the_keys_are(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    assert not any(key[0] == "focus" for key in table.board.scene.marks.figures)
    table.key(Qt.Key.Key_Right)
    assert any(key[0] == "focus" for key in table.board.scene.marks.figures)


def test_enter_alone_does_nothing(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.hover(table.square(11))
    table.key(Qt.Key.Key_Return)
    assert table.events == [], "the pointer is not the keys"


def test_a_mandarin_can_be_played_by_keys(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert isinstance(table.hand.held, HeldWall)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert isinstance(table.happened(WallsSwapped), WallsSwapped)


def test_keys_that_mean_nothing_here_go_on(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    with qtbot.waitSignal(table.board.hovered, raising=False, timeout=1) as waiting:
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_A):
            table.key(key)
    assert not waiting.signal_triggered


def test_enter_without_a_target_continues(qtbot: QtBot) -> None:
    """Such as to the scoring that waits: somebody who has the keys on the board strikes it."""
    table = seat_at(qtbot, half_built())
    led: list[int] = []

    def lead(step: int) -> bool:
        led.append(step)
        return True

    table.board.keys.beyond = lead
    table.key(Qt.Key.Key_Return)
    assert (led, table.events) == ([1], [])
