"""Tables in the local network are listed as they come, change and go; an announcement is believed
within limits only.
"""

import threading
from collections.abc import Iterator
from ipaddress import IPv4Interface
from random import Random
from secrets import token_hex
from types import SimpleNamespace
from typing import Any, cast

import pytest
import zeroconf
from pytestqt.qtbot import QtBot

from changcheng_qt.net import extra, listing
from changcheng_qt.net.listing import (
    MOST_TABLES,
    Announced,
    Announcing,
    Browsing,
    Listed,
    listed_of,
    own_interfaces,
    read,
    within,
)
from changcheng_qt.titles import TITLES
from tests.planted import Fault, planted, with_and_without

TABLE = Announced("Ana", TITLES[0].name, 2, TITLES[0].edition)
HOME = (IPv4Interface("192.168.1.7/24"), IPv4Interface("127.0.0.1/8"))


def record(**texts: str) -> dict[bytes, bytes | None]:
    """The record of text of a table, with something else in it."""
    return {k.encode(): v.encode() for k, v in {**TABLE.to_properties(), **texts}.items()}


def service(properties: dict[bytes, bytes | None], *addresses: str, port: int = 1) -> Any:  # noqa: ANN401
    """A service as the library tells of it."""
    return SimpleNamespace(
        name="x", properties=properties, port=port, parsed_addresses=lambda: addresses
    )


def test_an_announcement_is_read_as_it_was_made() -> None:
    long = Announced("\U0001f468\u200d\U0001f469\u200d\U0001f467" * 24, "china", 0, 3, 7, "0.9")
    for table in (TABLE, long):
        made = {k.encode(): v.encode() for k, v in table.to_properties().items()}
        assert all(len(k) + 1 + len(v) <= 255 for k, v in made.items())
        told = read(dict(made))
        assert told is not None
        assert (told.title, told.free, told.program) == (table.title, table.free, table.program)
        assert table.name.startswith(told.name)
    assert read(record()) == TABLE


@pytest.mark.parametrize(
    "texts",
    [
        *({"name": ""}, {"name": "\u202e\u200b"}, {"title": " \n"}, {"free": "-1"}, {"free": ""}),
        *({"free": "\u0663"}, {"edition": "9" * 5}, {"protocol": "1.5"}),
    ],
)
def test_an_invalid_announcement_is_not_read(texts: dict[str, str]) -> None:
    assert read(record(**texts)) is None


def test_text_from_the_network_is_plain_and_short() -> None:
    told = read(record(name="\u202eA\x00n\na" + "a" * 900, program="<b>" * 50, free="99"))
    assert told is not None
    assert told.name.startswith("An a")
    assert len(told.name) <= 24
    assert len(told.program) <= 20
    assert told.free == listing.MOST_SEATS
    rng = Random(1)
    for _ in range(2000):
        spoilt = {key: rng.choice([None, rng.randbytes(rng.randrange(300))]) for key in record()}
        told = read({**record(), rng.choice(list(record())): rng.randbytes(9), **spoilt})
        assert told is None or told.name.isprintable()


@pytest.mark.parametrize("changed", [{"protocol": "1"}, {"edition": "999"}, {"title": "chess"}])
def test_a_table_of_other_rules_is_listed_but_not_fit(changed: dict[str, str]) -> None:
    told = read(record(**changed))
    assert told is not None
    assert TABLE.is_fit
    assert not told.is_fit


def test_nobody_is_sent_to_another_network() -> None:
    assert within(["192.168.1.9", "203.0.113.5", "10.0.0.1"], HOME) == ["192.168.1.9"]
    assert within(["192.168.1.9"] * 50, HOME) == ["192.168.1.9"] * 8
    assert listed_of(service(record(), "203.0.113.5"), HOME) is None
    assert listed_of(service(record(), "192.168.1.9", port=0), HOME) is None
    assert listed_of(service({}, "192.168.1.9"), HOME) is None
    listed = listed_of(service(record(), "192.168.1.9", "203.0.113.5"), HOME)
    assert listed == Listed("x", TABLE, ("192.168.1.9",), 1)


def test_this_computer_has_itself_last() -> None:
    assert own_interfaces()[-1].is_loopback


@pytest.fixture
def browsing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browsing]:
    monkeypatch.setattr(listing, "LOOK_AGAIN", 0.05)
    # Tables of other tests on this computer are not listed.
    monkeypatch.setattr(listing, "SERVICE", f"_cc-{token_hex(3)}._tcp.local.")
    browsing = Browsing()
    yield browsing
    browsing.close()
    joined("listing")


def joined(name: str) -> None:
    """Wait for the threads of a name: everything is said and closed then."""
    for thread in threading.enumerate():
        if thread.name == name:
            thread.join()


