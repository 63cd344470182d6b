"""The result: winners, sums, the chart, and the choices after the game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, people_of
from changcheng_qt.i18n.phrases.wording import plain
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace
from changcheng_qt.ui.result import table
from changcheng_qt.ui.result.sheet import standing_text
from changcheng_qt.ui.result.table import ColumnFigure, sum_text
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.verdicts.accounts import AccountLine
from tests.titles.changcheng.table.keyed_table import KeyedTable
from tests.titles.changcheng.table.playing import (
    LayoutRequests,
    bridge_of,
    finished,
    picture,
    plain_looks,
    play_until,
    setup_of,
)
from tests.titles.changcheng.table.playing import match_of as begun

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


class Show:
    """A result on a table."""

    def __init__(
        self, qtbot: QtBot, match: AnyMatch, motion: MotionSpeed = MotionSpeed.NONE
    ) -> None:
        self.window = KeyedTable()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.bridge = bridge_of(match, PUBLIC)
        self.requests = Requests()
        self.view = ResultView(
            self.bridge, sheet_of, self.requests, plain_looks(motion), self.window
        )
        self.view.place(TABLE, BOARD)
        self.window.lead(self.view)
        self.window.show()

    @property
    def texts(self) -> list[str]:
        return [label.text() for label in self.view.table.findChildren(QLabel) if label.text()]


@pytest.mark.parametrize(
    ("amounts", "text"),
    [
        ((), ""),
        ((6,), ""),
        ((6, 9), "6 + 9"),
        ((-3, -4), "−3 − 4"),
        ((2, -4, 1), "2 − 4 + 1"),
    ],
)
def test_sums_are_written_out(amounts: tuple[int, ...], text: str) -> None:
    assert sum_text(AccountLine(Source.PROVINCE, amounts)) == text


def lowest_ink(widget: QWidget, width: int) -> int:
    """The lowest row with ink among the last columns of the text in the middle."""
    image = widget.grab().toImage()
    ground = image.pixelColor(0, 0)
    columns = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(image.height()))
    ]
    return max(
        y
        for x in columns[-width:]
        for y in range(image.height())
        if image.pixelColor(x, y) != ground
    )


def test_it_waits_to_be_opened(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    assert not show.view.isVisible()
    show.view.open()
    assert show.view.isVisible()
    assert TABLE.contains(show.view.geometry())


def test_a_step_does_not_concern_it_before_it_is_opened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()
    monkeypatch.setattr(ResultView, "_on_changed", asked.append)
    show = Show(qtbot, finished())
    show.bridge.look_as(0)
    assert not asked
    show.view.open()
    show.view.open()
    show.bridge.look_as(1)
    assert len(asked) == 1


def chart_is_in_sight(show: Show) -> bool:
    """Whether the whole chart is seen without scrolling."""
    show.view.open()
    QApplication.sendPostedEvents()
    chart = show.view.charts.scores
    return chart.visibleRegion().boundingRect() == chart.rect()


def test_sums_and_chart_are_seen_together(qtbot: QtBot) -> None:
    show = Show(qtbot, finished(4))
    assert chart_is_in_sight(show)
    assert not show.view.geometry().intersects(QRect(967, 46, 313, 754))


def test_in_a_low_window_the_chart_is_scrolled_to(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    show = Show(qtbot, finished(4))
    show.view.place(QRect(0, 46, 967, 400), QRect(0, 46, 967, 300))
    assert not chart_is_in_sight(show)


def test_the_winner_and_every_score_are_there(qtbot: QtBot) -> None:
    match = finished()
    show = Show(qtbot, match)
    show.view.open()
    assert match.outcome is not None
    winner = match.players[match.outcome.winners[0]].name
    assert winner in show.view.accessibleName()
    for score in match.outcome.scores:
        assert plain(score) in show.texts


LONG = "Bartholomew"


def cut_names(show: Show) -> list[str]:
    """The names that are shown with an ellipsis."""
    QApplication.sendPostedEvents()
    names = [label for label in show.view.table.findChildren(ElidedWords) if label.isVisible()]
    return [
        name.text()
        for name in names
        if name.fontMetrics().horizontalAdvance(name.text()) > name.contentsRect().width()
    ]


def with_long_names() -> AnyMatch:
    """A game of four with events, so that there are as many columns as can be."""
    match = finished(4, events=(EventCard.DIPLOMACY, EventCard.DOMINANCE))
    for seat in range(4):
        match.seat_player(seat, Player(f"{LONG} {seat}"))
    return match


def test_long_names_are_whole_next_to_many_columns(qtbot: QtBot) -> None:
    show = Show(qtbot, with_long_names())
    show.view.open()
    assert not cut_names(show)


def test_names_without_a_width_of_their_own_are_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The negative control of the test above."""
    monkeypatch.setattr(table, "_UNCUT", 0)
    show = Show(qtbot, with_long_names())
    show.view.open()
    assert len(cut_names(show)) == 4


