"""Each title with the parts that bots and the command line need; no Qt, so that the bots' process
stays small.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.bots.bot import Appraise
from changcheng_qt.games.changcheng.appraisal import appraise
from changcheng_qt.games.changcheng.forced import forced


@dataclass(frozen=True, slots=True)
class Title:
    """A title by the name that files carry: how its bots judge, and what the table answers by
    itself.
    """

    name: str
    appraise: Appraise[Any, Any]
    forced: Callable[[Sequence[Any]], Any | None]


CHANG_CHENG: Final = Title("changcheng", appraise, forced)
TITLES: Final = (CHANG_CHENG,)


def title_named(name: str) -> Title:
    """Return the title of that name; raises LookupError where there is none."""
    for title in TITLES:
        if title.name == name:
            return title
    raise LookupError(name)
