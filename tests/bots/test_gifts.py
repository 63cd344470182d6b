"""Which moves of a bot are counted as gifts."""

import pytest

from changcheng_qt.titles.changcheng.rules.events import ProvinceCompleted
from tests.bots.gifts import Filled, filled
from tests.titles.changcheng.sample.secrets import SAMPLE


@pytest.mark.parametrize(
    ("scored", "is_gift"), [((), False), ((0, 1), False), ((1, 2), False), ((1,), True)]
)
def test_a_gift_is_scored_by_one_rival_alone(scored: tuple[int, ...], is_gift: bool) -> None:
    assert Filled(0, scored).is_gift is is_gift


def test_a_place_is_given_by_the_seat_that_filled_it() -> None:
    match = SAMPLE.played(5)
    placed = [one.seat for one in match.steps for e in one.events if type(e) is ProvinceCompleted]
    found = list(filled(match))
    assert 0 < len(found) <= len(placed)
    assert {one.by for one in found} <= set(placed)
    assert len({one.by for one in found}) > 1
