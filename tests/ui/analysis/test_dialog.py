"""The page of why a game ended as it did: by pointer, by keys, and for a screen reader."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.i18n.phrases.analysis import budget_text, look_text
from changcheng_qt.titles.changcheng.rules.events import CardPlayed, CardsRevealed
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.ui.analysis import chart
from changcheng_qt.ui.analysis.analyst import Stage
from changcheng_qt.ui.analysis.dialog import AnalysisDialog
from changcheng_qt.ui.analysis.moments import Moments
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.verdicts.cost import LONG, Account, Analysis, Change, LookWorth, Source, Worth
from screens import costs
from screens.costs import StagedAnalyst, made_up
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.sample.secrets import SAMPLE
from tests.titles.changcheng.table.playing import box
from tests.titles.changcheng.table.replay_window import ReplayWindow
from tests.ui.flow.clockwork import HandClock
from tests.ui.shop import settle


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return SAMPLE.played(5)


class Screen(ReplayWindow):
    """A window that shows a finished game again; its analysis stands still at some position, or is
    found at once.
    """

    def __init__(self, match: AnyMatch, still_at: int | None = None) -> None:
        super().__init__(match, analyst=partial(StagedAnalyst, match, still_at))

    def open(self) -> AnalysisDialog:
        """Open the page by its key."""
        page = self.press(Qt.Key.Key_Y)
        assert isinstance(page, AnalysisDialog)
        settle()
        return page


@pytest.fixture
def screen(qapp: QApplication, match: AnyMatch) -> Iterator[Screen]:
    screen = Screen(match)
    yield screen
    screen.close()


@pytest.fixture
def still(qapp: QApplication, match: AnyMatch) -> Iterator[Screen]:
    screen = Screen(match, still_at=7)
    yield screen
    screen.close()


def texts(page: AnalysisDialog) -> list[str]:
    return [entry.line.text for entry in page.list.lines.entries]


def moments(screen: Screen) -> Moments:
    """Return the turning points of the finished analysis."""
    assert screen.analyst.analysis is not None
    return Moments(ChangChengUi(box), screen.bridge, screen.analyst.analysis)


def turns_of(match: AnyMatch) -> list[int]:
    """Return the turn of each step, by the state before it."""
    return [step.before.turn.number for step in match.steps]


def test_a_change_is_explained_by_the_card_or_peek_that_made_it(screen: Screen) -> None:
    """A scoring by the card that was turned up, not by the emperor card that it ends with."""
    screen.open()
    told, bridge = moments(screen), screen.bridge
    for ply in range(bridge.last):
        events, view = bridge.most_told(ply)
        shown = [one for one in events if isinstance(one, CardsRevealed) and one.cards]
        if shown:
            line = telling.line(shown[0], view, bridge.players)
            assert line is not None
            assert told.cause(ply) == line.text
            return
    raise AssertionError("no card was turned up")


def test_each_source_moves_only_where_it_can(screen: Screen) -> None:
    """Chance and the unseen where something was shown, and a choice in the step of another seat."""
    screen.open()
    for point in moments(screen).of(None):
        events, _ = screen.bridge.most_told(point.ply)
        if point.source in (Source.CHANCE, Source.UNSEEN):
            assert any(event.told for event in events)
        if point.source is Source.OTHERS:
            assert screen.bridge.decider_at(point.ply) != point.seat


def test_a_card_that_another_seat_plays_is_its_choice_and_not_the_unseen(screen: Screen) -> None:
    """Of 85 turning points 15 told such a card as the unseen."""
    screen.open()
    bridge, found = screen.bridge, screen.analyst.analysis
    assert found is not None
    laid = [
        ply
        for ply in range(bridge.last)
        if any(isinstance(one, CardPlayed) for one in bridge.most_told(ply)[0])
    ]
    ply, owner = laid[0], bridge.decider_at(laid[0])
    assert owner is not None
    large = Change(ply, 1 - owner, unseen=Worth(3.0), others=Worth(-9.0))
    account = Account(1 - owner, Worth(), (large,), Worth())
    moved = replace(found, judgements=(), accounts=(account,))
    (point,) = Moments(ChangChengUi(box), bridge, moved).of(None)
    assert (point.source, point.points) == (Source.OTHERS, -6.0)


def test_own_cards_that_are_turned_up_are_nothing_unseen_to_their_owner(screen: Screen) -> None:
    screen.open()
    bridge, found = screen.bridge, screen.analyst.analysis
    assert found is not None
    for ply in range(bridge.last):
        seat, (events, _) = bridge.decider_at(ply), bridge.most_told(ply)
        shown = [one for one in events if isinstance(one, CardsRevealed) and one.cards]
        if seat is not None and shown and seat not in shown[0].told:
            large = Change(ply, seat, Worth(), Worth(9.0))
            account = Account(seat, Worth(), (large,), Worth())
            moved = replace(found, judgements=(), accounts=(account,))
            assert not Moments(ChangChengUi(box), bridge, moved).of(None)
            large = replace(large, seat=1 - seat)
            moved = replace(moved, accounts=(replace(account, seat=1 - seat, changes=(large,)),))
            assert Moments(ChangChengUi(box), bridge, moved).of(None)
            return
    raise AssertionError("nobody turned up own cards alone")


def test_turning_points_are_listed_by_cost(screen: Screen, match: AnyMatch) -> None:
    page = screen.open()
    assert screen.analyst.analysis is not None
    points = moments(screen).of(None)
    told = texts(page)
    assert 0 < len(told) == len(points)
    turns = turns_of(match)
    for text, point in zip(told, points, strict=True):
        assert text.startswith(f"Turn {turns[point.ply]} – ")
        assert ("” instead of “" in text) == (point.source is Source.ERROR)
    assert len({point.ply for point in points}) == len(points)
    sizes = [abs(point.points) for point in points]
    assert sizes == sorted(sizes, reverse=True)


def test_a_change_without_words_is_not_listed(screen: Screen) -> None:
    page = screen.open()
    for text in texts(page):
        what = text.partition(" – ")[2]
        assert " instead of " in what or what.count(". ") >= 1


def test_a_turning_point_leads_into_the_replay(screen: Screen) -> None:
    page = screen.open()
    assert screen.analyst.analysis is not None
    points = moments(screen).of(None)
    row = next(row for row, point in enumerate(points) if point.source is Source.ERROR)
    page.list.setCurrentIndex(page.list.lines.index(row, 0))
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    settle()
    assert screen.window.dialogs.shown is None
    assert screen.bridge.position == points[row].ply


def test_chances_on_the_chart_are_written_as_elsewhere(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As "50 %" in French."""
    written: list[float] = []

    def percent(share: float) -> str:
        written.append(share)
        return "50 %"

    monkeypatch.setattr(chart, "percent", percent)
    screen.open().chart.grab()
    assert set(written) == {0, 0.25, 0.5, 0.75, 1}


