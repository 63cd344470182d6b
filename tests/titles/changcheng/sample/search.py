"""Decisions of Chang Cheng in games that a viewer cannot tell apart, as the secrets are permuted in
the State and never by way of a View; and two searches that know too much.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles.changcheng.core.flatten import flatten, number_of
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from tests.conformance.bots.deciding import Decision, Decisions, SearchSample
from tests.titles.changcheng.rules.play import Ply
from tests.titles.changcheng.rules.secrets import Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game


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


def pairs_for(viewer: Viewer | None) -> Iterator[Decisions]:
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
def public_pairs(number: int) -> Sequence[Decisions]:
    """Draw *n* pairs that the public cannot tell apart."""
    return list(islice(pairs_for(PUBLIC), number))


class Peeking(ChangChengSearching):
    """Searches the true State, which no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        honest = super().draw(view, legal, count, level, rng)
        numbers = {number_of(self._state, one): one for one in honest.commands.values()}
        return Drawn([flatten(self._state)], numbers)


class SureOfItsHand(ChangChengSearching):
    """Need not search while it holds its Flood: all could tell by how soon it decides."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        plain = super().unsearched(view, legal, level)
        return plain or (legal[0] if ActionCard.FLOOD in view.privates[0].hand else None)


SAMPLE: Final = SearchSample(
    ChangChengSearching,
    lambda: pairs_for(None),
    public_pairs,
    Peeking,
    SureOfItsHand(),
    {"novice": False, "master": True},  # only novices look at less than all others do
)
