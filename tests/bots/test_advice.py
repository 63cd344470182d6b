"""What a search tells of a choice: exact sums, the same luck for all, nothing said of mere luck."""

from collections.abc import Sequence
from random import Random

import pytest

from changcheng_qt.bots.advice import CLEAR, Advice, Difference, Weighed, advise
from changcheng_qt.bots.bot import Stopped, Tally
from tests.bots.toy_core import HeapSearching, takes


def advice(heap: int, nodes: int = 400, wanted: Sequence[str] = ()) -> Advice[str]:
    """Return what is advised at a heap of coins."""
    return advise(HeapSearching(), heap, takes(heap), nodes, Random(1), wanted=wanted)


def tally(count: int, margins: Sequence[int]) -> Tally:
    """Return the tally of these margins, each as often as it takes to make up a count."""
    times = count // len(margins)
    squares = times * sum(margin * margin for margin in margins)
    return Tally(count, times * sum(margins), squares, 0, (0,), (0,), (0,))


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10])
def test_the_winning_command_is_advised(heap: int) -> None:
    found = advice(heap)
    assert found.command == found.weighed[0].command == f"take {heap % 4}"
    assert found.difference().is_clear
    assert found.difference().points > 2


def test_compared_commands_are_simulated_equally_often() -> None:
    found = advice(7, 120)
    assert [one.tally.count for one in found.weighed] == [120, 120]
    assert sum(one.visits for one in found.weighed) <= 120


def test_lines_add_up_to_the_margin_exactly() -> None:
    for heap in (5, 6, 7, 30):
        found = advice(heap)
        for one in found.weighed:
            assert sum(one.tally.lines) == one.tally.margin
        difference = found.difference()
        first, second = (one.tally.margin for one in found.weighed)
        assert sum(difference.lines) == first - second
        assert sum(difference.lines) / 400 == pytest.approx(difference.points)


def test_wanted_commands_are_compared_with_the_best() -> None:
    found = advice(7, wanted=["take 1", "take 2"])
    assert [one.command for one in found.weighed] == ["take 3", "take 1", "take 2"]
    assert found.difference(2).is_clear


def test_the_best_is_not_compared_with_itself() -> None:
    assert [one.command for one in advice(7, wanted=["take 3"]).weighed] == ["take 3"]


def test_the_same_question_has_the_same_advice() -> None:
    assert advice(30) == advice(30)


def test_without_a_choice_there_is_nothing_to_weigh() -> None:
    assert advice(1) == Advice("take 1")


def test_advice_stops_when_it_is_told_to() -> None:
    with pytest.raises(Stopped):
        advise(HeapSearching(), 9, takes(9), 20_000, Random(1), lambda: True)


@pytest.mark.parametrize("spread", [0, 4, 8])
def test_a_difference_below_two_standard_errors_says_nothing(spread: int) -> None:
    better, other = tally(400, [1 + spread, 1 - spread]), tally(400, [spread, -spread])
    difference = Difference(better, other)
    assert difference.points == 1
    assert difference.error == pytest.approx(spread * (2 / 400) ** 0.5)
    assert difference.is_clear == (CLEAR * difference.error < 1)
    assert not Difference(other, better).is_clear


@pytest.mark.parametrize(
    ("better", "other", "is_clear"),
    [
        ((2.0, 2.1), (1.0, 1.1), True),
        ((0.0, 4.1), (1.0, 1.1), False),
        ((0.0, 4.1), (-1.0, 3.1), True),
        ((), (), True),
    ],
)
def test_what_trees_disagree_about_may_be_luck(
    better: tuple[float, ...], other: tuple[float, ...], is_clear: bool
) -> None:
    first = Weighed("one", tally(1000, [2, 2]), means=better)
    second = Weighed("two", tally(1000, [1, 1]), means=other)
    assert first.is_clearly_better(second) is is_clear
    assert not second.is_clearly_better(first)
