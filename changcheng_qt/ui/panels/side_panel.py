"""The panel at the right: the title's parts from top to bottom, then the chronicle.

What does not fit scrolls. In a narrow window the shell shows it as a drawer over the board.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.panels.panel import Panel


class SidePanel(Panel):
    """A column of widgets on paper."""

    def __init__(self, appearance: Appearance, last: QWidget, parent: QWidget) -> None:
        """Begin with the widget that takes all height that the others leave."""
        super().__init__(appearance, parent)
        self._last = last
        self._parts: tuple[QWidget, ...] = ()
        self._column = QWidget()
        self._column_layout = QVBoxLayout(self._column)
        self._column_layout.setContentsMargins(0, 0, 0, 0)
        self._column_layout.setSpacing(0)
        self._column_layout.addWidget(last, 1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.addWidget(scroll)

    def use_parts(self, parts: tuple[QWidget, ...]) -> None:
        """Show other parts above the last one; those before are no longer the panel's."""
        for part in self._parts:
            self._column_layout.removeWidget(part)
        self._parts = parts
        for place, part in enumerate(parts):
            self._column_layout.insertWidget(place, part)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and a hairline at its left."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
            painter.fillRect(0, 0, 1, self.height(), self.appearance.colour("rule"))
