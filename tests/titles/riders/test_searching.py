"""Searches of Riders at the Wall know no more than their seat, and decide for it alone."""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.judging import master, strong
from changcheng_qt.titles.riders.rules.commands import Command, RollDice
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import legal_for
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.searching import RidersSearching
from tests.conformance.bots.deciding import Decision, Decisions
from tests.effort import effort
from tests.titles.riders.core.corners import before_roll
from tests.titles.riders.rules.scene import A, B, C, fixture, with_cards, with_edicts
from tests.titles.riders.rules.twins import running, state_of, told_again, twin_of

PAIRS = effort(sample=4, nightly=150)
CONTROLS = 40
NODES = 24


def pairs() -> Iterator[Decisions]:
    """Draw pairs without end that the seat that decides cannot tell apart: robbed goods, edicts and
    answers differ.
    """
    for seed in count():
        match = running(seed)
        seat = match.to_act
        if seat is None:
            continue
        changed = twin_of(match, seat, Random(seed), 24)
        *_, twin = told_again(match, changed.setup, changed.log)
        real, other = (
            Decision(state_of(one), one.view(seat), one.legal(seat)) for one in (match, twin)
        )
        if real.state != other.state and len(real.legal) > 1:
            yield real, other


class Peeking(RidersSearching):
    """Searches the true State: what no bot may do."""

    def __init__(self, state: State) -> None:
        self._state = state

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        return Drawn([flatten(self._state)], {number_of(one): one for one in legal})


def test_secrets_change_no_choice() -> None:
    for number, (real, other) in enumerate(islice(pairs(), PAIRS)):
        assert real.view == other.view
        for bot in (strong(), master()):
            choices = {
                bot.choose(one.view, one.legal, NODES, Random(number)) for one in (real, other)
            }
            assert len(choices) == 1
            assert choices <= set(real.legal)


def test_a_bot_that_peeks_is_found_out() -> None:
    def choice(one: Decision, number: int) -> object:
        bot = SearchBot("strong", Peeking(one.state))
        return bot.choose(one.view, one.legal, NODES, Random(number))

    drawn = enumerate(islice(pairs(), CONTROLS))
    assert any(choice(real, number) != choice(other, number) for number, (real, other) in drawn)


def test_each_seat_that_decides_is_asked_for_itself() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2"), B, "clay*2 wool")
    state = with_cards(state, C, "clay*2 wool grain")
    offer = next(one for one in RIDERS.legal(state) if number_of(one) in _offers(state))
    state = RIDERS.apply(state, offer).after
    for seat in (B, C):
        view = view_of(state, Knowledge(), seat)
        legal = legal_for(state, seat)
        drawn = RidersSearching().draw(view, legal, 2, "strong", Random(1))
        assert {position.to_act() for position in drawn.positions} == {seat}


def _offers(state: State) -> set[int]:
    core = flatten(state)
    return {int(core.pick(number)) for number in range(core.count())}


@pytest.mark.parametrize("held", [(), (Edict.SOLDIER,)])
def test_only_a_choice_that_all_know_is_none_needs_no_search(held: tuple[Edict, ...]) -> None:
    state = before_roll(with_edicts(fixture(), A, *held))
    view = view_of(state, Knowledge(), A)
    found = RidersSearching().unsearched(view, RIDERS.legal(state), "strong")
    assert found == (None if held else RollDice())
    due = replace(state, stage=Stage.RIDER_DUE)
    seen = view_of(due, Knowledge(), A)
    assert RidersSearching().unsearched(seen, RIDERS.legal(due), "strong") is not None
    building = replace(fixture(5), stage=Stage.EXTRA_ROUND)
    building = replace(building, turn=replace(building.turn, seat=C, builder=A))
    for hand, is_searched in (("wood", False), ("wood*2", True)):
        asked = with_cards(building, A, hand)
        seen = view_of(asked, Knowledge(), A)
        found = RidersSearching().unsearched(seen, RIDERS.legal(asked), "strong")
        assert (found is None) == is_searched
    for hand in ("", "wood*2"):
        ending = with_cards(fixture(), A, hand)
        seen = view_of(ending, Knowledge(), A)
        assert RidersSearching().unsearched(seen, RIDERS.legal(ending), "strong") is None
