"""The games on this computer, listed on the start page and gone on with, renamed, thrown away."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks.kept_games import THROWN_AWAY
from changcheng_qt.app.main import Program
from changcheng_qt.app.paths import Folders
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import Disk, RealDisk
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.recovery import FILE, Recovered, recover
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.library.card import GameStatus
from changcheng_qt.ui.library.dialogs import TitleDialog
from changcheng_qt.ui.library.row import GameRow
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.banner import Banners
from tests.app.conftest import Build
from tests.saves.conftest import random_match
from tests.ui.shop import settle


@pytest.fixture
def library(folders: Folders) -> Library:
    folders.games.mkdir(mode=0o700, parents=True)
    return Library(RealDisk(), folders.games, Random(1))


def keep(library: Library, seed: int, steps: int | None, names: tuple[str, ...]) -> Path:
    """Put a game on the disk."""
    match = random_match(seed, seats=len(names), steps=steps)
    for seat, name in enumerate(names):
        match.seat_player(seat, Player(name))
    content = record_to_bytes(recording(match, Random(seed)).record())
    journal = Journal(library.disk, library.new_folder(), content)
    journal.mend()
    journal.close()
    return journal.folder


def rows(running: Program) -> dict[str, GameRow]:
    """The rows that are seen, by their headings."""
    return {row.card.heading: row for row in running.window.table.start_page.shelf.rows}


def is_listed(running: Program, heading: str) -> bool:
    """Whether a game with a heading is seen."""
    return heading in rows(running)


@pytest.fixture
def at_start(program: Build, library: Library, qtbot: QtBot) -> Callable[[int], Program]:
    """A program on its start page once n games are listed."""

    def start(count: int) -> Program:
        running = program()
        qtbot.waitUntil(lambda: len(rows(running)) == count)
        return running

    return start


def test_without_games_there_is_no_list(at_start: Callable[[int], Program]) -> None:
    assert not at_start(0).window.table.start_page.shelf.isVisible()


def test_listing_games_makes_nothing_that_is_over_a_match(
    at_start: Callable[[int], Program], library: Library
) -> None:
    keep(library, 1, 10, ("Mei", "Luca"))
    table = at_start(1).window.table
    assert table.start_page.isVisible()
    assert not table.findChildren(Banners)
    table.banners.hide()
    assert table.findChildren(Banners)


def test_games_that_are_listed_behind_the_closed_gate_have_their_room_later(
    library: Library, at_start: Callable[[int], Program]
) -> None:
    """The program starts into a game: the list is first seen when that game is left."""
    keys = [keep(library, seed, 40, ("Ada", name)).name for seed, name in ((1, "Bo"), (2, "Cy"))]
    page = at_start(2).window.table.start_page
    room = page.shelf.size()
    page.show_games([])
    page.keep_still(still=True)
    page.show_games(keys)
    page.keep_still(still=False)
    settle()
    assert page.shelf.size() == room


def test_continue_goes_on_with_the_latest_game_that_runs(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 40, ("Ada", "Bo"))
    running = keep(library, 2, 40, ("Cy", "Dan"))
    keep(library, 3, None, ("Eve", "Flo"))
    started = at_start(3)
    page = started.window.table.start_page
    resume = next(b for b in page.findChildren(QPushButton) if b.text() == "Continue")
    qtbot.waitUntil(resume.isVisible)
    assert resume.hasFocus()
    resume.click()
    qtbot.waitUntil(lambda: started.session.folder == running)
    qtbot.waitUntil(lambda: not page.isVisible())


def test_continue_finds_a_game_that_runs_far_below_what_is_in_sight(
    library: Library, program: Build, qtbot: QtBot
) -> None:
    running = keep(library, 2, 40, ("Cy", "Dan"))
    over = keep(library, 3, None, ("Eve", "Flo"))
    library.summary(over)
    for number in range(24):
        copytree(over, over.parent / f"{number:016x}")
    os.utime(running / FILE, ns=(1, 1))
    started = program()
    resume = next(
        button
        for button in started.window.table.start_page.findChildren(QPushButton)
        if button.text() == "Continue"
    )
    qtbot.waitUntil(resume.isVisible)
    assert "Cy and Dan" not in rows(started)
    resume.click()
    qtbot.waitUntil(lambda: started.session.folder == running)


def test_nothing_is_to_be_continued_where_all_games_are_over(
    library: Library, at_start: Callable[[int], Program]
) -> None:
    keep(library, 3, None, ("Eve", "Flo"))
    page = at_start(1).window.table.start_page
    resume = next(b for b in page.findChildren(QPushButton) if b.text() == "Continue")
    assert not resume.isVisible()


def test_games_are_listed_with_what_all_may_know(
    library: Library, at_start: Callable[[int], Program]
) -> None:
    keep(library, 1, 60, ("Ada", "<b>Bo</b>", "Cy"))
    keep(library, 2, None, ("Dan", "Eve"))
    running = at_start(2)
    listed = rows(running)
    card = listed["Ada, <b>Bo</b>, and Cy"].card
    assert card.standing is GameStatus.RUNNING
    assert [seat.name for seat in card.seats] == ["Ada", "<b>Bo</b>", "Cy"]
    assert f"Turn {card.turn}" in card.state_text
    assert not card.view.privates
    assert listed["Dan and Eve"].card.standing is GameStatus.OVER
    assert running.window.table.start_page.shelf.isVisible()


def test_a_click_goes_on_at_the_very_step_behind_the_gate(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 60, ("Ada", "Bo", "Cy"))
    running = at_start(1)
    QTest.mouseClick(rows(running)["Ada, Bo, and Cy"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: running.window.match_show is not None)
    assert running.session.match
    assert len(running.session.match.steps) == 60
    assert running.window.match_show
    assert isinstance(running.window.match_show.flow.screen, Gate)


def test_enter_does_the_same_as_a_click(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    QTest.keyClick(rows(running)["Ada and Bo"], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: running.session.match is not None)


def test_a_game_is_renamed_and_by_an_empty_title_named_as_before(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    for before, title, after in (
        ("Ada and Bo", "  Rainy <i>day</i>\t", "Rainy <i>day</i>"),
        ("Rainy <i>day</i>", "", "Ada and Bo"),
    ):
        QTest.keyClick(rows(running)[before], Qt.Key.Key_F2)
        dialog = running.window.dialogs.shown
        assert isinstance(dialog, TitleDialog)
        dialog.line.setText(title)
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        qtbot.waitUntil(partial(is_listed, running, after))


def test_a_game_is_duplicated(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    folder = keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    rows(running)["Ada and Bo"].duplicate_asked.emit()
    qtbot.waitUntil(lambda: len(running.window.table.start_page.shelf.rows) == 2)
    files = [game.folder / "game.changcheng" for game in library.games()]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert folder / "game.changcheng" in files


def test_a_game_goes_to_the_trash_and_comes_back(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    QTest.keyClick(rows(running)["Ada and Bo"], Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not rows(running))
    assert len(library.thrown_away()) == 1
    running.window.table.banners[THROWN_AWAY].buttons[0].click()
    qtbot.waitUntil(lambda: len(rows(running)) == 1)
    assert not library.thrown_away()


def test_nobody_speaks_of_the_trash_over_another_game(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    QTest.keyClick(rows(running)["Ada and Bo"], Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: THROWN_AWAY in running.window.table.banners)
    running.session.begin(GameOrder("changcheng", (Player("Ada"), Player("Bo")), ("red", "green")))
    assert THROWN_AWAY not in running.window.table.banners


def test_the_game_that_was_just_left_can_be_thrown_away(
    at_start: Callable[[int], Program], library: Library, qtbot: QtBot
) -> None:
    running = at_start(0)
    running.session.begin(GameOrder("changcheng", (Player("Ada"), Player("Bo")), ("red", "green")))
    running.session.abandon()
    qtbot.waitUntil(lambda: len(rows(running)) == 1)
    (row,) = rows(running).values()
    assert row.card.standing is GameStatus.RUNNING, "it is this window that plays it"
    row.trash_asked.emit()
    qtbot.waitUntil(lambda: bool(library.thrown_away()))
    assert running.session.match is None


def test_a_game_of_another_window_is_left_alone(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    taken = library.take(keep(library, 1, 9, ("Ada", "Bo")))
    assert taken
    running = at_start(1)
    row = rows(running)["Ada and Bo"]
    assert row.card.standing is GameStatus.ELSEWHERE
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert running.session.match is None
    running.session.go_on(taken.folder)
    qtbot.waitUntil(lambda: not running.session.is_fetching)
    assert running.session.match is None
    assert running.window.table.toast.text == "This game is open in another window."
    library.let_go(taken)
    running.session.go_on(taken.folder)
    qtbot.waitUntil(lambda: running.session.match is not None)


def test_a_game_that_cannot_be_read_says_so(
    library: Library, at_start: Callable[[int], Program]
) -> None:
    folder = keep(library, 1, 9, ("Ada", "Bo"))
    (folder / "game.changcheng").write_bytes(b"nothing\n")
    (row,) = rows(at_start(1)).values()
    assert row.card.standing is GameStatus.UNREADABLE
    assert "isn't a saved game" in row.card.state_text
    assert not row.isEnabled()


def test_the_reason_follows_the_language(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    folder = keep(library, 1, 9, ("Ada", "Bo"))
    (folder / "game.changcheng").write_bytes(b"nothing\n")
    running = at_start(1)
    (row,) = rows(running).values()
    said = row.accessibleName()
    running.languages.install("it")
    qtbot.waitUntil(lambda: row.accessibleName() != said)
    assert "Il file non è una partita salvata" in row.accessibleName()
    running.languages.install("en")


def keep_many(library: Library, count: int) -> None:
    """Put n games on the disk, the first on top."""
    for number in range(count):
        file = keep(library, 1, 3, (f"A{number}", "Bo")) / FILE
        os.utime(file, (10_000 - number, 10_000 - number))


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders of the games that are played through."""
    made: list[Path] = []

    def counted(disk: Disk, folder: Path) -> Recovered:
        made.append(folder)
        return recover(disk, folder)

    monkeypatch.setattr("changcheng_qt.saves.library.recover", counted)
    return made


