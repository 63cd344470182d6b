"""A whole turn in a real window, played by somebody who neither sees it nor has a pointer.

By day `test_whole_game` and, with the same fault, `test_china_turn` do so.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn, Peek, PlaceSingle
from tests.effort import by_night
from tests.titles.changcheng.table.playing import match_of, play, worked_setup
from tests.ui.real_window.real_program import kept_commands, read_aloud

LONGEST = 150
"""Seconds after which everything is ended, enough for a slow computer."""

BEFORE: list[Command] = [PlaceSingle(0), EndTurn()]
TURN: list[Command] = [PlaceSingle(5), PlaceSingle(9), Peek(1), EndTurn()]
STEPS = (
    ("Press", "I'm Luca"),
    ("Press", "Wall"),
    ("Press", "Jiuquan, square 2 of 4"),
    ("Press", "Zhangye, square 2 of 5"),
    ("Peek", "Torghut"),
    ("Press", "End turn"),
)
AT_LAST = "I'm Claire"
WITHOUT_FACTORY = (
    "import runpy; from PySide6.QtGui import QAccessible;"
    "QAccessible.installFactory = lambda factory: None;"
    "runpy.run_module('changcheng_qt', run_name='__main__', alter_sys=True)"
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The things that the reader found, and the files that the program kept."""

    names: list[list[str]]
    announced: list[str]
    missing: str
    kept: list[Command]


def read(folder: Path, program: Sequence[str], patience: float) -> Outcome:
    """Play a turn of a saved game in a program by the reader."""
    match = play(match_of(worked_setup(3)), *BEFORE)
    plan = {"patience": patience, "steps": STEPS, "at_last": AT_LAST}
    found = read_aloud(folder, match, program, plan, reader="reader", longest=LONGEST)
    kept = kept_commands(folder)
    return Outcome(found["names"], found["announced"], found["missing"], kept)


@by_night
def test_a_whole_turn_is_played_through_the_accessibility_tree(tmp_path: Path) -> None:
    found = read(tmp_path, [sys.executable, "-m", "changcheng_qt"], patience=30)
    assert found.missing == ""
    assert found.kept == [*BEFORE, *TURN]
    at_gate, own, *_, after = (set(names) for names in found.names)
    table = {"Board", "Your hand", "Warrior", "End turn"}
    for gate in (at_gate, after):
        assert not table & gate
        assert not any("facing" in name for name in gate)
    assert table <= own
    assert sum("facing" in name for name in own) == 26
    value = [said for said in found.announced if said.startswith("Torghut: threat −")]
    assert len(value) == 1, "a look is spoken, once"
    assert not any("Torghut: threat −" in name for names in found.names for name in names)
    assert any("Claire" in said for said in found.announced), "whose turn it is"


@by_night
def test_without_its_own_factory_the_board_is_not_found(tmp_path: Path) -> None:
    found = read(tmp_path, [sys.executable, "-c", WITHOUT_FACTORY], patience=10)
    assert found.missing == "Jiuquan, square 2 of 4"
    assert found.kept == BEFORE
