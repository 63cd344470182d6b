"""The exact chances of hands (RIDERS section 12.3): worked cases, and accounts counted by hand."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.riders.rules import story
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Entries,
    Entry,
    Levied,
    Moved,
    Robbed,
    Showed,
    back_to,
    seen_by,
)
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    NO_GOODS,
    Good,
    Goods,
    goods,
    holds,
    minus,
)
from changcheng_qt.titles.riders.rules.story import AllHands, Story, Weights
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.histories import SEATS, by_counting, history, robbed_by_counting

A, B, C, D = range(4)
WOOD, CLAY, WOOL, GRAIN, ORE = Good
HISTORIES = effort(sample=150, nightly=5_000)


@pytest.fixture(autouse=True)
def forgotten() -> None:
    """Have every test work its accounts out itself."""
    for cached in (story._told_in_blocks, story._ways_in_blocks):  # noqa: SLF001 - its cache
        cached.cache_clear()


def story_of(*entries: Entry, viewer: Viewer = PUBLIC, seats: int = SEATS) -> Story:
    return Story(seats, seen_by(entries, viewer))


def has(seat: int, *cards: Good) -> Moved:
    """A seat takes cards that all see."""
    return Moved(0, seat, NO_GOODS, goods(*cards))


def chance(told: Story, seat: int, good: Good, count: int) -> Fraction:
    """The chance that a seat holds n cards of a good."""
    outcomes = told.outcomes
    fitting = (n for hands, n in outcomes.items() if hands[seat][good] == count)
    return Fraction(sum(fitting), sum(outcomes.values()))


class TestCase40:
    three_ore = has(B, ORE, ORE, ORE, WOOL)

    def test_a_robbed_card_is_each_of_the_hand(self) -> None:
        robbed = story_of(self.three_ore, Robbed(1, A, B, ORE))
        assert chance(robbed, A, ORE, 1) == Fraction(3, 4)
        assert chance(robbed, A, WOOL, 1) == Fraction(1, 4)

    @pytest.mark.parametrize("viewer", [A, B])
    def test_thief_and_victim_know_it(self, viewer: Viewer) -> None:
        robbed = story_of(self.three_ore, Robbed(1, A, B, ORE), viewer=viewer)
        assert chance(robbed, A, ORE, 1) == 1

    def test_an_offer_proves_it(self) -> None:
        offered = story_of(self.three_ore, Robbed(1, A, B, WOOL), Showed(2, A, goods(WOOL)))
        assert chance(offered, A, WOOL, 1) == 1

    def test_a_city_proves_what_was_left(self) -> None:
        held = has(B, ORE, ORE, ORE, GRAIN, GRAIN, WOOL)
        built = story_of(held, Robbed(1, A, B, WOOL), Moved(2, B, CITY_COST, NO_GOODS))
        assert chance(built, A, WOOL, 1) == 1

    def test_a_levy_proves_it(self) -> None:
        robbed = (has(B, ORE, ORE, WOOL), Robbed(1, A, B, ORE))
        assert chance(story_of(*robbed), A, ORE, 1) == Fraction(2, 3)
        levied = story_of(*robbed, Levied(2, C, ORE, (1, 1, 0)))
        assert chance(levied, A, ORE, 0) == chance(levied, C, ORE, 2) == 1
        assert chance(levied, B, WOOL, 1) == 1


def test_goods_that_have_not_arrived_are_left_out_and_change_no_chance() -> None:
    before = story_of(has(B, ORE, ORE, WOOL), Robbed(1, A, B, None))
    after = story_of(has(B, ORE, ORE, WOOL), Robbed(1, A, B, None), has(B, ORE), has(C, WOOD))
    came = (NO_GOODS, goods(ORE), goods(WOOD), *[NO_GOODS] * (SEATS - 3))
    assert after.without(3, came).outcomes == before.outcomes != after.outcomes


def test_case_41_a_robbery_seen_weighs_what_was_not() -> None:
    entries = (
        has(B, ORE, ORE, WOOL),
        has(A, WOOL),
        Robbed(1, A, B, ORE),
        Robbed(2, D, A, WOOL),
    )
    assert chance(story_of(*entries, viewer=D, seats=4), A, ORE, 1) == Fraction(1, 2)


def test_case_36_an_undone_offer_has_shown_the_card() -> None:
    """B's robbed card may be wool; it offers wool, takes that back and trades something else."""
    entries: Entries = (has(A, ORE, WOOL), Robbed(1, B, A, WOOL), Showed(2, B, goods(WOOL)))
    for undone in (back_to(entries, 2), (*back_to(entries, 2), Showed(2, B, NO_GOODS))):
        assert chance(story_of(*undone), B, WOOL, 1) == 1
    assert chance(story_of(*entries[:2]), B, WOOL, 1) == Fraction(1, 2)


def test_going_back_twice_to_a_position_tells_the_same_once() -> None:
    entries: Entries = (has(A, ORE), Showed(1, A, goods(ORE)))
    once = back_to(entries, 1)
    assert once == (has(A, ORE), Aside(1, (Showed(1, A, goods(ORE)),)))
    assert back_to(once, 1) == once
    assert back_to((*once, Showed(1, A, goods(ORE))), 1) == once
    assert back_to(once, 2) == once
    assert back_to(once, 0) == (Aside(0, once),)


