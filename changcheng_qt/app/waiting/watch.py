"""A seat at somebody else's table, looked at from outside.

The folder of a table belongs to the program that plays there, perhaps right now. So nothing in it
is changed, and nothing is sent: a letter from the post office is read in a copy of the folder,
which is gone afterwards.
"""

import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import Carrier, Reach
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.net.keys import invitation_of
from changcheng_qt.net.letters import down_box
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError

SETTLED: Final = 1000
"""Milliseconds without a letter after which the latest one is read: in quick play many come."""


@dataclass(frozen=True, slots=True)
class Due:
    """What a table waits for: a decision, or an answer to what somebody asks."""

    title: str
    names: tuple[str, ...]
    """Of the people in these seats who are to decide."""
    length: int
    """Of the log: play has gone on where it is another."""
    is_asked: bool


class Watch(QObject):
    """Listens for one table."""

    due = Signal(Due)

    def __init__(
        self, path: Path, seat: KeptSeat, carrier: Carrier, parent: QObject, settled: int = SETTLED
    ) -> None:
        """Listen, as long as the carrier is open."""
        super().__init__(parent)
        self._path, self._carrier = path, carrier
        self._box = down_box(invitation_of(seat.code).room)
        self._letter = b""
        self._timer = QTimer(self, interval=settled, singleShot=True)
        self._timer.timeout.connect(self._read)
        carrier.heard.connect(self._on_heard)
        carrier.listen(self._box)

    def close(self) -> None:
        """Listen no more."""
        self._carrier.close()
        self.deleteLater()

    def _on_heard(self, box: str, letter: bytes) -> None:
        self._letter = letter
        self._timer.start()

    def _read(self) -> None:
        due = due_at(self._path, self._box, self._letter)
        if due is not None:
            self.due.emit(due)


def due_at(path: Path, box: str, letter: bytes) -> Due | None:
    """Return what a table waits for after a letter; None where nothing is due here, or the folder
    cannot be read.
    """
    with TemporaryDirectory(prefix="changcheng-qt-", ignore_cleanup_errors=True) as copies:
        copy = Path(copies, "table")
        try:
            shutil.copytree(path, copy)
            return _due_in(copy, box, letter)
        except (SaveError, OSError):
            return None


def _due_in(copy: Path, box: str, letter: bytes) -> Due | None:
    folder = Folder(RealDisk(), copy)
    seat = folder.read(SEAT, KeptSeat)
    if seat is None:
        return None
    carrier = _OneLetter()
    guest = Guest(folder, carrier, seat)
    carrier.heard.emit(box, letter)
    follower = guest.follower
    shown = follower.shown if follower else None
    if follower is None or shown is None or guest.gone or guest.trouble:
        return None
    own = set(follower.seats)
    answered = {one.number for one in follower.outbox.answers}
    is_asked = any(
        own - set(one.agreed) and one.number not in answered for one in guest.asks if own
    )
    deciding = [] if follower.is_waiting else [one for one in shown.deciders if one in own]
    if not deciding and not is_asked:
        return None
    names = tuple(shown.players[one].name for one in deciding)
    return Due(shown.game.name, names, follower.have, is_asked)


class _OneLetter(QObject):
    """A carrier that brings what it is told to, and carries nothing away."""

    heard = Signal(str, bytes)
    reach_changed = Signal(Reach)

    def listen(self, box: str) -> None:
        pass

    def post(self, box: str, letter: bytes) -> None:
        pass

    def clear(self, box: str) -> None:
        pass

    def close(self) -> None:
        pass