@pytest.mark.parametrize("size", [0.8, 1.3])
def test_another_size_while_it_is_open_gives_the_height_of_a_sheet_opened_then(
    qtbot: QtBot, size: float
) -> None:
    match = with_long_names()
    show, opened_then = Show(qtbot, match), Show(qtbot, match)
    opened_then.view.appearance.choose_scale(size)
    for one in (show, opened_then):
        one.view.open()
        qtbot.waitUntil(LayoutRequests(one.view).have_ceased)
    before = show.view.geometry()
    show.view.appearance.choose_scale(size)
    qtbot.waitUntil(LayoutRequests(show.view).have_ceased)
    assert show.view.geometry() == opened_then.view.geometry() != before


def test_a_sheet_in_the_right_place_is_left_alone(qtbot: QtBot) -> None:
    show = Show(qtbot, with_long_names())
    show.view.open()
    requests = LayoutRequests(show.view)
    qtbot.waitUntil(requests.have_ceased)
    show.view.table.updateGeometry()
    assert not requests.have_ceased()


def tied() -> AnyMatch:
    """A game that two seats win together."""
    for seed in range(200):
        match = begun(setup_of(3, seed))
        play_until(match, lambda m: m.outcome is not None, seed)
        if match.outcome is not None and len(match.outcome.winners) > 1:
            return match
    raise AssertionError("no random game ended in a tie")


def test_the_options_in_force_stand_on_it(qtbot: QtBot) -> None:
    usual = Show(qtbot, finished())
    usual.view.open()
    assert usual.view.options.text() == "Played with standard rules"
    own = Show(qtbot, finished(options=Options(swap_anywhere=True), events=(EventCard.DIPLOMACY,)))
    own.view.open()
    told = own.view.options.text()
    assert told.startswith("Played with Diplomacy · ")
    assert told.count(" · ") == 1
    assert own.view.options.isVisible()


def test_a_shared_victory_is_worded_so(qtbot: QtBot) -> None:
    match = tied()
    show = Show(qtbot, match)
    show.view.open()
    assert match.outcome is not None
    assert "share the win" in show.view.accessibleName()
    for seat in match.outcome.winners:
        assert match.players[seat].name in show.view.accessibleName()


def test_names_are_no_markup(qtbot: QtBot) -> None:
    match = finished()
    match.seat_player(0, Player("<img src=x>"))
    show = Show(qtbot, match)
    show.view.open()
    labels = [label for label in show.view.findChildren(QLabel) if "<img" in label.text()]
    assert labels
    assert all(label.textFormat() is label.textFormat().PlainText for label in labels)


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        (lambda view: view.rematch, lambda requests: requests.rematch_asked),
        (lambda view: view.new_game, lambda requests: requests.new_game_asked),
        (lambda view: view.replay, lambda requests: requests.replay_asked),
        (lambda view: view.report, lambda requests: requests.report_asked),
    ],
)
def test_each_button_asks_the_shell(
    qtbot: QtBot, button: Callable[..., object], signal: Callable[..., object]
) -> None:
    show = Show(qtbot, finished())
    show.view.open()
    with qtbot.waitSignal(signal(show.requests)):
        button(show.view).click()  # type: ignore[attr-defined]


