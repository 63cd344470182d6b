"""The walk through the Mongol attack: from its start, one region after the other, with sums."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.events import RegionAttacked
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import AttackEntry
from changcheng_qt.titles.changcheng.table.reveal.attack_rows import EntryRow
from changcheng_qt.titles.changcheng.table.reveal.raid import FlyingLosses
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.replay.bridge import ReplayBridge
from tests.titles.changcheng.table.keyed_table import KeyedTable
from tests.titles.changcheng.table.playing import (
    bridge_of,
    finished,
    match_of,
    one_step_back,
    plain_looks,
    setup_of,
)
from tests.ui.flow.clockwork import HandClock

A_MINUTE = 60_000
TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


class Show:
    """An attack panel on a table."""

    def __init__(
        self, qtbot: QtBot, match: AnyMatch, motion: MotionSpeed = MotionSpeed.SLOW
    ) -> None:
        self._qtbot = qtbot
        self.window = KeyedTable()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.bridge = bridge_of(match, PUBLIC)
        looks, self.clock = plain_looks(motion), HandClock()
        self.panel = AttackPanel(
            Reveal(self.bridge, looks, self.clock, self.window), looks, self.window
        )
        self.panel.place(TABLE, BOARD)
        self.window.lead(self.panel)
        self.window.show()
        qtbot.waitUntil(self.window.isActiveWindow)

    def await_keys(self) -> None:
        """Wait until clicks and keys are accepted."""
        self._qtbot.waitUntil(lambda: not self.panel.is_still)

    @property
    def scores(self) -> list[str]:
        return [words.text() for words in self.panel.scores.scores.values()]


def last_turn(seats: int = 3) -> tuple[AnyMatch, object]:
    return one_step_back(finished(seats, events=(EventCard.DIPLOMACY,)))


def test_it_opens_when_the_wall_is_finished(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    assert not show.panel.isVisible()
    show.bridge.submit(last)
    assert show.panel.isVisible()
    assert show.panel.rows == []


def test_every_click_shows_one_more(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    total = show.panel.reveal.waiting
    show.await_keys()
    show.panel.next.click()
    assert len(show.panel.rows) == 1
    show.window.strike(Qt.Key.Key_Space)
    QTest.mouseClick(show.panel, Qt.MouseButton.LeftButton)
    assert len(show.panel.rows) == 3
    assert show.panel.reveal.waiting == total - 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_continues_up_to_the_result(qtbot: QtBot, key: Qt.Key) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    show.await_keys()
    while show.panel.reveal.waiting:
        before = show.panel.reveal.waiting
        show.window.strike(key)
        assert show.panel.reveal.waiting == before - 1
    show.await_keys()
    with qtbot.waitSignal(show.panel.reveal.finished):
        show.window.strike(key)


def test_it_comes_to_its_end_where_it_goes_on_by_itself(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.panel.reveal.play_on(50)
    show.bridge.submit(last)
    with qtbot.waitSignal(show.panel.reveal.finished):
        show.clock.pass_time(A_MINUTE)
    assert not show.panel.isVisible()


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    show.window.activateWindow()
    show.panel.everything.setFocus()
    qtbot.waitUntil(show.panel.everything.hasFocus)
    show.window.strike(Qt.Key.Key_Return)
    assert show.panel.reveal.waiting == 0


def test_enter_held_down_does_nothing(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    before = show.panel.reveal.waiting
    key, none = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    repeated = QKeyEvent(QEvent.Type.KeyPress, key, none, "\r", autorep=True)
    QApplication.sendEvent(show.panel, repeated)
    assert show.panel.reveal.waiting == before


def test_the_scores_follow_what_has_been_shown(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    before = show.scores
    show.panel.everything.click()
    final = [str(score).replace("-", "−") for score in show.bridge.view.scores]
    order = list(show.panel.scores.scores)
    assert show.scores == [final[seat] for seat in order]
    assert before != show.scores


def test_the_end_is_reported_once_it_has_been_seen(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    told: list[bool] = []
    show.panel.reveal.busy_changed.connect(told.append)
    show.bridge.submit(last)
    show.panel.everything.click()
    assert told == [True]
    show.await_keys()
    with qtbot.waitSignal(show.panel.reveal.finished):
        show.panel.next.click()
    assert told == [True, False]
    assert not show.panel.isVisible()


def test_it_begins_at_its_start_when_the_game_is_opened_again(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    show.panel.reveal.begin()
    assert show.panel.isVisible()
    assert show.panel.rows == []
    assert show.panel.reveal.waiting


def test_a_running_game_has_none(qtbot: QtBot) -> None:
    show = Show(qtbot, match_of(setup_of(3)))
    show.panel.reveal.begin()
    assert not show.panel.isVisible()


def test_regions_are_lit_in_turn_and_the_light_goes_out(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    lit: list[object] = []
    show.panel.reveal.spotlit.connect(lit.append)
    show.bridge.submit(last)
    show.await_keys()
    show.panel.next.click()
    show.panel.next.click()
    order = show.bridge.view.wall.regions_west_to_east
    assert [region for region in lit if region is not None] == list(order[:2])
    show.panel.everything.click()
    assert lit[-1] is None, "the last entry is an event card"


def test_without_motion_all_of_it_is_there(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match, MotionSpeed.NONE)
    show.bridge.submit(last)
    assert show.panel.rows
    assert not show.panel.reveal.waiting
    assert show.panel.isVisible()


def test_time_goes_on_by_itself_but_never_to_the_result(qtbot: QtBot) -> None:
    match, last = last_turn(2)
    show = Show(qtbot, match, MotionSpeed.FAST)
    show.bridge.submit(last)
    while not show.panel.rows:
        show.clock.pass_time(100)
    show.panel.reveal.advance_to_end()
    show.clock.pass_time(60_000)
    assert show.panel.isVisible()


def test_in_a_replay_it_goes_away_before_the_end(qtbot: QtBot) -> None:
    """Only there can anybody go back over the end of a game."""
    window = QWidget()
    qtbot.addWidget(window)
    replay = Replay(finished(events=(EventCard.DIPLOMACY,)))
    bridge = ReplayBridge(replay, replay.last - 1)
    looks = plain_looks(MotionSpeed.NORMAL)
    panel = AttackPanel(Reveal(bridge, looks, HandClock(), window), looks, window)
    panel.place(TABLE, BOARD)
    window.show()
    bridge.go_to(replay.last)
    assert panel.isVisible()
    bridge.go_to(replay.last - 1)
    assert not panel.isVisible()


def test_it_leaves_the_board_in_sight(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    assert not show.panel.geometry().intersects(BOARD)


def test_every_row_says_what_happened(qtbot: QtBot) -> None:
    show = Show(qtbot, finished(events=(EventCard.DIPLOMACY,)), MotionSpeed.NONE)
    show.panel.reveal.begin()
    assert all(row.accessibleName() for row in show.panel.rows)
    assert len({row.accessibleName() for row in show.panel.rows}) == len(show.panel.rows)


def test_riders_come_to_a_region_before_its_threat_is_turned_up(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match, MotionSpeed.FAST)
    course = show.panel.reveal
    came: list[tuple[object, int]] = []
    course.approached.connect(lambda region, _ms: came.append((region, len(course.entries))))
    show.bridge.submit(last)
    order = show.bridge.view.wall.regions_west_to_east
    while len(course.entries) < 2:
        show.clock.pass_time(50)
    assert came == [(order[0], 0), (order[1], 1)]


def test_a_region_takes_about_a_second_at_ordinary_speed(
    qtbot: QtBot,
) -> None:
    match, last = last_turn()
    show = Show(qtbot, match, MotionSpeed.NORMAL)
    show.bridge.submit(last)
    while not show.panel.reveal.entries:
        show.clock.pass_time(10)
    began, regions = show.clock.now, len(show.bridge.view.wall.regions) - 1
    while len(show.panel.reveal.entries) <= regions:
        show.clock.pass_time(10)
    assert 900 <= (show.clock.now - began) / regions <= 1300


def test_the_bar_says_that_the_mongols_attack(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    said: list[str] = []
    show.panel.prompted.connect(said.append)
    show.panel.retranslate()
    assert said == [], "nothing before it begins"
    show.bridge.submit(last)
    assert set(said) == {"The Mongols attack."}
    show.panel.everything.click()
    show.await_keys()
    show.panel.next.click()
    assert said[-1] == ""


def test_scores_wait_for_losses_that_are_on_their_way(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    losses = FlyingLosses(show.panel)
    show.bridge.submit(last)
    course, before = show.panel.reveal, show.scores
    course.struck.connect(lambda entry: losses.fly(entry, QPointF(100, 100)))
    while not losses.pills:
        course.advance()
    assert show.scores == before
    show.window.grab()
    losses.land()
    assert losses.pills == ()
    show.panel.scores.finish()
    assert show.scores != before


@pytest.mark.parametrize("motion", [MotionSpeed.REDUCED, MotionSpeed.NONE])
def test_nothing_flies_where_nothing_is_to_move(qtbot: QtBot, motion: MotionSpeed) -> None:
    match, last = last_turn()
    show = Show(qtbot, match, motion)
    losses = FlyingLosses(show.panel)
    show.bridge.submit(last)
    entry = next(
        entry for entry in attack_entries(show) if any(scored.points < 0 for scored in entry.points)
    )
    losses.fly(entry, QPointF(100, 100))
    assert losses.pills == ()


def attack_entries(show: Show) -> tuple[AttackEntry, ...]:
    """All of the attack."""
    show.panel.reveal.advance_to_end()
    return show.panel.reveal.entries


def test_no_rider_is_left_between_the_rows(qtbot: QtBot) -> None:
    """The screen after each row is the same as after a full repaint."""
    match, last = last_turn(4)
    show = Show(qtbot, match, MotionSpeed.NORMAL)
    show.bridge.submit(last)
    QApplication.processEvents()
    while show.panel.reveal.waiting:
        show.panel.reveal.advance()
        qtbot.waitUntil(lambda: is_as_painted_anew(show))


def is_as_painted_anew(show: Show) -> bool:
    """Whether the panel is on the screen as it is painted now: motions may go on between the two,
    so ask again.
    """
    window, panel = show.window, show.panel
    seen = window.screen().grabWindow(window.winId()).toImage()
    place = QRect(panel.mapTo(window, panel.rect().topLeft()), panel.size())
    return bool(seen.copy(place) == window.grab().toImage().copy(place))


def test_the_panel_names_the_seats_saved_by_a_tower(qtbot: QtBot) -> None:
    match, last = last_turn()
    show = Show(qtbot, match)
    show.bridge.submit(last)
    show.panel.reveal.advance_to_end()
    said = {}
    for row, entry in zip(show.panel.rows, show.panel.reveal.entries, strict=True):
        region = entry.happening
        if isinstance(region, RegionAttacked):
            assert isinstance(row, EntryRow)
            names = [show.bridge.players[seat].name for seat in region.sheltered]
            assert all(name in row.note.text() for name in names)
            said[bool(names)] = row.note.text()
    assert said[False] == ""
    assert said[True].startswith("Sheltered: ")
