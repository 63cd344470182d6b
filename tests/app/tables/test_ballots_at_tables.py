"""Answers to offers, given at screens of their own."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.engine.match import AnyMatch, Played
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.carrier import Reach
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.riders.rules.commands import Offer, Reject
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.company import OnWay
from changcheng_qt.ui.window.match_screen import decides_elsewhere
from tests.app.tables.screens import Screen, Screens
from tests.ui.flow.clockwork import HandClock, HandThinker

pytestmark = pytest.mark.usefixtures("qapp")

RIDERS = TITLES[2]


class Fair(Screens):
    """People at screens with flows, right after an offer to several of them."""

    def __init__(self, *groups: tuple[Seat, ...]) -> None:
        """Two people may sit at one of the screens: the seats 1 and 2, who are asked then."""
        super().__init__(RIDERS, 3, *groups)
        while not self._is_asked(groups):
            self._step()
        self.clocks: list[HandClock] = []
        self.flows = [self._flow(screen) for screen in self.all]
        self.settle()

    def _flow(self, screen: Screen) -> TableFlow:
        clock, bot_setup = HandClock(), BotSetup(HandThinker(), "luck")
        self.clocks.append(clock)
        flow = TableFlow(
            screen.bridge, bot_setup, clock, _nothing, ballot_rules=RIDERS.rules.ballots
        )
        flow.start()
        return flow

    @property
    def match(self) -> AnyMatch:
        return self.at.match

    def _is_asked(self, groups: tuple[tuple[Seat, ...], ...]) -> bool:
        asked = self.match.deciders
        return len(asked) > 1 and (asked in groups or (1, 2) not in groups)

    def _step(self) -> None:
        seat = self.match.to_act
        assert seat is not None
        legal = list(self.match.legal(seat))
        offers = [one for one in legal if isinstance(one, Offer)]
        answers = [one for one in legal if isinstance(one, Reject)]
        self.of(seat).bridge.submit((answers or offers or [self.rng.choice(legal)])[0])
        self.at.deliver()

    def settle(self) -> None:
        """Wait until letters, the flows and their clocks are at rest."""
        for _ in range(3):
            self.at.deliver()
            QCoreApplication.sendPostedEvents()
            for clock in self.clocks:
                clock.pass_time(PAUSE)

    def answer(self, seat: Seat, command: Any) -> None:  # noqa: ANN401 - Riders' commands
        self.of(seat).bridge.plates.answer(seat, command)
        self.settle()

    def close(self) -> None:
        for flow in self.flows:
            flow.close()

    def played(self) -> list[Seat]:
        return [one.seat for one in self.match.log if isinstance(one, Played)]


def _nothing(*_: object) -> None:
    """Leave decisions without a choice to the people."""


def test_each_person_answers_at_the_own_screen_in_any_order() -> None:
    fair = Fair((0,), (1,), (2,))
    first, second = fair.match.deciders
    before = fair.played()
    fair.answer(second, Reject())
    assert fair.played() == before
    assert second in fair.of(second).bridge.plates.answered
    assert not fair.of(second).bridge.is_holding
    fair.answer(first, Reject())
    assert fair.played() == [*before, first, second]
    for screen in fair.all:
        screen.agrees_with(fair.at)
        assert not screen.refusals
    fair.close()


def test_the_prompt_of_somebody_who_is_asked_names_no_one_else() -> None:
    fair = Fair((0,), (1,), (2,))
    first, second = fair.match.deciders
    assert fair.match.to_act == first
    assert decides_elsewhere(fair.of(second).bridge) is None, "both are asked"
    fair.answer(second, Reject())
    assert decides_elsewhere(fair.of(second).bridge) == first
    fair.close()


def test_an_answer_that_waits_for_others_does_not_wait_for_the_host() -> None:
    fair = Fair((0,), (1,), (2,))
    offering, (_, second) = fair.of(fair.match.turn_seat), fair.match.deciders
    company = company_of(fair.of(second))
    fair.answer(second, Reject())
    assert company.on_way is None
    company.reach_of = lambda: Reach.NONE
    assert company.on_way is OnWay.UNSENT
    offering.bridge.undo()
    assert company_of(offering).on_way is OnWay.SENT, "nobody else is to decide first"
    fair.close()


def company_of(screen: Screen) -> TableCompany:
    return TableCompany(screen.guest, screen.executor, screen.bridge, is_own=False)


def test_an_answer_that_is_on_its_way_is_not_given_twice() -> None:
    fair = Fair((0,), (1,), (2,))
    first, second = fair.match.deciders
    before = len(fair.played())
    for _ in range(3):
        fair.answer(second, Reject())
    fair.of(second).bridge.plates.take_back(second)
    fair.answer(first, Reject())
    assert len(fair.played()) == before + 2
    fair.close()


def test_an_answer_that_was_undone_is_given_again() -> None:
    fair = Fair((0,), (1,), (2,))
    first, second = fair.match.deciders
    before = fair.played()
    fair.answer(first, Reject())
    fair.of(first).bridge.undo()
    fair.settle()
    assert fair.match.deciders == (first, second)
    for seat in (first, second):
        fair.answer(seat, Reject())
    assert fair.played()[len(before) :] == [first, first, second], "the undone one is in the log"
    assert fair.match.to_act not in (first, second)
    fair.close()


def test_a_standing_answer_that_was_undone_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = Fair((0,), (1,), (2,))
    offering, offer = fair.of(fair.match.turn_seat).bridge, fair.match.latest.command
    first, second = fair.match.deciders
    own = fair.of(first).bridge
    offering.undo()
    monkeypatch.setattr(own, "note_of", lambda seat: "nobody" if seat == first else "")
    fair.settle()
    offering.submit(offer)
    fair.settle()
    assert fair.match.deciders == (second,)
    own.undo()
    fair.settle()
    assert fair.match.deciders == (first, second)
    assert own.plates.left(own.here) == (first,)
    fair.close()


def test_two_at_one_screen_answer_both_before_either_is_sent() -> None:
    fair = Fair((0,), (1, 2))
    first, second = fair.match.deciders
    before = fair.played()
    fair.answer(first, Reject())
    assert fair.played() == before
    fair.answer(second, Reject())
    assert fair.played() == [*before, first, second]
    fair.close()


def test_an_offer_that_is_taken_back_takes_the_answers_along() -> None:
    fair = Fair((0,), (1,), (2,))
    seat, (_, second) = fair.match.turn_seat, fair.match.deciders
    fair.answer(second, Reject())
    fair.of(seat).bridge.undo()
    fair.settle()
    assert fair.match.to_act == seat
    for screen in fair.all:
        screen.agrees_with(fair.at)
        assert screen.bridge.plates.asked == ()
    fair.close()
