"""A seat at somebody else's table."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.tables.finished import OPEN_FOR, note_finished
from changcheng_qt.app.tables.hosting import LAST_WORDS, forget
from changcheng_qt.app.tables.kept_ways import keep_ways
from changcheng_qt.app.tables.lending import SendsAgain, give_signs
from changcheng_qt.app.tables.nearby import LOOK_AFTER, Sought
from changcheng_qt.app.tables.ways import guest_carrier
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.invitations import LanAddress

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.tables.hosting import Means
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.kept import KeptSeat
    from changcheng_qt.net.post_trouble import Trouble


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
        self.path, self.reach, self._means, self._code = path, Reach.NONE, means, seat.code
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
            keep_ways(self._means.folder(self.path), self._code, self.ways)

    def _on_trouble(self, trouble: Trouble) -> None:
        self.trouble = trouble
        self.changed.emit()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        if reach is not Reach.NONE:
            self.trouble = None
        self.changed.emit()
