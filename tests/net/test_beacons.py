"""A host that has moved is found again by its guests, and by nobody else."""

from collections.abc import Iterator, Mapping, Sequence
from ipaddress import IPv4Interface
from types import SimpleNamespace
from typing import Any

import pytest

from changcheng_qt.net import beacons
from changcheng_qt.net.beacons import Beacon, lit_by
from changcheng_qt.net.keys import KEY
from tests.planted import Fault, planted, with_and_without

HOME = (IPv4Interface("192.168.1.7/24"), IPv4Interface("127.0.0.1/8"))


def lit(keys: Sequence[bytes], *addresses: str, port: int = 5555) -> Any:  # noqa: ANN401
    """A beacon for some keys, as the library tells of it."""
    beacon = Beacon(keys, port)
    beacon._addresses = list(addresses)  # noqa: SLF001
    return announcement(beacon.key, dict(in_bytes(beacon.properties())))


def announcement(name: str, properties: dict[bytes, bytes]) -> Any:  # noqa: ANN401
    return SimpleNamespace(name=name, properties=properties)


def in_bytes(texts: Mapping[str, str | bytes]) -> Iterator[tuple[bytes, bytes]]:
    for key, value in texts.items():
        yield key.encode(), value.encode() if isinstance(value, str) else value


def take_any_mark(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(beacons, "mark_of", lambda _key, _text: b"12345678")


@with_and_without(take_any_mark)
def test_a_beacon_is_known_to_its_guests_alone(fault: Fault | None) -> None:
    ana, ben, stranger = b"a" * KEY, b"b" * KEY, b"c" * KEY
    with planted(fault):
        record = lit((ana, ben), "192.168.1.9", "203.0.113.5")
        for key in (ana, ben):
            found = lit_by(record, HOME, key)
            assert found is not None
            assert (found.addresses, found.port) == (("192.168.1.9",), 5555)
        assert lit_by(record, HOME, stranger) is None


def test_a_beacon_tells_strangers_neither_whose_it_is_nor_how_many_guests_there_are() -> None:
    keys = [bytes([number]) * KEY for number in range(beacons.MOST_MARKS + 2)]
    texts = [lit(keys[:count], "192.168.1.9").properties for count in (0, 1, 5, len(keys))]
    assert {len(one[b"marks"]) for one in texts} == {beacons.MARK * beacons.MOST_MARKS}
    first, second = (lit(keys[:3], "192.168.1.9").properties[b"marks"] for _ in range(2))
    marks = [first[place : place + beacons.MARK] for place in range(0, len(first), beacons.MARK)]
    assert not any(mark in second for mark in marks), "another day it has other marks"
    assert marks == sorted(marks), "the order of the guests is not told"


def test_a_beacon_with_another_place_is_not_believed() -> None:
    key = b"a" * KEY
    record = lit((key,), "192.168.1.9")
    for at in (b"5555 192.168.1.66", b"5556 192.168.1.9", b"", b"x", b"\xff 1 2"):
        false = {**record.properties, b"at": at}
        assert lit_by(announcement(record.name, false), HOME, key) is None
    odd = lit((key,), "x", port=0)
    assert lit_by(odd, HOME, key) is None
    renamed = announcement("other", record.properties)
    assert lit_by(renamed, HOME, key) is None
    assert lit_by(announcement("x", {}), HOME, key) is None
    assert lit_by(lit((key,), "203.0.113.5"), HOME, key) is None
