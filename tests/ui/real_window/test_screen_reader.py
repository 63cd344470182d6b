"""A whole turn in a real window, played by somebody who neither sees it nor has a pointer."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT
from typing import Any

import pytest

import system_libraries
from changcheng_qt.games.changcheng.commands import Command, EndTurn, Peek, PlaceSingle
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import record_to_bytes
from tests.ui.changcheng.playing import match_of, play, worked_setup

ROOT = Path(__file__).parents[3]
LONGEST = 150
"""Seconds after which everything is ended, on however slow a computer."""

BEFORE: list[Command] = [PlaceSingle(0), EndTurn()]
TURN: list[Command] = [PlaceSingle(5), PlaceSingle(9), Peek(1), EndTurn()]
STEPS = (
    ("Press", "I'm Luca"),
    ("Press", "Wall"),
    ("Press", "Jiuquan 2/4"),
    ("Press", "Zhangye 2/5"),
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
    """What the reader has found, and what the program has kept."""

    names: list[list[str]]
    announced: list[str]
    missing: str
    kept: list[Command]


@pytest.fixture(autouse=True)
def needs_a_screen_reader() -> None:
    """Skip where the Debian packages for this are missing and cannot be installed."""
    absent = system_libraries.missing_files(system_libraries.FOR_TESTS)
    if absent and system_libraries.may_install():
        pytest.fail(f"packaging/dev.py test installs what is missing: {', '.join(absent)}")
    if absent:
        pytest.skip(f"needs the Debian packages {', '.join(absent)}")


def read(folder: Path, program: Sequence[str], patience: float) -> Outcome:
    """Let the reader play a turn of a saved game in a program."""
    saved, plan, report = (folder / name for name in ("saved.changcheng", "plan", "report"))
    match = play(match_of(worked_setup(3)), *BEFORE)
    saved.write_bytes(record_to_bytes(record_of(match, Random(0), seed_known=False)))
    plan.write_text(json.dumps({"patience": patience, "steps": STEPS, "at_last": AT_LAST}))
    settings = folder / "config" / "changcheng_qt" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "en", "theme": "light", "motion": "none"}))
    reader = ["/usr/bin/python3", Path(__file__).with_name("reader.py"), plan, report]
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--"]
    said = run_within(LONGEST, [*screen, *reader, *program, "--open", saved], variables_for(folder))
    assert report.exists(), said
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    library = Library(RealDisk(), folder / "data" / "changcheng_qt" / "games", Random(1))
    taken = library.take_newest()
    kept = [step.command for step in taken.recovered.match.steps] if taken else []
    return Outcome(found["names"], found["announced"], found["missing"], kept)


def variables_for(folder: Path) -> dict[str, str]:
    """The environment of a program that keeps everything in one folder."""
    kinds = ("CONFIG", "DATA", "CACHE", "STATE")
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    return {**os.environ, **homes, "HOME": str(folder)}


def run_within(seconds: float, words: Sequence[object], variables: dict[str, str]) -> str:
    """Run something to its end, or end it with all that it has started; return what it said."""
    command = [str(word) for word in words]
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, start_new_session=True, stdout=PIPE, stderr=STDOUT
    ) as started:
        try:
            said, _ = started.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            said, _ = started.communicate()
    return said.decode(errors="replace")


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


def test_without_its_own_factory_the_board_is_not_found(tmp_path: Path) -> None:
    found = read(tmp_path, [sys.executable, "-c", WITHOUT_FACTORY], patience=10)
    assert found.missing == "Jiuquan 2/4"
    assert found.kept == BEFORE
