"""Which commands the table gives by itself: those that leave nothing to choose (TABLE, "The log").

Never an end of turn, a scoring to begin, a look or an extension: these show something or hand over.
"""

from collections.abc import Sequence

from changcheng_qt.games.changcheng.commands import Command, Decision, Pass


def forced(legal: Sequence[Command]) -> Command | None:
    """Return the one possible decision, or the pass, if there is nothing else to do."""
    match legal:
        case [only] if isinstance(only, Decision | Pass):
            return only
        case _:
            return None
