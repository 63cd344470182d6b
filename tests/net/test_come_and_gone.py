"""Guests who come and go leave a host no more to keep, however many they are."""

import pytest

from changcheng_qt.net.guest import take_seat
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.roster import MOST_GONE, Roster
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table
from tests.planted import Fault, planted, with_and_without

TIMES = MOST_GONE + 8


def keep_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Roster, "forget", lambda _: ())


@with_and_without(keep_all)
def test_a_host_forgets_whom_it_sent_away_long_ago(fault: Fault | None) -> None:
    at = Table(TITLES[0], 6, Office(6), ((1,),), 2)
    at.deliver()
    codes = list[str]()
    with planted(fault):
        for _ in range(TIMES):
            codes.append(at.host.invite((0,)))
            at.guests.append(at.sit(len(codes), take_seat(codes[-1], "Ana")))
            at.deliver()
            at.host.admit(at.host.roster.peers[-1])
            at.deliver()
            at.guests[-1].leave()
            at.deliver()
        peers = at.host.roster.peers
        assert len(peers) == 2 + MOST_GONE
        assert len(at.host_carrier.boxes) == len(peers)
        downs = [box for box in at.office.boxes if box.endswith("/down")]
        assert len(downs) <= len(peers)
        assert sum(one.kept.gone is None for one in peers) == 2


def test_guests_sent_away_lately_receive_the_reason() -> None:
    at = Table(TITLES[0], 6, Office(6), ((0,), (1,)), 2)
    at.deliver()
    at.host.admit(at.host.roster.peers[0])
    at.deliver()
    for _ in range(MOST_GONE):
        at.host.invite((0,))
    at.deliver()
    assert at.guests[0].gone is Refusal.SEAT_TAKEN
