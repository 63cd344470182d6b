"""An offer among several people at one screen: plates to answer aloud, and an eye."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Deal, Reject
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Own, Public
from tests.titles.riders.table.company import EVERYBODY, Company, about_to_offer, offer_for
from tests.titles.riders.table.corner import match_of

YES, NO, OTHER = range(3)
Make = Callable[..., Company]


@pytest.fixture
def company(qtbot: QtBot) -> Iterator[Make]:
    """Set up a table whose first seat is about to offer."""
    made: list[Company] = []

    def make(people: tuple[Seat, ...] = EVERYBODY, *, offers: bool = True) -> Company:
        one = Company(about_to_offer(people))
        made.append(one)
        qtbot.addWidget(one.window)
        if offers:
            assert one.bridge.submit(offer_for(one.match))
            one.settle()
        return one

    yield make
    for one in made:
        one.close()


def answers(one: Company) -> list[object]:
    """The answers to the last offer that are in the log."""
    kinds = Accept | Reject | Counter
    return [step.command for step in one.match.steps[-3:] if isinstance(step.command, kinds)]


def test_an_offer_is_answered_in_the_rows_of_all_but_its_seat(company: Make) -> None:
    one = company()
    assert one.flow.screen == Public()
    assert one.plated == {seat: ["Yes", "No", "Other…"] for seat in (1, 2, 3)}
    assert all(one.row(seat).plates.eye.isVisible() for seat in (1, 2, 3))
    assert one.view.hands == (None,) * 4, "the goods of the offering seat are veiled too"


def test_the_rows_of_all_who_are_asked_are_lit(company: Make) -> None:
    one = company(offers=False)
    assert one.lit == {0}
    assert one.bridge.submit(offer_for(one.match))
    one.settle()
    assert one.lit == {1, 2, 3}
    one.press(one.parts.answer.no)
    one.wait(PAUSE)
    assert one.lit == {0}, "all have refused"


def test_an_offer_to_three_people_takes_four_clicks(company: Make) -> None:
    one = company()
    one.plate(1, YES)
    one.press(one.parts.answer.no)
    assert answers(one) == [], "before the pause is over nothing is entered"
    one.wait(PAUSE)
    assert answers(one) == [Accept(), Reject(), Reject()]
    one.press(one.row(1).answer)
    assert one.match.steps[-1].command == Deal(1)
    assert one.clicks <= 4


def test_answers_turn_all_at_once_when_the_last_is_in(company: Make) -> None:
    one = company()
    one.wait(PAUSE)
    one.plate(1, YES)
    one.plate(3, NO)
    assert (one.view.stage, answers(one)) == (Stage.ANSWERING, [])
    one.plate(2, NO)
    assert answers(one) == [Accept(), Reject(), Reject()]
    assert one.view.stage is Stage.CHOOSING


def test_an_answer_is_taken_back_until_the_last_is_in(company: Make) -> None:
    one = company()
    one.plate(1, YES)
    assert one.plated[1] == ["has answered · change"]
    one.plate(1, 0)
    assert one.plated[1] == ["Yes", "No", "Other…"]
    for seat in (1, 2, 3):
        one.plate(seat, NO)
    one.wait(PAUSE)
    assert one.view.stage is Stage.BUILDING, "all have refused"


def test_rows_of_bots_have_no_plates_and_say_when_the_pause_is_over(company: Make) -> None:
    one = company((0, 1))
    assert list(one.plated) == [1]
    before = [one.row(seat).answer.line.sentence for seat in (2, 3)]
    one.thinker.answer(Reject())
    one.thinker.answer(Reject())
    at_once = [one.row(seat).answer.line.sentence for seat in (2, 3)]
    one.wait(PAUSE)
    after = [one.row(seat).answer.line.sentence for seat in (2, 3)]
    assert before == at_once == ["is asked"] * 2
    assert after == ["has answered"] * 2


def test_a_yes_without_the_goods_is_shown_as_a_no(company: Make) -> None:
    one = company(offers=False)
    hands = [one.match.view(seat).hands[seat] or NO_GOODS for seat in EVERYBODY]
    lacked = next(good for good in Good if not hands[1][good] and any(hands[0]))
    given = next(good for good in Good if hands[0][good] and good is not lacked)
    terms = [tuple(int(good is one) for one in Good) for good in (given, lacked)]
    assert one.bridge.submit(commands.Offer(*terms))
    one.settle()
    one.wait(PAUSE)
    for seat in (1, 2, 3):
        one.plate(seat, YES if seat == 1 else NO)
    assert [step.command for step in one.match.steps[-3:]] == [Reject()] * 3


class TestEye:
    def test_it_shows_the_goods_of_its_row_while_it_is_held(self, company: Make) -> None:
        one = company()
        glance = one.parts.asking.glance
        one.look(2)
        assert (glance.isVisible(), glance.text) == (True, "only Claire looks")
        assert glance.goods == one.match.view(2).hands[2]
        assert one.bridge.viewer is PUBLIC
        one.let_go(2)
        assert (glance.isVisible(), glance.goods) == (False, NO_GOODS)
        assert 2 in one.plated

    def test_a_short_press_shows_nothing(self, company: Make) -> None:
        one = company()
        one.look(2, 30)
        one.let_go(2)
        assert not one.parts.asking.glance.isVisible()

    def test_it_closes_with_the_ballot_and_without_the_window(self, company: Make) -> None:
        one = company()
        one.look(2)
        one.row(2).plates.hide()
        assert not one.parts.asking.glance.isVisible()

    def test_let_go_over_an_answer_it_gives_that(self, company: Make) -> None:
        one = company()
        one.look(2)
        one.let_go(2, NO)
        assert one.bridge.plates.answered == {2}
        assert not one.parts.asking.glance.isVisible()

    def test_let_go_over_other_terms_it_drops_the_gate(self, company: Make) -> None:
        one = company()
        one.look(2)
        one.let_go(2, OTHER)
        assert one.flow.screen == Gate(2, GateReason.NOTES)
        one.flow.lift_gate()
        one.settle()
        assert one.flow.screen == Notes(2)
        assert one.parts.answer.yes.isVisibleTo(one.parts.below)
        one.parts.answer.reject()
        one.settle()
        assert (one.flow.screen, one.bridge.plates.answered) == (Public(), {2})


class TestTermsAloud:
    def test_other_terms_can_be_composed_with_any_hand(self, company: Make) -> None:
        one = company()
        one.plate(3, OTHER)
        editor = one.parts.answer.editor
        assert editor.isVisibleTo(one.parts.below)
        assert editor.terms[0] == one.view.turn.offer.want  # type: ignore[union-attr]
        free = [good for good in Good if not editor.terms[1][good]]
        assert all(editor.giving.cards[good].isEnabled() for good in free)

    def test_they_are_that_seats_answer(self, company: Make) -> None:
        one = company()
        offer = one.view.turn.offer
        assert offer is not None
        one.plate(1, OTHER)
        more = next(good for good in Good if not (offer.give[good] or offer.want[good]))
        one.press(one.parts.answer.editor.wanting.cards[more])
        one.press(one.parts.answer.yes)
        one.press(one.parts.answer.no)
        one.wait(PAUSE)
        counter, *others = answers(one)
        assert isinstance(counter, Counter)
        assert (counter.give, counter.want[more]) == (offer.want, 1)
        assert others == [Reject()] * 2

    def test_all_others_says_no_for_everybody_but_that_seat(self, company: Make) -> None:
        one = company()
        one.plate(1, OTHER)
        one.press(one.parts.answer.no)
        assert one.bridge.plates.answered == {2, 3}


class TestAlone:
    """One person among bots: asked in the sheet, or answered for."""

    def asked(self, company: Make, asked: Asked, *, can_pay: bool) -> tuple[Company, list[str]]:
        """A table at which a bot has made an offer to the person."""
        one = company((1,), offers=False)
        one.parts.lone_answers.asked = asked
        said: list[str] = []
        one.requests.said.connect(said.append)
        hand = one.match.view(1).hands[1] or NO_GOODS
        offer = offer_for(one.match, lambda _, good: bool(hand[good]) is can_pay)
        one.thinker.answer(offer)
        one.wait(5 * PAUSE)
        return one, said

    def test_the_sheet_asks_on_the_own_view(self, company: Make) -> None:
        one, said = self.asked(company, Asked.WHEN_PAYABLE, can_pay=True)
        assert one.flow.screen == Own(1)
        assert (one.plated, said) == ({}, [])
        assert one.parts.answer.no.words == "No"

    def test_a_seat_that_cannot_pay_is_not_asked_and_reads_why(self, company: Make) -> None:
        one, said = self.asked(company, Asked.WHEN_PAYABLE, can_pay=False)
        assert one.bridge.plates.answered >= {1}
        assert len(said) == 1
        assert said[0].startswith("Mei offered ")
        assert said[0].endswith("You can't pay that, so your answer was No.")

    @pytest.mark.parametrize("can_pay", [False, True])
    def test_always_and_never(self, company: Make, can_pay: bool) -> None:
        always, _ = self.asked(company, Asked.ALWAYS, can_pay=can_pay)
        assert 1 not in always.bridge.plates.answered
        never, said = self.asked(company, Asked.NEVER, can_pay=can_pay)
        assert 1 in never.bridge.plates.answered
        assert said[0].endswith("Bots may never ask you, so your answer was No.")

    def test_no_more_in_this_turn(self, company: Make) -> None:
        one, said = self.asked(company, Asked.ALWAYS, can_pay=True)
        assert one.parts.answer.no_more.words == "No more from Mei this turn"
        one.press(one.parts.answer.no_more)
        for _ in range(2):
            one.thinker.answer(Reject())
        one.wait(5 * PAUSE)
        assert one.view.stage is Stage.BUILDING
        one.thinker.answer(offer_for(one.match))
        one.wait(5 * PAUSE)
        assert 1 in one.bridge.plates.answered
        assert len(said) == 2
        assert said[0].endswith("You want no more offers this turn, so your answer was No.")


class TestAgreement:
    """A deal agreed by talking takes one click."""

    def compose(self, one: Company) -> commands.Offer:
        """Compose an offer in the sheet of the seat in turn, which it does not make."""
        one.parts.trade.toggle()
        offer = offer_for(one.match)
        one.parts.trade.editor.show_terms(offer.give, offer.want)
        one.parts.trade.refresh()
        return offer

    def test_it_takes_one_click(self, company: Make) -> None:
        one = company(offers=False)
        offer = self.compose(one)
        one.press(one.parts.trade.partners[0])
        one.wait(PAUSE)
        done = [step.command for step in one.match.steps[-5:]]
        assert done == [offer, Accept(), Reject(), Reject(), Deal(1)]
        assert one.clicks == 1

    def test_bots_answer_for_themselves(self, company: Make) -> None:
        one = company((0, 1), offers=False)
        self.compose(one)
        shown = [one.words for one in one.parts.trade.partners if not one.isHidden()]
        assert shown == ["Luca"]
        one.press(one.parts.trade.partners[0])
        for _ in range(2):
            one.thinker.answer(Reject())
        one.wait(PAUSE)
        assert one.match.steps[-1].command == Deal(1)

    def test_without_the_goods_there_is_no_deal(self, company: Make) -> None:
        one = company(offers=False)
        hands = [one.match.view(seat).hands[seat] or NO_GOODS for seat in EVERYBODY]
        lacked = next(good for good in Good if not hands[1][good])
        given = next(good for good in Good if hands[0][good] and good is not lacked)
        one.parts.trade.toggle()
        terms = [tuple(int(good is one) for one in Good) for good in (given, lacked)]
        one.parts.trade.editor.show_terms(*terms)
        one.parts.trade.refresh()
        one.press(one.parts.trade.partners[0])
        one.wait(PAUSE)
        assert one.match.steps[-1].command == Reject()
        assert one.view.stage is Stage.BUILDING

    def test_an_answer_taken_back_ends_it(self, company: Make) -> None:
        one = company((0, 1), offers=False)
        self.compose(one)
        one.press(one.parts.trade.partners[0])
        assert one.plated[1] == ["has answered · change"]
        one.plate(1, 0)
        one.plate(1, NO)
        for _ in range(2):
            one.thinker.answer(Reject())
        one.wait(PAUSE)
        assert one.view.stage is Stage.BUILDING

    def test_one_person_has_nobody_to_talk_to(self, company: Make) -> None:
        one = company((0,), offers=False)
        self.compose(one)
        assert all(button.isHidden() for button in one.parts.trade.partners)


def test_after_a_deal_the_hand_stays_veiled_until_its_owner_is_there(company: Make) -> None:
    one = company()
    one.plate(1, YES)
    one.press(one.parts.answer.no)
    one.wait(PAUSE)
    one.press(one.row(1).answer)
    assert (one.flow.screen, one.view.hands[0]) == (Public(), None)
    assert one.flow.is_together
    one.flow.go_on()
    one.settle()
    assert one.flow.screen == Own(0), "without a gate"
    assert not one.flow.is_together


def test_the_founding_passes_from_hand_to_hand_without_a_gate(qtbot: QtBot) -> None:
    one = Company(match_of(people=EVERYBODY))
    qtbot.addWidget(one.window)
    screens: list[object] = []
    one.flow.screen_changed.connect(screens.append)
    try:
        for _ in range(4 + 2 * 4 * 2):
            assert one.flow.screen == Own(one.bridge.to_act or 0)
            assert one.bridge.submit(one.bridge.legal[0])
            one.settle()
        assert one.view.stage is Stage.BEFORE_ROLL
        assert not any(isinstance(screen, Gate) for screen in screens)
    finally:
        one.close()


class TestBehindTheGate:
    """Answers given one by one on the own views."""

    def test_each_person_has_the_gate_and_then_all_turn_at_once(self, company: Make) -> None:
        one = company()
        one.press(one.parts.answer.way)
        for seat in (1, 2, 3):
            assert one.flow.screen == Gate(seat, GateReason.TURN)
            assert one.view.hands == (None,) * 4
            one.flow.lift_gate()
            one.settle()
            assert one.flow.screen == Own(seat)
            assert one.plated == {}
            assert one.parts.answer.no.words == "No"
            one.parts.answer.reject()
            one.settle()
        one.wait(PAUSE)
        assert one.view.stage is Stage.BUILDING
        assert (one.flow.screen, one.view.hands) == (Public(), (None,) * 4)
        assert one.flow.is_together

    def test_the_next_offer_is_answered_so_too_until_it_is_changed(self, company: Make) -> None:
        one = company(offers=False)
        one.bridge.plates.choose_way(behind_gate=True)
        assert one.bridge.submit(offer_for(one.match))
        one.settle()
        assert one.flow.screen == Gate(1, GateReason.TURN)
        one.flow.lift_gate()
        one.settle()
        assert one.parts.answer.way.words == "Answer aloud"
        one.press(one.parts.answer.way)
        assert one.flow.screen == Public()
        assert list(one.plated) == [1, 2, 3]

    def test_bots_are_waited_for_with_the_hand_covered(self, company: Make) -> None:
        one = company((0, 1))
        one.press(one.parts.answer.way)
        one.flow.lift_gate()
        one.settle()
        one.parts.answer.reject()
        one.settle()
        assert one.flow.screen == Public()
