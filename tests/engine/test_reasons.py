"""Which reasons are named: as few as make most of a difference."""

from enum import Enum

import pytest

from changcheng_qt.engine.reasons import Reason, explaining


class Why(Enum):
    """A word of some title."""

    BECAUSE = "because"


def told(*points: float) -> list[Reason[Why]]:
    return [Reason(Why.BECAUSE, None, one, (50, 50)) for one in points]


@pytest.mark.parametrize(
    ("points", "difference", "named"),
    [
        ((4.0, 1.0), 5.0, 1),
        ((3.0, 1.5, 0.4), 5.0, 2),
        ((3.0, 0.6, 0.5), 5.0, 3),
        ((3.0, 0.5, 0.4), 5.0, 0),
        ((8.0, -3.0), 5.0, 2),
        ((-4.0,), -5.0, 1),
        ((), 5.0, 0),
    ],
)
def test_as_many_are_named_as_leave_little(
    points: tuple[float, ...], difference: float, named: int
) -> None:
    reasons = told(*points)
    assert explaining(reasons, difference) == tuple(reasons[:named])
