"""The pattern woven into the cloth on the table, and into the silk around the painting: clouds with
trailing ends, row by row.
"""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen

_TILE: Final = QSizeF(196, 124)
_THREAD: Final = 1.5
_TURNS: Final = 1.35
_STEPS: Final = 40
_CURLS: Final = ((-24.0, 1.0, 11.0, -1), (0.0, -8.0, 15.0, 1), (25.0, 1.0, 11.0, 1))
"""Each curl of a cloud: where its middle lies, its radius, and to which side it turns."""


def paint_damask(
    painter: QPainter, room: QRectF, ratio: float, shade: QColor, light: QColor
) -> None:
    """Cover a room with the pattern: threads in `shade`, each with a lit edge in `light`."""
    tile = QPixmap((_TILE * ratio).toSize())
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    with QPainter(tile) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.setBrush(NO_BRUSH)
        for colour, down in ((light, 0.9), (shade, 0.0)):
            brush.setPen(pen(colour, _THREAD, colour.alpha()))
            for middle in _middles():
                brush.drawPath(woven_cloud().translated(middle + QPointF(0, down)))
    painter.drawTiledPixmap(room, tile)


def _middles() -> list[QPointF]:
    """Return where clouds lie on a tile: one inside, and one that is cut by its four corners."""
    wide, high = _TILE.width(), _TILE.height()
    corners = [QPointF(x, y) for x in (0.0, wide) for y in (0.0, high)]
    return [QPointF(wide / 2, high / 2), *corners]


@cache
def woven_cloud() -> QPainterPath:
    """Return the threads of one cloud, around 0 0."""
    cloud = QPainterPath()
    for x, y, radius, turn in _CURLS:
        cloud.addPath(_curl(QPointF(x, y), radius, turn))
    for start, end, sag in (
        (QPointF(-35, 3), QPointF(36, 3), 17.0),
        (QPointF(-44, 14), QPointF(62, 9), 13.0),
        (QPointF(-20, 22), QPointF(40, 20), 5.0),
    ):
        cloud.moveTo(start)
        third = (end - start) / 3
        cloud.cubicTo(start + third + QPointF(0, sag), end - third + QPointF(0, sag), end)
    return cloud


def _curl(middle: QPointF, radius: float, turn: int) -> QPainterPath:
    """Return a spiral from its outer end, at the foot, inwards."""
    path = QPainterPath()
    for step in range(_STEPS + 1):
        share = step / _STEPS
        angle = math.pi / 2 + turn * (0.42 * math.pi + share * _TURNS * 2 * math.pi)
        reach = radius * (1 - 0.82 * share)
        point = middle + QPointF(math.cos(angle), math.sin(angle)) * reach
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path
