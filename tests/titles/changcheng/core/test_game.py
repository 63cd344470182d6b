"""The search's questions to the flat core beyond the rules: worths, equal commands, lines."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from changcheng_qt.titles.changcheng.core.fields import LINES
from changcheng_qt.titles.changcheng.core.flatten import flatten, number_of
from changcheng_qt.titles.changcheng.core.game import HIDDEN
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    LowerValue,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Reservation
from tests.effort import combined
from tests.titles.changcheng.core.agreement import BOTH
from tests.titles.changcheng.rules.play import play, random_chooser, random_setup
from tests.titles.changcheng.rules.scene import P1, P2, P6, X, Y, lay

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard


def gain(state: State, command: Command) -> float:
    """The worth of a command to the seat that decides, in points."""
    return flatten(state).gain(number_of(state, command)) / 64


def edge(state: State, command: Command, searcher: int = X) -> int:
    return flatten(state).edge(number_of(state, command), searcher)


@combined(covered=5, seed=range(6))
def test_worths_that_are_remembered_are_those_worked_out_afresh(seed: int) -> None:
    rng = Random(seed)
    core = None
    for ply in play(random_setup(rng), random_chooser(rng)):
        core = core or flatten(ply.before)
        fresh = flatten(ply.before)
        commands = [core.pick(number) for number in range(core.count())]
        assert [core.gain(one) for one in commands] == [fresh.gain(one) for one in commands]
        assert core.promises(commands) == fresh.promises(commands)
        BOTH.follow(core, ply.before, ply.command)


@combined(covered=6, seed=range(8))
def test_the_lines_of_a_score_add_up(seed: int) -> None:
    rng = Random(seed)
    states = [ply.before for ply in play(random_setup(rng), random_chooser(rng))]
    core = flatten(states[len(states) // 3])
    assert core.lines() == []
    before = [core.score(seat) for seat in range(core.seats_playing())]
    core.keep_lines()
    core = core.copy()
    while core.count():
        core.play(core.pick(rng.randrange(core.count())))
    lines, seats = core.lines(), core.seats_playing()
    assert len(lines) == LINES * seats
    for seat in range(seats):
        assert before[seat] + sum(lines[seat::seats]) == core.score(seat)


def test_a_province_is_worth_fighting_for_where_it_is_open() -> None:
    state = lay("x . . . | y y y . | . . . . .", reputations={P1: 4, P2: 4}).state
    assert gain(state, PlaceSingle(1)) > gain(state, PlaceSingle(7))
    master = {P: gain(state, PlayCard(MASTER_BUILDER, P)) for P in (P1, P2)}
    assert master[P1] > 0
    assert master[P2] > 0


def test_a_tower_is_worth_more_where_the_threat_is_great() -> None:
    rich = lay("x x . . | . . . .", threats={0: 4, 1: 2}).state
    poor = lay("x x . . | . . . .", threats={0: 2, 1: 4}).state
    assert gain(rich, PlaceTower(2)) > gain(poor, PlaceTower(2))


def test_a_double_pays_its_points_and_is_then_no_more() -> None:
    state = lay(". . . . | . . . .").state
    assert gain(state, PlaceDouble(3, 4)) > gain(state, PlaceDouble(0, 1))


def test_a_card_in_hand_counts_with_imperial_reward() -> None:
    plain, rewarded = lay().state, lay(events=(EventCard.IMPERIAL_REWARD,)).state
    loss = gain(plain, PlayCard(FLOOD, P1)) - gain(rewarded, PlayCard(FLOOD, P1))
    assert loss == 2


def scoring(*cards: tuple[int, ActionCard, int], wall: str = "x x y z", **table: Any) -> State:  # noqa: ANN401
    """P1 is being scored, and its first card waits for a choice."""
    more = {"due": (P1,)}
    laid = lay(f"{wall} | . y . . | x . . . .", cards=cards, more=more, **table)
    [begin] = CHANG_CHENG.legal(laid.state)[:1]
    return CHANG_CHENG.apply(laid.state, begin).after


def test_choices_are_weighed_for_the_owner_of_the_card() -> None:
    flood = scoring((X, FLOOD, P1), reputations={P1: 4})
    assert gain(flood, RaiseValue()) > 0 > gain(flood, LowerValue())
    flood = scoring((Y, FLOOD, P1), reputations={P1: 4})
    assert gain(flood, LowerValue()) > 0 > gain(flood, RaiseValue())
    builder = scoring((Y, BUILDER, P1), wall="x x y y", reputations={P1: 4})
    assert gain(builder, AddVirtualWall()) > gain(builder, RaiseValue()) > -1


def test_a_warrior_takes_what_hurts_most() -> None:
    cards = ((Y, WARRIOR, P1), (X, MASTER_BUILDER, P1), (Y, BUILDER, P1))
    state = scoring(*cards, wall="x x y y", reputations={P1: 4})
    assert gain(state, CancelCard(X, MASTER_BUILDER)) > 0 > gain(state, CancelCard(Y, BUILDER))


def test_a_traitor_breaks_the_wall_of_a_rival_or_takes_a_counter() -> None:
    state = scoring((Y, TRAITOR, P1), wall="x x y y", reputations={P1: 4}, threats={0: 4})
    assert gain(state, BreakWall(0)) > 0 > gain(state, BreakWall(2))
    assert gain(state, RemoveThreat(0)) != 0


@pytest.mark.parametrize("compete", [False, True])
def test_a_mandarin_brings_a_wall_in(compete: bool) -> None:
    state = scoring(
        (Y, MANDARIN, P1), wall="x x y y", reputations={P1: 4}, neutrals_compete=compete
    )
    assert gain(state, SwapWalls(0, 5)) > gain(state, DeclineSwap()) == 0
    assert gain(state, SwapWalls(2, 8)) < 0


def test_walls_of_a_province_and_region_are_one() -> None:
    state = lay("x y z . | . . . .", seats=2).state
    assert edge(state, PlaceSingle(5)) == edge(state, PlaceSingle(6))
    assert edge(state, PlaceSingle(3)) != edge(state, PlaceSingle(4))
    assert edge(state, PlaceDouble(5, 6)) == edge(state, PlaceDouble(6, 7))
    assert edge(state, PlaceDouble(4, 5)) != edge(state, PlaceDouble(5, 6))
    assert edge(state, PlaceNeutral(5)) == edge(state, PlaceNeutral(6))
    assert edge(state, PlaceNeutral(5)) != edge(state, PlaceSingle(6))
    assert edge(state, PlaceTower(5)) != edge(state, PlaceTower(6))


def test_kept_squares_and_dominance_make_a_difference() -> None:
    claims = {"reservations": (Reservation(Y, (5, 7)),)}
    kept = lay("x y z . | . . Ty .", more=claims).state
    assert edge(kept, PlaceSingle(5)) != edge(kept, PlaceSingle(4))
    run = lay(events=(EventCard.DOMINANCE,)).state
    assert edge(run, PlaceSingle(5)) != edge(run, PlaceSingle(6))


def test_walls_of_a_colour_in_a_region_are_one_for_traitor_and_mandarin() -> None:
    broken = scoring((Y, TRAITOR, P1))
    assert edge(broken, BreakWall(0)) == edge(broken, BreakWall(1)) != edge(broken, BreakWall(2))
    assert edge(broken, RemoveThreat(0)) != edge(broken, BreakWall(0))
    swapped = scoring((Y, MANDARIN, P1))
    assert edge(swapped, SwapWalls(0, 5)) == edge(swapped, SwapWalls(1, 5))
    assert edge(swapped, SwapWalls(0, 5)) != edge(swapped, SwapWalls(2, 8))
    assert edge(swapped, SwapWalls(0, 8)) == edge(swapped, DeclineSwap())


def test_the_card_that_another_seat_plays_is_not_known() -> None:
    state = lay(seat=Y).state
    hidden = {edge(state, PlayCard(card, P6), X) for card in ActionCard}
    assert len(hidden) == 1
    assert hidden.pop() & HIDDEN
    assert len({edge(state, PlayCard(card, P6), Y) for card in ActionCard}) == 6


def test_equal_commands_change_the_same() -> None:
    rng = Random(1)
    for ply in play(random_setup(rng), random_chooser(rng)):
        core = flatten(ply.before)
        worths = defaultdict(set)
        for command in (core.pick(number) for number in range(core.count())):
            worths[core.edge(command, core.to_act())].add(core.gain(command))
        assert all(len(found) == 1 for found in worths.values())


def test_draws_from_one_view_share_their_tables() -> None:
    state = lay(threats={0: 4}).state
    other = lay(threats={0: 2}, cards=[(Y, FLOOD, P1)]).state
    first = flatten(state)
    shared, alone = flatten(other, first), flatten(other)
    assert shared.frame is first.frame
    assert shared.appraiser is first.appraiser
    for number in range(first.count()):
        first.gain(first.pick(number))
    worths = [shared.gain(shared.pick(number)) for number in range(shared.count())]
    assert worths == [alone.gain(alone.pick(number)) for number in range(alone.count())]
