"""The panel of a scoring: reveals in order, decisions by their owner, and never one by accident."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    DeclineSwap,
    EndTurn,
    LowerValue,
    Peek,
    RaiseValue,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.reveal.scoring_choices import choices
from changcheng_qt.titles.changcheng.table.reveal.scoring_sheet import Stand, beside, over_tray
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.reveal.stages import SHORTEST_LINGER
from changcheng_qt.ui.widgets.overlay_panel import NumberDisc
from tests.titles.changcheng.table.playing import being_scored, completed_with, play
from tests.titles.changcheng.table.scored_table import BOARD, TABLE, Show

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER, MANDARIN = ActionCard


@pytest.fixture
def slow(qtbot: QtBot) -> Callable[[AnyMatch], Show]:
    """A panel on which reveals wait to be asked for."""
    return lambda match: Show(qtbot, match, motion=MotionSpeed.SLOW)


def test_only_the_seat_that_may_begin_is_asked(qtbot: QtBot) -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    asked, others, public = (Show(qtbot, match, viewer) for viewer in (0, 1, PUBLIC))
    assert asked.panel.isVisible()
    assert len(asked.labels) == 1
    assert not others.panel.isVisible()
    assert not public.panel.isVisible()


def test_a_peek_is_spoken_of_only_where_one_is_possible(qtbot: QtBot) -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    region = next(c.region for c in match.legal(0) if isinstance(c, Peek))
    with_peek = Show(qtbot, match, 0)
    assert with_peek.panel.strip.question.text() == "You can still peek before scoring."
    without = Show(qtbot, play(match, Peek(region)), 0)
    assert len(without.labels) == 1
    assert without.panel.strip.question.text() == ""
    assert without.panel.strip.question.isHidden()


def test_beginning_turns_the_cards_up(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), 0)
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    show.panel.strip.buttons[0].click()
    assert show.phase is Phase.CARDS
    assert len(show.panel.sheet.cards.entries) == 3


def test_a_scoring_is_held_back_where_something_is_to_be_said_before(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), 0)
    bridge = show.bridge
    held: list[object] = []

    def hold(command: object) -> bool:
        held.append(command)
        return len(held) == 1

    bridge.holds_back = hold
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    show.panel.strip.buttons[0].click()
    assert held == [BeginScoring(0)]
    assert show.phase is Phase.DUE, "nothing is revealed yet"
    show.panel.strip.buttons[0].click()
    assert show.phase is Phase.CARDS


def test_reveals_come_one_by_one(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    seen = [show.phase]
    show.await_keys()
    while show.panel.reveal.waiting:
        show.window.strike(Qt.Key.Key_Space)
        seen.append(show.phase)
    assert seen == [Phase.CARDS, Phase.CARDS, Phase.COUNTED, Phase.COUNTED, Phase.AWARDED]
    show.await_keys()
    show.window.strike(Qt.Key.Key_Space)
    assert not show.panel.isVisible()


def test_the_crown_waits_until_the_cards_are_counted(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    crowned: dict[Phase | None, set[bool]] = {}
    while show.panel.reveal.waiting:
        crowns = [bool(row.accessibleDescription()) for row in show.panel.sheet.majority.rows]
        crowned.setdefault(show.phase, set()).add(any(crowns))
        show.panel.reveal.advance()
    assert crowned == {Phase.CARDS: {False}, Phase.COUNTED: {True}}


def test_its_parts_are_numbered_and_shown_in_the_bar(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    told: list[str] = []
    show.panel.prompted.connect(told.append)
    show.bridge.submit(BeginScoring(0))
    assert [disc.number for disc in show.panel.findChildren(NumberDisc)] == [1, 2, 3]
    assert set(told) == {"Dunhuang is being scored."}
    show.panel.reveal.advance_to_end()
    show.panel.reveal.advance()
    assert told[-1] == ""


def test_shift_shows_all_of_them(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    show.await_keys()
    show.window.strike(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert show.phase is Phase.AWARDED
    assert show.panel.isVisible()


def test_time_goes_on_by_itself(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD), motion=MotionSpeed.FAST)
    show.bridge.submit(BeginScoring(0))
    assert show.panel.reveal.waiting
    while show.panel.reveal.waiting:
        show.clock.pass_time(1000)
    assert show.phase is Phase.AWARDED


def test_without_motion_everything_is_there_at_once(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    assert show.phase is Phase.AWARDED


def test_no_key_or_click_that_continues_ever_decides(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(TRAITOR, FLOOD, BUILDER))
    show.bridge.submit(BeginScoring(0))
    steps = len(show.match.steps)
    show.await_keys()
    for _ in range(6):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            show.window.strike(key)
        for place in (show.panel.rect().center(), QPoint(30, 30)):
            QTest.mouseClick(show.panel, Qt.MouseButton.LeftButton, pos=place)
    assert show.panel.strip.buttons
    assert len(show.match.steps) == steps


def test_a_button_takes_no_click_before_it_has_been_there_for_a_moment(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    show.panel.strip.buttons[0].click()
    assert show.bridge.view.scoring.pending[0].card is FLOOD
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    show.panel.strip.buttons[0].click()
    assert show.bridge.view.scoring.pending[0].card is BUILDER


def test_the_deciders_choices_are_buttons(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    assert show.labels == ["Value +2", "Value −2"]
    assert show.panel.stand is Stand.BESIDE


def test_the_deciding_seat_is_addressed_and_the_others_are_informed(qtbot: QtBot) -> None:
    match = being_scored(FLOOD, BUILDER, MASTER)
    name = match.players[1].name
    for viewer, told in ((1, "You decide."), (0, f"{name} decides."), (PUBLIC, f"{name} decides.")):
        show = Show(qtbot, match, viewer)
        assert told in [entry.effect.text() for entry in show.panel.sheet.cards.entries]


def test_nothing_is_offered_while_reveals_wait(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, FLOOD, BUILDER))
    show.bridge.submit(BeginScoring(0))
    assert show.panel.reveal.waiting
    assert not show.labels
    show.panel.reveal.advance_to_end()
    assert show.labels == ["Value +2", "+1 extra wall"]


@pytest.mark.parametrize("viewer", [0, 2])
def test_other_seats_views_offer_no_decision(qtbot: QtBot, viewer: Viewer) -> None:
    match = being_scored(FLOOD, BUILDER, MASTER)
    assert match.to_act == 1
    assert not Show(qtbot, match, viewer).labels
    assert Show(qtbot, match, 1).labels


def test_a_bots_decision_is_only_watched(qtbot: QtBot) -> None:
    match = being_scored(FLOOD, BUILDER, MASTER)
    match.seat_player(1, Player("Luca", "greedy"))
    show = Show(qtbot, match)
    assert show.panel.isVisible()
    assert not show.labels


def test_a_look_at_the_notes_takes_no_decision(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER), 1)
    show.bridge.take_commands(takes_commands=False)
    assert not show.labels
    show.bridge.take_commands(takes_commands=True)
    assert show.labels


def test_a_choice_on_the_board_docks_the_panel_off_it(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    assert show.panel.stand is Stand.DOCKED
    assert not show.panel.geometry().intersects(BOARD)
    show.bridge.submit(BreakWall(0))
    assert show.panel.stand is Stand.BESIDE
    assert show.panel.geometry().intersects(BOARD)
    show.bridge.undo()
    show.bridge.submit(RaiseValue())


@pytest.mark.parametrize("beside_board", [True, False])
def test_the_whole_title_is_seen_wherever_the_panel_stands(
    qtbot: QtBot, beside_board: bool
) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    if beside_board:
        show.bridge.submit(BreakWall(0))
    labels = show.panel.findChildren(QLabel)
    title = next(label for label in labels if label.text().endswith("is complete"))
    title.setText("Guyuan of the Nine Frontier Garrisons is complete")
    show.panel.place(TABLE, BOARD)
    qtbot.waitUntil(lambda: title.height() >= title.heightForWidth(title.width()))
    assert title.wordWrap()


def test_the_mandarin_asks_for_the_board(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MANDARIN))
    show.bridge.submit(LowerValue())
    show.bridge.submit(RaiseValue())
    assert QApplication.focusWidget() is show.window.home
    assert show.labels == ["Don't swap"]
    assert show.panel.strip.question.text()


def test_an_impossible_effect_says_so() -> None:
    match = being_scored(TRAITOR, FLOOD, BUILDER)
    view, legal = match.view(PUBLIC), match.legal(PUBLIC)
    without_walls = [command for command in legal if not isinstance(command, BreakWall)]
    assert choices(view, legal, legal).impossible == ()
    (said,) = choices(view, without_walls, without_walls).impossible
    assert "no wall" in said


def test_a_mandarin_with_nothing_to_swap_says_so() -> None:
    match = play(being_scored(FLOOD, BUILDER, MANDARIN), LowerValue(), RaiseValue())
    offered = choices(match.view(PUBLIC), [DeclineSwap()], [DeclineSwap()])
    assert offered.impossible
    assert not offered.on_board


def test_another_viewer_of_the_same_position_changes_nothing(
    slow: Callable[[AnyMatch], Show],
) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    waiting = show.panel.reveal.waiting
    show.bridge.look_as(2)
    assert show.panel.reveal.waiting == waiting
    assert show.phase is Phase.CARDS


def test_a_jump_shows_the_position_as_it_is(slow: Callable[[AnyMatch], Show]) -> None:
    show = slow(completed_with(FLOOD, BUILDER, MASTER))
    show.bridge.submit(BeginScoring(0))
    show.bridge.submit(LowerValue())
    show.match.take_back(len(show.match.steps) - 2, (0, 1, 2))
    show.bridge.look_as(PUBLIC)
    assert show.phase is Phase.DUE
    assert not show.panel.reveal.waiting
    assert not show.panel.isVisible()


def test_the_game_going_on_closes_the_award(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD), 0)
    show.bridge.submit(BeginScoring(0))
    assert show.panel.isVisible()
    show.bridge.submit(EndTurn())
    assert not show.panel.isVisible()


def test_the_table_waits_until_all_has_been_seen(
    slow: Callable[[AnyMatch], Show],
) -> None:
    show = slow(completed_with(FLOOD, FLOOD, FLOOD))
    told: list[bool] = []
    show.panel.reveal.busy_changed.connect(told.append)
    show.bridge.submit(BeginScoring(0))
    show.panel.reveal.advance_to_end()
    assert told == [True]
    show.await_keys()
    show.panel.next.click()
    assert told == [True, False]


def test_a_decision_that_waits_keeps_nobody_waiting(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    assert not show.panel.reveal.is_busy


def test_bots_alone_need_no_click(qtbot: QtBot) -> None:
    match = completed_with(FLOOD, FLOOD, FLOOD)
    for seat in range(3):
        match.seat_player(seat, Player(f"Bot {seat}", "random"))
    show = Show(qtbot, match, motion=MotionSpeed.NONE)
    show.bridge.submit(BeginScoring(0))
    assert show.panel.isVisible()
    show.clock.pass_time(SHORTEST_LINGER)
    assert not show.panel.isVisible()


def test_people_read_the_award_as_long_as_they_like(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    qtbot.wait(900)
    assert show.panel.isVisible()


def test_the_award_is_a_sum_and_a_pill_for_each_winner(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    before = show.bridge.view.scores
    show.bridge.submit(BeginScoring(0))
    gained = show.bridge.view.scores[0] - before[0]
    assert show.panel.sheet.worth.total == gained
    assert [pill.accessibleName() for pill in show.panel.sheet.awards.pills] == [f"Mei +{gained}"]


def test_the_province_is_lit_while_it_is_spoken_of(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    lit: list[object] = []
    show.panel.reveal.spotlit.connect(lit.append)
    show.bridge.submit(BeginScoring(0))
    show.await_keys()
    show.panel.next.click()
    assert lit[-1] is None
    assert show.panel.reveal.place is None


@pytest.mark.parametrize(("share", "side"), [(0.1, "east"), (0.9, "west")])
def test_the_panel_covers_nothing_of_the_province(share: float, side: str) -> None:
    place = beside(BOARD, TABLE, QRect(0, 0, 400, 300).size(), share, 8)
    assert (place.center().x() > BOARD.center().x()) == (side == "east")
    assert BOARD.contains(place)


@pytest.mark.parametrize("share", [0.05, 0.3, 0.42, 0.58, 0.8])
def test_the_panel_leaves_the_lit_province_in_sight(qtbot: QtBot, share: float) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    show.panel.locate = lambda _province: share
    show.panel.place(TABLE, BOARD)
    province = QRect(BOARD.left() + round(BOARD.width() * share) - 60, BOARD.top(), 120, 400)
    assert not show.panel.geometry().intersects(province)
    assert show.panel.width() <= 600


def test_without_a_side_panel_it_is_over_the_tray() -> None:
    narrow = QRect(0, 46, 800, 400)
    place = over_tray(QRect(0, 46, 800, 550), 550 - narrow.height())
    assert not place.intersects(narrow)


def test_a_card_alone_has_the_whole_width(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    cards, walk = show.panel.sheet.cards, show.panel.reveal.stage
    assert walk is not None
    cards.resize(560, 120)
    assert cards.entries[0].width() < 560 * 0.6
    cards.show_cards(walk.cards[:1], show.bridge.view, show.bridge.players)
    layout = cards.layout()
    assert layout
    layout.activate()
    assert cards.entries[0].width() > 560 * 0.9
