"""The tray: its contents, the things to pick up, and that a veiled hand tells nothing."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Peek, PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.cards import SMALL_CARD
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.tray.card_face import LargeCard
from changcheng_qt.titles.changcheng.table.tray.hand_row import CardPlace
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from tests.titles.changcheng.table.playing import (
    bridge_of,
    match_of,
    picture,
    plain_looks,
    play,
    spoken,
    worked_setup,
)
from tests.titles.changcheng.table.spots import commonest_in, difference_of
from tests.ui.looks.colour_science import contrast
from tests.ui.pointer_moves import moved_on


class Corner:
    """A tray in a window, with its hand and bridge."""

    def __init__(self, qtbot: QtBot, match: AnyMatch, viewer: Viewer) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(960, 400)
        self.bridge = bridge_of(match, viewer)
        self.hand = Hand(self.window)
        self.tray = Tray(self.bridge, self.hand, plain_looks(), self.window)
        self.tray.setGeometry(0, 220, 960, 180)
        self.window.show()


def second_turn(*cards: ActionCard) -> AnyMatch:
    """A match in which seat 1 is about to act, after playing these cards in an earlier turn."""
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    if not cards:
        return match
    first, second = cards
    play(match, PlayCard(first, 0), PlayCard(second, 1), EndTurn())
    play(match, PlaceSingle(5), PlaceSingle(9), EndTurn(), PlaceSingle(6), PlaceSingle(10))
    return play(match, EndTurn())


def test_the_own_hand_lies_open_and_played_cards_leave_a_slot(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(ActionCard.FLOOD, ActionCard.BUILDER), 1)
    places = {card: button.place for card, button in corner.tray.cards.buttons.items()}
    assert places[ActionCard.FLOOD] is places[ActionCard.BUILDER] is CardPlace.LAID
    assert places[ActionCard.WARRIOR] is CardPlace.HAND
    assert not corner.tray.cards.backs


def test_the_public_view_has_as_many_backs_as_cards(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(ActionCard.FLOOD, ActionCard.BUILDER), PUBLIC)
    assert corner.tray.cards.backs == 4
    assert all(button.isHidden() for button in corner.tray.cards.buttons.values())
    said = corner.tray.cards.accessibleDescription()
    assert said.startswith(f"{corner.tray.cards.backs} face-down card")
    assert corner.bridge.to_act is not None
    corner.bridge.look_as(corner.bridge.to_act)
    assert not corner.tray.cards.accessibleDescription(), "an open hand is told card by card"


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
def test_a_veiled_hand_is_the_same_after_any_card(qtbot: QtBot, viewer: Viewer) -> None:
    corners = [
        Corner(qtbot, second_turn(*cards), viewer)
        for cards in (
            (ActionCard.FLOOD, ActionCard.BUILDER),
            (ActionCard.WARRIOR, ActionCard.MANDARIN),
        )
    ]
    first, second = (picture(corner.tray) for corner in corners)
    assert first == second
    assert spoken(corners[0].tray) == spoken(corners[1].tray)


def test_the_own_hand_does_tell_what_was_played(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    corners = [
        Corner(qtbot, second_turn(*cards), 1)
        for cards in (
            (ActionCard.FLOOD, ActionCard.BUILDER),
            (ActionCard.WARRIOR, ActionCard.MANDARIN),
        )
    ]
    assert picture(corners[0].tray) != picture(corners[1].tray)
    assert spoken(corners[0].tray) != spoken(corners[1].tray)


def test_nothing_of_a_hand_stays_behind_when_the_viewer_changes(qtbot: QtBot) -> None:
    match = second_turn(ActionCard.FLOOD, ActionCard.BUILDER)
    left, fresh = Corner(qtbot, match, 1), Corner(qtbot, match, PUBLIC)
    left.bridge.look_as(PUBLIC)
    assert picture(left.tray) == picture(fresh.tray)
    assert spoken(left.tray) == spoken(fresh.tray)


def test_a_click_picks_up_and_puts_back(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 1)
    single = corner.tray.piles[Pile.SINGLE]
    single.click()
    assert corner.hand.held == HeldBlock(Pile.SINGLE)
    assert single.isChecked()
    single.click()
    assert corner.hand.held is None
    assert not single.isChecked()


def test_picking_a_card_puts_the_block_back(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 1)
    corner.tray.piles[Pile.SINGLE].click()
    corner.tray.cards.buttons[ActionCard.FLOOD].click()
    assert corner.hand.held == HeldCard(ActionCard.FLOOD)
    assert not corner.tray.piles[Pile.SINGLE].isChecked()


def test_actions_forbidden_in_the_opening_say_so(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    assert corner.tray.piles[Pile.SINGLE].isEnabled()
    for button in (
        corner.tray.piles[Pile.DOUBLE],
        corner.tray.piles[Pile.TOWER],
        corner.tray.cards.buttons[ActionCard.FLOOD],
    ):
        assert not button.isEnabled()
        assert "first turn" in button.accessibleDescription()
        assert "first turn" in button.toolTip()


def test_a_waiting_player_reads_whose_turn_it_is(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 0)
    single = corner.tray.piles[Pile.SINGLE]
    assert not single.isEnabled()
    assert single.accessibleDescription() == "It's Luca's turn to decide."
    corner.tray.pick(HeldBlock(Pile.SINGLE))
    assert corner.hand.held is None


def test_names_in_reasons_are_no_markup(qtbot: QtBot) -> None:
    match = second_turn()
    match.seat_player(1, Player("<img src=x>"))
    corner = Corner(qtbot, match, 0)
    assert "&lt;img src=x&gt;" in corner.tray.piles[Pile.SINGLE].toolTip()


def test_the_turn_ends_by_its_button_once_it_may(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    assert not corner.tray.end_turn.isEnabled()
    assert corner.tray.end_turn.accessibleDescription()
    corner.bridge.submit(PlaceSingle(0))
    assert corner.tray.end_turn.isEnabled()
    with qtbot.assertNotEmitted(corner.bridge.refused):
        corner.tray.end_turn.click()
    assert corner.bridge.turn_seat == 1


def test_its_key_does_nothing_while_the_turn_cannot_end(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    corner.tray.press_end_turn()
    assert corner.bridge.turn_seat == 0
    corner.bridge.submit(PlaceSingle(0))
    corner.tray.press_end_turn()
    assert corner.bridge.turn_seat == 1


def test_undo_takes_the_step_back_or_says_why_not(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    assert corner.tray.undo.accessibleDescription() == "Nothing to undo."
    corner.bridge.submit(PlaceSingle(0))
    corner.tray.undo.click()
    assert corner.bridge.view.blocks[0] is None


def test_a_refused_undo_can_be_tried_and_tells_why(qtbot: QtBot) -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    play(match, PlaceSingle(6), PlaceSingle(10))
    play(match, next(command for command in match.legal(1) if isinstance(command, Peek)))
    corner = Corner(qtbot, match, 1)
    for back in (corner.tray.undo, corner.tray.reset):
        assert back.isEnabled()
        assert back.isFlat()
        assert back.accessibleDescription()
        with qtbot.waitSignal(corner.bridge.refused):
            back.click()


def test_an_undo_that_works_looks_so(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    corner = Corner(qtbot, play(match_of(worked_setup(3)), PlaceSingle(0)), 0)
    assert not corner.tray.undo.isFlat()
    with qtbot.assertNotEmitted(corner.bridge.refused):
        corner.tray.undo.click()


def laid_out(
    qtbot: QtBot,
    width: int,
    height: int = 193,
    *,
    seats: int = 3,
    window: tuple[int, int] = (1024, 720),
) -> Corner:
    """A tray of a size in a window of another, with all cards in the hand of seat 1."""
    corner = Corner(qtbot, play(match_of(worked_setup(seats)), PlaceSingle(0), EndTurn()), 1)
    corner.tray.appearance.follow_window(QSize(*window))
    corner.tray.setGeometry(0, 207, width, height)
    QApplication.sendPostedEvents()
    return corner


def rows_and_names(corner: Corner) -> tuple[int, set[bool]]:
    """The number of rows of cards, and whether they are named: each with its own answer."""
    buttons = corner.tray.cards.buttons.values()
    named = {button.card_rect.width() >= SMALL_CARD for button in buttons}
    return len({button.y() for button in buttons}), named


@pytest.mark.parametrize(
    ("width", "seats", "rows", "named"), [(732, 2, 1, True), (700, 2, 1, False), (520, 3, 2, False)]
)
def test_the_cards_lie_in_one_row_unless_two_make_them_much_larger(
    qtbot: QtBot, width: int, seats: int, rows: int, *, named: bool
) -> None:
    assert rows_and_names(laid_out(qtbot, width, seats=seats)) == (rows, {named})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_has_its_name_in_the_smallest_window(qtbot: QtBot, seats: int) -> None:
    corner = laid_out(qtbot, 800, 138, seats=seats, window=(800, 600))
    assert rows_and_names(corner) == (1, {True})


@pytest.mark.parametrize("width", range(700, 760, 7))
def test_all_cards_are_of_one_size(qtbot: QtBot, width: int) -> None:
    corner = laid_out(qtbot, width)
    room = corner.tray.cards.rect()
    buttons = corner.tray.cards.buttons.values()
    assert len({button.size().toTuple() for button in buttons}) == 1
    assert all(room.contains(button.geometry()) for button in buttons)


@pytest.mark.parametrize("window", [(800, 600), (1280, 800)])
def test_the_count_of_a_pile_can_be_read_in_the_same_place_on_all(
    qtbot: QtBot, window: tuple[int, int]
) -> None:
    corner = laid_out(qtbot, window[0], window[1] // 5, seats=2, window=window)
    places = set()
    text = corner.tray.appearance.palette.tray_text
    for pile in corner.tray.piles.values():
        pile.show_pile(SEAT_COLOURS[NEUTRAL_COLOUR], 13)
        before = pile.grab().toImage()
        pile.show_pile(SEAT_COLOURS[NEUTRAL_COLOUR], 88)
        changed = difference_of(before, pile.grab().toImage())
        places.add((changed.top(), changed.left(), changed.bottom()))
        assert contrast(text, commonest_in(before, changed.adjusted(-2, -2, 2, 2))) > 4.5
    assert len(places) == 1


def test_pressing_a_thing_that_cannot_be_picked_up_gives_the_reason(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    told: list[str] = []
    corner.tray.said.connect(told.append)
    for button in (corner.tray.piles[Pile.TOWER], corner.tray.cards.buttons[ActionCard.FLOOD]):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert told.pop() == button.accessibleDescription()
        corner.tray.pick(button.held)
        assert told.pop() == button.accessibleDescription()
        assert not told
    QTest.mouseClick(corner.tray.piles[Pile.SINGLE], Qt.MouseButton.LeftButton)
    assert corner.hand.held == HeldBlock(Pile.SINGLE)
    assert not told


def test_a_refused_undo_stays_quiet_where_the_focus_is(qtbot: QtBot) -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    play(match, PlaceSingle(6), PlaceSingle(10))
    peek = next(command for command in match.legal(1) if isinstance(command, Peek))
    corner = Corner(qtbot, match, 1)
    undo, text = corner.tray.undo, corner.tray.appearance.palette.tray_text
    undo.setFocus()
    qtbot.waitUntil(undo.hasFocus)
    corner.bridge.submit(peek)
    assert undo.isFlat()
    assert undo.hasFocus()
    edge = undo.grab().toImage().pixelColor(undo.width() // 2, 0).name()
    assert contrast(edge, text) > 2


def test_notes_can_be_looked_at_but_not_played(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 1)
    corner.bridge.take_commands(takes_commands=False)
    assert not corner.tray.piles[Pile.SINGLE].isEnabled()
    corner.bridge.take_commands(takes_commands=True)
    assert corner.tray.piles[Pile.SINGLE].isEnabled()


@pytest.mark.parametrize(("seats", "shown"), [(2, True), (3, False)])
def test_neutral_singles_lie_there_with_two_players(qtbot: QtBot, seats: int, shown: bool) -> None:
    corner = Corner(qtbot, match_of(worked_setup(seats)), 0)
    assert corner.tray.piles[Pile.NEUTRAL].isHidden() is not shown


def test_a_drag_begins_where_the_pointer_leaves(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 1)
    single = corner.tray.piles[Pile.SINGLE]
    begun: list[object] = []
    corner.tray.drag_begun.connect(lambda held, _place: begun.append(held))
    QTest.mousePress(single, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseMove(single, QPoint(22, 20))
    assert not begun
    _drag(single, QPoint(60, 60))
    assert begun == [HeldBlock(Pile.SINGLE)]
    QTest.mouseRelease(single, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert corner.hand.held is None


def _drag(widget: QWidget, place: QPoint) -> None:
    """Move the pointer with its button held down, which QTest does not."""
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        left,
        left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def test_the_large_card_comes_after_a_rest_and_goes_with_the_viewer(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), 1)
    large = corner.window.findChild(LargeCard)
    assert large is not None
    button = corner.tray.cards.buttons[ActionCard.WARRIOR]
    QApplication.sendEvent(button, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    QApplication.sendEvent(button, moved_on(button))
    assert large.isHidden()
    qtbot.waitUntil(lambda: not large.isHidden())
    assert any(label.text() for label in large.findChildren(QLabel))
    corner.bridge.look_as(PUBLIC)
    assert large.isHidden()
    assert not any(label.text() for label in large.findChildren(QLabel))


def test_the_primary_button_can_step_back(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(3)), 0)
    assert corner.tray.end_turn.property("primary")
    corner.tray.step_back(stepped_back=True)
    assert not corner.tray.end_turn.property("primary")
    corner.tray.step_back(stepped_back=False)
    assert corner.tray.end_turn.property("primary")


def test_a_narrow_tray_keeps_every_button_in_sight(qtbot: QtBot) -> None:
    corner = Corner(qtbot, match_of(worked_setup(2)), 0)
    corner.tray.resize(700, 160)
    QApplication.sendPostedEvents()
    room = corner.tray.rect()
    for button in (*corner.tray.piles.values(), corner.tray.end_turn, corner.tray.undo):
        assert room.contains(button.geometry())


def test_the_turn_can_be_ended_on_the_public_view_but_no_card_played(qtbot: QtBot) -> None:
    corner = Corner(qtbot, second_turn(), PUBLIC)
    assert not corner.tray.end_turn.isEnabled()
    while EndTurn() not in corner.bridge.legal:
        corner.bridge.submit(corner.bridge.legal[0])
    assert corner.tray.end_turn.isEnabled()
    assert not any(button.isEnabled() for button in corner.tray.cards.buttons.values())
    corner.bridge.take_commands(takes_commands=False)
    assert not corner.tray.end_turn.isEnabled()
    corner.bridge.take_commands(takes_commands=True)
    corner.tray.press_end_turn()
    assert corner.bridge.turn_seat == 2
