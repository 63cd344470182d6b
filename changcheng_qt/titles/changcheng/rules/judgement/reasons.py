"""Why one command is better than another: the lines of the final score with the largest
differences.

The lines are those of the flat core (`fields`): provinces, regions, doubles, event cards; the
points from before are no reason.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from changcheng_qt.titles.changcheng.core import fields
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.verdicts.reasons import Difference, Reason, Tally, Whose, difference, strongest

LEAST_SHARE: Final = 3
"""By how many of 100 games two shares must differ to be shown."""
MOSTLY: Final = 0.5
"""Which part of the own points of a line shares must explain to be shown."""

_PROVINCE: Final = {
    Whose.OWN: Why.PROVINCE_VALUE,
    Whose.RIVAL: Why.PROVINCE_DENIED,
    Whose.BOTH: Why.PROVINCE_LEAD,
}
_REGION: Final = {
    Whose.OWN: Why.REGION_VALUE,
    Whose.RIVAL: Why.REGION_OF_RIVAL,
    Whose.BOTH: Why.REGION_LEAD,
}
_CARDS: Final = {
    fields.DOUBLES: Why.DOUBLE,
    fields.DIPLOMACY_LINE: Why.DIPLOMACY,
    fields.DOMINANCE_LINE: Why.DOMINANCE,
    fields.REWARD_LINE: Why.IMPERIAL_REWARD,
}


def reasons_between(better: Tally, other: Tally, areas: int) -> Sequence[Reason[Why]]:
    """Return the reasons for the first of two commands, and against it, largest first, on a wall of
    `areas` provinces and as many regions: none of boards that may still come.
    """
    lines = _lines(better, other)
    return strongest(one for one in lines if one.place is None or one.place < areas)


def _lines(better: Tally, other: Tally) -> Iterator[Reason[Why]]:
    for line in range(min(fields.LINES, len(better.own))):
        found = difference(better, other, line)
        if line in _CARDS:
            why, place = _CARDS[line], None
        elif line < fields.REGIONS:
            more = found.own > 0
            why = Why.PROVINCE_WON if _do_shares_tell(found, more=more) else _PROVINCE[found.whose]
            place = line
        else:
            more = found.own < 0
            why = Why.REGION_AVOIDED if _do_shares_tell(found, more=more) else _REGION[found.whose]
            place = line - fields.REGIONS
        yield Reason(why, place, found.points, found.shares)


def _do_shares_tell(found: Difference, *, more: bool) -> bool:
    """Whether shares, which are of the seat alone, explain most of a line, and in the right
    direction: more games with points there, or fewer.
    """
    first, second = found.shares
    is_mostly_own = abs(found.own) >= abs(found.rival)
    is_mostly_oftener = abs(found.by_shares) >= MOSTLY * abs(found.own)
    do_differ = abs(first - second) >= LEAST_SHARE and (first > second) == more
    return is_mostly_own and is_mostly_oftener and do_differ
