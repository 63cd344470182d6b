"""A pointer that moves on a widget, as the desktop tells it."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def moved_on(widget: QWidget) -> QMouseEvent:
    """The pointer moves on a widget, no button down."""
    place = QPoint(5, 5)
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    whole = QPointF(widget.mapToGlobal(place))
    return QMouseEvent(QEvent.Type.MouseMove, QPointF(place), whole, none, none, plain)
