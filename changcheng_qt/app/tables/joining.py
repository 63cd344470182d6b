"""A seat at somebody else's table, whose host is found again in this network if it moves there."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.tables.hosting import LAST_WORDS, forget
from changcheng_qt.app.tables.kept import OPEN_FOR, note_finished
from changcheng_qt.app.tables.kept_ways import keep_ways, trusting
from changcheng_qt.app.tables.lending import SendsAgain, give_signs
from changcheng_qt.app.tables.ways import guest_carrier
from changcheng_qt.net.beacons import Lookout
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.lan import LanGuest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.tables.hosting import Means
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.kept import KeptSeat
    from changcheng_qt.net.post_trouble import Trouble
    from changcheng_qt.net.several import Several

LOOK_AFTER: Final = 2000
"""Milliseconds after which a guest also looks for the beacon of its host."""
LOOK_LATER: Final = 60_000
"""Milliseconds after which it looks again, if too many announcements ended the last look."""
MOST_PLACES: Final = 8
"""How many found places are tried at once; any more replace the one found first."""


class JoinedTable(QObject):
    """A table whose match another computer holds."""

    changed = Signal()
    """The host has told something, or is reached in another way."""

    def __init__(
        self, path: Path, seat: KeptSeat, ways: Sequence[Way], means: Means, parent: QObject
    ) -> None:
        """Ask for a seat, or take it again; raises `SaveError` and OSError."""
        super().__init__(parent)
        self.is_kept = False
        """Whether the finished game is kept like any other, or about to be."""
        self.path, self.reach, self._means, self.code = path, Reach.NONE, means, seat.code
        self.ways = tuple(ways)
        self.trouble: Trouble | None = None
        """The fault of the way to the host."""
        self._carrier = guest_carrier(ways, self, self._on_trouble)
        self._carrier.reach_changed.connect(self._on_reach_changed)
        self.guest = Guest(means.folder(path), self._carrier, seat)
        self.guest.changed = self.changed.emit
        self._sought = Sought(self.guest, self.ways, self._carrier, self)
        self._sought.moved.connect(self._on_moved)
        give_signs(self, self.guest.post)
        SendsAgain(self.guest, self)

    def is_asked_with(self, code: str, ways: Sequence[Way]) -> bool:
        """Whether this is the table of an invitation, which names no authority."""
        return (code, tuple(ways)) == (self.code, trusting(self.ways, None))

    def keep_over(self, open_for: int = OPEN_FOR) -> None:
        """Note that the game is over, and kept like any other on this computer; its host may ask
        for a rematch for some seconds.
        """
        until = self._means.clock() + open_for
        note = partial(note_finished, path=self.path, missing=(), until=until)
        self._means.autosave.ask_library(note)

    def give_up(self, patience: int = LAST_WORDS) -> None:
        """Leave for good: tell the host, which is looked for if there is time for that, and keep
        nothing of the table.
        """
        self._means.leaving.add(self.path)
        self._sought.moved.disconnect(self._on_moved)
        if patience < LOOK_AFTER:
            self._sought.close()
        self.guest.leave()
        self.keep_over(0)
        QTimer.singleShot(patience, self, self._end)

    def _end(self) -> None:
        self.close()
        forget(self._means, self.path)

    def close(self) -> None:
        """Leave the table as it is, for the next time."""
        self._carrier.close()
        self._sought.close()
        self.deleteLater()

    def _on_moved(self, place: LanAddress) -> None:
        """Keep where the host is now; a disk that refuses it costs a search the next time."""
        others = (way for way in self.ways if not isinstance(way, LanAddress))
        self.ways = (place, *others)
        with suppress(OSError):
            keep_ways(self._means.folder(self.path), self.code, self.ways)

    def _on_trouble(self, trouble: Trouble) -> None:
        self.trouble = trouble
        self.changed.emit()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        if reach is not Reach.NONE:
            self.trouble = None
        self.changed.emit()


class Sought(QObject):
    """The host of a guest, looked for in this network while no letter of it arrives. All places
    that are found are tried at the same time as those that are known: so a computer that answers at
    one of them in place of the host keeps no guest from the host.
    """

    moved = Signal(object)
    """The host is at another `LanAddress`: a letter that it sealed came from there."""

    def __init__(
        self, guest: Guest, ways: Sequence[Way], carrier: Several, parent: QObject
    ) -> None:
        """Look after a while, if the guest has met its host in this network."""
        super().__init__(parent)
        self._guest, self._carrier = guest, carrier
        self._known = [way for way in ways if isinstance(way, LanAddress)]
        self._found: dict[LanAddress, LanGuest] = {}
        self._lookout: Lookout | None = None
        self._is_heard = False
        """Whether a letter that the host sealed came since it was lost on all ways."""
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._look)
        carrier.heard.connect(self._on_letter)
        carrier.reach_changed.connect(self._on_reach_changed)
        self._on_reach_changed(Reach.NONE)

    def close(self) -> None:
        """Stop looking."""
        self._again.stop()
        lookout, self._lookout = self._lookout, None
        if lookout is not None:
            lookout.close()

    def _on_reach_changed(self, reach: Reach) -> None:
        if reach is Reach.NONE and self._known:
            self._is_heard = False
            self._again.start(LOOK_AFTER)

    def _on_letter(self, box: str, sealed: bytes, _: bool) -> None:
        if not self._is_heard and self._guest.is_from_host(box, sealed):
            self._is_heard = True
            self.close()

    def _look(self) -> None:
        self.close()
        lookout = self._lookout = Lookout(self._guest.key)
        lookout.changed.connect(partial(self._on_changed, lookout))
        lookout.failed.connect(partial(self._again.start, LOOK_LATER))
        lookout.start()

    def _on_changed(self, lookout: Lookout) -> None:
        for table in lookout.tables:
            for place in (LanAddress(address, table.port) for address in table.addresses):
                if place not in self._known and place not in self._found:
                    self._try(place)

    def _try(self, place: LanAddress) -> None:
        if len(self._found) == MOST_PLACES:
            self._found.pop(next(iter(self._found))).close()
        lan = self._found[place] = LanGuest((place.address,), place.port, self)
        lan.heard.connect(partial(self._on_heard, place))
        self._carrier.add(lan)

    def _on_heard(self, place: LanAddress, box: str, sealed: bytes, _: bool) -> None:
        if place not in self._known and self._guest.is_from_host(box, sealed):
            self._known.append(place)
            self.moved.emit(place)
