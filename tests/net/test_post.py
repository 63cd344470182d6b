"""A post office as a carrier, tried with a real broker: letters are kept, the newest stays the
newest, and each refusal has its reason.
"""

import socket
import ssl
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.net import post
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.post import PostCarrier, PostOffice, Session
from changcheng_qt.net.post_trouble import Trouble, trouble_of
from tests.net.broker import (
    NAME,
    PASSWORD,
    authority,
    broker,
    certificate,
    free_port,
    passwords,
    with_broker,
)
from tests.planted import Fault, planted, with_and_without

pytestmark = with_broker
SOON = (20, 50)
DOWN, UP = "room/down", "room/up"


class Ear:
    """Keeps all that a carrier tells."""

    def __init__(self, carrier: PostCarrier) -> None:
        self.letters: list[tuple[str, bytes]] = []
        self.kept: list[bool] = []
        """Whether each letter had lain at the post office."""
        self.reach = Reach.NONE
        self.troubles: list[Trouble] = []
        carrier.heard.connect(lambda box, letter, _: self.letters.append((box, letter)))
        carrier.heard.connect(lambda _box, _letter, was_kept: self.kept.append(was_kept))
        carrier.reach_changed.connect(self._on_reach)
        carrier.troubled.connect(self.troubles.append)

    def _on_reach(self, reach: Reach) -> None:
        self.reach = reach


Come = Callable[[PostOffice], tuple[PostCarrier, Ear]]


@pytest.fixture
def come(qtbot: QtBot) -> Iterator[Come]:
    parent = QObject()
    carriers: list[PostCarrier] = []

    def come(office: PostOffice) -> tuple[PostCarrier, Ear]:
        carriers.append(PostCarrier(office, parent, SOON))
        return carriers[-1], Ear(carriers[-1])

    yield come
    for carrier in carriers:
        carrier.close()
    parent.deleteLater()


def lies_there(come: Come, office: PostOffice, qtbot: QtBot, box: str, letter: bytes) -> None:
    """Wait until the post office has a letter, by looking as another client."""
    witness, seen = come(office)
    witness.listen(box)
    qtbot.waitUntil(lambda: (box, letter) in seen.letters)


def test_a_letter_that_lay_there_is_told_apart(come: Come, tmp_path: Path, qtbot: QtBot) -> None:
    with broker(tmp_path) as office:
        guest, _ = come(office)
        guest.post(UP, b"old")
        lies_there(come, office, qtbot, UP, b"old")
        host, ear = come(office)
        host.listen(UP)
        qtbot.waitUntil(lambda: ear.kept == [True])
        guest.post(UP, b"new")
        qtbot.waitUntil(lambda: ear.kept == [True, False])


def do_not_retain(patch: pytest.MonkeyPatch) -> None:
    def post_once(session: Session, box: str, letter: bytes) -> None:
        session._client.publish(post.TOPICS + box, letter, 1, retain=False)  # noqa: SLF001

    patch.setattr(Session, "post", post_once)


@with_and_without(do_not_retain)
def test_letters_wait_for_readers_that_were_never_there_together(
    come: Come, tmp_path: Path, qtbot: QtBot, fault: Fault | None
) -> None:
    """The broker is restarted between them, too."""
    port = free_port()
    with planted(fault):
        with broker(tmp_path, port=port) as office:
            writer, ear = come(office)
            writer.post(DOWN, b"old")
            qtbot.waitUntil(lambda: ear.reach is Reach.POST)
            writer.post(DOWN, b"new")
            reader, heard = come(office)
            reader.listen(DOWN)
            qtbot.waitUntil(lambda: (DOWN, b"new") in heard.letters)
            writer.close()
            reader.close()
        with broker(tmp_path, port=port) as office:
            reader, heard = come(office)
            reader.listen(DOWN)
            qtbot.waitUntil(lambda: heard.letters == [(DOWN, b"new")])


def test_it_comes_back_with_the_latest_letter(come: Come, tmp_path: Path, qtbot: QtBot) -> None:
    port = free_port()
    with broker(tmp_path, port=port) as office:
        carrier, ear = come(office)
        carrier.listen(DOWN)
        qtbot.waitUntil(lambda: ear.reach is Reach.POST)
    qtbot.waitUntil(lambda: ear.reach is Reach.NONE)
    carrier.post(UP, b"while away")
    carrier.post(UP, b"the newest")
    qtbot.waitUntil(lambda: Trouble.UNREACHABLE in ear.troubles)
    with broker(tmp_path, port=port) as office:
        host, heard = come(office)
        host.listen(UP)
        host.post(DOWN, b"hello")
        qtbot.waitUntil(lambda: heard.letters == [(UP, b"the newest")])
        qtbot.waitUntil(lambda: (DOWN, b"hello") in ear.letters)


