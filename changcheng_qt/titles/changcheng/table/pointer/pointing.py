"""The target of the pointer on the wall: as on any board, and the eyes of threat counters; the key
for a peek at the target.
"""

from typing import Final

from PySide6.QtCore import QPointF

from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.table.pointer.aiming import Aiming
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.pointer.peeks import PeekLook
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import RegionTarget, Target
from changcheng_qt.titles.changcheng.table.scene.marks import Pointed
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.board.pointer_modes import Hold, PointerMode
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.pointer.pointing import Pointing
from changcheng_qt.ui.scene.animator import Duration

HOLD_TO_PEEK: Final = 300
"""Milliseconds that an eye must be held before anything is shown."""


class WallPointing(Pointing[Target, BoardScene]):
    """The target of the pointer on one scene."""

    def __init__(
        self,
        scene: BoardScene,
        play: BoardPlay,
        hand: Hand,
        look: PeekLook,
        duration: Duration,
    ) -> None:
        """Point at nothing; `duration` returns how long a motion lasts at the present speed."""
        self._look = look
        self._aiming = Aiming(scene, play)
        self._eye: Region | None = None
        super().__init__(scene, play, hand, self._aiming, duration)
        look.changed.connect(self._show_marks)

    @property
    def eye(self) -> Region | None:
        """Return the region whose eye is under the pointer."""
        return self._eye

    @property
    def can_act(self) -> bool:
        return self._eye is not None or super().can_act

    @property
    def pointed(self) -> Pointed:
        return Pointed(self._target, self._by_keys, self._spotlight, self._asked, self._look.shown)

    def refresh(self) -> None:
        self._aiming.look_for_eyes()
        super().refresh()

    def hold(self, region: Region) -> Hold:
        """Return a peek at a threat counter for as long as a button is held."""
        return Hold(HOLD_TO_PEEK, lambda: self._look.begin(region), self._look.end)

    def _begin(self) -> PointerMode | None:
        return super()._begin() if self._eye is None else self.hold(self._eye)

    def _aim(self) -> None:
        self._eye = self._aiming.eye_at(self._place)
        super()._aim()


class PeekKey:
    """Handles the key for a peek at any time."""

    def __init__(self, pointing: WallPointing, play: BoardPlay, view: ZoomView) -> None:
        self._pointing = pointing
        self._play = play
        self._view = view
        self._hold: Hold | None = None

    def begin(self) -> bool:
        """Peek at the target once the key has been held for a while, until `end`; return whether
        there is anything to peek at.
        """
        region = self._region_meant()
        if region is None:
            return False
        self._hold = self._pointing.hold(region)
        self._view.pointer.begin(self._hold, self._view.place_at(QPointF()))
        return True

    def end(self) -> None:
        """Hide the value."""
        hold, self._hold = self._hold, None
        if hold is not None and self._view.pointer.mode is hold:
            self._view.pointer.cancel()

    def _region_meant(self) -> Region | None:
        """Return the region to peek at: the target, or the only one that is lit. With several, keys
        first go to the westernmost, for nobody peeks at a region that was not chosen.
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
