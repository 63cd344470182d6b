"""The legal commands agree with the literal reading of RIDERS, in random games and fixed ones."""

from random import Random

import pytest

from changcheng_qt.titles.riders.rules import legality
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.effort import effort
from tests.titles.riders.rules import literal
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.fixed import positions
from tests.titles.riders.rules.play import random_game

pytestmark = pytest.mark.no_cover

EACH = effort(sample=1, nightly=20)
"""How many positions of each stage are compared in a game."""


def compared(line: list[State], rng: Random) -> set[Stage]:
    """Compare some positions of each stage, and return the stages."""
    stages = {state.stage for state in line}
    for stage in stages:
        there = [state for state in line if state.stage is stage]
        for state in rng.sample(there, min(EACH, len(there))):
            listed = legality.legal(state)
            assert len(set(listed)) == len(listed)
            assert set(listed) == literal.legal(state)
    return stages


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_random_games(seats: int) -> None:
    rng = Random(seats)
    for seed in range(effort(sample=1, nightly=5)):
        compared([ply.before for ply in random_game(seed, seats)], rng)


def test_in_fixed_games_at_every_stage() -> None:
    stages = set()
    for game in range(len(CASES["games"])):
        stages |= compared(list(positions(game)), Random(game))
    assert stages == set(Stage)


def test_every_conceivable_command_is_judged_alike() -> None:
    rng = Random(7)
    for state in rng.sample(list(positions(3)), 12):
        for command in literal.every_command(state):
            is_legal = legality.why_not(state, command) is None
            assert is_legal == literal.is_legal(state, command), command


def test_a_planted_fault_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(literal, "is_free_site", lambda state, corner: True)
    with pytest.raises(AssertionError):
        compared(list(positions(0)), Random(0))
