"""Chance: uniform, the same for the same seed, and drawn only when it is asked for."""

import hmac
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from changcheng_qt.engine.luck import Luck, NoLuck, NothingToDraw, SeededLuck, WrittenLuck

ROLLS = 60_000
LIMIT = 20.52
"""Chi-square of five degrees of freedom exceeds this once in a thousand."""


def chi_square(drawn: Iterable[int], below: int) -> float:
    """How far the frequencies of draws are from equal ones."""
    counts = Counter(drawn)
    expected = counts.total() / below
    return sum((counts[value] - expected) ** 2 / expected for value in range(below))


def rolls(draw: Callable[[int], int]) -> list[int]:
    return [draw(number) for number in range(ROLLS)]


@pytest.mark.no_cover
def test_every_outcome_is_as_likely() -> None:
    luck = SeededLuck("a seed")
    assert chi_square(rolls(lambda number: luck.draw("roll", number, 6)), 6) < LIMIT


@pytest.mark.no_cover
def test_a_biased_drawer_is_caught() -> None:
    luck = SeededLuck("a seed")
    assert chi_square(rolls(lambda number: luck.draw("roll", number, 64) % 6), 6) > LIMIT


def test_no_outcome_is_favoured_by_the_remainder() -> None:
    """Below 3/4 of the range a bare remainder would draw a number of the first third twice."""
    below, luck = 3 * 2**254, SeededLuck("a seed")
    drawn = [luck.draw("roll", number, below) * 3 // below for number in range(3_000)]
    assert chi_square(drawn, 3) < 13.82  # two degrees of freedom, once in a thousand


def test_a_draw_depends_on_seed_kind_and_number_only() -> None:
    luck = SeededLuck("a seed")
    first = luck.draw("roll", 7, 1000)
    luck.draw("rob", 7, 1000)
    assert luck.draw("roll", 7, 1000) == first == SeededLuck("a seed").draw("roll", 7, 1000)
    others = {
        luck.draw("rob", 7, 1000),
        luck.draw("roll", 8, 1000),
        SeededLuck("another").draw("roll", 7, 1000),
    }
    assert first not in others


def test_a_draw_can_be_made_by_another_program() -> None:
    """The rule in the docstring, word for word."""
    whole = hmac.new("長城".encode(), b"roll 7 0", "sha256").hexdigest()
    assert SeededLuck("長城").draw("roll", 7, 6) == int(whole, 16) % 6


def test_written_outcomes_are_drawn_in_their_order() -> None:
    luck = WrittenLuck({"roll": (3, 5)})
    assert [luck.draw("roll", number, 6) for number in (0, 1, 0)] == [3, 5, 3]


@pytest.mark.parametrize(
    "luck", [NoLuck(), WrittenLuck({}), WrittenLuck({"roll": (6,)}), WrittenLuck({"roll": (-1,)})]
)
def test_an_outcome_that_is_not_there_is_not_made_up(luck: Luck) -> None:
    with pytest.raises(NothingToDraw, match="roll 0"):
        luck.draw("roll", 0, 6)
