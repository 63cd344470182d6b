"""The map as a projection of a View: figures, marks, and their pictures."""

from dataclasses import replace
from statistics import median
from time import process_time
from typing import TypeGuard

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.geography import board_for
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral
from changcheng_qt.titles.riders.rules.places import (
    ArrowPlace,
    AssaultPlace,
    CornerPlace,
    DicePlace,
    GroundPlace,
    HarbourPlace,
    HexPlace,
    HomePlace,
    Place,
    RoadPlace,
    SeaPlace,
    SectionPlace,
    StackPlace,
    SupplyPlace,
)
from changcheng_qt.titles.riders.rules.tallies import Rolls
from changcheng_qt.titles.riders.rules.turn import Turn
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.frame import Room
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, hex_path
from changcheng_qt.titles.riders.table.geometry.hexes import middle as middle_of
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene import depths, marks, projection
from changcheng_qt.titles.riders.table.scene.mark_art import mark_art, outline_of
from changcheng_qt.titles.riders.table.scene.marks import YieldMark
from changcheng_qt.titles.riders.table.scene.piece_art import piece_art
from changcheng_qt.titles.riders.table.scene.quay_art import DiceFigure
from changcheng_qt.titles.riders.table.scene.scene import MapScene, figures_of_rolls, small_picture
from changcheng_qt.titles.riders.table.scene.setting import MapLooks, MapSetting
from changcheng_qt.titles.riders.table.scene.touched import LastMove, touches
from changcheng_qt.titles.riders.words import places as place_names
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.descriptions import breaks_in, is_in_danger
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import DARK, LIGHT
from changcheng_qt.ui.scene.layer import Key, take_out
from tests.titles.riders.table.positions import COLOURS, empty, middle, seen

LOOKS = MapLooks(LIGHT, Script.LATIN)
ROOM = QSize(420, 256)
ONE, TWO = Numeral.I, Numeral.II
EVERYBODY = (0, 1, 2, 3)
EVERYWHERE: list[Place] = [
    HexPlace(3),
    CornerPlace(4),
    RoadPlace(5),
    SectionPlace(1),
    AssaultPlace(2),
    GroundPlace(0),
    ArrowPlace(8),
    SeaPlace(3),
    HarbourPlace(2),
    HomePlace(),
    DicePlace(),
    SupplyPlace(Good.WOOL),
    StackPlace(),
]


def test_the_light_of_a_ground_is_above_the_wall_at_its_foot() -> None:
    layout = MapLayout(board_for(4))
    lit = (marks.GlowMark(place) for place in (GroundPlace(0), HexPlace(0)))
    ground, land = (mark_art(mark, layout).depth for mark in lit)
    assert land < depths.WALL < ground < depths.NAMES


def picture_of(scene: MapScene) -> QImage:
    image = QImage(ROOM, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(image.rect()), scene.room)
    return image


def is_rider(figure: projection.Figure) -> TypeGuard[projection.RiderFigure]:
    return isinstance(figure, projection.RiderFigure)


def of_kind(seats: int, kind: type) -> list[projection.Figure]:
    figures = projection.project(seen(middle(seats)), LastMove()).values()
    return [figure for figure in figures if isinstance(figure, kind)]


def test_a_scene_that_followed_a_game_shows_what_a_new_one_shows(qtbot: QtBot) -> None:
    scene = MapScene(seen(empty()), LOOKS)
    for view in (seen(middle(seed=1)), seen(middle(seed=2)), seen(middle())):
        for item in scene.show_position(view, LastMove()).removed.values():
            take_out(item)
    fresh = MapScene(seen(middle()), LOOKS)
    assert scene.position.figures == fresh.position.figures
    assert picture_of(scene) == picture_of(fresh)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_piece_of_a_view_is_a_figure_of_its_own(seats: int) -> None:
    view = seen(middle(seats))
    assert len(of_kind(seats, projection.BuildingFigure)) == sum(map(bool, view.buildings)) > seats
    roads = sum(owner is not None for owner in view.roads)
    assert len(of_kind(seats, projection.RoadFigure)) == roads > seats
    assert len(of_kind(seats, projection.TowerFigure)) == sum(view.levels) > 0
    waiting = sum(map(len, view.waiting))
    entered = sum(map(len, view.entered))
    riders = [one for one in of_kind(seats, projection.RiderFigure) if is_rider(one)]
    where = [type(one.where) for one in riders]
    assert (where.count(AssaultPlace), where.count(HexPlace)) == (waiting, entered) > (0, 0)
    assert len(of_kind(seats, projection.LandFigure)) == len(view.board.lands)
    assert len(of_kind(seats, projection.PlateFigure)) == len(view.board.arrow_of)


