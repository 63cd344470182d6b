"""Several titles in one window: chosen on the start page, played, saved, listed, opened."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import titles
from changcheng_qt.app import opening
from changcheng_qt.app.desks.kept_games import KeptGames
from changcheng_qt.app.main import Program
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.titles.changcheng import CHANG_CHENG
from changcheng_qt.titles.changcheng.words.reference import reference_sections as wall_rules
from changcheng_qt.titles.china.words.reference import reference_sections as map_rules
from changcheng_qt.titles.riders.words.reference import reference_sections as riders_rules
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.vista import TitleTile, Vista
from changcheng_qt.ui.panels.words import ElidedWords, Words, in_lines, unbroken
from tests.app.conftest import Build
from tests.titles.changcheng.table.playing import plain_looks
from tests.toy.entry import TOY
from tests.ui.reading import standard
from tests.ui.reading.inked import inking
from tests.ui.shop import settle


@pytest.fixture
def both(program: Build, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program that knows the toy besides Chang Cheng."""
    for module in (titles, opening):
        monkeypatch.setattr(module, "TITLES", (CHANG_CHENG, TOY))
    return program()


def tiles(running: Program) -> list[TitleTile]:
    return running.window.table.start_page.findChildren(TitleTile)


def begin(running: Program, title: int, seats: int) -> None:
    """Start a game of people from the tile of a title, as somebody who clicks does."""
    tiles(running)[title].new_game.click()
    dialog = running.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    dialog.show_count(seats)
    for row in dialog.rows[:seats]:
        row.controller.setCurrentIndex(0)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert running.window.match_show


def leave(running: Program) -> None:
    running.window.table_actions["abandon"].trigger()
    assert running.window.table.start_page.isVisible()


def played(running: Program) -> str:
    """The name of the title on the table."""
    assert running.window.match_show
    assert running.window.windowTitle() == running.window.titles.current.shown_name()
    return running.window.match_show.bridge.title


def rows(running: Program) -> list[str]:
    return [row.card.spoken for row in running.window.table.start_page.shelf.rows]


def open_first(running: Program, qtbot: QtBot, wanted: str) -> None:
    """Open the game of the list that says so."""
    qtbot.waitUntil(lambda: any(wanted in row for row in rows(running)))
    shelf = running.window.table.start_page.shelf
    row = next(row for row in shelf.rows if wanted in row.card.spoken)
    row.click()
    qtbot.waitUntil(lambda: running.window.match_show is not None)


