"""The map of one match as a widget: its picture, and the effects of clicks and keys."""

from random import Random

import pytest
from PySide6.QtCore import QMargins, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.china.entry import MapBox
from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.events import HousePlaced, RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.board.sights import MapSights
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import STEPPE, MapLayout
from changcheng_qt.titles.china.table.geometry.places import (
    CourtPlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import Hand, Held
from changcheng_qt.titles.china.table.pointer.targets import begun_at
from changcheng_qt.titles.china.table.scene.figure_art import LARGEST_NAMES, TOWN_NAME, MapSetting
from changcheng_qt.titles.china.table.scene.marks import LitRoadMark, OfferMark, OutlineMark, Piece
from changcheng_qt.titles.china.table.scene.projection import (
    LandNameFigure,
    TownNameFigure,
    names_of,
)
from changcheng_qt.titles.china.words.refusals import refusal
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.note_place import SHADOW
from changcheng_qt.ui.board.zoom_view import rooms_beside
from changcheng_qt.ui.lessons.frames import Frames
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.painting.lettering import lettering_at
from changcheng_qt.ui.scene.layer import Looks as SceneLooks
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.windows import load_fonts
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.china.rules.play import random_setup
from tests.titles.china.table.map_table import SEATS
from tests.ui.lessons.test_frames import painted


@pytest.fixture
def own_fonts(qtbot: QtBot) -> None:
    """Tests that depend on the size of texts give the same result in every order."""
    load_fonts()


@pytest.fixture
def board(qtbot: QtBot) -> MapBoard:
    setup = random_setup(Random(5), 4)
    match = Match(CHINA, setup, [Player(name) for name in SEATS[:4]])
    bridge = MatchBridge(match)
    bridge.look_as(setup.first)
    made = MapBoard(bridge, Hand(), Appearance(Looks(motion=MotionSpeed.NONE)))
    qtbot.addWidget(made)
    made.resize(960, 600)
    made.show()
    return made


def at(board: MapBoard, place: Place) -> QPoint:
    return board.view.mapFromScene(board.scene.hit_map.middle(place))


def test_the_whole_map_is_seen_and_its_words_can_be_read(board: MapBoard) -> None:
    assert board.is_whole
    assert board.view.seen.contains(board.scene.layout.map_rect)
    assert (
        board.scene.setting.looks.lettering == lettering_at(TOWN_NAME, board.view.shown_scale) > 1
    )
    board.resize(2400, 1500)
    board.view.rested.emit()
    assert board.scene.setting.looks.lettering < lettering_at(TOWN_NAME, 0.5)


def test_the_whole_map_is_seen_next_to_a_hint_with_large_letters(board: MapBoard) -> None:
    """In a window of 1024 x 720 at 150 %, where a part of it was out of sight."""
    board.resize(1024, 500)
    board.keep_clear(QMargins(0, 0, 470, 0))
    assert board.is_whole
    assert board.view.seen.contains(board.scene.layout.map_rect)


def test_names_grow_with_everything_else(board: MapBoard) -> None:
    looks = board._appearance  # noqa: SLF001
    looks.follow_window(QSize(1600, 1200))
    board.resize(1500, 900)
    board.view.rested.emit()
    before = board.scene.setting.looks.lettering
    looks.choose_scale(1.5)
    assert (
        board.scene.setting.looks.lettering
        == lettering_at(TOWN_NAME, board.view.shown_scale, 1.5)
        > before
    )


def test_names_grow_only_as_far_as_there_is_room() -> None:
    assert lettering_at(TOWN_NAME, 0.1, largest=LARGEST_NAMES) == LARGEST_NAMES
    assert lettering_at(TOWN_NAME, 3.0) == 1.0


def test_a_click_with_a_house_in_hand_builds_it(board: MapBoard) -> None:
    board.play.hold(Held(Piece.HOUSE))
    target = next(iter(board.play.offers.targets))
    assert any(isinstance(mark, OfferMark) for mark in board.scene.marks.figures.values())
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=at(board, target))
    assert isinstance(target, TownPlace)
    assert board.scene.view.houses[target.space] is not None


