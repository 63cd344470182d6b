"""Parcels: the messages between the two ends of a connection in the local network, in bytes.

A parcel is a length of 4 bytes, most significant first, then as many bytes: its kind, the length of
the name of its box, the name, and the letter. Nothing in it is secret, and nothing is believed: a
letter is sealed, and a parcel that breaks a limit ends the connection.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from changcheng_qt.net.carrier import LONGEST_BOX, LONGEST_LETTER

_LENGTH: Final = 4
_HEAD: Final = 2
_LONGEST: Final = _HEAD + LONGEST_BOX + LONGEST_LETTER


class Malformed(ValueError):
    """The bytes are no parcels."""


class Kind(Enum):
    """The purpose of a parcel."""

    LISTEN = 1
    """The sender hears of the letters for a box; no letter."""
    LETTER = 2
    """A letter for a box."""
    PING = 3
    """The sender is still there; neither box nor letter."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """One message between the two ends."""

    kind: Kind
    box: str = ""
    letter: bytes = b""

    def to_bytes(self) -> bytes:
        """Return the parcel in bytes, its length first."""
        name = self.box.encode("ascii")
        body = bytes((self.kind.value, len(name))) + name + self.letter
        return len(body).to_bytes(_LENGTH, "big") + body


class Unpacking:
    """Makes parcels of the bytes that come over a connection, however they are cut."""

    def __init__(self) -> None:
        """Begin with none."""
        self._left = bytearray()

    def parcels(self, received: bytes) -> Iterator[Parcel]:
        """Yield the parcels that are complete now; raises `Malformed`."""
        self._left += received
        while len(self._left) >= _LENGTH:
            length = int.from_bytes(self._left[:_LENGTH], "big")
            if not _HEAD <= length <= _LONGEST:
                raise Malformed(length)
            if len(self._left) < _LENGTH + length:
                return
            body = bytes(self._left[_LENGTH : _LENGTH + length])
            del self._left[: _LENGTH + length]
            yield _parcel(body)


def _parcel(body: bytes) -> Parcel:
    number, length = body[:_HEAD]
    name, letter = body[_HEAD : _HEAD + length], body[_HEAD + length :]
    is_known = any(number == kind.value for kind in Kind)
    if not is_known or len(name) < length or length > LONGEST_BOX or not name.isascii():
        raise Malformed(body[:_HEAD])
    kind = Kind(number)
    if bool(name) is (kind is Kind.PING) or bool(letter) is not (kind is Kind.LETTER):
        raise Malformed(kind)
    if len(letter) > LONGEST_LETTER:
        raise Malformed(len(letter))
    return Parcel(kind, name.decode("ascii"), letter)
