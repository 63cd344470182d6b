"""Marks that come fade in: rings of legal targets, highlights, and the ghost under the pointer.

Only how strongly they are seen changes, and only for a moment: they can be clicked from the first,
nothing waits for them, and at rest the picture is that without a fade. The spotlight and a secret
look come at once: a look is over as soon as its key is let go.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.changcheng.scene.items.figure_art import AnyFigure, BoardDifference, BoardItem
from changcheng_qt.ui.changcheng.scene.marks import (
    AreaMark,
    EndMark,
    EyeMark,
    GhostCardMark,
    GhostMark,
    RingMark,
    TintMark,
)
from changcheng_qt.ui.changcheng.scene.place_marks import PlaceMark
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.scene.animator import Duration
from changcheng_qt.ui.scene.layer import take_out

FADE_IN: Final = 90

_GHOSTS = GhostMark | GhostCardMark
_COMING = _GHOSTS | TintMark | RingMark | AreaMark | EyeMark | EndMark | PlaceMark


class MarkFades(QObject):
    """Fades in what is new among the marks of a scene, as long as somebody sees it."""

    def __init__(self, scene: BoardScene, view: QWidget, fade: Duration) -> None:
        """Begin with the next marks; `fade` tells how long a fade lasts at the present speed."""
        super().__init__(scene)
        self._scene = scene
        self._view = view
        self._fade = fade
        self._fades: list[_Fade] = []
        scene.marked.connect(self._on_marked)

    def finish(self) -> None:
        """Let everything be seen as it will be."""
        for fade in tuple(self._fades):
            fade.finish()

    def _on_marked(self, difference: BoardDifference) -> None:
        duration = self._fade(FADE_IN) if self._view.isVisible() else 0
        if not duration:
            return
        ghosts = (item for item in difference.changed.values() if isinstance(item.figure, _GHOSTS))
        added = (item for item in difference.added.values() if isinstance(item.figure, _COMING))
        coming = (*added, *ghosts)
        leaving = [self._left_behind(figure) for figure in _other_areas(difference)]
        if coming or leaving:
            self._begin(coming, leaving, duration)

    def _begin(
        self,
        coming: Iterable[BoardItem],
        leaving: Iterable[BoardItem],
        duration: int,
    ) -> None:
        for fade in self._fades:
            fade.leave_alone(coming)
        fade = _Fade(coming, leaving, self)
        fade.setDuration(duration)
        fade.finished.connect(lambda: self._on_finished(fade))
        fade.valueChanged.connect(self._scene.stirred)
        self._fades.append(fade)
        fade.start()

    def _left_behind(self, figure: AnyFigure) -> BoardItem:
        """Show a highlight as it was until now, above the one that takes its place."""
        item = BoardItem(figure, self._scene.setting, self._scene.sprites)
        self._scene.addItem(item)
        return item

    def _on_finished(self, fade: "_Fade") -> None:
        self._fades.remove(fade)
        fade.deleteLater()


class _Fade(QVariantAnimation):
    """Lets some items come and others go, together."""

    def __init__(
        self,
        coming: Iterable[BoardItem],
        leaving: Iterable[BoardItem],
        parent: QObject,
    ) -> None:
        """Take what comes, and what is taken out of its scene at the end."""
        super().__init__(parent, startValue=0.0, endValue=1.0)
        self._coming = set(coming)
        self._leaving = set(leaving)
        self.setEasingCurve(QEasingCurve.Type.OutQuad)
        self.valueChanged.connect(self._on_moved)
        self.finished.connect(self._on_finished)
        self._on_moved(0.0)

    def leave_alone(self, items: Iterable[BoardItem]) -> None:
        """Leave items to another fade."""
        self._coming.difference_update(items)

    def finish(self) -> None:
        """Come to the end at once."""
        self.setCurrentTime(self.duration())

    def _on_moved(self, share: float) -> None:
        for item in self._coming:
            item.setOpacity(share)
        for item in self._leaving:
            item.setOpacity(1 - share)

    def _on_finished(self) -> None:
        for item in self._leaving:
            take_out(item)


def _other_areas(difference: BoardDifference) -> Iterable[AnyFigure]:
    """Return the highlights that have become others, as they were before."""
    return (before for before in difference.before.values() if isinstance(before, AreaMark))
