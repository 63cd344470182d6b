"""The two refusals of a running match; whoever catches one finds the match unchanged."""

from enum import Enum

from changcheng_qt.engine.history import Barrier


class IllegalCommand(Exception):
    """A command that the rules do not allow now; `reason` says why, in words of the title."""

    def __init__(self, reason: Enum) -> None:
        """Keep the reason."""
        super().__init__(reason.name)
        self.reason = reason


class CannotUndo(Exception):
    """An undo, redo, take-back or change of players that the log does not allow; `barrier` says
    why.
    """

    def __init__(self, barrier: Barrier) -> None:
        """Keep the barrier."""
        super().__init__(barrier.name)
        self.barrier = barrier