def test_entries_are_seen_without_what_the_viewer_did_not_see() -> None:
    robbed = Robbed(1, A, B, ORE)
    aside = Aside(1, (robbed,))
    hidden = replace(robbed, good=None)
    assert seen_by((robbed, aside), B) == (robbed, aside)
    assert seen_by((robbed, aside), EVERYONE) == (robbed, aside)
    assert seen_by((robbed, aside), C) == (hidden, Aside(1, (hidden,)))
    opened = replace(robbed, is_open=True)
    assert seen_by((opened,), C) == seen_by((opened,), PUBLIC) == (opened,)


@pytest.mark.parametrize("seed", range(3))
def test_long_accounts_are_shown_in_blocks(seed: int) -> None:
    viewer = (PUBLIC, A, B)[seed]
    entries = seen_by(history(Random(seed), length=3 * story.BLOCK, unseen=3), viewer)
    for count in range(0, len(entries) + 1, 7):
        seen = Story(SEATS, entries[:count])
        total = sum(seen.outcomes.values())
        found = {hands: Fraction(n, total) for hands, n in seen.outcomes.items()}
        assert found == by_counting(seen.entries)
        assert seen.ways.keys() == found.keys()
        assert seen.robbed() == robbed_by_counting(seen.entries)


def test_a_faulty_account_has_no_hands() -> None:
    faulty = story_of(has(A, ORE), Robbed(1, B, A, ORE), Moved(2, B, goods(WOOL), NO_GOODS))
    assert not faulty.outcomes
    with pytest.raises(ValueError, match="empty range"):
        faulty.draw(Random(1))


def test_hands_are_drawn_with_their_chances() -> None:
    robbed = story_of(has(B, ORE, ORE, ORE, WOOL), Robbed(1, A, B, ORE))
    rng = Random(2)
    drawn = Counter(robbed.draw(rng)[A] for _ in range(4_000))
    assert drawn.keys() == {goods(ORE), goods(WOOL)}
    assert 2_880 < drawn[goods(ORE)] < 3_120
    same = (robbed.draw(Random(3)), story_of(*robbed.entries).draw(Random(3)))
    assert same[0] == same[1]


def believe_in_goods_alone(patch: pytest.MonkeyPatch) -> None:
    """A robbery takes each good of a hand alike."""
    robbed = story.after_unseen_robbery

    def alike(ledger: AllHands, weights: Weights, seat: int, victim: int) -> Weights:
        flat = robbed(ledger, weights, seat, victim)
        return dict.fromkeys(flat, 1)

    patch.setattr(story, "after_unseen_robbery", alike)


def forget_asides(patch: pytest.MonkeyPatch) -> None:
    weighed = story.weighed
    patch.setattr(
        story,
        "weighed",
        lambda ledger, weights, entry: (
            weights if isinstance(entry, Aside) else weighed(ledger, weights, entry)
        ),
    )


def forget_what_was_shown(patch: pytest.MonkeyPatch) -> None:
    weighed = story.weighed
    patch.setattr(
        story,
        "weighed",
        lambda ledger, weights, entry: (
            weights if isinstance(entry, Showed) else weighed(ledger, weights, entry)
        ),
    )


def take_a_levy_for_a_part(patch: pytest.MonkeyPatch) -> None:
    """A levy shows that a seat had as many cards, not that it had no more."""
    weighed = story.weighed

    def at_least(ledger: AllHands, weights: Weights, entry: Entry) -> Weights:
        if not isinstance(entry, Levied):
            return weighed(ledger, weights, entry)
        for seat, count in enumerate(entry.cards):
            least: Goods = minus(goods(*(entry.good,) * count), ledger[seat])
            least = tuple(n if good == entry.good else -99 for good, n in enumerate(least))
            weights = {one: n for one, n in weights.items() if holds(one[seat], least)}
        return weights

    patch.setattr(story, "weighed", at_least)


def forget_a_robbery_seen(patch: pytest.MonkeyPatch) -> None:
    """A robbery that the viewer saw shows that the card was there, and weighs nothing."""
    weighed = story.weighed

    def not_weighed(ledger: AllHands, weights: Weights, entry: Entry) -> Weights:
        after = weighed(ledger, weights, entry)
        if isinstance(entry, Robbed) and entry.good is not None:
            return {one: weights[one] for one in after}
        return after

    patch.setattr(story, "weighed", not_weighed)


@pytest.mark.no_cover
@with_and_without(
    believe_in_goods_alone,
    forget_asides,
    forget_what_was_shown,
    take_a_levy_for_a_part,
    forget_a_robbery_seen,
)
def test_chances_are_those_of_counting_every_card(fault: Fault | None) -> None:
    uncertain = 0
    with planted(fault):
        for seed in range(HISTORIES):
            entries = history(Random(seed), length=9, unseen=4)
            for viewer in (PUBLIC, seed % SEATS):
                seen = story_of(*entries, viewer=viewer)
                total = sum(seen.outcomes.values())
                found = {hands: Fraction(n, total) for hands, n in seen.outcomes.items()}
                assert found == by_counting(seen.entries)
                uncertain += len(found) > 1
        assert uncertain > HISTORIES / 4
