"""The marks of changes since one's own turn: the marked things, and the end of the marks."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    EmperorPlaced,
    Event,
    MapExtended,
    ThreatRemoved,
    ThreatTurnedUp,
    TurnBegan,
    TurnEnded,
    WallBroken,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.table.geometry.layout import (
    WallLayout,
    emperor_rect,
    gone_card_row,
)
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks, Setting
from changcheng_qt.titles.changcheng.table.scene.piece_art import change_art
from changcheng_qt.titles.changcheng.table.scene.projection import change_figures
from changcheng_qt.titles.changcheng.table.scene.touched import LAST_MOVES, LastMove
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import extended, half_built, seen, setup_for
from tests.titles.changcheng.table.test_scene import secrets_permuted

FACE = load_boards(title_folder("changcheng") / "boards")[2].face(Side.A)
WARRIOR = RevealedCard(0, ActionCard.WARRIOR, 3)
FLOOD = RevealedCard(2, ActionCard.FLOOD, 4)
SCORED = (
    CardsRevealed(1, 5, (WARRIOR,), (FLOOD,), told=(0, 1, 2)),
    WallBroken(1, 12, 1),
    ThreatRemoved(1, 2, None, told=()),
    EmperorPlaced(5, 1),
)
STEPS: tuple[tuple[Event, ...], ...] = (
    (TurnEnded(0), TurnBegan(1, 2)),
    (ThreatTurnedUp(4, 3, told=(0, 1, 2)),),
    SCORED,
    (TurnEnded(1), MapExtended(1, FACE, End.EAST, (1, 2, 3), told=(0, 1, 2)), TurnBegan(0, 3)),
)


def test_everything_that_the_others_changed_is_marked() -> None:
    assert LAST_MOVES.of(STEPS, 0, 0) == LastMove(
        squares=frozenset({12}),
        scored=frozenset({5}),
        gone=frozenset({(5, 3, 0), (5, 4, 2)}),
        counters=frozenset({2, 4}),
        boards=1,
    )


def test_changes_in_ones_own_turn_are_not_marked() -> None:
    assert LAST_MOVES.of(STEPS, 1, 0) == LastMove()
    theirs = (*STEPS[:2], (WallBroken(0, 12, 1),), *STEPS[3:])
    assert LAST_MOVES.of(theirs, 1, 0).squares == {12}, "but what another decided then is marked"


def test_one_has_acted_once_something_of_ones_own_has_happened_in_ones_turn() -> None:
    own_turn = (*STEPS, (WallBroken(0, 3, 1),))
    assert not LAST_MOVES.has_acted(STEPS, 0, 0)
    assert LAST_MOVES.has_acted(own_turn, 0, 0)
    assert not LAST_MOVES.has_acted(own_turn, 0, 1), "in another's turn one only decides"
    assert not LAST_MOVES.has_acted(own_turn, PUBLIC, 0)
    assert LAST_MOVES.has_acted(((WallBroken(0, 3, 1),),), 0, 0), "the first turn has no beginning"
    assert not LAST_MOVES.has_acted((), 0, 0)


def marks_on(table: Table) -> set[str]:
    kinds = {key[0] for key in table.board.scene.position.figures}
    return kinds & {"rim", "gone", "emperor rim", "counter rim", "board rim"}


def in_the_turn_of_the_next(qtbot: QtBot, motion: MotionSpeed = MotionSpeed.NONE) -> Table:
    """A board on which the first seat has placed a wall, seen by the next one, whose turn it is."""
    table = seen_at(qtbot, half_built(), motion=motion)
    for command in (PlaceSingle(11), PlaceSingle(21), EndTurn()):
        table.bridge.submit(command)
    table.bridge.look_as(1)
    return table


def test_marks_stay_until_one_acts_and_come_back_with_undo(qtbot: QtBot) -> None:
    table = in_the_turn_of_the_next(qtbot)
    assert marks_on(table) == {"rim"}
    table.bridge.submit(table.legal(PlaceSingle)[0])
    assert marks_on(table) == set()
    table.bridge.undo()
    assert marks_on(table) == {"rim"}


def test_a_key_hides_the_marks_or_keeps_them_for_one_turn(qtbot: QtBot) -> None:
    table = in_the_turn_of_the_next(qtbot)
    table.board.toggle_changes()
    assert marks_on(table) == set()
    table.board.toggle_changes()
    assert marks_on(table) == {"rim"}
    first = table.legal(PlaceSingle)[0]
    table.bridge.submit(first)
    assert marks_on(table) == {"rim"}, "they were asked for"
    table.board.toggle_changes()
    assert marks_on(table) == set()
    second = next(c for c in table.legal(PlaceSingle))
    for command in (second, EndTurn()):
        table.bridge.submit(command)
    table.bridge.look_as(2)
    assert marks_on(table) == {"rim"}, "in the next turn they come by themselves"


def test_marks_fade_and_then_look_as_if_they_had_always_been_there(qtbot: QtBot) -> None:
    pictures = []
    for motion in (MotionSpeed.NORMAL, MotionSpeed.NONE):
        table = in_the_turn_of_the_next(qtbot, motion)
        table.board.toggle_changes()
        assert table.board.animator.is_moving == (motion is MotionSpeed.NORMAL)
        table.board.skip_motion()
        table.board.view.settle()
        pictures.append(table.board.grab().toImage())
        table.board.toggle_changes()
        table.board.skip_motion()
        pictures.append(table.board.grab().toImage())
    assert pictures[:2] == pictures[2:]
    assert pictures[0] != pictures[1]


EVERY_MARK = LastMove(
    scored=frozenset({0}),
    gone=frozenset((0, ply, ply % 4) for ply in range(5)),
    counters=frozenset({2, 4}),
    boards=1,
)


def test_all_that_is_marked_has_its_figure() -> None:
    view = seen(extended(half_built()), 0)
    figures = dict(change_figures(view, EVERY_MARK))
    kinds = [kind for kind, _, _ in figures]
    assert sorted(set(kinds)) == ["board rim", "counter rim", "emperor rim", "gone"]
    assert kinds.count("gone") == 5
    assert ("board rim", 2, 0) in figures
    assert not dict(change_figures(view, LastMove()))


def test_removed_things_are_not_marked() -> None:
    view = seen(half_built(), 0)
    gone = LastMove(scored=frozenset({4}), counters=frozenset({14}), boards=3)
    assert [key for key, _ in change_figures(view, gone)] == [("board rim", 1, 0)]


def test_marks_paint_within_their_bounds(qtbot: QtBot) -> None:
    view = seen(extended(half_built()), 0)
    setting = Setting(WallLayout(view.wall), BoardLooks(LIGHT, Script.LATIN))
    for figure in dict(change_figures(view, EVERY_MARK)).values():
        art = change_art(figure, setting)
        around = art.bounds.adjusted(-40, -40, 40, 40).toAlignedRect()
        picture = QImage(around.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        with QPainter(picture) as painter:
            painter.translate(-around.topLeft())
            art.paint(painter)
        inside = art.bounds.toAlignedRect().translated(-around.topLeft())
        with QPainter(picture) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(inside, 0)
        blank = QImage(picture.size(), picture.format())
        blank.fill(0)
        assert picture == blank


@pytest.mark.parametrize("count", range(1, 12))
def test_the_outlines_of_gone_cards_stay_next_to_the_emperor_card_and_in_the_province(
    count: int,
) -> None:
    layout = WallLayout(half_built().wall)
    for province in layout.wall.provinces:
        spot = layout.province_spot(province)
        row, emperor = gone_card_row(spot, count), emperor_rect(spot)
        assert len(row) == count
        assert not any(card.intersects(emperor) for card in row)
        assert QRectF(spot.rect).contains(emperor)
        assert all(spot.rect.left() <= c.left() and c.right() <= spot.rect.right() for c in row)


@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_no_mark_depends_on_what_the_viewer_cannot_know(qtbot: QtBot, viewer: Viewer) -> None:
    chance = Random(5)
    state = half_built(setup=setup_for(4, events=(EventCard.OBSERVERS,)))
    marked, pictures = [], []
    for secret in (state, hidden_otherwise(state, chance)):
        table = seen_at(qtbot, secret, viewer, motion=MotionSpeed.NORMAL)
        for command in (PlaceSingle(7 + 14), EndTurn()):
            if command in table.bridge.legal_for(0):
                table.bridge.submit(command)
        table.board.skip_motion()
        table.board.view.settle()
        marked.append(table.board.recent.marked)
        pictures.append(table.board.grab().toImage())
    assert marked[0] == marked[1]
    assert marked[0] != LastMove()
    assert pictures[0] == pictures[1]


def hidden_otherwise(state: State, chance: Random) -> State:
    """The same position to anybody who looks, except for the value of a hidden card or counter; the
    counter that will be turned up is the same, for that is no secret then.
    """
    other = secrets_permuted(state, chance)
    threats = list(other.setup.threats)
    region = state.wall.region_of[21]
    at = threats.index(state.setup.threats[region])
    threats[at], threats[region] = threats[region], threats[at]
    setup = replace(other.setup, threats=tuple(threats))
    return replace(other, setup=setup)
