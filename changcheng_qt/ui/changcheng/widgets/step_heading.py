"""A heading with its number on a red disc before it: one step of what is walked through."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.panels.heading import Heading

_SIDE: Final = 20


class NumberDisc(Panel):
    """A number on a red disc."""

    def __init__(self, appearance: Appearance, number: int, parent: QWidget) -> None:
        """Show a number for good."""
        super().__init__(appearance, parent)
        self.number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take a small square."""
        side = self.appearance.px(_SIDE)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint disc and number."""
        room = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(NO_PEN)
            painter.setBrush(self.appearance.colour("accent"))
            radius = min(room.width(), room.height()) / 2
            painter.drawEllipse(QPointF(room.center()), radius, radius)
            painter.setFont(self.appearance.number_font(13))
            painter.setPen(self.appearance.colour("accent_text"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self.number))


class StepHeading(QWidget):
    """The heading of one step."""

    def __init__(self, appearance: Appearance, number: int, parent: QWidget) -> None:
        """Begin without words."""
        super().__init__(parent)
        self.disc = NumberDisc(appearance, number, self)
        self._heading = Heading(appearance, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.disc)
        row.addWidget(self._heading, 1)

    def say(self, title: str) -> None:
        """Show other words."""
        self._heading.say(title)
