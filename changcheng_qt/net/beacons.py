"""The beacon of a table, by which its guests find it again when its computer has another address or
port.

Theory of operation. A beacon is a service like that of a listed table, but of another kind, under a
random name of its own, with the present addresses and port, and a mark for each guest: a hash of
all that with a key which only that guest and the host have. So a guest believes no addresses but
those of its host, past or present, and strangers learn only that a table is open there: neither
whose, nor with how many guests, for further marks are random, nor whether it is the one of another
day.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from secrets import token_bytes
from typing import TYPE_CHECKING, Final

from changcheng_qt.net.keys import KEY
from changcheng_qt.net.listing import (
    LONGEST_TEXT,
    MOST_ADDRESSES,
    Announced,
    Browsing,
    Interfaces,
    Listed,
    Telling,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zeroconf import ServiceInfo

BEACON: Final = "_changcheng-at._tcp.local."
MOST_MARKS: Final = 24
"""The marks of a beacon: two for each guest, or random ones."""
MARK: Final = 8
"""The bytes of a mark."""


class Beacon(Telling):
    """Tells the guests of a table where it is, and changes with their keys."""

    def __init__(self, keys: Sequence[bytes], port: int) -> None:
        """Announce the place from `start` on, for the guests with one of these keys."""
        super().__init__(BEACON, port)
        self._keys = tuple(keys)
        self._others = tuple(token_bytes(KEY) for _ in range(MOST_MARKS))

    def change(self, keys: Sequence[bytes]) -> None:
        """Announce it for the guests with one of these keys."""
        self._keys = tuple(keys)
        self._woken.set()

    def properties(self) -> dict[str, str | bytes]:
        at = " ".join((str(self._port), *self._addresses[:MOST_ADDRESSES]))
        keys = (*self._keys, *self._others)[:MOST_MARKS]
        marks = sorted(mark_of(key, f"{self.key} {at}") for key in keys)
        return {"at": at, "marks": b"".join(marks)}


class Lookout(Browsing):
    """The places of one table, by its beacon."""

    def __init__(self, key: bytes) -> None:
        """Look from `start` on for the host with whom a key is shared."""
        super().__init__(BEACON)
        self._key = key

    def _listed_of(self, record: ServiceInfo) -> Listed | None:
        return lit_by(record, self._own, self._key)


def mark_of(key: bytes, text: str) -> bytes:
    """Return the mark by which the two who have a key recognise a text, and nobody else."""
    return blake2b(text.encode(), digest_size=MARK, key=key, person=b"mark").digest()


def lit_by(record: ServiceInfo, own: Interfaces, key: bytes) -> Listed | None:
    """Return the place in a beacon of the host with whom a key is shared; None for any other."""
    at = (record.properties.get(b"at") or b"")[:LONGEST_TEXT].decode("ascii", "ignore")
    marks = (record.properties.get(b"marks") or b"")[: MARK * MOST_MARKS]
    known = [marks[place : place + MARK] for place in range(0, len(marks), MARK)]
    if mark_of(key, f"{record.name} {at}") not in known:
        return None
    inside, port = tuple[str, ...](), 0
    with suppress(ValueError):  # A host with another program may write anything.
        number, *addresses = at.split()
        inside, port = tuple(within(addresses, own)), int(number)
    return Listed(record.name, Announced("", "", 0, 0), inside, port) if inside else None
