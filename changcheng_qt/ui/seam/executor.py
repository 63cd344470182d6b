"""Carrying out the deeds of a screen, here or at the host of a table.

A `MatchBridge` shows a match and changes nothing in it: it gives every deed to its `Executor`, and
shows the match as before until that answers. A `LocalExecutor` changes a match of this computer at
once, and answers when all of it is safe.
"""

from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from changcheng_qt.engine.deeds import Deed, carry_out
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.match import AnyMatch

Keeper: TypeAlias = Callable[[Callable[[], None]], None]
"""Calls once when everything so far in the match is safe, before it returns or later."""


def keep_nothing(then: Callable[[], None]) -> None:
    """Call at once: the match need not outlast the program."""
    then()


class Executor(Protocol):
    """Carries out the deeds of a screen."""

    def do(self, deed: Deed, may_show: Callable[[], None], refused: Callable[[Enum], None]) -> None:
        """Do a deed, and call exactly one of the two, before this returns or later: `may_show` once
        the match has the deed as its latest and all of it is safe, `refused` with a `Barrier` or
        the title's reason if nothing has changed. Of a deed that people at other screens are asked
        about, only a refusal is said here; the bridge follows their decision.
        """


class LocalExecutor:
    """Does deeds at once in a match of this computer."""

    def __init__(self, match: AnyMatch, keeper: Keeper = keep_nothing) -> None:
        """Show nothing before the `keeper` has called."""
        self._match = match
        self._keeper = keeper

    def do(self, deed: Deed, may_show: Callable[[], None], refused: Callable[[Enum], None]) -> None:
        try:
            carry_out(self._match, deed)
        except IllegalCommand as error:
            refused(error.reason)
        except CannotUndo as error:
            refused(error.barrier)
        else:
            self._keeper(may_show)
