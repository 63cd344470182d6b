"""Random games of 3 to 6 seats with all options: they end, and nothing is lost or found."""

from collections import Counter

import pytest

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    NO_GOODS,
    RIDERS_EACH,
    WAITING_MOST,
    Edict,
    Numeral,
    plus,
)
from changcheng_qt.titles.riders.rules.setup import edicts_in_play
from changcheng_qt.titles.riders.rules.state import CROWN, State
from tests.effort import effort
from tests.titles.riders.rules.play import random_game


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(effort(sample=1, nightly=500)))
def test_a_random_game_ends_and_conserves_everything(seats: int, seed: int) -> None:
    state, start, played = None, None, []
    for ply in random_game(seed, seats):
        state, start = ply.after, start or ply.before
        played.append(ply.command)
        assert state.ply == ply.before.ply + 1
        assert state.unknown == ()
        goods_conserved(state)
        pieces_conserved(state)
        riders_conserved(state)
        edicts_conserved(state)
    assert state is not None
    outcome = RIDERS.outcome(state)
    assert outcome is not None
    assert isinstance(state.ending, Ending)
    assert state.best
    assert set(outcome.winners) <= set(state.best)
    assert RIDERS.to_act(state) is None
    again = start
    for command in played:
        assert again is not None
        again = RIDERS.apply(again, command).after
    assert again == state


def test_a_planted_loss_is_noticed() -> None:
    state = next(ply.after for ply in random_game(1, 3) if ply.after.turn.number)
    goods_conserved(state)
    with pytest.raises(AssertionError):
        goods_conserved(replace(state, supply=NO_GOODS))
    with pytest.raises(AssertionError):
        pieces_conserved(replace(state, roads=(None,) * len(state.roads)))
    with pytest.raises(AssertionError):
        riders_conserved(replace(state, bag=(0,) * 5))
    with pytest.raises(AssertionError):
        edicts_conserved(replace(state, taken=state.taken + 1))


def goods_conserved(state: State) -> None:
    """All cards of each good are in hands and supply."""
    count = state.supply
    for hand in state.hands:
        assert min(hand) >= 0
        count = plus(count, hand)
    assert count == (state.setup.cards_each,) * 5
    assert min(state.supply) >= 0


def pieces_conserved(state: State) -> None:
    """All pieces of each seat are on the map or left, as many as its box had."""
    for seat, pieces in enumerate(state.pieces):
        built = Counter(
            building.is_city for building in state.buildings if building and building.seat == seat
        )
        assert pieces.roads + state.roads.count(seat) == 15
        assert pieces.settlements + built[False] == 5
        assert pieces.cities + built[True] == 4
        assert min(pieces.roads, pieces.settlements, pieces.cities) >= 0


def riders_conserved(state: State) -> None:
    """All riders of each numeral are somewhere, and no assault ground has more than its section
    holds off.
    """
    rows = (*state.waiting, *state.gathered, *state.entered)
    count = Counter(rider for row in rows for rider in row)
    for numeral in Numeral:
        in_play = numeral <= len(state.gathered)
        assert count[numeral] + state.bag[numeral - 1] == RIDERS_EACH * in_play
    for riders, level, prince in zip(state.waiting, state.levels, state.princes, strict=True):
        assert len(riders) <= level <= LEVELS == WAITING_MOST
        assert prince != CROWN or level == LEVELS


def edicts_conserved(state: State) -> None:
    """Each edict is in the stack, in one hand, or played."""
    places = [place for held in state.edicts for place in held]
    stack = state.setup.stack
    rest = [*range(state.taken, len(stack)), *places]
    assert len(set(rest)) == len(rest)
    left = Counter(stack[place] for place in rest)
    played: Counter[Edict | None] = Counter(edict for seat in state.played for edict in seat)
    assert left + played == Counter(edicts_in_play(state.setup.seats))
