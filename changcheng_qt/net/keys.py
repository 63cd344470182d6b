"""Invitations, and the keys that computers agree on.

Theory of operation. An invitation is a code of 16 characters, 80 random bits, for one guest. From
it follow the *room*, which names the boxes of the two; the *join key*, which seals their first
letters; and a *secret* that goes into the keys of all others. The guest sends an X25519 key under
the join key, and once the host has let it in, the host sends its own. Both compute the keys of the
two directions as BLAKE2b of the X25519 result, the secret and both public keys. So nobody can sit
between the two without the code, and who learns the code later can read nothing: then it is spent.

In the local network people may do without a code. The host first commits to its key, the guest
sends its own, and the host opens the commitment. Both screens show six digits, BLAKE2b of all
three. Somebody in between, who needs a key on each side with the same digits, must choose both
before seeing the honest ones; so trying out keys gains nothing, and people who compare the digits
notice with all but one chance in a million. The channel then rests on the X25519 result alone.
"""

from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_bytes
from typing import Final

from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base
from nacl.exceptions import CryptoError

from changcheng_qt.net.letters import CODE

KEY: Final = 32
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U."""
_MISREAD: Final = str.maketrans("OIL", "011", "- \t")
_BITS: Final = 5
DIGITS: Final = 1_000_000


@dataclass(frozen=True, slots=True, repr=False)
class Invitation:
    """Everything that follows from a code."""

    room: str
    join_key: bytes
    secret: bytes


@dataclass(frozen=True, slots=True, repr=False)
class Channel:
    """The keys of the two directions between a host and a guest."""

    down: bytes
    up: bytes


def draw_code() -> str:
    """Return a new code."""
    number = int.from_bytes(token_bytes(CODE * _BITS // 8))
    return "".join(_LETTERS[number >> _BITS * place & 31] for place in range(CODE))


def shown_code(code: str) -> str:
    """Return a code as people read it to each other: in fours."""
    return "-".join(code[place : place + 4] for place in range(0, CODE, 4))


def read_code(text: str) -> str | None:
    """Return the code that somebody typed, whatever its case and hyphens; None if it is none."""
    code = text.upper().translate(_MISREAD)
    return code if len(code) == CODE and set(code) <= set(_LETTERS) else None


def invitation_of(code: str) -> Invitation:
    """Return everything that follows from a code."""
    room = _hash(b"room", code.encode())[:16].hex()
    return Invitation(room, _hash(b"join", code.encode()), _hash(b"secret", code.encode()))


def draw_key() -> bytes:
    """Return a new private key."""
    return token_bytes(KEY)


def public_of(private: bytes) -> bytes:
    """Return the public key of a private one."""
    return crypto_scalarmult_base(private)


def channel_of(private: bytes, other: bytes, secret: bytes, *, is_host: bool) -> Channel | None:
    """Return the keys of the channel to the owner of another public key; None for a key that nobody
    honest has.
    """
    if len(other) != KEY:
        return None
    own = public_of(private)
    host, guest = (own, other) if is_host else (other, own)
    try:
        shared = crypto_scalarmult(private, other)
    except (CryptoError, RuntimeError, ValueError):
        return None
    root = _hash(b"channel", shared, secret, host, guest)
    return Channel(_hash(b"down", root), _hash(b"up", root))


def commitment_to(public: bytes, nonce: bytes) -> bytes:
    """Return the commitment of a host to its public key."""
    return _hash(b"commitment", public, nonce)


def digits_of(commitment: bytes, host: bytes, nonce: bytes, guest: bytes) -> str | None:
    """Return the six digits for both screens; None if the host's key is not the one committed
    to.
    """
    if not compare_digest(commitment, commitment_to(host, nonce)):
        return None
    number = int.from_bytes(_hash(b"digits", host, nonce, guest)[:8]) % DIGITS
    return f"{number:06}"


def _hash(purpose: bytes, *parts: bytes) -> bytes:
    """Return BLAKE2b of parts, each with its length before it, for one purpose."""
    text = b"".join(len(part).to_bytes(2, "little") + part for part in parts)
    return blake2b(text, digest_size=KEY, person=purpose).digest()
