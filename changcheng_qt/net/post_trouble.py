"""Why a post office takes no letters, from the errors of a connection and the reasons of MQTT."""

import ssl
from collections.abc import Mapping
from enum import Enum
from typing import Final


class Trouble(Enum):
    """Why a post office does not take letters."""

    UNREACHABLE = "unreachable"
    """Nobody answers at its address."""
    NOT_SECURE = "not secure"
    """Somebody answers there, but not with TLS."""
    NOT_AGREED = "not agreed"
    """It speaks TLS, but none of the versions and ciphers that this program accepts."""
    WRONG_LOGIN = "wrong login"
    """It does not know this name with this password."""
    NO_AUTHORITY = "no authority"
    """The file of its own authority cannot be read, or holds no certificate."""
    EXPIRED = "expired"
    """Its certificate has expired."""
    NOT_YET = "not yet valid"
    """Its certificate is for a later time."""
    UNKNOWN_AUTHORITY = "unknown authority"
    """Its certificate is signed by nobody whom this computer trusts."""
    OTHER_NAME = "other name"
    """Its certificate is for another address."""
    INVALID = "invalid certificate"
    """Something else is wrong with its certificate."""
    FULL = "full"
    """It keeps no more letters."""
    BUSY = "busy"
    """It has no time, or no room for another computer."""
    OUTDATED = "outdated"
    """It speaks an older version of MQTT than 5."""
    REFUSED = "refused"
    """Somebody answers, but refuses or ends the connection: it may be full, or no post office."""
    NOT_ALLOWED = "not allowed"
    """This name may neither post nor listen here."""


LASTING: Final = frozenset({Trouble.WRONG_LOGIN, Trouble.NOT_ALLOWED})
"""Faults that another attempt does not mend: the carrier makes none."""
PASSING: Final = frozenset({Trouble.UNREACHABLE, Trouble.FULL, Trouble.BUSY, Trouble.REFUSED})
"""Faults that may mend themselves, as while a post office is started."""
REASONS: Final[Mapping[int, Trouble]] = {
    132: Trouble.OUTDATED,
    134: Trouble.WRONG_LOGIN,
    135: Trouble.WRONG_LOGIN,
    136: Trouble.BUSY,
    137: Trouble.BUSY,
    151: Trouble.FULL,
    159: Trouble.BUSY,
}
"""The reasons of refused connections by the numbers of MQTT 5; all others are `REFUSED`."""
REASONS_OF_LETTERS: Final[Mapping[int, Trouble]] = {**REASONS, 135: Trouble.NOT_ALLOWED}
_CERTIFICATES: Final[Mapping[Trouble, tuple[int, ...]]] = {
    Trouble.EXPIRED: (10, 0x800B0101, -67818),
    Trouble.NOT_YET: (9, -67819),
    Trouble.OTHER_NAME: (62, 64, 0x800B010F, -67602),
    Trouble.UNKNOWN_AUTHORITY: (2, 18, 19, 20, 21, 0x800B0109, 0x800B010A, -67843, -25318),
}
"""The faults of certificates by the numbers of OpenSSL, of Windows and of macOS."""
_NO_TLS: Final = frozenset(
    {
        "WRONG_VERSION_NUMBER",
        "HTTP_REQUEST",
        "PACKET_LENGTH_TOO_LONG",
        "RECORD_LAYER_FAILURE",
        "UNKNOWN_PROTOCOL",
    }
)
"""The errors of OpenSSL at an answer that is no TLS."""


def trouble_of(error: Exception, *, is_secure: bool) -> Trouble:
    """Return the trouble of a connection, with or without TLS, that could not be opened."""
    match error:
        case ssl.SSLCertVerificationError(verify_code=int(number)):
            troubles = (one for one, numbers in _CERTIFICATES.items() if number in numbers)
            return next(troubles, Trouble.INVALID)
        case ssl.SSLEOFError() | ConnectionResetError() if is_secure:
            return Trouble.NOT_SECURE
        case ssl.SSLError(reason=reason):
            return Trouble.NOT_SECURE if reason in _NO_TLS else Trouble.NOT_AGREED
        case _:
            return Trouble.UNREACHABLE