def look_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Browsing, "end", lambda _: None)


@with_and_without(look_on)
def test_nobody_looks_on_once_it_is_closed(
    browsing: Browsing, qtbot: QtBot, fault: Fault | None
) -> None:
    """Each look left a thread of the library behind, with all that it held."""

    def looks() -> bool:
        service = listing.SERVICE.removesuffix(".local.")
        return any(service in thread.name for thread in threading.enumerate())

    with planted(fault):
        browsing.start()
        qtbot.waitUntil(looks)
        browsing.close()
        joined("listing")
        assert not looks()


def test_a_table_is_listed_as_long_as_it_is_there(browsing: Browsing, qtbot: QtBot) -> None:
    table = Announcing(TABLE, 5555)
    browsing.start()
    table.start()

    def free() -> list[int]:
        return [one.table.free for one in browsing.tables if one.key == table.key]

    qtbot.waitUntil(lambda: free() == [2])
    listed = next(one for one in browsing.tables if one.key == table.key)
    assert listed.port == 5555
    assert "127.0.0.1" in listed.addresses
    table.change(Announced("Ana", TITLES[0].name, 1, TITLES[0].edition))
    qtbot.waitUntil(lambda: free() == [1])
    table.go_on(cast("zeroconf.Zeroconf", None))  # Nothing has changed: nothing is asked of it.
    table.close()
    qtbot.waitUntil(lambda: free() == [])


def test_it_begins_again_in_another_network(
    browsing: Browsing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Announcing(TABLE, 5555)
    browsing.start()
    table.start()
    qtbot.waitUntil(lambda: len(browsing.tables) == 1)
    table.close()
    joined_one = len(threading.enumerate())
    qtbot.waitUntil(lambda: len(threading.enumerate()) <= joined_one)
    browsing._tables["left"] = Listed("left", TABLE, ("127.0.0.1",), 1)  # noqa: SLF001
    monkeypatch.setattr(listing, "own_interfaces", lambda: HOME[1:])
    qtbot.waitUntil(lambda: "left" not in [one.key for one in browsing.tables])


@pytest.mark.parametrize("fault", [OSError, zeroconf.Error])
def test_without_a_network_it_is_tried_again(
    browsing: Browsing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    faults = [fault, fault]
    real = listing.own_interfaces()

    def begin(*_: object, **__: object) -> zeroconf.Zeroconf:
        if faults:
            raise faults.pop()
        return made(ip_version=zeroconf.IPVersion.V4Only)

    made = zeroconf.Zeroconf
    if fault is OSError:
        monkeypatch.setattr(zeroconf, "Zeroconf", begin)
    else:
        monkeypatch.setattr(browsing, "begin", lambda *_: begin().close())
    failed: list[bool] = []
    browsing.failed.connect(lambda: failed.append(True))
    browsing.start()
    qtbot.waitUntil(lambda: len(failed) == 2)
    assert real


def test_a_flood_of_news_ends_the_list(browsing: Browsing, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Service:
        def __init__(self, _: str, name: str) -> None:
            asked.append(name)
            self.name, self.properties, self.port = name, record(), 1
            self.parsed_addresses = lambda: ["127.0.0.1"]

        def load_from_cache(self, _: object) -> bool:
            return self.name != "unknown"

        def request(self, *_: object) -> bool:
            return False

    monkeypatch.setattr(zeroconf, "ServiceInfo", Service)
    monkeypatch.setattr(listing, "MOST_NAMES", 3)
    browsing._own = HOME  # noqa: SLF001
    failed: list[bool] = []
    browsing.failed.connect(lambda: failed.append(True))
    for name in ("a", "b", "unknown", "c", "d"):
        browsing._on_change(None, "", name, zeroconf.ServiceStateChange.Added)  # type: ignore[arg-type]  # noqa: SLF001
    assert asked == ["a", "b", "unknown"]
    assert [one.key for one in browsing.tables] == ["a", "b"]
    assert failed
    browsing._on_heard("a", None)  # noqa: SLF001
    assert len(browsing.tables) == 2, "a closed list changes no more"


def test_thousands_of_tables_fill_the_list_and_no_more(browsing: Browsing) -> None:
    for number in range(3000):
        browsing._on_heard(f"{number}", Listed(f"{number}", TABLE, ("127.0.0.1",), 1))  # noqa: SLF001
    assert len(browsing.tables) == MOST_TABLES
    browsing._on_heard("0", None)  # noqa: SLF001
    assert len(browsing.tables) == MOST_TABLES - 1


def test_a_program_without_the_extra_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert extra.missing() == ()
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "paho" else True)
    assert extra.missing() == ("paho-mqtt",)
