"""The number of cards that the last roll brought a seat, on its token."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import signed
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import pen

_WIDTH, _HEIGHT = 25, 17
_TEXT: Final = 12.5


class GainBadge(Painted, Panel):
    """A small sheet with a number; hidden without one."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._count = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def count(self) -> int:
        """The number of cards, 0 for none."""
        return self._count

    def show_gain(self, count: int) -> None:
        """Show a number of cards, none for 0."""
        if count != self._count:
            self._count = count
            self.setVisible(bool(count))
            self.raise_()
            self.update()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(_WIDTH), px(_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7)
        painter.setPen(pen(self.appearance.palette.gold, 1.2))
        painter.setBrush(self.appearance.colour("panel"))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(self.appearance.colour("text"))
        painter.setFont(self.appearance.number_font(_TEXT))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, signed(self._count))
