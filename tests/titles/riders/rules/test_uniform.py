"""Dice, riders, robberies and edicts are as likely as in the box, by chi-square at 99.9 %; a biased
drawer is caught.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from random import Random

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.chance import completed
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral, SeatColour
from changcheng_qt.titles.riders.rules.setup import SetupChoices, draw_setup, edicts_in_play
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.scene import B, after, before_roll, fixture, with_cards
from tests.titles.riders.rules.test_chance import due

pytestmark = pytest.mark.no_cover

ROLLS = effort(sample=7_200, nightly=1_000_000)
DRAWS = effort(sample=4_000, nightly=100_000)
SETUPS = effort(sample=500, nightly=20_000)
BITS = 4


def chi_square(found: Iterable[Hashable], weights: Mapping[Hashable, int]) -> float:
    """How far counts are from those that weights make one expect; 0 where they agree."""
    counts = Counter(found)
    assert counts.keys() <= weights.keys()
    each = counts.total() / sum(weights.values())
    return sum((counts[one] - each * n) ** 2 / (each * n) for one, n in weights.items())


def take_few_bits(patch: pytest.MonkeyPatch) -> None:
    """The remainder of a small number favours low values, or never gives high ones."""
    patch.setattr(
        SeededLuck,
        "draw",
        lambda luck, kind, number, below: Random(f"{kind} {number}").getrandbits(BITS) % below,
    )


def not_shuffle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Random, "shuffle", lambda rng, values: None)
    patch.setattr(Random, "sample", lambda rng, values, k: list(values)[:k])


@with_and_without(take_few_bits)
def test_every_pair_of_dice_is_as_likely(fault: Fault | None) -> None:
    state, luck = before_roll(fixture()), SeededLuck("dice")
    pairs: dict[Hashable, int] = {(a, b): 1 for a in range(1, 7) for b in range(1, 7)}

    def rolled(number: int) -> commands.Dice | None:
        command = completed(replace(state, rolls=number), Knowledge(), commands.RollDice(), luck)
        assert isinstance(command, commands.RollDice)
        return command.dice

    with planted(fault):
        assert chi_square(map(rolled, range(ROLLS)), pairs) < 66.6


@with_and_without(take_few_bits)
def test_every_rider_of_the_bag_is_as_likely(fault: Fault | None) -> None:
    bag, luck = due(I=3, II=2, III=5), SeededLuck("riders")

    def drawn(number: int) -> Numeral | None:
        command = completed(replace(bag, draws=number), Knowledge(), commands.DrawRider(), luck)
        assert isinstance(command, commands.DrawRider)
        return command.numeral

    with planted(fault):
        weights: dict[Hashable, int] = {Numeral.I: 3, Numeral.II: 2, Numeral.III: 5}
        assert chi_square(map(drawn, range(DRAWS)), weights) < 13.8


@with_and_without(take_few_bits)
def test_every_card_of_a_hand_is_as_likely_to_be_robbed(fault: Fault | None) -> None:
    state = before_roll(with_cards(fixture(), B, "wood ore*2"))
    state = after(state, "roll 1 6", "pirate 3.fields5.S")
    hand: dict[Hashable, int] = {
        Good(number): count for number, count in enumerate(state.hands[B]) if count
    }
    luck = SeededLuck("robberies")

    def robbed(number: int) -> Good | None:
        command = completed(state, Knowledge(robberies=number), commands.Rob(B), luck)
        assert isinstance(command, commands.Rob)
        return command.good

    with planted(fault):
        assert chi_square(map(robbed, range(DRAWS)), hand) < 18.5


@with_and_without(not_shuffle)
def test_every_edict_is_as_likely_anywhere_in_the_stack(fault: Fault | None) -> None:
    choices = SetupChoices(tuple(SeatColour)[:4])
    kinds: dict[Hashable, int] = dict(Counter(edicts_in_play(4)))
    with planted(fault):
        stacks = [draw_setup(choices, Random(seed)).stack for seed in range(SETUPS)]
        for place in (0, 9, len(stacks[0]) - 1):
            assert chi_square((stack[place] for stack in stacks), kinds) < 20.5
