"""Tables whose game is over: noted as such, offered no more, and removed once nobody needs them.

A guest's table is finished when all of its game is among the games of this computer; it can still
be opened for some days, since the host may ask for a rematch meanwhile. A host's is needed until
every guest in a seat has all of it too.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from changcheng_qt.engine.codec import added
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.kept import Folder
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.recovery import FILE

FINISHED: Final = "finished.json"
OPEN_FOR: Final = 3 * 24 * 3600
"""Seconds in which a guest may hear of a rematch at a finished table."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and kept like any other; the seats that have not heard all of it; and
    the moment until which a guest may open the table, in seconds since 1970.
    """

    missing: tuple[Seat, ...] = ()
    until: int = added(0)

    def is_needed(self, now: float) -> bool:
        """Whether somebody may still need the table."""
        return bool(self.missing) or now < self.until


def finished(library: Library, path: Path) -> Finished | None:
    """Return that a table is finished, None for one that is not; raises `SaveError` and OSError."""
    if FINISHED not in library.disk.names(path):
        return None
    return Folder(library.disk, path).read(FINISHED, Finished)


def note_finished(
    library: Library, path: Path, missing: tuple[Seat, ...], until: float = 0
) -> None:
    """Note that a table is finished, but for the seats which were missing each time so far, and may
    be opened until the first moment that was noted; raises `SaveError` and OSError.
    """
    before = finished(library, path)
    still = [seat for seat in missing if before is None or seat in before.missing]
    until = min(until, before.until) if before else until
    Folder(library.disk, path).write(FINISHED, Finished(tuple(still), int(until)))


def sweep(library: Library, path: Path, now: float) -> bool:
    """Remove a table that nobody needs, and return whether it was one; raises `SaveError` and
    OSError.
    """
    found = finished(library, path)
    is_over = found is not None and not found.is_needed(now)
    if is_over and FILE in library.disk.names(path) and library.is_taken(path):
        return False
    if is_over:
        library.disk.remove_folder(path)
    return is_over
