"""Invitations as people pass them on: a code, and the ways on which the host can be met.

`7K4M-QX2P-9D3T-H6WB@192.168.1.5` leads to a computer in this network, which has a number, and
`7K4M-QX2P-9D3T-H6WB@post.example.org` to a post office, which has a name. `mqtts://` before an
address says that it is a post office in any case, `mqtt://` also that it has no certificate. A post
office may want `name:password@` before its address; a port follows it, unless it is the usual
one. Commas separate several ways. By voice, hyphens and spaces of an invitation need not be said.

`7K4M-QX2P-9D3T-H6WB-2@…` is for two people at one computer: so their program can ask for two names.
The host alone decides how many seats there are.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from ipaddress import ip_address
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QByteArray, QUrl

from changcheng_qt.net.carrier import PORT
from changcheng_qt.net.keys import read_code, shown_code
from changcheng_qt.net.letters import MOST_SEATS
from changcheng_qt.net.post import PLAIN_PORT, SECURE_PORT, PostOffice

LONGEST: Final = 1000
"""The characters that an invitation may have."""
_SEVERAL: Final = tuple(str(number) for number in range(2, MOST_SEATS + 1))
_WAY: Final = re.compile(
    r"(?:(?P<scheme>mqtts?)://)?(?:(?P<name>[^:@/]*):(?P<password>[^:@/]*)@)?"
    r"(?P<host>\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(?P<port>[0-9]{1,5}))?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class LanAddress:
    """A computer in this network, and the port at which it lets guests connect."""

    address: str
    port: int = PORT


Way: TypeAlias = LanAddress | PostOffice


class Invited(NamedTuple):
    """The content of an invitation; `people` is the number of those who share its computer."""

    code: str
    ways: tuple[Way, ...]
    people: int = 1


def invitation_text(code: str, ways: Iterable[Way], people: int = 1) -> str:
    """Return an invitation with a code, to be passed on to its one guest, or to several people who
    share a computer.
    """
    several = f"-{people}" if people > 1 else ""
    return f"{shown_code(code)}{several}@{','.join(map(_way_text, ways))}"


def read_invitation(text: str) -> Invited | None:
    """Return the content of an invitation that somebody typed or pasted, None if it is none."""
    typed, at, places = "".join(text.split()).partition("@")
    code, people = read_code(typed), 1
    if code is None and typed[-1:] in _SEVERAL:
        code, people = read_code(typed[:-1]), int(typed[-1])
    if code is None or not at or len(text) > LONGEST:
        return None
    ways = [read_way(place) for place in places.split(",")]
    found = tuple(way for way in ways if way is not None)
    return Invited(code, found, people) if len(found) == len(ways) else None


def from_elsewhere(ways: Sequence[Way]) -> tuple[Way, ...]:
    """Return ways as other computers have to take them: a post office on this one has another
    address there. One with a certificate keeps its address, for which the certificate is.
    """
    return tuple(
        replace(way, address=_own_address())
        if isinstance(way, PostOffice) and not way.is_secure and _is_own_computer(way.address)
        else way
        for way in ways
    )


def _own_address() -> str:
    """Return the likeliest one; imported late, since the library takes memory that few hosts at
    post offices need.
    """
    from changcheng_qt.net.lan import own_addresses

    return own_addresses()[0]


def _is_own_computer(address: str) -> bool:
    """Whether an address is that of the computer itself, on each computer."""
    return address == "localhost" or (_is_number(address) and ip_address(address).is_loopback)


def _way_text(way: Way) -> str:
    if isinstance(way, LanAddress):
        return _place(way.address, way.port, PORT)
    scheme = "mqtts://" if _is_number(way.address) else ""
    if not way.is_secure:
        scheme = "mqtt://"
    login = f"{_quoted(way.name)}:{_quoted(way.password)}@" if way.name else ""
    usual = SECURE_PORT if way.is_secure else PLAIN_PORT
    return f"{scheme}{login}{_place(way.address, way.port, usual)}"


def read_way(text: str) -> Way | None:
    """Return one of the ways of an invitation, None if it is none."""
    found = _WAY.fullmatch(text)
    if found is None:
        return None
    host, scheme, name = found["host"].strip("[]").lower(), found["scheme"], found["name"]
    port = int(found["port"] or 0)
    if port > 65535 or ("[" in found["host"] and not _is_number(host)):
        return None
    if scheme is None and name is None and _is_number(host):
        return LanAddress(host, port or PORT)
    is_secure = (scheme or "mqtts").lower() == "mqtts"
    usual = SECURE_PORT if is_secure else PLAIN_PORT
    login = _unquoted(name or ""), _unquoted(found["password"] or "")
    return PostOffice(host, port or usual, is_secure, *login)


def _place(address: str, port: int, usual: int) -> str:
    host = f"[{address}]" if ":" in address else address
    return host if port == usual else f"{host}:{port}"


def _is_number(address: str) -> bool:
    try:
        ip_address(address)
    except ValueError:
        return False
    return True


def _quoted(text: str) -> str:
    return bytes(QUrl.toPercentEncoding(text).data()).decode()


def _unquoted(text: str) -> str:
    return QUrl.fromPercentEncoding(QByteArray(text.encode()))
