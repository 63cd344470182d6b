"""How many letters a game costs: one answer to each letter that wishes something."""

import pytest

from changcheng_qt.engine.seats import Seat
from changcheng_qt.net import host
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.letters import Deed, Kind, Up
from changcheng_qt.net.peers import Peer
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, shown_at, some_deed
from tests.planted import Fault, planted, with_and_without

RIDERS = TITLES[2]


def at_table(seed: int = 4) -> Table:
    """A game of three guests, begun; the first letters are forgotten."""
    at = Table(TITLES[0], seed, Office(seed), ((0,), (1,), (2,)), 3)
    at.begin()
    at.office.seen.clear()
    return at


def letters_of(at: Table, direction: str) -> int:
    return sum(box.endswith(direction) for box, _ in at.office.seen)


def play(at: Table) -> None:
    """Have the guest who is due play once."""
    seat = at.match.to_act
    assert seat is not None
    one, deed = at.guests[seat], None
    while deed is None or deed.kind is not Kind.PLAY:
        deed = some_deed(shown_at(one), seat, at.rng)
    one.do(deed)
    at.deliver()


def answers_twice(patch: pytest.MonkeyPatch) -> None:
    on_up = host.Host._on_up  # noqa: SLF001

    def once_more(self: host.Host, peer: Peer, up: Up) -> None:
        on_up(self, peer, up)
        if up.deeds.deeds:
            self._post((peer,))

    patch.setattr(host.Host, "_on_up", once_more)


@with_and_without(answers_twice)
def test_a_deed_is_answered_once(fault: Fault | None) -> None:
    with planted(fault):
        at = at_table()
        for number in range(1, 20):
            play(at)
            assert letters_of(at, "down") == 3 * number


def test_a_deed_that_is_refused_is_answered_to_its_guest_alone() -> None:
    at = at_table()
    seat = at.match.to_act
    assert seat is not None
    deeds = at.deeds(Deed(Kind.UNDO, seat))
    peer = at.host.roster.peers[seat]
    at.host._on_up(peer, Up(at.match.entry_count, deeds))  # noqa: SLF001
    assert letters_of(at, "down") == 1


def tells_again(patch: pytest.MonkeyPatch) -> None:
    answer = Asks.answer

    def always(self: Asks, *how: object, agrees: bool) -> bool:
        answer(self, *how, agrees=agrees)  # type: ignore[arg-type]
        return True

    patch.setattr(Asks, "answer", always)


@with_and_without(tells_again)
def test_a_repeated_answer_is_sent_to_nobody_else(fault: Fault | None) -> None:
    with planted(fault):
        at = at_table()
        at.guests[0].do(Deed(Kind.ABANDON, 0))
        at.deliver()
        at.guests[1].answer(at.guests[1].asks[0], agrees=True)
        at.deliver()
        at.office.seen.clear()
        at.guests[1].post()
        at.deliver()
        assert letters_of(at, "down") == 1


def ballot() -> Table:
    """A game of three guests, two of whom decide at the same time and have said nothing yet."""
    at = Table(RIDERS, 4, Office(4), ((0,), (1,), (2,)), 3)
    at.begin()
    while len(at.match.deciders) < 2:
        play(at)
    at.office.seen.clear()
    return at


def decide(at: Table, seat: Seat) -> None:
    """Have a guest decide, while others may still have to."""
    match = shown_at(at.guests[seat])
    at.guests[seat].do(Deed(Kind.PLAY, seat, match.text_of(match.legal(seat)[0])))
    at.deliver()


def tells_each(patch: pytest.MonkeyPatch) -> None:
    """A fault: every entry posts letters at once, even one that is part of a series."""
    whole = host.Host._tell  # noqa: SLF001

    def tell(self: host.Host) -> None:
        self._is_telling = False
        whole(self)

    patch.setattr(host.Host, "_tell", tell)


@with_and_without(tells_each)
def test_decisions_that_waited_for_each_other_are_sent_together(fault: Fault | None) -> None:
    at = ballot()
    first, later, *_ = at.match.deciders
    decide(at, later)
    at.office.seen.clear()
    with planted(fault):
        decide(at, first)
        assert letters_of(at, "down") == 3


def answers_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(host, "_is_owed_answer", lambda peer, up, length: True)


@with_and_without(answers_at_once)
def test_a_deed_that_waits_for_others_is_not_answered_yet(fault: Fault | None) -> None:
    at = ballot()
    *_, later = at.match.deciders
    with planted(fault):
        decide(at, later)
        assert letters_of(at, "down") == 0
