"""A seat asked for without an invitation: both screens show the same six digits, and different ones
if somebody is in between, no matter how many attempts that person makes.
"""

import json
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from changcheng_qt.net import keys, knocking, letters
from changcheng_qt.net.frames import frames_for, seal, unseal
from changcheng_qt.net.guest import EDITIONS, Guest
from changcheng_qt.net.keys import commitment_to, digits_of, draw_key, invitation_of, public_of
from changcheng_qt.net.knocking import KNOCKS, MOST_CALLERS, PATIENCE, Asking, Caller, Door
from changcheng_qt.net.letters import Refusal
from changcheng_qt.titles import TITLES
from tests.effort import effort
from tests.net.memory import Memory, Office
from tests.net.tables import Table, followed
from tests.net.test_hostile import as_letter, mutated
from tests.planted import Fault, planted, with_and_without

LETTERS = effort(sample=300, nightly=100_000)


class Home:
    """A table in a network at home."""

    def __init__(self, office: Office | None = None) -> None:
        self.at = Table(TITLES[0], 4, office or Office(4), (), 2)
        self.door = Door(self.at.host, self.at.host_carrier, lambda: self.at.now)

    @property
    def caller(self) -> Caller:
        return self.door.callers[-1]

    def ask(self, name: str = "Ana", *others: str) -> Asking:
        asking = Asking(name, Memory(self.at.office), others)
        self.at.deliver()
        return asking


def boxes(code: str) -> tuple[str, str, bytes]:
    invitation = invitation_of(code)
    room = invitation.room
    return letters.down_box(room), letters.up_box(room), invitation.join_key


def test_the_same_digits_on_both_screens_and_then_a_seat() -> None:
    home = Home()
    asking = home.ask()
    assert home.caller.names == ("Ana",)
    assert asking.digits == home.caller.digits
    assert len(asking.digits) == 6
    assert asking.digits in repr(home.caller)
    assert home.caller.private.hex() not in repr(home.caller)
    home.door.let_in(home.caller, (0,))
    home.at.deliver()
    assert asking.seat is not None
    assert not home.door.callers
    home.at.guests.append(Guest(home.at.folder("Ana"), Memory(home.at.office), asking.seat))
    home.at.begin()
    assert followed(home.at.guests[0]).seats == (0,)
    assert followed(home.at.guests[0]).have == home.at.match.entry_count


def test_people_at_one_computer_ask_together() -> None:
    home = Home()
    asking = home.ask("Ana", "Ben")
    assert home.caller.names == ("Ana", "Ben")
    assert asking.digits == home.caller.digits
    home.door.let_in(home.caller, (0, 1))
    home.at.deliver()
    assert asking.seat is not None
    assert (asking.seat.name, asking.seat.others) == ("Ana", ("Ben",))
    assert home.at.host.roster.peers[-1].kept.names == {0: "Ana", 1: "Ben"}
    home.at.guests.append(Guest(home.at.folder("Ana"), Memory(home.at.office), asking.seat))
    home.at.begin()
    assert followed(home.at.guests[0]).seats == (0, 1)


def test_they_receive_the_number_of_free_seats() -> None:
    home = Home()
    asking = home.ask("Ana", "Ben", "Sima")
    home.door.refuse(home.caller, Refusal.TOO_MUCH, (0, 1))
    home.at.deliver()
    assert (asking.gone, asking.free, asking.people) == (Refusal.TOO_MUCH, 2, 3)
    assert asking.seat is None


def test_somebody_is_sent_away() -> None:
    home = Home()
    asking = home.ask()
    home.door.refuse(home.caller)
    home.at.deliver()
    assert (asking.gone, asking.seat) == (Refusal.NOT_ADMITTED, None)
    assert not home.door.callers


def test_another_version_is_refused_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home()
    with monkeypatch.context() as patch:
        patch.setattr("changcheng_qt.net.guest.EDITIONS", ())
        assert home.ask().gone is Refusal.OTHER_VERSION
    assert not home.door.callers
    asking = home.ask()
    home.door.let_in(home.caller, (0,))
    monkeypatch.setattr(knocking, "EDITIONS", ())
    home.at.deliver()
    assert (asking.gone, asking.seat) == (Refusal.OTHER_VERSION, None)


def no_place(patch: pytest.MonkeyPatch) -> None:
    """A fault: a refused guest is forgotten, but not the letter to it."""
    refuse = Door.refuse

    def forget(self: Door, caller: Caller, why: Refusal = Refusal.NOT_ADMITTED) -> None:
        refuse(self, caller, why)
        self._all.remove(caller)

    patch.setattr(Door, "refuse", forget)


