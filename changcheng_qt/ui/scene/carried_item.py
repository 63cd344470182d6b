"""The item of a drag over the board."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtGui import QTransform

from changcheng_qt.ui.looks.strokes import between
from changcheng_qt.ui.scene.layer import Art, SpriteItem
from changcheng_qt.ui.scene.sprites import SpriteStore

_OPACITY: Final = 0.85
_CARRIED_AT: Final = 9.0
"""Its height above the board, in scene units."""


class CarriedItem(SpriteItem):
    """The held thing; its middle is at the item's position, or above it while it is lifted."""

    def __init__(self, sprites: SpriteStore, key: Hashable, art: Art) -> None:
        """Show art whose middle is the origin; `key` must differ for different pictures."""
        super().__init__(sprites, ("carried", key), art)
        self.setOpacity(_OPACITY)
        self.motion: QVariantAnimation | None = None
        """The present motion, if any."""

    def pick_up(self, milliseconds: int) -> None:
        """Rise from the board; at once without motion."""
        if milliseconds:
            self._animate(milliseconds, self._lift)
        else:
            self._lift(1.0)

    def fly_back(self, home: QPointF, milliseconds: int) -> None:
        """Return to the start of the drag, and leave the scene there."""
        begun = self.pos()

        def show(share: float) -> None:
            self.setPos(between(begun, home, share))
            self._lift(1 - share)

        self.setVisible(True)
        self._animate(milliseconds, show).finished.connect(self.leave)

    def leave(self) -> None:
        """Leave the scene, if it is still there."""
        if (scene := self.scene()) is not None:
            scene.removeItem(self)

    def _lift(self, share: float) -> None:
        self.setTransform(QTransform.fromTranslate(0, -_CARRIED_AT * share))

    def _animate(self, milliseconds: int, show: Callable[[float], None]) -> QVariantAnimation:
        """Start a motion in place of the previous one; it ends with the scene."""
        if self.motion is not None:
            self.motion.stop()
        self.motion = motion = QVariantAnimation(self.scene(), startValue=0.0, endValue=1.0)
        motion.setDuration(milliseconds)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(show)
        motion.finished.connect(self._on_finished)
        motion.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)
        return motion

    def _on_finished(self) -> None:
        self.motion = None