def test_games_of_both_are_played_in_one_window(
    both: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    begin(both, 1, 5)
    assert played(both) == "toy"
    match = both.session.match
    assert match
    assert [player.name for player in match.players] == ["Mei", "Luca", "Claire", "Sima", "Amina"]
    show = both.window.match_show
    assert show
    assert isinstance(show.flow.screen, Gate)
    show.flow.lift_gate()
    assert show.bridge.submit("work")
    qtbot.waitUntil(lambda: bool(both.window.table.chronicle.entries))
    both.files.save(tmp_path / "toy.changcheng")
    qtbot.waitUntil(lambda: not both.files.is_busy)
    leave(both)
    assert both.window.windowTitle() == "Chang Cheng", "the start page has the program's name"
    begin(both, 0, 2)
    assert played(both) == "changcheng"
    told = both.window.table.chronicle.entries
    assert not any(entry.line.text.startswith("work") for entry in told)
    leave(both)
    open_first(both, qtbot, "Toy · ")
    assert played(both) == "toy"
    assert both.session.match
    assert both.session.match.log[0] == match.log[0]
    leave(both)
    open_first(both, qtbot, "Chang Cheng · ")
    assert played(both) == "changcheng"
    both.files.open(tmp_path / "toy.changcheng")
    qtbot.waitUntil(lambda: played(both) == "toy")


def test_a_new_game_that_is_not_ordered_leaves_the_title_as_it_was(
    both: Program, qtbot: QtBot
) -> None:
    """The game at hand is saved and told by its own title, whichever was looked at since."""
    begin(both, 0, 2)
    leave(both)
    tiles(both)[1].new_game.click()
    both.window.dialogs.close_all()
    assert both.window.windowTitle() == "Chang Cheng"
    both.window.resume_asked.emit()
    qtbot.waitUntil(lambda: played(both) == "changcheng")


def test_the_rules_are_those_of_the_game_that_is_being_ordered(program: Build) -> None:
    """Whichever title was played last."""
    running = program()
    sections = (wall_rules(), map_rules(), riders_rules())
    for tile, rules in zip(tiles(running), sections, strict=True):
        tile.new_game.click()
        running.window.table_actions["reference"].trigger()
        page = running.window.bookstand.page
        assert page
        assert rules[0].lines[0] in page.text.toPlainText()
        running.window.bookstand.close()
        running.window.dialogs.close_all()


def test_each_title_remembers_how_its_last_game_was_ordered(both: Program) -> None:
    begin(both, 1, 6)
    leave(both)
    begin(both, 0, 2)
    leave(both)
    last = both.window.kept.last_games
    assert (last["toy"]["count"], last["changcheng"]["count"]) == (6, 2)


def test_tiles_tell_which_game_and_the_first_takes_the_keys_once_somebody_has_played(
    both: Program,
) -> None:
    names = [tile.new_game.accessibleName() for tile in tiles(both)]
    assert names == ["New game of Chang Cheng", "New game of Toy"]
    first = QApplication.focusWidget()
    assert isinstance(first, Button)
    assert first.words == "Learn to play"
    tiles(both)[0].play_now.click()
    leave(both)
    both.window.table.start_page.greet(is_first_start=False)
    both.window.table.start_page.take_focus()
    assert QApplication.focusWidget() is tiles(both)[0].play_now


@pytest.fixture
def unlisted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the disk, listed late, do not take the place of those that a test shows."""
    monkeypatch.setattr(KeptGames, "look", lambda _: None)


@pytest.mark.usefixtures("unlisted")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_start_page_has_room_for_all_games(program: Build, scale: float) -> None:
    """In windows of every size, without games, with one to resume, and with a list."""
    running = program(is_painted=True)
    window, page = running.window, running.window.table.start_page
    running.appearance.choose_scale(scale)
    for count, can_resume in ((0, False), (4, False), (4, True)):
        for size in (QSize(800, 600), QSize(1024, 720), QSize(1280, 800)):
            page.show_games([f"game{number}" for number in range(count)], 2)
            page.offer_resume(offered=can_resume)
            window.resize(size)
            settle()
            with inking() as ink:
                window.grab()
            faults = [*ink.faults, *ink.overlaps(), *standard.faults_in(window, ink.cut)]
            assert faults == [], (size, count, can_resume)


@pytest.mark.usefixtures("unlisted")
@pytest.mark.parametrize(("size", "scale"), [(QSize(1024, 720), 1.0), (QSize(1280, 800), 2.0)])
def test_to_play_at_once_is_as_high_as_its_neighbours_and_never_cut(
    program: Build, size: QSize, scale: float
) -> None:
    running = program()
    window, page = running.window, running.window.table.start_page
    window.resize(size)
    running.appearance.choose_scale(scale)
    for code in ("fr", "it", "zh_TW", "en"):
        running.languages.install(code)
        page.show_games([f"game{number}" for number in range(4)], 2)
        page.offer_resume(offered=True)
        settle()
        resume = max(page.findChildren(Button), key=Button.width)
        for tile in tiles(running):
            assert tile.play_now.height() == resume.height()
            for button in (tile.play_now, tile.new_game):
                assert button.text() == button.words
        places = [tile.geometry() for tile in tiles(running)]
        wide = max(place.right() for place in places) - min(place.left() for place in places)
        assert wide <= resume.width()


@pytest.mark.parametrize("code", ["en", "zh_TW"])
def test_without_games_tiles_keep_their_pictures_and_are_close(program: Build, code: str) -> None:
    running = program()
    running.window.resize(1024, 720)
    running.languages.install(code)
    settle()
    for tile in tiles(running):
        (picture,) = tile.findChildren(Vista)
        assert picture.isVisible()
        tagline = next(words for words in tile.findChildren(Words) if words.wordWrap())
        assert tagline.height() <= 4 * tagline.fontMetrics().lineSpacing()


def test_without_games_every_button_of_a_tile_is_whole_at_twice_the_size(program: Build) -> None:
    running = program()
    running.window.resize(1280, 800)
    running.appearance.choose_scale(2.0)
    running.languages.install("fr")
    settle()
    for tile in tiles(running):
        for button in (tile.play_now, tile.new_game):
            assert tile.rect().contains(button.geometry())
            assert button.text() == button.words


def test_the_name_of_every_title_is_whole(program: Build) -> None:
    """All are set smaller where one is longer than its picture is wide, and large again where none
    is.
    """
    running = program()
    sizes = {}
    for code in ("fr", "en"):
        running.languages.install(code)
        for width, height in ((1024, 720), (1280, 800)):
            running.window.resize(width, height)
            settle()
            for tile in tiles(running):
                (name,) = tile.findChildren(ElidedWords)
                assert name.sizeHint().width() <= name.width(), name.text()
                sizes[code, width, name.text()] = name.font().pixelSize()
    assert sizes["fr", 1280, "Cavaliers au pied du Mur"] == sizes["fr", 1280, "Chine"]
    assert sizes["en", 1280, "Riders at the Wall"] == sizes["en", 1280, "China"]
    assert sizes["fr", 1280, "Chine"] < sizes["en", 1280, "China"]


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_name_of_every_title_is_whole_at_every_size_of_the_interface(
    program: Build, code: str
) -> None:
    running = program(language=code)
    for scale in (1.5, 2.0):
        running.appearance.choose_scale(scale)
        for size in (QSize(1024, 720), QSize(1366, 768), QSize(1920, 1080)):
            running.window.resize(size)
            settle()
            for tile in tiles(running):
                (name,) = tile.findChildren(ElidedWords)
                assert name.isVisible()
                assert name.sizeHint().width() <= name.width(), (size, scale, name.text())


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_pictures_and_names_of_all_titles_are_level(program: Build, code: str) -> None:
    """However long a name or a tagline is."""
    running = program(language=code)
    for scale in (1.0, 1.5, 2.0):
        running.appearance.choose_scale(scale)
        for size in (QSize(1024, 720), QSize(1280, 800), QSize(1920, 1080)):
            running.window.resize(size)
            settle()
            for kind in (Vista, ElidedWords):
                tops = {
                    part.mapTo(running.window, QPoint()).y()
                    for tile in tiles(running)
                    for part in tile.findChildren(kind)
                }
                assert len(tops) == 1, (size, scale, kind)


def test_the_number_of_players_is_on_one_line(program: Build) -> None:
    running = program()
    ends = {"en": ". 3 to 5 players.", "it": ". Da 3 a 5 giocatori.", "zh_CN": "。3 到 5 名玩家。"}
    for code, end in ends.items():
        running.languages.install(code)
        settle()
        taglines = [
            words.text()
            for tile in tiles(running)
            for words in tile.findChildren(Words)
            if words.wordWrap()
        ]
        mark, seats = ("。", end[1:]) if code == "zh_CN" else (". ", end[2:])
        assert any(line.endswith(mark + unbroken(seats)) for line in taglines)


@pytest.mark.parametrize("width", range(120, 260, 10))
def test_the_number_of_players_is_on_one_line_in_chinese_too(width: int) -> None:
    """There lines are broken within words."""
    text, font = "開墾、交易、守住長城。{}", plain_looks().text_font(13)
    seats = "3 至 6 位玩家。"
    whole = in_lines(text.format(unbroken(seats)), font, width, 3)
    assert any(unbroken(seats) in line for line in whole)


def test_with_one_title_there_is_nothing_to_choose(
    program: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (titles, opening):
        monkeypatch.setattr(module, "TITLES", (CHANG_CHENG,))
    assert tiles(program()) == []


def test_the_toy_never_ships() -> None:
    assert [title.name for title in titles.TITLES] == ["changcheng", "china", "riders"]
