"""The parts of a search by bots in China: positions that agree with the view, commands that are
legal in all of them, the moves that a level overlooks, and why one command is better than another.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots import BOTS, LEVELS
from changcheng_qt.bots.hints import judged
from changcheng_qt.titles.china.core.flatten import number_of
from changcheng_qt.titles.china.core.game import FlatGame
from changcheng_qt.titles.china.entry import RULES
from changcheng_qt.titles.china.rules.commands import Command, EndTurn, Pass
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.searching import ChinaSearching
from changcheng_qt.titles.china.words import telling
from tests.effort import effort
from tests.titles.china.rules.scene import X, lay
from tests.titles.china.rules.test_hidden import positions
from tests.titles.china.sample.search import SAMPLE

SEARCHING = ChinaSearching()
GAMES = effort(sample=8, nightly=1500)
FORCED = (18, 63, 68)
"""The seeds of games with a turn in which one command alone is left."""


def decisions(seeds: Iterable[int]) -> Iterator[tuple[State, View]]:
    """Draw positions of random games, with the view of the seat to act."""
    for seed in seeds:
        for state, knowledge in positions(seed):
            seat = CHINA.to_act(state)
            if seat is not None:
                yield state, CHINA.view(state, knowledge, seat)


def test_the_same_commands_are_legal_in_every_drawn_position() -> None:
    for seed, (state, view) in enumerate(islice(decisions(count()), GAMES)):
        legal = CHINA.legal(state)
        drawn = SEARCHING.draw(view, legal, 4, "strong", Random(seed))
        assert drawn.commands.keys() == {number_of(state, command) for command in legal}
        assert set(drawn.commands.values()) <= set(legal)
        for one in drawn.positions:
            assert {one.pick(number) for number in range(one.count())} == drawn.commands.keys()
            assert one.to_act() == view.to_act


def drawn(level: str, seed: int = 1) -> list[FlatGame]:
    """Return positions drawn for a seat with eight houses in a row."""
    view = CHINA.view(lay(houses={"chu": {X: 8}}).state, CHINA.unknowing(), X)
    found = SEARCHING.draw(view, [EndTurn()], 8, level, Random(seed))
    return [one for one in found.positions if isinstance(one, FlatGame)]


def test_the_same_luck_draws_the_same_and_other_luck_other_positions() -> None:
    hands = [[one.hands for one in drawn("strong", seed)] for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]
    assert len(set(hands[0])) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_only_a_novice_overlooks_the_roads(level: str) -> None:
    points = {one.roads.total(one.houses(X), 0) for one in drawn(level)}
    assert (points == {0}) == (level == "novice")


@pytest.mark.parametrize("level", LEVELS)
def test_the_end_of_a_turn_needs_no_search(level: str) -> None:
    scene = lay("red green purple", houses={"wei": {X: 1}}).do("swap red", "draw")
    view = CHINA.view(scene.state, CHINA.unknowing(), X)
    assert SEARCHING.unsearched(view, CHINA.legal(scene.state), level) == EndTurn()


@pytest.mark.parametrize("level", LEVELS)
def test_a_pass_for_want_of_cards_takes_as_long_as_any_other(level: str) -> None:
    spent = {X: Supply(0, 1, 0)}
    able, unable = states = [
        lay(word, exhausted=2, pile="", houses={"wei": {X: 1}}, supplies=spent).state
        for word in ("red", "green")
    ]
    assert Pass() in CHINA.legal(able)
    assert CHINA.legal(unable) == (Pass(),)
    for state in states:
        view = CHINA.view(state, CHINA.unknowing(), X)
        assert SEARCHING.unsearched(view, CHINA.legal(state), level) is None


@cache
def forced() -> Sequence[tuple[View, Command]]:
    """Return a few turns in which no card pays for a piece, or another one, in the last round."""
    found = [
        (view, legal[0])
        for state, view in decisions(FORCED)
        if view.stage is Stage.PLACING and len(legal := CHINA.legal(state)) == 1
    ]
    assert len(found) == len(FORCED)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_what_alone_is_left_is_done(level: str) -> None:
    for view, only in forced():
        assert BOTS[level](RULES).choose(view, [only], 20, Random(1)) == only


def test_a_hint_has_reasons_in_words() -> None:
    state = lay("red red purple", houses={"wei": {X: 6}, "shu": {X: 1}}).state
    view = CHINA.view(state, CHINA.unknowing(), X)
    first, second, *_ = judged(SEARCHING, view, CHINA.legal(state), 60_000, Random(1)).best
    reasons = SEARCHING.reasons(view, first.tally, second.tally)
    assert reasons
    for reason in reasons:
        assert f"{abs(reason.points):.1f}" in telling.reason(reason, view, ())
    assert telling.way_label(first.command, view, ())


def test_only_the_end_of_a_turn_needs_no_search() -> None:
    for real, _ in islice(SAMPLE.pairs(), 15):
        sure = ChinaSearching().unsearched(real.view, real.legal, "strong")
        assert (sure is not None) == (real.view.stage is Stage.TURN_END)