@with_and_without(no_place)
def test_nobody_fills_a_host_with_letters_to_people_it_refused(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr("changcheng_qt.net.guest.EDITIONS", ())
    home = Home()
    with planted(fault):
        for _ in range(40):
            home.ask()
            home.at.now += 1
        assert not home.door.callers
        downs = [box for box in home.at.office.boxes if box.endswith("/down")]
        assert 0 < len(downs) <= MOST_CALLERS
        assert len(home.at.host_carrier.boxes) <= 1 + MOST_CALLERS


def alike(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keys, "_hash", lambda purpose, *_: purpose.ljust(32))


@with_and_without(alike)
def test_somebody_in_between_is_seen(fault: Fault | None) -> None:
    """It is a host to the guest and a guest to the host, as the rules have it."""
    with planted(fault):
        here, there = Home(), Home()
        asking, false = here.ask(), there.ask()
        assert here.caller.digits == asking.digits
        assert asking.digits != there.caller.digits == false.digits


def shown(host: bytes, nonce: bytes, guest: bytes) -> str | None:
    """The digits for a key that is opened as it was committed to."""
    return digits_of(commitment_to(host, nonce), host, nonce, guest)


def believe_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keys, "compare_digest", lambda *_: True)


@with_and_without(believe_all)
def test_a_host_in_between_cannot_choose_its_key_late(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """With few digits a key is soon found that gives those of the other screen."""
    monkeypatch.setattr(keys, "DIGITS", 50)
    with planted(fault):
        office = Office(5)
        asking = Asking("Ana", Memory(office))
        code = json.loads(office.boxes[KNOCKS])["code"]
        down, up, key = boxes(code)

        def say(letter: letters.Committed | letters.Opened) -> None:
            office.post(down, seal(letters.to_bytes(letter), 1, key, down))
            office.deliver()

        say(letters.Committed("00" * 32))
        join = letters.read(letters.Join, unseal(office.boxes[up], key, up) or b"")
        assert join is not None
        wanted = 7
        own, guest = public_of(draw_key()), bytes.fromhex(join.key)
        nonces = (number.to_bytes(32) for number in count())
        nonce = next(one for one in nonces if shown(own, one, guest) == f"{wanted:06}")
        say(letters.Opened(own.hex(), nonce.hex()))
        assert asking.is_deceived
        assert not asking.digits


def test_a_second_commitment_ends_the_talk() -> None:
    """It might be made for the key that the guest has told by then."""
    home = Home()
    asking = home.ask()
    down, _, key = boxes(home.caller.code)
    committed = next(one for box, one in home.at.office.seen if box == down)
    home.at.office.post(down, committed)
    home.at.deliver()
    assert asking.digits, "the same one again"
    text = letters.to_bytes(letters.Committed("00" * 32))
    home.at.office.post(down, seal(text, 1, key, down))
    home.at.deliver()
    assert asking.is_deceived
    assert not asking.digits


def take_the_newest(patch: pytest.MonkeyPatch) -> None:
    real = Door._on_heard  # noqa: SLF001

    def heard(self: Door, box: str, letter: bytes, _: bool) -> None:
        for caller in self._all:
            caller.join = None
        real(self, box, letter)

    patch.setattr(Door, "_on_heard", heard)


@with_and_without(take_the_newest)
def test_a_guest_in_between_cannot_choose_its_key_late(fault: Fault | None) -> None:
    with planted(fault):
        home = Home()
        office = home.at.office
        home.ask()
        before = home.caller.digits, home.caller.join
        down, up, key = boxes(home.caller.code)
        opened = letters.read(letters.Opened, unseal(office.boxes[down], key, down) or b"")
        assert opened is not None, "from now on keys could be tried"
        first = letters.read(letters.Join, unseal(office.boxes[up], key, up) or b"")
        assert first is not None
        other = letters.Join("0", first.editions, "Eve", public_of(draw_key()).hex())
        office.post(up, seal(letters.to_bytes(other), 2, key, up))
        office.deliver()
        assert (home.caller.digits, home.caller.join) == before


def wait_for_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(knocking, "PATIENCE", 0.0)


@with_and_without(wait_for_nobody)
def test_digits_keep_their_place_however_often_somebody_knocks(fault: Fault | None) -> None:
    """So a million tries take a million minutes, each before the eyes of the host."""
    with planted(fault):
        home = Home()
        for _ in range(3 * MOST_CALLERS):
            home.at.now += 1
            home.ask()
        first = [one.digits for one in home.door.callers]
        assert len(first) == MOST_CALLERS
        home.at.now += PATIENCE / 2
        home.ask()
        assert [one.digits for one in home.door.callers] == first
        home.at.now += PATIENCE
        assert not home.door.callers
        home.ask()
        assert len(home.door.callers) == 1


def test_a_caller_who_falls_silent_is_soon_forgotten() -> None:
    home = Home()
    carrier = Memory(home.at.office)
    for _ in range(MOST_CALLERS):
        carrier.post(KNOCKS, letters.to_bytes(letters.Knock(keys.draw_code())))
    home.at.deliver()
    assert not home.ask().digits
    home.at.now += knocking.IN_TIME + 1
    assert home.ask().digits


def test_a_code_in_use_is_nobodys_to_knock_with() -> None:
    home = Home()
    code = home.at.host.invite((0,))
    carrier = Memory(home.at.office)
    for text in (code, "short", code.lower()):
        carrier.post(KNOCKS, letters.to_bytes(letters.Knock(text)))
    home.ask()
    carrier.post(KNOCKS, letters.to_bytes(letters.Knock(home.caller.code)))
    carrier.post(KNOCKS, b"no letter")
    home.at.deliver()
    assert len(home.door._all) == 1  # noqa: SLF001


def test_nobody_is_admitted_twice_or_after_the_time() -> None:
    home = Home()
    asking = home.ask()
    caller = home.caller
    home.at.now += PATIENCE + 1
    home.door.let_in(caller, (0,))
    home.door.refuse(caller)
    home.at.deliver()
    assert (asking.seat, asking.gone) == (None, None)
    assert not home.at.host.roster.peers


@pytest.mark.parametrize("wrong", ["key", "guest", "early"])
def test_a_host_that_breaks_the_rules_is_left(wrong: str) -> None:
    home = Home()
    asking = home.ask()
    down, _, key = boxes(home.caller.code)
    kept, join = home.caller, home.caller.join
    assert join is not None
    other = public_of(draw_key()).hex()
    letter = letters.Admitted(
        "0",
        join.editions[0],
        other if wrong == "key" else public_of(kept.private).hex(),
        other if wrong == "guest" else join.key,
        (0,),
        None,
    )
    if wrong == "early":
        asking._key = ""  # noqa: SLF001 - as before the host has opened its key
    home.at.office.post(down, seal(letters.to_bytes(letter), 1, key, down))
    home.at.deliver()
    assert asking.is_deceived
    assert asking.seat is None


def test_a_key_without_a_secret_gets_no_digits() -> None:
    home = Home()
    carrier, code = Memory(home.at.office), keys.draw_code()
    carrier.post(KNOCKS, letters.to_bytes(letters.Knock(code)))
    _, up, key = boxes(code)
    join = letters.Join("0", EDITIONS, "Eve", "00" * 32)
    home.at.deliver()
    for text in (b"rubbish", letters.to_bytes(join)):
        carrier.post(up, seal(text, 2, key, up))
        home.at.deliver()
        assert not home.door.callers


def spoilt(office: Office, rng: Random) -> Iterator[tuple[str, bytes]]:
    """Letters of a conversation with something odd in them, for each box."""
    code = json.loads(next(one for box, one in office.seen if box == KNOCKS))["code"]
    key = boxes(code)[2]
    while True:
        box, letter = rng.choice(office.seen)
        text = letter if box == KNOCKS else unseal(letter, key, box)
        if text is not None:
            odd = as_letter(mutated(json.loads(text), rng))
            yield box, odd if box == KNOCKS else seal(odd, frames_for(len(odd)), key, box)


def test_nothing_that_is_said_breaks_either_end() -> None:
    home, rng = Home(), Random(6)
    asking = home.ask()
    home.door.let_in(home.caller, (0,))
    home.at.deliver()
    odd = spoilt(home.at.office, rng)
    told: list[str] = []
    for number in range(LETTERS):
        if number % 20 == 0:
            home = Home()
            asking = Asking("Ana", Memory(home.at.office))
            asking.changed = told.clear
        box, letter = next(odd)
        asking._down = box if box.endswith("down") else asking._down  # noqa: SLF001
        asking._on_heard(box, letter)  # noqa: SLF001
        home.door._on_heard(box, letter)  # noqa: SLF001
        home.at.now += 1
