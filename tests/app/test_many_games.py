"""More games on this computer than anybody looks through: the oldest may go."""

from random import Random
from shutil import copytree

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks import kept_games
from changcheng_qt.app.desks.kept_games import TOO_MANY
from changcheng_qt.app.paths import Folders
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from tests.app.conftest import Build
from tests.app.test_kept_games import is_listed, keep, rows
from tests.planted import Fault, planted, with_and_without


@pytest.fixture
def library(folders: Folders) -> Library:
    folders.games.mkdir(mode=0o700, parents=True)
    return Library(RealDisk(), folders.games, Random(1))


def speak_of_one_too_few(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept_games, "MOST_GAMES", 51)


@with_and_without(speak_of_one_too_few)
def test_of_51_games_one_is_old(
    library: Library, program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        oldest = keep(library, 0, 9, ("Ada", "Bo"))
        for _ in range(49):
            copytree(oldest, library.new_folder(), dirs_exist_ok=True)
        running = program()
        qtbot.waitUntil(lambda: bool(rows(running)))
        assert TOO_MANY not in running.window.table.banners
        keep(library, 1, 9, ("Cy", "Dan"))
        running = program()
        qtbot.waitUntil(lambda: is_listed(running, "Cy and Dan"))
        assert TOO_MANY in running.window.table.banners
        banner = running.window.table.banners[TOO_MANY]
        assert banner.words.text == "You have many saved games, 1 of them old."
        banner.buttons[0].click()
        qtbot.waitUntil(lambda: bool(library.thrown_away()))
        assert len(library.games()) == 50
        assert is_listed(running, "Cy and Dan")


def test_many_games_are_spoken_of_and_kept_unless_people_want_otherwise(
    library: Library,
    program: Build,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept_games, "MOST_GAMES", 2)
    for seed in range(4):
        keep(library, seed, 9, (f"A{seed}", "Bo"))
    running = program()
    qtbot.waitUntil(lambda: len(rows(running)) == 4)
    assert TOO_MANY in running.window.table.banners
    assert not library.thrown_away()
    running.window.table.banners[TOO_MANY].buttons[0].click()
    qtbot.waitUntil(lambda: len(rows(running)) == 2)
    assert len(library.thrown_away()) == 2
