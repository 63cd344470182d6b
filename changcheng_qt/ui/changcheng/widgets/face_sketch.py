"""One face of a board in miniature: 13 squares, the regions' cuts above, the provinces' cuts below.

It shows what matters when a face is chosen, how the areas on both sides of the wall are cut and
staggered, and nothing else.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from changcheng_qt.games.changcheng.geography import SQUARES_PER_BOARD, Area, Face
from changcheng_qt.ui.changcheng.painting.terrain import GREENS, OCHRES
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink

_STONE: Final = "#F3EBDA"
_EDGE: Final = "#5A3A12"
_FIGURES: Final = "#2A231B"
SHAPE: Final = 0.42
"""The height of the sketch over its width."""


def paint_face_sketch(painter: QPainter, rect: QRectF, face: Face, appearance: Appearance) -> None:
    """Paint a face into a rectangle, about 0.42 times as high as wide."""
    band = rect.height() / 3
    painter.setPen(NO_PEN)
    for top, areas, colours in (
        (rect.top(), face.regions, OCHRES),
        (rect.top() + 2 * band, face.provinces, GREENS),
    ):
        _paint_areas(painter, QRectF(rect.left(), top, rect.width(), band), areas, colours)
        _paint_counts(painter, QRectF(rect.left(), top, rect.width(), band), areas, appearance)
    wall = QRectF(rect.left(), rect.top() + band, rect.width(), band)
    painter.setBrush(ink(_STONE))
    painter.setPen(pen(_EDGE, 1))
    for square in range(SQUARES_PER_BOARD):
        painter.drawRect(_part(wall, square, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


def _paint_areas(
    painter: QPainter, band: QRectF, areas: Sequence[Area], colours: Sequence[str]
) -> None:
    painter.setPen(pen(_EDGE, 1))
    for start, area, colour in zip(_starts(areas), areas, colours, strict=True):
        painter.setBrush(ink(colour))
        painter.drawRect(_part(band, start, area.squares))


def _paint_counts(
    painter: QPainter, band: QRectF, areas: Sequence[Area], appearance: Appearance
) -> None:
    font = appearance.number_font(12)
    font.setPixelSize(max(8, round(band.height() * 0.86)))
    painter.setFont(font)
    painter.setPen(ink(_FIGURES))
    for start, area in zip(_starts(areas), areas, strict=True):
        part = _part(band, start, area.squares)
        painter.drawText(part, Qt.AlignmentFlag.AlignCenter, str(area.squares))


def _starts(areas: Sequence[Area]) -> tuple[int, ...]:
    return tuple(accumulate((area.squares for area in areas), initial=0))[: len(areas)]


def _part(band: QRectF, start: int, squares: int) -> QRectF:
    unit = band.width() / SQUARES_PER_BOARD
    return QRectF(band.left() + start * unit, band.top(), squares * unit, band.height())


def face_icon(face: Face, appearance: Appearance, width: float = 104) -> QIcon:
    """Return a face as an icon for a list, `width` wide in a window of 1280 x 800."""
    ratio = 2
    size = QSize(appearance.px(width), appearance.px(width * SHAPE))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        room = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
        paint_face_sketch(painter, room, face, appearance)
    return QIcon(pixmap)
