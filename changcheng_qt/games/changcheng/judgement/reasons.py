"""Why one command is better than another: the lines of the final score on which most differs.

The lines are those of the flat core (`fields`): provinces, regions, doubles, event cards; what both
had before is no reason.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from changcheng_qt.engine.reasons import Reason, Tally, difference, strongest
from changcheng_qt.games.changcheng.core import fields
from changcheng_qt.games.changcheng.why import Why

LEAST_SHARE: Final = 3
"""By how many of 100 games two shares must differ to be told."""


_CARDS: Final = {
    fields.DOUBLES: Why.DOUBLE,
    fields.DIPLOMACY_LINE: Why.DIPLOMACY,
    fields.DOMINANCE_LINE: Why.DOMINANCE,
    fields.REWARD_LINE: Why.IMPERIAL_REWARD,
}


def reasons_between(better: Tally, other: Tally, areas: int) -> Sequence[Reason[Why]]:
    """Return what speaks most for the first of two commands, and against it, largest first, on a
    wall of so many provinces and as many regions: of boards that may still come nothing is said.
    """
    lines = _lines(better, other)
    return strongest(one for one in lines if one.place is None or one.place < areas)


def _lines(better: Tally, other: Tally) -> Iterator[Reason[Why]]:
    for line in range(min(fields.LINES, len(better.own))):
        found = difference(better, other, line)
        first, second = found.shares
        by_share = abs(first - second) >= LEAST_SHARE and (first > second) == (found.own > 0)
        if line in _CARDS:
            why, place = _CARDS[line], None
        elif line < fields.REGIONS:
            why = Why.PROVINCE_WON if by_share else Why.PROVINCE_VALUE
            why, place = why if found.is_own else Why.PROVINCE_DENIED, line
        else:
            fewer = abs(first - second) >= LEAST_SHARE and (first < second) == (found.own > 0)
            why = Why.REGION_AVOIDED if fewer else Why.REGION_VALUE
            why, place = why if found.is_own else Why.REGION_OF_RIVAL, line - fields.REGIONS
        yield Reason(why, place, found.points, found.shares)
