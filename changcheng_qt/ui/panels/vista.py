"""The picture of the game on the start page, which comes right after the first frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.kept_picture import KeptPicture

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.title import TitleUi


class Vista(QWidget):
    """As wide as it is told, and as high as the title's picture is then; says and takes nothing."""

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin with an empty place; the picture is read once that has been on the screen."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._picture = KeptPicture()
        self._is_due = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def use_width(self, width: int) -> None:
        """Take as much room as a picture of that width."""
        self.setFixedSize(QSize(width, round(width / self._title.vista_shape)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or nothing on the very first frame."""
        if not self._is_due:
            self._is_due = True
            QTimer.singleShot(0, self, self.update)
            return
        with QPainter(self) as painter:
            self._picture.draw(painter, self.size(), self._appearance.k, self._paint)

    def _paint(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self.width(), self.height())
        self._title.paint_vista(painter, room, self._appearance.k)
