"""The pictures of the gate and of the sheet of paper on it, for gate and start page alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from changcheng_qt.ui.looks.strokes import NO_PEN, linear
from changcheng_qt.ui.looks.theme import ink, mix

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.choice import TitleChoice

_SHADOWS = 12
_SHADOW_REACH = QMarginsF(24, 18, 24, 36)
_CORNER = 14
_BEHIND = "#6B1811"
_NIGHT, _DUSK = "#120A04", 96
"""How a dark theme dims the gate, which would be its brightest part."""
_PAPER_EDGE, _GOLD_LINE = "#5A3A12", "#B78428"


class GatePicture:
    """The gate of the present title, painted once for each size; its wings move apart as it
    opens.
    """

    def __init__(self, titles: TitleChoice, appearance: Appearance) -> None:
        self._titles = titles
        self._appearance = appearance
        self._picture = QPixmap()
        self._looks = ("", "", 0.0)
        """The title and the theme of the picture, and its sizes."""

    def paint(self, painter: QPainter, size: QSize, openness: float = 0.0) -> None:
        """Paint both wings from 0 0 on: closed at openness 0, outside at 1."""
        ratio = painter.device().devicePixelRatioF()
        self._bake(size, ratio)
        seam = size.width() // 2
        aside = round(seam * openness)
        west = QRectF(0, 0, seam * ratio, self._picture.height())
        east = QRectF(west.right(), 0, self._picture.width() - west.right(), west.height())
        painter.drawPixmap(QPointF(-aside, 0), self._picture, west)
        painter.drawPixmap(QPointF(seam + aside, 0), self._picture, east)

    def drop(self) -> None:
        """Free the picture: that of a whole window takes 4 MB, and 16 at device scale 2."""
        self._picture = QPixmap()

    def _bake(self, size: QSize, ratio: float) -> None:
        wanted = (size.toSizeF() * ratio).toSize()
        palette, unit = self._appearance.palette, self._appearance.k
        title = self._titles.current
        looks = (title.name, palette.name, unit)
        if self._picture.size() == wanted and self._looks == looks:
            return
        self._looks = looks
        self._picture = QPixmap(wanted)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(QColor(_BEHIND))
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(QPointF(0, 0), size.toSizeF())
            title.paint_gate(painter, room, unit)
            if palette.dark:
                painter.fillRect(room, ink(_NIGHT, _DUSK))


def paint_sheet_shadow(painter: QPainter, sheet: QRectF) -> None:
    """Paint the shadow of a sheet of paper on the gate, except below the sheet."""
    around = sheet.marginsAdded(_SHADOW_REACH).toAlignedRect()
    hidden = sheet.toRect().adjusted(_CORNER, _CORNER, -_CORNER, -_CORNER)
    painter.save()
    painter.setClipRegion(QRegion(around).subtracted(hidden))
    painter.setPen(NO_PEN)
    painter.setBrush(ink("#000000", 12))
    for step in range(_SHADOWS):
        grown = sheet.adjusted(-2 * step, 8 - 1.4 * step, 2 * step, 10 + 2 * step)
        painter.drawRoundedRect(grown, _CORNER, _CORNER)
    painter.restore()


def paint_sheet(painter: QPainter, rect: QRectF, appearance: Appearance) -> None:
    """Paint a sheet of paper with a gold line inside its edge."""
    px = appearance.px
    room = rect.adjusted(1, 1, -1, -1)
    paper = appearance.colour("panel")
    painter.setBrush(linear(room.topLeft(), room.bottomLeft(), paper, mix(paper, "#8A5A1C", 0.12)))
    painter.setPen(QPen(ink(_PAPER_EDGE), 1.6))
    painter.drawRoundedRect(room, px(10), px(10))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink(_GOLD_LINE), 1.4))
    painter.drawRoundedRect(room.adjusted(px(8), px(8), -px(8), -px(8)), px(6), px(6))
