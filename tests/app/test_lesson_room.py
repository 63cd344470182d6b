"""Lessons in the real program: begun, gone through, left; the game that was there comes back."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings, load_settings
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.panels.buttons import Button
from tests.app.conftest import QUIET, Build
from tests.app.learning import (
    await_coach,
    coach_of,
    come_to_third_step,
    go_through,
    guide_of,
    guided,
    ideal,
    key_of,
    list_of,
    room_of,
    show_of,
    take_step,
)
from tests.effort import NIGHTLY
from tests.lessons.walking import COURSES
from tests.ui.shop import settle

CODES = ("en", "it", "fr", "zh_TW", "zh_CN")
SIZES = {"small": (QSize(1024, 720), 1.0), "usual": (QSize(1280, 800), 1.0)}
KEYS = [key_of(name, title) for title, course in COURSES.items() for name in course.names]
WAYS = [
    (key, code)
    for number, key in enumerate(KEYS)
    for place, code in enumerate(CODES)
    if NIGHTLY or (number % 2 == 0 and place == number % len(CODES))
]
"""Lessons and languages: by day every other lesson, each in one language."""


@pytest.mark.parametrize(("key", "code"), WAYS)
@pytest.mark.parametrize("size", SIZES if NIGHTLY else ["small"])
def test_the_ideal_way_in_the_window(
    program: Build, qtbot: QtBot, key: str, code: str, size: str
) -> None:
    room, scale = SIZES[size]
    running = program(Settings(motion="none", bot_speed="instant", scale=scale), code)
    running.window.resize(room)
    go_through(running, qtbot, key)


@pytest.mark.parametrize("seed", range(5 if NIGHTLY else 1))
@pytest.mark.parametrize("name", LESSONS[:7] if NIGHTLY else LESSONS[3:4])
def test_other_ways_in_the_window(program: Build, qtbot: QtBot, name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    go_through(program(), qtbot, key_of(name), lambda match: rng.choice(match.legal(match.learner)))


def test_the_list_is_on_the_start_page_and_remembers_what_was_done(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    page = running.window.table.start_page
    learn = next(b for b in page.findChildren(Button) if b.words == "Learn to play")
    learn.click()
    dialog = list_of(running, qtbot)
    assert dialog.next_entry == key_of(LESSONS[0])
    dialog.entry_buttons[key_of(LESSONS[0])].click()
    go_on_to_the_end(running, qtbot)
    qtbot.waitUntil(lambda: guide_of(running).name == LESSONS[1])
    assert running.window.lessons.done == ("changcheng/1-wall",)
    file = running.folders.settings_file
    qtbot.waitUntil(lambda: load_settings(RealDisk(), file).lessons == ("changcheng/1-wall",))
    running.window.table_actions["abandon"].trigger()
    again = list_of(running, qtbot)
    assert again.next_entry == key_of(LESSONS[1])
    assert again.entry_buttons[key_of(LESSONS[0])].accessibleDescription() == "Done"


def test_the_bar_that_scrolls_the_list_is_apart_from_the_lessons(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    room_of(running).show_list()
    dialog = list_of(running, qtbot)
    dialog.resize(dialog.width(), 400)
    area = dialog.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    edge = bar.mapToGlobal(QPoint(0, 0)).x()
    for button in dialog.entry_buttons.values():
        assert button.mapToGlobal(QPoint(button.width(), 0)).x() <= edge - 6


def go_on_to_the_end(running: Program, qtbot: QtBot) -> None:
    """Finish the lesson on the table."""
    name = guide_of(running).name
    for _ in range(40):
        await_coach(running, qtbot)
        is_last = guide_of(running).is_last
        take_step(running, ideal)
        if is_last:
            return
    raise AssertionError(name)


def test_a_running_game_is_kept_and_comes_back(program: Build, qtbot: QtBot) -> None:
    running = program()
    running.window.dialogs.play_now("changcheng")
    match = running.session.match
    assert match
    log, folder = match.log, running.session.folder
    running.window.table_actions["learn"].trigger()
    list_of(running, qtbot).entry_buttons[key_of("4-tower")].click()
    settle()
    assert coach_of(running)
    assert running.session.match is match
    assert not running.window.table_actions["save_as"].isEnabled()
    assert not running.window.table_actions["rematch"].isEnabled()
    running.window.table_actions["abandon"].trigger()
    qtbot.waitUntil(lambda: show_of(running).coach is None)
    assert running.session.match is match
    assert (match.log[: len(log)], running.session.folder) == (log, folder)
    assert running.window.table_actions["save_as"].isEnabled()


def test_a_lesson_leaves_nothing_on_the_disk(program: Build, qtbot: QtBot) -> None:
    running = program()
    go_through(running, qtbot, key_of("1-wall"))
    games = running.folders.games
    assert not games.exists() or not [path for path in games.rglob("*") if path.is_file()]


def test_a_lesson_left_at_its_last_step_is_done(program: Build, qtbot: QtBot) -> None:
    running = program()
    go_through(running, qtbot, key_of("1-wall"))
    coach = coach_of(running)
    assert coach.leave in coach.controls
    coach.leave.click()
    assert "changcheng/1-wall" in running.window.lessons.done
    entry = list_of(running, qtbot).entry_buttons[key_of("1-wall")]
    assert entry.accessibleDescription() == "Done"


def test_the_last_card_of_all_has_one_button_that_leaves(program: Build, qtbot: QtBot) -> None:
    running = program()
    go_through(running, qtbot, key_of("1-two-turns", "riders"))
    coach = coach_of(running)
    assert coach.next.words == "Done"
    assert coach.next in coach.controls
    assert coach.leave.isHidden()
    assert coach.leave not in coach.controls


def test_a_lesson_left_before_is_not_done(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("1-wall"))
    while not guide_of(running).is_last:
        await_coach(running, qtbot)
        assert running.window.lessons.done == ()
        take_step(running, ideal)


def test_undo_goes_back_a_step(program: Build, qtbot: QtBot) -> None:
    running = program()
    come_to_third_step(running, qtbot, "1-wall")
    assert guide_of(running).place[0] == 3
    running.window.table_actions["undo"].trigger()
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 2


def test_the_keys_alone_lead_through_what_is_read(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("3-double"))
    await_coach(running, qtbot)
    coach = coach_of(running)
    assert running.window.focusWidget() is coach.next
    QTest.keyClick(coach.next, Qt.Key.Key_Return)
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 2
    assert running.window.focusWidget() is coach.words, "no answer seems to be chosen"
    QTest.keyClick(coach.words, Qt.Key.Key_Right)
    assert running.window.focusWidget() is coach.answers[0]


def test_the_answer_is_not_to_be_read_next_to_the_question(program: Build, qtbot: QtBot) -> None:
    running = program()
    running.window.resize(1280, 800)
    room_of(running).begin(key_of("2-majority"))
    await_coach(running, qtbot)
    inspector = next(w for w in running.window.findChildren(Inspector) if w.isVisible())
    place = inspector.y(), inspector.height()
    take_step(running, ideal)
    await_coach(running, qtbot)
    assert coach_of(running).answers
    assert shown_in(inspector) == set()
    assert (inspector.y(), inspector.height()) == place, "nothing comes and goes"
    take_step(running, ideal)
    await_coach(running, qtbot)
    assert shown_in(inspector)


def shown_in(panel: QWidget) -> set[str]:
    """The texts of a panel that are seen below its heading."""
    return {one.text() for one in panel.findChildren(QLabel) if one.isVisible()} - {""}


def test_the_card_keeps_its_place_next_to_the_board(program: Build, qtbot: QtBot) -> None:
    running = program()
    running.window.resize(1280, 800)
    room_of(running).begin(key_of("1-wall"))
    feet: list[tuple[int, int, int]] = []
    while not feet or not guide_of(running).is_last:
        await_coach(running, qtbot)
        card = coach_of(running).geometry()
        feet.append((card.left(), card.right(), card.bottom()))
        if not guide_of(running).is_last:
            take_step(running, ideal)
    assert len(set(feet)) == 1


def test_parts_outside_the_lesson_are_revealed_automatically(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("6-mongols"))
    paces = []
    while guided(running).position < 5:
        await_coach(running, qtbot)
        take_step(running, ideal)
        paces.append(guide_of(running).is_brief)
    assert paces == [False] * 3 + [True, False]


def test_another_language_in_mid_lesson(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("1-wall"))
    await_coach(running, qtbot)
    before = coach_of(running).words.text()
    running.languages.install("fr")
    settle()
    assert coach_of(running).words.text() != before
    running.languages.install("en")
    settle()
    assert coach_of(running).words.text() == before


def test_the_last_lesson_is_played_against_bots_to_its_end(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("8-last-turns"))
    await_coach(running, qtbot)
    coach_of(running).next.click()
    settle()
    match, show = guided(running), show_of(running)
    assert not coach_of(running).isVisible(), "the coach is silent"
    rng = Random(1)

    def is_due() -> bool:
        show.hurry()
        is_own = match.to_act == match.learner and not show.bridge.is_holding
        return is_own or match.outcome is not None

    while match.outcome is None:
        qtbot.waitUntil(is_due)
        if match.outcome is None:
            show.bridge.submit(rng.choice(match.legal(match.learner)))
    await_coach(running, qtbot)
    assert guide_of(running).is_last


@pytest.mark.parametrize(
    ("title", "name", "bots"),
    [
        ("changcheng", "1-wall", 2),
        ("china", "3-roads", 2),
        ("china", "1-first-turn", 2),
        ("riders", "1-two-turns", 3),
    ],
)
def test_the_end_of_a_lesson_leads_into_a_game_of_its_title(
    program: Build, qtbot: QtBot, title: str, name: str, bots: int
) -> None:
    """*New game* opens for as many players as the lesson had; without it, the lesson stays."""
    running = program(QUIET)
    go_through(running, qtbot, key_of(name, title))
    (play,) = coach_of(running).answers
    assert play.words == "Play a game"
    assert play in coach_of(running).controls
    play.click()
    qtbot.waitUntil(lambda: running.window.dialogs.shown is not None)
    dialog = running.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    dialog.reject()
    assert coach_of(running).isVisible()
    play.click()
    qtbot.waitUntil(lambda: running.window.dialogs.shown is not None)
    again = running.window.dialogs.shown
    assert isinstance(again, NewGameDialog)
    again.start.click()
    qtbot.waitUntil(lambda: show_of(running).coach is None)
    assert running.session.match is not None
    assert running.session.match.game.name == title
    kinds = [player.controller for player in running.session.match.players]
    assert kinds == ["human", *["novice"] * bots]
    assert running.window.titles.current.name == title
    assert key_of(name, title) in running.window.lessons.done


def test_no_game_is_offered_before_the_end_of_a_lesson(program: Build, qtbot: QtBot) -> None:
    running = program(QUIET)
    room_of(running).begin(key_of("2-alliances", "china"))
    await_coach(running, qtbot)
    assert coach_of(running).answers == ()


@pytest.mark.parametrize(("scale", "columns"), [(1.0, 2), (2.0, 1)])
def test_titles_are_next_to_each_other_in_the_list_where_there_is_room(
    program: Build, qtbot: QtBot, scale: float, columns: int
) -> None:
    running = program(Settings(motion="none", scale=scale), "fr")
    running.window.resize(1024, 720)
    running.window.table_actions["learn"].trigger()
    dialog = list_of(running, qtbot)
    settle()
    first, other = (dialog.entry_buttons[key] for key in (KEYS[0], KEYS[len(LESSONS)]))
    corners = [button.mapTo(dialog, QPoint(0, 0)) for button in (first, other)]
    assert dialog.columns == columns
    assert (corners[0].y() == corners[1].y()) == (columns == 2)
    assert (corners[0].x() == corners[1].x()) == (columns == 1)
    last = dialog.entry_buttons[KEYS[-1]].mapTo(dialog, QPoint(0, 0))
    assert last.x() == corners[1].x(), "titles with few lessons share a column"
    assert last.y() > corners[1].y()


def test_a_new_game_ends_a_lesson(program: Build, qtbot: QtBot) -> None:
    running = program(QUIET)
    room_of(running).begin(key_of("1-wall"))
    await_coach(running, qtbot)
    running.window.dialogs.play_now("changcheng")
    settle()
    assert show_of(running).coach is None
    assert running.session.match is not None
