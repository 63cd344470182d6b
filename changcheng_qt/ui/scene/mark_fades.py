"""The marks that maps of places have alike; and how new marks fade in: rings of legal targets,
highlights, and the ghost under the pointer.

Only their opacity changes, and only for a moment: they can be clicked from the start, nothing waits
for them, and the final picture is that without a fade.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.scene.animator import Duration
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import Difference, Key, SpriteItem, take_out

FADE_IN: Final = 90

_Scene: TypeAlias = FigureScene[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class OfferMark:
    """The gold of a place for an action; `strong` marks the one that keys have reached."""

    place: Any
    strong: bool = False


@dataclass(frozen=True, slots=True)
class GhostMark:
    """The ghost of a piece at a place."""

    place: Any
    piece: Any
    colour: str


@dataclass(frozen=True, slots=True)
class GlowMark:
    """The light on a place that is a target or in a text."""

    place: Any


def place_key(kind: str, place: Any) -> Key:  # noqa: ANN401 - places belong to the title
    """Return the key of a mark of a kind at a place."""
    numbers = [int(getattr(place, field.name)) for field in fields(place)]
    return f"{kind} {type(place).__name__}", sum(numbers), 0


def offer_marks(offered: Iterable[Any], walked: object = None) -> Iterator[tuple[Key, OfferMark]]:
    """Yield marks for offered places, a stronger one for the place that keys have reached."""
    for place in offered:
        yield place_key("offer", place), OfferMark(place, place == walked)


@dataclass(frozen=True, slots=True)
class FadingKinds:
    """The kinds of marks of a title that fade in when they appear, those that also do so when they
    change, and those whose previous looks fade out then.
    """

    coming: tuple[type, ...]
    moving: tuple[type, ...]
    crossing: tuple[type, ...]


class MarkFades(QObject):
    """Fades in new marks of a scene, as long as it is visible."""

    def __init__(self, scene: _Scene, view: QWidget, kinds: FadingKinds, fade: Duration) -> None:
        """Start with the next marks; `fade` returns how long a fade lasts at the present speed."""
        super().__init__(scene)
        self._scene = scene
        self._view = view
        self._kinds = kinds
        self._fade = fade
        self._fades: list[_Fade] = []
        self._spare: list[_Fade] = []
        """Those that have ended, for the next marks."""
        scene.marked.connect(self._on_marked)

    def finish(self) -> None:
        """Finish all fades at once."""
        for fade in tuple(self._fades):
            fade.finish()

    def _on_marked(self, difference: Difference[Any]) -> None:
        duration = self._fade(FADE_IN) if self._view.isVisible() else 0
        if not duration:
            return
        kinds, changed = self._kinds, difference.changed.values()
        moved = (item for item in changed if isinstance(item.figure, kinds.moving))
        added = difference.added.values()
        new = (item for item in added if isinstance(item.figure, kinds.coming))
        coming = (*new, *moved)
        before = difference.before.values()
        crossing = (figure for figure in before if isinstance(figure, kinds.crossing))
        leaving = [self._scene.item_of(figure) for figure in crossing]
        if coming or leaving:
            self._begin(coming, leaving, duration)

    def _begin(
        self,
        coming: Collection[SpriteItem],
        leaving: Collection[SpriteItem],
        duration: int,
    ) -> None:
        for fade in self._fades:
            fade.leave_alone(coming)
        fade = self._spare.pop() if self._spare else self._new_fade()
        self._fades.append(fade)
        fade.begin(coming, leaving, duration)

    def _new_fade(self) -> "_Fade":
        fade = _Fade(self)
        fade.finished.connect(partial(self._on_finished, fade))
        fade.valueChanged.connect(self._scene.stirred)
        return fade

    def _on_finished(self, fade: "_Fade") -> None:
        self._fades.remove(fade)
        self._spare.append(fade)


class _Fade(QVariantAnimation):
    """Fades some items in and others out, together."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, startValue=0.0, endValue=1.0)
        self._coming: set[SpriteItem] = set()
        self._leaving: set[SpriteItem] = set()
        self.setEasingCurve(QEasingCurve.Type.OutQuad)
        self.valueChanged.connect(self._on_moved)
        self.finished.connect(self._on_finished)

    def begin(
        self, coming: Collection[SpriteItem], leaving: Collection[SpriteItem], duration: int
    ) -> None:
        """Begin with the items to fade in, and those to fade out and remove at the end."""
        self._coming, self._leaving = set(coming), set(leaving)
        self.setDuration(duration)
        self._on_moved(0.0)
        self.start()

    def leave_alone(self, items: Collection[SpriteItem]) -> None:
        """Leave items to another fade."""
        self._coming.difference_update(items)

    def finish(self) -> None:
        """Finish at once."""
        self.setCurrentTime(self.duration())

    def _on_moved(self, share: float) -> None:
        for item in self._coming:
            item.setOpacity(share)
        for item in self._leaving:
            item.setOpacity(1 - share)

    def _on_finished(self) -> None:
        for item in self._leaving:
            take_out(item)
        self._coming, self._leaving = set(), set()
