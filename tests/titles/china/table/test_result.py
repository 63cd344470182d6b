"""The sheet of a finished game of China: accounts add up, and the final scoring stands apart."""

from dataclasses import replace
from unittest import mock

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.phrases.wording import listed
from changcheng_qt.titles.china.rules.accounts import Source, entries_of
from changcheng_qt.titles.china.rules.events import AllianceScored, Event, RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table import result as result_sheet
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.words.result import tie_breaks
from changcheng_qt.titles.china.words.telling import options_in_force
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.result.sheet import Sheet
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.result.winners import Headline
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.verdicts.accounts import Award, FinalScoring
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.table.matches import finished


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_account_adds_up_to_the_score(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    scores = match.view(PUBLIC).scores
    sheet = sheet_of(MatchBridge(match))
    assert {account.seat: account.total for account in sheet.accounts} == dict(enumerate(scores))
    assert sheet.moments[-1].scores == scores
    assert sheet.moments[-1].is_final
    assert not any(moment.is_final for moment in sheet.moments[:-1])


@pytest.mark.parametrize("seed", range(6))
def test_the_final_scoring_begins_where_the_turns_end(seed: int) -> None:
    match = finished(4, seed)
    steps = [list(step) for step in match.events(PUBLIC)]
    before = [event for step in steps[:-1] for event in step]
    board = match.view(PUBLIC).board
    entries = list(entries_of(before, board))
    assert FinalScoring() not in entries
    entries = list(entries_of([*before, *steps[-1]], board))
    assert entries.count(FinalScoring()) == 1


def test_each_source_counts_its_own_events() -> None:
    board = finished(3, 1).view(PUBLIC).board
    events: list[Event] = [
        RegionScored(0, (9, 0), (), (3, 0)),
        AllianceScored(0, ((1, 0), (1, 0)), (2, 0)),
        RoadsScored(1, ((0, 1, 2, 3), (4, 5, 6, 7)), (4, 4)),
        RoadsScored(0, (), ()),
    ]
    awards = [entry for entry in entries_of(events, board) if isinstance(entry, Award)]
    assert [(a.seat, a.points, a.source) for a in awards] == [
        (0, 3, Source.HOUSES),
        (0, 2, Source.ALLIANCES),
        (1, 8, Source.ROADS),
    ]


def test_unusual_options_are_named() -> None:
    for seed in range(4):
        match = finished(3, seed)
        told = sheet_of(MatchBridge(match)).options
        for line in options_in_force(match.view(PUBLIC)):
            assert (line.name in told) == line.changed


TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


def result(window: QWidget, motion: MotionSpeed = MotionSpeed.NONE) -> ResultView:
    """The result of five seats in a window, not opened yet."""
    window.resize(1280, 800)
    bridge = MatchBridge(finished(5, 2))
    looks = Appearance(Looks(ThemeChoice.LIGHT, motion=motion))
    view = ResultView(bridge, sheet_of, Requests(), looks, window)
    view.place(TABLE, BOARD)
    return view


def opened(window: QWidget) -> ResultView:
    """The result of five seats in a window, opened."""
    view = result(window)
    view.open()
    return view


def test_the_sheet_of_five_seats_is_shown(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = opened(window)
    assert not view.isHidden()
    assert view.accessibleName().count(",") >= 1


def test_a_banner_covers_nothing_of_the_result(qtbot: QtBot) -> None:
    """A banner is as low as that where an overview of the board is above it."""
    window = QWidget()
    qtbot.addWidget(window)
    view = opened(window)
    banner = 126
    assert view.geometry().top() < banner, "it would cover the winner's name"
    view.place(TABLE, BOARD.adjusted(0, banner - BOARD.top(), 0, 0))
    assert banner <= view.geometry().top() < view.geometry().bottom() <= TABLE.bottom()


def test_the_headline_scrolls_with_the_sums_and_stands_alone_in_the_moment(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = result(window, MotionSpeed.NORMAL)
    headline, scroll = view.findChild(Headline), view.findChild(QScrollArea)
    assert headline
    assert scroll
    window.show()
    view.celebrate()
    assert headline.isVisible()
    assert not scroll.isAncestorOf(headline)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)
    assert headline.isVisible()
    assert scroll.isAncestorOf(headline)
    low = QRect(BOARD.topLeft(), QSize(BOARD.width(), 330))
    view.place(low, low)
    QApplication.sendPostedEvents()
    scroll.verticalScrollBar().setValue(headline.height())
    assert headline.visibleRegion().isEmpty()


@pytest.mark.parametrize(
    ("scores", "pieces", "winners", "told"),
    [
        ((30, 20, 20), (1, 4, 9), (0,), [("C (9)", "B (4)")]),
        ((30, 20, 20), (1, 4, 4), (0,), []),
        ((30, 30, 20), (1, 4, 9), (1,), []),
        ((30, 30, 30), (1, 4, 9), (2,), [("C (9)", "B (4)", "A (1)")]),
        ((30, 30, 30), (9, 4, 9), (0, 2), [("A (9)", "C (9)", "B (4)")]),
        ((20, 20, 10, 10), (3, 3, 5, 6), (0, 1), [("D (6)", "C (5)")]),
    ],
)
def test_a_tie_of_points_is_explained_wherever_pieces_break_it(
    scores: tuple[int, ...],
    pieces: tuple[int, ...],
    winners: tuple[int, ...],
    told: list[tuple[str, ...]],
) -> None:
    players = [Player(name) for name in "ABCD"[: len(scores)]]
    sentences = [f"Equal on points, ranked by pieces left: {listed(names)}." for names in told]
    assert tie_breaks(players, winners, scores, pieces) == sentences


def test_the_result_explains_a_tie_below_the_first_place(qtbot: QtBot) -> None:
    bridge = MatchBridge(finished(4, seed=1))
    first, second, third, _ = sorted(range(4), key=lambda seat: -bridge.view.scores[seat])
    scores = [30 if seat == first else 20 if seat in (second, third) else 10 for seat in range(4)]
    supplies = list(bridge.view.supplies)
    supplies[second] = replace(supplies[second], houses=supplies[third].houses + 9)
    view = replace(bridge.view, scores=tuple(scores), supplies=tuple(supplies))
    with mock.patch.object(MatchBridge, "view", view):
        assert "Equal on points, ranked by pieces left:" in sheet_of(bridge).standing


def rank_by_points_alone(patch: pytest.MonkeyPatch) -> None:
    sheet = result_sheet._sheet  # noqa: SLF001

    def without_pieces(bridge: Bridge, view: View) -> Sheet:
        none = tuple(Supply(0, 0) for _ in view.supplies)
        return sheet(bridge, replace(view, supplies=none))

    patch.setattr(result_sheet, "_sheet", without_pieces)


@with_and_without(rank_by_points_alone)
def test_of_equal_points_below_the_first_place_more_pieces_come_first(fault: Fault | None) -> None:
    bridge = MatchBridge(finished(4, seed=1))
    names = [player.name for player in bridge.players]
    supplies = tuple(Supply(seat, 0) for seat in range(4))
    view = replace(bridge.view, scores=(20, 20, 30, 20), supplies=supplies)
    with planted(fault), mock.patch.object(MatchBridge, "view", view):
        sheet = sheet_of(bridge)
        assert [account.seat for account in sheet.accounts] == [2, 3, 1, 0]
        for name, place in ((names[3], "second"), (names[1], "third"), (names[0], "fourth")):
            assert f"{name} came {place}" in sheet.standing
