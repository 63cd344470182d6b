"""Who analyses a finished game, without keeping the window waiting."""

from enum import Enum
from typing import Protocol

from PySide6.QtCore import SignalInstance

from changcheng_qt.verdicts.cost import Analysis


class Stage(Enum):
    """How far an analysis is."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"


class Analyst(Protocol):
    """Analyses one game, position by position."""

    stage: Stage
    done: int
    """How many positions are done."""
    analysis: Analysis | None
    """What was found, once all of it is."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when stage or progress are others."""

    @property
    def look_weighed(self) -> SignalInstance:
        """Emitted with the ply of a look and its `LookWorth`, or None where it cannot be told."""

    @property
    def positions(self) -> int:
        """How many positions there are."""

    def go_on(self) -> None:
        """Begin, or go on; what was found before is there at once."""

    def pause(self) -> None:
        """Stop when the present position is done."""

    def weigh_look(self, ply: int) -> None:
        """Find out what the look at a ply was worth."""

    def cancel(self) -> None:
        """Give up what is under way; what has been found stays."""
