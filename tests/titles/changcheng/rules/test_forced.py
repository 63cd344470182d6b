"""The table's own answers: only where nothing is left to choose, and showing nothing."""

from collections.abc import Sequence

import pytest

from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    Command,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    LowerValue,
    Pass,
    Peek,
    PlaceSingle,
    RaiseValue,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.legality import forced


@pytest.mark.parametrize("command", [Pass(), BreakWall(3), DeclineSwap(), RaiseValue()])
def test_a_single_decision_or_a_pass_is_given(command: Command) -> None:
    assert forced([command]) == command


@pytest.mark.parametrize(
    "legal",
    [
        [EndTurn()],
        [BeginScoring(2)],
        [Peek(1)],
        [ExtendMap("3", Side.A, End.WEST)],
        [PlaceSingle(4)],
        [RaiseValue(), LowerValue()],
        [],
    ],
)
def test_anything_else_is_left_to_the_person(legal: Sequence[Command]) -> None:
    assert forced(legal) is None
