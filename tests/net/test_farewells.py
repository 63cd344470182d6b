"""A guest leaves for good: the host hears it once, from that guest alone, and tells the others."""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.net.follower import Follower, Trouble
from changcheng_qt.net.frames import FRAME, seal
from changcheng_qt.net.guest import UP_FRAMES, Guest, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import SEAT, KeptSeat
from changcheng_qt.net.letters import Deed, Deeds, Kind, Up, to_bytes
from changcheng_qt.net.peers import Peer
from changcheng_qt.net.roster import Roster
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, shown_at
from tests.net.test_lent_seats import AWAY, OTHER, seated
from tests.planted import Fault, planted, with_and_without


def left(at: Table) -> list[bool]:
    """Which guests have left, as another guest knows it."""
    return [one.has_left for one in at.guests[0].people]


def untold(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Host, "_on_farewell", lambda *_: None)


def not_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Roster, "save", lambda _: None)


@with_and_without(untold, not_kept)
def test_all_hear_that_a_guest_has_left_for_good(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        at.guests[AWAY].leave()
        at.deliver()
        assert left(at) == [False, True, False]
        assert at.host.roster.has_left(AWAY)
        assert not at.host.roster.is_here(AWAY)
        at.host_carrier.close()
        host = at.host = at.open(at.host.roster._kept)  # noqa: SLF001 - as its folder has it
        assert host.roster.has_left(AWAY)


def replaced(at: Table) -> Guest:
    """Have somebody else sit down for a guest who left, after some steps of everybody."""
    while at.match.step_count < 12:
        at.act()
        at.deliver()
    at.guests[AWAY].leave()
    at.deliver()
    code = at.host.invite((AWAY,))
    other = at.sit(9, take_seat(code, "Dora"))
    at.deliver()
    at.host.admit(at.host.roster.peers[-1])
    at.deliver()
    return other


def all_compared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Follower, "pass_over", lambda *_: None)


@with_and_without(all_compared)
def test_moves_in_a_seat_before_its_guest_came_are_believed(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        other = replaced(at)
        assert other.trouble is None
        assert shown_at(other).step_count == at.match.step_count
        at.carriers[9].close()
        kept = at.folder("guest 9").read(SEAT, KeptSeat)
        assert kept is not None
        other = at.sit(9, kept)
        at.deliver()
        assert other.trouble is None
        assert other.follower
        assert other.follower.have == at.match.entry_count


def all_passed_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Follower, "_may_be", lambda *_: True)


@with_and_without(all_passed_over)
def test_moves_in_a_seat_after_its_guest_came_are_disbelieved(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        other = replaced(at)
        while at.match.to_act != AWAY or len(at.match.legal(AWAY)) < 2:
            at.match.submit(at.rng.choice(list(at.match.legal(at.match.to_act or 0))))
            at.deliver()
        at.match.submit(at.match.legal(AWAY)[0])
        at.deliver()
        assert other.trouble is Trouble.FORGED


def test_a_farewell_is_as_long_as_any_letter_and_says_nothing_twice() -> None:
    at = seated()
    before = len(at.office.seen)
    at.guests[AWAY].leave()
    at.deliver()
    (box, farewell), *others = at.office.seen[before:]
    assert len(farewell) == UP_FRAMES * FRAME
    assert len(others) == 3
    seen = len(at.office.seen)
    for _ in range(3):
        at.host._on_heard(box, farewell)  # noqa: SLF001
    at.deliver()
    assert len(at.office.seen) == seen


def heard_from_all(patch: pytest.MonkeyPatch) -> None:
    real = Peer.opened

    def opened(self: Peer, sealed: bytes) -> object:
        return real(self, sealed) or Up(0, leaves=True)

    patch.setattr(Peer, "opened", opened)


@with_and_without(heard_from_all)
def test_nobody_says_farewell_for_another_seat(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        rng, peers = Random(1), at.host.roster.peers
        channel = peers[OTHER].channel
        assert channel
        text = to_bytes(Up(0, leaves=True))
        for _ in range(20):
            box = peers[AWAY].up
            key = rng.choice([channel.up, channel.down, rng.randbytes(32)])
            at.host._on_heard(box, seal(text, UP_FRAMES, key, box))  # noqa: SLF001
            own = seal(text, UP_FRAMES, channel.up, peers[OTHER].up)
            at.host._on_heard(box, own)  # noqa: SLF001 - from its own box
        at.deliver()
        assert left(at) == [False, False, False]


def test_a_guest_who_has_left_wishes_nothing_more() -> None:
    at = seated()
    peer = at.host.roster.peers[at.match.deciders[0]]
    (seat,) = peer.kept.seats
    deed = Deed(Kind.PLAY, seat, at.match.text_of(at.match.legal(seat)[0]))
    channel = peer.channel
    assert channel
    count = at.match.entry_count
    wish = Up(count, Deeds(count, (deed,)))
    for letter in (replace(wish, leaves=True), wish):
        sealed = seal(to_bytes(letter), UP_FRAMES, channel.up, peer.up)
        at.host._on_heard(peer.up, sealed)  # noqa: SLF001
    at.deliver()
    assert at.match.entry_count == count
    assert peer.kept.has_left


def test_a_guest_who_leaves_before_the_match_makes_room() -> None:
    at = Table(TITLES[0], 3, Office(3), ((0,), (1,)), 2)
    at.repair()
    for peer in at.host.roster.peers:
        at.host.admit(peer)
    at.repair()
    at.guests[1].leave()
    at.deliver()
    (free,) = at.host.roster.free
    assert free.kept.seats == (1,)
    assert [one.kept.seats for one in at.host.roster.peers] == [(0,), (), (1,)]
