"""Decisions of Riders in games that a viewer cannot tell apart, as robbed goods, edicts and answers
differ in the State and never by way of a View; and two searches that know too much.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.searching import RidersSearching
from tests.conformance.bots.deciding import Decision, Decisions, SearchSample
from tests.titles.riders.rules.scene import A, fixture, with_cards
from tests.titles.riders.rules.twins import replayed, state_of, twin_of
from tests.titles.riders.sample.pairs import part_of_a_game

TRIES: Final = 24
"""How often something is changed for a twin."""


def pairs_drawn() -> Iterator[Decisions]:
    """Draw pairs without end that the seat that decides cannot tell apart."""
    for seed in count():
        rng = Random(seed)
        match = part_of_a_game(rng)
        seat = match.to_act
        if seat is None:  # the game ended before a robbery was as long ago
            continue
        changed = twin_of(match, seat, rng, TRIES)
        *_, twin = replayed(match, changed.setup, changed.log)
        real, other = (
            Decision(state_of(one), one.view(seat), one.legal(seat)) for one in (match, twin)
        )
        if real.state != other.state and len(real.legal) > 1:
            yield real, other


class Peeking(RidersSearching):
    """Searches the true State, which no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        return Drawn([flatten(self._state)], {number_of(one): one for one in legal})


class SureOfItsHand(RidersSearching):
    """Need not search where its hand leaves no choice: all could tell by how soon it decides."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        return legal[0] if len(legal) == 1 else None


def last_cards(number: int) -> Sequence[Decisions]:
    """A pair of turns with two cards, which pay for a road or for nothing."""
    first, second = (
        Decision(state, view_of(state, Knowledge(), A), RIDERS.legal(state))
        for state in (with_cards(fixture(), A, hand) for hand in ("wood*2", "wood clay"))
    )
    return [(first, second)]


SAMPLE: Final = SearchSample(
    RidersSearching, pairs_drawn, last_cards, Peeking, SureOfItsHand(), {"strong": True}
)
