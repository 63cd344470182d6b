"""Every order of the second pile is equally likely (CHINA section 2.4); the rule of version 0.2.0,
which older games keep, is the control.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from math import factorial, prod
from random import Random

import pytest

from changcheng_qt.titles.china.core.cards import second_pile as flat_second_pile
from changcheng_qt.titles.china.core.flatten import flatten
from changcheng_qt.titles.china.rules.archive import facts_of, setup_from_plain, setup_to_plain
from changcheng_qt.titles.china.rules.cards import second_pile
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.events import DiscardsReshuffled
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Cards, Colour, NumberedCard, SeatColour
from changcheng_qt.titles.china.rules.setup import (
    Deck,
    SecondPile,
    Setup,
    SetupChoices,
    cards_in_play,
    draw_setup,
    numbered_cards,
)
from changcheng_qt.titles.china.rules.state import State
from tests.effort import effort
from tests.titles.china.rules.play import BOARDS, play, random_chooser, random_setup

Order = tuple[NumberedCard, ...]

DRAWS = effort(sample=4_000, nightly=100_000)
LIKELY = 18.5
"""Chi-square with four degrees of freedom is below this in 999 of 1,000 samples."""


def renumbered(order: Order) -> Order:
    """The same colours, numbered in their order: the first cards of each colour have the lowest
    numbers.
    """
    left = {colour: iter(range(1, len(order) + 1)) for colour in Colour}
    return tuple(NumberedCard(card.colour, next(left[card.colour])) for card in order)


def under_the_old_rule(setup: Setup) -> Setup:
    """The setup that a file of format 3 with the same colours describes."""
    facts = [str(fact).split()[0] for fact in facts_of(setup)]
    return setup_from_plain(setup_to_plain(setup) | {"second_pile": "first"}, facts)


def padded(counts: Sequence[int]) -> tuple[int, ...]:
    """Counts of the first colours, as counts of all."""
    return (*counts, *[0] * (len(Colour) - len(counts)))


def piles(box: Sequence[int], counts: Sequence[int], *, old: bool) -> Counter[Cards]:
    """Count the second piles that result from all orders of a few cards."""
    cards = [
        NumberedCard(c, n) for c, of in zip(Colour, box, strict=False) for n in range(1, of + 1)
    ]
    orders: Iterator[Order] = permutations(cards)
    return Counter(
        second_pile(renumbered(order) if old else order, padded(counts)) for order in orders
    )


@pytest.mark.parametrize("box", [(2, 1), (2, 2), (3, 1), (2, 2, 1), (4, 2), (3, 2, 1)])
def test_all_orders_of_a_few_cards_lead_to_each_pile_equally_often(box: tuple[int, ...]) -> None:
    for counts in product(*(range(number + 1) for number in box)):
        found = piles(box, counts, old=False)
        kinds = factorial(sum(counts)) // prod(map(factorial, counts))
        assert len(found) == kinds
        assert set(found.values()) == {factorial(sum(box)) // kinds}


def test_the_old_rule_has_a_colour_come_early_of_which_some_cards_are_elsewhere() -> None:
    """Two red cards and a green one, one of each reshuffled."""
    red_first, green_first = (Colour.RED, Colour.GREEN), (Colour.GREEN, Colour.RED)
    assert piles((2, 1), (1, 1), old=True) == {red_first: 4, green_first: 2}
    assert piles((2, 1), (1, 1), old=False) == {red_first: 3, green_first: 3}


def unevenness(*, old: bool) -> tuple[float, float]:
    """Draw many games of three, reshuffle two of the eleven red cards and all others; return
    chi-square of the colours on top, and how often red lay there.
    """
    choices = SetupChoices(tuple(SeatColour)[:3])
    box = cards_in_play(3, Deck.PUBLISHED)
    counts = [2 if colour is Colour.RED else box[colour] for colour in Colour]
    rng, tops = Random(7), Counter[Colour]()
    for _ in range(DRAWS):
        order = draw_setup(choices, BOARDS, rng).second_order
        tops[second_pile(renumbered(order) if old else order, counts)[0]] += 1
    expected = [DRAWS * count / sum(counts) for count in counts]
    square = sum((tops[c] - one) ** 2 / one for c, one in zip(Colour, expected, strict=True))
    return square, tops[Colour.RED] / DRAWS


@pytest.mark.no_cover
def test_no_colour_lies_on_top_more_often_than_its_share() -> None:
    square, red = unevenness(old=False)
    assert square < LIKELY
    assert red == pytest.approx(2 / 38, abs=0.015)


@pytest.mark.no_cover
def test_the_old_rule_fails_by_the_same_counts() -> None:
    square, red = unevenness(old=True)
    assert square > 10 * LIKELY
    assert red > 0.2


def unevenness_in_play(*, old: bool) -> float:
    """Play a game until its pile is made again, and that command again with many second orders, as
    setups draw them; return chi-square of the colours on top.
    """
    rng, tops = Random(1), Counter[Colour]()
    setup = random_setup(rng, 3)
    plies = play(setup, random_chooser(Random(1)))
    last = next(ply for ply in plies if ply.after.exhausted)
    choices = SetupChoices(setup.colours, setup.first, setup.side, setup.options)
    for _ in range(DRAWS):
        order = draw_setup(choices, BOARDS, rng).second_order
        order = renumbered(order) if old else order
        state = replace(last.before, setup=replace(setup, second_order=order))
        tops[remade(state, last.command).pile[0]] += 1
    counts = remade(last.before, last.command).second
    expected = [DRAWS * count / sum(counts) for count in counts]
    return sum((tops[c] - one) ** 2 / one for c, one in zip(Colour, expected, strict=True))


def remade(state: State, command: Command) -> State:
    """The position right after a command made the pile again."""
    beats = CHINA.apply(state, command).beats
    return next(beat.after for beat in beats if isinstance(beat.event, DiscardsReshuffled))


@pytest.mark.no_cover
def test_in_a_game_every_colour_comes_up_by_its_share_of_the_discards() -> None:
    assert unevenness_in_play(old=False) < LIKELY


@pytest.mark.no_cover
def test_in_a_game_by_the_old_rule_colours_come_up_unevenly() -> None:
    assert unevenness_in_play(old=True) > 10 * LIKELY


def first_of_each(order: Order, counts: Sequence[int]) -> Cards:
    """The old rule as version 0.2.0 had it, card by card."""
    left, pile = list(counts), []
    for card in order:
        if left[card.colour]:
            left[card.colour] -= 1
            pile.append(card.colour)
    return tuple(pile)


def reshuffles(setup: Setup, seed: int) -> Iterator[tuple[Cards, tuple[int, ...]]]:
    """Play a game by chance; yield its second pile, and the discards of which it was made."""
    for ply in play(setup, random_chooser(Random(seed))):
        for beat in CHINA.apply(ply.before, ply.command).beats:
            if isinstance(beat.event, DiscardsReshuffled):
                yield beat.after.pile, beat.after.second


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(4))
def test_games_are_played_by_the_rule_that_their_setup_names(seed: int) -> None:
    setup = random_setup(Random(seed))
    assert setup.second_pile is SecondPile.NUMBERED
    for pile, counts in reshuffles(setup, seed):
        kept = [card for card in setup.second_order if card.number <= counts[card.colour]]
        assert pile == tuple(card.colour for card in kept)
        assert Counter(pile) == Counter(dict(zip(Colour, counts, strict=True)))
    old = under_the_old_rule(setup)
    assert [card.colour for card in old.second_order] == [c.colour for c in setup.second_order]
    for pile, counts in reshuffles(old, seed):
        assert pile == first_of_each(old.second_order, counts)


@pytest.mark.parametrize("seed", range(4))
def test_the_flat_core_makes_the_same_pile_by_either_rule(seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rng)
    box = cards_in_play(setup.seats, setup.options.deck)
    for one in (setup, under_the_old_rule(setup)):
        order = flatten(CHINA.new(one)).order
        for _ in range(20):
            counts = [rng.randint(0, box[colour]) for colour in Colour]
            packed = sum(count << (4 * colour) for colour, count in enumerate(counts))
            assert flat_second_pile(order, packed) == bytes(second_pile(one.second_order, counts))


def test_a_drawn_order_has_every_card_once() -> None:
    setup = random_setup(Random(2), 4)
    assert sorted(setup.second_order) == list(numbered_cards(4, setup.options.deck))
