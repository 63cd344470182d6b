"""A ring around the widget that Tab has reached, if that shows no focus of its own.

Buttons and fields show it themselves. A list, a scroll area and the board would need room for a
frame of their own; so the ring is above them, and only for people who use Tab.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QScrollArea, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen

_RINGED: Final = (QAbstractItemView, QGraphicsView, QScrollArea)
_WIDTH: Final = 2.0
_ROUND: Final = 5.0
_MOVING: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Move})


def paint_focus(painter: QPainter, room: QRectF, look: Appearance) -> None:
    """Paint the ring along the inside of a room."""
    edge = look.px(_WIDTH)
    ring = room.adjusted(edge, edge, -edge, -edge)
    painter.setBrush(NO_BRUSH)
    for colour, width in ((look.colour("panel"), 2 * edge), (look.colour("gold"), edge)):
        painter.setPen(pen(colour, width))
        painter.drawRoundedRect(ring, look.px(_ROUND), look.px(_ROUND))


class FocusRing(Painted, Panel):
    """The ring, above everything else in its parent."""

    def __init__(self, appearance: Appearance, parent: QWidget, *, around: float = 0) -> None:
        """Start hidden; `around` is its distance from the widget."""
        super().__init__(appearance, parent)
        self._around = around
        self._room = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ringed: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.hide()

    def follow_tab(self) -> None:
        """Surround the widget that Tab has reached, if it needs that."""
        focused = self._room.focusWidget()
        if isinstance(focused, _RINGED):
            if focused is not self._ringed:
                self._leave()
                self._ringed = focused
                focused.installEventFilter(self)
                focused.destroyed.connect(self._on_destroyed)
            self._fit()
            self.show()
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget."""
        if watched is self._ringed and event.type() in _MOVING:
            self._fit()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter) -> None:
        """Paint a line visible on light and on dark."""
        paint_focus(painter, QRectF(self.rect()), self.appearance)

    def _fit(self) -> None:
        if self._ringed is not None:
            corner = self._ringed.mapTo(self._room, QPoint(0, 0))
            out = self.appearance.px(self._around)
            place = QRect(corner, self._ringed.size()).adjusted(-out, -out, out, out)
            self.setGeometry(place.intersected(self._room.rect()))

    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not self._ringed:
            self._leave()

    def _leave(self) -> None:
        if self._ringed is not None:
            self._ringed.removeEventFilter(self)
            self._ringed.destroyed.disconnect(self._on_destroyed)
            self._ringed = None
            self.hide()

    def _on_destroyed(self) -> None:
        """Drop a widget that was destroyed without losing the focus, as behind a dialog."""
        self._ringed = None
        self.hide()
