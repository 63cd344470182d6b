"""Decisions of China in games that a viewer cannot tell apart, as hidden cards are swapped in the
State and never by way of a View; and two searches that know too much.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.titles.china.core.flatten import flatten, number_of
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.searching import ChinaSearching
from tests.conformance.bots.deciding import Decision, Decisions, SearchSample
from tests.titles.china.rules.scene import X, lay
from tests.titles.china.rules.test_hidden import positions, twin_of


def pairs_drawn() -> Iterator[Decisions]:
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


class Peeking(ChinaSearching):
    """Searches the true State, which no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        return Drawn([flatten(self._state)], {number_of(self._state, one): one for one in legal})


class SureOfItsHand(ChinaSearching):
    """Need not search where its hand leaves no choice: all could tell by how soon it decides."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        return legal[0] if len(legal) == 1 else None


def last_rounds(number: int) -> Sequence[Decisions]:
    """Pairs of last rounds, which differ in the hand of one seat, with an emissary that nobody can
    pay for or somebody can.
    """
    found = []
    for region in ("wei", "shu"):
        states = (
            lay(
                hand, exhausted=2, pile="", houses={region: {X: 1}}, supplies={X: Supply(0, 1)}
            ).state
            for hand in ("red", "green")
        )
        first, second = (
            Decision(state, CHINA.view(state, CHINA.unknowing(), X), CHINA.legal(state))
            for state in states
        )
        found.append((first, second))
    return found


SAMPLE: Final = SearchSample(
    ChinaSearching, pairs_drawn, last_rounds, Peeking, SureOfItsHand(), {"strong": True}
)
