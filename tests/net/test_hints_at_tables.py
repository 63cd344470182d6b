"""A hint at a table is logged once for a choice, and a guest that asks again does not wait."""

from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, followed


def test_a_second_hint_for_the_same_choice_waits_for_nobody() -> None:
    at = Table(TITLES[0], 2, Office(2), ((0,), (1,)), 2)
    at.begin()
    seat = at.match.to_act
    assert seat is not None
    guest = at.owner(seat)
    assert guest is not None
    for _ in range(2):
        guest.do(Deed(Kind.HINT, seat))
        at.deliver()
        assert not followed(guest).is_waiting
        assert at.match.entry_count == 1
    peer = at.host.roster.peers[at.guests.index(guest)]
    at.host._try(peer, at.deeds(Deed(Kind.HINT, seat)))  # noqa: SLF001 - as a changed program sends
    assert peer.refused is not None
