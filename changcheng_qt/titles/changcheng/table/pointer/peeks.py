"""The key for a peek at the target, for as long as it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from changcheng_qt.titles.changcheng.table.pointer.targets import RegionTarget

if TYPE_CHECKING:
    from changcheng_qt.titles.changcheng.rules.geography import Region
    from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
    from changcheng_qt.titles.changcheng.table.pointer.pointing import WallPointing
    from changcheng_qt.ui.board.pointer_modes import Hold
    from changcheng_qt.ui.board.zoom_view import ZoomView


class PeekKey:
    """Handles the key for a peek at any time."""

    def __init__(self, pointing: WallPointing, play: BoardPlay, view: ZoomView) -> None:
        """Use the target of the pointer, and the possible peeks."""
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
