"""A title may lack a core, lessons, an analysis and secrets: their entries are then absent, in the
window and on the command line. The toy and Riders at the Wall lack some of them.
"""

import io
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from changcheng_qt import titles
from changcheng_qt.app import opening
from changcheng_qt.app.cli import analyse, hint
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.command_line import WRONG_ARGUMENTS
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from tests.app.conftest import Build
from tests.app.conftest import folders as folders
from tests.app.conftest import program as program
from tests.toy.entry import SEARCHED_TOY, TOY

ALL = {**{title.name: title for title in TITLES}, "toy": TOY, "searched toy": SEARCHED_TOY}
LACKS_CORE = {"toy"}
LACKS_LESSONS = {"toy", "searched toy"}
LACKS_ANALYSIS = {"toy", "searched toy"}


@pytest.fixture(params=ALL)
def name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each title in turn, alone in the program."""
    chosen: str = request.param
    for module in (titles, opening):
        monkeypatch.setattr(module, "TITLES", (ALL[chosen],))
    return chosen


def new_match(title: Title) -> AnyMatch:
    """A game that has just begun, between one person and bots."""
    seats = title.rules.seat_counts[0]
    setup = title.open_box(None).draw_usual(seats, Random(1))
    players = [Player("Mei"), *(Player(f"B{n}", "random") for n in range(1, seats))]
    return Match(title.game, setup, players, luck=SeededLuck("lacking"))


def saved(match: AnyMatch, folder: Path) -> str:
    """Write a game; return where."""
    file = folder / "game.changcheng"
    write_file(RealDisk(), file, record_of(match, Random(1), seed_known=True))
    return str(file)


def test_hints_and_lessons_are_offered_where_a_title_has_them(name: str, program: Build) -> None:
    running = program()
    page = running.window.table.start_page
    shown = {one.text(): one for one in page.findChildren(QPushButton) if one.isVisible()}
    assert ("Learn to play" in shown) == (name not in LACKS_LESSONS)
    next(button for words, button in shown.items() if words.startswith("New game")).click()
    dialog = running.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    for row in dialog.rows:
        row.controller.setCurrentIndex(0)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    show = running.window.match_show
    assert show
    show.bridge.change_help(BEGINNERS, range(len(show.bridge.players)))
    assert show.flow.hints.is_offered == (name not in LACKS_CORE)


def test_a_hint_on_the_command_line_needs_a_core(name: str, qapp: object, tmp_path: Path) -> None:
    match = new_match(ALL[name])
    seat = match.to_act
    words = ["hint", saved(match, tmp_path), "--seat", str(seat), "--effort", "1"]
    out, complaints = io.StringIO(), io.StringIO()
    code = hint.run(parse(words), out, complaints)
    is_refused = code == WRONG_ARGUMENTS and "this game is not searched" in complaints.getvalue()
    assert is_refused == (name in LACKS_CORE)
    assert bool(out.getvalue()) == (name not in LACKS_CORE)


def test_only_what_can_be_analysed_is(name: str) -> None:
    match = new_match(ALL[name])
    rng = Random(2)
    while match.to_act is not None:
        match.submit(rng.choice(match.legal(match.to_act)))
    costs = analyse.costs(match, (), 1, is_whole=True)
    assert (costs is not None) == (name not in LACKS_ANALYSIS)
