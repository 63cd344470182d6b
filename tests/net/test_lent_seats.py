"""A bot plays for somebody who is away: who may take the seat back, who is asked meanwhile, and the
messages about it.
"""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import PlayerChanged, TakenBack
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.net import asks, deeds
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.frames import FRAME
from changcheng_qt.net.host import Host
from changcheng_qt.net.letters import Answer, Deed, Deeds, Kind, Present, Up, to_bytes
from changcheng_qt.net.peers import HERE_FOR
from changcheng_qt.net.roster import Roster
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table, followed, shown_at
from tests.net.test_tables import agree
from tests.planted import Fault, plant, planted, with_and_without

ACTS = effort(sample=30, nightly=2_000)
LETTERS = effort(sample=300, nightly=20_000)
AWAY, OTHER = 1, 2
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def seated(title: Title = TITLES[0], seed: int = 3, acts: int = 6) -> Table:
    """Three guests, each in a seat, some way on; nobody sits at the host's computer."""
    at = Table(title, seed, Office(seed), ((0,), (1,), (2,)), 3)
    at.begin()
    for _ in range(acts):
        at.act()
        at.deliver()
    return at


def lend(at: Table, seat: Seat = AWAY) -> None:
    """Have a bot play in a seat, as its host decides."""
    at.match.seat_player(seat, Player(f"P{seat}", "club"))
    at.deliver()


def play_on(at: Table, acts: int = ACTS) -> None:
    """Play for people, and at random for bots at the host."""
    rng = Random(at.seed)
    for _ in range(acts):
        seat = at.match.to_act
        if seat is None:
            return
        if at.match.players[seat].is_human:
            at.act()
        else:
            at.match.submit(rng.choice(at.match.legal(seat)))
        at.deliver()


def send(at: Table, number: int, *wishes: Deed, answers: tuple[Answer, ...] = ()) -> None:
    """Bring the host a letter of a guest with a changed program."""
    at.now += 1
    peer = at.host.roster.peers[number]
    up = Up(at.match.entry_count, Deeds(at.match.entry_count, wishes), answers)
    heard = at.host._on_up  # noqa: SLF001 - its carrier's letters
    heard(peer, up)
    assert len(to_bytes(up)) < FRAME
    at.deliver()


def anybody(patch: pytest.MonkeyPatch) -> None:
    """Do the deeds of anybody in any seat."""
    plant(patch, deeds, "_require", lambda holds, barrier: None)


def everybody(patch: pytest.MonkeyPatch) -> None:
    """Hear everybody as if a person sat there."""
    plant(patch, asks, "people_of", lambda players: frozenset(range(len(players))))


@with_and_without(anybody)
def test_only_the_people_of_a_seat_take_it_back(fault: Fault | None) -> None:
    at = seated()
    lend(at)
    back = Deed(Kind.SEAT, AWAY, f"P{AWAY}")
    with planted(fault):
        send(at, OTHER, back)
        send(at, AWAY, Deed(Kind.SEAT, AWAY, "Somebody else"))
        assert at.match.players[AWAY].controller == "club"
        assert at.host.roster.peers[OTHER].refused
        send(at, AWAY, back)
        assert at.match.players[AWAY] == Player(f"P{AWAY}")


@with_and_without(anybody)
def test_nobody_changes_an_own_name_or_fills_the_log_with_it(fault: Fault | None) -> None:
    at = seated()
    length = at.match.entry_count
    with planted(fault):
        send(at, AWAY, *(Deed(Kind.SEAT, AWAY, name) for name in (f"P{AWAY}", "P0")))
        assert at.match.entry_count == length


@pytest.mark.no_cover
def test_no_letter_moves_for_a_seat_that_a_bot_has() -> None:
    """Not even that of the person whose place it has taken, but to take it back."""
    at, rng = seated(), Random(4)
    lend(at)
    while not at.match.to_act == at.match.latest.seat == AWAY:
        play_on(at, 1)
    length = at.match.entry_count
    for _ in range(LETTERS):
        kind = rng.choice([one for one in Kind if one is not Kind.HELP])
        number, seat = rng.choice([(OTHER, AWAY), (AWAY, AWAY), (AWAY, 0)])
        if (number, kind) == (AWAY, Kind.SEAT):
            continue
        legal = [at.match.text_of(one) for one in at.match.legal(seat)]
        text = rng.choice([*legal, "", f"P{seat}"])
        send(at, number, Deed(kind, seat, text, rng.randrange(3)))
        assert at.match.entry_count == length, (number, kind, seat, text)
        assert not at.host.asks


