"""Reasons: the lines of China on which two commands differ most, with exact sums."""

import pytest

from changcheng_qt.titles.china.rules.reasons import Why, reasons_between
from changcheng_qt.verdicts.reasons import Reason, Tally

REGIONS, ALLIANCES = 9, 15
LINES = REGIONS + ALLIANCES + 1


def summed(line: int, own: int = 0, rival: int = 0, times: int = 0) -> Tally:
    """Return games in which something happened on one line only."""

    def on(value: int) -> tuple[int, ...]:
        return tuple(value if one == line else 0 for one in range(LINES + 1))

    return Tally(100, 0, 0, 0, on(own), on(rival), on(times))


@pytest.mark.parametrize(
    ("line", "own", "rival", "why", "place"),
    [
        (4, 100, 0, Why.REGION, 4),
        (4, 9, 90, Why.REGION_OF_RIVAL, 4),
        (4, 20, 90, Why.REGION_LEAD, 4),
        (REGIONS + 2, -100, 10, Why.ALLIANCE, 2),
        (REGIONS + 2, -100, 20, Why.ALLIANCE_LEAD, 2),
        (REGIONS + 2, 0, -100, Why.ALLIANCE_OF_RIVAL, 2),
        (REGIONS + ALLIANCES, 400, 0, Why.ROADS, None),
        (REGIONS + ALLIANCES, 0, 400, Why.ROADS_OF_RIVAL, None),
        (REGIONS + ALLIANCES, 300, 400, Why.ROADS_LEAD, None),
    ],
)
def test_a_line_is_named_by_its_place(
    line: int, own: int, rival: int, why: Why, place: int | None
) -> None:
    better, other = summed(line, own=own, times=62), summed(line, rival=rival, times=41)
    points = (own + rival) / 100
    assert reasons_between(better, other, REGIONS, ALLIANCES) == [
        Reason(why, place, points, (62, 41))
    ]


def test_facts_common_to_both_commands_are_no_reason() -> None:
    assert not reasons_between(summed(LINES, own=900), summed(LINES), REGIONS, ALLIANCES)
