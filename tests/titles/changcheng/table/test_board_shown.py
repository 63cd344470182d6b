"""The board in its widget: fitted, zoomed, lit, and in other looks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import (
    ExtendMap,
    PlaceSingle,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    DoublePlaced,
    EmperorPlaced,
    Event,
    PointsScored,
    ProvinceScored,
    RegionAttacked,
    SinglePlaced,
    Source,
    TurnBegan,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.board.fitting import SMALLEST_SQUARE
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect
from changcheng_qt.titles.changcheng.table.painting.marks import AreaLook
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldBoard, HeldWall, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget, RegionTarget
from changcheng_qt.titles.changcheng.table.scene.figure_art import AnyFigure
from changcheng_qt.titles.changcheng.table.scene.marks import AreaMark, RingMark, SpotlightMark
from changcheng_qt.titles.changcheng.table.scene.touched import Places, touched_by
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.looks.appearance import MotionSpeed, ThemeChoice
from changcheng_qt.ui.scene.layer import FigureItem
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import deciding, extended, half_built


def four_boards() -> State:
    return extended(extended(half_built(), "3"), "4", end=End.WEST)


def square_length(table: Table) -> float:
    path = table.board.scene.layout.faces[0].path
    return path.square_length * table.board.view.shown_scale


def lit(table: Table) -> list[AnyFigure]:
    """The parts of the board that an entry of the chronicle has lit up."""
    items = table.board.scene.items()
    figures = [item.figure for item in items if isinstance(item, FigureItem)]
    return [figure for figure in figures if is_recalled(figure)]


def is_recalled(figure: AnyFigure) -> bool:
    is_area = isinstance(figure, AreaMark) and figure.look is AreaLook.RECALLED
    return is_area or isinstance(figure, RingMark)


def test_the_whole_scroll_is_shown_while_squares_are_large_enough(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    assert square_length(table) > SMALLEST_SQUARE
    assert table.board.view.shows_all
    assert not table.board.overview.isVisible()


def test_else_the_working_zoom_with_the_overview(qtbot: QtBot) -> None:
    table = seen_at(qtbot, four_boards(), size=(732, 484))
    assert square_length(table) > SMALLEST_SQUARE
    assert not table.board.view.shows_all
    assert table.board.overview.isVisible()
    table.board.overview.place_asked.emit(-400.0)
    assert table.board.view.seen.contains(QPointF(-400, 200))
    table.board.view.toggle_fit()
    assert table.board.view.shows_all
    assert not table.board.overview.isVisible()


def on_scene(table: Table) -> object:
    """Everything that the looks of the scene follow from."""
    return [
        (item, item.figure, item.pos(), item.opacity(), item.isVisible(), item.transform())
        for item in table.board.scene.items()
        if isinstance(item, FigureItem)
    ]


@pytest.mark.parametrize("motion", [MotionSpeed.NONE, MotionSpeed.NORMAL])
def test_the_strip_follows_all_that_happens_on_the_board(
    qtbot: QtBot, motion: MotionSpeed, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seen_at(qtbot, four_boards(), size=(732, 484), motion=motion)
    board, strip, shown = table.board, table.board.overview, list[object]()
    pictured = strip._pictured  # noqa: SLF001

    def noted(place: QRectF) -> QPixmap:
        shown.append(on_scene(table))
        return pictured(place)

    monkeypatch.setattr(strip, "_pictured", noted)
    place = table.legal(PlaceSingle)[0]
    assert isinstance(place, PlaceSingle)
    here = table.square(place.square)

    def is_up_to_date() -> bool:
        strip.grab()
        return shown[-1] == on_scene(table)

    ways = (
        lambda: table.hand.pick(HeldBlock(Pile.SINGLE)),
        lambda: table.hover(here),
        lambda: table.bridge.submit(place),
        table.bridge.undo,
        lambda: board.show_events([EmperorPlaced(0, 3)]),
        lambda: board.pointing.light(ProvinceTarget(0)),
        lambda: board.pointing.light(None),
        table.appearance.switch_theme,
    )
    for number, go in enumerate(ways):
        go()
        assert is_up_to_date(), number
        QTest.qWait(140)
        assert is_up_to_date(), number
    board.skip_motion()
    QTest.qWait(400)
    assert is_up_to_date()
    assert len(shown) > len(ways)


def test_the_strip_does_not_flicker_at_any_size(qtbot: QtBot) -> None:
    """Whether it is there does not hang on the room that it takes itself."""
    table = seen_at(qtbot, four_boards(), size=(1500, 802))
    board, came = table.board, list[bool]()
    for toggled in (False, True):
        if toggled:
            board.view.toggle_fit()
        for width in range(1500, 600, -47):
            board.resize(width, 560)
            QApplication.processEvents()
            came.append(board.overview.isVisible())
            for _ in range(3):
                board.view.view_changed.emit()
                QApplication.processEvents()
                assert board.overview.isVisible() is came[-1]
    assert {True, False} <= set(came)


def test_a_large_window_shows_four_boards_at_once(qtbot: QtBot) -> None:
    table = seen_at(qtbot, four_boards(), size=(1500, 802))
    assert table.board.view.shows_all
    assert square_length(table) == pytest.approx(34, abs=3)


def test_its_shape_tells_the_shell_how_wide_it_is(qtbot: QtBot) -> None:
    two, four = seen_at(qtbot, half_built()).board, seen_at(qtbot, four_boards()).board
    assert two.shape == pytest.approx(1080 / 600, abs=0.1)
    assert four.shape > two.shape * 1.7


def test_room_is_made_for_the_ends_while_a_board_is_held(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(emperors=3, extension_due=True))
    scale = table.board.view.shown_scale
    table.hand.pick(HeldBoard("3", Side.A))
    assert table.board.view.shown_scale < scale
    for end in End:
        assert table.board.view.seen.contains(end_rect(table.board.scene.layout.scroll_rect, end))
    table.hand.drop()
    assert table.board.view.shown_scale == scale


@pytest.mark.parametrize("width", range(600, 1500, 100))
def test_a_held_board_is_added_in_a_window_of_any_width(qtbot: QtBot, width: int) -> None:
    """The wall grows, so the lettering may change before the next possible commands are known."""
    state = half_built(emperors=3, extension_due=True)
    table = seen_at(qtbot, state, size=(width, 600))
    table.hand.pick(HeldBoard("3", Side.A))
    assert table.bridge.submit(ExtendMap("3", Side.A, End.EAST))
    assert table.hand.held is None
    assert not [mark for mark in table.board.scene.marks.items if mark[0] == "end"]


def test_a_new_board_unrolls_and_the_view_follows(qtbot: QtBot) -> None:
    state = half_built(emperors=3, extension_due=True)
    table = seen_at(qtbot, state, motion=MotionSpeed.NORMAL)
    table.bridge.submit(ExtendMap("3", Side.A, End.WEST))
    items = table.board.scene.position.items
    assert table.board.animator.is_moving
    assert items["roller", 0, 0].pos() != QPointF(0, 0)
    assert items["board", 2, 0]._clip is not None  # noqa: SLF001 - the part unrolled so far
    table.board.skip_motion()
    assert items["roller", 0, 0].pos() == QPointF(0, 0)
    assert items["board", 2, 0]._clip is None  # noqa: SLF001
    assert table.board.view.shows_all


def test_the_area_covered_by_a_panel_is_kept_clear(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.board.view.hold_to(Extent.WHOLE)
    table.board.view.keep_clear(QMargins(0, 0, 400, 0))
    room = table.board.scene.room()
    right = table.board.view.mapFromScene(room.topRight()).x()
    assert right <= 967 - 400 + 1


def test_the_spotlight_is_on_one_area(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), PUBLIC)
    figures = table.board.scene.marks.figures
    assert ("spotlight", 0, 0) not in figures
    dark = table.board.grab().toImage()
    table.board.pointing.light(ProvinceTarget(4))
    assert table.board.scene.marks.figures["spotlight", 0, 0] == SpotlightMark(4, False)
    assert table.board.grab().toImage() != dark
    table.board.pointing.light(RegionTarget(1))
    assert table.board.scene.marks.figures["spotlight", 0, 0] == SpotlightMark(1, True, towers=(6,))
    table.board.pointing.light(None)
    assert table.board.grab().toImage() == dark


def test_offers_of_a_card_next_to_the_lit_province_are_lit_too(qtbot: QtBot) -> None:
    """A Traitor may remove the counters that border the province; the darkness hides no offer."""
    table = seen_at(qtbot, deciding(ActionCard.TRAITOR))
    table.board.pointing.light(ProvinceTarget(4))
    offered = sorted(c.region for c in table.bridge.legal if isinstance(c, RemoveThreat))
    assert offered
    figures = table.board.scene.marks.figures
    assert figures["spotlight", 0, 0] == SpotlightMark(4, False, tuple(offered))
    layout = table.board.scene.layout
    for region in table.bridge.view.wall.regions:
        sky = table.board.view.mapFromScene(layout.region_path(region).boundingRect().center())
        lit = table.board.view.grab().toImage().pixelColor(sky)
        assert (lit.lightness() > 120) == (region in offered), (region, lit.name())
    ring = next(item for key, item in table.board.scene.marks.items.items() if key[0] == "ring")
    assert ring.zValue() > depths.SPOTLIGHT


def test_the_ghost_of_a_card_hides_none_that_lies_there(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    played = (command for command in table.bridge.legal if isinstance(command, PlayCard))
    command = next(one for one in played if table.bridge.view.cards_in(one.province))
    lying = table.board.scene.position.items
    cards = [item for key, item in lying.items() if key[0] == "card"]
    assert cards
    before = {id(item) for item in table.board.scene.items()}
    table.board.show_way([command])
    ghosts = [
        item
        for item in table.board.scene.items()
        if id(item) not in before and depths.SLIPS < item.zValue() < depths.ROLLERS
    ]
    assert len(ghosts) == 1
    assert ghosts[0].zValue() < min(card.zValue() for card in cards)


def test_no_ring_of_a_square_next_to_it_cuts_into_a_ghost(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(HeldBlock(Pile.SINGLE))
    rings = table.board.scene.marks.items
    free = [square for what, square, _ in rings if what == "ring"]
    square = next(square for square in free if square + 1 in free)
    table.board.hover(table.board.view.place_at(QPointF(table.square(square))))
    items = table.board.scene.marks.items
    assert items["ghost", 0, 0].zValue() > items["ring", square + 1, 0].zValue()


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (SinglePlaced(0, 4), Places(squares=(4,))),
        (DoublePlaced(0, 4, 5), Places(squares=(4, 5))),
        (WallsSwapped(0, 1, 9, 0, 1), Places(squares=(1, 9))),
        (CardPlayed(0, 3, None), Places(provinces=(3,))),
        (ProvinceScored(2, (), 0, 0, 0, ()), Places(provinces=(2,))),
        (RegionAttacked(2, 3, (), (), (), told=()), Places(regions=(2,))),
        (PointsScored(0, 3, Source.PROVINCE, 5), Places(provinces=(5,))),
        (PointsScored(0, 3, Source.REGION, 5), Places(regions=(5,))),
        (PointsScored(0, 3, Source.DOUBLE, 5), Places()),
        (TurnBegan(1, 2), Places()),
    ],
)
def test_events_know_their_places(event: Event, places: Places) -> None:
    assert touched_by([event]) == places
    assert bool(places) == (places != Places())


def test_an_event_lights_up_for_a_moment_and_comes_into_view(qtbot: QtBot) -> None:
    table = seen_at(qtbot, four_boards(), size=(732, 484))
    before = table.board.view.seen
    assert not before.contains(QPointF(table.board.scene.layout.centre(39)))
    table.board.show_events([SinglePlaced(0, 39)])
    assert table.board.view.seen.contains(QPointF(table.board.scene.layout.centre(39)))
    assert lit(table)
    qtbot.waitUntil(lambda: not lit(table))


def test_the_light_goes_out_at_another_position(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.board.show_events([EmperorPlaced(1, 3)])
    assert AreaMark(1, False, AreaLook.RECALLED) in lit(table)
    table.bridge.look_as(PUBLIC)
    assert not lit(table)


def test_other_colours_and_languages_reach_the_board(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    light = table.board.grab().toImage()
    table.appearance.choose_theme(ThemeChoice.DARK)
    table.board.view.settle()
    assert table.board.grab().toImage() != light
    table.appearance.choose_theme(ThemeChoice.LIGHT)
    table.board.view.settle()
    assert table.board.grab().toImage() == light
    table.appearance.follow_language("zh_TW")
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    table.board.view.settle()
    assert table.board.grab().toImage() != light


def test_the_scene_is_not_painted_again_for_every_size_of_the_window(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    cost = table.board.scene.sprites.cost
    table.appearance.follow_window(table.board.size() * 2)
    assert table.board.scene.sprites.cost == cost


def test_the_rim_of_the_last_move_is_the_others(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.bridge.submit(PlaceSingle(11))

    def rims() -> set[int]:
        return {key[1] for key in table.board.scene.position.figures if key[0] == "rim"}

    assert rims() == set(), "one's own move needs no mark"
    table.bridge.look_as(1)
    assert rims() == {11}
    table.bridge.look_as(PUBLIC)
    assert rims() == {11}
    assert QRectF(table.board.view.seen).isValid()
    assert table.board.view.extent is Extent.RESTING


def test_walls_that_a_mandarin_can_reach_stand_in_the_light(qtbot: QtBot) -> None:
    table = seen_at(qtbot, deciding(ActionCard.MANDARIN))
    squares = set(table.bridge.view.wall.squares_of[4])
    swaps = [c for c in table.bridge.legal if isinstance(c, SwapWalls)]
    table.board.pointing.light(ProvinceTarget(4))
    reached = tuple(sorted({swap.there for swap in swaps} - squares))
    assert reached
    figures = table.board.scene.marks.figures
    assert figures["spotlight", 0, 0] == SpotlightMark(4, False, (), reached)
    table.hand.pick(HeldWall(swaps[0].here))
    assert figures["spotlight", 0, 0] == SpotlightMark(4, False, (), reached)
    dark = set(table.bridge.view.wall.squares) - squares - set(reached)
    layout, shown = table.board.scene.layout, table.board.view.grab().toImage()
    table.board.pointing.light(None)
    plain = table.board.view.grab().toImage()

    def is_lit(square: int) -> bool:
        spot = table.board.view.mapFromScene(layout.centre(square) + QPointF(0, 6))
        return shown.pixelColor(spot).lightness() > plain.pixelColor(spot).lightness() * 0.8

    assert all(is_lit(square) for square in reached)
    assert not all(is_lit(square) for square in dark)


def test_picking_a_thing_up_shows_a_place_for_it(qtbot: QtBot) -> None:
    """With four boards the free squares may all be out of sight; a block alone says nothing."""
    state = four_boards()
    wall, some = state.wall, next(block for block in state.blocks if block is not None)
    free = wall.west_to_east[-6:]
    blocks = tuple(None if square in free else some for square in wall.squares)
    table = seen_at(qtbot, replace(state, blocks=blocks), size=(732, 484))
    table.board.overview.place_asked.emit(-400.0)
    legal = {c.square for c in table.bridge.legal if isinstance(c, PlaceSingle)}
    assert legal

    def seen() -> set[int]:
        layout, view = table.board.scene.layout, table.board.view
        return {square for square in legal if view.seen.contains(layout.centre(square))}

    assert not seen()
    table.hand.pick(HeldBlock(Pile.SINGLE))
    assert seen()
