"""Why one command of China is better than another: the lines of the flat core, which are the
regions, the alliances and the roads; the points from before are no reason.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from changcheng_qt.verdicts.reasons import Reason, Tally, Whose, difference, strongest


class Why(Enum):
    """The kinds of difference: the seat's own points, those of its best rival, or both, so that the
    seat gains on it; each may favour a command or another one.
    """

    REGION = "region"
    REGION_OF_RIVAL = "region_of_rival"
    REGION_LEAD = "region_lead"
    ALLIANCE = "alliance"
    ALLIANCE_OF_RIVAL = "alliance_of_rival"
    ALLIANCE_LEAD = "alliance_lead"
    ROADS = "roads"
    ROADS_OF_RIVAL = "roads_of_rival"
    ROADS_LEAD = "roads_lead"


_REGION: Final = {
    Whose.OWN: Why.REGION,
    Whose.RIVAL: Why.REGION_OF_RIVAL,
    Whose.BOTH: Why.REGION_LEAD,
}
_ALLIANCE: Final = {
    Whose.OWN: Why.ALLIANCE,
    Whose.RIVAL: Why.ALLIANCE_OF_RIVAL,
    Whose.BOTH: Why.ALLIANCE_LEAD,
}
_ROADS: Final = {
    Whose.OWN: Why.ROADS,
    Whose.RIVAL: Why.ROADS_OF_RIVAL,
    Whose.BOTH: Why.ROADS_LEAD,
}


def reasons_between(
    better: Tally, other: Tally, regions: int, alliances: int
) -> Sequence[Reason[Why]]:
    """Return the reasons for the first of two commands, and against it, largest first."""
    return strongest(_lines(better, other, regions, alliances))


def _lines(better: Tally, other: Tally, regions: int, alliances: int) -> Iterator[Reason[Why]]:
    for line in range(regions + alliances + 1):
        found = difference(better, other, line)
        place: int | None
        if line < regions:
            whys, place = _REGION, line
        elif line < regions + alliances:
            whys, place = _ALLIANCE, line - regions
        else:
            whys, place = _ROADS, None
        yield Reason(whys[found.whose], place, found.points, found.shares)
