"""The paper slips on the board: names of provinces and regions, and pips for built squares.

Names are passed in translated; a name that is too long for its room is condensed (see
`ui.painting.lettering`). `province_slip_row` and `region_slip_row` return the places of counter and
slip in a spot of the layout.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from changcheng_qt.titles.changcheng.table.geometry.face_layout import (
    CARD_ROW_Y,
    COUNTER_RADIUS,
    Spot,
)
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import centred, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import narrowed, paint_fitted_text, width_of

PROVINCE_INK: Final = "#203A2E"
REGION_INK: Final = "#4A2E12"
_GAP: Final = 6.0
_SIDE: Final = 2.0
"""The distance of a name from the sides of its slip."""
_MARGIN: Final = 3.0
"""The least distance of counter and name from the borders of their place."""
_EDGE: Final = 1.4
"""The thickness of an enlarged slip's edge, in units of its lettering."""
_PADDING: Final = 8.0
_PIP_STEP: Final = 6.6
_PIPS_HIGH: Final = 9.0
"""The height of pips with their surroundings, in units of their own."""
_PIPS_LEAST: Final = 7.0
"""The least height left for pips below a name on the mount."""
_APART: Final = 3.0
"""The least distance of two names on the mount."""
_ENLARGED: Final = 1.45
"""The factor by which the target's name is enlarged."""
_TAG_REACH: Final = 1.4
"""How many radii the tag at a counter reaches from its middle to the east and south."""
_TAG_TOP: Final = 0.28
"""How many radii below the middle of a counter that tag is."""
_PROVINCE_HIGH: Final = 40.0
"""The height of a province's name with its pips, in units of its lettering."""
_OFF_CARDS: Final = 3.0
"""The least distance of a province's name above its cards."""
_FIGURES: Final = 0.64
"""The size that figures on counters must have next to the words on slips."""


@dataclass(frozen=True, slots=True)
class SlipRow:
    """The places of a counter and its name slip."""

    counter: QPointF
    slip: QRectF
    lettering: float = 1.0
    """The factor by which words are larger than on a board at its own size."""
    on_mount: bool = False
    """Whether the name stands on the silk of the mount, where there is room for it."""
    is_enlarged: bool = False
    """Whether the place is the target, and its name covers others."""

    @property
    def radius(self) -> float:
        """The radius of the counter: grown as far as its figures need."""
        return COUNTER_RADIUS * max(1.0, _FIGURES * self.lettering)

    @property
    def inset(self) -> float:
        """The distance of the name from the sides of the slip."""
        return _SIDE + (_EDGE * self.lettering / 2 if self.is_enlarged else 0)

    @property
    def counter_bounds(self) -> QRectF:
        """The painted rectangle of a counter, with the tags and rings it may have."""
        room = self.radius + 11
        tag = max(room, _TAG_REACH * COUNTER_RADIUS * self.lettering)
        around = centred(self.counter, 2 * room, 2 * room)
        return around.adjusted(0, 0, tag - room, tag - room + 3)

    @property
    def bounds(self) -> QRectF:
        """The painted rectangle of both."""
        return self.counter_bounds.united(self.slip.adjusted(-2, -2, 3, 4))


def province_slip_row(
    spot: Spot, name: str, script: Script, lettering: float = 1.0, band: QRectF | None = None
) -> SlipRow:
    """Return the places of a province's reputation counter and name: its name above the cards
    there, or on a band of the mount if there is one.
    """
    if band is not None:
        return _row_on_mount(spot, band, lettering)
    least = 62.0 * lettering
    width = _name_width(spot, name, _province_font(script, lettering), least, lettering)
    row = _row(spot, width, _PROVINCE_HIGH * lettering, lettering)
    row.slip.setBottom(min(row.slip.bottom(), CARD_ROW_Y - _OFF_CARDS))
    return row


def region_slip_row(
    spot: Spot, name: str, script: Script, lettering: float = 1.0, band: QRectF | None = None
) -> SlipRow:
    """Return the places of a region's threat counter and name, as for a province."""
    if band is not None:
        return _row_on_mount(spot, band, lettering)
    least = 34.0 * lettering
    width = _name_width(spot, name, _region_font(script, lettering), least, lettering)
    return _row(spot, width, 22.0 * lettering, lettering)


def enlarged_slip_row(
    row: SlipRow, spot: Spot, name: str, script: Script, scroll: QRectF, *, is_province: bool
) -> SlipRow:
    """Return the place of the target's enlarged name: over its usual place and clear of its counter
    and the next one, on a slip of paper even if the usual name is on the mount.
    """
    lettering = row.lettering * _ENLARGED
    font = (_province_font if is_province else _region_font)(script, lettering)
    wide = width_of(font, name) + 2 * _PADDING * lettering
    high = (_PROVINCE_HIGH if is_province else 24.0) * lettering
    if row.on_mount:
        wide = max(row.slip.width(), min(wide, 1.3 * spot.rect.width()))
        slip = centred(row.slip.center(), wide, high)
    else:
        next_counter = spot.rect.right() + _MARGIN + COUNTER_RADIUS - row.radius
        room = next_counter - _EDGE * lettering - row.slip.left()
        wide = max(row.slip.width(), min(wide, room))
        above_tag = row.counter.y() + _TAG_TOP * COUNTER_RADIUS * row.lettering
        bottom = row.slip.bottom() if is_province else min(row.slip.bottom(), above_tag)
        high = row.slip.height() * _ENLARGED if is_province else high
        slip = QRectF(row.slip.left(), bottom - high, wide, high)
    slip.moveLeft(max(scroll.left(), min(slip.left(), scroll.right() - wide)))
    return SlipRow(row.counter, slip, lettering, is_enlarged=True)


