"""The map as a projection of a View: figures, marks, and their looks."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    CardDiscarded,
    EmissarySent,
    Event,
    HousePlaced,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.layout import LETTERS
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.scene import marks, projection
from changcheng_qt.titles.china.table.scene.figure_art import LAND_NAME, LARGEST_NAMES, TOWN_NAME
from changcheng_qt.titles.china.table.scene.scene import MapScene, small_picture
from changcheng_qt.titles.china.table.scene.touched import LastMove, touches
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import DARK, LIGHT
from changcheng_qt.ui.scene.layer import Key, Looks, take_out
from screens.windows import load_fonts
from tests.titles.china.rules.play import play, random_chooser, random_setup

LOOKS = Looks(LIGHT, Script.LATIN)
ROOM = QSize(400, 256)


def picture_of(scene: MapScene) -> QImage:
    image = QImage(ROOM, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(image.rect()), scene.room)
    return image


@pytest.fixture(scope="module")
def views() -> list[View]:
    rng = Random(4)
    match = [ply.after for ply in play(random_setup(rng, 5), random_chooser(rng))]
    assert match[-1].fortified
    return [CHINA.view(state, CHINA.unknowing(), PUBLIC) for state in match[::7]]


def test_a_scene_that_followed_a_game_shows_what_a_new_one_shows(
    qtbot: QtBot, views: list[View]
) -> None:
    scene = MapScene(views[0], LOOKS)
    for view in views[1:]:
        for item in scene.show_position(view, LastMove()).removed.values():
            take_out(item)
    assert scene.position.figures == MapScene(views[-1], LOOKS).position.figures
    assert picture_of(scene) == picture_of(MapScene(views[-1], LOOKS))


def test_every_piece_of_a_view_is_a_figure_of_its_own(views: list[View]) -> None:
    view = views[-1]
    figures = projection.project(view, LastMove()).values()
    houses = [figure for figure in figures if isinstance(figure, projection.HouseFigure)]
    assert len(houses) == sum(owner is not None for owner in view.houses) > 0
    sent = [figure for figure in figures if isinstance(figure, projection.EmissaryFigure)]
    assert sum(figure.count for figure in sent) == sum(map(sum, view.courts)) > 0
    walls = [figure for figure in figures if isinstance(figure, projection.WallFigure)]
    assert len(walls) == 2 * len(view.fortified)


def test_a_court_with_many_emissaries_of_several_seats_tells_how_many(views: list[View]) -> None:
    some = (2, 1, 1, 0, 0), (4, 0, 0, 0, 0), (1, 1, 1, 0, 0), (0, 2, 3, 0, 1)
    none = (0, 0, 0, 0, 0)
    courts = some + (none,) * (len(views[-1].courts) - len(some))
    figures = projection.project(replace(views[-1], courts=courts), LastMove()).values()
    totals = [figure for figure in figures if isinstance(figure, projection.SentFigure)]
    assert totals == [projection.SentFigure(0, 4), projection.SentFigure(3, 6)]


def test_figures_are_painted_within_their_bounds(qtbot: QtBot, views: list[View]) -> None:
    scene = MapScene(views[-1], LOOKS)
    assert all(
        scene.layout.scene_rect.adjusted(-1, -1, 1, 1).contains(scene.setting.art_of(figure).bounds)
        for figure in scene.position.figures.values()
    )


MOMENTS: list[tuple[Event, tuple[Place, ...]]] = [
    (HousePlaced(0, 3, None), (TownPlace(3),)),
    (EmissarySent(1, 2, Colour.RED), (CourtPlace(2),)),
    (RegionScored(4, (1, 2, 0), (), (3, 3, 0)), (RegionPlace(4),)),
    (AllianceScored(6, ((1,), (1,)), (2,)), (AlliancePlace(6),)),
    (RoadsScored(0, ((1, 2), (2, 5)), (2, 2)), (TownPlace(1), TownPlace(2), TownPlace(5))),
    (CardDiscarded(0, Colour.RED), ()),
]


@pytest.mark.parametrize(("event", "places"), MOMENTS)
def test_each_event_touches_its_places(event: Event, places: tuple[Place, ...]) -> None:
    assert tuple(dict.fromkeys(touches(event))) == places


def test_the_last_move_is_where_pieces_were_put(views: list[View]) -> None:
    last = LastMove().after((event, 0) for event, _ in MOMENTS)
    assert last == LastMove(frozenset({TownPlace(3), CourtPlace(2)}))
    rims = [
        figure
        for figure in projection.project(views[0], last).values()
        if isinstance(figure, projection.LastFigure)
    ]
    assert {rim.place for rim in rims} == last.places


def test_marks_are_seen_and_go(qtbot: QtBot, views: list[View]) -> None:
    scene = MapScene(views[0], LOOKS)
    before = picture_of(scene)
    places: list[Place] = [TownPlace(0), CourtPlace(1), RegionPlace(2), AlliancePlace(3)]
    shown: list[dict[Key, marks.Mark]] = [
        dict(marks.offer_marks(places[:2], walked=TownPlace(0))),
        dict(marks.spoken_marks([*places, RoadPlace(0)])),
        {
            ("ghost", n, 0): marks.GhostMark(TownPlace(5), piece, "red")
            for n, piece in enumerate(marks.Piece)
        },
        {("lit road", 0, 0): marks.LitRoadMark(0, "blue")},
    ]
    for figures in shown:
        scene.show_marks(figures)
        assert len(scene.marks.items) == len(figures)
        assert picture_of(scene) != before
    scene.show_marks({})
    assert picture_of(scene) == before


def test_it_is_dimmed_in_the_dark_theme_and_names_grow(qtbot: QtBot, views: list[View]) -> None:
    scene = MapScene(views[0], LOOKS)
    pictures = [picture_of(scene)]
    for looks in (Looks(DARK, Script.LATIN), Looks(LIGHT, Script.LATIN, 1.4)):
        scene.apply_style(looks)
        pictures.append(picture_of(scene))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_a_small_picture_is_painted_a_little_at_a_time(qtbot: QtBot, views: list[View]) -> None:
    picture = small_picture(views[-1], Appearance(), ROOM, 1.0)
    turns = 1
    while not picture.paint_for(0.0):
        turns += 1
    assert turns > len(views[-1].board.spaces)
    assert picture.pixmap.width() <= ROOM.width()


def touch(one: QRectF, other: QRectF) -> float:
    """By how much one could be moved to be clear of the other."""
    shared = one & other
    return max(0.0, min(shared.width(), shared.height()))


def letters_of(scene: MapScene, name: projection.TownNameFigure) -> QRectF:
    """Where a town's name is written, without its light edge."""
    bounds = scene.setting.art_of(name).bounds
    edge = (bounds.height() - TOWN_NAME * scene.setting.looks.lettering * LETTERS) / 2
    return bounds.adjusted(6, edge, -6, -edge)


