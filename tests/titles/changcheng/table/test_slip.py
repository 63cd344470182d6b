"""The slip next to a square: its place, the effect of building there, the square's name."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceDouble, PlaceSingle
from changcheng_qt.titles.changcheng.rules.geography import Square, Wall
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.painting.marks import AreaLook
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import PairTarget
from changcheng_qt.titles.changcheng.table.scene.marks import AreaMark
from changcheng_qt.ui.board.note_sheet import NoteLayout
from changcheng_qt.ui.looks.appearance import ThemeChoice
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from tests.effort import combined
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import built, extended, half_built, setup_for

SINGLE = HeldBlock(Pile.SINGLE)
DOUBLE = HeldBlock(Pile.DOUBLE)
TOWER = HeldBlock(Pile.TOWER)
PAPER = 8
"""The room around the paper of a slip, for its shadow and its tip."""


def lit(table: Table) -> set[tuple[int, bool]]:
    """The provinces (and regions: True) that are lit because a square of theirs is pointed at."""
    figures = table.board.scene.marks.figures.values()
    return {
        (figure.number, figure.is_region)
        for figure in figures
        if isinstance(figure, AreaMark) and figure.look is AreaLook.POINTED_AT
    }


def around(table: Table, *squares: Square) -> QRect:
    """Where squares are drawn, as the slip measures it."""
    view, layout = table.board.view, table.board.scene.layout
    room = QRect()
    for square in squares:
        room = room.united(view.mapFromScene(layout.cell(square).boundingRect()).boundingRect())
    return QRect(view.mapToParent(room.topLeft()), room.size())


def paper(table: Table) -> QRect:
    return table.slip.geometry().adjusted(PAPER, PAPER, -PAPER, -PAPER)


def test_a_held_wall_says_where_it_would_stand_and_what_it_would_do(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    wall = table.bridge.view.wall
    table.hand.pick(SINGLE)
    for square in (11, 17, 21, 25):
        table.hover(table.square(square))
        province, region = wall.province_of[square], wall.region_of[square]
        rows = table.slip.note.rows
        assert [row.name for row in rows] == [
            wall.province(province).name("en"),
            wall.region(region).name("en"),
        ]
        assert lit(table) == {(province, False), (region, True)}
        assert rows[0].facts[0].words == "Majority"


def test_a_double_says_its_points_and_all_the_places_it_lies_in(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(blocks=built(setup_for(), "S0").blocks))
    wall = table.bridge.view.wall
    table.hand.pick(DOUBLE)
    pairs = [c for c in table.bridge.legal if isinstance(c, PlaceDouble)]
    for pair in (min(pairs, key=_touched(table)), max(pairs, key=_touched(table))):
        table.hover(table.point(PairTarget(pair.west, pair.east)))
        note = table.slip.note
        assert note.figure == f"+{wall.areas_touched(pair.west, pair.east)}"
        assert len(note.rows) == wall.areas_touched(pair.west, pair.east) == len(lit(table))


def _touched(table: Table) -> Callable[[PlaceDouble], int]:
    wall: Wall = table.bridge.view.wall
    return lambda pair: wall.areas_touched(pair.west, pair.east)


def test_a_tower_says_that_it_shelters(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(TOWER)
    table.hover(table.square(12))
    (words,) = [f.words for f in table.slip.note.rows[1].facts if f.words == "Sheltered"]
    assert words
    table.hand.pick(SINGLE)
    table.hover(table.square(12))
    assert "Sheltered" not in table.note


def test_the_slip_names_completed_provinces_and_counters_turned_up(qtbot: QtBot) -> None:
    state = half_built()
    state = replace(state, setup=replace(state.setup, events=(EventCard.OBSERVERS,)))
    table = seen_at(qtbot, state)
    table.hand.pick(SINGLE)
    completing = [c.square for c in table.bridge.legal if isinstance(c, PlaceSingle)]
    said: list[str] = []
    for square in completing:
        table.hover(table.square(square))
        said += table.slip.note.sentences
    assert any("Completes" in sentence for sentence in said)
    assert any("Reveals" in sentence for sentence in said)


@combined(size=[(967, 567), (732, 484), (1500, 802)], scale=[1.0, 2.0])
def test_it_covers_neither_the_target_nor_the_wall(
    qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    table = seen_at(qtbot, half_built(), size=size)
    table.appearance.choose_scale(scale)
    table.hand.pick(TOWER)
    legal = [s for s in table.bridge.view.wall.squares if table.bridge.view.blocks[s] is None]
    for square in legal:
        table.hover(table.square(square))
        assert table.slip.isVisible()
        assert table.board.rect().contains(table.slip.geometry())
        assert not paper(table).intersects(around(table, square))
    assert table.slip.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_it_does_not_dance(qtbot: QtBot) -> None:
    """It stays where it is while the pointer stays on the square."""
    table = seen_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    places = set()
    for along in (0.35, 0.45, 0.55, 0.65):
        table.hover(table.square(12, along))
        places.add(table.slip.geometry().getRect())
    assert len(places) == 1


def test_it_vanishes_with_the_block(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.hover(table.square(12))
    assert table.slip.isVisible()
    table.hand.drop()
    assert not table.slip.isVisible()
    assert lit(table) == set()
    assert not table.said_here


def test_a_held_card_has_no_slip(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    (private,) = table.bridge.view.privates
    table.hand.pick(HeldCard(private.hand[0]))
    table.hover(table.square(12))
    assert not table.slip.note.rows


def test_keys_that_walk_say_and_show_the_same(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    for _ in range(3):
        table.key(Qt.Key.Key_Right)
    target = table.board.pointing.walked_to
    assert target is not None
    walked = table.slip.note
    assert walked.rows
    assert len(lit(table)) == 2
    spoken = table.said_here
    assert walked.rows[0].name in spoken
    assert "majority:" in spoken
    table.hover(table.point(target))
    assert table.slip.note == walked


def test_an_illegal_square_is_named_and_lit_too(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.hover(table.square(0))
    assert len(table.slip.note.rows) == 2
    assert len(lit(table)) == 2
    assert table.slip.note.sentences


def test_the_text_read_aloud_has_no_secret_of_the_viewer(qtbot: QtBot) -> None:
    """The slip names the value that was looked at; the loudspeaker does not."""
    table = seen_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    legal = [c for c in table.bridge.legal if isinstance(c, PlaceSingle)]
    table.bridge.submit(legal[0])
    region = table.bridge.view.wall.region_of[legal[0].square]
    assert table.board.play.peek(region)
    value = table.bridge.view.known_threats[region]
    squares = table.bridge.view.wall.squares_of_region[region]
    free = [s for s in squares if table.bridge.view.blocks[s] is None] or list(squares)
    table.hand.pick(SINGLE)
    table.hover(QPoint(3, 3))
    table.hover(table.square(free[0]))
    (row,) = [r for r in table.slip.note.rows if r.name == _region_name(table, region)]
    assert row.figure == f"−{value}"
    assert f"−{value}" not in table.said_here
    assert "threat" not in table.said_here


def _region_name(table: Table, region: int) -> str:
    wall: Wall = table.bridge.view.wall
    return wall.region(region).name("en")


# A click with empty hands.


def asked(qtbot: QtBot, state: State | None = None) -> Table:
    return seen_at(qtbot, state or half_built())


@pytest.mark.parametrize(
    ("square", "said"),
    [
        (0, "Mei's wall"),
        (6, "Luca's tower"),
        (10, "Sima's broken wall"),
        (15, "Claire's double wall"),
        (11, "An empty square"),
    ],
)
def test_a_click_with_empty_hands_says_whose_block_it_is(
    qtbot: QtBot, square: Square, said: str
) -> None:
    table = asked(qtbot)
    table.hover(table.square(square))
    assert table.note == "", "nobody has asked yet"
    table.click(table.square(square))
    assert table.slip.note.title.startswith(said)
    assert len(table.slip.note.rows) == 2
    assert len(lit(table)) == 2
    assert table.said_here.startswith(said)
    assert table.events == []
    table.hover(table.square(24))
    assert table.note == ""
    assert lit(table) == set()


HOW = "Choose a block below, or drag one here."


@pytest.mark.parametrize(("square", "is_playable"), [(11, True), (5, True), (0, False)])
def test_a_square_that_may_be_built_on_says_how(
    qtbot: QtBot, square: Square, is_playable: bool
) -> None:
    table = asked(qtbot)
    table.hover(table.square(square))
    assert HOW not in table.slip.note.sentences
    table.click(table.square(square))
    assert (HOW in table.slip.note.sentences) == is_playable
    assert (HOW in table.said_here) == is_playable


def test_a_seat_that_may_not_act_reads_nothing_about_building(qtbot: QtBot) -> None:
    table = asked(qtbot)
    table.bridge.take_commands(takes_commands=False)
    table.click(table.square(11))
    assert table.slip.note.title
    assert HOW not in table.slip.note.sentences


def test_a_reserved_square_says_for_whom(qtbot: QtBot) -> None:
    table = asked(qtbot)
    table.click(table.square(5))
    assert "Luca" in table.slip.note.title


def test_picking_something_up_ends_the_explanation(qtbot: QtBot) -> None:
    table = asked(qtbot)
    table.click(table.square(0))
    table.hand.pick(SINGLE)
    assert not table.slip.note.title


def test_keys_walk_the_wall_with_empty_hands_and_enter_explains(qtbot: QtBot) -> None:
    table = asked(qtbot)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right)
    assert table.board.pointing.walked_to is not None
    assert table.note == ""
    table.key(Qt.Key.Key_Return)
    assert table.slip.note.title
    table.key(Qt.Key.Key_Right)
    assert not table.slip.note.title
    assert table.events == []


def test_a_press_by_name_tells_what_the_square_is(qtbot: QtBot) -> None:
    """As a screen reader does it."""
    table = asked(qtbot)
    told: list[str] = []
    table.board.tree.actions.answered.connect(told.append)
    place = table.board.tree.at(table.board.view.viewport().mapToGlobal(table.square(0)))
    assert place is not None
    table.board.tree.actions.do(table.board.tree.actions.possible(place.thing)[0], place.thing)
    (sentence,) = told
    assert sentence.startswith("Mei's wall.")


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_the_slip_is_painted_in_every_theme(qtbot: QtBot, theme: ThemeChoice) -> None:
    table = asked(qtbot)
    table.appearance.choose_theme(theme)
    table.click(table.square(0))
    assert len({table.slip.grab().toImage().pixel(x, 20) for x in range(10, 120)}) > 3


def test_the_slip_is_painted_once_however_often_it_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seen_at(qtbot, half_built())
    painted: list[NoteLayout] = []
    paint = NoteLayout.paint

    def counted(sheet: NoteLayout, painter: QPainter, signs: KeptPicture) -> None:
        painted.append(sheet)
        paint(sheet, painter, signs)

    monkeypatch.setattr(NoteLayout, "paint", counted)
    table.hand.pick(SINGLE)
    table.hover(table.square(12))
    first = table.slip.grab().toImage()
    assert table.slip.grab().toImage() == first
    assert len(painted) == 1
    table.appearance.choose_theme(ThemeChoice.DARK)
    assert table.slip.grab().toImage() != first
    assert len(painted) == 2


def test_a_pan_explains_nothing(qtbot: QtBot) -> None:
    state = extended(extended(half_built(), "3"), "4")
    table = seen_at(qtbot, state, size=(732, 484))
    start = table.square(12)
    table.press(start)
    QTest.mouseMove(table.board.view.viewport(), start + QPoint(-90, 0))
    table.release(start + QPoint(-90, 0))
    assert table.note == ""
