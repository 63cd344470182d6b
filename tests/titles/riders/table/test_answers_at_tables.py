"""Answers to an offer where the people are at computers of their own."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.screens import Own
from tests.titles.riders.table.company import Company, about_to_offer, offer_for

NO = 1
Make = Callable[..., Company]


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[Make]:
    """Set up the screen of some seats, at a table whose first seat is about to offer."""
    made: list[Company] = []

    def make(*here: Seat) -> Company:
        one = Company(about_to_offer(), here=frozenset(here))
        made.append(one)
        qtbot.addWidget(one.window)
        return one

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize("can_pay", [False, True])
def test_the_time_of_an_answer_tells_others_nothing(screen: Make, can_pay: bool) -> None:
    """A refusal at once, where the hand cannot pay, would tell them so."""
    one = screen(1)
    one.parts.lone_answers.asked = Asked.WHEN_PAYABLE
    hand = one.match.view(1).hands[1] or NO_GOODS
    one.hear_of(offer_for(one.match, lambda _, good: bool(hand[good]) is can_pay))
    one.wait(5 * PAUSE)
    assert one.flow.screen == Own(1)
    assert one.bridge.plates.left(one.bridge.here) == (1,)


def test_an_answer_that_was_sent_is_not_offered_to_be_changed(
    screen: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat that answers shares its screen with the one that offers."""
    one = screen(0, 3)
    one.hear_of(offer_for(one.match))
    monkeypatch.setattr(one.bridge, "answer", lambda *_: None)  # The host is far away.
    one.plate(3, NO)
    one.wait(PAUSE)
    assert one.row(3).plates.isHidden()
    assert one.bridge.plates.answered == {3}


@pytest.mark.parametrize("seat", [0, 1])
def test_an_offer_is_taken_back_only_where_its_seat_is(screen: Make, seat: Seat) -> None:
    one = screen(seat, 3)
    one.hear_of(offer_for(one.match))
    assert one.parts.answer.back.isVisibleTo(one.parts.answer) is (seat == 0)
