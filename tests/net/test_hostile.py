"""Letters of somebody hostile, on the way or at the other end, are refused and change nothing."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from nacl.bindings import crypto_scalarmult

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.help import USUAL
from changcheng_qt.net import kept, keys, knocking, letters, peers
from changcheng_qt.net.carrier import BURST, MOST_LETTERS
from changcheng_qt.net.frames import frames_for, seal, unseal
from changcheng_qt.net.letters import Answer, Asked, Deed, Deeds, Down, Kind, Present, Up
from changcheng_qt.saves import lines
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.net.test_frames import spoilt
from tests.planted import Fault, planted, with_and_without

LETTERS = effort(sample=400, nightly=50_000)
PARTS = effort(sample=1, nightly=20)
"""Each kind of letter comes in parts: ``-k part07`` runs one of them alone."""
AT_A_TABLE = 1_000
"""The most letters to one table: its log grows by hostile deeds too, and each costs more then."""
in_parts = pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part{part:02}")
ODD: tuple[Any, ...] = (
    *(None, True, -1, 2**60, 1.5, "", "x" * 300, "\u202e", [], {}, [[]] * 9, {"a": 1}),
    *([[[[[[[[[[[[[[]]]]]]]]]]]]]], {"kind": "end"}, "play", 0, 1),
)
WISHES = (
    *(Deed(kind, 0) for kind in (Kind.UNDO, Kind.REDO, Kind.HINT, Kind.ABANDON)),
    *(Deed(kind, 0, "x") for kind in (Kind.PLAY, Kind.NOTE, Kind.SEAT)),
    *(Deed(Kind.TAKE_BACK, 0, length=3), Deed(Kind.HELP, 0, help=USUAL)),
)
YES = Answer(1_001_000, agrees=True)


def begun(acts: int = 12, title: Title = TITLES[0], seed: int = 2) -> Table:
    """A game of two guests, some way on; further seats are at the host's computer."""
    at = Table(title, seed, Office(seed), ((0,), (1,)), title.rules.seat_counts[0])
    at.begin()
    for _ in range(acts):
        at.act()
        at.deliver()
    return at


