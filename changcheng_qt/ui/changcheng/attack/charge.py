"""Riders that come down through a region to its wall, while the attack aims at it."""

from itertools import product
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from changcheng_qt.games.changcheng.geography import Region
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.painting.riders import SHAPE, paint_charge

_INK: Final = QColor("#2A1710")
_RIM: Final = QColor("#FFE6B4")
"""So that they are seen in the dark around the region too."""
_WIDEST: Final = 300.0
_SHARE: Final = 1.6
"""How much of a region's width the riders take, up to the widest, in scene units."""
_FROM: Final = QPointF(1.15, 0.1)
_TO: Final = QPointF(0.4, 0.56)
"""Where the middle of the riders begins and ends, in shares of the region with its wall."""
_LEAPS: Final = 5
_LEAP: Final = 5.0
_FADE: Final = 0.18


class Charge(QObject):
    """The riders on one board; they only ever move, and are painted once for each ride."""

    def __init__(self, board: BoardView) -> None:
        """Begin with nobody in sight."""
        super().__init__(board)
        self._board = board
        self._item: QGraphicsPixmapItem | None = None
        self._room = QRectF()
        self._ride = QVariantAnimation(self)
        self._ride.setStartValue(0.0)
        self._ride.setEndValue(1.0)
        self._ride.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._ride.valueChanged.connect(self._on_moved)
        self._ride.finished.connect(self.end)

    @property
    def is_running(self) -> bool:
        """Tell whether riders are in sight."""
        return self._item is not None

    def begin(self, region: Region, milliseconds: int) -> None:
        """Let riders come to a region's wall in that time."""
        self.end()
        scene = self._board.scene
        self._room = scene.layout.region_spotlight_path(region).boundingRect()
        width = min(_WIDEST, self._room.width() * _SHARE)
        scale = self._board.view.transform().m11() * self._board.devicePixelRatioF()
        self._item = QGraphicsPixmapItem(_picture(width, max(scale, 0.1)))
        self._item.setScale(1 / max(scale, 0.1))
        self._item.setOffset(-width * scale / 2, -width * SHAPE * scale / 2)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setZValue(depths.CARRIED)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self._on_moved(0.0)
        self._ride.setDuration(milliseconds)
        self._ride.start()

    def end(self) -> None:
        """Let nobody be in sight any more."""
        self._ride.stop()
        if self._item is not None:
            self._board.scene.removeItem(self._item)
            self._item = None

    def _on_moved(self, share: object) -> None:
        if self._item is None or not isinstance(share, float):
            return
        way = _FROM + (_TO - _FROM) * share
        leap = _LEAP * abs(1 - 2 * (share * _LEAPS % 1.0))
        self._item.setPos(
            self._room.left() + way.x() * self._room.width(),
            self._room.top() + way.y() * self._room.height() + leap,
        )
        self._item.setOpacity(max(0.0, min(1.0, share / _FADE, (1 - share) / _FADE)))
        self._board.scene.stirred.emit()


def _picture(width: float, scale: float) -> QPixmap:
    """Return the riders in so many scene units, sharp at a scale."""
    pixmap = QPixmap(round(width * scale), round(width * SHAPE * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    room, rim = QRectF(pixmap.rect()), max(1.0, scale)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x, y in product((-rim, rim), repeat=2):
            paint_charge(painter, room.translated(x, y), _RIM)
        paint_charge(painter, room, _INK)
    return pixmap
