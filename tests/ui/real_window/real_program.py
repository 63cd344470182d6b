"""The program as people start it, on a screen and a bus of its own, with somebody who reads it."""

import json
import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT
from typing import Any

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import record_to_bytes

ROOT = Path(__file__).parents[3]


def read_aloud(
    folder: Path,
    match: AnyMatch,
    program: Sequence[str],
    plan: dict[str, Any],
    *,
    reader: str,
    longest: float,
) -> dict[str, Any]:
    """Run one of the readers next to this module with a plan for a program that opens a match, with
    everything in one folder; return its report. After `longest` seconds both are ended.
    """
    saved, plan_file, report = (folder / name for name in ("saved.changcheng", "plan", "report"))
    saved.write_bytes(record_to_bytes(record_of(match, Random(0), seed_known=False)))
    plan_file.write_text(json.dumps(plan), "utf-8")
    settings = folder / "config" / "changcheng_qt" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "en", "theme": "light", "motion": "none"}))
    python = ["/usr/bin/python3", "-m", f"tests.ui.real_window.{reader}", plan_file, report]
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--"]
    said = run_within(longest, [*screen, *python, *program, "--open", saved], variables_for(folder))
    assert report.exists(), said
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def kept_commands(folder: Path) -> list[Any]:
    """Return the steps of the game that a program with everything in a folder has kept."""
    library = Library(RealDisk(), folder / "data" / "changcheng_qt" / "games", Random(1))
    newest, *_ = library.games()
    return [step.command for step in library.read(newest.folder).match.steps]


def variables_for(folder: Path) -> dict[str, str]:
    """The environment of a program that keeps everything in one folder."""
    kinds = ("CONFIG", "DATA", "CACHE", "STATE")
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    return {**os.environ, **homes, "HOME": str(folder)}


def run_within(seconds: float, words: Sequence[object], variables: dict[str, str]) -> str:
    """Run something to its end, or end it with all that it has started; return its output."""
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
