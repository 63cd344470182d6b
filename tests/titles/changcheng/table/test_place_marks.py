"""The wall itself shows which province each square belongs to, on the smallest board too."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.board.fitting import LARGEST_LETTERING
from changcheng_qt.titles.changcheng.table.geometry.face_layout import (
    COUNTER_RADIUS,
    FaceLayout,
    card_row,
)
from changcheng_qt.titles.changcheng.table.geometry.layout import emperor_rect
from changcheng_qt.titles.changcheng.table.painting import marks as painting
from changcheng_qt.titles.changcheng.table.painting.slips import province_slip_row
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.titles.changcheng.table.scene.mark_art import border_line, enlarged_row
from changcheng_qt.titles.changcheng.table.scene.marks import ChosenMark, RingMark
from changcheng_qt.titles.changcheng.table.scene.place_marks import (
    BorderMark,
    OutlineMark,
    ProvinceNameMark,
    RegionNameMark,
    province_mark,
    region_mark,
)
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.painting.lettering import narrowed
from changcheng_qt.ui.painting.pigments import RIVER_BRIGHT, RIVER_FOAM
from screens.windows import load_fonts
from tests.effort import combined
from tests.titles.changcheng.rules.scene import FACES
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import deciding, extended, half_built
from tests.titles.changcheng.table.test_board_shown import four_boards

SINGLE = HeldBlock(Pile.SINGLE)
SMALL = (732, 484)
"""The size of the board in a window of 1024x720."""
ALIKE = 60


def boards(count: int) -> State:
    return {2: half_built(), 3: extended(half_built(), "3"), 4: four_boards()}[count]


def fitted(qtbot: QtBot, count: int, size: tuple[int, int] = SMALL) -> Table:
    load_fonts()
    table = seen_at(qtbot, boards(count), size=size)
    table.board.view.hold_to(Extent.WHOLE)
    table.board.view.settle()
    return table


def borders(table: Table) -> list[BorderMark]:
    marks = table.board.scene.marks.figures.values()
    return [mark for mark in marks if isinstance(mark, BorderMark)]


def outlined(table: Table) -> set[int]:
    marks = table.board.scene.marks.figures.values()
    return {mark.province for mark in marks if isinstance(mark, OutlineMark)}


def named(table: Table) -> set[tuple[int, bool]]:
    """The provinces (and regions: True) whose names are enlarged."""
    found = set[tuple[int, bool]]()
    for mark in table.board.scene.marks.figures.values():
        if isinstance(mark, ProvinceNameMark):
            found.add((mark.province, False))
        elif isinstance(mark, RegionNameMark):
            found.add((mark.region, True))
    return found


def is_river(colour: QColor) -> bool:
    waters = (QColor(RIVER_BRIGHT), QColor(RIVER_FOAM))
    return any(
        abs(colour.red() - water.red()) < ALIKE
        and abs(colour.green() - water.green()) < ALIKE
        and abs(colour.blue() - water.blue()) < ALIKE
        for water in waters
    )


def seen_share(table: Table, mark: BorderMark) -> float:
    """How much of a border's line across the wall is painted in the colours of the river."""
    picture = table.board.view.grab().toImage()
    line = border_line(table.board.scene.layout, mark)
    ends = [table.board.view.viewportTransform().map(point) for point in line]
    points = [
        first + (second - first) * (step / 10)
        for first, second in pairwise(ends)
        for step in range(11)
    ]
    pixels = [QPoint(int(point.x()), int(point.y())) for point in points]
    inside = [pixel for pixel in pixels if picture.rect().adjusted(1, 0, -1, 0).contains(pixel)]
    beside = (QPoint(-1, 0), QPoint(0, 0), QPoint(1, 0))
    found = [any(is_river(picture.pixelColor(pixel + by)) for by in beside) for pixel in inside]
    return sum(found) / len(found)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_provinces_are_told_apart_on_the_wall_while_squares_glow(qtbot: QtBot, count: int) -> None:
    table = fitted(qtbot, count)
    wall = table.bridge.view.wall
    assert not borders(table), "nothing is held"
    table.hand.pick(SINGLE)
    between = {
        east
        for west, east in pairwise(wall.west_to_east)
        if wall.province_of[west] != wall.province_of[east]
    }
    assert {mark.square for mark in borders(table)} == between
    assert len(between) == 3 * count - 1
    for mark in borders(table):
        assert seen_share(table, mark) > 0.8, mark
    table.hand.drop()
    assert not borders(table)


def test_borders_that_are_not_seen_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "_BORDER", ((9.0, "#FFCF4A"),))
    with pytest.raises(AssertionError):
        test_provinces_are_told_apart_on_the_wall_while_squares_glow(qtbot, 3)


@pytest.mark.parametrize("held", [SINGLE, None])
def test_the_province_of_a_square_that_is_pointed_at_is_outlined_with_its_wall(
    qtbot: QtBot, held: HeldBlock | None
) -> None:
    table = fitted(qtbot, 3)
    wall = table.bridge.view.wall
    if held is not None:
        table.hand.pick(held)
    for square in wall.squares:
        table.hover(table.square(square))
        province, region = wall.province_of[square], wall.region_of[square]
        assert outlined(table) == {province}
        assert named(table) == {(province, False), (region, True)}
    table.board.hover(None)
    assert outlined(table) == named(table) == set()


def test_keys_that_walk_outline_the_province_too(qtbot: QtBot) -> None:
    table = fitted(qtbot, 2)
    table.hand.pick(SINGLE)
    table.key(Qt.Key.Key_Right)
    assert len(outlined(table)) == 1


