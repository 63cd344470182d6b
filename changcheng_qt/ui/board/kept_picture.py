"""A picture that a widget paints once and shows again until something it depends on has changed.

Painting a block or a card takes milliseconds, and a widget is painted again for many reasons: its
neighbour lights up, a number beside the picture counts down.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap


class KeptPicture:
    """One picture; only the latest one is kept."""

    def __init__(self) -> None:
        """Begin without a picture."""
        self._pixmap: QPixmap | None = None
        self._painted_for: Hashable = None

    def draw(
        self, painter: QPainter, size: QSize, key: Hashable, paint: Callable[[QPainter], None]
    ) -> None:
        """Draw what `paint` paints in so many logical pixels, at the painter's origin.

        `key` must differ for all that looks different; size and device pixel ratio are part of it.
        """
        ratio = painter.device().devicePixelRatioF()
        wanted = (key, size.width(), size.height(), ratio)
        if self._pixmap is None or wanted != self._painted_for:
            self._pixmap, self._painted_for = _painted(size, ratio, paint), wanted
        painter.drawPixmap(0, 0, self._pixmap)

    def drop(self) -> None:
        """Keep nothing."""
        self._pixmap = self._painted_for = None


def _painted(size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    pixmap = QPixmap((size.toSizeF() * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return pixmap
