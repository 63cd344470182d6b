"""The table that the scroll lies on, baked once per size of the view."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt.ui.board.theme import Palette
from changcheng_qt.ui.changcheng.painting.surfaces import table_pixmap

SETTLED: Final = 150
"""Milliseconds without another size, after which the table is baked anew."""


class TableTop(QObject):
    """Paints the table; while the size keeps changing, the old picture is stretched."""

    baked = Signal()
    """The table looks different: it has been baked for the present size."""

    def __init__(self, palette: Palette, parent: QObject) -> None:
        """Begin without a picture."""
        super().__init__(parent)
        self._palette = palette
        self._picture: QPixmap | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SETTLED)
        self._wait.timeout.connect(self._on_settled)

    def wear(self, palette: Palette) -> None:
        """Take other colours, and bake the table anew where they are."""
        if palette.name != self._palette.name:
            self._palette = palette
            self._picture = None

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the table into a rectangle of logical pixels."""
        size, ratio = room.size().toSize(), painter.device().devicePixelRatioF()
        if self._picture is None:
            self._picture = table_pixmap(size, ratio, self._palette)
        elif self._picture.deviceIndependentSize().toSize() != size:
            self._wait.start()
        painter.drawPixmap(room, self._picture, QRectF(self._picture.rect()))

    def _on_settled(self) -> None:
        self._picture = None
        self.baked.emit()
