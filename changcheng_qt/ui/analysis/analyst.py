"""The analysis of a finished game, without blocking the window."""

from enum import Enum
from typing import Protocol

from PySide6.QtCore import SignalInstance

from changcheng_qt.verdicts.cost import Analysis, Unit


class Stage(Enum):
    """The stages of an analysis."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"


class Analyst(Protocol):
    """Analyses one game, position by position."""

    stage: Stage
    done: int
    """How many positions are done, from the first."""
    ahead: int
    """How many are done at the end of the game, where it is worked out from both sides."""
    has_begun: bool
    """Whether it is known where it begins: one that was left goes on there."""
    analysis: Analysis | None
    """The finished analysis, None before."""
    unit: Unit
    """Its unit, that of the title."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when stage or progress have changed."""

    @property
    def look_weighed(self) -> SignalInstance:
        """Emitted with the ply of a peek and its `LookWorth`, or None on failure."""

    @property
    def positions(self) -> int:
        """The number of positions."""

    def go_on(self) -> None:
        """Start, or continue; earlier results are available at once."""

    def pause(self) -> None:
        """Pause after the present position."""

    def weigh_look(self, ply: int) -> None:
        """Compute the worth of the peek at a ply."""

    def cancel(self) -> None:
        """Cancel the current request; the results so far stay."""
