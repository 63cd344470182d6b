"""The target of the pointer on the wall: as on any board, and the eyes of threat counters."""

from typing import Final

from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.table.pointer.aiming import Aiming
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay, PeekLook
from changcheng_qt.titles.changcheng.table.pointer.targets import Target
from changcheng_qt.titles.changcheng.table.scene.marks import Pointed
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.board.pointer_modes import Hold, PointerMode
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
