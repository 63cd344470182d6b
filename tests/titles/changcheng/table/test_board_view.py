"""Playing on the board with a mouse: everything drawn can be clicked, dragged and looked at."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.rules.commands import PlaceDouble, PlaceSingle, Refusal
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    DoublePlaced,
    MapExtended,
    SinglePlaced,
    ThreatRemoved,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.turn import Turn
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    Target,
)
from changcheng_qt.titles.changcheng.table.scene.marks import GhostMark
from changcheng_qt.titles.changcheng.words.refusals import refusal
from tests.titles.changcheng.table.board_table import NAMES, seat_at
from tests.titles.changcheng.table.positions import built, deciding, half_built, setup_for

SINGLE = HeldBlock(Pile.SINGLE)
DOUBLE = HeldBlock(Pile.DOUBLE)


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


def test_a_thing_that_can_still_be_placed_stays_in_the_hand(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.click(table.square(11))
    assert table.hand.held == SINGLE, "a second single is due"
    table.hand.toggle(SINGLE)
    assert table.hand.held == SINGLE, "somebody who picks it up for it does not put it back"
    table.click(table.square(21))
    assert table.hand.held is None
    table.bridge.undo()
    table.hand.pick(SINGLE)
    table.bridge.look_as(PUBLIC)
    assert table.hand.held is None, "another viewer begins with an empty hand"


def test_an_illegal_square_is_explained_before_the_click_and_refused_by_it(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(HeldBlock(Pile.TOWER))
    table.hover(table.square(5))
    assert table.board.pointing.reason is Refusal.BESIDE_TOWER
    assert refusal(Refusal.BESIDE_TOWER) in table.note
    table.click(table.square(5))
    assert table.events == []
    table.hover(table.square(19))
    assert table.board.pointing.reason is None
    assert refusal(Refusal.BESIDE_TOWER) not in table.note


def test_nothing_is_said_of_a_square_that_has_just_been_built_on(qtbot: QtBot) -> None:
    """The second single is still held, and a note would cover the squares where it may go."""
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.click(table.square(11))
    assert table.hand.held == SINGLE
    assert not table.note
    table.hover(table.square(11, 0.4))
    assert not table.note
    table.hover(table.square(21))
    table.hover(table.square(11))
    assert table.note, "coming back is asking"


def test_a_double_goes_where_its_seam_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(blocks=built(setup_for(), "S0").blocks))
    table.hand.pick(DOUBLE)
    pointed: list[Target | None] = []
    table.board.hovered.connect(pointed.append)
    table.hover(table.square(9, 0.9))
    table.hover(table.square(9, 0.1))
    assert pointed == [PairTarget(9, 10), PairTarget(8, 9)]
    table.click(table.square(9, 0.1))
    assert table.happened(DoublePlaced) == DoublePlaced(0, 8, 9)


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
    assert table.happened(DoublePlaced) == DoublePlaced(0, 12, 13), "across the seam"


def test_where_only_one_pair_is_left_the_whole_square_means_it(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(reservations=()))
    pairs = [(c.west, c.east) for c in table.bridge.legal if isinstance(c, PlaceDouble)]
    assert (11, 12) in pairs
    assert (10, 11) not in pairs
    table.hand.pick(DOUBLE)
    table.click(table.square(11, 0.3))
    assert table.happened(DoublePlaced) == DoublePlaced(0, 11, 12)


def test_a_card_goes_to_the_province_under_the_pointer(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(cards=()))
    table.hand.pick(HeldCard(ActionCard.FLOOD))
    table.hover(table.point(ProvinceTarget(0)))
    assert table.board.pointing.reason is Refusal.PROVINCE_FULL
    table.click(table.point(ProvinceTarget(2)))
    assert table.happened(CardPlayed) == CardPlayed(0, 2, ActionCard.FLOOD)
    table.hand.pick(HeldCard(ActionCard.BUILDER))
    table.hover(table.square(11))
    assert table.board.pointing.target == ProvinceTarget(2), "the wall belongs to its province"


def test_a_traitor_breaks_the_wall_or_removes_the_counter_that_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    table.click(table.square(18))
    assert table.happened(WallBroken) == WallBroken(0, 18, 1)
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    table.click(table.point(RegionTarget(5)))
    event = table.happened(ThreatRemoved)
    assert isinstance(event, ThreatRemoved)
    assert event.region == 5


def test_walls_are_hit_on_top_of_what_is_seen(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR))
    above = QPoint(0, round(26 * table.board.view.shown_scale))
    table.click(table.square(20) - above)
    assert table.happened(WallBroken) == WallBroken(0, 20, NEUTRAL)


def test_a_mandarin_swaps_two_walls_by_clicks_or_by_a_drag(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    table.click(table.square(18))
    assert table.hand.held == HeldWall(18)
    table.click(table.square(2))
    assert table.happened(WallsSwapped) == WallsSwapped(0, 18, 2, 1, 0)
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    table.drag(table.square(2), table.square(18))
    assert table.happened(WallsSwapped) == WallsSwapped(0, 18, 2, 1, 0)


def test_a_decision_is_taken_on_the_public_view_but_not_by_a_bot(qtbot: QtBot) -> None:
    table = seat_at(qtbot, deciding(ActionCard.TRAITOR, owner=2), PUBLIC)
    table.click(table.square(18))
    assert table.happened(WallBroken) == WallBroken(2, 18, 1)
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
    table.bridge.take_commands(takes_commands=False)
    assert table.board.play.offers.legal == ()
    table.hand.pick(SINGLE)
    table.click(table.square(11))
    assert table.events == []
    table.bridge.take_commands(takes_commands=True)
    table.click(table.square(11))
    assert table.events


def test_a_board_goes_to_the_end_that_is_clicked(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(emperors=3, extension_due=True))
    width = table.board.shape
    table.hand.pick(HeldBoard("3", Side.B))
    table.click(table.point(EndTarget(End.WEST)))
    event = table.happened(MapExtended)
    assert isinstance(event, MapExtended)
    assert (event.face.code, event.end) == ("3B", End.WEST)
    assert table.board.shape > width
    assert table.hand.held is None


def test_a_placement_says_before_the_click_what_it_sets_off(qtbot: QtBot) -> None:
    setup = setup_for(events=(EventCard.OBSERVERS,))
    state = replace(built(setup, "S0S1S0.. S0S1S0"), turn=Turn(0, number=9))
    table = seat_at(qtbot, state)
    table.hand.pick(SINGLE)
    table.hover(table.square(3))
    assert "Dunhuang" in table.note
    assert "Alasha" in table.note
    table.hover(table.square(20))
    assert "Dunhuang" not in table.note
    assert "Ordos" in table.note or "Kereit" in table.note
    table.hover(table.square(5))
    assert table.note, "an occupied square says why not"
    table.hand.drop()
    assert table.note == ""


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton])
def test_the_right_button_drops(qtbot: QtBot, button: Qt.MouseButton) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.click(table.square(11), button)
    assert table.hand.held is None
    assert table.events == []


@pytest.mark.parametrize("along", [0.05, 0.3, 0.5, 0.7, 0.95])
def test_a_click_sets_down_of_a_double_what_the_ghost_has_shown(qtbot: QtBot, along: float) -> None:
    table = seat_at(qtbot, half_built(blocks=built(setup_for(), "S0").blocks))
    table.hand.pick(DOUBLE)
    table.hover(table.square(9, along))
    ghost = table.board.scene.marks.figures["ghost", 0, 0]
    assert isinstance(ghost, GhostMark)
    table.click(table.square(9, along))
    placed = [(e.west, e.east) for e in table.events if isinstance(e, DoublePlaced)]
    held = table.hand.held
    first = () if not isinstance(held, HeldBlock) or held.first is None else (held.first,)
    assert ghost.squares == (placed[0] if placed else first)
    assert len(placed) == (along in (0.05, 0.3, 0.7, 0.95))


def test_keys_set_down_of_a_double_what_the_ghost_shows(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(DOUBLE)
    table.key(Qt.Key.Key_Right)
    ghost = table.board.scene.marks.figures["ghost", 0, 0]
    assert isinstance(ghost, GhostMark)
    table.key(Qt.Key.Key_Return)
    assert table.happened(DoublePlaced) == DoublePlaced(0, *ghost.squares)
