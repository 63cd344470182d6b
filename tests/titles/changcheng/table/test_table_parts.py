"""The widgets of a match together, and the title's texts for the shell."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    EndTurn,
    Peek,
    PlaceSingle,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    ProvinceScored,
    ReservationEnded,
    SinglePlaced,
    TurnBegan,
    TurnEnded,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.panels.bar import EmperorCounter, EventCards
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import TableContext
from changcheng_qt.ui.widgets.large_sheet import LargeSheet
from tests.titles.changcheng.table.playing import (
    box,
    bridge_of,
    completed_with,
    finished,
    match_of,
    one_step_back,
    plain_looks,
    play,
    setup_of,
    worked_setup,
)
from tests.ui.pointer_moves import moved_on


class Shown:
    """Everything of a match in a window."""

    def __init__(
        self,
        qtbot: QtBot,
        match: AnyMatch,
        viewer: Viewer = 0,
        motion: MotionSpeed = MotionSpeed.NONE,
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.bridge = bridge_of(match, viewer)
        self.requests = Requests()
        self.appearance = plain_looks(motion)
        context = TableContext(self.bridge, self.appearance, self.requests, self.window)
        self.table = MatchTable(context)
        self.parts = self.table.parts()
        self.actions = {action.name: action for action in self.parts.actions}


@pytest.fixture
def ui() -> ChangChengUi:
    return ChangChengUi(box)


def test_keys_show_the_next_reveal_and_decide_nothing(qtbot: QtBot) -> None:
    flood = ActionCard.FLOOD
    match = completed_with(flood, flood, flood)
    shown = Shown(qtbot, match, motion=MotionSpeed.SLOW)
    shown.bridge.submit(BeginScoring(0))
    course, steps = shown.table.scoring.reveal, len(match.steps)
    shown.parts.controls.skip_motion()
    assert not shown.parts.controls.is_moving
    waiting = course.waiting
    assert waiting > 1
    qtbot.waitUntil(lambda: not shown.table.scoring.is_still)
    shown.parts.reveals.advance()
    assert course.waiting == waiting - 1

    def is_seen() -> bool:
        shown.parts.reveals.advance()
        return course.stage is None

    qtbot.waitUntil(is_seen)
    assert len(match.steps) == steps


def test_keys_leave_a_panel_only_for_what_is_lit(qtbot: QtBot) -> None:
    """Else they go round the whole dim wall, and the way on is lost."""
    shown = Shown(qtbot, completed_with(*[ActionCard.FLOOD] * 3))
    panel, board = shown.table.scoring, shown.table.board
    assert panel.beyond is not None
    lit = [RegionTarget(region) for region in sorted(board.play.offers.peeks)]
    assert lit
    assert panel.beyond(1)
    assert board.pointing.target == lit[0]
    shown.bridge.submit(Peek(0))
    assert not board.play.offers.walk
    assert not panel.beyond(1)
    assert board.pointing.target is None


def test_places_visited_by_keys_are_not_lit_in_a_scoring(qtbot: QtBot) -> None:
    shown = Shown(qtbot, play(completed_with(*[ActionCard.FLOOD] * 3), Peek(0)))
    board = shown.table.board
    board.pointing.light(None)
    board.pointing.walk(1)
    assert isinstance(board.pointing.walked_to, SquareTarget)
    board.pointing.light(ProvinceTarget(0))
    assert board.pointing.walked_to is None


def test_keys_pick_up_and_put_back(qtbot: QtBot) -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    shown = Shown(qtbot, match, 1)
    shown.window.show()
    shown.actions["pick_tower"].run()
    assert shown.table.hand.held == HeldBlock(Pile.TOWER)
    shown.actions["pick_mandarin"].run()
    assert shown.table.hand.held == HeldCard(ActionCard.MANDARIN)
    shown.actions["pick_mandarin"].run()
    assert shown.table.hand.held is None


def test_a_key_drops_what_is_held_wherever_the_focus_is(qtbot: QtBot) -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    shown = Shown(qtbot, match, 1)
    shown.window.show()
    shown.actions["pick_tower"].run()
    shown.table.tray.end_turn.setFocus()
    assert shown.actions["drop"].keys == ("Esc",)
    shown.actions["drop"].run()
    assert shown.table.hand.held is None


def test_keys_pick_nothing_that_cannot_be_set_down(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_of(worked_setup(3)), 0)
    shown.window.show()
    with qtbot.waitSignal(shown.requests.said) as told:
        shown.actions["pick_tower"].run()
    assert told.args == [shown.table.tray.piles[Pile.TOWER].accessibleDescription()]
    assert shown.table.hand.held is None


def test_every_pile_and_card_has_a_key_of_its_own(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_of(worked_setup(3)))
    keys = [key for action in shown.parts.actions for key in action.keys]
    assert len(keys) == len(set(keys))
    assert len(shown.parts.actions) == len(Pile) + len(ActionCard) + 2
    held = [key for held in shown.parts.held_keys for key in held.keys]
    assert held == ["E"]
    assert not set(held) & set(keys)
    assert all(action.text() for action in shown.parts.actions)


def test_a_key_ends_the_turn(qtbot: QtBot) -> None:
    shown = Shown(qtbot, play(match_of(worked_setup(3)), PlaceSingle(0)))
    shown.actions["end_turn"].run()
    assert shown.bridge.turn_seat == 1


def test_the_inspector_follows_the_board(qtbot: QtBot) -> None:
    match = play(
        match_of(worked_setup(3, options=Options(opening=Opening.NOBODY))),
        PlaceSingle(6),
        PlaceSingle(0),
    )
    shown = Shown(qtbot, match)
    shown.table.board.hovered.emit(RegionTarget(1))
    assert shown.table.inspector.rows[0].presence.walls == 1


def test_the_shell_is_made_to_wait(qtbot: QtBot) -> None:
    match = completed_with(ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.FLOOD)
    shown = Shown(qtbot, match, motion=MotionSpeed.SLOW)
    told: list[bool] = []
    shown.requests.busy_changed.connect(told.append)
    shown.bridge.submit(BeginScoring(0))
    assert told == [True]
    assert not shown.table.tray.end_turn.property("primary")
    shown.table.scoring.reveal.advance_to_end()
    shown.table.scoring.reveal.advance()
    assert told == [True, False]
    assert shown.table.tray.end_turn.property("primary")


def test_attack_and_result_follow_each_other(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    shown = Shown(qtbot, match, PUBLIC)
    shown.window.show()
    shown.bridge.submit(last)
    assert shown.table.attack.isVisible()
    assert not shown.table.result.isVisible()
    qtbot.waitUntil(lambda: not shown.table.attack.is_still)
    shown.table.attack.next.click()
    assert not shown.table.attack.isVisible()
    assert shown.table.result.isVisible()


def test_a_finished_game_opens_at_its_attack(qtbot: QtBot) -> None:
    shown = Shown(qtbot, finished(), PUBLIC)
    shown.window.show()
    assert shown.table.attack.isVisible()


def test_emperor_cards_are_counted_until_no_board_is_left(qtbot: QtBot) -> None:
    match = completed_with(ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.FLOOD)
    bridge = bridge_of(match, PUBLIC)
    counter = EmperorCounter(bridge, plain_looks())
    qtbot.addWidget(counter)
    assert counter.count == 0
    assert counter.sizeHint().width() > 0
    bridge.submit(BeginScoring(0))
    assert counter.count == 1
    assert "1 of 3" in counter.accessibleName()
    over = EmperorCounter(bridge_of(finished(), PUBLIC), plain_looks())
    qtbot.addWidget(over)
    assert over.sizeHint().width() == 0
    assert not over.accessibleName()


def test_event_cards_are_in_the_bar_and_open_the_options(qtbot: QtBot) -> None:
    cards = (EventCard.DOMINANCE, EventCard.OBSERVERS)
    shown = Shown(qtbot, match_of(worked_setup(3, events=cards)))
    shown.parts.counters.setParent(shown.window)
    buttons = shown.table.events.buttons
    assert [button.accessibleName() for button in buttons] == ["Dominance", "Observers"]
    assert all(button.accessibleDescription() for button in buttons)
    with qtbot.waitSignal(shown.requests.options_asked):
        buttons[0].click()


@pytest.mark.parametrize("by_keys", [False, True])
def test_an_event_card_is_shown_large_with_its_rule_after_a_rest(
    qtbot: QtBot, by_keys: bool
) -> None:
    shown = Shown(qtbot, match_of(worked_setup(3, events=(EventCard.OBSERVERS,))))
    shown.parts.counters.setParent(shown.window)
    shown.parts.counters.move(600, 2)
    shown.parts.counters.show()
    shown.window.resize(1280, 800)
    shown.window.show()
    (button,) = shown.table.events.buttons
    kinds = (QEvent.Type.FocusIn, QEvent.Type.FocusOut) if by_keys else _POINTING
    QApplication.sendEvent(button, event_of(kinds[0]))
    if not by_keys:
        QApplication.sendEvent(button, moved_on(button))
    assert not sheets_over(shown.window)
    qtbot.waitUntil(lambda: len(sheets_over(shown.window)) == 1)
    (sheet,) = sheets_over(shown.window)
    assert sheet.rule.text() == button.accessibleDescription()
    place = QRect(button.mapTo(shown.window, QPoint(0, 0)), button.size())
    assert not sheet.geometry().intersects(place), "it does not cover what it shows"
    assert shown.window.rect().contains(sheet.geometry())
    picture = sheet.grab().toImage()
    assert picture.pixel(picture.width() // 2, 60) != picture.pixel(4, picture.height() // 2)
    QApplication.sendEvent(button, event_of(kinds[1]))
    assert sheet.isHidden()


_POINTING = (QEvent.Type.Enter, QEvent.Type.Leave)


def sheets_over(window: QWidget) -> list[LargeSheet]:
    return [sheet for sheet in window.findChildren(LargeSheet) if type(sheet) is LargeSheet]


def event_of(kind: QEvent.Type) -> QEvent:
    if kind is QEvent.Type.Enter:
        return QEnterEvent(QPointF(), QPointF(), QPointF())
    return QEvent(kind) if kind is QEvent.Type.Leave else QFocusEvent(kind)


def test_a_game_without_event_cards_shows_none(qtbot: QtBot) -> None:
    events = EventCards(bridge_of(match_of(worked_setup(3)), PUBLIC), plain_looks())
    qtbot.addWidget(events)
    assert events.buttons == ()
    assert events.sizeHint().width() == 0


def test_the_title_names_itself_and_its_colours(ui: ChangChengUi) -> None:
    assert ui.name == "changcheng"
    assert ui.shown_name()
    assert set(ui.colours) < set(SEAT_COLOURS)
    assert len({ui.colour_name(colour) for colour in ui.colours}) == 4
    assert list(ui.seat_counts) == [2, 3, 4]


def test_lines_say_who_and_how_much(ui: ChangChengUi) -> None:
    match = match_of(worked_setup(3))
    view, players = match.view(PUBLIC), match.players
    turn = ui.words.line(TurnBegan(1, 4), view, players)
    deed = ui.words.line(SinglePlaced(2, 0), view, players)
    assert turn is not None
    assert (turn.kind, turn.seat) == (LineKind.TURN, 1)
    assert deed is not None
    assert (deed.kind, deed.seat) == (LineKind.ACTION, 2)
    assert "Claire" in deed.text


def test_memorable_lines_are_marked(ui: ChangChengUi) -> None:
    match = match_of(worked_setup(3))
    scored = ui.words.line(ProvinceScored(1, (), 4, 2, 0, ()), match.view(PUBLIC), match.players)
    assert scored is not None
    assert scored.kind is LineKind.MARK


@pytest.mark.parametrize("cards", [(), (RevealedCard(0, ActionCard.FLOOD, 3),)])
def test_an_event_described_by_its_neighbours_has_no_line(
    ui: ChangChengUi, cards: tuple[RevealedCard, ...]
) -> None:
    match = match_of(worked_setup(3))
    view, players = match.view(PUBLIC), match.players
    assert ui.words.line(TurnEnded(0), view, players) is None
    assert ui.words.line(ReservationEnded(0, met=True), view, players) is None
    revealed = ui.words.line(CardsRevealed(0, 1, cards, (), told=()), view, players)
    assert (revealed is not None) is bool(cards)


def test_the_prompt_names_the_seat_that_is_due(ui: ChangChengUi) -> None:
    match = match_of(worked_setup(3))
    assert ui.words.prompt(match.view(0), match.players, match.legal(0)).seat == 0
    assert "Mei" in ui.words.prompt(match.view(1), match.players, match.legal(1)).text


@pytest.mark.parametrize("reason", [*Refusal, *Barrier])
def test_every_refusal_has_a_sentence(ui: ChangChengUi, reason: Refusal | Barrier) -> None:
    assert ui.words.refusal(reason).endswith(".")


def test_a_foreign_reason_is_a_mistake(ui: ChangChengUi) -> None:
    with pytest.raises(TypeError):
        ui.words.refusal(MotionSpeed.FAST)


def test_options_in_force_mark_what_was_changed(ui: ChangChengUi) -> None:
    usual = match_of(setup_of(3)).view(PUBLIC)
    assert not any(line.changed for line in ui.words.options_in_force(usual))
    chosen = setup_of(3, options=Options(memory_aid=False), events=(EventCard.OBSERVERS,))
    lines = ui.words.options_in_force(match_of(chosen).view(PUBLIC))
    assert [line.changed for line in lines].count(True) == 2
    assert len(lines) == len(ui.words.options_in_force(usual)) + 1


def test_options_that_cannot_matter_are_not_in_force(ui: ChangChengUi) -> None:
    def names(seats: int, *events: EventCard) -> str:
        view = match_of(setup_of(seats, events=events)).view(PUBLIC)
        return " ".join(line.name for line in ui.words.options_in_force(view))

    assert "Neutral walls" in names(2)
    assert "Neutral walls" not in names(3)
    assert "Dominance scoring" in names(3, EventCard.DOMINANCE)
    assert "Dominance scoring" not in names(3, EventCard.OBSERVERS)


def test_the_prompt_says_where_what_is_held_can_go(qtbot: QtBot) -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    shown = Shown(qtbot, match, 1)
    parts, hand = shown.parts, shown.table.hand
    assert parts.held_prompt() == ""
    with qtbot.waitSignal(shown.requests.held_changed):
        hand.pick(HeldBlock(Pile.SINGLE))
    assert parts.held_prompt() == "Choose where to build: any glowing square."
    hand.pick(HeldBlock(Pile.DOUBLE))
    assert parts.held_prompt() == "Double wall: choose two adjacent squares."
    hand.pick(HeldBlock(Pile.DOUBLE, 5))
    assert parts.held_prompt() == "Double wall: choose the square next to it."
    hand.pick(HeldCard(ActionCard.FLOOD))
    assert parts.held_prompt() == "Choose where to play the Flood: any glowing province."
    hand.pick(HeldBlock(Pile.SINGLE))
    shown.bridge.submit(PlaceSingle(5))
    assert hand.held == HeldBlock(Pile.SINGLE)
    assert parts.held_prompt() == ""