def test_arrow_keys_walk_over_the_map_and_enter_builds(board: MapBoard) -> None:
    board.play.hold(Held(Piece.HOUSE))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(board.view, key)
    walked = board.pointing.walked_to
    assert isinstance(walked, TownPlace)
    if walked in board.play.offers.targets:
        QTest.keyClick(board.view, Qt.Key.Key_Return)
        assert board.scene.view.houses[walked.space] is not None


def test_the_place_of_a_chronicle_line_lights_up_and_scrolls_into_view(board: MapBoard) -> None:
    board.view.zoom_by(6)
    roads = board.scene.layout.chart.roads
    board.show_events(
        [RegionScored(2, (1, 0, 0, 0), (), (1, 0, 0, 0)), RoadsScored(0, (roads[0],), (2,))]
    )
    lit = board.scene.items()
    figures = [getattr(item, "figure", None) for item in lit]
    assert any(isinstance(figure, OutlineMark) for figure in figures)
    assert any(isinstance(figure, LitRoadMark) for figure in figures)
    house = HousePlaced(0, len(board.scene.layout.chart.towns) - 1, None)
    board.show_events([house])
    middle = board.scene.hit_map.middle(TownPlace(house.space))
    assert board.view.seen.contains(middle)


def test_zoom_and_fit_go_both_ways(board: MapBoard) -> None:
    board.action_slots["zoom_in"]()
    assert not board.is_whole
    board.action_slots["fit"]()
    board.action_slots["fit"]()
    assert board.shape == pytest.approx(
        board.scene.room.width() / board.scene.room.height(), rel=0.01
    )


def test_the_effect_of_a_click_is_shown_next_to_the_pointer(board: MapBoard) -> None:
    board.play.hold(Held(Piece.HOUSE))
    target = next(iter(board.play.offers.targets))
    board.pointing.walk_to(target)
    assert "Build a house." in board.view.accessibleDescription(), "the room may hear it"


def test_a_town_that_is_clicked_with_empty_hands_is_explained(board: MapBoard) -> None:
    place = board.view.place_at(QPointF(at(board, TownPlace(0))))
    board.play.wait(is_waiting=True)
    board.click(place)
    assert "No house yet." in board.view.accessibleDescription()


@pytest.mark.usefixtures("own_fonts")
@pytest.mark.parametrize("kind", [CourtPlace, RegionPlace, TownPlace])
def test_a_slip_is_next_to_what_was_clicked(kind: type[Place], board: MapBoard) -> None:
    """It repeats nothing, and nobody has to look for its subject."""
    board.play.wait(is_waiting=True)
    hidden = []
    for number in range(len(board.scene.view.board.regions)):
        target = at(board, kind(number))
        QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=target)
        (slip,) = board.findChildren(HoverNote)
        paper = slip.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        assert slip.isVisible()
        assert not paper.contains(target)
        assert paper.adjusted(-60, -60, 60, 60).contains(target)
        rooms = MapSights(board.scene, tuple).rooms_of_pieces()
        seen = [board.view.mapFromScene(room).boundingRect() for room in rooms]
        hidden.append(sum(paper.contains(rect.center()) for rect in seen))
    assert max(hidden) <= 4
    assert sum(hidden) <= 2 * len(hidden)


def rooms_of_words(side: Side) -> list[QRectF]:
    """Where the names of one side are painted in their largest letters."""
    board, layout = MapBox.opened(None).boards[side], MapLayout(load_chart(side))
    setting = MapSetting(layout, SceneLooks(LIGHT, Script.LATIN, LARGEST_NAMES))
    names = names_of(board, "fr")
    towns = [TownNameFigure(space, names) for space in range(len(board.spaces))]
    lands = [LandNameFigure(region, names, scored=True) for region in range(len(names.lands))]
    arts = [*map(setting.art_of, towns), *map(setting.art_of, lands)]
    return [art.bounds for art in arts]


