"""Counting sequences of commands, by the rules and by a literal reading of them."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

import pytest

from changcheng_qt.titles.china.rules import legality
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import SeatColour, Supply
from changcheng_qt.titles.china.rules.setup import Options, SetupChoices, Side, draw_setup
from changcheng_qt.titles.china.rules.state import State, first_state
from tests.effort import effort
from tests.titles.china.rules import literal
from tests.titles.china.rules.play import BOARDS
from tests.titles.china.rules.scene import X, Y, Z, lay


def start(seats: int, side: Side, *, fortifications: bool = False) -> State:
    """The first turn of a game that is always the same."""
    options = Options(fortifications=fortifications)
    choices = SetupChoices(tuple(SeatColour)[:seats], 0, side, options)
    return first_state(draw_setup(choices, BOARDS, Random(11)))


POSITIONS: Final = {
    "three on A": start(3, Side.A),
    "four on B": start(4, Side.B),
    "five on B, fortifications": start(5, Side.B, fortifications=True),
    "a house owed": lay(
        "purple purple orange",
        houses={"chu": {Z: 6}},
        supplies={X: Supply(20, 8, 1)},
        options=Options(fortifications=True),
    ).state,
    "the pile runs out": lay(
        "red red red", houses={"wei": {Y: 6}}, pile="green", discards="red yellow"
    ).state,
    "the last round": lay("red red green", houses={"wei": {Y: 4}}, exhausted=2, pile="").state,
}
TABLE: Final[dict[str, list[tuple[int, int]]]] = {
    "three on A": [(59, 0), (295, 0), (903, 0), (6783, 0)],
    "four on B": [(34, 0), (170, 0), (170, 0), (11220, 0)],
    "five on B, fortifications": [(130, 0), (650, 0), (2058, 0)],
    "a house owed": [(125, 0), (628, 28), (2216, 140)],
    "the pile runs out": [(52, 13), (263, 91), (963, 195), (3841, 4921)],
    "the last round": [(66, 0), (143, 0), (4346, 0)],
}


def count(state: State, depth: int, legal: Callable[[State], Iterable[Command]]) -> tuple[int, int]:
    """Return how many sequences of n commands there are, and the points at their ends."""
    if depth == 0:
        return 1, sum(state.scores)
    sequences = points = 0
    for command in legal(state):
        more = count(CHINA.apply(state, command).after, depth - 1, legal)
        sequences, points = sequences + more[0], points + more[1]
    return sequences, points


def depths(name: str, most: int) -> list[int]:
    """The depths at which a position has not too many sequences to count."""
    return [depth for depth, (number, _) in enumerate(TABLE[name], 1) if number <= most]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", POSITIONS)
def test_the_rules_count_what_the_table_says(name: str) -> None:
    for depth in depths(name, effort(sample=3_000, nightly=300_000)):
        assert count(POSITIONS[name], depth, CHINA.legal) == TABLE[name][depth - 1]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", POSITIONS)
def test_the_literal_reading_counts_what_the_table_says(name: str) -> None:
    for depth in depths(name, effort(sample=600, nightly=30_000)):
        assert count(POSITIONS[name], depth, literal.legal) == TABLE[name][depth - 1]


def test_a_planted_fault_changes_the_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "the last round"
    monkeypatch.setattr(legality, "PAIR", 3)
    assert count(POSITIONS[name], 1, CHINA.legal) != TABLE[name][0]
