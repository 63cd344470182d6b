"""Playing on the board with a mouse: what is drawn can be clicked, dragged and looked at."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.games.changcheng.commands import PlaceDouble, PlaceSingle, Refusal
from changcheng_qt.games.changcheng.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    MapExtended,
    Peeked,
    RevealedCard,
    SinglePlaced,
    ThreatRemoved,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.geography import End, Side
from changcheng_qt.games.changcheng.pieces import NEUTRAL, ActionCard, EventCard
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import Scoring, Turn
from changcheng_qt.ui.changcheng.hand import (
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.ui.changcheng.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from tests.ui.changcheng.board_table import NAMES, Table, seat_at
from tests.ui.changcheng.positions import built, half_built, setup_for

SINGLE = HeldBlock(Pile.SINGLE)
DOUBLE = HeldBlock(Pile.DOUBLE)


def deciding(card: ActionCard, owner: int = 0) -> State:
    """Province 4 is being scored, and a card takes effect."""
    return half_built(scoring=Scoring(4, (RevealedCard(owner, card, 3),)))


def happened(table: Table, kind: type[Event]) -> Event:
    """The one event of a kind that has happened."""
    (event,) = (event for event in table.events if isinstance(event, kind))
    return event


def test_every_legal_square_is_hit_where_it_is_drawn(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    squares = [command.square for command in table.bridge.legal if type(command) is PlaceSingle]
    assert len(squares) > 5
    for square in squares:
        table.hand.pick(SINGLE)
        table.click(table.square(square))
        assert table.events[0] == SinglePlaced(0, square)
        table.bridge.undo()
        table.events.clear()


def test_a_click_without_anything_held_does_nothing(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.click(table.square(5))
    table.click(table.point(ProvinceTarget(2)))
    assert table.events == []


def test_what_can_still_be_placed_stays_in_the_hand(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.click(table.square(11))
    assert table.hand.held == SINGLE, "a second single is due"
    table.click(table.square(21))
    assert table.hand.held is None
    table.bridge.undo()
    table.hand.pick(SINGLE)
    table.bridge.look_as(PUBLIC)
    assert table.hand.held is None, "another viewer begins with an empty hand"


def test_an_illegal_square_is_explained_before_the_click_and_refused_by_it(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    said: list[object] = []
    table.board.explained.connect(said.append)
    table.hand.pick(HeldBlock(Pile.TOWER))
    table.hover(table.square(5))
    assert said == [Refusal.BESIDE_TOWER]
    assert note(table)
    table.click(table.square(5))
    assert table.events == []
    table.hover(table.square(19))
    assert said == [Refusal.BESIDE_TOWER, None]
    assert not note(table)


def test_a_double_goes_where_its_seam_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(blocks=built(setup_for(), "S0").blocks))
    table.hand.pick(DOUBLE)
    pointed: list[Target | None] = []
    table.board.hovered.connect(pointed.append)
    table.hover(table.square(9, 0.9))
    table.hover(table.square(9, 0.1))
    assert pointed == [PairTarget(9, 10), PairTarget(8, 9)]
    table.click(table.square(9, 0.1))
    assert happened(table, DoublePlaced) == DoublePlaced(0, 8, 9)


def test_a_double_can_be_placed_square_by_square_and_esc_steps_back(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(blocks=built(setup_for(), "S0").blocks))
    table.hand.pick(DOUBLE)
    table.click(table.square(12))
    assert table.hand.held == HeldBlock(Pile.DOUBLE, first=12)
    table.key(Qt.Key.Key_Escape)
    assert table.hand.held == DOUBLE
    table.click(table.square(12))
    table.hover(table.square(20))
    assert table.board.pointing.reason is Refusal.SQUARES_APART
    table.click(table.square(13))
    assert happened(table, DoublePlaced) == DoublePlaced(0, 12, 13), "across the seam"


def test_where_only_one_pair_is_left_the_whole_square_means_it(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(reservations=()))
    pairs = [(c.west, c.east) for c in table.bridge.legal if isinstance(c, PlaceDouble)]
    assert (11, 12) in pairs
    assert (10, 11) not in pairs
    table.hand.pick(DOUBLE)
    table.click(table.square(11, 0.3))
    assert happened(table, DoublePlaced) == DoublePlaced(0, 11, 12)


def test_a_card_goes_to_the_province_under_the_pointer(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(cards=()))
    table.hand.pick(HeldCard(ActionCard.FLOOD))
    table.hover(table.point(ProvinceTarget(0)))
    assert table.board.pointing.reason is Refusal.PROVINCE_FULL
    table.click(table.point(ProvinceTarget(2)))
    assert happened(table, CardPlayed) == CardPlayed(0, 2, ActionCard.FLOOD)
    table.hand.pick(HeldCard(ActionCard.BUILDER))
    table.hover(table.square(11))
    assert table.board.pointing.target == ProvinceTarget(2), "the wall belongs to its province"


def test_a_traitor_breaks_the_wall_or_removes_the_counter_that_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    table.click(table.square(18))
    assert happened(table, WallBroken) == WallBroken(0, 18, 1)
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    table.click(table.point(RegionTarget(5)))
    event = happened(table, ThreatRemoved)
    assert isinstance(event, ThreatRemoved)
    assert event.region == 5


def test_walls_are_hit_on_top_of_what_is_seen(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    above = QPoint(0, round(26 * table.board.view.shown_scale))
    table.click(table.square(20) - above)
    assert happened(table, WallBroken) == WallBroken(0, 20, NEUTRAL)


def test_a_mandarin_swaps_two_walls_by_clicks_or_by_a_drag(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    table.click(table.square(18))
    assert table.hand.held == HeldWall(18)
    table.click(table.square(2))
    assert happened(table, WallsSwapped) == WallsSwapped(0, 18, 2, 1, 0)
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    table.drag(table.square(2), table.square(18))
    assert happened(table, WallsSwapped) == WallsSwapped(0, 18, 2, 1, 0)


def test_a_decision_is_taken_on_the_public_view_but_not_by_a_bot(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR, owner=2), PUBLIC)
    table.click(table.square(18))
    assert happened(table, WallBroken) == WallBroken(2, 18, 1)
    people = [Player("Mei"), *(Player(name, "bot") for name in NAMES[1:])]
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR, owner=2), 0, players=people)
    table.click(table.square(18))
    assert table.events == []


def test_nobody_acts_for_another_seat_nor_while_notes_are_looked_at(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(), 1)
    assert table.board.play.offers.legal == ()
    table = seat_at(qtbot, half_built(), PUBLIC)
    assert table.board.play.offers.legal == ()
    table = seat_at(qtbot, half_built(), 0)
    table.board.allow_commands(False)
    assert table.board.play.offers.legal == ()
    table.hand.pick(SINGLE)
    table.click(table.square(11))
    assert table.events == []
    table.board.allow_commands(True)
    table.click(table.square(11))
    assert table.events


def test_a_board_goes_to_the_end_that_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(emperors=3, extension_due=True))
    width = table.board.shape
    table.hand.pick(HeldBoard("3", Side.B))
    table.click(table.point(EndTarget(End.WEST)))
    event = happened(table, MapExtended)
    assert isinstance(event, MapExtended)
    assert (event.face.code, event.end) == ("3B", End.WEST)
    assert table.board.shape > width
    assert table.hand.held is None


class TestDrags:
    def test_a_block_is_dragged_over_the_board_and_let_go(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        table.hand.pick(SINGLE)
        table.drag(table.square(11), table.square(21))
        assert happened(table, SinglePlaced) == SinglePlaced(0, 21)
        assert table.hand.held is None, "a drag ends with an empty hand"

    def test_let_go_over_nothing_it_is_dropped(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        table.hand.pick(SINGLE)
        table.drag(table.square(11), QPoint(3, 3))
        assert table.events == []
        assert table.hand.held is None

    def test_esc_cancels_it(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        table.hand.pick(SINGLE)
        table.press(table.square(11))
        table.hover(table.square(21))
        table.key(Qt.Key.Key_Escape)
        assert table.hand.held is None
        table.release(table.square(21))
        assert table.events == []

    def test_it_may_begin_in_the_tray(self, qtbot: QtBot) -> None:
        table, tray = seat_at(qtbot, half_built()), QWidget()
        qtbot.addWidget(tray)
        tray.show()

        def over(point: QPoint) -> QPoint:
            return tray.mapFromGlobal(table.board.view.viewport().mapToGlobal(point))

        QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        table.board.begin_drag(SINGLE, tray.mapToGlobal(QPoint(12, 2)))
        assert table.hand.held == SINGLE
        QTest.mouseMove(tray, over(table.square(11)))
        assert table.board.pointing.target == SquareTarget(11)
        QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=over(table.square(11)))
        assert happened(table, SinglePlaced) == SinglePlaced(0, 11)
        assert table.hand.held is None

    def test_one_from_the_tray_is_cancelled_by_esc_there(self, qtbot: QtBot) -> None:
        table, tray = seat_at(qtbot, half_built()), QWidget()
        qtbot.addWidget(tray)
        tray.show()
        table.board.begin_drag(SINGLE, tray.mapToGlobal(QPoint(12, 2)))
        QTest.keyClick(tray, Qt.Key.Key_Escape)
        assert table.hand.held is None
        QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        assert table.events == []


class TestPeek:
    def offered(self, qtbot: QtBot) -> Table:
        """A single stands on square 11, in region 2's neighbour 1 or 2, and may be looked at."""
        table = seat_at(qtbot, half_built(turned_up=frozenset()))
        table.bridge.submit(PlaceSingle(11))
        assert table.board.play.offers.peeks == {2}
        table.events.clear()
        return table

    def eye(self, table: Table) -> QPoint:
        (item,) = (i for k, i in table.board.scene.marks.items.items() if k[0] == "eye")
        return table.board.view.mapFromScene(item.boundingRect().center())

    def test_shows_the_value_only_after_a_while_and_until_released(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        table.press(self.eye(table))
        assert table.events == [], "nothing yet"
        qtbot.waitUntil(lambda: ("look", 2, 0) in table.board.scene.marks.figures)
        event = happened(table, Peeked)
        assert isinstance(event, Peeked)
        assert table.board.scene.marks.figures["look", 2, 0].value == event.value  # type: ignore[union-attr]
        table.release(self.eye_place(table))
        assert ("look", 2, 0) not in table.board.scene.marks.figures

    def eye_place(self, table: Table) -> QPoint:
        return table.point(RegionTarget(2))

    def test_a_click_does_not_look(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        with qtbot.waitSignal(table.bridge.changed, timeout=400, raising=False) as waiting:
            table.click(self.eye(table))
        assert not waiting.signal_triggered

    def test_losing_the_focus_hides_it(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        table.press(self.eye(table))
        qtbot.waitUntil(lambda: ("look", 2, 0) in table.board.scene.marks.figures)
        table.board.view.clearFocus()
        assert ("look", 2, 0) not in table.board.scene.marks.figures

    def test_another_viewer_does_not_see_it(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        table.press(self.eye(table))
        qtbot.waitUntil(lambda: ("look", 2, 0) in table.board.scene.marks.figures)
        table.bridge.look_as(PUBLIC)
        assert ("look", 2, 0) not in table.board.scene.marks.figures

    def test_its_key_is_held_likewise(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        QTest.keyPress(table.board.view, Qt.Key.Key_E)
        qtbot.waitUntil(lambda: ("look", 2, 0) in table.board.scene.marks.figures)
        QTest.keyRelease(table.board.view, Qt.Key.Key_E)
        assert ("look", 2, 0) not in table.board.scene.marks.figures
        assert isinstance(happened(table, Peeked), Peeked)

    def test_it_says_beforehand_that_it_cannot_be_taken_back(self, qtbot: QtBot) -> None:
        table = self.offered(qtbot)
        table.hover(self.eye(table))
        assert "taken back" in note(table)


class TestKeys:
    def test_arrows_walk_from_west_to_east_and_enter_places(self, qtbot: QtBot) -> None:
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
        table.key(Qt.Key.Key_Return)
        assert happened(table, SinglePlaced) == SinglePlaced(0, max(squares))

    def test_a_ring_shows_where_the_keys_are(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        table.hand.pick(SINGLE)
        assert not any(key[0] == "focus" for key in table.board.scene.marks.figures)
        table.key(Qt.Key.Key_Right)
        assert any(key[0] == "focus" for key in table.board.scene.marks.figures)

    def test_enter_alone_does_nothing(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        table.hand.pick(SINGLE)
        table.hover(table.square(11))
        table.key(Qt.Key.Key_Return)
        assert table.events == [], "the pointer is not the keys"

    def test_a_mandarin_can_be_played_by_keys(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert isinstance(table.hand.held, HeldWall)
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert isinstance(happened(table, WallsSwapped), WallsSwapped)

    def test_keys_that_mean_nothing_here_go_on(self, qtbot: QtBot) -> None:
        table = seat_at(qtbot, half_built())
        with qtbot.waitSignal(table.board.hovered, raising=False, timeout=1) as waiting:
            for key in (Qt.Key.Key_Escape, Qt.Key.Key_Right, Qt.Key.Key_A):
                table.key(key)
        assert not waiting.signal_triggered


def note(table: Table) -> str:
    """What is said beside the pointer, empty if nothing is."""
    (label,) = (child for child in table.board.children() if type(child).__name__ == "HoverNote")
    return label.text() if label.isVisible() else ""  # type: ignore[attr-defined]


def test_a_placement_says_before_the_click_what_it_sets_off(qtbot: QtBot) -> None:
    setup = setup_for(events=(EventCard.OBSERVERS,))
    state = replace(built(setup, "S0S1S0.. S0S1S0"), turn=Turn(0, number=9))
    table = seat_at(qtbot, state)
    table.hand.pick(SINGLE)
    table.hover(table.square(3))
    assert "Dunhuang" in note(table)
    assert "Alasha" in note(table)
    table.hover(table.square(20))
    assert "Dunhuang" not in note(table)
    assert "Ordos" in note(table) or "Kereit" in note(table)
    table.hover(table.square(5))
    assert note(table), "an occupied square says why not"
    table.hand.drop()
    assert note(table) == ""


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton])
def test_the_right_button_drops(qtbot: QtBot, button: Qt.MouseButton) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.click(table.square(11), button)
    assert table.hand.held is None
    assert table.events == []