@pytest.mark.parametrize("lettering", [1.0, 1.7, LARGEST_NAMES])
def test_a_name_is_next_to_the_house_of_its_town(
    qtbot: QtBot, views: list[View], lettering: float
) -> None:
    scene = MapScene(views[0], Looks(LIGHT, Script.LATIN, lettering))
    for figure in projection.project(views[0], LastMove()).values():
        if isinstance(figure, projection.TownNameFigure):
            letters = letters_of(scene, figure)
            foot = scene.layout.town(figure.space)
            roof = QRectF(foot.x() - 22, foot.y() - 21, 44, 30)
            assert touch(letters, roof) <= (0 if lettering < LARGEST_NAMES else 5), figure.name


def test_the_sign_of_a_region_is_next_to_names_that_are_not_chinese(
    views: list[View], monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, pair in (("en", ("Zhao", "趙")), ("zh_CN", ("赵", "赵"))):
        monkeypatch.setattr(projection, "current_language", lambda language=language: language)
        figures = projection.project(views[0], LastMove()).values()
        names = [one for one in figures if isinstance(one, projection.LandNameFigure)]
        assert names[1].names.lands[names[1].region] == pair


def written(scene: MapScene, view: View) -> dict[str, QRectF]:
    """Where each name is written, without its light edge, the stamps of scored regions included."""
    found: dict[str, QRectF] = {}
    for figure in projection.project(view, LastMove()).values():
        if isinstance(figure, projection.TownNameFigure):
            found[figure.name] = letters_of(scene, figure)
        elif isinstance(figure, projection.LandNameFigure):
            bounds = scene.setting.art_of(replace(figure, scored=True)).bounds
            size = LAND_NAME * (1 + 0.35 * (scene.setting.looks.lettering - 1))
            edge = (bounds.height() - LETTERS * size) / 2
            found[figure.names.lands[figure.region][0].upper()] = bounds.adjusted(
                6, edge, -2, -edge
            )
    return found


@pytest.mark.parametrize("lettering", [1.0, 1.3, 1.7, LARGEST_NAMES])
@pytest.mark.parametrize("script", [Script.LATIN, Script.SIMPLIFIED])
@pytest.mark.parametrize("side", Side)
def test_no_name_lies_on_another_or_under_the_stamp_of_a_scored_region(
    side: Side, script: Script, lettering: float, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fonts()
    language = "en" if script is Script.LATIN else "zh_CN"
    monkeypatch.setattr(projection, "current_language", lambda: language)
    setup = random_setup(Random(1), 3 if side is Side.A else 5)
    view = CHINA.view(CHINA.new(setup), CHINA.unknowing(), PUBLIC)
    scene = MapScene(view, Looks(LIGHT, script, lettering))
    touching = 1 if lettering < 1.7 else 3
    for (name, one), (other_name, other) in combinations(written(scene, view).items(), 2):
        assert touch(one, other) < touching, (name, other_name)


@pytest.mark.parametrize("lettering", [1.3, 1.7, LARGEST_NAMES])
@pytest.mark.parametrize("side", Side)
def test_two_chinese_names_in_a_row_are_not_read_as_one(
    side: Side, lettering: float, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fonts()
    monkeypatch.setattr(projection, "current_language", lambda: "zh_CN")
    setup = random_setup(Random(1), 3 if side is Side.A else 5)
    view = CHINA.view(CHINA.new(setup), CHINA.unknowing(), PUBLIC)
    scene = MapScene(view, Looks(LIGHT, Script.SIMPLIFIED, lettering))
    letter = TOWN_NAME * lettering
    for (name, one), (other_name, other) in combinations(written(scene, view).items(), 2):
        if abs(one.center().y() - other.center().y()) < letter / 2:
            left, right = sorted((one, other), key=QRectF.left)
            assert right.left() - left.right() > 0.15 * letter, (name, other_name)
