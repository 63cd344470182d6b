"""How positions come onto the scene: at once, or as movement; and what is lit or marked on them.

Earlier positions can be shown for a while. What an entry of the chronicle speaks of lights up for a
moment and fades. Which of the latest changes are marked: those since the viewer's own turn, until
the viewer acts, or as long as the viewer wants to see them.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.board.fitting import Fitting
from changcheng_qt.ui.changcheng.board.motions import (
    MotionFrame,
    motions_for,
    motions_on_other_wall,
)
from changcheng_qt.ui.changcheng.board.unrolling import UNROLL, slot_added
from changcheng_qt.ui.changcheng.painting.marks import AreaLook
from changcheng_qt.ui.changcheng.scene.items.figure_art import AnyFigure
from changcheng_qt.ui.changcheng.scene.marks import AreaMark, RingMark
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.changcheng.scene.touched import (
    LastMove,
    Places,
    has_acted,
    last_move,
    moved_by,
    touched_by,
)
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.scene.animator import Animator
from changcheng_qt.ui.scene.layer import Key, Layer, take_out
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

LASTS: Final = 1400
"""Milliseconds; a fade is no movement, so it lasts as long where motion is reduced."""
_STEPS_LOOKED_BACK: Final = 60


class Showing:
    """Shows one position after the other on a scene."""

    def __init__(
        self, scene: BoardScene, fitting: Fitting, animator: Animator, appearance: Appearance
    ) -> None:
        """Show on that scene, with a view that is fitted to it, as fast as things move."""
        self._scene = scene
        self._fitting = fitting
        self._animator = animator
        self._appearance = appearance

    def at_once(self, view: View, last: LastMove) -> None:
        """Show another position with nothing on its way."""
        self._animator.finish()
        for item in self._scene.show_position(view, last).removed.values():
            take_out(item)

    def moving(self, view: View, last: LastMove) -> None:
        """Show another position, and what is different as movement."""
        frame = MotionFrame(self._scene, self._appearance.duration, self._appearance.fade)
        if view.wall == self._scene.layout.wall:
            self._animator.play(motions_for(self._scene.show_position(view, last), frame))
            return
        fitted = self._fitting.room
        difference = self._scene.show_position(view, last)
        added = slot_added(difference)
        motions = motions_on_other_wall(difference, frame)
        if frame.moves and self._fitting.room != fitted:
            motions.append(self._fitting.along(fitted, added, self._appearance.duration(UNROLL)))
        elif added is not None:
            self._fitting.reveal_board(added)
        self._animator.play(motions)


class Flashes(QObject):
    """Lights up places, those of one occasion at a time."""

    def __init__(self, scene: BoardScene) -> None:
        """Begin with nothing lit."""
        super().__init__(scene)
        self._scene = scene
        self._layer = Layer[AnyFigure](scene, scene.sprites)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(LASTS)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuart)
        self._fade.valueChanged.connect(self._on_faded)
        self._fade.finished.connect(self.end)

    def show(self, places: Places) -> None:
        """Light up places of the boards in play."""
        self.end()
        view = self._scene.view
        self._layer.replace(_figures(places.within(view.wall), view), self._scene.setting)
        if self._layer.items:
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


class Past:
    """Shows earlier positions, until the present one is shown again."""

    def __init__(self, showing: Showing, flashes: Flashes) -> None:
        """Begin in the present."""
        self._showing = showing
        self._flashes = flashes
        self.is_shown = False

    def show(self, change: Change, number: int) -> Places:
        """Show the position after a step of that number, the step as movement; return where it
        happened.
        """
        self.is_shown = True
        if change.motion is Motion.JUMP:
            self._showing.at_once(change.view, LastMove())
        else:
            self._showing.moving(change.view, moved_by(change.events, number))
        places = touched_by(change.events)
        self._flashes.show(Places((), places.provinces, places.regions))
        return places

    def end(self) -> None:
        """Show nothing of the past any more."""
        self.is_shown = False
        self._flashes.end()


class RecentChanges:
    """The last move that the board marks, as the viewer of a bridge may know it."""

    def __init__(self, bridge: Bridge) -> None:
        """Mark what has happened until the viewer acts."""
        self._bridge = bridge
        self._wanted: bool | None = None
        self._wanted_in: tuple[Viewer, int] | None = None

    @property
    def are_shown(self) -> bool:
        """Tell whether changes are marked now."""
        return self._are_shown(self._steps()[1])

    @property
    def marked(self) -> LastMove:
        """Return what carries marks now."""
        first, steps = self._steps()
        if not self._are_shown(steps):
            return LastMove()
        return last_move(steps, self._bridge.viewer, self._bridge.turn_seat, first)

    def toggle(self) -> None:
        """Hide the marks, or show them again, until another turn or another viewer comes."""
        self._wanted, self._wanted_in = not self.are_shown, self._turn

    def _are_shown(self, steps: Sequence[tuple[Event, ...]]) -> bool:
        if self._wanted is not None and self._wanted_in == self._turn:
            return self._wanted
        return not has_acted(steps, self._bridge.viewer, self._bridge.turn_seat)

    @property
    def _turn(self) -> tuple[Viewer, int]:
        return self._bridge.viewer, self._bridge.view.turn.number

    def _steps(self) -> tuple[int, Sequence[tuple[Event, ...]]]:
        """Return the latest steps, and the number of the first of them."""
        first = max(0, self._bridge.step_count - _STEPS_LOOKED_BACK)
        return first, self._bridge.events(first)


def _figures(places: Places, view: View) -> dict[Key, AnyFigure]:
    figures: dict[Key, AnyFigure] = {}
    for square in places.squares:
        block = view.blocks[square]
        kind = None if block is None else block.kind
        figures["flash", square, 0] = RingMark(square, kind, True)
    for province in places.provinces:
        figures["flash", province, 1] = AreaMark(province, False, AreaLook.RECALLED)
    for region in places.regions:
        figures["flash", region, 2] = AreaMark(region, True, AreaLook.RECALLED)
    return figures
