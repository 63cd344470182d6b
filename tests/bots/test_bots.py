"""Bots choose legal commands, and always the same ones for the same seed."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from changcheng_qt.bots import BOTS
from changcheng_qt.bots.bot import Appraise, GreedyBot, RandomBot

LEGAL = list(range(20))


def by_value(view: int, legal: Sequence[int]) -> list[float]:
    """Judge numbers: the nearer to the view's, the better."""
    return [-abs(command - view) for command in legal]


class ByValue:
    """A title that judges by value, and cannot be searched."""

    appraise: Appraise[Any, Any] = staticmethod(by_value)
    judged = MappingProxyType[str, Any]({})
    searching = None


WITHOUT_SEARCH = ("random", "greedy")


@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    bot = BOTS[name](ByValue())
    choices = {bot.choose(7, LEGAL, 5, Random("seed")) for _ in range(10)}
    assert len(choices) == 1
    assert choices <= set(LEGAL)


@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_one_legal_command_is_enough(name: str) -> None:
    assert BOTS[name](ByValue()).choose(7, [3], 1, Random(1)) == 3


def test_greedy_takes_the_best() -> None:
    assert GreedyBot(by_value).choose(7, LEGAL, 100, Random(1)) == 7


def off_centre(view: int, legal: Sequence[int]) -> list[int]:
    return [abs(command - 5) for command in legal]


def test_greedy_draws_among_equals() -> None:
    bot = GreedyBot(off_centre)
    choices = {bot.choose(0, range(11), 100, Random(seed)) for seed in range(50)}
    assert choices == {0, 10}


def test_greedy_weighs_no_more_than_its_budget() -> None:
    weighed: list[int] = []

    def counting(view: int, legal: Sequence[int]) -> list[float]:
        weighed.append(len(legal))
        return by_value(view, legal)

    for budget in (1, 5, 100):
        GreedyBot(counting).choose(7, LEGAL, budget, Random(1))
    assert weighed == [1, 5, 20]


def test_random_is_not_dominated_by_many_of_a_kind() -> None:
    legal = [*LEGAL, "end"]
    chosen = [RandomBot().choose(None, legal, 1, Random(seed)) for seed in range(200)]
    assert 60 < chosen.count("end") < 140
    assert len(set(chosen)) > 10
