"""How positions come onto the scene: at once, or as movement; and earlier ones, for a while."""

from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.board.animator import Animator
from changcheng_qt.ui.changcheng.board.fitting import Fitting
from changcheng_qt.ui.changcheng.board.flashes import Flashes, Places, places_of
from changcheng_qt.ui.changcheng.board.motions import MotionFrame, motions_for
from changcheng_qt.ui.changcheng.board.unrolling import UNROLL, slot_added
from changcheng_qt.ui.changcheng.scene.items.layer import take_out
from changcheng_qt.ui.changcheng.scene.last_move import LastMove, moved_by
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.match_bridge import Change, Motion


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
        fitted = self._fitting.room
        difference = self._scene.show_position(view, last)
        frame = MotionFrame(self._scene, self._appearance.duration, self._appearance.fade)
        motions, added = motions_for(difference, frame), slot_added(difference)
        if frame.moves and self._fitting.room != fitted:
            motions.append(self._fitting.along(fitted, added, self._appearance.duration(UNROLL)))
        elif added is not None:
            self._fitting.reveal_board(added)
        self._animator.play(motions)


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
        places = places_of(change.events)
        self._flashes.show(Places((), places.provinces, places.regions))
        return places

    def end(self) -> None:
        """Show nothing of the past any more."""
        self.is_shown = False
        self._flashes.end()