def test_a_click_on_the_chart_leads_there(screen: Screen) -> None:
    page = screen.open()
    spot = QPoint(page.chart.width() // 2, page.chart.height() // 2)
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=spot)
    settle()
    assert screen.window.dialogs.shown is None
    assert abs(screen.bridge.position - screen.bridge.last / 2) < screen.bridge.last / 10


def test_a_row_of_the_table_adds_up(screen: Screen) -> None:
    page = screen.open()
    found = screen.analyst.analysis
    assert found is not None
    for account in found.accounts:
        numbers = (account.start, account.choices, account.chance, account.unseen)
        total = sum(one.points for one in numbers) - found.error(account.seat).points
        assert total == pytest.approx(account.result.points)
    names = {cell.accessibleName() for cell in page.table.findChildren(type(page.heading))}
    assert any(", Errors: " in name for name in names)
    assert any(", Choices: " in name for name in names)
    assert any(", The unseen: " in name for name in names)


def test_one_player_alone(screen: Screen) -> None:
    page = screen.open()
    every = texts(page)
    page.whose.setCurrentIndex(1)
    own = texts(page)
    assert len(own) > 0
    assert set(own) != set(every)
    asked: list[int] = []
    page.practice_asked.connect(asked.append)
    assert page.practise.isEnabled()
    page.practise.click()
    assert asked == [0]


def choose_by_place(patch: pytest.MonkeyPatch) -> None:
    def chosen(page: AnalysisDialog) -> int | None:
        place = page.whose.currentIndex()
        return place - 1 if place > 0 else None

    patch.setattr(AnalysisDialog, "_chosen_seat", property(chosen))


