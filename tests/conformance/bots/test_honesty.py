"""Bots that search, and hints, know no more than their seat: in two games that it cannot tell
apart, each level makes the same choice, and the seat receives the same hint. And whether a choice
needs no search, which shows in how soon it is made, is no secret of the seat that makes it.

At night as native code with the nodes that a level has at the table.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from changcheng_qt.analysis.judging import unit_of
from changcheng_qt.assets import title_folder
from changcheng_qt.bots import BOTS, LEVELS, advice_effort, is_compiled, usual_nodes
from changcheng_qt.bots.bot import Drawn
from changcheng_qt.bots.estimate import POINT, Estimate, Ground
from changcheng_qt.bots.hints import judged, ways_on
from changcheng_qt.bots.learned import FILE
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.engine.core import Core
from changcheng_qt.titles import rules_of, words_of
from changcheng_qt.verdicts.reasons import Way
from tests.conformance.bots.deciding import AnySearching, Decision, Decisions, SearchSample
from tests.conformance.leaks.pairs import drawn_once
from tests.conformance.samples import each_of, every_title, samples
from tests.effort import NIGHTLY, effort

PAIRS = effort(sample=2, nightly=150)
AT_ONCE = effort(sample=12, nightly=1500)
CONTROLS = 15
"""Pairs in which a search that peeks must be found out."""
EFFORT = advice_effort() if NIGHTLY and is_compiled() else 60_000
every_sample = every_title("search")
each_level = pytest.mark.parametrize("level", LEVELS)


def nodes_of(level: str) -> int:
    """Return with how many simulations a level chooses here."""
    return usual_nodes(level) if NIGHTLY and is_compiled() else 40


@cache
def drawing(title: str) -> Callable[[], Iterator[Decisions]]:
    """Return the function, shared by all tests, that draws pairs with a decision to make."""
    draw = samples("search")[title].pairs
    return drawn_once(lambda: (pair for pair in draw() if len(pair[0].legal) > 1))


def pairs(title: str, number: int) -> Iterator[Decisions]:
    """Draw *n* pairs with something to decide."""
    return islice(drawing(title)(), number)


every_name = pytest.mark.parametrize("title", samples("search"))


@every_name
def test_the_unit_of_a_title_is_that_of_its_search(title: str) -> None:
    rules = rules_of(title)
    ((real, _),) = pairs(title, 1)
    found = judged(samples("search")[title].searching(), real.view, real.legal, 1, Random(1))
    assert unit_of(found) is rules.unit


@each_level
@every_name
def test_secrets_change_no_choice(title: str, level: str) -> None:
    bot, nodes = BOTS[level](rules_of(title)), nodes_of(level)
    for number, (real, other) in enumerate(pairs(title, PAIRS)):
        assert real.view == other.view
        choices = {bot.choose(one.view, one.legal, nodes, Random(number)) for one in (real, other)}
        assert len(choices) == 1
        assert choices <= set(real.legal)


@pytest.mark.parametrize("level", ["novice", "master"])
@every_name
def test_a_bot_that_peeks_is_found_out(title: str, level: str) -> None:
    """A novice overlooks threats but not cards."""
    peeking = samples("search")[title].peeking

    def choice(one: Decision, number: int) -> object:
        bot = SearchBot(level, peeking(one.state))
        return bot.choose(one.view, one.legal, 40, Random(number))

    drawn = enumerate(pairs(title, CONTROLS))
    assert any(choice(real, number) != choice(other, number) for number, (real, other) in drawn)


class Leaking(Estimate):
    """Sees the cards and counters of the true position, which no estimate may."""

    def __init__(self, honest: Estimate, truth: Core) -> None:
        self.honest = honest
        areas = [int(area) for area in truth.areas(None)]
        held = [int(truth.resources(seat)) for seat in range(truth.seats_playing())]
        self.secret = sum(areas) + sum(held)

    def ground(self, position: Core) -> Ground:
        return self.honest.ground(position)

    def foretell(self, position: Core, ground: Ground, ends: list[int]) -> None:
        self.honest.foretell(position, ground, ends)
        for seat in range(len(ends)):
            ends[seat] += (position.resources(seat) ^ self.secret) % 7 * POINT

    def spread(self, position: Core) -> int:
        return int(self.honest.spread(position))


class LeakingSearching:
    """Draws honest positions, which a leaking estimate judges."""

    def __init__(self, sample: SearchSample, state: object) -> None:
        self._honest, self._peeking = sample.searching(), sample.peeking(state)
        self.unsearched, self.reasons = self._honest.unsearched, self._honest.reasons
        self.outcome = self._honest.outcome

    def draw(
        self, view: object, legal: Sequence[Any], count: int, level: str, rng: Random
    ) -> Drawn[Any]:
        truth = self._peeking.draw(view, legal, 1, level, Random(0)).positions[0]
        drawn = self._honest.draw(view, legal, count, level, rng)
        assert drawn.estimate is not None
        return replace(drawn, estimate=Leaking(drawn.estimate, truth))


@pytest.mark.skipif(is_compiled(), reason="native code takes no estimate of a test")
@pytest.mark.parametrize(
    "title", [name for name in samples("search") if (title_folder(name) / FILE).is_file()]
)
def test_an_estimate_that_sees_a_secret_is_found_out(title: str) -> None:
    sample = samples("search")[title]

    def choice(one: Decision, number: int) -> object:
        bot = SearchBot("strong", LeakingSearching(sample, one.state))
        return bot.choose(one.view, one.legal, 40, Random(number))

    drawn = enumerate(pairs(title, CONTROLS))
    assert any(choice(real, number) != choice(other, number) for number, (real, other) in drawn)


def hint(
    title: str, one: Decision, number: int, effort: int, searching: AnySearching
) -> tuple[tuple[Way, ...], Sequence[str]]:
    """Return the ways to go on at a decision, and their reasons in words."""
    ways = ways_on(searching, one.view, one.legal, effort, Random(number))
    reasons = (reason for way in ways for reason in way.reasons)
    return ways, [words_of(title).reason(reason, one.view, ()) for reason in reasons]


@every_name
def test_secrets_change_no_hint(title: str) -> None:
    searching, weighed = samples("search")[title].searching(), 0
    for number, (real, other) in enumerate(pairs(title, PAIRS)):
        first, second = (hint(title, one, number, EFFORT, searching) for one in (real, other))
        assert first == second
        weighed += len(first[0]) > 1
    assert weighed > PAIRS / 4


@every_name
def test_a_hint_that_peeks_is_found_out(title: str) -> None:
    """By its ways, and by the words for them."""
    peeking, found = samples("search")[title].peeking, set[str]()
    for number, (real, other) in enumerate(pairs(title, CONTROLS)):
        first, second = (
            hint(title, one, number, 60_000, peeking(one.state)) for one in (real, other)
        )
        found |= {"ways"} if first[0] != second[0] else set()
        found |= {"words"} if first[1] != second[1] else set()
        if found == {"ways", "words"}:
            return
    pytest.fail(f"only {found} are found out")


def is_told_by_haste(sample: SearchSample, searching: AnySearching, level: str) -> bool:
    """Return whether only one choice of a pair that the public cannot tell apart is searched."""
    return any(
        len({searching.unsearched(one.view, one.legal, level) is None for one in pair}) > 1
        for pair in sample.public_pairs(AT_ONCE)
    )


@each_of("search", "level", listed=lambda sample: sample.hasty_levels)
def test_a_choice_without_a_search_tells_nothing(sample: SearchSample, level: str) -> None:
    assert not is_told_by_haste(sample, sample.searching(), level)


@every_sample
def test_a_choice_that_is_sure_by_a_secret_is_found_out(sample: SearchSample) -> None:
    for level, is_found in sample.hasty_levels.items():
        assert not is_found or is_told_by_haste(sample, sample.hasty, level)