@with_and_without(everybody)
def test_a_person_without_a_seat_neither_asks_nor_answers(fault: Fault | None) -> None:
    at = seated()
    lend(at)
    with planted(fault):
        send(at, AWAY, Deed(Kind.TAKE_BACK, AWAY, length=1))
        assert not at.host.asks
        at.guests[0].do(Deed(Kind.TAKE_BACK, 0, length=1))
        at.deliver()
        asked = at.host.asks[0]
        send(at, AWAY, answers=(Answer(asked.number, agrees=False),))
        assert at.host.asks == (asked,)


def test_nobody_asks_in_the_name_of_another_or_without_a_seat() -> None:
    at = Table(TITLES[0], 3, Office(3), ((0,), (1,), ()), 2)
    at.begin()
    for number in (1, 2):
        send(at, number, Deed(Kind.ABANDON, 0))
        assert at.host.roster.peers[number].refused
    at.guests[0].do(Deed(Kind.ABANDON, 0))
    at.deliver()
    asked = at.host.asks[0]
    send(at, 2, answers=(Answer(asked.number, agrees=False),))
    assert at.host.asks == (asked,)


def waiting_for_all(patch: pytest.MonkeyPatch) -> None:
    """Wait for somebody who is not asked any more."""
    plant(patch, Asks, "settle", lambda asks, match: None)


@with_and_without(waiting_for_all)
def test_a_question_waits_for_nobody_whose_seat_a_bot_has(fault: Fault | None) -> None:
    at = seated()
    at.guests[0].do(Deed(Kind.TAKE_BACK, 0, length=2))
    at.deliver()
    at.guests[OTHER].answer(at.host.asks[0], agrees=True)
    at.deliver()
    assert len(at.host.asks) == 1
    with planted(fault):
        lend(at)
        assert at.match.log[-2:] == (
            PlayerChanged(AWAY, Player(f"P{AWAY}", "club")),
            TakenBack(2, (0, OTHER)),
        )
    agree(at)


def test_a_question_that_comes_later_is_not_asked_of_the_bot() -> None:
    at = seated()
    lend(at)
    at.guests[0].do(Deed(Kind.TAKE_BACK, 0, length=2))
    at.deliver()
    at.guests[OTHER].answer(at.host.asks[0], agrees=True)
    at.deliver()
    assert at.match.log[-1] == TakenBack(2, (0, OTHER))


@pytest.mark.no_cover
@every_title
def test_a_game_is_lent_taken_back_and_verified(title: Title) -> None:
    """Each guest has a file for its own seat throughout, and learns nothing else."""
    at = seated(title)
    lend(at)
    play_on(at)
    agree(at)
    if at.match.outcome is None:
        at.guests[AWAY].do(Deed(Kind.SEAT, AWAY, f"P{AWAY}"))
        at.deliver()
        assert at.match.players[AWAY].is_human
        play_on(at)
    agree(at)


@pytest.mark.no_cover
def test_a_guest_killed_meanwhile_finds_the_bot_and_takes_the_seat_back() -> None:
    at = seated()
    guest, carrier = at.guests[AWAY], at.carriers[AWAY]
    while at.match.to_act != AWAY:
        at.act()
        at.deliver()
    legal = at.match.legal(AWAY)
    guest.do(Deed(Kind.PLAY, AWAY, at.match.text_of(legal[0])))
    at.office.on_way.clear()
    carrier.close()
    lend(at)
    at.match.submit(legal[-1])
    at.deliver()
    again = at.guests[AWAY] = at.sit(AWAY, guest._kept)  # noqa: SLF001 - as its folder has it
    at.repair()
    assert again.trouble is None
    assert not followed(again).unconfirmed
    assert shown_at(again).players[AWAY].controller == "club"
    again.do(Deed(Kind.SEAT, AWAY, f"P{AWAY}"))
    at.deliver()
    assert at.match.players[AWAY].is_human
    agree(at)


@pytest.mark.no_cover
@every_title
def test_letters_about_a_lent_seat_have_one_length(title: Title) -> None:
    at = seated(title)
    start = len(at.office.seen)
    lend(at)
    down = [len(one) for box, one in at.office.seen[start:] if box.endswith("/down")]
    assert down
    assert set(down[:3]) == {down[0]}


def asked_of_two() -> Table:
    """A table at which two people decide at once, and the later one has not."""
    for seed in range(40):
        at = seated(TITLES[2], seed, 0)
        for _ in range(60):
            deciders = at.match.deciders
            if len(deciders) > 1 and not at.host.roster.peers[deciders[-1]].waiting:
                return at
            at.act()
            at.deliver()
    pytest.fail("nobody was asked")


