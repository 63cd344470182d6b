"""Bots that search, and hints, know no more than their seat: in two games that it cannot tell
apart, as the secrets are permuted in the State and never by way of a View, each level makes the
same choice, and the seat is given the same hint. And whether a choice needs no search, which shows
in how soon it is made, is no secret of the seat that makes it.

At night as native code with the nodes that a level has at the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots import BOTS, LEVELS, advice_effort, is_compiled, usual_nodes
from changcheng_qt.bots.bot import Drawn, Searching
from changcheng_qt.bots.hints import ways_on
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles.changcheng.core.flatten import flatten, number_of
from changcheng_qt.titles.changcheng.entry import RULES
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.verdicts.reasons import Way
from tests.effort import NIGHTLY, effort
from tests.titles.changcheng.rules.play import Ply
from tests.titles.changcheng.rules.secrets import Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game

PAIRS = effort(sample=3, nightly=150)
AT_ONCE = effort(sample=24, nightly=1500)
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


def decision(game: Sequence[Ply], seat: Seat, twin: Twin | None = None) -> Decision:
    """Return the end of a game, or of its twin, which is played from its own setup."""
    state = CHANG_CHENG.new(twin.setup if twin else game[0].before.setup)
    knowledge = CHANG_CHENG.unknowing()
    for ply in game:
        actor = CHANG_CHENG.to_act(state)
        assert actor is not None
        command = twin.command(actor, ply.command) if twin else ply.command
        applied = CHANG_CHENG.apply(state, command)
        knowledge = CHANG_CHENG.learn(knowledge, applied.after, applied.events)
        state = applied.after
    view = CHANG_CHENG.view(state, knowledge, seat)
    return Decision(state, view, CHANG_CHENG.legal_seen(state, seat))


def pairs_for(viewer: Viewer | None) -> Iterator[tuple[Decision, Decision]]:
    """Draw pairs without end that a viewer cannot tell apart, or where none is named the seat that
    decides.
    """
    for seed in count():
        game, rng = part_of_a_game(seed), Random(seed)
        seat = CHANG_CHENG.to_act(game[-1].after)
        if seat is None:
            continue
        learnt = learnt_from(game)
        twin = twin_of(game[0].before.setup, learnt, seat if viewer is None else viewer, rng)
        real, other = decision(game, seat), decision(game, seat, twin)
        if other.state != real.state:
            yield real, other


@cache
def public_pairs() -> Sequence[tuple[Decision, Decision]]:
    """Return pairs that the public cannot tell apart."""
    return list(islice(pairs_for(PUBLIC), AT_ONCE))


@cache
def pairs(number: int) -> Sequence[tuple[Decision, Decision]]:
    """Return so many pairs that who decides cannot tell apart, with something to decide."""
    return list(islice((pair for pair in pairs_for(None) if len(pair[0].legal) > 1), number))


class Peeking(ChangChengSearching):
    """Searches the true State: what no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        honest = super().draw(view, legal, count, level, rng)
        numbers = {number_of(self._state, one): one for one in honest.commands.values()}
        return Drawn([flatten(self._state)], numbers)


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
    """A novice overlooks threats but not cards."""
    differing = 0
    for number, (real, other) in enumerate(pairs(CONTROLS)):
        first, second = (
            SearchBot(level, Peeking(one.state)).choose(one.view, one.legal, 40, Random(number))
            for one in (real, other)
        )
        differing += first != second
    assert differing > 0


def hint(
    one: Decision, number: int, effort: int, searching: ChangChengSearching | None = None
) -> tuple[tuple[Way, ...], Sequence[str]]:
    """Return the ways to go on at a decision, and their reasons in words."""
    searching = searching or ChangChengSearching()
    ways = ways_on(searching, one.view, one.legal, effort, Random(number))
    reasons = (reason for way in ways for reason in way.reasons)
    return ways, [telling.reason(one.view, reason) for reason in reasons]


def test_secrets_change_no_hint() -> None:
    weighed = 0
    for number, (real, other) in enumerate(pairs(PAIRS)):
        first, second = (hint(one, number, effort_of_advice()) for one in (real, other))
        assert first == second
        weighed += len(first[0]) > 1
    assert weighed > PAIRS / 4


def test_a_hint_that_peeks_is_found_out() -> None:
    advices, sentences = 0, 0
    for number, (real, other) in enumerate(pairs(CONTROLS)):
        first, second = (hint(one, number, 60_000, Peeking(one.state)) for one in (real, other))
        advices += first[0] != second[0]
        sentences += first[1] != second[1]
    assert advices > 0
    assert sentences > 0


class SureOfItsHand(ChangChengSearching):
    """Need not search while it holds its Flood: all could tell by how soon it decides."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        plain = super().unsearched(view, legal, level)
        return plain or (legal[0] if ActionCard.FLOOD in view.privates[0].hand else None)


def told_by_haste(searching: Searching[View, Command], level: str) -> int:
    """Return in how many pairs that the public cannot tell apart only one choice is searched."""
    found = 0
    for real, other in public_pairs():
        first, second = (searching.unsearched(one.view, one.legal, level) for one in (real, other))
        found += (first is None) != (second is None)
    return found


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a_choice_without_a_search_tells_nothing(level: str) -> None:
    """Only novices look at less than all others do."""
    assert told_by_haste(ChangChengSearching(), level) == 0


def test_a_choice_that_is_sure_by_a_secret_is_found_out() -> None:
    assert told_by_haste(SureOfItsHand(), "master") > 0