def test_a_card_enlarges_the_name_of_the_province_it_is_held_over(qtbot: QtBot) -> None:
    table = fitted(qtbot, 3)
    (private,) = table.bridge.view.privates
    table.hand.pick(HeldCard(private.hand[0]))
    table.hover(table.point(ProvinceTarget(4)))
    assert named(table) == {(4, False)}
    assert not outlined(table), "its area glows"


def test_a_spotlight_shows_of_itself_where_something_happens(qtbot: QtBot) -> None:
    table = fitted(qtbot, 2)
    table.hover(table.square(3))
    assert outlined(table)
    table.board.pointing.light(RegionTarget(1))
    assert not outlined(table)
    assert not named(table)


@combined(count=[2, 3, 4], size=[(1500, 802), (967, 567), SMALL])
def test_enlarged_names_can_be_read_at_every_fit(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    table = fitted(qtbot, count, size)
    setting, scale = table.board.scene.setting, table.board.view.shown_scale
    for square in table.bridge.view.wall.squares:
        table.hover(table.square(square))
        for mark in table.board.scene.marks.figures.values():
            if not isinstance(mark, ProvinceNameMark | RegionNameMark):
                continue
            row = enlarged_row(mark, setting)
            assert row.lettering * 16 * scale >= 16.5
            assert table.board.view.seen.contains(row.slip)
            assert is_off(row.slip, row.counter, COUNTER_RADIUS), mark.name


@combined(
    count=[2, 3, 4, 4],
    extent=[Extent.WHOLE, Extent.WORKING],
    size=[(1500, 802), (967, 567), SMALL, SMALL],
)
def test_enlarged_names_hide_no_counter_next_to_them(
    qtbot: QtBot, count: int, extent: Extent, size: tuple[int, int]
) -> None:
    table = fitted(qtbot, count, size)
    table.board.view.hold_to(extent)
    setting, view = table.board.scene.setting, table.bridge.view
    wall = view.wall
    provinces = [province_mark(view, one) for one in sorted(set(wall.province_of))]
    regions = [region_mark(view, one) for one in sorted(set(wall.region_of))]
    rows = [setting.province_row(one.province, one.name) for one in provinces]
    rows += [setting.region_row(one.region, one.name) for one in regions]
    marks: list[ProvinceNameMark | RegionNameMark] = [*provinces, *regions]
    for mark in marks:
        slip = enlarged_row(mark, setting).slip
        assert all(is_off(slip, row.counter, row.radius) for row in rows), mark.name


@pytest.mark.parametrize("lettering", [1.0, 1.3, LARGEST_LETTERING])
def test_names_are_above_the_cards_of_their_province(lettering: float) -> None:
    face = FaceLayout(next(iter(FACES.values())))
    for number in range(3):
        spot = face.province_spot(number)
        slip = province_slip_row(spot, "Name", Script.LATIN, lettering).slip
        for card in (*card_row(spot, 4), emperor_rect(spot)):
            assert slip.bottom() < card.top()


def is_off(slip: QRectF, counter: QPointF, radius: float) -> bool:
    nearest = QPointF(
        max(slip.left(), min(counter.x(), slip.right())),
        max(slip.top(), min(counter.y(), slip.bottom())),
    )
    return distance(nearest - counter) > radius - 1


def test_enlarged_names_have_room_for_their_letters(qtbot: QtBot) -> None:
    table = fitted(qtbot, 4)
    setting = table.board.scene.setting
    for square in table.bridge.view.wall.squares:
        table.hover(table.square(square))
        for mark in table.board.scene.marks.figures.values():
            if isinstance(mark, ProvinceNameMark):
                row = enlarged_row(mark, setting)
                font = Fonts(setting.looks.script).title(16 * row.lettering)
                room = row.slip.width() - 4
                set_in = narrowed(font, mark.name, room)
                assert QFontMetricsF(set_in).horizontalAdvance(mark.name) <= room


def test_the_first_wall_of_a_swap_looks_like_none_of_those_it_can_change_places_with(
    qtbot: QtBot,
) -> None:
    table = seen_at(qtbot, deciding(ActionCard.MANDARIN))
    first, *_ = table.board.play.offers.starts
    others = table.board.scene.marks.figures
    assert isinstance(first, SquareTarget)
    assert not any(isinstance(mark, ChosenMark) for mark in others.values())
    table.board.pointing.choose(first)
    marks = table.board.scene.marks.figures
    square = first.square
    assert [mark for mark in marks.values() if isinstance(mark, ChosenMark)] == [
        ChosenMark(square, BlockKind.SINGLE)
    ]
    assert ("ring", square, 0) not in marks
    assert any(isinstance(mark, RingMark) for mark in marks.values())


def test_both_cards_of_an_action_are_marked_with_their_provinces(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    played = [command for command in table.bridge.legal if isinstance(command, PlayCard)]
    card = played[0]
    other = next(one for one in played if one.province != card.province and one.card != card.card)
    before = {id(item) for item in table.board.scene.items()}

    def added() -> int:
        return sum(id(item) not in before for item in table.board.scene.items())

    table.board.show_way([card])
    marks_of_one = added()
    table.board.show_way([card, other])
    assert added() == 2 * marks_of_one
    table.board.show_way([card, card])
    assert added() == marks_of_one, "the marks that both have are there once"
    table.board.show_way([])
    assert added() == 0
