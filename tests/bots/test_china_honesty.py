"""Bots that search China, and hints, know no more than their seat: in two games that it cannot tell
apart, as the hidden cards are swapped in the State and never by way of a View, each level makes the
same choice, and the seat is given the same hint.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots import BOTS, LEVELS, advice_effort, is_compiled, usual_nodes
from changcheng_qt.bots.bot import Drawn
from changcheng_qt.bots.hints import ways_on
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.titles.china.core.flatten import flatten, number_of
from changcheng_qt.titles.china.entry import RULES
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.searching import ChinaSearching
from tests.effort import NIGHTLY, effort
from tests.titles.china.rules.scene import X, lay
from tests.titles.china.rules.test_hidden import positions, twin_of

PAIRS = effort(sample=3, nightly=150)
CONTROLS = 15
"""Pairs in which what peeks is to be found out."""


def effort_of_advice() -> int:
    """Return the effort of a hint here."""
    return advice_effort() if NIGHTLY and is_compiled() else 60_000


def nodes_of(level: str) -> int:
    """Return with how many simulations a level chooses here."""
    return usual_nodes(level) if NIGHTLY and is_compiled() else 40


@dataclass(frozen=True)
class Decision:
    """A position in which a seat decides, and what it sees and may do there."""

    state: State
    view: View
    legal: Sequence[Command]


def pairs_drawn() -> Iterator[tuple[Decision, Decision]]:
    """Draw pairs without end that who decides cannot tell apart, with something to decide: hidden
    cards changed places, or after the reshuffle those of the pile alone.
    """
    for seed in count():
        rng = Random(seed)
        for state, knowledge in positions(seed, every=29):
            seat = CHINA.to_act(state)
            if seat is None or len(state.pile) < 2 or len(CHINA.legal(state)) < 2:
                continue
            pile = rng.sample(state.pile, len(state.pile))
            other = (
                replace(state, pile=tuple(pile)) if state.exhausted else twin_of(state, seat, rng)
            )
            if other != state:
                real, twin = (
                    Decision(one, CHINA.view(one, knowledge, seat), CHINA.legal_seen(one, seat))
                    for one in (state, other)
                )
                yield real, twin


@cache
def pairs(number: int) -> Sequence[tuple[Decision, Decision]]:
    """Return so many of these pairs."""
    return list(islice(pairs_drawn(), number))


class Peeking(ChinaSearching):
    """Searches the true State: what no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        return Drawn([flatten(self._state)], {number_of(self._state, one): one for one in legal})


@pytest.mark.parametrize("level", LEVELS)
def test_secrets_change_no_choice(level: str) -> None:
    bot = BOTS[level](RULES)
    for number, (real, other) in enumerate(pairs(PAIRS)):
        assert real.view == other.view
        nodes = nodes_of(level)
        choices = {bot.choose(one.view, one.legal, nodes, Random(number)) for one in (real, other)}
        assert len(choices) == 1
        assert choices <= set(real.legal)


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a_bot_that_peeks_is_found_out(level: str) -> None:
    differing = 0
    for number, (real, other) in enumerate(pairs(CONTROLS)):
        first, second = (
            SearchBot(level, Peeking(one.state)).choose(one.view, one.legal, 40, Random(number))
            for one in (real, other)
        )
        differing += first != second
    assert differing > 0


def test_secrets_change_no_hint() -> None:
    weighed = 0
    for number, (real, other) in enumerate(pairs(PAIRS)):
        first, second = (
            ways_on(ChinaSearching(), one.view, one.legal, effort_of_advice(), Random(number))
            for one in (real, other)
        )
        assert first == second
        weighed += len(first) > 1
    assert weighed


def test_a_hint_that_peeks_is_found_out() -> None:
    differing = 0
    for number, (real, other) in enumerate(pairs(CONTROLS)):
        first, second = (
            ways_on(Peeking(one.state), one.view, one.legal, 60_000, Random(number))
            for one in (real, other)
        )
        differing += first != second
    assert differing > 0


class SureOfItsHand(ChinaSearching):
    """Need not search where its hand leaves no choice: all could tell by how soon it decides."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        return legal[0] if len(legal) == 1 else None


def told_by_haste(searching: ChinaSearching) -> int:
    """Return in how many last rounds, which differ in what one seat holds, only one choice is
    searched: with an emissary that nobody can pay for or somebody can.
    """
    found = 0
    for region in ("wei", "shu"):
        states = [
            lay(
                hand, exhausted=2, pile="", houses={region: {X: 1}}, supplies={X: Supply(0, 1)}
            ).state
            for hand in ("red", "green")
        ]
        first, second = (
            searching.unsearched(
                CHINA.view(state, CHINA.unknowing(), X), CHINA.legal(state), "strong"
            )
            for state in states
        )
        found += (first is None) != (second is None)
    return found


def test_a_choice_without_a_search_tells_nothing() -> None:
    assert told_by_haste(ChinaSearching()) == 0
    for real, _ in pairs(CONTROLS):
        sure = ChinaSearching().unsearched(real.view, real.legal, "strong")
        assert (sure is not None) == (real.view.stage is Stage.TURN_END)


def test_a_choice_that_is_sure_by_a_hand_is_found_out() -> None:
    assert told_by_haste(SureOfItsHand()) > 0
