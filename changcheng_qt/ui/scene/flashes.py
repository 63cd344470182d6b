"""What an entry of the chronicle speaks of lights up for a moment and fades."""

from collections.abc import Mapping
from typing import Any, Final, Generic

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import FigureT, Key, Layer

LASTS: Final = 1400
"""Milliseconds; a fade is no movement, so it lasts as long where motion is reduced."""


class Flashes(QObject, Generic[FigureT]):
    """Shows the flashes of one occasion at a time."""

    def __init__(self, scene: FigureScene[Any, Any, FigureT, Any]) -> None:
        """Begin with nothing lit."""
        super().__init__(scene)
        self._scene = scene
        self._layer = Layer[FigureT](scene, scene.sprites)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(LASTS)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuart)
        self._fade.valueChanged.connect(self._on_faded)
        self._fade.finished.connect(self.end)

    def show(self, figures: Mapping[Key, FigureT]) -> None:
        """Light up figures, which fade and are gone."""
        self.end()
        self._layer.replace(figures, self._scene.setting)
        if figures:
            self._fade.start()
            self._scene.stirred.emit()

    def end(self) -> None:
        """Let everything go dark at once."""
        self._fade.stop()
        self._layer.replace({}, self._scene.setting)

    def _on_faded(self, opacity: object) -> None:
        for item in self._layer.items.values():
            item.setOpacity(opacity if isinstance(opacity, float) else 1.0)
        self._scene.stirred.emit()
