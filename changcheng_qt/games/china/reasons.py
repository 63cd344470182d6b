"""Why one command of China is better than another: the lines of the flat core, which are the
regions, the alliances and the roads; what both had before is no reason.
"""

from collections.abc import Iterator, Sequence
from enum import Enum

from changcheng_qt.engine.reasons import Reason, Tally, difference, strongest


class Why(Enum):
    """What differs, the seat's own points or those of its best rival; each may speak for a command
    or against it.
    """

    REGION = "region"
    REGION_OF_RIVAL = "region_of_rival"
    ALLIANCE = "alliance"
    ALLIANCE_OF_RIVAL = "alliance_of_rival"
    ROADS = "roads"
    ROADS_OF_RIVAL = "roads_of_rival"


def reasons_between(
    better: Tally, other: Tally, regions: int, alliances: int
) -> Sequence[Reason[Why]]:
    """Return what speaks most for the first of two commands, and against it, largest first."""
    return strongest(_lines(better, other, regions, alliances))


def _lines(better: Tally, other: Tally, regions: int, alliances: int) -> Iterator[Reason[Why]]:
    for line in range(regions + alliances + 1):
        found = difference(better, other, line)
        if line < regions:
            whose, place = (Why.REGION, Why.REGION_OF_RIVAL), line
        elif line < regions + alliances:
            whose, place = (Why.ALLIANCE, Why.ALLIANCE_OF_RIVAL), line - regions
        else:
            whose, place = (Why.ROADS, Why.ROADS_OF_RIVAL), None
        yield Reason(whose[not found.is_own], place, found.points, found.shares)
