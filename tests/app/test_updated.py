"""The files of version 0.2.0 are all there for today's program: games, settings and boards.

That version wrote `homes/0.2.0`: a finished game on own boards, a game of China that runs, and a
game against a bot, which lies on the table.
"""

import json
from dataclasses import asdict
from pathlib import Path
from shutil import copytree

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import begin
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import load_settings
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.recovery import Damage, recover
from changcheng_qt.titles.changcheng.entry import BoardBox
from changcheng_qt.ui.library.card import GameStatus
from tests.app.conftest import Build

HOME = Path(__file__).parent / "homes/0.2.0"
ON_TABLE = "3bb71d586e644c20"
FINISHED = "c8d2c622112c5a96"
OF_CHINA = "fc8e62fba6b80c1d"


@pytest.fixture
def updated(folders: Folders) -> Folders:
    """The folders of a player of version 0.2.0."""
    for name in ("config", "games", "own"):
        copytree(HOME / name, getattr(folders, name))
    return folders


def kept(folders: Folders, game: str) -> AnyMatch:
    """A game that is kept, without damage."""
    recovered = recover(RealDisk(), folders.games / game)
    assert recovered.damage is Damage.NONE
    return recovered.match


def test_the_settings_are_kept(updated: Folders) -> None:
    written = json.loads(updated.settings_file.read_text("utf-8"))
    settings = load_settings(RealDisk(), updated.settings_file)
    plain = json.loads(json.dumps(asdict(settings)))
    assert {name: plain[name] for name in written} == written
    assert (settings.language, settings.theme, settings.side_panel) == ("fr", "dark", False)


def test_games_are_listed(updated: Folders, program: Build, qtbot: QtBot) -> None:
    running = program(load_settings(RealDisk(), updated.settings_file))
    shelf = running.window.table.start_page.shelf
    qtbot.waitUntil(lambda: len(shelf.rows) == 3)
    assert {row.card.heading: row.card.standing for row in shelf.rows} == {
        "Zoé et 張偉": GameStatus.OVER,
        "Ada, Bo et Cy": GameStatus.RUNNING,
        "Ada et Bo": GameStatus.RUNNING,
    }


def test_the_game_on_the_table_comes_back(updated: Folders, program: Build, qtbot: QtBot) -> None:
    before = kept(updated, ON_TABLE).log
    running = program(load_settings(RealDisk(), updated.settings_file))
    begin(running, None)
    qtbot.waitUntil(lambda: running.session.match is not None)
    assert running.session.folder == updated.games / ON_TABLE
    assert running.session.match
    assert running.session.match.log[: len(before)] == before


def test_own_boards_are_kept_and_games_on_them(updated: Folders) -> None:
    box = BoardBox.opened(updated.own / "boards")
    assert box.fault is None
    assert {board.name for board in box.boards} >= {"9", "mine"}
    setup = kept(updated, FINISHED).setup
    assert [face.code for face in setup.faces] == ["9B", "mineA"]


@pytest.mark.parametrize("game", [ON_TABLE, FINISHED, OF_CHINA])
def test_without_migrations_nothing_would_be_kept(
    updated: Folders, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kept(updated, game).log
    monkeypatch.setattr("changcheng_qt.saves.migrations.MIGRATIONS", {})
    with pytest.raises((SaveError, KeyError)):
        kept(updated, game)
