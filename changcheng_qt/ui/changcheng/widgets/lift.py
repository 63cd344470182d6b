"""Something that is lifted off the wood while it is pointed at or held, and lies down again."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance


@dataclass(frozen=True, slots=True)
class Rise:
    """How far something is lifted, 0 to 1, and in which way it comes there."""

    share: float
    milliseconds: int
    easing: QEasingCurve.Type


POINTED_AT: Final = Rise(1 / 3, 90, QEasingCurve.Type.OutQuad)
LEFT: Final = Rise(0.0, 90, QEasingCurve.Type.OutQuad)
PICKED_UP: Final = Rise(1.0, 120, QEasingCurve.Type.OutCubic)
PUT_BACK: Final = Rise(0.0, 160, QEasingCurve.Type.OutCubic)


class Lift(QVariantAnimation):
    """Lifts what a widget shows; where nothing moves, or nobody sees it, at once."""

    def __init__(self, appearance: Appearance, widget: QWidget) -> None:
        """Begin lying down."""
        super().__init__(widget, startValue=0.0, endValue=1.0)
        self._appearance = appearance
        self._widget = widget
        self._begun = self._goal = self._share = LEFT.share
        self.valueChanged.connect(self._on_moved)

    @property
    def share(self) -> float:
        """Return how far it is lifted now, 0 to 1."""
        return self._share

    def go(self, rise: Rise) -> None:
        """Come to where a rise leads, from wherever it is."""
        if rise.share == self._goal:
            return
        begun = self._share
        self.stop()
        duration = self._appearance.duration(rise.milliseconds) if self._widget.isVisible() else 0
        self.setDuration(duration)
        self.setEasingCurve(rise.easing)
        self._begun, self._goal = begun, rise.share
        self._on_moved(0.0 if duration else 1.0)
        if duration:
            self.start()

    def _on_moved(self, progress: float) -> None:
        self._share = self._begun + (self._goal - self._begun) * progress
        self._widget.update()
