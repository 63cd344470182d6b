"""Counters as the flat core judges them."""

from random import Random

import pytest

from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.fields import NO_TERMS
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.gains import best_counter
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Offer
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.state import State
from tests.effort import effort
from tests.titles.riders.core.agreement import numbers
from tests.titles.riders.rules.scene import A, B, C, cards, fixture, with_cards

HANDS = effort(sample=20, nightly=400)


def offered(hand: str, other: str, give: str, want: str) -> State:
    """B is asked by A, nobody else has cards."""
    state = with_cards(with_cards(fixture(), A, hand), B, other)
    return RIDERS.apply(state, Offer(cards(give), cards(want))).after


def counter_of(state: State) -> Counter | None:
    """The best counter, by the rules."""
    best = best_counter(flatten(state))
    every = {number_of(one): one for one in RIDERS.legal(state) if isinstance(one, Counter)}
    return None if best == NO_TERMS else every[int(command(flat.COUNTER, 0, best))]


def gained(state: State, counter: Counter) -> tuple[int, int]:
    """The gain of B from a counter by its own account, and of A once A may deal on it, else 0."""
    core = flatten(state)
    own = int(core.gain(number_of(counter)))
    core.play(number_of(counter))
    deal = command(flat.DEAL, B, 0)
    return own, int(core.gain(deal)) if deal in numbers(core) else 0


def is_simple(counter: Counter) -> bool:
    """Whether one or two cards of a good are given for one card."""
    kinds = [count for count in counter.give if count]
    return len(kinds) == 1 and kinds[0] <= 2 and sum(counter.want) == 1


def test_the_best_counter_gains_both_and_none_gains_the_answering_seat_more() -> None:
    found = 0
    for seed in range(HANDS):
        rng = Random(seed)
        hand, other = (" ".join(one.word for one in rng.choices(list(Good), k=4)) for _ in range(2))
        give, want = hand.split()[0], other.split()[0]
        if give == want:
            continue
        state = offered(hand, other, give, want)
        simple = [one for one in RIDERS.legal(state) if isinstance(one, Counter) if is_simple(one)]
        worths = [own for own, back in (gained(state, one) for one in simple) if back > 0]
        most = max([0, *worths])
        best = counter_of(state)
        assert (best is None) == (most == 0), seed
        if best is not None:
            assert gained(state, best)[0] == most, seed
            assert gained(state, best)[1] > 0, seed
            found += 1
    assert 0 < found < HANDS


def test_a_counter_may_ask_for_less_and_never_repeats_the_offer() -> None:
    dear = offered("wood*3 wool grain", "clay*2 ore", "wood", "ore")
    assert counter_of(dear) == Counter(cards("clay"), cards("wood"))
    assert counter_of(offered("wood*2 wool grain", "clay*2", "wood", "clay")) is None


@pytest.mark.parametrize("winning", [A, B])
def test_nobody_makes_a_counter_where_one_of_the_two_is_about_to_win(winning: int) -> None:
    core = flatten(offered("wood*3 wool grain", "clay*2 ore", "wood", "ore"))
    core.penalties[C] = -7
    assert best_counter(core) != NO_TERMS
    core.penalties[winning] = -7
    assert best_counter(core) == NO_TERMS


def test_a_counter_is_worth_as_much_as_such_an_offer_is_to_accept() -> None:
    hands = "wood*3 wool grain", "clay*2 ore"
    counter = number_of(Counter(cards("clay"), cards("wood")))
    asked = flatten(offered(*hands, "wood", "ore"))
    meant = flatten(offered(*hands, "wood", "clay"))
    assert asked.gain(counter) == meant.gain(number_of(Accept())) > 0
