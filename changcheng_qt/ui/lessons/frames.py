"""Frames around what the coach speaks of; they take no clicks."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen

_WIDTH = 3.0
_AIR = 4


class Frames(Panel):
    """Frames over the table."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin without any."""
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._spots: tuple[QRect, ...] = ()
        self.hide()

    @property
    def spots(self) -> tuple[QRect, ...]:
        """Return what is framed, in the parent's pixels."""
        return self._spots

    def frame(self, spots: Sequence[QRect]) -> None:
        """Frame these places of the parent, and nothing else."""
        self._spots = tuple(spots)
        self.setVisible(bool(spots))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint gold on a dark line, which is seen on paper and on wood."""
        px = self.appearance.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(NO_BRUSH)
            for spot in self._spots:
                air = px(_AIR)
                around = QRectF(spot.translated(-self.pos()).adjusted(-air, -air, air, air))
                around = around.intersected(QRectF(self.rect()).adjusted(2, 2, -2, -2))
                for colour, width in (("text", 2.4), ("accent", 1.0)):
                    painter.setPen(pen(self.appearance.colour(colour), px(_WIDTH) * width / 1.4))
                    painter.drawRoundedRect(around, px(8), px(8))
