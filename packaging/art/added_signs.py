"""Adds the minus and the arrow that Cabin lacks, drawn from the bar of its plus.

From another font they would be lower than the figures next to them, and thinner.
"""

from math import sqrt
from typing import Final

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from art.bold_letters import Point, add

MINUS: Final = "−"
ARROW: Final = "→"
_SHAFT: Final = 1.6
"""The length of the arrow, in widths of the plus."""
_BARB: Final = 0.45
"""The height of half its head."""


def add_signs(font: TTFont) -> None:
    """Add both to a font that has a plus."""
    plus = _corners(font)
    low, high = sorted({round(y) for _, y in plus})[1:3]
    across = [x for x, y in plus if round(y) == low]
    left, right = min(across), max(across)
    lean = (min(x for x, y in plus if round(y) == high) - left) / (high - low)
    advance = font["hmtx"]["plus"][0]
    bar: list[Point] = [(left, low), (right, low), (right, high), (left, high)]
    _draw(font, MINUS, bar, low, lean, advance)
    longer = (_SHAFT - 1) * (right - left)
    arrow = _arrow(left, right + longer, low, high, _BARB * (right - left))
    _draw(font, ARROW, arrow, low, lean, advance + longer)


def _corners(font: TTFont) -> list[Point]:
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()["plus"].draw(pen)
    return [point for _, points in pen.value for point in points]


def _arrow(left: float, tip: float, low: float, high: float, rise: float) -> list[Point]:
    """Return the outline of an arrow with an open head, counter-clockwise from its tip."""
    thick, middle = high - low, (high + low) / 2
    slant = thick / sqrt(2)
    upper = [
        (tip - rise, rise),
        (tip - rise - slant, rise - slant),
        (tip - 2 * slant - thick / 2, thick / 2),
        (left, thick / 2),
    ]
    lower = [(x, -y) for x, y in reversed(upper)]
    return [(x, middle + y) for x, y in [(tip, 0.0), *upper, *lower]]


def _draw(
    font: TTFont, sign: str, corners: list[Point], low: float, lean: float, width: float
) -> None:
    points = [(x + lean * (y - low), y) for x, y in corners]
    first, *others = points
    strokes = [("moveTo", (first,)), *(("lineTo", (point,)) for point in others), ("closePath", ())]
    add(font, sign, [strokes], width)
