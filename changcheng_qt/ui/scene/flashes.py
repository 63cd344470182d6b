"""The subject of an entry in the chronicle lights up for a moment and fades; a hint is marked for
as long as it is pointed at.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation, Signal

from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import FigureT, Key, Layer

FigureT_co = TypeVar("FigureT_co", covariant=True)

LASTS: Final = 1400
"""Milliseconds; a fade is no movement, so it lasts as long with reduced motion."""


class Flashes(QObject, Generic[FigureT]):
    """Shows the flashes of one occasion at a time."""

    def __init__(self, scene: FigureScene[Any, Any, FigureT, Any]) -> None:
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
        """Light up figures, which fade and are removed."""
        self.end()
        self._layer.replace(figures, self._scene.setting)
        if figures:
            self._fade.start()
            self._scene.stirred.emit()

    def end(self) -> None:
        """Remove all light at once."""
        self._fade.stop()
        self._layer.replace({}, self._scene.setting)

    def _on_faded(self, opacity: object) -> None:
        for item in self._layer.items.values():
            item.setOpacity(opacity if isinstance(opacity, float) else 1.0)
        self._scene.stirred.emit()


class WaySights(Protocol[FigureT_co]):
    """Returns the areas and marks of a command."""

    def rooms_of_way(self, command: Any) -> Iterable[QRectF]:  # noqa: ANN401
        """Return the areas of a legal command's effect."""

    def way_marks(self, command: Any, view: Any) -> Mapping[Key, FigureT_co]:  # noqa: ANN401
        """Return the marks of a legal command on the board of a view."""


class WayMarks(QObject, Generic[FigureT]):
    """Marks the effect of one action at a time, above all offers."""

    changed = Signal(object)
    """The commands of the action that is marked now, none without one."""

    def __init__(
        self,
        scene: FigureScene[Any, Any, FigureT, Any],
        sights: WaySights[FigureT],
        reveal: Callable[[QRectF], None],
    ) -> None:
        """Start without marks; `reveal` scrolls to marked areas."""
        super().__init__(scene)
        self._scene = scene
        self._sights = sights
        self._reveal = reveal
        self._layer = Layer[FigureT](scene, scene.sprites)
        self.action: Sequence[object] = ()
        """The marked commands."""
        scene.shown.connect(self._mark)

    def show(self, action: Sequence[object]) -> None:
        """Mark the effects of the commands of an action; without any remove the marks."""
        self.action = action
        self._mark()
        self.changed.emit(action)
        for command in action:
            for room in self._sights.rooms_of_way(command):
                self._reveal(room)

    def _mark(self) -> None:
        scene, figures = self._scene, dict[Key, FigureT]()
        for number, command in enumerate(self.action):
            for (kind, one, two), figure in self._sights.way_marks(command, scene.view).items():
                if figure not in figures.values():
                    figures[f"{kind} {number}", one, two] = figure
        if figures or self._layer.items:
            self._layer.replace(figures, scene.setting)
            scene.stirred.emit()
