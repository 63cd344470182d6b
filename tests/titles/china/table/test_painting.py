"""The pieces and places of China as they are painted: within their bounds, each its own."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.china.entry import MapBox
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import MapLayout
from changcheng_qt.titles.china.table.painting import cards, pieces, places
from changcheng_qt.titles.china.table.painting.emblems import emblem_path, paint_emblem
from changcheng_qt.titles.china.table.painting.region_colours import REGION_COLOURS
from changcheng_qt.titles.china.table.painting.silk_map import WHOLE
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import glyph_path
from changcheng_qt.ui.looks.theme import SIX_SEATS, Glyph, scale_factor
from changcheng_qt.ui.painting import houses, light
from changcheng_qt.ui.painting.light import OFFER_EDGE
from changcheng_qt.ui.painting.pigments import EMPEROR_GOLD
from tests.ui.canvas import Canvas, canvas
from tests.ui.looks.colour_science import Sight, contrast, difference

HERE = QPointF(0, 0)
BLUE = SIX_SEATS["blue"]
CARD = QRectF(-50, -71, 100, 100 * cards.HEIGHT)
UNLIKE = 0.06
"""The share of a box in which two signs differ at least."""
SIGHTS = (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)
APART = 8.0
LANDS_APART = 5.5

Paint = Callable[[QPainter], None]

PAINTED: dict[str, tuple[Paint, QRectF]] = {
    "house": (lambda p: houses.paint_house(p, HERE, BLUE), houses.house_bounds(HERE)),
    "emissary": (lambda p: pieces.paint_emissary(p, HERE, BLUE, 8), pieces.emissary_bounds(HERE)),
    "far wall": (lambda p: pieces.paint_far_wall(p, HERE), pieces.fortification_bounds(HERE)),
    "near wall": (lambda p: pieces.paint_near_wall(p, HERE), pieces.fortification_bounds(HERE)),
    "seal": (lambda p: places.paint_seal(p, HERE, 15, 15), places.seal_bounds(HERE, 15)),
    "lit seal": (lambda p: places.paint_lit_seal(p, HERE, 15), places.seal_bounds(HERE, 15)),
}


@pytest.mark.parametrize("name", PAINTED)
def test_pieces_are_painted_within_their_bounds(name: str, qapp: object) -> None:
    paint, bounds = PAINTED[name]
    painted = canvas(paint).painted()
    assert not painted.isEmpty()
    assert bounds.contains(painted.adjusted(0.5, 0.5, -0.5, -0.5)), (painted, bounds)


def test_a_house_has_the_colour_and_the_sign_of_its_seat(qapp: object) -> None:
    pictures = {
        colour: canvas(partial(houses.paint_house, foot=HERE, colours=SIX_SEATS[colour.value]))
        for colour in SeatColour
    }
    for colour, picture in pictures.items():
        assert picture.count(SIX_SEATS[colour.value].glyph_colour) > 40
    for one, other in combinations(pictures.values(), 2):
        assert one.differing(other) > 500


def test_several_emissaries_have_their_number_next_to_them(qapp: object) -> None:
    def sent(count: int) -> Canvas:
        return canvas(lambda painter: pieces.paint_emissary(painter, HERE, BLUE, count))

    assert sent(1).differing(sent(2)) > 100
    assert sent(2).differing(sent(3)) > 10
    assert sent(2).painted().top() < sent(1).painted().top(), "above those who stand before them"


def test_no_emblem_looks_like_another_or_like_a_seats_sign(qapp: object) -> None:
    room = QRectF(-1.2, -1.2, 2.4, 2.4)
    signs = [emblem_path(colour) for colour in Colour]
    signs += [glyph_path(glyph) for glyph in Glyph]
    pictures = []
    for sign in signs:
        image = QImage(60, 60, QImage.Format.Format_Grayscale8)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(60 / room.width(), 60 / room.height())
            painter.translate(-room.topLeft())
            painter.fillPath(sign, QColor("white"))
        pictures.append(bytes(image.constBits()))
    for number, emblem in enumerate(pictures[: len(Colour)]):
        for other in pictures[number + 1 :]:
            unlike = sum(one != two for one, two in zip(emblem, other, strict=True))
            assert unlike / len(emblem) > UNLIKE


def test_emblems_stay_in_their_box(qapp: object) -> None:
    for colour in Colour:
        assert QRectF(-1.1, -1.1, 2.2, 2.2).contains(emblem_path(colour).boundingRect())
        paint = partial(paint_emblem, colour=colour, centre=HERE, radius=20, paint="#000000")
        assert canvas(paint).painted().width() > 20


def test_emblems_stand_out_from_their_land_for_every_sight() -> None:
    for colour, tones in REGION_COLOURS.items():
        assert contrast(tones.deep, tones.land) >= 3.0, colour
    for one, other in combinations(REGION_COLOURS.values(), 2):
        assert difference(one.deep, other.deep, Sight.NORMAL) >= APART


def test_cards_of_two_colours_differ_and_backs_do_not_tell(qapp: object) -> None:
    fonts = Fonts(Script.LATIN)
    faces = [
        canvas(partial(cards.paint_card, rect=CARD, colour=colour, names="Wei · Shu", fonts=fonts))
        for colour in Colour
    ]
    for one, other in combinations(faces, 2):
        assert one.differing(other) > 5000
    one, other = (canvas(lambda painter: cards.paint_back(painter, CARD)) for _ in range(2))
    assert one.differing(other) == 0
    assert one.count(EMPEROR_GOLD, 60) > 200, "a coin lies in its middle"


def test_a_long_name_is_written_smaller_not_cut(qapp: object) -> None:
    fonts = Fonts(Script.LATIN)
    names = "A very long name", "Another long one"
    long = canvas(lambda p: cards.paint_card(p, CARD, Colour.RED, names, fonts))
    assert CARD.adjusted(-3, -3, 5, 7).contains(long.painted())


@pytest.mark.parametrize("names", [("Wei", "Shu"), ("Chu",)])
def test_names_are_larger_where_large_letters_are_wanted(
    qapp: object, names: Sequence[str]
) -> None:
    """Each in a line of its own; they stay on the card, and an emblem above them is whole."""

    def height(least: float) -> float:
        sizes: list[float] = []

        def paint(painter: QPainter) -> None:
            cards.paint_card(painter, CARD, Colour.RED, names, Fonts(Script.LATIN), least)
            sizes.append(painter.fontInfo().pixelSize())

        assert CARD.adjusted(-3, -3, 5, 7).contains(canvas(paint).painted())
        return sizes[0]

    natural = CARD.width() * 0.16
    assert height(0) == height(natural - 1) <= natural
    assert height(natural + 1) >= 1.4 * height(0)


def test_names_can_be_read_on_the_cards_of_a_small_window(qapp: object) -> None:
    """They have 50 pixels at 1024 x 720, where one line would be lower than eight."""

    def height(least: float) -> float:
        sizes: list[float] = []

        def paint(painter: QPainter) -> None:
            fonts = Fonts(Script.LATIN)
            cards.paint_card(painter, small, Colour.GREEN, ("Zhao", "Lu"), fonts, least)
            sizes.append(painter.fontInfo().pixelSize())

        canvas(paint)
        return sizes[0]

    small = QRectF(0, 0, 50, 50 * cards.HEIGHT)
    assert height(round(cards.LEAST_NAME * scale_factor(1024, 720))) >= 11
    assert height(0) <= 8


def test_a_pile_is_higher_the_more_cards_lie_in_it_and_empty_without_any(qapp: object) -> None:
    def pile(count: int) -> Canvas:
        return canvas(lambda painter: cards.paint_pile(painter, CARD, count))

    assert pile(0).differing(pile(1)) > 5000
    assert pile(1).painted().width() < pile(3).painted().width()
    assert pile(20).differing(pile(30)) == 0, "its number tells how many, not its height"


def test_a_lit_road_and_an_offer_are_seen(qapp: object) -> None:
    line = QLineF(-60, 0, 60, 0)
    plain = canvas(lambda painter: places.paint_road(painter, line))
    lit = canvas(lambda painter: places.paint_lit_road(painter, line, BLUE))
    assert plain.differing(lit) > 500
    rect = QRectF(-19, -19, 38, 38)
    weak = canvas(lambda painter: light.paint_offer(painter, rect))
    strong = canvas(lambda painter: light.paint_offer(painter, rect, strong=True))
    assert weak.differing(strong) > 100


def test_lands_of_two_colours_are_two_for_every_sight() -> None:
    for one, other in combinations(REGION_COLOURS.values(), 2):
        for sight in SIGHTS:
            assert difference(one.land, other.land, sight) >= LANDS_APART, (one, other, sight)


@pytest.mark.parametrize("side", Side)
def test_the_silk_map_has_the_tint_of_each_region(side: Side, qapp: object) -> None:
    """Next to the middle of every town its region's colour is the nearest of the five."""
    board, layout = MapBox.opened(None).boards[side], MapLayout(load_chart(side))
    picture = QImage(str(title_folder("china") / "art" / WHOLE))
    scale = picture.width() / layout.scene_rect.width()
    wrong = 0
    for space in range(len(layout.chart.towns)):
        place = (layout.town(space) - layout.scene_rect.topLeft()) * scale
        seen = picture.pixelColor(place.toPoint()).name()
        nearest = min(
            Colour, key=lambda colour: difference(seen, REGION_COLOURS[colour].land, Sight.NORMAL)
        )
        wrong += nearest is not board.colour_of(board.region_of(space))
    assert wrong <= 3, "a river may run through a town"


def test_the_ring_of_a_lit_place_stands_out_from_every_land() -> None:
    """Gold alone is faint on yellow and orange land: a dark edge sets it off."""
    for colour, tones in REGION_COLOURS.items():
        assert contrast(OFFER_EDGE, tones.land) >= 4.5, colour
    assert contrast("#FFE08A", REGION_COLOURS[Colour.YELLOW].land) < 1.5, "the negative control"
