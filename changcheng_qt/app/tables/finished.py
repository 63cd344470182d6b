"""Tables whose game is over: noted as such, offered no more, and removed once nobody needs them.

A guest's table is finished when all of its game is among the games of this computer. A host's is
needed until every guest in a seat has all of it too.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.kept import Folder
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.recovery import FILE

FINISHED: Final = "finished.json"


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and kept like any other; and the seats that have not heard all of it."""

    missing: tuple[Seat, ...] = ()


def finished(library: Library, path: Path) -> Finished | None:
    """Return that a table is finished, None for one that is not; raises `SaveError` and OSError."""
    if FINISHED not in library.disk.names(path):
        return None
    return Folder(library.disk, path).read(FINISHED, Finished)


def note_finished(library: Library, path: Path, missing: tuple[Seat, ...]) -> None:
    """Note that a table is finished, but for the seats which were missing each time so far; raises
    `SaveError` and OSError.
    """
    before = finished(library, path)
    still = [seat for seat in missing if before is None or seat in before.missing]
    Folder(library.disk, path).write(FINISHED, Finished(tuple(still)))


def sweep(library: Library, path: Path) -> bool:
    """Remove a table that nobody needs, and return whether it was one; raises `SaveError` and
    OSError.
    """
    found = finished(library, path)
    is_over = found is not None and not found.missing
    if is_over and FILE in library.disk.names(path) and library.is_taken(path):
        return False
    if is_over:
        library.disk.remove_folder(path)
    return is_over
