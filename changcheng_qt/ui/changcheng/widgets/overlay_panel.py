"""What every panel over the table looks like: a sheet of paper lying on it."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.changcheng.painting.pigments import BLACK
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.seam.table import Overlay

SHADOW: Final = 10
"""How far the shadow reaches around the sheet, in a window of 1280 x 800."""


class OverlayPanel(Overlay):
    """A sheet of paper with a shadow; hidden until it has something to say."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Begin out of sight."""
        super().__init__(appearance, parent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, its golden edge and its shadow."""
        margin, corner = self.appearance.px(SHADOW), self.appearance.px(8)
        sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(NO_PEN)
            painter.setBrush(ink(BLACK, 16))
            for grown in range(1, margin):
                around = sheet.adjusted(-grown, -grown * 0.6, grown, grown)
                painter.drawRoundedRect(around, corner + grown, corner + grown)
            painter.setBrush(self.appearance.colour("panel"))
            painter.drawRoundedRect(sheet, corner, corner)
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(self.appearance.palette.gold, 1.4))
            painter.drawRoundedRect(sheet, corner, corner)