def test_the_empty_map_has_no_pieces() -> None:
    kinds = projection.BuildingFigure | projection.RoadFigure | projection.TowerFigure
    figures = projection.project(seen(empty()), LastMove()).values()
    assert not [figure for figure in figures if isinstance(figure, kinds)]


def test_the_fort_is_a_fort_and_the_crown_has_five_towers() -> None:
    view = seen(middle(3))
    forts = [
        figure
        for figure in projection.project(view, LastMove()).values()
        if isinstance(figure, projection.BuildingFigure) and figure.is_fort
    ]
    assert {figure.colour for figure in forts} == {colour.value for colour in COLOURS[:3]}
    towers = of_kind(3, projection.TowerFigure)
    assert len([one for one in towers if getattr(one, "colour", "") is None]) == 5


def test_a_queue_shows_three_riders_and_counts_the_others() -> None:
    view = seen(middle())
    figures = projection.project(view, LastMove())
    gathered = "rider GroundPlace"
    queue = [figures[gathered, 1, place] for place in range(3)]
    assert [figure.numeral for figure in queue if is_rider(figure)] == [TWO, TWO, ONE]
    assert (gathered, 1, 3) not in figures
    ground = figures["ground", 1, 0]
    assert isinstance(ground, projection.GroundFigure)
    assert ground.more == 2


def test_danger_is_where_the_next_rider_breaks_in() -> None:
    """Sector 0 has a rider before one tower, sector 2 nobody before four, and one gathers."""
    view = seen(middle())
    assert [is_in_danger(view, sector) for sector in range(4)] == [
        True,
        True,
        False,
        True,
    ]
    safe = replace(view, levels=put(view.levels, 0, 2))
    assert not is_in_danger(safe, 0)
    held = replace(view, levels=(5,) * 4, waiting=((ONE,) * 5,) * 4)
    assert not any(is_in_danger(held, sector) for sector in range(4))
    number = view.board.grounds[2].arrows[0][0]
    assert breaks_in(view, number)
    nobody = replace(view, gathered=put(view.gathered, 2, ()))
    assert not breaks_in(nobody, number)


def test_an_entered_hex_is_weak_and_the_pirate_closes_its_harbour() -> None:
    view = seen(middle())
    sea = view.board.harbours[0].sea
    figures = projection.project(replace(view, pirate=sea), LastMove())
    lands = [one for one in figures.values() if isinstance(one, projection.LandFigure)]
    assert [one.hex for one in lands if one.is_blocked] == [
        land for land, riders in enumerate(view.entered) if riders
    ]
    closed = [one for one in figures.values() if isinstance(one, projection.HarbourFigure)]
    assert [one.harbour for one in closed if one.is_closed] == [0]
    assert figures["pirate", 0, 0] == projection.PirateFigure(sea)


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Yanmen"), ("fr", "Yanmen"), ("zh_TW", "雁門關"), ("zh_CN", "雁门关")],
)
def test_a_pass_has_its_short_name(
    language: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place_names, "current_language", lambda: language)
    assert place_names.short_pass_name(board_for(4), 1) == name


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("lettering", [1.0, 1.7])
def test_everything_is_painted_within_the_silk_and_its_mount(
    qtbot: QtBot, seats: int, lettering: float
) -> None:
    scene = MapScene(seen(middle(seats)), MapLooks(LIGHT, Script.LATIN, lettering))
    for figure in scene.position.figures.values():
        if not isinstance(figure, projection.SilkFigure):
            bounds = scene.setting.art_of(figure).bounds
            assert scene.room.adjusted(-4, -14, 4, 4).contains(bounds), figure