def test_a_deed_that_waited_is_not_done_for_a_bot() -> None:
    """Nor does it keep the seat from being taken back."""
    at = asked_of_two()
    late = at.match.deciders[-1]
    text = at.match.text_of(at.match.legal(late)[0])
    at.guests[late].do(Deed(Kind.PLAY, late, text))
    at.deliver()
    assert at.host.roster.peers[late].waiting
    lend(at, late)
    assert not followed(at.guests[late]).unconfirmed
    at.guests[late].do(Deed(Kind.SEAT, late, f"P{late}"))
    at.deliver()
    assert at.match.players[late].is_human


def deaf(patch: pytest.MonkeyPatch) -> None:
    """Report a silence to nobody."""
    plant(patch, Host, "look_round", lambda host: None)


@with_and_without(deaf)
def test_all_are_informed_of_somebody_who_has_fallen_silent(fault: Fault | None) -> None:
    at = seated()
    for _ in range(2):
        assert all(one.is_here for one in at.guests[0].people)
        at.now += HERE_FOR / 2
        for number in (0, OTHER):
            at.guests[number].post()
        at.deliver()
    with planted(fault):
        at.host.look_round()
        at.deliver()
        away = [one.seats for one in at.guests[0].people if not one.is_here]
        assert away == [(AWAY,)]
        seen = len(at.office.seen)
        at.host.look_round()
        assert len(at.office.seen) == seen
    assert at.host.roster.silence_of(AWAY) >= HERE_FOR


def believe_in_silence(patch: pytest.MonkeyPatch) -> None:
    plant(patch, Roster, "note_lost", lambda roster, box: None)


@with_and_without(believe_in_silence)
def test_all_are_informed_at_once_of_somebody_whose_connection_ended(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        at.host_carrier.lost.emit(at.host.roster.peers[AWAY].up)
        at.deliver()
        assert [one.seats for one in at.guests[0].people if not one.is_here] == [(AWAY,)]
        assert at.host.roster.silence_of(AWAY) < HERE_FOR, "it is not long away"
        seen = len(at.office.seen)
        at.host_carrier.lost.emit(at.host.roster.peers[AWAY].up)
        assert len(at.office.seen) == seen, "nobody is told again"
        at.guests[AWAY].post()
        at.deliver()
        assert all(one.is_here for one in at.guests[0].people)


def trust_old_letters(patch: pytest.MonkeyPatch) -> None:
    real = Host._on_heard  # noqa: SLF001
    patch.setattr(Host, "_on_heard", lambda host, box, sealed, _: real(host, box, sealed))


@with_and_without(trust_old_letters)
def test_a_letter_that_lay_at_the_post_office_says_nothing_of_presence(fault: Fault | None) -> None:
    at = seated()
    for carrier in at.carriers.values():
        carrier.close()
    at.now += 10 * HERE_FOR
    at.host_carrier.close()
    with planted(fault):
        host = at.host = at.open(at.host.roster._kept)  # noqa: SLF001 - as its folder has it
        assert at.recorder is not None
        host.begin(at.recorder, at.keep)
        at.deliver()
        assert all(peer.is_heard for peer in host.roster.peers), "what they have is known"
        assert not any(host.roster.is_here(seat) for seat in range(at.seats))
        assert host.roster.silence_of(AWAY) < HERE_FOR
    at.office.carriers.append(at.carriers[AWAY])
    at.guests[AWAY].post()
    at.deliver()
    assert host.roster.is_here(AWAY)


def test_silence_counts_from_when_the_host_opened_its_table() -> None:
    at = seated()
    assert at.host.roster.silence_of(AWAY) < HERE_FOR
    host = at.open(at.host.roster._kept)  # noqa: SLF001 - as its folder has it
    at.now += 5
    assert host.roster.silence_of(AWAY) == 5


def test_a_full_log_says_why_a_seat_is_not_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    at = seated()
    lend(at)
    monkeypatch.setattr(type(at.match), "_log_barrier", Barrier.LOG_FULL)
    send(at, AWAY, Deed(Kind.SEAT, AWAY, f"P{AWAY}"))
    refused = at.host.roster.peers[AWAY].refused
    assert refused is not None
    assert refused.why == Barrier.LOG_FULL.name


def second_told(patch: pytest.MonkeyPatch) -> None:
    whole = vars(Roster)["people"].fget

    def people(self: Roster) -> tuple[Present, ...]:
        return tuple(replace(one, since=int(self._clock())) for one in whole(self))

    patch.setattr(Roster, "people", property(people))


@with_and_without(second_told)
def test_only_people_away_have_the_second_of_their_last_letter(fault: Fault | None) -> None:
    with planted(fault):
        at = seated()
        heard = int(at.host.roster.peers[AWAY].heard_at)
        assert [one.since for one in at.guests[0].people] == [0, 0, 0]
        at.now += HERE_FOR + 100
        for number in (0, OTHER):
            at.guests[number].post()
        at.deliver()
        assert [one.since for one in at.guests[0].people] == [0, heard, 0]
