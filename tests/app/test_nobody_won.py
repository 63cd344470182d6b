"""A game that nobody has won, in the rooms that every title shares; the toy has one."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli.saved_games import json_lines, text_lines
from changcheng_qt.app.cli.simulate import line
from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.statistics.reading import played_game
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.result.winners import WinnersMoment
from tests.engine.matches import ANNA, BEN, CLEO
from tests.toy.entry import TOY
from tests.toy.rules import FAIR, TOY_GAME

if TYPE_CHECKING:
    from changcheng_qt.saves.library import KeptGame


@pytest.fixture(autouse=True)
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.titles.TITLES", (TOY,))


@pytest.fixture
def fallen() -> AnyMatch:
    match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
    for command in ("roll 1", "fall"):
        match.submit(command)
    return match


def test_the_command_line_says_so(fallen: AnyMatch) -> None:
    assert list(text_lines(fallen))[-1] == "scores 0, 0, 0; won by nobody"
    assert line(fallen, "7") == "seed=7 seats=3 turns=1 scores=0,0,0 winners="
    assert list(json_lines(fallen))[-1] == '{"kind": "end", "scores": [0, 0, 0], "winners": []}'


def test_a_file_holds_it(fallen: AnyMatch) -> None:
    record, _ = read_match(record_to_bytes(record_of(fallen, Random(1), seed_known=False)))
    assert record.outcome == Outcome((0, 0, 0), ())


def test_in_statistics_nobody_has_won(fallen: AnyMatch, tmp_path: Path) -> None:
    kept = cast("KeptGame", SimpleNamespace(folder=tmp_path, played=1))
    game = played_game(RealDisk(), kept, fallen, is_whole=False)
    assert game is not None
    assert [seat.has_won for seat in game.seats] == [False] * 3


def test_the_winners_have_no_moment(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    moment = WinnersMoment(Appearance(Looks(theme=ThemeChoice.LIGHT)), parent)
    moment.start(())
    assert not moment.is_running
    moment.start((SIX_SEATS["red"],))
    assert moment.is_running
    moment.end()