MOMENTS: list[tuple[events.Event, tuple[Place, ...]]] = [
    (events.SettlementFounded(0, 3), (CornerPlace(3),)),
    (events.RoadLaid(0, 4), (RoadPlace(4),)),
    (events.SettlementBuilt(1, 5), (CornerPlace(5),)),
    (events.CityBuilt(1, 5), (CornerPlace(5),)),
    (events.RoadBuilt(1, 7, is_free=False), (RoadPlace(7),)),
    (events.WallRaised(1, 2, 3), (SectionPlace(2),)),
]
PASSING: list[tuple[events.Event, tuple[Place, ...]]] = [
    (events.FortFounded(0, 0), (CornerPlace(board_for(4).sectors[0].fort), SectionPlace(0))),
    (events.CrownTookSector(3), (SectionPlace(3),)),
    (events.RiderDrawn(1, TWO, told=EVERYBODY), (GroundPlace(1),)),
    (events.RiderAssaulted(TWO, 1, 2), (AssaultPlace(2),)),
    (events.AssaultFull(1, 2), (AssaultPlace(2),)),
    (
        events.SectionBreached(1, 1, (ONE, ONE), 1, 0, (3, 4), 1, 1),
        (SectionPlace(1), HexPlace(3), HexPlace(4)),
    ),
    (events.RiderShifted(0, TWO, 1, 0), (GroundPlace(1), GroundPlace(0))),
    (events.RiderChased(0, TWO, 6), (HexPlace(6),)),
    (events.PirateMoved(0, 1, 2), (SeaPlace(2),)),
    (events.TurnEnded(0), ()),
]


@pytest.mark.parametrize(("event", "places"), [*MOMENTS, *PASSING])
def test_the_places_of_an_event(event: events.Event, places: tuple[Place, ...]) -> None:
    assert touches(event, board_for(4)) == places


def test_the_last_move_has_the_places_of_new_pieces() -> None:
    last = LastMove().after((event, 0) for event, _ in (*MOMENTS, *PASSING))
    assert last.touched == {place for _, (place,) in MOMENTS}
    figures = projection.project(seen(middle()), last).values()
    rims = [figure for figure in figures if isinstance(figure, projection.LastFigure)]
    assert {rim.place for rim in rims} == last.touched


def test_the_rim_of_a_raised_tower_leaves_the_wall_in_sight() -> None:
    rim = piece_art(projection.LastFigure(SectionPlace(1)), MapLayout(board_for(4)))
    assert rim.depth < depths.WALL


def test_hexes_of_a_fresh_roll_glow_unless_riders_stand_there() -> None:
    view = seen(middle())
    land = view.board.yielding[8][0]
    glowing = {n for n in view.board.yielding[8] if not view.entered[n]}

    def lit(view: View, rolls: Rolls) -> set[int]:
        figures = figures_of_rolls(view, rolls).values()
        return {figure.hex for figure in figures if isinstance(figure, YieldMark)}

    assert lit(view, Rolls((8,), is_fresh=True)) == glowing
    assert lit(view, Rolls((8,))) == set()
    blocked = replace(view, entered=put(view.entered, land, (ONE,)))
    assert lit(blocked, Rolls((8,), is_fresh=True)) == glowing - {land}
    before = replace(view, turn=Turn(1, 9))
    figure = figures_of_rolls(before, Rolls((5, 8), is_fresh=True))["dice", 0, 0]
    assert isinstance(figure, DiceFigure)
    assert (figure.dice, figure.before) == (None, (8, 5))


def test_marks_are_visible_until_they_are_removed(qtbot: QtBot) -> None:
    scene = MapScene(seen(middle()), LOOKS)
    before = picture_of(scene)
    shown: list[dict[Key, marks.Mark]] = [
        dict(marks.offer_marks(EVERYWHERE, walked=CornerPlace(4))),
        dict(marks.spoken_marks(EVERYWHERE, arrows=(6, 4))),
        {
            ("ghost", n, 0): marks.GhostMark(CornerPlace(20), piece, "red")
            for n, piece in enumerate((Build.SETTLEMENT, Build.CITY))
        },
        {("ghost", 0, 0): marks.GhostMark(RoadPlace(20), Build.ROAD, "red")},
        {("yield", 3, 0): YieldMark(3)},
    ]
    for figures in shown:
        scene.show_marks(figures)
        assert len(scene.marks.items) == len(figures)
        assert picture_of(scene) != before
    scene.show_marks({})
    assert picture_of(scene) == before


