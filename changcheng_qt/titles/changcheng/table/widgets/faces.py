"""A face of a board in miniature, to be chosen: as a button, or as a line of a list.

A button shows the painted land with the cuts of both sides. The sketch in a list has only 13
squares, the cuts of the regions above and of the provinces below.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, Area, Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout, Spot
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_WIDTH, WALL_THICKNESS
from changcheng_qt.titles.changcheng.table.painting.slips import PROVINCE_INK, REGION_INK
from changcheng_qt.titles.changcheng.table.painting.terrain import GREENS, OCHRES
from changcheng_qt.titles.changcheng.table.scene.scroll_art import paint_land, paint_paving
from changcheng_qt.titles.changcheng.words.names import face_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.focus_ring import paint_focus
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.pigments import BROCADE_LIGHT, PAPER_COOL, SILK_BORDER
from changcheng_qt.ui.panels.words import give_tooltip

translate = QCoreApplication.translate

_WIDTH: Final = 186
_NARROWEST: Final = 130
_PICTURE_SHAPE: Final = 0.5
"""The height of the picture over its width."""
_TOP: Final = 88.0
"""The board unit at its upper edge."""
_SLIP_HEIGHT: Final = 15.0
_SLIP_WIDTH: Final = 19.0
_STONE: Final = "#F3EBDA"
_EDGE: Final = "#5A3A12"
_FIGURES: Final = "#2A231B"
_SKETCH_SHAPE: Final = 0.42
"""The height of the sketch over its width."""


class FaceButton(Painted, QAbstractButton):
    """One face of a spare board in miniature; checked if it is the chosen one."""

    def __init__(self, appearance: Appearance, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.face = face
        self._picture = KeptPicture()
        self._room: int | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        self.setText(face_name(self.face))
        self.setAccessibleName(self.text())
        language = self._appearance.language
        areas = [f"{area.name(language)} {area.squares}" for area in self.face.provinces]
        words = fill(translate("Extension", "Provinces: {provinces}"), provinces=listed(areas))
        give_tooltip(self, words)

    def nextCheckState(self) -> None:
        """Do nothing: the hand decides which face is chosen."""

    def sizeHint(self) -> QSize:
        """Return the size of the picture and a line of text, in the available width."""
        px = self._appearance.px
        room = px(_WIDTH) if self._room is None else self._room
        width = max(px(_NARROWEST), min(px(_WIDTH), room))
        return QSize(width, round(width * _PICTURE_SHAPE) + px(30))

    def use_width(self, room: int) -> None:
        """Limit the width to the given pixels, as long as name and numbers stay legible."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        """Paint frame, picture and name."""
        px, room = self._appearance.px, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        palette = self._appearance.palette
        lit = self.isChecked() or self.underMouse()
        painter.setBrush(palette.colour("selection" if lit else "panel_raised"))
        painter.setPen(pen(palette.gold, 2.4) if self.isChecked() else NO_PEN)
        painter.drawRoundedRect(room, px(6), px(6))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), self._appearance)
        picture = self._picture_rect()
        painter.save()
        painter.translate(picture.topLeft())
        self._picture.draw(painter, picture.size(), palette.name, self._paint_face)
        painter.restore()
        painter.setFont(self._appearance.text_font(12.5, bold=True))
        painter.setPen(palette.colour("text"))
        below = room.adjusted(0, picture.bottom() - room.top(), 0, 0)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())

    def _picture_rect(self) -> QRect:
        px = self._appearance.px
        width = self.width() - px(16)
        return QRect(px(8), px(7), width, round(width * _PICTURE_SHAPE))

    def _paint_face(self, painter: QPainter) -> None:
        room = QRectF(QPointF(0, 0), self._picture_rect().size().toSizeF())
        paint_face_picture(painter, room, self.face, self._appearance)


def paint_face_picture(painter: QPainter, rect: QRectF, face: Face, appearance: Appearance) -> None:
    """Paint a face into a rectangle half as high as wide; the land, the cuts of both sides, and the
    number of squares of each area.
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
    _paint_count_slips(painter, silk, top, face.regions, regions, appearance, REGION_INK)
    _paint_count_slips(painter, silk, bottom, face.provinces, provinces, appearance, PROVINCE_INK)
    painter.restore()


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


def face_icon(face: Face, appearance: Appearance, width: float = 104) -> QIcon:
    """Return a face as an icon for a list, `width` wide in a window of 1280 x 800."""
    ratio = 2
    size = QSize(appearance.px(width), appearance.px(width * _SKETCH_SHAPE))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        room = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
        paint_face_sketch(painter, room, face, appearance)
    return QIcon(pixmap)


def _paint_cuts(painter: QPainter, layout: FaceLayout, scale: float) -> None:
    """Paint the boundaries of areas on the wall: across its northern or its southern half, and
    beyond.
    """
    lines = []
    for cuts, north in ((layout.region_cuts, True), (layout.province_cuts, False)):
        for cut in cuts[1:-1]:
            section = layout.path.section(cut, WALL_THICKNESS + 14)
            end = section.north if north else section.south
            lines.append(QLineF(layout.path.point(cut), end))
    for colour, width in ((PAPER_COOL, 3.4), (REGION_INK, 1.7)):
        painter.setPen(pen(colour, width / scale))
        painter.drawLines(lines)


def _paint_count_slips(
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