@with_and_without(choose_by_place)
def test_a_file_of_one_seat_tells_of_that_seat(
    qapp: QApplication, match: AnyMatch, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """The seat is the last of three, and the only one that the page offers."""
    monkeypatch.setattr(costs, "made_up", partial(made_up_of, 2))
    with planted(fault), closing(Screen(match)) as screen:
        page = screen.open()
        offered = [page.whose.itemText(place) for place in range(page.whose.count())]
        assert offered == ["all", match.players[2].name]
        assert page.whose.currentIndex() == 1, "the only person is chosen from the start"
        every = texts(page)
        page.whose.setCurrentIndex(1)
        assert texts(page) == every
        asked: list[int] = []
        page.practice_asked.connect(asked.append)
        page.practise.click()
        assert asked == [2]


def made_up_of(seat: int, match: AnyMatch) -> Analysis:
    """An analysis of the decisions and knowledge of one seat."""
    found = made_up(match)
    return replace(
        found,
        judgements=tuple(one for one in found.judgements if one.seat == seat),
        accounts=tuple(one for one in found.accounts if one.seat == seat),
        looks=tuple(ply for ply in found.looks if match.steps[ply].seat == seat),
    )


def test_a_look_is_weighed_when_it_is_asked_for(screen: Screen) -> None:
    page = screen.open()
    if page.looks.count() == 0:
        pytest.skip("nobody looked")
    assert not page.weigh.isHidden()
    page.weigh.click()
    assert not page.weigh.isEnabled()
    page.looks.setCurrentIndex(1)
    assert page.weigh.isEnabled()


@pytest.mark.parametrize(
    ("worth", "told"),
    [
        (None, "isn't clear"),
        (LookWorth(1.0, 2.0, 3, 1), "isn't clear"),
        (LookWorth(0.0, 0.0, 3, 0), "changed no decision"),
        (LookWorth(3.0, 1.0, 3, 1), "+3.0 points (from +2.0 to +4.0)"),
        (LookWorth(-3.0, 1.0, 3, 1), "−3.0 points (from −4.0 to −2.0)"),
    ],
)
def test_a_peek_is_described_by_its_value(qapp: QApplication, worth: LookWorth, told: str) -> None:
    assert told in look_text(worth)


def test_progress_can_be_paused_and_given_up(still: Screen) -> None:
    page = still.open()
    assert page.progress.isVisible()
    assert not page.list.isVisible()
    assert page.progress.bar.value() == 7
    assert page.progress.bar.accessibleName().startswith("Position 7 of ")
    assert page.progress.pause.words == "Pause"
    page.progress.pause.click()
    assert still.analyst.stage is Stage.PAUSED
    assert page.progress.pause.words == "Continue"
    page.progress.cancel.click()
    settle()
    assert still.window.dialogs.shown is None


def test_findings_appear_while_the_page_is_open(still: Screen) -> None:
    page = still.open()
    still.analyst.find()
    settle()
    assert not page.progress.isVisible()
    assert texts(page)


def test_a_failure_is_said_and_tried_again(still: Screen) -> None:
    page = still.open()
    still.analyst.stage = Stage.FAILED
    still.analyst.changed.emit()
    assert page.progress.pause.words == "Try again"
    page.progress.pause.click()
    assert still.analyst.stage is Stage.RUNNING


def test_no_room_is_empty_below_the_turning_points(screen: Screen) -> None:
    """It would push the worth of a peek out of sight."""
    page = screen.open()
    for place in range(page.whose.count()):
        page.whose.setCurrentIndex(place)
        settle()
        assert page.list.height() <= page.list.height_for(page.list.width())


def test_a_screen_reader_reads_the_names_of_the_parts(screen: Screen) -> None:
    page = screen.open()
    for part, name in ((page.chart, "Chances of winning"), (page.list, "Turning points")):
        reader = QAccessible.queryAccessibleInterface(part)
        assert reader is not None
        assert name in reader.text(QAccessible.Text.Name)


def test_without_an_analyst_there_is_no_button(qapp: QApplication, match: AnyMatch) -> None:
    screen = Screen(match)
    screen.window.show_replay(ReplayBridge(Replay(match)), HandClock())
    assert screen.window.replay_show is not None
    assert screen.window.replay_show.bar.why.isHidden()
    screen.close()


def test_less_thought_is_owned_up_to_in_a_long_game(qapp: QApplication, match: AnyMatch) -> None:
    found = made_up(match)
    short = replace(found, judgements=found.judgements[:1])
    assert "less thought" not in budget_text(short)
    late = replace(short, judgements=(replace(short.judgements[0], ply=LONG),))
    assert "less thought" in budget_text(late)