def paint_province_slip(
    painter: QPainter, row: SlipRow, name: str, script: Script, *, built: int, squares: int
) -> None:
    """Paint the name of a province and a pip for each of its squares, filled if it is built on."""
    slip, size = row.slip, row.lettering
    font, inks = (
        _province_font(script, size),
        (PROVINCE_INK, pigments.CHINA_INK, pigments.PAPER_COOL),
    )
    if row.on_mount:
        inks = (pigments.PAPER, pigments.PAPER, pigments.PLAIN_SILK_SHADE_DARK)
    else:
        _paint_paper(painter, row, pigments.CHINA_INK, pigments.PAPER_COOL)
    name_box = province_name_box(row, script)
    paint_fitted_text(painter, name_box, name, narrowed(font, name, name_box.width()), inks[0])
    pips = slip.bottom() - name_box.bottom() - row.inset + _SIDE
    unit = min(size, pips / _PIPS_HIGH)
    step, side, high = _PIP_STEP * unit, 4.6 * unit, 6.6 * unit
    top = name_box.bottom() + min(4.5 * unit, pips - high - unit)
    painter.setPen(pen(inks[1], unit))
    left = slip.center().x() - step * (squares - 1) / 2
    for k in range(squares):
        painter.setBrush(QColor(inks[1] if k < built else inks[2]))
        painter.drawRect(QRectF(left + k * step - side / 2, top, side, high))


def province_name_box(row: SlipRow, script: Script) -> QRectF:
    """Return the place of a province's name above its pips: if height is short, on the mount or
    above cards, letters keep their full height, and the pips get the rest.
    """
    size = row.lettering
    box = row.slip.adjusted(row.inset, size, -row.inset, -18 * size)
    if row.on_mount or row.slip.height() < _PROVINCE_HIGH * size:
        high = QFontMetricsF(_province_font(script, size)).height()
        box.setTop(row.slip.top() + (0 if row.on_mount else size))
        lowest = row.slip.bottom() - (_PIPS_HIGH * size if row.is_enlarged else _PIPS_LEAST)
        box.setBottom(max(box.bottom(), min(lowest, box.top() + high)))
    return box


def paint_region_slip(painter: QPainter, row: SlipRow, name: str, script: Script) -> None:
    """Paint the name of a region."""
    if not row.on_mount:
        _paint_paper(painter, row, pigments.STEPPE_INK, pigments.PAPER)
    colour = pigments.PAPER if row.on_mount else REGION_INK
    font = _region_font(script, row.lettering)
    name_box = row.slip.adjusted(row.inset, 0, -row.inset, 0)
    paint_fitted_text(painter, name_box, name, narrowed(font, name, name_box.width()), colour)


def _province_font(script: Script, lettering: float) -> QFont:
    return Fonts(script).title((16 if script is Script.LATIN else 18) * lettering)


def _region_font(script: Script, lettering: float) -> QFont:
    return Fonts(script).title((15 if script is Script.LATIN else 16) * lettering)


def _name_width(spot: Spot, name: str, font: QFont, least: float, lettering: float) -> float:
    room = spot.rect.width() - 2 * COUNTER_RADIUS - _GAP - 2 * _MARGIN
    return min(room, max(least, width_of(font, name) + 2 * _PADDING * lettering))


def _row(spot: Spot, width: float, height: float, lettering: float) -> SlipRow:
    whole = 2 * COUNTER_RADIUS + _GAP + width
    left = spot.centre.x() - whole / 2
    counter = QPointF(left + COUNTER_RADIUS, spot.row_y)
    slip = QRectF(left + 2 * COUNTER_RADIUS + _GAP, spot.row_y - height / 2, width, height)
    return SlipRow(counter, slip, lettering)


def _row_on_mount(spot: Spot, band: QRectF, lettering: float) -> SlipRow:
    wide, high = (
        spot.rect.width() - _APART * lettering,
        min(band.height(), _PROVINCE_HIGH * lettering),
    )
    slip = centred(QPointF(spot.centre.x(), band.center().y()), wide, high)
    slip.moveLeft(max(band.left(), min(slip.left(), band.right() - wide)))
    return SlipRow(QPointF(spot.centre.x(), spot.row_y), slip, lettering, on_mount=True)


def _paint_paper(painter: QPainter, row: SlipRow, edge: str, paper: str) -> None:
    """Paint the paper of a slip; an enlarged one hides everything below it, and has a firm edge."""
    width, line, strength = (_EDGE * row.lettering, 255, 250) if row.is_enlarged else (0.8, 90, 205)
    painter.setPen(pen(edge, width, line))
    painter.setBrush(ink(paper, strength))
    painter.drawRoundedRect(row.slip, 4, 4)
