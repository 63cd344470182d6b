"""Two people who do not see the window play a game in it, and strike no Tab to look for a panel.

All they know is the accessible tree; they act by keys and by the actions that the tree offers. Each
panel has the focus by itself as it opens: the gate, a scoring, its questions, the picker of boards,
the attack, the result. In CI they take the game up where most of these are still to come.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    ExtendMap,
    Peek,
    RaiseValue,
    RemoveThreat,
)
from tests.effort import NIGHTLY, effort
from tests.journeys.plan import Move, of_kind, plan_of
from tests.titles.changcheng.table.playing import match_of, play, worked_setup
from tests.ui.real_window.directions import (
    AT_LAST,
    ATTACK,
    BOARD,
    EXTENSION,
    GATE,
    RESULT,
    SCORING,
    WAYS_ON,
    directions,
)
from tests.ui.real_window.real_program import kept_commands, read_aloud

SEED = 24
BEGIN = effort(sample=46, nightly=0)
"""How many moves are already made; then comes one with a scoring."""
LONGEST = 900 if NIGHTLY else 300
"""Seconds after which everything is ended, enough for a slow computer."""

PANELS = (GATE, SCORING, BOARD, EXTENSION, ATTACK, RESULT)
WITHOUT_FOCUS = (
    "import runpy; from changcheng_qt.ui.window.panel_focus import PanelFocus;"
    "PanelFocus._wanted = lambda focus: focus._home;"
    "runpy.run_module('changcheng_qt', run_name='__main__', alter_sys=True)"
)


def begun(moves: Sequence[Move]) -> AnyMatch:
    """The match before the moves that are left."""
    return play(match_of(worked_setup(2, SEED)), *(move.command for move in moves[:BEGIN]))


def played(
    folder: Path, moves: Sequence[Move], program: Sequence[str], patience: float
) -> dict[str, Any]:
    """Play the rest of a game in a program; return the announcements."""
    steps = [*directions(begun(moves), moves[BEGIN:]), *AT_LAST]
    plan = {"patience": patience, "ways_on": WAYS_ON, "steps": steps}
    return read_aloud(folder, begun(moves), program, plan, reader="player", longest=LONGEST)


def test_a_game_is_played_to_its_result_without_looking_for_a_panel(tmp_path: Path) -> None:
    moves = plan_of(match_of(worked_setup(2, SEED)), SEED)
    for kind in (BreakWall, ExtendMap, Peek, RaiseValue, RemoveThreat):
        assert of_kind(moves[BEGIN:], kind), kind
    found = played(tmp_path, moves, [sys.executable, "-m", "changcheng_qt"], patience=60)
    assert found["missing"] == "", found["missing"]
    assert kept_commands(tmp_path) == [move.command for move in moves]
    for panel in PANELS:
        assert any(panel in one for one in found["panels"]), panel


def test_a_panel_without_the_focus_is_reported(tmp_path: Path) -> None:
    """The same, where the focus stays on the board when a panel opens."""
    moves = plan_of(match_of(worked_setup(2, SEED)), SEED)
    found = played(tmp_path, moves, [sys.executable, "-c", WITHOUT_FOCUS], patience=10)
    assert SCORING in found["missing"]
    assert "'Board' has the focus" in found["missing"]
