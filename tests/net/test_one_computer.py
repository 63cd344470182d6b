"""Several people at a guest's computer: one invitation, a name for each, and the lines of all their
seats and no others.
"""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, TakenBack
from changcheng_qt.engine.seats import PUBLIC, Player, Seat
from changcheng_qt.engine.texts import LONGEST_NAME
from changcheng_qt.net import guest as guests
from changcheng_qt.net import telling
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.frames import frames_for
from changcheng_qt.net.guest import asking_of, take_seat
from changcheng_qt.net.kept import KeptPeer
from changcheng_qt.net.letters import Deed, Join, Kind, Refusal, read, size_of
from changcheng_qt.saves.facts import Fact
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.net.memory import Office
from tests.net.tables import Table, shown_at
from tests.net.test_protocols import program
from tests.planted import Fault, planted, with_and_without

HOST, PAIR = 1, (0, 2)
ACTS = 60
KEY = "00" * 32
WIDE = "\U0001f468\u200d\U0001f469\u200d\U0001f467" * LONGEST_NAME
"""A name of the most bytes."""
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def asked(*others: str, seats: tuple[Seat, ...] = PAIR) -> KeptPeer:
    """A guest as its host keeps it, once Ana and others have asked for its seats."""
    at = Table(TITLES[0], 3, Office(3), ((HOST,),), 3)
    at.guests.append(at.sit(1, take_seat(at.host.invite(seats), "Ana", others)))
    at.deliver()
    return at.host.roster.peers[-1].kept


def namesake(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests, "asking_of", lambda kept: asking_of(replace(kept, others=())))


@with_and_without(namesake)
def test_everybody_at_a_computer_has_a_name(fault: Fault | None) -> None:
    with planted(fault):
        assert asked("Ben").names == {0: "Ana", 2: "Ben"}


def test_a_seat_without_a_name_has_the_first_and_a_name_without_a_seat_none() -> None:
    assert asked().names == {0: "Ana", 2: "Ana"}
    assert asked("Ben", "Eve").others == ("Ben",)
    assert asked("Ben", seats=()).others == ()


def test_names_that_a_letter_has_no_room_for_are_left_out() -> None:
    seats = tuple(range(6))
    assert asked(WIDE, WIDE, "Ben", seats=seats).others == (WIDE, WIDE, "Ben")
    assert asked(*[WIDE] * 5, seats=seats).others == (WIDE,) * 4


@pytest.mark.parametrize("others", [["Ben"] * 6, [""], ["\u0000"]])
def test_a_letter_with_names_that_cannot_be_is_none(others: list[str]) -> None:
    plain = f'{{"editions":[],"key":"{KEY}","name":"Ana","others":%s,"program":"0"}}'
    text = str(others).replace("'", '"').replace("\x00", "\\u0000")
    assert read(Join, (plain % '["Ben"]').encode())
    assert read(Join, (plain % text).encode()) is None


def test_a_guest_of_the_draft_with_one_name_is_asked_to_update() -> None:
    at = Table(TITLES[0], 3, Office(3), ((HOST,), PAIR), 3)
    at.office.on_way.clear()
    at.office.boxes.clear()
    peer = at.host.roster.peers[1]
    with program(1):
        at.guests[1].post()
    at.host_carrier.heard.emit(peer.up, at.office.boxes[peer.up])
    at.office.on_way.clear()
    assert peer.kept.public == ""
    with program(1):
        at.guests[1]._on_heard(peer.down, at.office.boxes[peer.down])  # noqa: SLF001
    assert at.guests[1].gone is Refusal.UPDATE_GUEST


def opened(record: Record) -> set[Fact]:
    """The facts of a record that are open."""
    facts = (record.seed, *record.setup_facts, *filter(None, record.entry_facts))
    return {fact for fact in facts if fact != fact.closed}


def played(title: Title, seed: int = 1) -> Table:
    """A table with two people at a guest's computer, some way on."""
    at = Table(title, seed, Office(seed), (PAIR, (HOST,), ()), 3)
    at.begin()
    for _ in range(ACTS):
        if at.match.to_act is not None:
            at.act()
            at.deliver()
    at.repair()
    return at


