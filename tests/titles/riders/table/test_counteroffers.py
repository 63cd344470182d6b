"""People among bots are told the answers to their counteroffers."""

from collections.abc import Iterator
from operator import le

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Command, Counter, Deal, Reject, Withdraw
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.panels import lone_answers
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.seam.match_bridge import Change
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.company import Company, about_to_offer, offer_for

NOT_TAKEN = "Mei didn't take your counteroffer."
NOT_TAKEN_OF = "Mei didn't take the terms proposed by Luca."


@pytest.fixture
def countered(qtbot: QtBot) -> Iterator[Company]:
    """A table at which a bot weighs the terms that the person proposed instead of its own."""
    one = countered_by((1,))
    qtbot.addWidget(one.window)
    yield one
    one.close()


@pytest.fixture
def shared(qtbot: QtBot) -> Iterator[Company]:
    """The same with two people at one screen, the second of whom rejects the offer."""
    one = countered_by((1, 2))
    qtbot.addWidget(one.window)
    yield one
    one.close()


def countered_by(people: tuple[Seat, ...]) -> Company:
    """A table at which a bot weighs the terms of the first of some people; all others say no."""
    one = Company(about_to_offer(people))
    one.parts.lone_answers.asked = Asked.ALWAYS
    hand = one.match.view(1).hands[1] or NO_GOODS
    offer = offer_for(one.match, lambda _, good: bool(hand[good]))
    one.thinker.answer(offer)
    one.wait(5 * PAUSE)
    counters = (c for c in one.bridge.legal_for(1) if isinstance(c, Counter))
    held = one.match.view(0).hands[0]
    payable = (c for c in counters if all(map(le, c.want, held)))
    one.bridge.plates.answer(1, next(payable))
    for seat in people[1:]:
        one.bridge.plates.answer(seat, Reject())
    for _ in range(3 - len(people)):
        one.thinker.answer(Reject())
    one.wait(5 * PAUSE)
    assert one.view.stage is Stage.CHOOSING
    return one


def see_no_counter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lone_answers, "_countered", lambda _view, _seats: [])


def see_no_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lone_answers, "DealMade", type(None))


@with_and_without(see_no_counter)
def test_the_seat_that_countered_learns_that_its_terms_were_not_taken(
    countered: Company, fault: Fault | None
) -> None:
    with planted(fault):
        show_again(countered)
        assert heard(countered, Withdraw()) == [NOT_TAKEN]


@with_and_without(see_no_counter)
def test_several_people_hear_whose_terms_were_not_taken(
    shared: Company, fault: Fault | None
) -> None:
    with planted(fault):
        show_again(shared)
        assert heard(shared, Withdraw()) == [NOT_TAKEN_OF]


def test_several_people_hear_nothing_of_terms_that_were_taken(shared: Company) -> None:
    assert heard(shared, Deal(1)) == []


@with_and_without(see_no_deal)
def test_nothing_is_said_where_they_were_taken(countered: Company, fault: Fault | None) -> None:
    with planted(fault):
        assert heard(countered, Deal(1)) == []


def show_again(one: Company) -> None:
    """Show the position once more, as after a change of the help."""
    one.bridge.changed.emit(Change(one.view))


def heard(one: Company, command: Command) -> list[str]:
    """All that is said once the bot has decided."""
    said: list[str] = []
    one.requests.said.connect(said.append)
    one.hear_of(command)
    return said
