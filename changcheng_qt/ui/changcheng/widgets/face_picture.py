"""A face of a board as a small landscape: the wall in the middle of it, between its two lands."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from changcheng_qt.games.changcheng.geography import Area, Face
from changcheng_qt.ui.changcheng.geometry.face_layout import FaceLayout, Spot
from changcheng_qt.ui.changcheng.geometry.wall_path import BOARD_WIDTH, WALL_THICKNESS
from changcheng_qt.ui.changcheng.painting.pigments import BROCADE_LIGHT, PAPER_COOL, SILK_BORDER
from changcheng_qt.ui.changcheng.painting.slips import PROVINCE_INK, REGION_INK
from changcheng_qt.ui.changcheng.scene.items.scroll_art import paint_land, paint_paving
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink

SHAPE: Final = 0.5
"""The height of the picture over its width."""
_TOP: Final = 88.0
"""The board unit at its upper edge."""
_SLIP_HEIGHT: Final = 15.0
_SLIP_WIDTH: Final = 19.0


def paint_face_picture(painter: QPainter, rect: QRectF, face: Face, appearance: Appearance) -> None:
    """Paint a face into a rectangle half as high as wide; the land, the cuts of both sides, and how
    many squares each area has.
    """
    for colour, inset in ((BROCADE_LIGHT, 0.0), (SILK_BORDER, 2.5)):
        painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), ink(colour))
    silk = rect.adjusted(4.5, 4.5, -4.5, -4.5)
    layout = FaceLayout(face)
    scale = silk.width() / BOARD_WIDTH
    painter.save()
    painter.setClipRect(silk)
    painter.save()
    painter.translate(silk.left(), silk.top() - _TOP * scale)
    painter.scale(scale, scale)
    paint_land(painter, layout, appearance.palette)
    paint_paving(painter, layout)
    _paint_cuts(painter, layout, scale)
    painter.restore()
    regions = [layout.region_spot(k) for k in range(len(face.regions))]
    provinces = [layout.province_spot(k) for k in range(len(face.provinces))]
    top, bottom = silk.top() + 2, silk.bottom() - 2 - _SLIP_HEIGHT * appearance.k
    _paint_counts(painter, silk, top, face.regions, regions, appearance, REGION_INK)
    _paint_counts(painter, silk, bottom, face.provinces, provinces, appearance, PROVINCE_INK)
    painter.restore()


def _paint_cuts(painter: QPainter, layout: FaceLayout, scale: float) -> None:
    """Paint where areas end on the wall: across its northern or its southern half, and beyond."""
    lines = []
    for cuts, north in ((layout.region_cuts, True), (layout.province_cuts, False)):
        for cut in cuts[1:-1]:
            section = layout.path.section(cut, WALL_THICKNESS + 14)
            end = section.north if north else section.south
            lines.append(QLineF(layout.path.point(cut), end))
    for colour, width in ((PAPER_COOL, 3.4), (REGION_INK, 1.7)):
        painter.setPen(pen(colour, width / scale))
        painter.drawLines(lines)


def _paint_counts(
    painter: QPainter,
    silk: QRectF,
    top: float,
    areas: Sequence[Area],
    spots: Sequence[Spot],
    appearance: Appearance,
    colour: str,
) -> None:
    """Paint a slip for each area of one side, with its number of squares."""
    k = appearance.k
    width, height = _SLIP_WIDTH * k, _SLIP_HEIGHT * k
    painter.setFont(appearance.number_font(12))
    for area, spot in zip(areas, spots, strict=True):
        middle = silk.left() + spot.centre.x() * silk.width() / BOARD_WIDTH
        slip = QRectF(middle - width / 2, top, width, height)
        painter.setPen(pen(colour, 0.8, 90))
        painter.setBrush(ink(PAPER_COOL, 215))
        painter.drawRoundedRect(slip, 3 * k, 3 * k)
        painter.setPen(ink(colour))
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, str(area.squares))