def test_a_cleared_box_is_empty(come: Come, tmp_path: Path, qtbot: QtBot) -> None:
    with broker(tmp_path) as office:
        carrier, ear = come(office)
        carrier.post(DOWN, b"gone")
        qtbot.waitUntil(lambda: ear.reach is Reach.POST)
        carrier.clear(DOWN)
        carrier.post(UP, b"here")
        carrier.listen(DOWN)
        carrier.listen(UP)
        qtbot.waitUntil(lambda: ear.letters == [(UP, b"here")])


def test_nobody_answers(come: Come, qtbot: QtBot) -> None:
    _, ear = come(PostOffice("127.0.0.1", free_port(), is_secure=False))
    qtbot.waitUntil(lambda: len(ear.troubles) > 1)
    assert set(ear.troubles) == {Trouble.UNREACHABLE}


@contextmanager
def answering(answer: bytes) -> Iterator[PostOffice]:
    """An office that answers whoever connects, and ends the connection."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    connection, _ = server.accept()
                    with connection:
                        connection.recv(1000)
                        connection.sendall(answer)

        Thread(target=serve, daemon=True).start()
        yield PostOffice("127.0.0.1", server.getsockname()[1], is_secure=False)
        server.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [
        (b"\x20\x03\x00\x84\x00", Trouble.OUTDATED),
        (b"\x20\x02\x00\x01", Trouble.OUTDATED),
        (b"\x20\x03\x00\x88\x00", Trouble.BUSY),
        (b"\x20\x03\x00\x97\x00", Trouble.FULL),
        (b"\x20\x03\x00\x8a\x00", Trouble.REFUSED),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", Trouble.REFUSED),
        (b"", Trouble.REFUSED),
    ],
    ids=["not MQTT 5", "MQTT 3", "not available", "quota", "banned", "no MQTT", "silent"],
)
def test_the_reason_of_a_refusal_is_named(
    come: Come, qtbot: QtBot, answer: bytes, trouble: Trouble
) -> None:
    """Each passed for nobody at the address, or for an office that takes its time."""
    with answering(answer) as office:
        _, ear = come(office)
        qtbot.waitUntil(lambda: len(ear.troubles) > 1)
        assert set(ear.troubles) == {trouble}


def test_an_office_with_too_many_guests_is_named_as_such(
    come: Come, tmp_path: Path, qtbot: QtBot
) -> None:
    """Mosquitto ends the connection without a word."""
    with broker(tmp_path, "allow_anonymous true", "max_connections 1") as office:
        ears = [come(office)[1] for _ in range(4)]
        qtbot.waitUntil(lambda: any(Trouble.REFUSED in ear.troubles for ear in ears))


def test_an_office_without_a_certificate_is_not_taken_for_absent(
    come: Come, tmp_path: Path, qtbot: QtBot
) -> None:
    with broker(tmp_path) as office:
        _, ear = come(replace(office, is_secure=True))
        qtbot.waitUntil(lambda: len(ear.troubles) > 1)
        assert set(ear.troubles) == {Trouble.NOT_SECURE}


@pytest.mark.parametrize("is_there", [False, True])
def test_a_file_without_an_authority_is_reported(
    come: Come, tmp_path: Path, qtbot: QtBot, *, is_there: bool
) -> None:
    """It passed for nobody at the address, or for an office without a certificate."""
    file = tmp_path / "authority.pem"
    if is_there:
        file.write_text("no certificate")
    _, ear = come(PostOffice("127.0.0.1", free_port(), authority=file))
    qtbot.waitUntil(lambda: bool(ear.troubles))
    assert set(ear.troubles) == {Trouble.NO_AUTHORITY}


@contextmanager
def old_office(folder: Path, own: Path) -> Iterator[PostOffice]:
    """An office that speaks only a version of TLS that is out of date."""
    certificate(folder, own)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "own.pem", folder / "own.key")
    context.set_ciphers("ALL:@SECLEVEL=0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        context.minimum_version = ssl.TLSVersion.TLSv1
        context.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            with suppress(OSError):
                while True:
                    connection, _ = server.accept()
                    with suppress(ssl.SSLError), context.wrap_socket(connection, server_side=True):
                        pass

        Thread(target=answer, daemon=True).start()
        yield PostOffice("127.0.0.1", server.getsockname()[1], authority=own)
        server.shutdown(socket.SHUT_RDWR)


def test_an_office_of_old_tls_is_not_taken_for_one_without_a_certificate(
    come: Come, tmp_path: Path, qtbot: QtBot
) -> None:
    with old_office(tmp_path, authority(tmp_path)) as office:
        _, ear = come(office)
        qtbot.waitUntil(lambda: bool(ear.troubles))
        assert set(ear.troubles) == {Trouble.NOT_AGREED}


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (9, Trouble.NOT_YET),
        (10, Trouble.EXPIRED),
        (18, Trouble.UNKNOWN_AUTHORITY),
        (62, Trouble.OTHER_NAME),
        (66, Trouble.INVALID),
        (0x800B0101, Trouble.EXPIRED),
        (0x800B010F, Trouble.OTHER_NAME),
        (-67819, Trouble.NOT_YET),
        (-67843, Trouble.UNKNOWN_AUTHORITY),
    ],
)
def test_a_certificate_fault_is_named_on_every_system(number: int, trouble: Trouble) -> None:
    error = ssl.SSLCertVerificationError("no")
    error.verify_code = number
    assert trouble_of(error, is_secure=True) is trouble


def test_a_broken_connection_without_tls_is_not_called_insecure() -> None:
    assert trouble_of(ConnectionResetError(), is_secure=False) is Trouble.UNREACHABLE
    assert trouble_of(ConnectionResetError(), is_secure=True) is Trouble.NOT_SECURE


def test_a_wrong_login_is_reported_once(come: Come, tmp_path: Path, qtbot: QtBot) -> None:
    """And no more attempts are made, which some brokers answer with a ban."""
    with broker(tmp_path, *passwords(tmp_path)) as office:
        right, at_ease = come(replace(office, name=NAME, password=PASSWORD))
        _, ear = come(replace(office, name=NAME, password="wrong"))
        qtbot.waitUntil(lambda: bool(ear.troubles) and at_ease.reach is Reach.POST)
        right.post(DOWN, b"still here")
        right.listen(DOWN)
        qtbot.waitUntil(lambda: bool(at_ease.letters))
        assert ear.troubles == [Trouble.WRONG_LOGIN]
        assert ear.reach is Reach.NONE
        assert at_ease.troubles == []


def test_a_box_that_is_not_allowed(come: Come, tmp_path: Path, qtbot: QtBot) -> None:
    rights = tmp_path / "rights"
    rights.write_text("topic readwrite cc/1/+/up\ntopic readwrite cc/1/+/down\n")
    with broker(tmp_path, "allow_anonymous true", f"acl_file {rights}") as office:
        carrier, ear = come(office)
        carrier.listen(DOWN)
        carrier.post(DOWN, b"allowed")
        qtbot.waitUntil(lambda: ear.letters == [(DOWN, b"allowed")])
        carrier.post("other/place", b"refused")
        qtbot.waitUntil(lambda: ear.troubles == [Trouble.NOT_ALLOWED])


def trust_anybody(patch: pytest.MonkeyPatch) -> None:
    def context(_authority: Path | None) -> ssl.SSLContext:
        made = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        made.check_hostname = False
        made.verify_mode = ssl.CERT_NONE
        return made

    patch.setattr(post, "_context", context)


@with_and_without(trust_anybody)
@pytest.mark.parametrize("kind", ["unknown", "expired", "for another", "good"])
def test_only_certificates_of_known_authorities_are_trusted(
    come: Come, tmp_path: Path, qtbot: QtBot, kind: str, fault: Fault | None
) -> None:
    """A club's own authority is trusted where it is named, and nobody else."""
    if kind == "good" and fault is not None:
        pytest.skip("nothing is wrong with it")
    own = authority(tmp_path)
    address = "127.0.0.9" if kind == "for another" else "127.0.0.1"
    lines = certificate(tmp_path, own, address, days=-1 if kind == "expired" else 1)
    with broker(tmp_path, *lines) as plain, planted(fault):
        secure = replace(plain, is_secure=True, authority=None if kind == "unknown" else own)
        _, ear = come(secure)
        qtbot.waitUntil(lambda: bool(ear.troubles or ear.reach is Reach.POST))
        told = {
            "good": [],
            "unknown": [Trouble.UNKNOWN_AUTHORITY],
            "expired": [Trouble.EXPIRED],
            "for another": [Trouble.OTHER_NAME],
        }
        assert ear.troubles == told[kind]


def test_neither_name_nor_password_is_printed() -> None:
    assert "secret" not in repr(PostOffice("post.example.org", name="secret", password="secret"))