@pytest.mark.parametrize("side", Side)
def test_where_the_slip_lists_bots_moves_nothing_is_played_and_no_name_is_hidden(
    side: Side, own_fonts: None
) -> None:
    layout = MapLayout(load_chart(side))
    towns = map(layout.ground, range(len(layout.chart.towns)))
    courts = map(layout.court_rect, range(len(layout.chart.lands)))
    legible = [*towns, *courts, *rooms_of_words(side)]
    assert not any(STEPPE.intersects(room) for room in legible)
    assert not any(STEPPE.contains(seal) for seal in layout.chart.seals)
    lower = STEPPE.adjusted(0, 0, 0, 45)
    assert any(lower.intersects(room) for room in legible), "it is as large as it can be"


def test_a_place_that_is_clicked_with_empty_hands_tells_what_to_pick_up(board: MapBoard) -> None:
    def description_after_click(place: Place) -> str:
        QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=at(board, place))
        return board.view.accessibleDescription()

    assert "Pick up" not in description_after_click(CourtPlace(0)), "there is no room in the court"
    board.play.wait(is_waiting=True)
    assert "Pick up a house" in description_after_click(TownPlace(0)), "not now"
    board.play.wait(is_waiting=False)
    plan = board.scene.view.board
    towns = map(TownPlace, range(len(plan.spaces)))
    dear = next(town for town in towns if begun_at(plan, board.play.offers.legal, town) is None)
    assert description_after_click(dear).endswith(refusal(Refusal.NO_CARD))
    assert "Pick up" not in description_after_click(TownPlace(0)), "it is in the hand"
    assert board.play.offers.held == Held(Piece.HOUSE, at=TownPlace(0))
    board.play.hold(Held(Piece.HOUSE))
    place = next(iter(board.play.offers.targets))
    board.click(board.view.place_at(QPointF(at(board, place))))
    assert "Pick up" not in description_after_click(place), "a house stands there now"


def test_a_placed_piece_is_no_longer_held(board: MapBoard) -> None:
    """A second house is picked up again: else a click on House would put it down."""
    board.play.hold(Held(Piece.HOUSE))
    assert board.play.choose(next(iter(board.play.offers.targets)))
    assert board.play.offers.held is None


def test_the_frame_of_a_lesson_runs_through_no_name(board: MapBoard) -> None:
    board.resize(700, 500)
    names = board.signs()
    places = board.scene.view.board
    assert len(names) == len(places.spaces) + len(places.regions)
    outlines = [QPainterPath() for _ in places.regions]
    for region, outline in enumerate(outlines):
        outlined = board.sights.outline_of(RegionPlace(region)).toFillPolygon()
        outline.addPolygon(QPolygonF(board.view.mapFromScene(outlined)))
    through, around = Frames(plain_looks(), board), Frames(plain_looks(), board, board.signs)
    for frames in (through, around):
        frames.frame(outlines)
    assert any(painted(through, name) for name in names), "borders run through names"
    assert not any(painted(around, name) for name in names)


def test_next_to_the_map_is_room_unless_something_covers_it(board: MapBoard) -> None:
    view = board.view
    board.resize(1366, 460)
    seen = view.mapFromScene(board.scene.room).boundingRect()
    left, right = rooms_beside(view)
    assert left.height() == right.height() == view.height()
    assert min(left.width(), right.width()) > 300
    assert not any(room.intersects(seen) for room in rooms_beside(view))
    view.keep_clear(QMargins(0, 0, 400, 0))
    assert max(room.right() for room in rooms_beside(view)) < view.width() - 400
    board.resize(960, 1200)
    assert not rooms_beside(view)
