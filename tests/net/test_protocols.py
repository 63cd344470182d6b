"""Programs of different protocols do not meet silence: each says which of them must be updated."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from changcheng_qt.app.tables.words import other_program_text, refusal_text
from changcheng_qt.net import frames, guest, knocking, peers
from changcheng_qt.net.carrier import BURST, MOST_LETTERS
from changcheng_qt.net.frames import MOST_NEWER, PROTOCOL, protocol_of, seal, unseal
from changcheng_qt.net.guest import JOIN_FRAMES, UP_FRAMES
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.peers import HERE_FOR
from changcheng_qt.net.roster import ADMITTED_FRAMES
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.planted import Fault, planted, with_and_without

KEY, BOX = bytes(range(32)), "room/up"
BOTH = pytest.mark.parametrize(
    ("host", "other", "sentence"), [(1, 2, Refusal.UPDATE_HOST), (2, 1, Refusal.UPDATE_GUEST)]
)


@contextmanager
def program(protocol: int) -> Iterator[None]:
    """Be a program of a protocol."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (frames, guest):
            patch.setattr(module, "PROTOCOL", protocol)
        yield


def table() -> Table:
    at = Table(TITLES[0], 4, Office(4), ((0,), (1,)), 2)
    at.office.on_way.clear()
    at.office.boxes.clear()
    return at


def silence(patch: pytest.MonkeyPatch) -> None:
    for module in (guest, peers):
        patch.setattr(module, "protocol_of", lambda *_: None)


def bring(at: Table, number: int) -> None:
    """Deliver the letter in its box to a guest."""
    box = at.host.roster.peers[number].down
    if box in at.office.boxes:
        at.guests[number]._on_heard(box, at.office.boxes[box])  # noqa: SLF001


def meet(at: Table, host: int, other: int) -> None:
    """Post the letter of a guest of another protocol, and deliver it and the host's answer."""
    at.office.on_way.clear()
    with program(other):
        at.guests[1].post()
    with program(host):
        at.host_carrier.heard.emit(
            at.host.roster.peers[1].up, at.office.boxes[at.host.roster.peers[1].up]
        )
    at.office.on_way.clear()
    with program(other):
        bring(at, 1)


@BOTH
@with_and_without(silence)
def test_both_hear_of_it_before_the_game(
    host: int, other: int, sentence: Refusal, fault: Fault | None
) -> None:
    at = table()
    with planted(fault):
        meet(at, host, other)
        assert at.host.roster.other_protocol == other
        assert at.guests[1].gone is sentence


@BOTH
def test_both_hear_of_it_where_one_was_updated_during_the_game(
    host: int, other: int, sentence: Refusal
) -> None:
    at = Table(TITLES[0], 4, Office(4), ((0,), (1,)), 2)
    at.begin()
    have = followed(at.guests[1]).have
    meet(at, host, other)
    assert at.host.roster.other_protocol == other
    assert at.guests[1].gone is sentence
    at.now += HERE_FOR  # One of them was started again.
    at.repair()
    assert at.host.roster.other_protocol is None, "both are updated now"
    assert at.guests[1].gone is None
    assert followed(at.guests[1]).have == have


def test_the_host_answers_each_other_protocol_once() -> None:
    at = table()
    for _ in range(3):
        meet(at, 1, 2)
    down = at.host.roster.peers[1].down
    assert sum(box == down for box, _ in at.office.seen) == 1


def test_letters_of_strangers_are_looked_at_within_an_allowance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at, seen = table(), list[bytes]()
    monkeypatch.setattr(peers, "protocol_of", lambda sealed, *_: seen.append(sealed))
    up = at.host.roster.peers[1].up
    for number in range(5 * MOST_LETTERS * BURST):
        at.host_carrier.heard.emit(up, number.to_bytes(2, "big") * 512)
    assert len(seen) == MOST_LETTERS * BURST


def test_a_protocol_is_recognised_by_its_key_alone() -> None:
    for number in (PROTOCOL + 1, PROTOCOL + MOST_NEWER):
        with program(number):
            sealed = seal(b"letter", 1, KEY, BOX)
        assert unseal(sealed, KEY, BOX) is None
        assert protocol_of(sealed, KEY, BOX) == number
        assert protocol_of(sealed, KEY[::-1], BOX) is None
        assert protocol_of(sealed, KEY, "room/down") is None
        assert protocol_of(sealed[:-1], KEY, BOX) is None
    assert protocol_of(seal(b"letter", 1, KEY, BOX), KEY, BOX) is None


def test_each_sentence_says_who_must_update() -> None:
    assert "Update yours" in refusal_text(Refusal.UPDATE_GUEST)
    assert "Ask the host to update" in refusal_text(Refusal.UPDATE_HOST)
    assert "update yours" in other_program_text(PROTOCOL + 1)
    assert "Ask the guest to update" in other_program_text(0)


def tries_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "GREETING", 256)


@with_and_without(tries_all)
def test_only_short_letters_are_tried(monkeypatch: pytest.MonkeyPatch, fault: Fault | None) -> None:
    """A long letter of nobody costs one try, not one for each protocol."""
    tried: list[int] = []
    whole = frames._unseal  # noqa: SLF001

    def counted(sealed: bytes, *rest: Any) -> bytes | None:  # noqa: ANN401 - as it is called
        tried.append(len(sealed))
        return whole(sealed, *rest)

    monkeypatch.setattr(frames, "_unseal", counted)
    with planted(fault):
        assert protocol_of(bytes(3 * frames.FRAME), KEY, BOX) is None
        assert not tried
        assert protocol_of(bytes(frames.GREETING * frames.FRAME), KEY, BOX) is None
        assert len(tried) == PROTOCOL - 1 + MOST_NEWER
    assert max(JOIN_FRAMES, UP_FRAMES, ADMITTED_FRAMES, knocking.FRAMES) <= 2
