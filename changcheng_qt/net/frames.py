"""Letters sealed so that nobody without the key can read, change or tell them apart by length.

A letter in transit is a whole number of frames of 1,024 bytes: a random nonce (24 bytes), then
XChaCha20-Poly1305 of the letter's length (4 bytes, low byte first), the letter, and zeros up to the
end of the last frame. The text sealed along with it names the protocol, the direction and the room,
so that a letter put into another box opens nowhere. There are no counters: a nonce of 24 random
bytes never comes twice, even where somebody goes on from a restored backup.

Length reveals nothing only if the number of frames does not depend on the letter. So the
sender says how many there are, from public knowledge, and a letter that is longer is an
error of the program: it is not sent. During the game a letter to the host has one frame
(`guest.UP_FRAMES`); one to a guest has as many as follow from what the public knows (`telling`).
"""

from secrets import token_bytes
from typing import Final

from nacl.bindings import (
    crypto_aead_xchacha20poly1305_ietf_decrypt,
    crypto_aead_xchacha20poly1305_ietf_encrypt,
)
from nacl.exceptions import CryptoError

from changcheng_qt.net.carrier import LONGEST_LETTER

PROTOCOL: Final = 2
"""The number of everything that two computers must agree on to understand each other. Only frames,
boxes and handshakes' keys are the same in all: so a program can tell the number of another one.
"""
MOST_NEWER: Final = 16
"""How much larger than ours the number of another protocol may be for this program to recognise it.
"""
GREETING: Final = 2
"""The frames that the first letter of either end has at most, in all protocols: by these another
protocol is told, so longer letters are not tried.
"""
FRAME: Final = 1024
_NONCE: Final = 24
_LENGTH: Final = 4
_OVERHEAD: Final = _NONCE + 16 + _LENGTH


class TooLong(Exception):
    """A letter does not fit its frames."""


def frames_for(length: int) -> int:
    """Return how many frames a letter of at most n bytes needs."""
    return -(-(length + _OVERHEAD) // FRAME)


def seal(letter: bytes, frames: int, key: bytes, box: str) -> bytes:
    """Return a letter for a box in n frames; raises `TooLong`."""
    room = frames * FRAME - _OVERHEAD
    if len(letter) > room or frames * FRAME > LONGEST_LETTER:
        raise TooLong(f"{len(letter)} bytes in {frames} frames")
    text = len(letter).to_bytes(_LENGTH, "little") + letter.ljust(room, b"\0")
    nonce = token_bytes(_NONCE)
    return nonce + crypto_aead_xchacha20poly1305_ietf_encrypt(
        text, _beside(box, PROTOCOL), nonce, key
    )


def is_sealed(letter: bytes) -> bool:
    """Return whether a letter has the length of a sealed one."""
    return 0 < len(letter) <= LONGEST_LETTER and not len(letter) % FRAME


def is_short(letter: bytes) -> bool:
    """Return whether a letter is no longer than those of guests and of people at the door, so that
    it is read at once.
    """
    return len(letter) <= GREETING * FRAME


def unseal(sealed: bytes, key: bytes, box: str) -> bytes | None:
    """Return the letter, None unless it was sealed with the key for that box."""
    return _unseal(sealed, key, box, PROTOCOL)


def protocol_of(sealed: bytes, key: bytes, box: str) -> int | None:
    """Return the protocol of a letter that another program sealed with the key for that box, None
    if it was none, or one of this program's.
    """
    if not is_short(sealed):
        return None
    others = (number for number in range(1, PROTOCOL + MOST_NEWER + 1) if number != PROTOCOL)
    return next((one for one in others if _unseal(sealed, key, box, one) is not None), None)


def _unseal(sealed: bytes, key: bytes, box: str, protocol: int) -> bytes | None:
    if not is_sealed(sealed):
        return None
    nonce, rest = sealed[:_NONCE], sealed[_NONCE:]
    try:
        text = crypto_aead_xchacha20poly1305_ietf_decrypt(rest, _beside(box, protocol), nonce, key)
    except CryptoError:
        return None
    length = int.from_bytes(text[:_LENGTH], "little")
    letter = text[_LENGTH : _LENGTH + length]
    return letter if len(letter) == length else None


def _beside(box: str, protocol: int) -> bytes:
    return f"{protocol} {box}".encode()