def test_each_kind_of_place_has_an_offer_and_a_light_of_its_own() -> None:
    offers = dict(marks.offer_marks(EVERYWHERE))
    assert len(offers) == len(EVERYWHERE)
    lit = dict(marks.spoken_marks(EVERYWHERE))
    ways = [mark for mark in lit.values() if isinstance(mark, marks.WayMark)]
    assert len(lit) == len(EVERYWHERE) + len(ways) == len(EVERYWHERE) + 1


def test_the_light_on_a_place_that_moves_with_the_room_is_painted_again() -> None:
    first, other = (
        MapSetting(MapLayout(board_for(4), room), replace(LOOKS, room=room))
        for room in (Room(967, 590), Room(780, 560))
    )
    lights = [kind(place) for place in EVERYWHERE for kind in (marks.OfferMark, marks.GlowMark)]
    moved = [one for one in lights if first.art_of(one).bounds != other.art_of(one).bounds]
    assert marks.OfferMark(DicePlace()) in moved
    assert marks.OfferMark(HomePlace()) not in moved
    for one in moved:
        assert first.sprite_key(one) != other.sprite_key(one)


def test_it_is_dimmed_in_the_dark_theme_grows_and_fits_another_room(qtbot: QtBot) -> None:
    scene = MapScene(seen(middle()), LOOKS)
    pictures = [picture_of(scene)]
    for looks in (
        MapLooks(DARK, Script.LATIN),
        MapLooks(LIGHT, Script.LATIN, 1.6),
        MapLooks(LIGHT, Script.LATIN, 1.0, Room(1500, 600)),
    ):
        scene.apply_style(looks)
        pictures.append(picture_of(scene))
    for number, picture in enumerate(pictures):
        assert picture not in pictures[:number]
    assert scene.layout.room == Room(1500, 600)


def test_marks_on_the_quay_follow_it_into_another_room(qtbot: QtBot) -> None:
    """Their items stay, so their pictures must differ by the room."""
    place = SupplyPlace(Good.ORE)
    scene = MapScene(seen(middle()), LOOKS)
    figures = {**dict(marks.offer_marks([place])), **dict(marks.spoken_marks([place]))}
    scene.show_marks(figures)
    scene.apply_style(MapLooks(LIGHT, Script.LATIN, 1.0, Room(1500, 600)))
    scene.show_marks(figures)
    part = scene.layout.quay_parts[place]
    assert len(scene.marks.items) == 2
    for item in scene.marks.items.values():
        assert part.adjusted(-6, -6, 6, 6).contains(item.boundingRect())


def test_names_of_passes_stay_between_their_plates(qtbot: QtBot) -> None:
    scene = MapScene(seen(empty(6)), MapLooks(LIGHT, Script.LATIN, 1.6))
    widths = {}
    for name in ("I", "Sanguan"):
        art = scene.setting.art_of(projection.PassFigure(0, (name,)))
        widths[name] = art.bounds.width()
    assert 0 < widths["Sanguan"] - widths["I"] < 1.1 * EDGE


@pytest.mark.parametrize("seats", [4, 6])
def test_outlines_of_hexes_end_at_the_mount(seats: int) -> None:
    layout = MapLayout(board_for(seats))
    silk, board = layout.frame.silk, layout.board
    lit: list[Place] = [HomePlace(), *(SeaPlace(number) for number in range(len(board.seas)))]
    assert not silk.contains(hex_path(middle_of(board.home), EDGE - 3).boundingRect())
    assert all(silk.contains(outline_of(place, layout).boundingRect()) for place in lit)


def test_a_small_picture_is_painted_a_little_at_a_time(qtbot: QtBot) -> None:
    view = seen(middle())
    picture = small_picture(view, Appearance(), ROOM, 1.0)
    turns = 1
    while not picture.paint_for(0.0):
        turns += 1
    assert turns > len(view.board.lands)
    assert picture.pixmap.width() <= ROOM.width()


def test_the_map_of_six_is_painted_again_in_a_few_milliseconds(qtbot: QtBot) -> None:
    """Of the processor's time, with every picture ready; the bound is generous next to others."""
    scene = MapScene(seen(middle(6)), LOOKS)
    image = QImage(967, 590, QImage.Format.Format_RGB32)
    times = []
    for _ in range(21):
        begun = process_time()
        with QPainter(image) as painter:
            scene.render(painter, QRectF(image.rect()), scene.room)
        times.append(process_time() - begun)
    assert median(times[1:]) < 0.015
