"""A hint goes on with the plan of the hint before, and tells each plan once."""

from random import Random

import pytest

from changcheng_qt.bots.advice import Grove, Weighed
from changcheng_qt.bots.bot import never
from changcheng_qt.bots.hints import ways_on
from changcheng_qt.verdicts.reasons import Tally
from tests.bots.toy_core import HeapSearching, takes


@pytest.mark.parametrize(
    ("effort", "planned", "first"), [(60, "take 2", "take 2"), (20_000, "take 2", "take 3")]
)
def test_a_plan_comes_first_unless_another_move_is_clearly_better(
    effort: int, planned: str, first: str
) -> None:
    ways = ways_on(HeapSearching(), 7, takes(7), effort, Random(1), never, planned)
    assert ways[0].command == first
    assert [way.is_planned for way in ways] == [way.command == "take 2" == first for way in ways]
    assert len({way.command for way in ways}) == len(ways)


def test_a_plan_that_is_not_legal_any_more_is_forgotten() -> None:
    plain = ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))
    assert ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1), never, "take 9") == plain


def test_where_the_best_are_one_action_another_is_shown_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Alone it read as if there were nothing else to do."""
    ends = Tally(9, 18.0, 36.0, 0, (18.0,), (0.0,), (9,))
    found = [Weighed("take 3", ends, then="take 2"), Weighed("take 2", ends, then="take 3")]

    def tried(grove: Grove[str], *_: object) -> list[Weighed[str]]:
        for number in grove.numbers:
            grove.try_out(number, 90, never)
        return found

    monkeypatch.setattr("changcheng_qt.bots.hints.best_of", tried)
    ways = ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))
    assert [way.command for way in ways] == ["take 3", "take 1"]
