"""The stone that stands for a seat, painted by the title, wherever the shell names a player."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel

PaintToken: TypeAlias = Callable[[QPainter, QRectF, str], None]
"""Paint the token of a colour into a square."""


class Token(Panel):
    """A token of a fixed size; empty while it stands for nobody."""

    def __init__(
        self,
        appearance: Appearance,
        paint_token: PaintToken,
        size: float,
        parent: QWidget | None = None,
    ) -> None:
        """Begin empty; `size` is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._size = size
        self._colour: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def colour(self) -> str | None:
        """Return the colour of the seat it stands for, in the title's words."""
        return self._colour

    def stand_for(self, colour: str | None) -> None:
        """Stand for another seat, or nobody."""
        if colour != self._colour:
            self._colour = colour
            self.update()

    def use_size(self, size: float) -> None:
        """Take another size, in a window of 1280 x 800."""
        if size != self._size:
            self._size = size
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Take a square."""
        return QSize(self.appearance.px(self._size), self.appearance.px(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token."""
        if self._colour is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = 1 + self.width() / 40
            room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            self._paint_token(painter, room, self._colour)
