"""A game that comes to the table is played through once: by the code that reads its file."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from changcheng_qt.engine.history import History
from changcheng_qt.engine.step import Applied, Step
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.state import State
from tests.app.plain_title import Stage, finish
from tests.saves.conftest import random_match

AnyStep: TypeAlias = Step[Any, Any, Any]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[AnyStep]:
    """The steps that are played in any match."""
    steps: list[AnyStep] = []
    add = History.add

    def noted(history: History[Any, Any, Any], step: AnyStep) -> None:
        steps.append(step)
        add(history, step)

    monkeypatch.setattr(History, "add", noted)
    return steps


def test_opening_a_game_of_120_steps_applies_120_commands(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, file = random_match(5, seats=4, steps=120), tmp_path / "g.changcheng"
    write_file(RealDisk(), file, record_of(match, Random(1), seed_known=False))
    applied: list[object] = []
    apply = CHANG_CHENG.apply

    def noted(state: State, command: Command) -> Applied[State, Event]:
        applied.append(command)
        return apply(state, command)

    monkeypatch.setitem(vars(CHANG_CHENG), "apply", noted)
    stage.open(file)
    assert applied == [step.command for step in match.steps]
    assert len(applied) == 120


@pytest.mark.parametrize("is_over", [True, False])
def test_a_file_from_elsewhere(
    stage: Stage, tmp_path: Path, played: list[AnyStep], *, is_over: bool
) -> None:
    match, file = random_match(5, seats=3, steps=None if is_over else 40), tmp_path / "g.changcheng"
    write_file(RealDisk(), file, record_of(match, Random(1), seed_known=False))
    played.clear()
    stage.open(file)
    assert bool(stage.window.replay_show) == is_over
    assert len(played) == len(match.steps) > 0


@pytest.mark.parametrize("is_over", [True, False])
def test_a_kept_game(
    make_stage: Callable[..., Stage], played: list[AnyStep], *, is_over: bool
) -> None:
    stage = make_stage()
    stage.session.begin(stage.order("hh"))
    match, folder = stage.session.match, stage.session.folder
    assert match
    assert folder
    for _ in range(9):
        match.submit(match.legal(match.turn_seat)[0])
    if is_over:
        finish(stage)
    before = (folder / "game.changcheng").read_bytes()
    stage.session.let_go()
    played.clear()
    stage.session.go_on(folder)
    assert bool(stage.window.replay_show) == is_over
    assert len(played) == len(match.steps) > 0
    assert (folder / "game.changcheng").read_bytes() == before
