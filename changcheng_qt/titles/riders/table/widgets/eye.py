"""An eye that shows something for as long as it is held: after a moment, and until it is let go."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.icons import Drawing, paint_icon
from changcheng_qt.ui.looks.strokes import centred, pen

HOLD: Final = 300
"""Milliseconds until something is shown."""
_GAP: Final = 60
"""Milliseconds within which a repeating key is pressed again."""
_CLOSING: Final = {QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.ActivationChange}
_EYE: Final = Drawing("M -10 0 C -5 -8 5 -8 10 0 C 5 8 -5 8 -10 0 Z O 0 0 3.2")


class Eye(Painted, Panel):
    """Is held with the mouse, or with Space or Enter; a press that is too short shows nothing."""

    opened = Signal()
    closed = Signal()
    moved = Signal(QPoint)
    """The mouse has moved to this place of the screen while the eye is open."""
    let_go = Signal(QPoint)
    """The mouse was let go at this place of the screen while the eye was open; then it closes."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.is_open = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._hold = QTimer(self, singleShot=True, interval=HOLD)
        self._hold.timeout.connect(self._open)
        self._release = QTimer(self, singleShot=True, interval=_GAP)
        self._release.timeout.connect(self.close_eye)

    def close_eye(self) -> None:
        """Show nothing any more."""
        self._hold.stop()
        self._release.stop()
        if self.is_open:
            self.is_open = False
            self.update()
            self.closed.emit()

    def sizeHint(self) -> QSize:
        side = self.appearance.px(20)
        return QSize(round(side * 1.3), side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.is_open:
            self.moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_open = self.is_open
        self.close_eye()
        if was_open:
            self.let_go.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        self._release.stop()
        if not event.isAutoRepeat() and not self.is_open:
            self._hold.start()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._release.start()

    def event(self, event: QEvent) -> bool:
        """Close with the focus, the window or the eye itself."""
        if event.type() in _CLOSING:
            self.close_eye()
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        side = min(room.width(), room.height())
        colour = self.appearance.colour("text" if self.is_open else "text2")
        paint_icon(painter, _EYE, centred(room.center(), side, side), colour)
        if self.hasFocus():
            painter.setPen(pen(self.appearance.palette.gold, 1.5))
            painter.drawRoundedRect(room, 5, 5)

    def _open(self) -> None:
        self.is_open = True
        self.update()
        self.opened.emit()