def test_the_board_can_be_looked_at_and_the_result_again(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    show.view.open()
    whole = show.view.geometry()
    show.view.inspect.click()
    assert not show.view.rematch.isVisible()
    assert show.view.geometry().height() < whole.height() / 3
    show.view.back.click()
    assert show.view.rematch.isVisible()


def test_other_games_have_other_charts(qtbot: QtBot) -> None:
    charts = []
    for seed in (3, 4):
        show = Show(qtbot, finished(seed=seed))
        show.view.open()
        charts.append(picture(show.view.charts.scores, 500, 150))
    assert charts[0] != charts[1]


def test_a_sign_from_another_font_leaves_a_number_on_its_line(qtbot: QtBot) -> None:
    numbers = [
        ColumnFigure(plain_looks(), TextStyle(size=17, face=TypeFace.NUMBER)) for _ in range(2)
    ]
    for number, text in zip(numbers, ("3", "漢3"), strict=True):
        qtbot.addWidget(number)
        number.setText(text)
        number.resize(120, 40)
    assert len({lowest_ink(number, 8) for number in numbers}) == 1


def standing_of(*kinds: str, scores: tuple[int, ...]) -> str:
    players = [
        Player(name, kind) for name, kind in zip(("Mei", "Luca", "Claire"), kinds, strict=True)
    ]
    return standing_text(scores, players, people_of(players))


@pytest.mark.parametrize(
    ("kinds", "scores", "text"),
    [
        ((HUMAN, "bot", "bot"), (12, 15, 9), "You came second, 3 point(s) behind."),
        ((HUMAN, "bot", "bot"), (9, 15, 12), "You came third, 6 point(s) behind."),
        ((HUMAN, "bot", "bot"), (15, 12, 9), "You win by 3 point(s)."),
        ((HUMAN, "bot", "bot"), (15, 15, 9), "You share the win."),
        ((HUMAN, "bot", "bot"), (9, 15, 9), "You share second place, 6 point(s) behind."),
        ((HUMAN, HUMAN, "bot"), (15, 12, 9), "Luca came second, 3 point(s) behind."),
        (
            (HUMAN, HUMAN, HUMAN),
            (9, 15, 12),
            "Claire came second, 3 point(s) behind. Mei came third, 6 point(s) behind.",
        ),
        ((HUMAN, HUMAN, HUMAN), (15, -1, -1), "Luca and Claire share second place"),
        (("bot", "bot", "bot"), (15, 12, 12), "Luca and Claire share second place"),
        ((HUMAN, HUMAN, "bot"), (15, 15, 9), ""),
    ],
)
def test_everybody_reads_their_rank(
    qapp: QApplication, kinds: tuple[str, ...], scores: tuple[int, ...], text: str
) -> None:
    told = standing_of(*kinds, scores=scores)
    assert told.replace("Luca, Claire", "Luca and Claire").startswith(text)
    assert bool(told) is bool(text)


@pytest.mark.parametrize("motion", [MotionSpeed.NORMAL, MotionSpeed.REDUCED])
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, None])
def test_the_winners_have_a_moment_that_can_be_ended_and_presses_nothing(
    qtbot: QtBot, motion: MotionSpeed, key: Qt.Key | None
) -> None:
    show = Show(qtbot, finished(), motion)
    asked: list[None] = []
    for signal in (show.requests.rematch_asked, show.requests.new_game_asked):
        signal.connect(lambda: asked.append(None))
    show.view.celebrate()
    assert show.view.isVisible()
    assert not show.view.rematch.isVisible()
    assert not show.view.table.isVisible()
    low = show.view.height()
    show.view.grab()
    if key is None:
        QTest.mouseClick(show.view, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(show.view, key)
    assert show.view.rematch.isVisible()
    assert show.view.height() > low
    for _ in range(2):
        QTest.keyClick(show.view.focusWidget() or show.view, Qt.Key.Key_Space)
    assert asked == []


def test_the_moment_ends_by_itself(qtbot: QtBot) -> None:
    show = Show(qtbot, finished(), MotionSpeed.FASTEST)
    show.view.celebrate()
    assert not show.view.rematch.isVisible()
    qtbot.waitUntil(show.view.rematch.isVisible)


def test_a_key_presses_the_safe_button_once_the_result_has_been_seen(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    show.window.activateWindow()
    show.view.open()
    QTest.keyClick(show.view, Qt.Key.Key_Space)
    assert show.view.table.isVisible(), "a key too many folds nothing"
    qtbot.waitUntil(show.view.inspect.hasFocus)
    QTest.keyClick(show.view.inspect, Qt.Key.Key_Space)
    assert not show.view.table.isVisible()


def test_without_motion_there_is_no_moment(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    show.view.celebrate()
    assert show.view.rematch.isVisible()


def test_folded_it_hides_nothing_of_the_board(qtbot: QtBot) -> None:
    show = Show(qtbot, finished())
    show.view.open()
    assert show.view.geometry().intersects(BOARD), "the negative control"
    show.view.fold()
    assert not show.view.geometry().intersects(BOARD)
    assert TABLE.contains(show.view.geometry())
