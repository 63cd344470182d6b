"""The things of Riders at the Wall as they are painted: within their bounds, each its own."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral, SeatColour
from changcheng_qt.titles.riders.table.painting import (
    buildings,
    colours,
    goods,
    land,
    light,
    numbers,
    quay,
    riders,
    silk,
    wall,
)
from changcheng_qt.titles.riders.table.painting.colours import LAND_COLOURS
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import glyph_path
from changcheng_qt.ui.looks.strokes import sketch
from changcheng_qt.ui.looks.theme import SIX_SEATS, Glyph
from changcheng_qt.ui.painting.lettering import width_of
from changcheng_qt.ui.painting.light import OFFER_EDGE
from tests.ui.canvas import Canvas, canvas
from tests.ui.looks.colour_science import Sight, contrast, difference

HERE = QPointF(0, 0)
BLUE = SIX_SEATS["blue"]
LINE = QLineF(-15, 8, 15, -8)
PIERS = (QPointF(-20, -24), QPointF(22, -20))
FONTS = Fonts(Script.LATIN)
UNLIKE = 0.06
"""The least share of a box in which two outlines must differ."""
SIGHTS = (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)
SEATS_APART = 15.0

Paint = Callable[[QPainter], None]


def building(is_city: bool, is_fort: bool, colour: str = "blue") -> Paint:
    return partial(
        buildings.paint_building,
        at=HERE,
        seat=SIX_SEATS[colour],
        is_city=is_city,
        is_fort=is_fort,
    )


PAINTED: dict[str, tuple[Paint, QRectF]] = {
    "settlement": (building(False, False), buildings.BOUNDS.translated(HERE)),
    "border city": (building(True, True), buildings.BOUNDS.translated(HERE)),
    "road": (
        lambda p: buildings.paint_road(p, LINE, BLUE, has_sign=True),
        buildings.road_bounds(LINE),
    ),
    "tower": (lambda p: wall.paint_tower(p, HERE, BLUE), wall.TOWER_BOUNDS.translated(HERE)),
    "crown's tower": (
        lambda p: wall.paint_tower(p, HERE, None),
        wall.TOWER_BOUNDS.translated(HERE),
    ),
    "chevron": (lambda p: wall.paint_chevron(p, HERE), QRectF(-9, -6.5, 18, 13)),
    "token": (lambda p: numbers.paint_token(p, HERE, 8), numbers.TOKEN_BOUNDS.translated(HERE)),
    "plate": (
        lambda p: numbers.paint_plate(p, HERE, 12, -1, is_danger=True),
        numbers.PLATE_BOUNDS.translated(HERE),
    ),
    "rider": (
        lambda p: riders.paint_rider(p, HERE, "III", is_danger=True),
        riders.rider_bounds(HERE),
    ),
    "place": (lambda p: riders.paint_place(p, HERE), QRectF(-12, -12, 24, 24)),
    "pirate": (lambda p: riders.paint_pirate(p, HERE), riders.PIRATE_BOUNDS.translated(HERE)),
    "land": (lambda p: land.paint_land(p, HERE, Terrain.FOREST, 3), land.BOUNDS.translated(HERE)),
    "home": (lambda p: silk.paint_home(p, HERE), silk.HOME_BOUNDS.translated(HERE)),
    "harbour": (
        lambda p: goods.paint_harbour(p, HERE, PIERS, Good.ORE, is_closed=True),
        goods.harbour_bounds(HERE, PIERS),
    ),
    "bar": (lambda p: light.paint_bar(p, LINE, strong=True), light.bar_bounds(LINE)),
    "glow": (lambda p: light.paint_glow(p, HERE), light.GLOW_BOUNDS.translated(HERE)),
}


@pytest.mark.parametrize("name", PAINTED)
def test_everything_stays_within_its_bounds(name: str, qapp: object) -> None:
    paint, bounds = PAINTED[name]
    painted = canvas(paint).painted()
    assert not painted.isEmpty()
    assert bounds.contains(painted.adjusted(0.5, 0.5, -0.5, -0.5)), (painted, bounds)


@pytest.mark.parametrize("is_city", [False, True])
def test_buildings_have_the_colour_and_the_sign_of_their_seat(is_city: bool, qapp: object) -> None:
    pictures = [canvas(building(is_city, False, colour.value)) for colour in SeatColour]
    for colour, picture in zip(SeatColour, pictures, strict=True):
        assert picture.count(SIX_SEATS[colour.value].glyph_colour) > 20, colour
    for one, other in combinations(pictures, 2):
        assert one.differing(other) > 300


def test_the_four_buildings_differ_in_outline(qapp: object) -> None:
    pictures = [canvas(building(city, fort)) for city in (False, True) for fort in (False, True)]
    for one, other in combinations(pictures, 2):
        assert one.differing(other) > 300
    settlement, fort, city, border_city = (picture.painted() for picture in pictures)
    assert city.height() > settlement.height() + 6
    assert fort.width() > settlement.width()
    assert border_city.height() > fort.height() + 6


def test_any_two_of_six_seats_are_two_for_every_sight() -> None:
    for one, other in combinations(SeatColour, 2):
        for sight in SIGHTS:
            apart = difference(SIX_SEATS[one.value].top, SIX_SEATS[other.value].top, sight)
            assert apart >= SEATS_APART, (one, other, sight)


def in_grey(paint: Paint) -> bytes:
    """The painting around the origin, without colour: white ground, black lines and areas."""
    image = QImage(60, 60, QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        painter.translate(30, 36)
        painter.scale(1.8, 1.8)
        paint(painter)
    return bytes(255 if value > 150 else 0 for value in bytes(image.constBits()))


def test_the_drawings_of_two_terrains_differ_also_in_grey(qapp: object) -> None:
    pictures = {terrain: in_grey(one.paint) for terrain, one in land.DRAWINGS.items()}
    assert set(pictures) == set(Terrain)
    for (one, first), (other, second) in combinations(pictures.items(), 2):
        unlike = sum(a != b for a, b in zip(first, second, strict=True))
        assert unlike / len(first) > 0.05, (one, other)


def outline_picture(path: QPainterPath) -> bytes:
    image = QImage(60, 60, QImage.Format.Format_Grayscale8)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(30, 30)
        painter.scale(25, 25)
        painter.fillPath(path, QColor("white"))
    return bytes(image.constBits())


def test_goods_are_told_apart_by_outline_from_each_other_and_from_seats(qapp: object) -> None:
    signs = [outline_picture(goods.good_path(good)) for good in Good]
    seats = [outline_picture(glyph_path(SIX_SEATS[colour.value].glyph)) for colour in SeatColour]
    for number, sign in enumerate(signs):
        for other in (*signs[number + 1 :], *seats):
            unlike = sum(a != b for a, b in zip(sign, other, strict=True))
            assert unlike / len(sign) > UNLIKE
    same = outline_picture(sketch("O 0 0 0.74"))
    sun = outline_picture(glyph_path(Glyph.SUN))
    assert sum(a != b for a, b in zip(same, sun, strict=True)) == 0, "the negative control"


def test_goods_stay_in_their_box(qapp: object) -> None:
    for good in Good:
        assert QRectF(-1.12, -1.12, 2.24, 2.24).contains(goods.good_path(good).boundingRect())
        painted = canvas(partial(goods.paint_good, good=good, centre=HERE, radius=20)).painted()
        assert QRectF(-24, -24, 48, 48).contains(painted)
        assert painted.width() > 20


def test_six_and_eight_are_red_larger_and_ringed(qapp: object) -> None:
    def token(number: int) -> Canvas:
        return canvas(lambda painter: numbers.paint_token(painter, HERE, number))

    for number in (6, 8):
        assert token(number).count(colours.HIGH_YIELD) > 300
        assert token(number).painted().width() > token(5).painted().width()
    assert token(5).count(colours.HIGH_YIELD) == 0
    assert token(9).differing(token(5)) > 40, "the digit, with equal pips"


def test_a_plate_is_no_token_and_danger_shows_without_colour(qapp: object) -> None:
    def plate(turn: float, *, is_danger: bool) -> Canvas:
        return canvas(
            lambda painter: numbers.paint_plate(painter, HERE, 8, turn, is_danger=is_danger)
        )

    calm, danger = plate(1, is_danger=False), plate(1, is_danger=True)
    assert danger.painted().width() > calm.painted().width() + 5, "a second rim"
    assert calm.count(colours.DANGER) == 0 < danger.count(colours.DANGER, 40)
    assert plate(-1, is_danger=False).differing(calm) > 200
    token = canvas(lambda painter: numbers.paint_token(painter, HERE, 8))
    assert token.differing(calm) > 1000


def test_a_rider_shows_its_numeral_and_danger_as_light_around_it(qapp: object) -> None:
    def rider(numeral: str, *, is_danger: bool = False) -> Canvas:
        return canvas(
            lambda painter: riders.paint_rider(painter, HERE, numeral, is_danger=is_danger)
        )

    for one, other in combinations(Numeral, 2):
        assert rider(one.word).differing(rider(other.word)) > 12, (one, other)
    assert rider("I", is_danger=True).painted().width() > rider("I").painted().width() + 6


def test_a_closed_harbour_is_struck_through(qapp: object) -> None:
    def harbour(*, is_closed: bool) -> Canvas:
        return canvas(lambda p: goods.paint_harbour(p, HERE, PIERS, Good.WOOL, is_closed=is_closed))

    assert harbour(is_closed=False).count(colours.DANGER) == 0
    assert harbour(is_closed=True).count(colours.DANGER) > 100


def test_the_ring_of_a_legal_place_stands_out_from_every_land() -> None:
    for terrain, tones in LAND_COLOURS.items():
        assert contrast(OFFER_EDGE, tones.wash) >= 4.5, terrain
    assert contrast("#FFE08A", LAND_COLOURS[Terrain.FIELDS].wash) < 1.5, "the negative control"


def test_the_number_of_a_corner_is_told_from_a_token_at_a_glance(qapp: object) -> None:
    token = canvas(partial(numbers.paint_token, at=HERE, number=5))
    site = canvas(partial(numbers.paint_site, at=HERE, ways=5, rank=0, growth=1.0))
    grounds = [one.colour_at(-8, 0).name() for one in (token, site)]
    assert difference(*grounds) > 15


def test_numbers_are_legible_on_tokens_plates_and_riders() -> None:
    assert contrast(colours.HIGH_YIELD, "#FFFBEF") >= 4.5
    assert contrast("#FFFFFF", colours.PLATE) >= 4.5
    assert contrast("#FFFFFF", colours.DANGER) >= 4.5
    assert contrast("#FFF6DF", colours.LEATHER) >= 4.5
    assert difference(colours.PLATE, colours.DANGER, Sight.NORMAL) > SEATS_APART


def test_dice_show_their_pips_and_the_rolls_before(qapp: object) -> None:
    room = QRectF(-80, -40, 160, 80)

    def dice(rolled: Sequence[int] | None, *before: int) -> Canvas:
        return canvas(lambda p: quay.paint_dice(p, room, rolled, before, "Earlier:", FONTS))

    empty, first = dice(None), dice((1, 6))
    assert empty.differing(first) > 500
    assert dice((2, 5)).differing(first) > 100, "the sum is the same"
    assert dice((1, 6), 8, 8).differing(first) > 100
    long = dice((1, 6), 12, 11, 10, 12, 11, 10)
    assert room.contains(long.painted())


@pytest.mark.parametrize("roll", [2, 12])
def test_no_roll_drives_the_label_of_the_earlier_ones_away(qapp: object, roll: int) -> None:
    """Where six rolls of two fit beside it, but none of twelve: the oldest of those give way."""
    rolls = ("  ".join(("Earlier:", *6 * (one,))) for one in ("2", "12"))
    short, long = (width_of(FONTS.text(12.8), line) for line in rolls)
    room = QRectF(0, 0, (short + long) / 2 + 12, 80).translated(-80, -40)

    def dice(label: str, newest: int, oldest: int) -> Canvas:
        before = (newest, roll, roll, roll, roll, oldest)
        return canvas(lambda p: quay.paint_dice(p, room, (1, 6), before, label, FONTS))

    usual = dice("Earlier:", roll, roll)
    assert usual.differing(dice("Before: ", roll, roll)) > 0
    assert usual.differing(dice("Earlier:", 7, roll)) > 0
    assert (usual.differing(dice("Earlier:", roll, 7)) > 0) == (roll == 2)


def test_a_supply_without_cards_is_pale_and_few_are_red(qapp: object) -> None:
    room = QRectF(-15, -30, 30, 60)

    def supply(count: int) -> Canvas:
        return canvas(lambda p: quay.paint_supply(p, room, Good.CLAY, count))

    assert supply(0).count(goods.GOOD_COLOURS[Good.CLAY]) == 0
    assert supply(9).count(goods.GOOD_COLOURS[Good.CLAY]) > 50
    assert supply(3).differing(supply(9)) > 20


def test_hexes_of_a_terrain_differ_a_little(qapp: object) -> None:
    def hills(seed: int) -> Canvas:
        return canvas(lambda p: land.paint_land(p, HERE, Terrain.HILLS, seed))

    assert hills(1).differing(hills(2)) > 200
    assert hills(1).differing(hills(1)) == 0
