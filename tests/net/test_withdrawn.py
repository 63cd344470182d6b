"""A question to everybody can be withdrawn by the seat that asked it: everybody is informed once,
nobody else can withdraw it, and no old letter opens it again.
"""

from dataclasses import replace

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.deeds import NotDone
from changcheng_qt.net.follower import Follower
from changcheng_qt.net.host import Host
from changcheng_qt.net.letters import Deed, Down, Kind
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.planted import Fault, planted, with_and_without

ASKS, AGREED, OTHER = range(3)
STOP = Deed(Kind.ABANDON, ASKS)


class Asked(Table):
    """A table of three guests, of whom one asks to stop and another has agreed."""

    def __init__(self, *, agreed: bool = True) -> None:
        super().__init__(TITLES[0], 5, Office(5), ((ASKS,), (AGREED,), (OTHER,)), 3)
        self.begin()
        self.dropped: list[str] = []
        for one in self.guests:
            one.dropped = lambda deed, why: self.dropped.append(why)
        self.guests[ASKS].do(STOP)
        self.deliver()
        if agreed:
            self.answer(AGREED, agrees=True)

    @property
    def withdrawn(self) -> list[tuple[Deed, ...]]:
        """The deeds for which somebody has asked and asks no more, as each guest knows them."""
        return [one.withdrawn for one in self.guests]

    def answer(self, number: int, *, agrees: bool) -> None:
        """Have a guest answer."""
        guest = self.guests[number]
        guest.answer(guest.asks[0], agrees=agrees)
        self.deliver()


def untold(patch: pytest.MonkeyPatch) -> None:
    common = Host._common  # noqa: SLF001
    patch.setattr(Host, "_common", lambda self: replace(common(self), withdrawn=()))


def by_anybody(patch: pytest.MonkeyPatch) -> None:
    answer = Asks.answer

    def all_withdraw(self: Asks, *how: object, agrees: bool) -> bool:
        asked = [one.deed for one in self.open]
        is_news = answer(self, *how, agrees=agrees)  # type: ignore[arg-type]
        if not agrees:
            self.withdrawn = asked
        return is_news

    patch.setattr(Asks, "answer", all_withdraw)


def as_declined(patch: pytest.MonkeyPatch) -> None:
    hear = Follower.hear

    def hear_less(self: Follower, down: Down, *, is_up_to_date: bool) -> None:
        hear(self, replace(down, withdrawn=()), is_up_to_date=is_up_to_date)

    patch.setattr(Follower, "hear", hear_less)


@with_and_without(untold, by_anybody, as_declined)
def test_all_are_informed_of_a_withdrawn_question(fault: Fault | None) -> None:
    with planted(fault):
        at = Asked()
        before = len(at.office.seen)
        at.answer(ASKS, agrees=False)
        assert at.withdrawn == [(STOP,)] * 3
        assert not at.dropped, "nobody is told that somebody else disagrees"
        down = [letter for box, letter in at.office.seen[before:] if box.endswith("/down")]
        assert len({len(letter) for letter in down}) == 1
        at.repair()
        assert at.withdrawn == [(STOP,)] * 3
        for guest in at.guests:
            assert not guest.asks
            assert not followed(guest).outbox.agreed
        other = Asked()
        other.answer(OTHER, agrees=False)
        assert other.withdrawn == [()] * 3
        assert other.dropped == [Barrier.NOT_AGREED.name] * 2


def forgetful(patch: pytest.MonkeyPatch) -> None:
    answer = Asks.answer

    def forget(self: Asks, *how: object, agrees: bool) -> bool:
        is_news = answer(self, *how, agrees=agrees)  # type: ignore[arg-type]
        self._declined.clear()
        return is_news

    patch.setattr(Asks, "answer", forget)


@with_and_without(forgetful)
def test_an_old_letter_asks_for_nothing_that_was_withdrawn(fault: Fault | None) -> None:
    with planted(fault):
        at = Asked(agreed=False)
        up = [letter for box, letter in at.office.seen if box == at.host.roster.peers[ASKS].up]
        at.answer(ASKS, agrees=False)
        for letter in up:
            at.host_carrier.heard.emit(at.host.roster.peers[ASKS].up, letter, False)
        at.deliver()
        assert not at.host.asks
        with pytest.raises(NotDone, match=Barrier.ASKED_BEFORE.name):
            at.host.do(STOP, (ASKS,))
        while not at.host.asks:
            at.act()
            at.deliver()
            if at.match.step_count > 1:
                at.host.do(STOP, (ASKS,))


def test_the_last_yes_may_come_before_the_question_is_withdrawn() -> None:
    at = Asked()
    at.guests[OTHER].answer(at.guests[OTHER].asks[0], agrees=True)
    at.guests[ASKS].answer(at.guests[ASKS].asks[0], agrees=False)
    at.deliver()
    assert at.match.is_left == (at.withdrawn == [()] * 3)
    assert all(guest.trouble is None for guest in at.guests)
