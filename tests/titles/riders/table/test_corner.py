"""The player's corner: the offers of the tray, and the effects of its buttons and sheets."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS, Help
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.pieces import (
    HAND_SAFE,
    NO_GOODS,
    SETTLEMENT_COST,
    Edict,
    Good,
    goods,
    minus,
    plus,
    to_give_up,
    total,
)
from changcheng_qt.titles.riders.rules.places import HexPlace, SectionPlace
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.titles.riders.table.tray.tray import say_primary
from changcheng_qt.titles.riders.table.widgets.goods_line import priced
from changcheng_qt.titles.riders.words.affording import Build, cost_of
from changcheng_qt.titles.riders.words.commands import primary_of, primary_text
from changcheng_qt.ui.actions.steadying import STEADY
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.seam.shown_match import USUAL, Decisions
from changcheng_qt.ui.tray import stock_button
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import Corner, due, found, match_of

LEFT = Qt.MouseButton.LeftButton
Make = Callable[..., Corner]


@pytest.fixture
def corner(qtbot: QtBot) -> Iterator[Make]:
    """Make corners of matches, closed after the test."""
    made: list[Corner] = []

    def make(match: AnyMatch, viewer: Viewer = 0, decisions: Decisions = USUAL) -> Corner:
        made.append(Corner(match, viewer, decisions))
        qtbot.addWidget(made[-1].window)
        return made[-1]

    yield make
    for one in made:
        one.window.close()


def rich(view: View) -> bool:
    """Whether the first seat may trade with the supply in its own turn."""
    hand = view.hands[0]
    return due(Stage.BUILDING)(view) and hand is not None and max(hand) >= 4


def poor(view: View) -> bool:
    """Whether the first seat can build in its turn, but no settlement."""
    hand = view.hands[0]
    return due(Stage.BUILDING, turn=6)(view) and hand is not None and not min(hand[:4])


def bystanders_have_cards(view: View) -> bool:
    """Whether the first seat may offer to every other one."""
    return rich(view) and all(view.hand_counts)


def offered(match: AnyMatch) -> AnyMatch:
    """The same match with an offer of the first seat: one card of its best good."""
    view = match.view(0)
    best = max(Good, key=lambda good: view.hands[0][good])
    other = next(good for good in Good if good is not best)
    match.submit(commands.Offer(goods(best), goods(other)))
    return match


class TestTray:
    """The tray."""

    def test_own_goods_lie_in_five_stacks_and_prices_show_what_is_missing(
        self, corner: Make
    ) -> None:
        one = corner(found(poor))
        hand = one.view.hands[0]
        assert tuple(stack.count for stack in one.tray.goods.cards) == hand
        button = one.tray.pieces[Build.SETTLEMENT]
        lacks = [good for good, is_missing in priced(SETTLEMENT_COST, hand) if is_missing]
        assert lacks
        assert not button.isEnabled()
        assert "You lack" in button.toolTip()
        assert button.label() in button.toolTip(), "it may be cut on the button"

    def test_on_the_public_view_a_hand_is_backs_and_no_price_tells_of_it(
        self, corner: Make
    ) -> None:
        match = found(poor, (0, 1))
        one = corner(match, PUBLIC)
        assert one.tray.goods.backs == one.view.hand_counts[0]
        assert all(not stack.isVisible() for stack in one.tray.goods.cards)
        assert [stack.count for stack in one.tray.goods.cards] == [0] * len(Good)
        assert not any(missing for _, missing in priced(SETTLEMENT_COST, one.view.hands[0]))

    def test_a_piece_is_picked_up_and_put_back(self, corner: Make) -> None:
        one = corner(found(due(Stage.SETTLEMENTS)))
        button = one.tray.pieces[Build.SETTLEMENT]
        QTest.mouseClick(button, LEFT)
        assert one.hand.held is not None
        assert button.isChecked()
        QTest.mouseClick(button, LEFT)
        assert one.hand.held is None

    def test_the_last_button_rolls_and_then_ends_the_turn_but_not_at_once(
        self, corner: Make, qtbot: QtBot
    ) -> None:
        one = corner(found(due(Stage.BEFORE_ROLL)))
        button = one.tray.end_turn
        assert button.words == "Roll"
        qtbot.wait(STEADY + 50)
        QTest.mouseClick(button, LEFT)
        assert isinstance(one.last(), commands.RollDice)
        steps = len(one.match.steps)
        QTest.mouseClick(button, LEFT)
        one.tray.press_end_turn()
        assert len(one.match.steps) == steps

    def test_the_end_of_a_turn_says_beforehand_what_it_risks(self, corner: Make) -> None:
        def many(view: View) -> bool:
            is_mine = view.stage is Stage.BUILDING and view.to_act == 0
            return is_mine and view.hand_counts[0] == HAND_SAFE + 1

        match = found(many)
        told: list[str] = []
        for help in (Help(follows=True, hints=True), BEGINNERS):
            match.change_help(help, [0])
            button = corner(match).tray.end_turn
            assert button.isEnabled()
            told.append(button.accessibleDescription())
        assert not told[0]
        seven = "8 card(s) in hand: a seven before the next turn (52%) takes half."
        assert seven in told[1]

    def test_every_stage_has_words_for_the_last_button(self) -> None:
        view = match_of().view(0)
        for stage in Stage:
            assert primary_text(primary_of(replace(view, stage=stage)))

    def test_declining_is_no_primary_button_while_something_can_be_taken(
        self, corner: Make
    ) -> None:
        button = corner(match_of()).tray.end_turn
        ranks = {}
        for stage in (Stage.BUILDING, Stage.CHOOSING, Stage.PIRATE, Stage.ROBBING):
            say_primary(button, primary_of(replace(match_of().view(0), stage=stage)))
            ranks[stage] = next(rank for rank in Rank if button.property(rank.value))
        assert ranks.pop(Stage.BUILDING) is Rank.PRIMARY
        assert set(ranks.values()) == {Rank.ORDINARY}

    def test_a_tower_needs_no_place(self, corner: Make) -> None:
        def may_raise(view: View) -> bool:
            hand = view.hands[0] or NO_GOODS
            cost = cost_of(view, 0, Build.TOWER)
            return due(Stage.BUILDING)(view) and min(minus(hand, cost)) >= 0 < total(cost)

        one = corner(found(may_raise))
        QTest.mouseClick(one.tray.pieces[Build.TOWER], LEFT)
        assert one.last() == commands.RaiseWall()
        assert one.hand.held is None


class TestSupply:
    """Trades with the supply, in two clicks."""

    def test_a_stack_and_then_the_good(self, corner: Make) -> None:
        one = corner(found(rich))
        give = max(Good, key=lambda good: (one.view.hands[0] or NO_GOODS)[good])
        QTest.mouseClick(one.tray.goods.cards[give], LEFT)
        assert one.hand.held == Held(give=give)
        place, command = next(iter(one.play.offers.targets.items()))
        one.play.choose(place)
        assert one.last() == command

    def test_the_good_and_then_a_stack(self, corner: Make) -> None:
        one = corner(found(rich))
        place = next(at for at, held in one.play.offers.starts.items() if held.get is not None)
        one.play.choose(place)
        assert one.play.begun_at == place
        give = next(iter(one.play.offers.payments))
        QTest.mouseClick(one.tray.goods.cards[give], LEFT)
        assert isinstance(one.last(), commands.TradeWithSupply)
        assert one.hand.held is None


class TestOffers:
    """Offers to the other seats, and their answers."""

    def test_terms_are_offered_from_the_sheet(self, corner: Make) -> None:
        one = corner(found(bystanders_have_cards))
        QTest.mouseClick(one.tray.trade, LEFT)
        assert one.trade.isVisible()
        assert one.inspector.isHidden()
        assert not one.trade.offer.isEnabled()
        assert one.trade.note.y() > one.trade.offer.geometry().bottom(), "it is seen first"
        hand = one.view.hands[0] or NO_GOODS
        give = max(Good, key=lambda good: hand[good])
        want = next(good for good in Good if good is not give)
        editor = one.trade.editor
        QTest.mouseClick(editor.giving.cards[give], LEFT)
        assert not editor.wanting.cards[give].isEnabled()
        QTest.mouseClick(editor.wanting.cards[want], LEFT)
        QTest.mouseClick(one.trade.offer, LEFT)
        assert one.last() == commands.Offer(goods(give), goods(want))
        assert one.answer.isVisible()

    def test_impossible_terms_say_why_at_once(self, corner: Make) -> None:
        one = corner(found(bystanders_have_cards))
        one.trade.toggle()
        assert one.trade.note.text()
        hand = one.view.hands[0] or NO_GOODS
        give = max(Good, key=lambda good: hand[good])
        want = next(good for good in Good if good is not give)
        one.trade.editor.show_terms(goods(give, give, give), goods(want, want))
        one.trade.refresh()
        assert not one.trade.offer.isEnabled()
        assert one.trade.note.text()

    def test_a_missing_card_opens_the_sheet_for_it(self, corner: Make) -> None:
        one = corner(found(poor))
        QTest.mouseClick(one.tray.pieces[Build.SETTLEMENT], LEFT)
        assert one.said
        assert one.trade.isVisible()
        assert total(one.trade.editor.terms[1])

    def test_answers_stand_in_the_rows_and_a_click_deals(self, corner: Make) -> None:
        match = offered(found(bystanders_have_cards))
        one = corner(match)
        asked = one.view.turn.offer
        assert asked is not None
        first = one.players.rows[asked.asked[0]]
        assert not first.answer.isHidden()
        assert not first.answer.isEnabled()
        while match.view(0).stage is Stage.ANSWERING:
            yes = commands.Accept()
            one.bridge.submit(commands.Reject() if match.why_not(yes) else yes)
        if match.view(0).stage is Stage.CHOOSING:
            seat = next(c.seat for c in match.legal(0) if isinstance(c, commands.Deal))
            QTest.mouseClick(one.players.rows[seat].answer, LEFT)
            assert one.last() == commands.Deal(seat)

    def test_a_bot_s_offer_is_answered_in_the_sheet(self, corner: Make) -> None:
        def may_ask(view: View) -> bool:
            hand = view.hands[1] if view.viewer == 1 else None
            is_rich = hand is not None and bool(total(hand)) and bool(view.hand_counts[0])
            return due(Stage.BUILDING, seat=1)(view) and is_rich

        match = found(may_ask)
        own = match.view(0).hands[0]
        theirs = match.view(1).hands[1]
        give = next(good for good in Good if theirs[good])
        want = next(good for good in Good if own[good] and good is not give)
        match.submit(commands.Offer(goods(give), goods(want)))
        while match.to_act != 0:
            match.submit(commands.Reject())
        one = corner(match)
        assert one.answer.is_asked
        assert one.answer.yes.isEnabled()
        one.answer.turn()
        assert one.answer.editor.terms == (goods(want), goods(give))
        assert one.answer.yes.words == "Yes"  # unchanged terms accept
        one.answer.editor.show_terms(NO_GOODS, goods(give))
        one.answer.refresh()
        assert one.answer.note.text().startswith("One to three cards on each side")
        one.answer.turn()
        one.answer.accept()
        assert one.last() in (commands.Accept(), commands.Deal(0))

    def test_in_a_ballot_the_answer_goes_to_the_plates(self, corner: Make) -> None:
        def may_ask(view: View) -> bool:
            hand = view.hands[1] if view.viewer == 1 else None
            return due(Stage.BUILDING, seat=1)(view) and hand is not None and hand[Good.ORE] > 0

        match = found(may_ask)
        match.submit(commands.Offer(goods(Good.ORE), goods(Good.WOOD)))
        is_ballot = Decisions(lambda _: False, lambda view: view.stage is Stage.ANSWERING)
        one = corner(match, 0, is_ballot)
        assert not one.answer.is_asked
        given: list[tuple[int, object]] = []
        one.bridge.plates.given.connect(lambda seat, answer: given.append((seat, answer)))
        one.bridge.plates.show((2, 3, 0), frozenset())
        assert one.answer.answering == 0
        QTest.mouseClick(one.answer.no, LEFT)
        assert given == [(0, commands.Reject())]
        one.bridge.plates.show((2, 3, 0), frozenset({0}))
        assert not one.answer.is_asked


class TestSevens:
    """Cards to give up, and whom to rob."""

    def test_cards_go_in_one_press_and_are_shown_as_one_change(self, corner: Make) -> None:
        match = found(due(Stage.DISCARDING))
        one = corner(match)
        owed = one.view.turn.owed[0]
        assert one.choice.isVisible()
        chosen = to_give_up(one.view.hands[0] or NO_GOODS, NO_GOODS, owed)
        one.choice.steppers.show_goods(chosen)
        one.choice.refresh()
        assert one.choice.go.isEnabled()
        hand = one.view.hands[0] or NO_GOODS
        events: list[int] = []
        one.bridge.changed.connect(lambda change: events.append(len(change.events)))
        QTest.mouseClick(one.choice.go, LEFT)
        assert len(events) == 1
        assert events[0] >= owed > 1
        assert plus(match.view(0).hands[0], chosen) == hand

    def test_the_cost_of_something_can_be_kept(self) -> None:
        hand = (3, 1, 2, 1, 4)
        given = to_give_up(hand, SETTLEMENT_COST, 5)
        assert total(given) == 5
        assert min(minus(minus(hand, given), SETTLEMENT_COST)) >= 0

    def test_rows_with_cards_may_be_robbed(self, corner: Make) -> None:
        match = found(due(Stage.ROBBING))
        one = corner(match)
        seat = next(c.seat for c in match.legal(0) if isinstance(c, commands.Rob))
        row = one.players.rows[seat]
        assert row.answer.isEnabled()
        QTest.mouseClick(row.answer, LEFT)
        assert isinstance(one.last(), commands.Rob)


class TestPanels:
    """Rows and inspector."""

    def test_a_row_shows_the_public_numbers_in_a_sentence_too(self, corner: Make) -> None:
        one = corner(found(due(Stage.BUILDING, turn=8)))
        row, view = one.players.rows[2], one.view
        assert row.line.counts[0] == view.hand_counts[2]
        assert str(view.hand_counts[2]) in row.accessibleName()

    def test_the_inspector_tells_the_danger_of_a_section(self, corner: Make) -> None:
        one = corner(found(due(Stage.BUILDING, turn=8)))
        one.inspector.look_at(HexPlace(0))
        assert one.inspector._heading.title[:1].isupper()  # noqa: SLF001 - it is painted
        one.inspector.look_at(SectionPlace(1))
        assert "%" in one.inspector.note.text() or "ever" in one.inspector.note.text()

    @pytest.mark.parametrize("edict", [Edict.TRIBUTE, Edict.LEVY])
    def test_the_goods_of_an_edict_are_chosen_first(self, corner: Make, edict: Edict) -> None:
        one = corner(found(due(Stage.BUILDING)))
        one.choice.choose_for(edict)
        assert one.choice.isVisible()
        assert not one.choice.go.isEnabled()
        one.choice.choose_for(edict)
        assert one.choice.isHidden()


def test_the_number_of_cards_is_next_to_the_title(corner: Make) -> None:
    one = corner(found(due(Stage.DISCARDING)))
    count = one.view.hand_counts[0]
    assert str(count) in one.tray.card_count.text()
    many = one.tray.card_count.grab().toImage()
    one.tray.card_count.show_count(7)
    assert one.tray.card_count.grab().toImage() != many


def never_divide(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stock_button, "SOFT_HYPHEN", "|")


@with_and_without(never_divide)
def test_a_word_too_long_even_in_narrow_letters_is_divided(
    corner: Make, fault: Fault | None
) -> None:
    button = corner(match_of()).tray.pieces[Build.SETTLEMENT]
    button.setText("Insedia\u00admento")
    with planted(fault):
        button.setFixedWidth(40)
        assert button.lines == ("Insedia-", "mento")
        button.setFixedWidth(120)
        assert button.lines == ("Insediamento",)


def test_a_soft_hyphen_is_read_to_nobody(corner: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    button = corner(match_of()).tray.pieces[Build.SETTLEMENT]
    monkeypatch.setattr(BuildButton, "label", lambda _: "Insedia\u00admento")
    button.retranslate()
    assert button.accessibleName().startswith("Insediamento,")
