"""The worth of a province or region goes up and down with the facts that it should follow."""

from itertools import pairwise

import pytest

from changcheng_qt.titles.changcheng.core.appraisal import MOST_ROWS, Appraiser
from changcheng_qt.titles.changcheng.core.fields import SEVERAL
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NOBODY, OWNER, leaders
from changcheng_qt.titles.changcheng.core.worth import province_worth, region_worth
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from tests.titles.changcheng.rules.scene import lay

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = (card - 1 for card in ActionCard)


def tally(*walls: int, neutrals: int = 0, empty: int = 0) -> int:
    """A tally with n walls of each seat."""
    seats = sum(count << OWNER * seat for seat, count in enumerate(walls))
    return seats | neutrals << OWNER * NOBODY | empty << EMPTY


def lying(*cards: tuple[int, int]) -> int:
    """Cards of a kind and an owner in a province."""
    return sum(owner + 1 << 3 * kind for kind, owner in cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("empty", [0, 1, 3])
def test_a_wall_more_is_never_worth_less(seats: int, empty: int) -> None:
    rivals = (2,) * (seats - 1)
    worths = [province_worth(seats, tally(x, *rivals, empty=empty), 8, 0, 0) for x in range(6)]
    losses = [region_worth(seats, tally(x, *rivals, empty=empty), 3, 0, 0) for x in range(6)]
    assert all(less <= more for less, more in pairwise(worths))
    assert all(less >= more for less, more in pairwise(losses))


def test_sure_points_are_worth_their_value() -> None:
    """In 64ths, except for the loss by chances in 256ths."""
    won, lost = (int(province_worth(2, tally(6, 0), 8, 0, seat)) for seat in range(2))
    assert 0.97 <= won / (8 * 64) <= 1
    assert -0.9 <= lost / (8 * 64) <= -0.87
    assert -1 <= int(region_worth(2, tally(5, 0), 3, 0, 0)) / (3 * 64) <= -0.97


def test_a_lead_beyond_the_table_is_as_good_as_its_last() -> None:
    cards = lying((BUILDER, 0), (MASTER_BUILDER, 0))
    most, less = (province_worth(2, tally(x, 0), 8, cards, 0) for x in (6, 5))
    assert most == less > 8 * 64


def test_empty_squares_and_cards_leave_doubt() -> None:
    sure = province_worth(2, tally(3, 1), 8, 0, 0)
    open_still = province_worth(2, tally(3, 1, empty=2), 8, 0, 0)
    several = sum(SEVERAL << 3 * kind for kind in range(6))
    heap = province_worth(2, tally(3, 1, empty=6), 8, several, 0)
    assert sure > open_still > heap > 0


def test_more_doubt_than_the_table_has_is_as_much_as_it_has() -> None:
    several = sum(SEVERAL << 3 * kind for kind in range(6))
    walls = tally(3, 1, empty=15)
    assert province_worth(2, walls, 8, several, 0) == province_worth(2, walls, 8, 0, 0)


def test_a_tower_shelters_from_the_threat() -> None:
    assert region_worth(2, tally(3, 1), 3, 0b01, 0) >= 0 > region_worth(2, tally(3, 1), 3, 0, 0)


def test_neutrals_are_rivals() -> None:
    assert province_worth(2, tally(2, 0, neutrals=3), 8, 0, 0) < 64


@pytest.mark.parametrize("kind", [WARRIOR, TRAITOR, BUILDER, MASTER_BUILDER, MANDARIN])
def test_a_card_is_good_for_its_owner(kind: int) -> None:
    others = [(FLOOD, 1), (MASTER_BUILDER, 1)] if kind == WARRIOR else []
    without = province_worth(2, tally(2, 2, empty=1), 8, lying(*others), 0)
    with_it = province_worth(2, tally(2, 2, empty=1), 8, lying((kind, 0), *others), 0)
    assert with_it > without


def test_a_warrior_needs_a_rival_card() -> None:
    walls = tally(1, 2)
    own = province_worth(2, walls, 8, lying((WARRIOR, 0), (MASTER_BUILDER, 0)), 0)
    rival = province_worth(2, walls, 8, lying((WARRIOR, 1), (MASTER_BUILDER, 0)), 0)
    assert own > rival


def test_a_card_against_nobody_takes_nothing() -> None:
    assert province_worth(2, tally(2, 0), 8, lying((TRAITOR, 0)), 0) <= 8 * 64


def test_a_flood_moves_points_to_where_its_owner_stands_well() -> None:
    for walls in (tally(4, 1), tally(1, 4)):
        flood = lying((FLOOD, 0))
        assert province_worth(2, walls, 8, flood, 0) > province_worth(2, walls, 8, SEVERAL, 0)


def test_nobody_leads_where_nobody_stands() -> None:
    assert leaders(tally(0, 0, empty=4)) == 0
    assert leaders(tally(2, 2, 1)) == 0b011


def test_the_memory_of_worths_is_bounded() -> None:
    appraiser = Appraiser(2, 1)
    for number in range(MOST_ROWS + 10):
        appraiser.province_row(number, 0, 0)
        appraiser.region_row(number, 0, 0)
    assert len(appraiser.provinces) <= MOST_ROWS
    assert len(appraiser.regions) <= MOST_ROWS


def test_copies_share_the_boards_that_they_add() -> None:
    core = flatten(lay(more={"emperors": 3, "extension_due": True}).state)
    core.count()
    one, other = core.copy(), core.copy()
    one.play(core.pick(0))
    other.play(core.pick(0))
    assert one.frame is other.frame is not core.frame
