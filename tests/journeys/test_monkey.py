"""All deeds in any order: no error and no warning, nothing of another seat on the screen, the file
holds the game, and somebody who wants to can go on.

`dev.py nightly tests/journeys/test_monkey.py` does this for longer. The deeds before a failure are
printed.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copy

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from changcheng_qt.app import main
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.saves.journal import Journal
from changcheng_qt.ui.flow import table_flow
from changcheng_qt.ui.flow.playhead import Playhead
from changcheng_qt.ui.flow.screens import Gate, Screen, viewer_of
from changcheng_qt.ui.gate.gate import GatePanel
from tests.effort import NIGHTLY, effort
from tests.journeys import person
from tests.journeys.always import SIZE, come_back, go_on, see_file, see_who_looks
from tests.journeys.journey import QUIET, SetOut
from tests.journeys.monkey import AnyFiles, Monkey, PromptBots, any_order

SEEDS = range(60) if NIGHTLY else (0, 5)
"""By day a game of China and one of Riders at the Wall come first."""
ROUNDS = effort(sample=1, nightly=10)
WITH_FAULT = max(2, ROUNDS)
"""The number of rounds played against each planted fault."""
DEEDS = effort(sample=15, nightly=60)
"""How many things are done before a person wants to go on."""
STEPS = 3
"""How many steps that person wants to see."""
TRIES = 6
"""Within how many seeds a planted fault must be found."""
LEFT_OPEN = 50
"""Milliseconds between two looks whether a menu was left open."""
CORPUS = Path(__file__).parents[1] / "saves" / "corpus"
MOVING = replace(QUIET, motion="normal")


class Caught(AssertionError):
    """Something was wrong after the deeds in the message."""


@pytest.fixture
def live(
    set_out: SetOut, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., None]:
    """Run a monkey of that seed on the program, in sessions one after the other."""
    folder = tmp_path / "files"
    folder.mkdir()
    for file in CORPUS.glob("*.changcheng"):
        copy(file, folder)
        (folder / f"cut-{file.name}").write_bytes(file.read_bytes()[:999])
    monkeypatch.setattr(main, "BotRunner", PromptBots)

    def run(seed: int, rounds: int = ROUNDS) -> None:
        rng = Random(seed)
        files = AnyFiles(folder, rng)
        monkeypatch.setattr(main, "FileDialogs", lambda window: files)
        monkey = Monkey(set_out(SIZE, MOVING), rng, files)
        monkey.journey.program.session.begin(any_order(rng))
        meanwhile = QTimer(interval=LEFT_OPEN)
        meanwhile.timeout.connect(monkey.close_menu)
        meanwhile.start()
        try:
            with qtbot.captureExceptions() as errors:
                _live(monkey, set_out, errors, rounds)
        except AssertionError as fault:
            raise Caught(f"{fault}\nseed {seed}: {', '.join(monkey.trail)}") from fault
        finally:
            meanwhile.stop()

    return run


def _live(monkey: Monkey, set_out: SetOut, errors: Sequence[object], rounds: int) -> None:
    """Some rounds, and one more in the next session."""
    for _ in range(rounds):
        _one_round(monkey, errors)
    monkey.journey.program.window.close()
    monkey.journey = set_out(SIZE, MOVING)
    _one_round(monkey, errors)


def _one_round(monkey: Monkey, errors: Sequence[object]) -> None:
    """Do many things, then sit down and want to go on."""
    for _ in range(DEEDS):
        monkey.act()
        assert not errors, errors
        see_who_looks(monkey.journey)
    come_back(monkey.journey)
    see_file(monkey.journey)
    for _ in range(STEPS):
        if not go_on(monkey.journey):
            break
        see_who_looks(monkey.journey)
    assert not errors, errors


@pytest.mark.parametrize("seed", SEEDS)
def test_any_deeds_in_any_order(live: Callable[..., None], seed: int) -> None:
    live(seed)


def _own_view_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    def leaking(screen: Screen) -> Viewer:
        return screen.seat if isinstance(screen, Gate) else viewer_of(screen)

    patch.setattr(table_flow, "viewer_of", leaking)


def _bots_are_not_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Playhead, "queue", lambda playhead, *plays: None)


def _nothing_is_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "append", lambda journal, lines: None)


def _an_error_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    def failing(gate: GatePanel) -> None:
        raise ZeroDivisionError

    patch.setattr(GatePanel, "lift", failing)


@pytest.mark.parametrize(
    ("plant", "first"),
    [
        (_own_view_behind_the_gate, 0),
        (_bots_are_not_heard, 4),
        (_nothing_is_written, 0),
        (_an_error_behind_the_gate, 1),
    ],
)
def test_a_planted_fault_is_found(
    live: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    first: int,
) -> None:
    """It is sought from the seed on that has found it soonest."""

    def live_often() -> None:
        for seed in range(first, first + TRIES):
            live(seed, WITH_FAULT)

    plant(monkeypatch)
    monkeypatch.setattr(person, "PATIENCE", person.IN_VAIN)
    with pytest.raises(Caught):
        live_often()
