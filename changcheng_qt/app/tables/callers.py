"""Seats for people who ask in the local network at a table without a window.

Each is reported by name. Somebody at the host's computer types the six digits that the guest reads
out; they are not printed, so that nobody is admitted without comparing. Where nobody can type, a
table may admit anyone. The door is closed once all seats are given.
"""

from __future__ import annotations

import platform
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.app.tables.front_door import FrontDoor
from changcheng_qt.engine.texts import as_name
from changcheng_qt.i18n.phrases.wording import fill, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.app.tables.serving import ServedTable
    from changcheng_qt.net.lan import LanHost
    from changcheng_qt.net.peers import Peer

translate = QCoreApplication.translate

NO: Final = "no"
"""The typed line that refuses all callers."""


class Admits(Enum):
    """Who gets a free seat in the local network."""

    INVITED = "invited"
    """People with an invitation only; the table is not announced."""
    COMPARED = "compared"
    """People with an invitation, and callers whose six digits somebody types."""
    ANYONE = "anyone"


class Callers(QObject):
    """The door of a table, from its announcement until its last seat is given."""

    message = Signal(str)
    """A sentence for readers of the command's output."""

    def __init__(self, table: ServedTable, lan: LanHost, admits: Admits) -> None:
        """Wait for `open`."""
        super().__init__(table)
        self._table, self._lan, self._admits = table, lan, admits
        self._announced = table.announced
        self._shown: set[int] = set()
        self._door: FrontDoor | None = None

    def open(self) -> None:
        """Announce the table, if a seat is free that people may ask for."""
        if self._free and self._admits is not Admits.INVITED:
            self._door = FrontDoor(
                self._table.host, self._lan, self._announced, lambda: self._free, self
            )
            self._door.changed.connect(self._look)

    @property
    def is_open(self) -> bool:
        """Whether people may ask for a seat now."""
        return self._door is not None

    def hear(self, line: str) -> None:
        """Give a seat to the caller with the typed digits, or refuse all of them."""
        door = self._door
        if door is None or not line.strip():
            return
        if line.strip().lower() == NO:
            for number in door.callers:
                door.answer(number, is_let_in=False)
            return
        digits = "".join(filter(str.isdecimal, line))
        named = [number for number, one in door.callers.items() if one.digits == digits]
        if len(named) == 1:
            door.answer(named[0], is_let_in=True)
        else:
            self.message.emit(translate("Callers", "Nobody who waits has these digits."))

    @property
    def _free(self) -> Sequence[Peer]:
        """The invitations to seats that nobody has accepted."""
        return self._table.host.roster.free

    def close(self) -> None:
        """Be listed no more."""
        door, self._door = self._door, None
        if door is not None:
            door.close()

    def _look(self) -> None:
        """Report a new caller, and announce the number of free seats."""
        door, table = self._door, self._table
        if door is None:
            return
        if not self._free:
            self.close()
            return
        if self._announced != table.announced:
            self._announced = table.announced
            door.announce(self._announced)
        for number, caller in door.callers.items():
            if number not in self._shown:
                self._shown.add(number)
                self._greet(door, number, caller.names)
                return

    def _greet(self, door: FrontDoor, number: int, names: Sequence[str]) -> None:
        if self._admits is Admits.ANYONE:
            door.answer(number, is_let_in=True)
            return
        words = translate(
            "Callers",
            "{guest} asks for a seat. Type the six digits on {guest}'s screen, or {no} to refuse.",
        )
        if len(names) > 1:
            words = translate(
                "Callers",
                "{guest} ask for seats. Type the six digits on their screen, or {no} to refuse.",
                "several",
            )
        self.message.emit(fill(words, guest=listed(names), no=NO))


def computer_name() -> str:
    """Return the name of this computer, for its table in a list."""
    return as_name(platform.node().partition(".")[0]) or PROGRAM
