"""A strip with the whole board small, and the visible part marked."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.looks.theme import DUSK, ink
from changcheng_qt.ui.scene.sprites import SpriteStore

_HEIGHT: Final = 66
_MARGIN: Final = 6
_FRAME: Final = ("#6B4300", "#F2C14E")
_UNSEEN: Final = "#14100D"


class OverviewStrip(Panel):
    """The relevant band of a scene, across the whole width; a press or drag moves the view
    there.
    """

    place_asked = Signal(float)
    """The x in the scene that the person wants in the middle."""

    def __init__(
        self,
        scene: QGraphicsScene,
        sprites: SpriteStore,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Show nothing until `follow` sets the band."""
        super().__init__(appearance, parent)
        self._scene = scene
        self._sprites = sprites
        self._band = QRectF(0, 0, 1, 1)
        self._seen: Callable[[], QRectF] = QRectF
        self._picture: QPixmap | None = None
        self._is_dim = False
        self._stirred: SignalInstance | None = None
        self._follows_scene = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def follow(self, band: QRectF, seen: Callable[[], QRectF]) -> None:
        """Show a band of the scene, and in it the part that `seen` returns."""
        self._band, self._seen = band, seen
        self.renew()

    def watch(self, stirred: SignalInstance) -> None:
        """Update the picture whenever the signal is emitted, for as long as the strip is
        visible.
        """
        self._stirred = stirred
        self._follow_scene(follows=self.isVisible())

    def renew(self) -> None:
        """Update the picture."""
        self._picture = None
        self.update()

    def dim(self, is_dim: bool) -> None:
        """Darken the strip around the picture, which shows the darkness of the scene itself."""
        self._is_dim = is_dim
        self.update()

    def restyle(self) -> None:
        """Show the scene in the present sizes and colours."""
        self.renew()

    def sizeHint(self) -> QSize:
        return QSize(400, self.appearance.px(_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.renew()

    def showEvent(self, event: QShowEvent) -> None:
        """Update the picture."""
        super().showEvent(event)
        self._follow_scene(follows=True)
        self.renew()

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the picture."""
        super().hideEvent(event)
        self._follow_scene(follows=False)
        self._picture = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the view to the pressed place."""
        self._ask(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the view along with a drag."""
        self._ask(event.position())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the band, darker outside the visible part, and a frame around that."""
        place = self._place()
        if self._picture is None:
            self._picture = self._pictured(place)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel_raised"))
            if self._is_dim:
                painter.fillRect(self.rect(), ink(DUSK, self.appearance.palette.dusk))
            painter.drawPixmap(place.topLeft(), self._picture)
            self._paint_frame(painter, place)

    def _follow_scene(self, *, follows: bool) -> None:
        if self._stirred is not None and follows is not self._follows_scene:
            self._follows_scene = follows
            if follows:
                self._stirred.connect(self.renew)
            else:
                self._stirred.disconnect(self.renew)

    def _paint_frame(self, painter: QPainter, place: QRectF) -> None:
        seen = self._seen().intersected(self._band)
        frame = QRectF(
            self._to_strip(seen.left()), place.top(), seen.width() * self._scale, place.height()
        )
        west = QRectF(place.left(), place.top(), frame.left() - place.left(), place.height())
        east = QRectF(frame.right(), place.top(), place.right() - frame.right(), place.height())
        for unseen in (west, east):
            painter.fillRect(unseen, ink(_UNSEEN, 130))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(NO_BRUSH)
        for colour, width in zip(_FRAME, (3.6, 2.0), strict=True):
            painter.setPen(pen(colour, width * self.appearance.k))
            painter.drawRoundedRect(frame, 3, 3)

    @property
    def _scale(self) -> float:
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        return max(
            0.01, min(room.height() / self._band.height(), room.width() / self._band.width())
        )

    def _place(self) -> QRectF:
        """Return the rectangle of the band in the strip."""
        size = self._band.size() * self._scale
        left = (self.width() - size.width()) / 2
        top = (self.height() - size.height()) / 2
        return QRectF(QPointF(round(left), round(top)), size)

    def _to_strip(self, scene_x: float) -> float:
        return self._place().left() + (scene_x - self._band.left()) * self._scale

    def _pictured(self, place: QRectF) -> QPixmap:
        """Return the band made from cached pictures: nothing is painted for the strip."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap((place.size() * ratio).toSize().expandedTo(QSize(1, 1)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter, self._sprites.fallback_only():
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._scene.render(painter, QRectF(QPointF(0, 0), place.size()), self._band)
        return picture

    def _ask(self, point: QPointF) -> None:
        across = (point.x() - self._place().left()) / self._scale
        self.place_asked.emit(self._band.left() + across)
