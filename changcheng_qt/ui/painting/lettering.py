"""One line of text that has to fit its room, and names on a map.

Letters may already have the least legible size: a text that is too long is first condensed, and at
worst elided. Names have a light edge against the land. Each can have several places: `set_apart`
finds one for all, by moving each to its best place in turn, until none has a better one.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, pen, united
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.pigments import PAPER

NAME_INK: Final = "#2E2418"
_HALO: Final = 3.4
_NAMES_KEPT: Final = 256
"""More names than a map has, in two sizes."""
SMALLEST_WORDS: Final = 12.2
"""The least size of names on a map in logical pixels, when the whole map is shown."""
LARGEST_LETTERING: Final = 1.7
"""The largest factor for names without covering each other."""
_STEPS: Final = 10
_ROUNDS: Final = 8
_Choice: TypeAlias = tuple[float, QRectF]
"""A place for a name, and how much it covers there besides names."""
_NARROWEST: Final = 62
"""The narrowest letters, in hundredths of their width."""


def narrowed(font: QFont, text: str, room: float) -> QFont:
    """Return a condensed font of the same height in which the text fits."""
    made = QFont(font)
    if width_of(made, text) <= room:
        return made
    narrow, wide = _NARROWEST, 100
    while wide - narrow > 1:
        middle = (narrow + wide) // 2
        made.setStretch(middle)
        narrow, wide = (narrow, middle) if width_of(made, text) > room else (middle, wide)
    made.setStretch(narrow)
    return made


def paint_fitted_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str | QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Paint one line of plain text: smaller if it is too long, elided at worst."""
    fitted = QFont(font)
    smallest = max(6, round(font.pixelSize() * 0.7))
    while fitted.pixelSize() > smallest and width_of(fitted, text) > rect.width():
        fitted.setPixelSize(fitted.pixelSize() - 1)
    shown = QFontMetricsF(fitted).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(fitted)
    painter.setPen(QColor(colour))
    flags = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(rect, alignment | flags, shown)


def width_of(font: QFont, text: str) -> float:
    """Return the width of a line of text."""
    return QFontMetricsF(font).horizontalAdvance(text)


def name_bounds(text: str, font: QFont, at: QPointF) -> QRectF:
    """Return the rectangle of a name centred on a point, its light edge included."""
    metrics = QFontMetricsF(font)
    return centred(at, metrics.horizontalAdvance(text) + 4 * _HALO, metrics.height() + 2 * _HALO)


def paint_name(
    painter: QPainter, text: str, font: QFont, at: QPointF, colour: str = NAME_INK
) -> None:
    """Paint a name centred on a point, with a light edge against the land."""
    path = _outline(text, font).translated(at)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(PAPER, _HALO, 190))
    painter.drawPath(path)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(colour))
    painter.drawPath(path)


@lru_cache(_NAMES_KEPT)
def _outline(text: str, font: QFont) -> QPainterPath:
    """Return the outline of a name around its middle, the same every time: Qt may place a text that
    is laid out again a sixty-fourth of a pixel further left or right.
    """
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    base = (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(-metrics.horizontalAdvance(text) / 2, base), font, text)
    return path


def lettering_at(
    name: float, scale: float, size: float = 1.0, largest: float = LARGEST_LETTERING
) -> float:
    """Return the factor by which names of a size in units must be larger to be legible at a scale,
    with everything `size` times as large as usual; no more than `largest`.
    """
    needed = SMALLEST_WORDS * size / (name * scale)
    return max(1.0, min(largest, ceil(needed * _STEPS) / _STEPS))


def set_apart(
    places: Sequence[Sequence[QRectF]],
    kept_clear: Sequence[QRectF],
    within: QRectF,
    gap: QSizeF | None = None,
) -> list[QRectF]:
    """Return one of the places of each name, so that they cover each other and the areas that are
    to be kept clear as little as possible, within a map; the first one if there is room. Otherwise
    each gets half the `gap` on all sides: without one, two names in a row may be read as one.
    """
    firsts = [rects[0] for rects in places]
    if not any(_meets(rect, (*kept_clear, *firsts[:at])) for at, rect in enumerate(firsts)):
        return firsts
    if gap is not None:
        x, y = gap.width() / 2, gap.height() / 2
        places = [[place.adjusted(-x, -y, x, y) for place in name] for name in places]
    reach = [united(rects) for rects in places]
    choices: list[list[_Choice]] = []
    for rects, room in zip(places, reach, strict=True):
        near = [one for one in kept_clear if one.intersects(room)]
        beyond = [_area(rect) - _area(rect & within) for rect in rects]
        covered = [_covered(rect, near) + cut for rect, cut in zip(rects, beyond, strict=True)]
        choices.append(list(zip(covered, rects, strict=True)))
    others = [
        [other for other, room in enumerate(reach) if other != name and room.intersects(own)]
        for name, own in enumerate(reach)
    ]
    return _settled(choices, others)


def _settled(choices: Sequence[Sequence[_Choice]], near: Sequence[Sequence[int]]) -> list[QRectF]:
    """Return a place for each name, of which none has a better one next to the others, as far as
    some rounds show; `near` has the names that each can meet.
    """
    placed = [options[0][1] for options in choices]
    for _ in range(_ROUNDS):
        before = list(placed)
        for number, options in enumerate(choices):
            others = [placed[other] for other in near[number]]
            costs = [covered + _covered(rect, others) for covered, rect in options]
            placed[number] = options[costs.index(min(costs))][1]
        if placed == before:
            break
    return placed


def _area(rect: QRectF) -> float:
    return 0.0 if rect.isEmpty() else rect.width() * rect.height()


def _covered(rect: QRectF, others: Sequence[QRectF]) -> float:
    return sum(_area(rect & other) for other in others)


def _meets(rect: QRectF, others: Sequence[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)
