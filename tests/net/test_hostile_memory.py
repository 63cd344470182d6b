"""Hostile letters leave nothing behind in memory, neither at a host nor at a guest.

The same letters come three times. After the second time all is in memory that stays there, such as
the interpreter's spare lists: so what the third time adds is a leak.
"""

import gc
import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest

from changcheng_qt.net import guest, peers
from changcheng_qt.net.frames import frames_for, seal, unseal
from changcheng_qt.net.letters import Down, Up
from tests.effort import effort
from tests.net.tables import Table
from tests.net.test_frames import spoilt
from tests.net.test_hostile import as_letter, begun, mutated, opened
from tests.planted import Fault, planted, with_and_without

LETTERS = effort(sample=150, nightly=20_000)
Bring = Callable[[Random], None]


def forget(at: Table, carriers: int) -> None:
    del at.office.carriers[carriers:], at.office.on_way[:], at.office.seen[:]


def to_host(at: Table) -> Bring:
    """From a guest with a changed program."""
    peer = at.host.roster.peers[0]
    assert peer.channel is not None
    key, carriers = peer.channel.up, len(at.office.carriers)
    whole = opened(at, peer.up, key, Up)

    def bring(rng: Random) -> None:
        at.now += 1
        text = as_letter(mutated(rng.choice(whole), rng))
        at.host._on_heard(peer.up, seal(text, frames_for(len(text)), key, peer.up))  # noqa: SLF001
        peer.change(has_left=False)
        forget(at, carriers)

    return bring


def to_guest(at: Table) -> Bring:
    """From a host with a changed program; where it is not believed, the guest sits down again."""
    peer = at.host.roster.peers[0]
    assert peer.channel is not None
    key, carriers = peer.channel.down, len(at.office.carriers)
    whole, moments = opened(at, peer.down, key, Down), iter(range(2**40, 2**41))

    def bring(rng: Random) -> None:
        letter = mutated(rng.choice(whole), rng)
        if isinstance(letter, dict):
            letter["moment"] = next(moments)
        text, hearer = as_letter(letter), at.guests[0]
        sealed = seal(text, frames_for(len(text)), key, peer.down)
        hearer._on_heard(peer.down, sealed)  # noqa: SLF001
        if hearer.trouble:
            at.guests[0] = at.sit(0, hearer._kept)  # noqa: SLF001
        forget(at, carriers)

    return bring


def on_the_way(at: Table) -> Bring:
    """From somebody without a key, to both ends."""
    peer = at.host.roster.peers[0]
    up, down = at.office.boxes[peer.up], at.office.boxes[peer.down]
    carriers = len(at.office.carriers)

    def bring(rng: Random) -> None:
        at.now += 1
        at.host._on_heard(peer.up, spoilt(up, rng))  # noqa: SLF001
        at.guests[0]._on_heard(peer.down, spoilt(down, rng))  # noqa: SLF001
        forget(at, carriers)

    return bring


def left_behind(bring: Bring) -> Iterator[tuple[int, int]]:
    """The objects, and the pieces of memory, after each of three times the same letters."""
    for _ in range(3):
        rng = Random(7)
        for _ in range(LETTERS):
            bring(rng)
        gc.collect()
        yield len(gc.get_objects()), sys.getallocatedblocks()


def keeps_all(patch: pytest.MonkeyPatch) -> None:
    kept: list[bytes] = []

    def keeping(sealed: bytes, key: bytes, box: str) -> bytes | None:
        kept.append(sealed)
        return unseal(sealed, key, box)

    for one in (guest, peers):
        patch.setattr(one, "unseal", keeping)


@pytest.mark.no_cover
@with_and_without(keeps_all)
@pytest.mark.parametrize("kind", [to_host, to_guest, on_the_way])
def test_nothing_is_left_of_hostile_letters(
    kind: Callable[[Table], Bring], fault: Fault | None
) -> None:
    bring = kind(begun())
    with planted(fault):
        _, (objects, pieces), (objects_after, pieces_after) = left_behind(bring)
        assert objects_after <= objects + LETTERS // 50
        assert pieces_after <= pieces + LETTERS // 2
