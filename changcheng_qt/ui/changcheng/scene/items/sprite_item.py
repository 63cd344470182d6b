"""The base of all items on the board: a sprite, where it lies, and what to say about it."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from changcheng_qt.ui.board.sprites import SpriteStore
from changcheng_qt.ui.changcheng.scene.items.art import Art

_EAST_ON_TOP: Final = 1e-6


class SpriteItem(QGraphicsObject):
    """Shows art as a sprite, at (0, 0) in scene coordinates unless something moves it."""

    def __init__(self, sprites: SpriteStore, key: Hashable, art: Art) -> None:
        """Show art; `key` must differ for all that looks different."""
        super().__init__()
        self._sprites = sprites
        self._key = key
        self._art = art
        self._clip: QRectF | None = None
        self.setZValue(_height_of(art))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def sprite_key(self) -> Hashable:
        """Return everything that its picture depends on."""
        return self._key

    def wear(self, key: Hashable, art: Art) -> None:
        """Show other art."""
        self.prepareGeometryChange()
        self._key, self._art = key, art
        self.setZValue(_height_of(art))
        self.update()

    def clip_to(self, clip: QRectF | None) -> None:
        """Show only what lies inside a part of the scene, None for all."""
        self._clip = clip
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle that it paints in."""
        return self._art.bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the sprite."""
        if self._clip is None:
            self._sprites.draw(painter, self._key, self._art.bounds, self._art.paint)
            return
        painter.save()
        painter.setClipRect(self._clip, Qt.ClipOperation.IntersectClip)
        self._sprites.draw(painter, self._key, self._art.bounds, self._art.paint)
        painter.restore()


def _height_of(art: Art) -> float:
    """Return where art lies among others: by depth, and of equal depth the farther east on top.

    Without the second rule, which of two lay on top would depend on which was there first.
    """
    return art.depth + art.bounds.left() * _EAST_ON_TOP
