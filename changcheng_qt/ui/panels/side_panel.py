"""The panel at the right: the title's parts from top to bottom, then the chronicle.

What does not fit scrolls, and once it has to, the chronicle is as high as can be read at once. In a
narrow window the shell shows it as a drawer over the board.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel

_LEAST: Final = 60
"""The height that the last widget does with where all is in sight at once."""
_SHARE: Final = 0.85
"""How much of the panel's height it takes where not all is."""


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
        self._column.installEventFilter(self)

    def use_parts(self, parts: tuple[QWidget, ...]) -> None:
        """Show other parts above the last one; those before are no longer the panel's."""
        for part in self._parts:
            self._column_layout.removeWidget(part)
        self._parts = parts
        for place, part in enumerate(parts):
            self._column_layout.insertWidget(place, part)

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another height."""
        super().resizeEvent(event)
        self._share_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height anew where a part wants more of it, or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_height()
        return super().eventFilter(watched, event)

    def _share_height(self) -> None:
        """Give the last widget what the others leave, or a good part where all scroll anyway."""
        least, width = self.appearance.px(_LEAST), self._column.width()
        others = sum(_height_of(part, width) for part in self._parts)
        scrolls = others + least > self.height()
        self._last.setMinimumHeight(max(least, round(_SHARE * self.height())) if scrolls else least)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and a hairline at its left."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
            painter.fillRect(0, 0, 1, self.height(), self.appearance.colour("rule"))


def _height_of(part: QWidget, width: int) -> int:
    """Return how high a part is at least at a width."""
    if part.isHidden():
        return 0
    height = part.minimumSizeHint().height()
    if part.hasHeightForWidth():
        height = max(height, part.heightForWidth(width))
    return max(height, part.minimumHeight())
