"""The local network as a carrier: letters arrive, the latest comes again with every connection, and
guests that break the limits are cut off.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from pytestqt.qtbot import QtBot

from changcheng_qt.net import carrier, lan
from changcheng_qt.net.carrier import Allowance, Reach
from changcheng_qt.net.lan import LanGuest, LanHost, Line
from changcheng_qt.net.parcels import Kind, Parcel
from tests.patience import PATIENCE
from tests.planted import Fault, planted, with_and_without

HERE = "127.0.0.1"
SOON = (10, 20)
Letters = list[tuple[str, bytes]]


class Ear:
    """Keeps the letters that a carrier hears, and how far it reaches."""

    def __init__(self, carrier: LanHost | LanGuest) -> None:
        self.letters: Letters = []
        self.reach = Reach.NONE
        self.reached: list[Reach] = []
        self.lost: list[str] = []
        carrier.heard.connect(lambda box, letter, _: self.letters.append((box, letter)))
        carrier.lost.connect(self.lost.append)
        carrier.reach_changed.connect(self._on_reach)

    def _on_reach(self, reach: Reach) -> None:
        self.reach = reach
        self.reached.append(reach)


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LanHost]:
    parent = QObject()
    host = LanHost(parent, PATIENCE)
    host.open()
    yield host
    host.close()
    parent.deleteLater()


@pytest.fixture
def come(host: LanHost) -> Iterator[Callable[..., LanGuest]]:
    parent = QObject()
    guests: list[LanGuest] = []

    def come(*addresses: str, port: int = 0) -> LanGuest:
        at = addresses or (HERE,)
        guests.append(LanGuest(at, port or host.port, parent, PATIENCE, SOON))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
    parent.deleteLater()


def raw(port: int, qtbot: QtBot) -> QTcpSocket:
    """Connect as a program that may say anything."""
    socket = QTcpSocket()
    with qtbot.waitSignal(socket.connected):
        socket.connectToHost(HERE, port)
    return socket


def keep_nothing(patch: pytest.MonkeyPatch) -> None:
    def post(host: LanHost, box: str, letter: bytes) -> None:
        for line, boxes in host._readers.items():  # noqa: SLF001
            if box in boxes:
                line.send(Parcel(Kind.LETTER, box, letter))

    patch.setattr(LanHost, "post", post)


@with_and_without(keep_nothing)
def test_the_latest_letter_waits_for_its_reader(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        host.post("down", b"old")
        host.post("down", b"new")
        guest = come()
        ear = Ear(guest)
        guest.listen("down")
        qtbot.waitUntil(lambda: bool(ear.letters))
        assert ear.letters == [("down", b"new")]
        assert ear.reach is Reach.LIVE
        host.post("down", b"newest")
        qtbot.waitUntil(lambda: ear.letters[1:] == [("down", b"newest")])


def test_letters_of_guests_are_heard_where_somebody_listens(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot
) -> None:
    ear = Ear(host)
    host.listen("up")
    guest = come()
    guest.post("elsewhere", b"unheard")
    guest.post("up", b"one")
    qtbot.waitUntil(lambda: ear.letters == [("up", b"one")])


def test_nobody_hears_of_a_box_of_others(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot
) -> None:
    mine, other = come(), come()
    ears = Ear(mine), Ear(other)
    mine.listen("mine")
    other.listen("other")
    qtbot.waitUntil(lambda: all(ear.reach is Reach.LIVE for ear in ears))
    host.post("mine", b"for me")
    host.post("other", b"for the other")
    qtbot.waitUntil(lambda: all(ear.letters for ear in ears))
    assert [ear.letters for ear in ears] == [[("mine", b"for me")], [("other", b"for the other")]]


def test_a_cleared_box_is_empty(host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot) -> None:
    host.post("down", b"gone")
    host.clear("down")
    host.post("next", b"here")
    guest = come()
    ear = Ear(guest)
    guest.listen("down")
    guest.listen("next")
    qtbot.waitUntil(lambda: bool(ear.letters))
    assert ear.letters == [("next", b"here")]


def forget_boxes(patch: pytest.MonkeyPatch) -> None:
    connected = LanGuest._on_connected  # noqa: SLF001

    def on_connected(guest: LanGuest) -> None:
        boxes, guest._boxes = guest._boxes, []  # noqa: SLF001
        connected(guest)
        guest._boxes = boxes  # noqa: SLF001

    patch.setattr(LanGuest, "_on_connected", on_connected)


@with_and_without(forget_boxes)
def test_a_guest_comes_back_with_its_boxes_and_letters(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        port = host.port
        guest = come()
        ear = Ear(guest)
        guest.listen("down")
        qtbot.waitUntil(lambda: ear.reach is Reach.LIVE)
        guest.post("up", b"mine")
        host.close()
        qtbot.waitUntil(lambda: ear.reach is Reach.NONE)
        again = LanHost(host)
        heard = Ear(again)
        again.listen("up")
        again.post("down", b"again")
        again.open(port)
        qtbot.waitUntil(lambda: heard.letters == [("up", b"mine")])
        qtbot.waitUntil(lambda: ear.letters == [("down", b"again")])
        again.close()


def untold(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LanHost, "_tell_lost", lambda *_: None)


@with_and_without(untold)
def test_a_guest_whose_connection_ends_is_lost_at_once(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot, fault: Fault | None
) -> None:
    ear = Ear(host)
    guests = {box: come() for box in ("mine", "other")}
    for box, guest in guests.items():
        host.listen(box)
        guest.post(box, b"here")
    qtbot.waitUntil(lambda: len(ear.letters) == 2)
    with planted(fault):
        guests["mine"].close()
        qtbot.waitUntil(lambda: ear.lost == ["mine"])


def at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lan, "GRACE", 0)


@with_and_without(at_once)
def test_a_guest_that_soon_comes_back_was_never_lost(
    host: LanHost,
    come: Callable[..., LanGuest],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    fault: Fault | None,
) -> None:
    graces: list[Callable[[], None]] = []

    def later(milliseconds: int, _: QObject, then: Callable[[], None]) -> None:
        graces.append(then) if milliseconds else then()

    monkeypatch.setattr(QTimer, "singleShot", later)
    ear = Ear(host)
    host.listen("mine")
    come().post("mine", b"here")
    qtbot.waitUntil(lambda: bool(ear.letters))
    (line,) = host.findChildren(Line)
    with planted(fault):
        line.end()
        qtbot.waitUntil(lambda: len(ear.letters) == 2)
        for then in graces:
            then()
        assert not ear.lost


def test_it_tries_the_next_address(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot
) -> None:
    guest = come("127.0.0.254.invalid", "::ffff:0:0:0", HERE)
    ear = Ear(guest)
    qtbot.waitUntil(lambda: ear.reach is Reach.LIVE)


def test_a_line_over_which_nothing_comes_is_ended(qtbot: QtBot) -> None:
    """As where a cable was pulled out: the other end neither speaks nor says goodbye."""
    mute = QTcpServer()
    assert mute.listen(QHostAddress(HERE))
    parent = QObject()
    guest = LanGuest([HERE], mute.serverPort(), parent, ping=20, waits=(10_000,))
    ear = Ear(guest)
    qtbot.waitUntil(lambda: ear.reached == [Reach.LIVE, Reach.NONE])
    guest.close()
    parent.deleteLater()


def keep_no_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Line, "send", lambda *_: None)


@with_and_without(keep_no_line)
def test_pings_keep_a_quiet_line(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """Each one that comes winds the clock up again by which the line would be ended."""
    monkeypatch.setattr(lan, "SILENCE", PATIENCE)
    parent = QObject()
    with planted(fault):
        host = LanHost(parent, ping=20)
        host.open()
        guest = LanGuest([HERE], host.port, parent, ping=20, waits=(10_000,))
        qtbot.waitUntil(lambda: bool(guest.findChildren(Line) and host.findChildren(Line)))
        for end in (guest, host):
            (line,) = end.findChildren(Line)
            line._silence.stop()  # noqa: SLF001
            qtbot.waitUntil(line._silence.isActive)  # noqa: SLF001
    for end in parent.findChildren(LanGuest) + parent.findChildren(LanHost):
        end.close()
    parent.deleteLater()


def stream_of(kind: str) -> bytes:
    match kind:
        case "noise":
            return b"\xff" * 64
        case "boxes":
            many = range(lan.MOST_BOXES + 1)
            return b"".join(Parcel(Kind.LISTEN, f"box{n}").to_bytes() for n in many)
        case _:
            return Parcel(Kind.LETTER, "up", b"a").to_bytes() * 1000


def believe(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Line, "end", lambda _: None)


@with_and_without(believe)
@pytest.mark.parametrize("kind", ["noise", "boxes", "flood"])
def test_a_sender_that_breaks_a_limit_is_cut_off(
    host: LanHost, qtbot: QtBot, kind: str, fault: Fault | None
) -> None:
    host.listen("up")
    socket = raw(host.port, qtbot)
    with planted(fault), qtbot.waitSignal(socket.disconnected):
        socket.write(stream_of(kind))
    host.close()


def listening(port: int, qtbot: QtBot, box: str) -> QTcpSocket:
    """Connect, and wait for the letter in a box."""
    socket = raw(port, qtbot)
    with qtbot.waitSignal(socket.readyRead):
        socket.write(Parcel(Kind.LISTEN, box).to_bytes())
    return socket


def test_no_more_than_a_table_of_connections(host: LanHost, qtbot: QtBot) -> None:
    host.post("down", b"letter")
    sockets = [listening(host.port, qtbot, "down") for _ in range(lan.MOST_CONNECTIONS)]
    late = QTcpSocket()
    with qtbot.waitSignal(late.disconnected):
        late.connectToHost(HERE, host.port)
    assert all(one.state() is QTcpSocket.SocketState.ConnectedState for one in sockets)


def first_come(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LanHost, "_make_room", lambda _: False)


@with_and_without(first_come)
def test_silent_connections_keep_nobody_out(
    host: LanHost, come: Callable[..., LanGuest], qtbot: QtBot, fault: Fault | None
) -> None:
    host.post("down", b"letter")
    seated = listening(host.port, qtbot, "down")
    silent = [raw(host.port, qtbot) for _ in range(lan.MOST_CONNECTIONS)]
    with planted(fault):
        ear = Ear(guest := come())
        guest.listen("down")
        qtbot.waitUntil(lambda: ear.letters == [("down", b"letter")])
        assert seated.state() is QTcpSocket.SocketState.ConnectedState
    assert len(silent) == lan.MOST_CONNECTIONS


def test_an_allowance_fills_again() -> None:
    now = 0.0
    allowance = Allowance(lambda: now)
    most = carrier.MOST_LETTERS * carrier.BURST
    assert [allowance.take() for _ in range(most + 1)] == [True] * most + [False]
    now = 2.0
    left = [allowance.take() for _ in range(2 * carrier.MOST_LETTERS + 1)]
    assert left.count(True) in {2 * carrier.MOST_LETTERS - 1, 2 * carrier.MOST_LETTERS}
    assert left[-1] is False
