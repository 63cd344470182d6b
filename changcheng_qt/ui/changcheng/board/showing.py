"""How positions come onto the scene: at once, or as movement; and what is lit or marked on them.

Earlier positions can be shown for a while. What an entry of the chronicle speaks of lights up for a
moment and fades. Which of the latest changes are marked: those since the viewer's own turn, until
the viewer acts, or as long as the viewer wants to see them.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.board.fitting import Fitting
from changcheng_qt.ui.changcheng.board.motions import motions_for, motions_on_other_wall
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
from changcheng_qt.ui.scene.flashes import Flashes
from changcheng_qt.ui.scene.layer import Key, take_out
from changcheng_qt.ui.scene.motions import Pace
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

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
        scene, pace = self._scene, Pace(self._appearance.duration, self._appearance.fade)
        if view.wall == scene.layout.wall:
            self._animator.play(motions_for(scene.show_position(view, last), scene, pace))
            return
        fitted = self._fitting.room
        difference = scene.show_position(view, last)
        added = slot_added(difference)
        motions = motions_on_other_wall(difference, scene, pace)
        if pace.moves and self._fitting.room != fitted:
            motions.append(self._fitting.along(fitted, added, self._appearance.duration(UNROLL)))
        elif added is not None:
            self._fitting.reveal_board(added)
        self._animator.play(motions)


class Past:
    """Shows earlier positions, until the present one is shown again."""

    def __init__(self, showing: Showing, flashes: Flashes[AnyFigure]) -> None:
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
        areas = Places((), places.provinces, places.regions)
        self._flashes.show(flashes_of(areas, change.view))
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


def flashes_of(places: Places, view: View) -> dict[Key, AnyFigure]:
    """Return what lights up where something happened, of the boards in play."""
    places = places.within(view.wall)
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
