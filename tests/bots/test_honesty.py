"""Bots that search know no more than their seat: of two games that it cannot tell apart, in which
the secrets are permuted in the State and never by way of a View, each level makes the same choice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots import BOTS, LEVELS
from changcheng_qt.bots.bot import Drawn
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.commands import Command
from changcheng_qt.games.changcheng.core.flatten import flatten, number_of
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.titles.changcheng.rules import RULES
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from tests.effort import effort
from tests.games.changcheng.play import Ply
from tests.games.changcheng.secrets import Twin, learnt_from, twin_of
from tests.games.changcheng.test_hidden import part_of_a_game

PAIRS = effort(sample=6, nightly=150)
NODES = 40


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


def pairs() -> Iterator[tuple[Decision, Decision]]:
    """Draw pairs without end, in which there is something to decide and something hidden."""
    for seed in count():
        game, rng = part_of_a_game(seed), Random(seed)
        seat = CHANG_CHENG.to_act(game[-1].after)
        if seat is None:
            continue
        twin = twin_of(game[0].before.setup, learnt_from(game), seat, rng)
        real, other = decision(game, seat), decision(game, seat, twin)
        if other.state != real.state and len(real.legal) > 1:
            yield real, other


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
    for number, (real, other) in enumerate(islice(pairs(), PAIRS)):
        assert real.view == other.view
        choices = {bot.choose(one.view, one.legal, NODES, Random(number)) for one in (real, other)}
        assert len(choices) == 1
        assert choices <= set(real.legal)


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a_bot_that_peeks_is_found_out(level: str) -> None:
    """A novice overlooks threats but not cards."""
    differing = 0
    for number, (real, other) in enumerate(islice(pairs(), 15)):
        first, second = (
            SearchBot(level, Peeking(one.state)).choose(one.view, one.legal, NODES, Random(number))
            for one in (real, other)
        )
        differing += first != second
    assert differing > 0