def tables(part: int) -> Iterator[tuple[Table, int]]:
    """The tables of a part, of all titles by turns, and how many letters each of them gets."""
    for first in range(0, LETTERS, AT_A_TABLE):
        number = part * (LETTERS // AT_A_TABLE) + first // AT_A_TABLE
        title = TITLES[number % len(TITLES)]
        yield begun(12 + number % 20, title, 2 + number), min(AT_A_TABLE, LETTERS - first)


def mutated(value: Any, rng: Random) -> Any:  # noqa: ANN401 - plain values of any kind
    """A plain value with something odd in some place of it."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(list(value))
        changed = {**value, name: mutated(value[name], rng)}
        if rng.random() < 0.1:
            changed.pop(name)
        return changed
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        return [*value[:place], mutated(value[place], rng), *value[place + 1 :]]
    return alike(value, rng) if rng.random() < 0.5 else rng.choice(ODD)


def alike(value: Any, rng: Random) -> Any:  # noqa: ANN401 - plain values of any kind
    """Another value of the same kind: so much of a letter is read, and believed or not."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((0, 1, 5, -1, value - 1, value + 1, 2**53, rng.randrange(300)))
        case str():
            mixed = "".join(rng.sample(value, len(value)))
            return rng.choice(("", value[1:], value * 2, mixed, "play", "note", "help"))
        case list():
            return rng.choice(([], value[1:], value[::-1], value * 2, (value * 50)[:20]))
        case _:
            return rng.choice(ODD)


def opened(at: Table, box: str, key: bytes, kind: type[Any]) -> list[Any]:
    """The letters of a kind that were posted in a box, as plain values."""
    sealed = [letter for name, letter in at.office.seen if name == box]
    texts = [text for one in sealed if (text := unseal(one, key, box))]
    whole = [json.loads(text) for text in texts if letters.read(kind, text)]
    assert whole
    return whole


def as_letter(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=True).encode()


@pytest.mark.no_cover
@in_parts
def test_nothing_on_the_way_to_a_host_gets_in(part: int) -> None:
    rng = Random(f"way {part}")
    for at, letters_here in tables(part):
        peer = at.host.roster.peers[0]
        log, seen = at.match.log, at.office.seen
        ups = [letter for box, letter in seen if box == peer.up]
        others = [letter for box, letter in seen if box != peer.up]
        heard = at.host._on_heard  # noqa: SLF001 - as the carrier calls it
        for number in range(letters_here):
            at.now += 1
            old, foreign = rng.choice(ups), rng.choice(others)
            heard(peer.up, old if number % 10 == 0 else rng.choice((spoilt(old, rng), foreign)))
            if number % 50 == 0:
                at.deliver()
                seen.clear()
        at.deliver()
        assert at.match.log == log
        assert not any(one.trouble for one in at.guests)


@pytest.mark.no_cover
@in_parts
def test_no_letter_of_a_guest_breaks_its_host_or_moves_for_others(part: int) -> None:
    rng = Random(f"guest {part}")
    for at, letters_here in tables(part):
        peer, other = at.host.roster.peers
        assert peer.channel is not None
        key = peer.channel.up
        whole = opened(at, peer.up, key, Up)
        whole += [json.loads(letters.to_bytes(Up(0, Deeds(0, (one,)), (YES,)))) for one in WISHES]
        for number in range(letters_here):
            at.now += 1
            letter = rng.choice(whole)
            if number % 2:
                letter["deeds"]["at"] = at.match.entry_count
            text = as_letter(mutated(letter, rng))
            at.host._on_heard(peer.up, seal(text, frames_for(len(text)), key, peer.up))  # noqa: SLF001
            peer.change(has_left=False)  # Nothing more is read of one who leaves.
            if number % 50 == 0:
                at.deliver()
                at.office.seen.clear()
        at.deliver()
        assert at.guests[1].trouble is None
        assert followed(at.guests[1]).have == at.match.entry_count
        assert other.kept.gone is None


@pytest.mark.no_cover
@in_parts
def test_no_letter_of_a_host_breaks_a_guest(part: int) -> None:
    """It may lose its trust, and is set again then."""
    rng, lost = Random(f"host {part}"), 0
    for at, letters_here in tables(part):
        hearer, peer = at.guests[0], at.host.roster.peers[0]
        assert peer.channel is not None
        key, carriers = peer.channel.down, len(at.office.carriers) + 1
        whole = opened(at, peer.down, key, Down)
        for number in range(letters_here):
            letter = mutated(rng.choice(whole), rng)
            if isinstance(letter, dict):
                letter["moment"] = 2**40 + number
            text = as_letter(letter)
            sealed = seal(text, frames_for(len(text)), key, peer.down)
            hearer._on_heard(peer.down, sealed)  # noqa: SLF001
            if hearer.trouble:
                lost += 1
                hearer = at.sit(2, hearer._kept)  # noqa: SLF001 - as its folder has it
                del at.office.carriers[carriers:], at.office.on_way[:], at.office.seen[:]
    assert lost


def each_time(patch: pytest.MonkeyPatch) -> None:
    for one in (kept, peers):
        patch.setattr(one, "lru_cache", lambda **_: lambda function: function)


@with_and_without(each_time)
def test_a_refused_letter_costs_no_agreement_on_keys(fault: Fault | None) -> None:
    rng = Random(4)
    agreed: list[bytes] = []

    def noted(private: bytes, public: bytes) -> bytes:
        agreed.append(private)
        return crypto_scalarmult(private, public)

    with pytest.MonkeyPatch.context() as patch, planted(fault):
        at = begun(2)
        peer = at.host.roster.peers[0]
        up, down = at.office.boxes[peer.up], at.office.boxes[peer.down]
        patch.setattr(keys, "crypto_scalarmult", noted)
        for _ in range(20):
            at.host._on_heard(peer.up, spoilt(up, rng))  # noqa: SLF001
            at.guests[0]._on_heard(peer.down, spoilt(down, rng))  # noqa: SLF001
        assert not agreed


@pytest.mark.parametrize(
    ("name", "one", "most"),
    [
        ("people", Present((), "Mei", is_here=True, since=0), letters.MOST_PEERS),
        ("asks", Asked(1, Deed(Kind.UNDO, 0), (0, 5)), letters.MOST_ASKS),
        ("withdrawn", Deed(Kind.UNDO, 0), letters.MOST_ASKS),
    ],
)
def test_a_host_names_no_more_than_a_table_can_have(name: str, one: object, most: int) -> None:
    """A guest would show thousands in its window."""
    plain = to_plain(Down(1, 0, (), 0))
    is_read = [
        letters.read(Down, as_letter({**plain, name: [to_plain(one)] * count})) is not None
        for count in (most, most + 1)
    ]
    assert is_read == [True, False]


def test_limits_are_what_refuses_deep_and_long_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = as_letter({"have": [[[[[[[[[[[[0]]]]]]]]]]]]})
    with pytest.raises(SaveError, match="nested"):
        lines.parse(deep, 1, deepest=letters.DEEPEST_LETTER)
    monkeypatch.setattr(lines, "_fault", lambda *_: None)
    assert lines.parse(deep, 1)
    assert letters.read(Up, deep) is None


def reads_all(patch: pytest.MonkeyPatch) -> None:
    for one in (peers, knocking):
        patch.setattr(one, "is_short", lambda _: True)


@with_and_without(reads_all)
def test_a_long_letter_costs_a_host_nothing(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """A quarter of a megabyte takes 20 to 30 ms to read: twenty a second were enough."""
    at = begun(2)
    peer, read = at.host.roster.peers[0], list[int]()
    knocking.Door(at.host, at.host_carrier, lambda: at.now)
    channel = peer.channel
    assert channel is not None

    def noted(text: bytes, number: int, deepest: int) -> dict[str, Any]:
        read.append(len(text))
        return lines.parse(text, number, deepest=deepest)

    monkeypatch.setattr(letters, "parse", noted)
    long = as_letter({"code": [0] * 50_000})
    with planted(fault):
        for letter in (long, b'{"code":1}'):
            sealed = seal(letter, frames_for(len(letter)), channel.up, peer.up)
            at.office.post(peer.up, sealed)
            at.office.post(knocking.KNOCKS, letter)
            at.deliver()
        assert read == [10, 10]


def test_a_guest_that_sends_too_much_is_not_heard() -> None:
    at = begun(2)
    peer = at.host.roster.peers[0]
    letter = at.office.boxes[peer.up]
    most = MOST_LETTERS * BURST
    assert sum(peer.opened(letter) is not None for _ in range(5 * most)) <= most
    at.now += 2
    assert peer.opened(letter) is not None
