"""A position as a small picture: the public board, painted a little at a time.

A whole board needs longer to paint than the window may block, so its figures are painted one by
one, in the order of their depth, for as long as there is time.
"""

from collections import deque
from collections.abc import Iterable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt.ui.looks.kept_picture import to_keep
from changcheng_qt.ui.looks.strokes import united
from changcheng_qt.ui.scene.layer import Art
from changcheng_qt.ui.scene.sprites import Paint

_MOST_SCALE: Final = 0.8
"""The size of things in a book relative to the board, where they are large."""


class SmallPicture:
    """The picture of one position, as large as fits into a room."""

    def __init__(self, arts: Iterable[Art], band: QRectF, room: QSize, ratio: float) -> None:
        """Start with an empty picture of a band of the scene; `room` is in logical pixels, `ratio`
        the device's. The arts are computed when painting begins.
        """
        self._band = band
        scale = min(room.width() / self._band.width(), room.height() / self._band.height())
        self._place = QRectF(0, 0, self._band.width() * scale, self._band.height() * scale)
        self._arts = arts
        self._left: deque[Art] | None = None
        self._scale = scale
        self.pixmap = QPixmap((self._place.size() * ratio).toSize().expandedTo(QSize(1, 1)))
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)

    def paint_for(self, seconds: float) -> bool:
        """Paint for `seconds`, and one figure at least; return whether all is painted."""
        until = perf_counter() + seconds
        if self._left is None:
            self._left = deque(sorted(self._arts, key=lambda art: art.depth))
        with QPainter(self.pixmap) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(self._scale, self._scale)
            painter.translate(-self._band.topLeft())
            while self._left:
                painter.save()
                self._left.popleft().paint(painter)
                painter.restore()
                if perf_counter() >= until:
                    break
        if self._left:
            return False
        self.pixmap = to_keep(self.pixmap)
        return True


def picture_of(
    arts: Iterable[Art], band: QRectF, k: float, width: float, ratio: float
) -> SmallPicture:
    """Start rendering a band of a scene, at most `width` logical pixels wide, and nothing larger
    than on a board in a window of that `k`.
    """
    scale = min(width / band.width(), _MOST_SCALE * k)
    room = QSize(round(band.width() * scale), round(band.height() * scale))
    return SmallPicture((art for art in arts if art.bounds.intersects(band)), band, room, ratio)


def row_picture(arts: Iterable[Art], k: float, width: float, ratio: float) -> SmallPicture:
    """Start rendering things side by side."""
    row = list(arts)
    return picture_of(row, united(art.bounds for art in row), k, width, ratio)


def art_at(place: QPointF, bounds: QRectF, paint: Paint) -> Art:
    """Return art painted around the origin, moved to another place."""

    def paint_there(painter: QPainter) -> None:
        painter.translate(place)
        paint(painter)

    return Art(bounds.translated(place), 0.0, paint_there)
