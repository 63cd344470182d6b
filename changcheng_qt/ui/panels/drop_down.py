"""A list to choose from that drops down, and what the wheel does to whatever holds a value.

The wheel scrolls the page. Over a value that the page carries past the pointer it would change that
value without anybody meaning it, so a closed list never takes it, and a slider only while it has
the focus; open lists scroll as all lists do.
"""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class DropDown(QComboBox):
    """Every drop-down list of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty, as wide as its longest entry."""
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls behind."""
        event.ignore()
