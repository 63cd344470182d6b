"""The table below the scroll, baked once per size of the view."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt.ui.looks.kept_picture import blit
from changcheng_qt.ui.looks.theme import Palette
from changcheng_qt.ui.painting.surfaces import table_pixmap

SETTLED: Final = 150
"""Milliseconds after the last resize before the table is baked again."""


class TableTop(QObject):
    """Paints the table; while the size keeps changing, the old picture is in every corner."""

    baked = Signal()
    """The table has been baked for the present size."""

    def __init__(self, palette: Palette, parent: QObject) -> None:
        super().__init__(parent)
        self._palette = palette
        self._picture: QPixmap | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SETTLED)
        self._wait.timeout.connect(self._on_settled)

    def apply_style(self, palette: Palette) -> None:
        """Set other colours, and bake the table again if they differ."""
        if palette.name != self._palette.name:
            self._palette = palette
            self._picture = None

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the table into a rectangle of logical pixels."""
        ratio = painter.device().devicePixelRatioF()
        if self._picture is None:
            self._picture = table_pixmap(room.size().toSize(), ratio, self._palette)
            self._picture.setDevicePixelRatio(1)
        elif self._picture.size() != (room.size() * ratio).toSize():
            self._wait.start()
        else:
            self._wait.stop()
        _lay(painter, room, self._picture, ratio)

    def _on_settled(self) -> None:
        self._picture = None
        self.baked.emit()


def _lay(painter: QPainter, room: QRectF, picture: QPixmap, ratio: float) -> None:
    """Cover a room with a picture of about its size, which has `ratio` pixels to one of the room's:
    from both ends if it is too short, for that is many times as fast as stretching it; stretched if
    even that leaves a gap.
    """
    wide, high = room.width() * ratio, room.height() * ratio
    if wide > 2 * picture.width() or high > 2 * picture.height():
        painter.drawPixmap(room, picture, QRectF(picture.rect()))
        return
    left, top = room.left() * ratio, room.top() * ratio
    for down in sorted({max(0.0, high - picture.height()), 0.0}, reverse=True):
        for right in sorted({max(0.0, wide - picture.width()), 0.0}, reverse=True):
            blit(painter, left + right, top + down, picture)
