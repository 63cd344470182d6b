"""What keys do on the board: walk, do, drop, and look for as long as one is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from changcheng_qt.ui.actions.table import CONFIRM, WALK_BACK, WALK_ON
from changcheng_qt.ui.changcheng.pointer.targets import RegionTarget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from changcheng_qt.games.changcheng.geography import Region
    from changcheng_qt.ui.actions.keys import KeyBindings
    from changcheng_qt.ui.board.pointer_modes import Hold
    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.changcheng.pointer.hand import Hand
    from changcheng_qt.ui.changcheng.pointer.play import BoardPlay
    from changcheng_qt.ui.changcheng.pointer.pointing import Pointing
    from changcheng_qt.ui.seam.table import Beyond


class BoardKeys:
    """Answers to keys while the board has the focus, and to the one for a look at any time."""

    def __init__(
        self, pointing: Pointing, play: BoardPlay, view: ZoomView, hand: Hand, bindings: KeyBindings
    ) -> None:
        """Take what the keys act on, and what they mean."""
        self._pointing = pointing
        self._play = play
        self._view = view
        self._hand = hand
        self._bindings = bindings
        self._hold: Hold | None = None
        self.beyond: Beyond | None = None
        """What takes the keys that walk off the board, which go round on it where nothing does."""

    def press(self, event: QKeyEvent) -> bool:
        """Answer to a key; return whether it meant anything here."""
        for name, step in ((WALK_BACK, -1), (WALK_ON, 1)):
            if self._bindings.means(event, name):
                return self._walk(step)
        if self._bindings.means(event, CONFIRM) and not event.isAutoRepeat():
            return self._pointing.enter()
        return event.key() == Qt.Key.Key_Escape and self.cancel()

    def cancel(self) -> bool:
        """Cancel what the pointer does, else drop what is held; return whether there was any."""
        if self._view.pointer.cancel():
            return True
        was_holding = self._hand.held is not None
        self._hand.step_back()
        return was_holding

    def walk_in(self, step: int) -> bool:
        """Take the keys to the first target (1) or the last (-1); return whether there is any."""
        if not self._pointing.walk_in(step):
            return False
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def begin_peek(self) -> bool:
        """Look at what is pointed at once the key was held for a while, until `end_peek`; return
        whether there is anything to look at.
        """
        region = self._region_meant()
        if region is None:
            return False
        self._hold = self._pointing.hold(region)
        self._view.pointer.begin(self._hold, self._view.place_at(QPointF()))
        return True

    def end_peek(self) -> None:
        """Hide what was looked at."""
        hold, self._hold = self._hold, None
        if hold is not None and self._view.pointer.mode is hold:
            self._view.pointer.cancel()

    def _region_meant(self) -> Region | None:
        """Return the region to look at: the one pointed at, or the only one that is lit. Among
        several the keys first walk to the westernmost, for nobody looks at what was not chosen.
        """
        lit = self._play.offers.peeks
        target = self._pointing.target
        if isinstance(target, RegionTarget) and target.region in lit:
            return target.region
        order = self._pointing.scene.view.wall.regions_west_to_east
        westwards = [region for region in order if region in lit]
        if len(westwards) > 1:
            self._pointing.walk_to(RegionTarget(westwards[0]))
        return westwards[0] if len(westwards) == 1 else None

    def _walk(self, step: int) -> bool:
        """Walk on, or off the board from its last target, or where it has none."""
        is_past = self._pointing.is_at_end(step)
        return (is_past and self._leave(step)) or self._pointing.walk(step) or self._leave(step)

    def _leave(self, step: int) -> bool:
        return self.beyond is not None and self.beyond(step)
