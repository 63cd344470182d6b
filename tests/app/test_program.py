"""The whole program as the composition root puts it together, in a folder of the test's own."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app import opening
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings, load_settings
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.flow.screens import Own
from changcheng_qt.ui.looks.appearance import Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.looks.theme import DARK, LIGHT
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.kept import geometry_of
from tests.app.conftest import QUIET, Build


def bots_and(*people: str) -> GameOrder:
    players = (*(Player(name) for name in people), Player("Bo", "greedy"), Player("Cy", "random"))
    return GameOrder(
        "changcheng", players, ("red", "green", "blue", "violet")[: len(players)], first=0
    )


def test_a_game_against_bots_goes_round(program: Build, qtbot: QtBot) -> None:
    """A person plays the opening; both bots think in their process and play their turns, and where
    one of them scores a province the person goes on at once.
    """
    running = program()
    running.session.begin(bots_and("Ada"))
    show = running.window.match_show
    assert show
    assert show.flow.screen == Own(0)
    bridge = show.bridge
    for _ in range(2):
        kinds = [type(command).__name__ for command in bridge.legal]
        wanted = "EndTurn" if "EndTurn" in kinds else "PlaceSingle"
        assert bridge.submit(bridge.legal[kinds.index(wanted)])
        qtbot.waitUntil(lambda: not bridge.is_holding)
    assert bridge.turn_seat == 1

    def is_gone_round() -> bool:
        show.hurry()
        return bridge.to_act == 0 and len(set(bridge.turn_seats)) == 3

    qtbot.waitUntil(is_gone_round)
    assert show.flow.bots.failed_seat is None


def test_choices_are_there_in_the_next_session(program: Build, folders: Folders) -> None:
    first = program()
    first.window.resize(1280, 800)
    first.appearance.choose_theme(ThemeChoice.DARK)
    first.languages.install("fr")
    first.window.table_actions["side_panel"].setChecked(False)
    first.window.close()
    settings = load_settings(RealDisk(), folders.settings_file)
    assert (settings.theme, settings.language, settings.side_panel) == ("dark", "fr", False)
    second = program(settings)
    assert second.appearance.looks == Looks(ThemeChoice.DARK, 1.0, MotionSpeed.NONE)
    assert second.languages.current == "fr"
    assert not second.window.kept.side_panel


def test_the_choices_of_a_game_outlive_a_program_that_is_killed(
    program: Build, folders: Folders, qtbot: QtBot
) -> None:
    window = program().window
    window.table_actions["new_game"].trigger()
    dialog = window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    start = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Start")
    start.click()
    assert window.kept.last_games

    def is_kept() -> bool:
        kept = load_settings(RealDisk(), folders.settings_file)
        return kept.last_games == window.kept.last_games

    qtbot.waitUntil(is_kept)


def test_a_language_of_the_command_line_is_not_remembered(program: Build, folders: Folders) -> None:
    running = program(QUIET, "zh_TW")
    assert running.languages.current == "zh_TW"
    running.window.close()
    assert load_settings(RealDisk(), folders.settings_file).language == "en"


class TestTheFirstStart:
    @pytest.fixture
    def desktop(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
        """Set the language of the desktop."""

        def speak(code: str) -> None:
            monkeypatch.setattr(QLocale, "system", lambda: QLocale(code))

        return speak

    @pytest.mark.parametrize(
        ("spoken", "language"),
        [("it_IT", "it"), ("fr_CA", "fr"), ("zh_HK", "zh_TW"), ("zh_SG", "zh_CN"), ("de_DE", "en")],
    )
    def test_the_language_of_the_desktop_is_taken_and_remembered(
        self,
        program: Build,
        folders: Folders,
        desktop: Callable[[str], None],
        spoken: str,
        language: str,
    ) -> None:
        desktop(spoken)
        first = program(Settings())
        assert first.languages.current == language
        first.window.close()
        settings = load_settings(RealDisk(), folders.settings_file)
        assert settings.language == language
        desktop("it_IT" if language == "fr" else "fr_FR")
        assert program(settings).languages.current == language

    def test_a_language_of_the_command_line_leaves_the_choice_open(
        self, program: Build, folders: Folders, desktop: Callable[[str], None]
    ) -> None:
        desktop("fr_FR")
        program(Settings(), "it").window.close()
        settings = load_settings(RealDisk(), folders.settings_file)
        assert settings.language == ""
        assert program(settings).languages.current == "fr"


@pytest.mark.parametrize(
    "odd",
    [
        replace(QUIET, theme="plaid", motion="wild", scale=99.0, bot_speed="late"),
        replace(
            QUIET, geometry="no hex", keys={"undo": 3}, last_games={"changcheng": {"players": "?"}}
        ),
        replace(QUIET, language="tlh"),
        Settings(),
    ],
)
def test_odd_settings_still_open_the_window(program: Build, odd: Settings) -> None:
    assert program(odd).window.isVisible()


@pytest.mark.parametrize("size", [(640, 480), (1180, 760)])
def test_everything_is_styled_once_for_the_size_of_the_last_window(
    size: tuple[int, int], program: Build, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = QWidget()
    last.resize(*size)
    sheets = list[str]()
    qapp.setStyleSheet("")  # That of a program before may be right already.
    monkeypatch.setattr(qapp, "setStyleSheet", sheets.append)
    program(replace(QUIET, geometry=geometry_of(last)))
    assert len(sheets) == 1


def test_a_folder_that_refuses_costs_only_the_settings(
    program: Build, folders: Folders, tmp_path: Path
) -> None:
    folders.config.touch()
    running = program()
    running.appearance.choose_theme(ThemeChoice.DARK)
    running.window.close()
    assert running.appearance.looks.theme is ThemeChoice.DARK


@pytest.mark.parametrize("has_bars", [True, False])
def test_the_window_follows_the_desktop(
    program: Build, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, has_bars: bool
) -> None:
    """Whether or not the bar above it has colours of its own."""
    monkeypatch.setattr(opening, "BARS_IN_COLOURS", (sys.platform,) * has_bars)
    running, desktop = program(), qapp.styleHints().colorSchemeChanged
    for scheme, palette in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        desktop.emit(scheme)
        assert running.appearance.palette is palette
