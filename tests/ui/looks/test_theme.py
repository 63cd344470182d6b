"""Colours can be told apart and read; sizes are those that LOOK asks for."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.painting.terrain import GREENS, OCHRES
from changcheng_qt.ui.looks.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    RING_DARK,
    RING_LIGHT,
    SIX_SEATS,
    Glyph,
    Palette,
    ink,
    mix,
    qt_palette,
    scale_factor,
)
from tests.ui.looks.colour_science import Lab, Sight, ciede2000, contrast, difference, lightness

SEATS = ("red", "green", "blue", "violet")
COLOUR_SIGHTS = (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)
LAND = (*GREENS, *OCHRES)

each_palette = pytest.mark.parametrize(
    "palette", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda palette: palette.name
)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_of_difference_knows_published_pairs(
    first: Lab, second: Lab, expected: float
) -> None:
    assert ciede2000(first, second) == pytest.approx(expected, abs=0.0001)
    assert ciede2000(first, first) == 0


def test_the_measure_of_contrast_knows_its_ends() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("sight", COLOUR_SIGHTS, ids=lambda sight: sight.name.lower())
@pytest.mark.parametrize(("first", "second"), list(combinations(SEATS, 2)))
def test_seats_can_be_told_apart_by_every_sight(first: str, second: str, sight: Sight) -> None:
    assert difference(SEAT_COLOURS[first].top, SEAT_COLOURS[second].top, sight) >= 22.4


@pytest.mark.parametrize("sight", COLOUR_SIGHTS, ids=lambda sight: sight.name.lower())
@pytest.mark.parametrize(("first", "second"), list(combinations(SIX_SEATS, 2)))
def test_any_two_of_six_seats_can_be_told_apart_by_every_sight(
    first: str, second: str, sight: Sight
) -> None:
    assert difference(SIX_SEATS[first].top, SIX_SEATS[second].top, sight) >= 15


def test_a_paler_yellow_or_a_bluer_black_would_be_taken_for_another() -> None:
    green, blue = SIX_SEATS["green"].top, SIX_SEATS["blue"].top
    assert min(difference("#F3EBB8", green, sight) for sight in COLOUR_SIGHTS) < 15
    assert min(difference("#3A4A78", blue, sight) for sight in COLOUR_SIGHTS) < 15


def test_of_six_seats_dark_ones_bear_light_signs_and_light_ones_dark_signs() -> None:
    assert len({colours.glyph for colours in SIX_SEATS.values()}) == len(SIX_SEATS) == 6
    assert Glyph.STONE not in {colours.glyph for colours in SIX_SEATS.values()}
    for seat, colours in SIX_SEATS.items():
        is_dark = seat in {"red", "blue", "black"}
        assert (lightness(colours.glyph_colour) > lightness(colours.top)) is is_dark


@pytest.mark.parametrize("sight", COLOUR_SIGHTS, ids=lambda sight: sight.name.lower())
@pytest.mark.parametrize("seat", SIX_SEATS)
def test_six_seats_can_be_told_from_a_neutral_stone(seat: str, sight: Sight) -> None:
    assert difference(SEAT_COLOURS[NEUTRAL_COLOUR].top, SIX_SEATS[seat].top, sight) >= 15


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize("seat", ["black", "yellow"])
@pytest.mark.parametrize("ground", ["panel", "selection", "tray", "bar"])
def test_the_fifth_and_sixth_stone_stand_out_from_every_ground(
    seat: str, palette: Palette, ground: str
) -> None:
    paper, colours = palette.colour(ground).name(), SIX_SEATS[seat]
    seen = (colours.top, colours.outline, colours.inlay or colours.top)
    assert max(contrast(edge, paper) for edge in seen) >= 2.9


def test_a_black_stone_without_its_inlay_would_be_lost_on_a_dark_panel() -> None:
    colours = SIX_SEATS["black"]
    assert contrast(colours.top, DARK.panel) < 1.3
    assert contrast(colours.outline, DARK.panel) < 1.3


@pytest.mark.parametrize("sight", COLOUR_SIGHTS, ids=lambda sight: sight.name.lower())
@pytest.mark.parametrize("seat", SEATS)
def test_neutral_stone_can_be_told_apart_by_every_sight(seat: str, sight: Sight) -> None:
    assert difference(SEAT_COLOURS[NEUTRAL_COLOUR].top, SEAT_COLOURS[seat].top, sight) >= 21.5


def test_a_grey_neutral_would_be_taken_for_green() -> None:
    green = SEAT_COLOURS["green"].top
    assert min(difference("#9FA39B", green, sight) for sight in COLOUR_SIGHTS) < 15


def test_without_colour_only_the_glyph_tells_seats_apart() -> None:
    for pair in (("red", "blue"), ("green", "violet")):
        first, second = (SEAT_COLOURS[seat] for seat in pair)
        assert difference(first.top, second.top, Sight.GREYSCALE) < 5
        assert first.glyph is not second.glyph
    assert len({colours.glyph for colours in SEAT_COLOURS.values()}) == len(SEAT_COLOURS)


@pytest.mark.parametrize(
    ("seat", "least"),
    [*zip(SIX_SEATS, (5.4, 6.4, 6.4, 6.3, 9.9, 9.9), strict=True), ("neutral", 9.9)],
)
def test_glyphs_stand_out_from_their_stone(seat: str, least: float) -> None:
    colours = {**SIX_SEATS, **SEAT_COLOURS}[seat]
    assert contrast(colours.glyph_colour, colours.top) >= least
    assert contrast(colours.front, colours.top) < least, "the front face would not do as a glyph"


@pytest.mark.parametrize(
    ("seat", "least"), [*((seat, 6.4) for seat in SIX_SEATS), ("neutral", 5.3)]
)
def test_outlines_stand_out_from_the_land(seat: str, least: float) -> None:
    outline = {**SIX_SEATS, **SEAT_COLOURS}[seat].outline
    assert min(contrast(outline, land) for land in LAND) >= least


def test_the_ring_stands_out_from_the_land() -> None:
    assert min(contrast(RING_DARK, land) for land in LAND) >= 4.1
    assert contrast(RING_DARK, RING_LIGHT) >= 4.1
    assert min(contrast(RING_LIGHT, land) for land in LAND) < 1.5, "the light line alone would not"


def test_the_land_is_light_and_the_seats_are_darker() -> None:
    assert all(70 <= lightness(land) <= 90 for land in LAND)
    assert all(35 <= lightness(SEAT_COLOURS[seat].top) <= 70 for seat in SEATS)


@pytest.mark.parametrize(
    ("palette", "role", "ground", "least"),
    [
        (LIGHT, "text", "panel", 13.8),
        (LIGHT, "text2", "panel", 6.7),
        (LIGHT, "text3", "panel", 5.0),
        (LIGHT, "accent_text", "accent", 6.0),
        (LIGHT, "gold", "panel", 3.3),
        (LIGHT, "tray_text", "tray", 5.4),
        (DARK, "text", "panel", 13.1),
        (DARK, "text2", "panel", 8.1),
        (DARK, "text3", "panel", 5.3),
        (DARK, "accent_text", "accent", 4.8),
        (DARK, "gold", "panel", 7.8),
        (DARK, "tray_text", "tray", 11.1),
        (HIGH_CONTRAST, "text2", "panel", 15.0),
        (HIGH_CONTRAST, "accent_text", "accent", 15.0),
    ],
)
def test_words_can_be_read(palette: Palette, role: str, ground: str, least: float) -> None:
    words, paper = (palette.colour(name).name() for name in (role, ground))
    assert contrast(words, paper) >= least


@each_palette
@pytest.mark.parametrize("ground", ["panel", "panel_raised", "bar", "hover", "selection", "field"])
def test_words_can_be_read_on_every_ground(palette: Palette, ground: str) -> None:
    paper = palette.colour(ground).name()
    assert contrast(palette.text, paper) >= 7
    assert contrast(palette.text2, paper) >= 4.5


def test_unreadable_words_would_be_caught() -> None:
    assert contrast(LIGHT.rule, LIGHT.panel) < 3


@each_palette
def test_every_role_is_a_colour(palette: Palette) -> None:
    assert {"text", "tray", "accent"} <= set(palette.roles)
    assert not {"name", "dark", "veil"} & set(palette.roles)
    assert all(palette.colour(role).isValid() for role in palette.roles)


def test_an_unknown_role_is_an_error() -> None:
    with pytest.raises(AttributeError):
        LIGHT.colour("texture")


@each_palette
def test_qts_own_widgets_take_the_palette(qtbot: QtBot, palette: Palette) -> None:
    made = qt_palette(palette)
    assert made.window().color() == palette.colour("panel")
    assert made.windowText().color() == palette.colour("text")
    assert made.text() != made.brush(made.ColorGroup.Disabled, made.ColorRole.Text)


@pytest.mark.parametrize(
    ("width", "height", "expected"),
    [(1280, 800, 1.0), (800, 600, 0.92), (1920, 1080, 1.252), (3840, 2160, 1.5), (5000, 400, 0.92)],
)
def test_sizes_grow_with_the_window_within_limits(width: int, height: int, expected: float) -> None:
    assert scale_factor(width, height) == pytest.approx(expected, abs=0.001)


def test_colours_mix_and_fade() -> None:
    assert mix("#000000", "#FFFFFF", 0.5).name() == "#808080"
    assert mix("#123456", "#FFFFFF", 0).name() == "#123456"
    assert ink("#123456", 40).alpha() == 40
