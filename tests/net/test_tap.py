"""Somebody on the way, or at the post office, takes down every byte: nothing of a game is open in
them. Lengths have tests of their own (`test_lengths`).
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.speech import Speech
from changcheng_qt.net import frames, letters
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.lan import LanGuest, LanHost
from changcheng_qt.net.post import TOPICS, PostCarrier, PostOffice
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.benchmarks.bench_net import Screens
from tests.effort import effort
from tests.net.broker import HERE, broker, with_broker
from tests.net.memory import Office
from tests.net.tables import Table
from tests.net.wire import Wire
from tests.planted import Fault, planted, with_and_without

ACTS = effort(sample=60, nightly=800)
MOVES = effort(sample=12, nightly=400)
SAID = "Quiet words"
LETTERS = (letters.Up, letters.Down, letters.Join, letters.Admitted, letters.Deed, letters.Present)
WORDS = {f'"{field.name}"'.encode() for one in LETTERS for field in fields(one)}


def open_in(taken: bytes, recorder: Recorder) -> set[bytes]:
    """The fields of letters, salts, keys and words of people in bytes that somebody has taken."""
    whole = record_to_bytes(recorder.record())
    secret = set(re.findall(rb'"(?:salt|key)":"([0-9a-f]{32})"', whole))
    assert len(secret) > 2, "there is something to keep"
    return {one for one in WORDS | secret | {SAID.encode()} if one in taken}


def leave_unsealed(patch: pytest.MonkeyPatch) -> None:
    def encrypt(text: bytes, _beside: bytes, _nonce: bytes, _key: bytes) -> bytes:
        return text + bytes(16)

    def decrypt(text: bytes, _beside: bytes, _nonce: bytes, _key: bytes) -> bytes:
        return text[:-16]

    patch.setattr(frames, "crypto_aead_xchacha20poly1305_ietf_encrypt", encrypt)
    patch.setattr(frames, "crypto_aead_xchacha20poly1305_ietf_decrypt", decrypt)


@pytest.mark.no_cover
@with_and_without(leave_unsealed)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_no_letter_of_a_game_is_open(title: Title, fault: Fault | None) -> None:
    with planted(fault):
        seats = title.rules.seat_counts[0]
        groups = (*((seat,) for seat in range(seats)), ())
        at = Table(title, 4, Office(4), groups, seats, chat=Speech.FREE)
        at.begin()
        assert at.guests[0].say(0, None, SAID)
        for _ in range(ACTS):
            if at.match.to_act is None:
                break
            at.act()
            at.deliver()
        taken = b"".join(box.encode() + letter for box, letter in at.office.seen)
        assert at.recorder is not None
        assert open_in(taken, at.recorder) == set()


Ends = Callable[[int], Carrier]


@contextmanager
def in_network() -> Iterator[tuple[Ends, Wire, Callable[[], bytes]]]:
    """The local network, where guests come through a tapped cable."""
    parent = QObject()
    host = LanHost(parent)
    host.open()
    wire = Wire(host.port)
    made: list[LanHost | LanGuest] = [host]

    def end(number: int) -> Carrier:
        if number:
            made.append(LanGuest((HERE,), wire.port, parent))
        return made[-1]

    yield end, wire, lambda: b""
    for one in made:
        one.close()
    parent.deleteLater()


@contextmanager
def by_post(folder: Path) -> Iterator[tuple[Ends, Wire, Callable[[], bytes]]]:
    """A post office behind a tapped cable, at which somebody listens to all boxes."""
    with broker(folder) as office, listening(office) as heard:
        parent, wire = QObject(), Wire(office.port)
        made: list[PostCarrier] = []

        def end(_: int) -> Carrier:
            made.append(PostCarrier(replace(office, port=wire.port), parent, (50,)))
            return made[-1]

        yield end, wire, lambda: b"".join(heard)
        for one in made:
            one.close()
        parent.deleteLater()


@contextmanager
def listening(office: PostOffice) -> Iterator[list[bytes]]:
    """Listen to all boxes of a post office, as everybody may who is let in."""
    from paho.mqtt.client import Client
    from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

    heard: list[bytes] = []
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_message = lambda _client, _, one: heard.append(one.topic.encode() + one.payload)
    client.connect(office.address, office.port)
    client.subscribe("#")
    client.loop_start()
    yield heard
    client.disconnect()
    client.loop_stop()


@pytest.mark.no_cover
@with_broker
@with_and_without(leave_unsealed)
@pytest.mark.parametrize("way", ["network", "post"])
def test_no_byte_of_a_game_is_open_on_a_wire_or_in_a_box(
    way: str, tmp_path: Path, qtbot: QtBot, fault: Fault | None
) -> None:
    opened = in_network() if way == "network" else by_post(tmp_path)
    with opened as (end, wire, overheard), planted(fault):
        screens = Screens(end)
        for _ in range(MOVES):
            if screens.match.to_act is None:
                break
            screens.move()
        assert screens.match.entry_count >= MOVES or screens.match.outcome
        qtbot.waitUntil(lambda: way == "network" or len(overheard()) > MOVES * frames.FRAME)
        taken = bytes(wire.taken) + overheard()
        assert len(wire.taken) > MOVES * frames.FRAME
        assert way == "network" or TOPICS.encode() in overheard()
        assert open_in(taken, screens.recorder) == set()
