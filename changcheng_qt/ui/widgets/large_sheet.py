"""More of something small, at reading size, once pointer or keys rest on it.

`RestWatch` detects that they rest on one of several widgets; a widget that appears under a still
pointer does not count, for nobody has moved there. `LargeSheet` then appears next to it.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.panels.words import BODY, Words

HOVER: Final = 400
"""Milliseconds of rest before more is shown."""
_LEAVING: Final = frozenset(
    {
        QEvent.Type.Leave,
        QEvent.Type.FocusOut,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.KeyPress,
        QEvent.Type.Hide,
    }
)


class RestWatch(QObject):
    """Watches widgets; a press or a key counts as leaving."""

    rested = Signal(object)
    """The widget on which pointer or keys rest."""
    left = Signal()

    def __init__(self, parent: QObject) -> None:
        """Start with nothing to watch."""
        super().__init__(parent)
        self._on: QWidget | None = None
        self._entered: QObject | None = None
        """The widget under the pointer, which has not moved there yet."""
        self._rest = QTimer(self, singleShot=True, interval=HOVER)
        self._rest.timeout.connect(self._on_rested)

    def watch(self, widget: QWidget) -> None:
        """Watch one more widget."""
        widget.setMouseTracking(True)
        widget.installEventFilter(self)

    def stop(self) -> None:
        """Cancel a rest that has begun."""
        self._rest.stop()
        self._on = self._entered = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start to wait for pointer or focus to rest, or cancel that; the widget itself still gets
        every event.
        """
        if event.type() == QEvent.Type.Enter:
            self._entered = watched
        elif self._is_coming(watched, event) and isinstance(watched, QWidget):
            self._on, self._entered = watched, None
            self._rest.start()
        elif event.type() in _LEAVING:
            self.stop()
            self.left.emit()
        return super().eventFilter(watched, event)

    def _is_coming(self, watched: QObject, event: QEvent) -> bool:
        """Whether the focus arrives at a widget, or the pointer moves on a new one."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            return watched is self._entered and not event.buttons()
        return event.type() == QEvent.Type.FocusIn

    def _on_rested(self) -> None:
        if self._on is not None and self._on.isVisible():
            self.rested.emit(self._on)


class LargeSheet(Painted, Panel):
    """A face at reading size with its rule below; clicks pass through."""

    def __init__(self, appearance: Appearance, face: QWidget, within: QWidget) -> None:
        """Start hidden, above everything in `within`."""
        super().__init__(appearance, within)
        self._within = within
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rule = Words(appearance, BODY, self, wrap=True)
        self.rule.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(face, 0, Qt.AlignmentFlag.AlignHCenter)
        self._layout.addWidget(self.rule)
        self.restyle()
        self.hide()

    def restyle(self) -> None:
        margin = self.appearance.px(12)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(self.appearance.px(6))
        self.rule.setFixedWidth(self._face.sizeHint().width())

    def show_beside(self, place: QRect) -> None:
        """Appear above a place given in global pixels, below it if there is no room, or else at the
        side with more.
        """
        self.adjustSize()
        room = self._within.rect().adjusted(4, 4, -4, -4)
        small = QRect(self._within.mapFromGlobal(place.topLeft()), place.size())
        self.move(_corner_beside(small, self.size(), room, self.appearance.px(4)))
        self.raise_()
        self.show()

    def paint(self, painter: QPainter) -> None:
        sheet, corner = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.appearance.px(8)
        painter.setPen(pen(self.appearance.palette.gold, 1.4))
        painter.setBrush(self.appearance.colour("panel"))
        painter.drawRoundedRect(sheet, corner, corner)


def _corner_beside(small: QRect, size: QSize, room: QRect, gap: int) -> QPoint:
    """Return the upper left corner of something large that covers nothing small."""
    above, below = small.top() - size.height() - gap, small.bottom() + gap
    left = small.center().x() - size.width() // 2
    top = small.center().y() - size.height() // 2
    if above >= room.top():
        top = above
    elif below + size.height() <= room.bottom():
        top = below
    elif small.left() - room.left() > room.right() - small.right():
        left = small.left() - gap - size.width()
    else:
        left = small.right() + gap
    return QPoint(
        max(room.left(), min(left, room.right() - size.width())),
        max(room.top(), min(top, room.bottom() - size.height())),
    )
