"""A position as a small picture: the public board, painted a little at a time.

A whole board takes longer to paint than the window may stand still, so its figures are painted one
by one, in the order of their depth, for as long as there is time.
"""

from collections import deque
from time import perf_counter

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.scene.items.art import BoardLooks, Setting
from changcheng_qt.ui.changcheng.scene.items.layer import art_of
from changcheng_qt.ui.changcheng.scene.projection import project
from changcheng_qt.ui.changcheng.scene.touched import LastMove
from changcheng_qt.ui.looks.kept_picture import to_keep


class SmallPicture:
    """The picture of one position, as large as fits into a room."""

    def __init__(self, view: View, looks: BoardLooks, room: QSize, ratio: float) -> None:
        """Begin with nothing painted; `room` is in logical pixels, `ratio` the device's."""
        layout = WallLayout(view.wall)
        setting = Setting(layout, looks)
        self._band = layout.scene_rect
        scale = min(room.width() / self._band.width(), room.height() / self._band.height())
        self._place = QRectF(0, 0, self._band.width() * scale, self._band.height() * scale)
        arts = (art_of(figure, setting) for figure in project(view, LastMove()).values())
        self._left = deque(sorted(arts, key=lambda art: art.depth))
        self._scale = scale
        self.pixmap = QPixmap((self._place.size() * ratio).toSize().expandedTo(QSize(1, 1)))
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)

    def paint_for(self, seconds: float) -> bool:
        """Paint for so long, and one figure at least; tell whether all is painted."""
        until = perf_counter() + seconds
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
