"""The parts of a search by bots in Chang Cheng: positions that agree with the view, commands that
are legal in all of them, and the moves that a level overlooks.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots import LEVELS
from changcheng_qt.bots.hints import passed_over
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    Command,
    EndTurn,
    Peek,
    PlaceSingle,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.verdicts.reasons import Way
from tests.bots.positions import done, position, seen
from tests.effort import effort
from tests.titles.changcheng.rules.test_hidden import part_of_a_game

SEARCHING = ChangChengSearching()
SEEING = [level for level in LEVELS if level != "novice"]
GAMES = effort(sample=8, nightly=1500)


def decisions() -> Iterator[tuple[State, View]]:
    """Draw positions without end, with the view of the seat to act."""
    for seed in count():
        knowledge = CHANG_CHENG.unknowing()
        game = part_of_a_game(seed)
        for ply in game:
            knowledge = CHANG_CHENG.learn(knowledge, ply.after, ply.events)
        state = game[-1].after
        if (seat := CHANG_CHENG.to_act(state)) is not None:
            yield state, CHANG_CHENG.view(state, knowledge, seat)


def test_the_same_commands_are_legal_in_every_drawn_position() -> None:
    for seed, (state, view) in enumerate(islice(decisions(), GAMES)):
        legal = CHANG_CHENG.legal(state)
        drawn = SEARCHING.draw(view, legal, 4, "strong", Random(seed))
        assert set(drawn.commands.values()) == {
            command for command in legal if not isinstance(command, Peek)
        }
        for one in drawn.positions:
            assert {one.pick(number) for number in range(one.count())} == drawn.commands.keys()
            assert one.to_act() == view.to_act


def test_a_look_passes_nothing_over_though_it_is_not_searched() -> None:
    """Also one that can teach nothing: the bots' process died of it."""
    vain = 0
    for state, view in islice(decisions(), 400):
        legal = CHANG_CHENG.legal(state)
        for look in (command for command in legal if isinstance(command, Peek)):
            vain += SEARCHING.unsearched(view, [look, *legal], "adviser") is None
            told = passed_over(SEARCHING, view, legal, look, 1000, Random(1))
            assert told == (Way(look),)
        if vain > 2:
            return
    raise AssertionError("no look that can teach nothing")


def threats_drawn(view: View, level: str, seed: int) -> list[int]:
    """Return the threats of drawn positions, three bits a region."""
    drawn = SEARCHING.draw(view, [PlaceSingle(3)], 8, level, Random(seed))
    return [one.threats for one in drawn.positions if isinstance(one, FlatGame)]


def test_the_same_luck_draws_the_same_and_other_luck_other_positions() -> None:
    view = seen(position("g g r ."))
    assert threats_drawn(view, "strong", 1) == threats_drawn(view, "strong", 1)
    assert threats_drawn(view, "strong", 1) != threats_drawn(view, "strong", 2)
    assert len(set(threats_drawn(view, "strong", 1))) > 1


def test_a_novice_overlooks_all_threats_and_nobody_else_any() -> None:
    view = seen(position("g g r .", turned_up=frozenset({0})), threats=[(2, 2)])
    assert set(threats_drawn(view, "novice", 1)) == {0}
    for level in SEEING:
        drawn = threats_drawn(view, level, 1)
        assert len(drawn) == 8
        assert {threats >> 6 & 7 for threats in drawn} == {2}


SECOND_PART = done((Piece.SINGLE, 5))
LOOKS: list[Command] = [PlaceSingle(0), Peek(1), PlaceSingle(5)]


@pytest.mark.parametrize("level", SEEING)
def test_a_look_that_can_teach_comes_first(level: str) -> None:
    view = seen(position("", turn=SECOND_PART))
    assert SEARCHING.unsearched(view, LOOKS, level) == Peek(1)


def test_a_novice_never_looks_at_the_steppe() -> None:
    view = seen(position("", turn=SECOND_PART))
    assert SEARCHING.unsearched(view, LOOKS, "novice") is None
    assert SEARCHING.unsearched(view, [Peek(1), EndTurn()], "novice") == EndTurn()


@pytest.mark.parametrize("level", LEVELS)
def test_a_look_that_teaches_nothing_is_left_out(level: str) -> None:
    full = seen(position("ggggg", turn=SECOND_PART))
    assert SEARCHING.unsearched(full, [Peek(0), PlaceSingle(7), EndTurn()], level) is None
    assert SEARCHING.unsearched(full, [Peek(0), EndTurn()], level) == EndTurn()
    state = position("", turn=SECOND_PART)
    state = replace(state, setup=replace(state.setup, options=Options(memory_aid=False)))
    assert SEARCHING.unsearched(seen(state), LOOKS, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_only_scoring_needs_no_search(level: str) -> None:
    view = seen(position("ggggg", due=(0,)))
    assert SEARCHING.unsearched(view, [Peek(0), BeginScoring(0)], level) == BeginScoring(0)
    assert SEARCHING.unsearched(view, [BeginScoring(0), BeginScoring(1)], level) is None
