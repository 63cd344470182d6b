"""The flag of somebody who wants to be asked in the next extra building round: words that can be
switched on and off, at the end of a title of the tray.
"""

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, PaintedButton
from changcheng_qt.ui.looks.icons import Drawing, paint_icon
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.panels.words import give_tooltip

translate = QCoreApplication.translate

_LOWERED: Final = Drawing("M -5 9 L -5 -9 L 8 -4.5 L -5 0")
_RAISED: Final = Drawing(_LOWERED.lines, "M -5 -9 L 8 -4.5 L -5 0 Z")
_TEXT: Final = 13.0
_FLAG: Final = 15
_GAP: Final = 4


class FlagButton(PaintedButton):
    """Checked while the flag is raised."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(translate("RidersExtra", "Ask me in the extra round"))
        words = translate(
            "RidersExtra",
            "In the next extra building round you are asked even if you cannot build anything.",
        )
        give_tooltip(self, words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        words = QFontMetricsF(self.appearance.text_font(_TEXT, bold=True))
        wide = px(_FLAG) + px(_GAP) + words.horizontalAdvance(self.text()) + 6
        return QSize(ceil(wide), ceil(words.height()))

    def paint(self, painter: QPainter) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        is_lit = self.isChecked() or self.underMouse()
        colour = palette.tray_text if is_lit else palette.tray_text2
        side, room = px(_FLAG), QRectF(self.rect())
        square = QRectF(2, (room.height() - side) / 2, side, side)
        flag = _RAISED if self.isChecked() else _LOWERED
        paint_icon(painter, flag, square, palette.gold if self.isChecked() else colour)
        painter.setFont(self.appearance.text_font(_TEXT, bold=self.isChecked()))
        painter.setPen(pen(colour, 1))
        painter.drawText(
            room.adjusted(side + px(_GAP), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        self.paint_focus(painter, room, 1.5)
