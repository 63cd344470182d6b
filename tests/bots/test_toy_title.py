"""Bots that search know no title: the toy plays with all levels once it has positions to search."""

from random import Random

import pytest

from changcheng_qt import titles
from changcheng_qt.app.workers.bot_worker import Question, answer
from changcheng_qt.bots import LEVELS, is_compiled, levels_of
from changcheng_qt.bots.hints import judged
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from tests.toy.entry import SEARCHED_TOY, TOY
from tests.toy.rules import ToyState, ToyView

pytestmark = pytest.mark.skipif(
    is_compiled(), reason="native code takes no games in plain Python: see `toy_core`"
)


@pytest.fixture(autouse=True)
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLES", (SEARCHED_TOY,))


def test_positions_to_search_make_the_difference() -> None:
    assert levels_of(TOY.rules) == ("random", "greedy")
    assert levels_of(SEARCHED_TOY.rules) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_the_toy(level: str) -> None:
    players = [Player(f"P{seat}", level, 20) for seat in range(3)]
    match: AnyMatch = Match(SEARCHED_TOY.game, ToyState(3), players)
    for _ in range(25):
        seat = match.to_act
        if seat is None:
            break
        legal = match.legal(seat)
        asked = Question(1, "toy", level, match.view(seat), legal, 20, f"{len(match.steps)}")
        match.submit(answer(asked).command)
    assert len(match.steps) == 25 or match.outcome


def test_advice_on_the_toy_has_no_lines() -> None:
    from tests.toy.core import ToySearching

    view, legal = ToyView(0, ToyState(3)), ["work", "ask 1", "ask 2", "end", "finish"]
    first, second, *_ = judged(ToySearching(), view, legal, 3000, Random(1)).best
    assert first.command in legal
    assert first.tally.own == second.tally.own == ()
