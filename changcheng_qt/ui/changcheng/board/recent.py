"""Which of the latest changes are marked on the board: those since the viewer's own turn, until the
viewer acts, or as long as the viewer wants to see them.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.ui.changcheng.scene.last_move import LastMove, has_acted, last_move
from changcheng_qt.ui.seam.bridge import Bridge

_STEPS_LOOKED_BACK: Final = 60


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