def test_rows_are_built_as_they_come_into_sight(
    library: Library, program: Build, qtbot: QtBot, replays: list[Path]
) -> None:
    """Rows out of sight are neither read nor built, and taken down again when they are far."""
    keep_many(library, 60)
    running = program()
    shelf = running.window.table.start_page.shelf
    qtbot.waitUntil(lambda: "A0 and Bo" in rows(running))
    qtbot.waitUntil(lambda: len(rows(running)) >= 5)
    settle()
    assert len(rows(running)) < 15
    assert len(replays) < 15
    shelf.rows[0].setFocus()
    QTest.keyClick(shelf.rows[0], Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "A59 and Bo" in rows(running))
    last = rows(running)["A59 and Bo"]
    qtbot.waitUntil(last.hasFocus)
    assert last.visibleRegion().boundingRect() == last.rect()
    assert "A5 and Bo" not in rows(running)
    QTest.keyClick(last, Qt.Key.Key_Up)
    qtbot.waitUntil(rows(running)["A58 and Bo"].hasFocus)
    QTest.keyClick(rows(running)["A58 and Bo"], Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: "A0 and Bo" in rows(running))
    qtbot.waitUntil(rows(running)["A0 and Bo"].hasFocus)
    QTest.keyClick(rows(running)["A0 and Bo"], Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: "A5 and Bo" in rows(running))
    qtbot.waitUntil(rows(running)["A5 and Bo"].hasFocus)
    assert len(replays) < 40


