"""Whole games at tables with guests, over a carrier that loses, repeats, delays, reorders and
invents letters.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, Played
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.net import follower
from changcheng_qt.net.follower import Follower, Trouble
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.letters import Deed, Kind, Refusal
from changcheng_qt.net.views import Digests
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import NIGHTLY, effort
from tests.net.memory import Office
from tests.net.tables import Table, followed, shown_at
from tests.planted import Fault, planted, with_and_without

GAMES = effort(sample=1, nightly=5)
PARTS = effort(sample=1, nightly=8)
"""Games come in parts: ``-k part7`` runs those of one alone."""
ACTS = effort(sample=40, nightly=3_000)
"""The most acts at a table; by day few games end."""
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def table(title: Title, seed: int, trouble: float = 0.0) -> Table:
    """A table with its first player at the host's computer, or with two at one guest's."""
    seats = title.rules.seat_counts[seed % len(title.rules.seat_counts)]
    alone = tuple((seat,) for seat in range(1, seats - 1))
    groups = (*alone, (seats - 1,), ()) if seed % 2 else ((0, seats - 1), *alone)
    made = Table(title, seed, Office(seed, trouble=trouble), groups, seats)
    made.begin()
    return made


def play(at: Table, acts: int = ACTS) -> None:
    """Play for people for a while."""
    for number in range(acts):
        if at.match.to_act is None:
            break
        at.act()
        at.deliver()
        if number % 10 == 9 and at.office.trouble:
            at.repair()
    at.repair()


def agree(at: Table) -> None:
    """Every guest has exactly a file for its seats, sees the truth, and believes its host."""
    for guest, here, replica in at.followers():
        assert here.have == at.match.entry_count
        viewers: tuple[Viewer, ...] = (PUBLIC, *here.seats)
        for viewer in viewers:
            assert replica.match.view(viewer) == at.match.view(viewer)
        if len(here.seats) < 2:  # `test_one_computer` has those of several.
            told = redacted(at.whole, *(here.seats or (PUBLIC,)))
            assert record_to_bytes(replica.record) == record_to_bytes(told)
        if at.match.outcome and here.seats:
            assert (guest.is_verified, guest.verdict) == (True, None)


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part{part}")
@pytest.mark.parametrize("trouble", [0.0, 0.1])
@every_title
def test_games_go_on_with_bad_letters(title: Title, trouble: float, part: int) -> None:
    over = 0
    for seed in range(part * GAMES, (part + 1) * GAMES):
        at = table(title, seed, trouble)
        play(at)
        agree(at)
        over += at.match.outcome is not None
    is_long = title.name == "riders"  # Five games need not reach their end by chance.
    assert over or is_long or not NIGHTLY


@pytest.mark.no_cover
def test_a_finished_game_is_verified_by_every_guest() -> None:
    at = Table(TITLES[0], 1, Office(1), ((0,), (1,), ()), 2)
    at.begin()
    play(at, 2_000)
    assert at.match.outcome is not None
    agree(at)


def comes_out_otherwise(at: Table) -> bool:
    """Whether something that was shown at once changed when the host confirmed it."""
    for _ in range(ACTS):
        if at.match.to_act is None:
            break
        at.act()
        before = {guest: shown_at(guest).still() for guest in at.guests}
        at.deliver()
        for guest, shown in before.items():
            now, seats = shown_at(guest), followed(guest).seats
            is_same_moment = shown.entry_count == now.entry_count
            if is_same_moment and any(shown.view(seat) != now.view(seat) for seat in seats):
                return True
    return False


@pytest.mark.no_cover
@every_title
def test_a_move_shown_at_once_is_the_one_that_is_confirmed(title: Title) -> None:
    assert not comes_out_otherwise(table(title, 0))


def test_a_step_that_reveals_something_could_not_be_shown_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(follower, "_tells", lambda match, deed: False)
    assert any(comes_out_otherwise(table(TITLES[0], seed)) for seed in range(0, 8, 2))


def test_nobody_is_admitted_twice_or_without_a_code() -> None:
    at = table(TITLES[0], 0)
    rooms = {box for box, _ in at.office.seen}
    assert len(rooms) == 2 * len(at.groups)
    peer = at.host.roster.peers[0]
    at.host.remove(peer)
    at.deliver()
    assert at.guests[0].gone is Refusal.REMOVED


def legal_of(at: Table, guest: Guest) -> list[Any]:
    """The commands of a guest that has a choice now."""
    seat = at.match.to_act
    legal = list(at.match.legal(seat)) if seat is not None and at.owner(seat) is guest else []
    return legal if len(legal) > 1 else []


@every_title
def test_a_host_that_moves_for_a_guest_is_found_out(title: Title) -> None:
    at = table(title, 0)
    play(at, 4)
    guest = at.guests[0]
    while not (legal := legal_of(at, guest)):
        at.act()
        at.deliver()
    at.match.submit(legal[0])
    at.deliver()
    assert guest.trouble is Trouble.FORGED


def test_without_the_comparison_it_would_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "_may_be", lambda *_: True)
    with pytest.raises(AssertionError):
        test_a_host_that_moves_for_a_guest_is_found_out(TITLES[0])


def compare_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Follower, "compare", lambda _self, _see: False)


class OtherDigests(Digests):
    """The digests of a program with other rules."""

    def of(self, match: AnyMatch, seats: Iterable[Seat]) -> str:
        return super().of(match, seats)[::-1]


@with_and_without(compare_nothing)
@every_title
def test_other_rules_stop_a_guest(
    title: Title, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """The digest that the host sends is of something else."""
    with planted(fault):
        at = table(title, 1)
        for guest in at.guests:
            monkeypatch.setattr(followed(guest), "_digests", OtherDigests())
        play(at, 6)
        assert {guest.trouble for guest in at.guests} == {Trouble.DISAGREES}


def test_a_deed_out_of_turn_is_refused() -> None:
    at = table(TITLES[1], 1)
    seat = at.match.to_act
    other = next(guest for guest in at.guests if seat not in followed(guest).seats)
    seats = followed(other).seats or (0,)
    text = at.match.text_of(at.match.legal(seat or 0)[0])
    log = at.match.log
    forged = Deed(Kind.PLAY, seats[0], text)
    peer = at.host.roster.peers[at.guests.index(other)]
    at.host._try(peer, at.deeds(forged))  # noqa: SLF001 - as a changed program would send it
    assert at.match.log == log
    assert not any(isinstance(entry, Played) for entry in log)


def test_an_answer_that_waited_is_known_behind_an_undo_that_was_lost() -> None:
    """The host enters an answer that it had, before it hears that the offer is taken back."""
    riders = TITLES[2]
    for seed in range(40):
        at = Table(riders, seed, Office(seed), ((0, 2), (1,)), 3)
        at.begin()
        guest, other = at.guests
        for _ in range(60):
            match = at.match
            is_asked = match.deciders == (1, 2) and len(match.legal(2)) > 1
            if is_asked and match.undo_barrier is None:
                break
            at.act()
            at.deliver()
        else:
            continue
        guest.do(Deed(Kind.PLAY, 2, match.text_of(match.legal(2)[0])))
        at.deliver()
        log = match.entry_count
        at.office.trouble = 1.0
        guest.do(Deed(Kind.UNDO, 0))
        at.office.deliver()
        at.office.trouble = 0.0
        other.do(Deed(Kind.PLAY, 1, match.text_of(match.legal(1)[0])))
        at.repair()
        assert match.entry_count >= log + 2
        assert guest.trouble is None
        return
    pytest.fail("no offer came")