def all_seats(patch: pytest.MonkeyPatch) -> None:
    """Send each guest the lines of one seat more."""
    whole: Any = telling.with_entries
    patch.setattr(
        "changcheng_qt.net.host.with_entries",
        lambda common, feed, digests, have, seats: whole(
            common, feed, digests, have, (*seats, HOST) if seats else seats
        ),
    )


def first_seat(patch: pytest.MonkeyPatch) -> None:
    """Send each guest the lines of its first seat alone."""
    whole: Any = telling.with_entries
    patch.setattr(
        "changcheng_qt.net.host.with_entries",
        lambda common, feed, digests, have, seats: whole(common, feed, digests, have, seats[:1]),
    )


@pytest.mark.no_cover
@every_title
def test_a_computer_gets_the_lines_of_its_seats_and_no_others(title: Title) -> None:
    compare(played(title))


@pytest.mark.no_cover
@pytest.mark.parametrize("fault", [all_seats, first_seat])
def test_one_line_more_or_less_would_be_found(
    monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        compare(played(TITLES[0]))


def compare(at: Table) -> None:
    """Each computer has the facts of the files for its seats, and shows each of these the truth."""
    for guest, here, replica in at.followers():
        files = [redacted(at.whole, viewer) for viewer in here.seats or (PUBLIC,)]
        assert opened(replica.record) == set().union(*map(opened, files))
        for seat in here.seats:
            assert shown_at(guest).view(seat) == at.match.view(seat)


@pytest.mark.no_cover
@every_title
def test_letters_to_several_seats_are_no_longer(title: Title) -> None:
    """The room for the public's lines is enough for the lines of any seats together."""
    at = played(title)
    feed = at.host._feed  # noqa: SLF001
    assert feed is not None
    for seats in (pair for count in (2, 3) for pair in combinations(range(3), count)):
        for have in range(feed.length):
            common = telling.common_part(0, at.host.roster, at.host._asks, at.host.talk, feed)  # noqa: SLF001
            letter = telling.with_entries(common, feed, at.host._digests, have, seats)  # noqa: SLF001
            frames = telling.frames_of(common, feed, have)
            assert frames_for(size_of(letter)) <= frames


def first_alone(patch: pytest.MonkeyPatch) -> None:
    """Count the answer of a computer for its first seat alone."""
    whole = Asks.answer

    def answer(self: Asks, match: AnyMatch, number: int, seats: Any, *, agrees: bool) -> bool:  # noqa: ANN401
        return whole(self, match, number, sorted(seats)[:1], agrees=agrees)

    patch.setattr(Asks, "answer", answer)


@with_and_without(first_alone)
def test_one_answer_is_that_of_all_people_at_a_computer(fault: Fault | None) -> None:
    at = played(TITLES[0])
    couple, other, _ = at.guests
    length = at.match.step_count - 1
    with planted(fault):
        other.do(Deed(Kind.TAKE_BACK, HOST, length=length))
        at.deliver()
        (ask,) = couple.asks
        assert ask.agreed == (HOST,)
        couple.answer(ask, agrees=True)
        at.deliver()
        assert at.match.step_count == length
        taken = at.match.log[-1]
        assert isinstance(taken, TakenBack)
        assert sorted(taken.agreed) == [0, 1, 2]


def test_a_bot_in_one_of_the_seats_is_not_asked() -> None:
    at = played(TITLES[0])
    at.match.seat_player(PAIR[1], Player("P2", "club"))
    at.deliver()
    couple, other, _ = at.guests
    couple.do(Deed(Kind.TAKE_BACK, PAIR[0], length=at.match.step_count - 1))
    at.deliver()
    (ask,) = other.asks
    assert ask.agreed == (PAIR[0],)
    couple.do(Deed(Kind.SEAT, PAIR[1], "P2"))
    at.deliver()
    assert at.match.players[PAIR[1]].is_human, "one of them takes the seat of the other back"