def test_tab_leads_from_row_to_row(
    library: Library, at_start: Callable[[int], Program], qtbot: QtBot
) -> None:
    keep_many(library, 3)
    running = at_start(3)
    shelf = running.window.table.start_page.shelf
    shelf.rows[0].setFocus()
    come_to = []
    for _ in range(4):
        QTest.keyClick(running.window.focusWidget(), Qt.Key.Key_Tab)
        come_to.append(running.window.focusWidget())
    chain = [widget for row in shelf.rows for widget in (row, row.last_in_focus)]
    assert come_to == chain[1:5]


def test_no_game_is_played_through_a_second_time(
    library: Library, program: Build, qtbot: QtBot, replays: list[Path]
) -> None:
    keep_many(library, 4)
    running = program()
    qtbot.waitUntil(lambda: len(rows(running)) == 4)
    assert len(replays) == 4
    before = rows(running)
    running.window.show_start(can_resume=False)
    other = keep(library, 2, 9, ("Cy", "Di"))
    running.window.show_start(can_resume=False)
    qtbot.waitUntil(lambda: len(rows(running)) == 5)
    assert replays[4:] == [other]
    assert all(rows(running)[heading] is row for heading, row in before.items())
    running.window.close()
    again = program()
    qtbot.waitUntil(lambda: len(rows(again)) == 5)
    assert len(replays) == 5
