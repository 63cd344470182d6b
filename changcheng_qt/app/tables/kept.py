"""The tables that are kept on this computer, of a host and of a guest: as cards, and to open them
again.

A card is made of the lines that the people here received, at a host's computer too: so it shows no
more than their own screen.

A table whose game is over is noted as such, and removed once nobody needs it. A guest's is finished
when all of its game is among the games of this computer; it can still be opened for some days,
since the host may ask for a rematch meanwhile. A host's is needed until every guest in a seat has
all of it too, and for some days if one of them would like a rematch.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from changcheng_qt.engine.codec import added
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.kept import OWN, SEAT, TABLE, TOLD, Folder, KeptSeat, KeptTable
from changcheng_qt.net.letters import Refusal
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.library import Library, Taken
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.replica import Replica
from changcheng_qt.ui.net.left import TableCard, TableState

FINISHED: Final = "finished.json"
OPEN_FOR: Final = 3 * 24 * 3600
"""Seconds in which people may still come to a rematch of a finished table."""

_ORDER: Final = tuple(TableState)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and kept like any other; the seats that have not heard all of it; the
    moment until which the table may be opened all the same, in seconds since 1970; and, at the
    host's, the names of guests who would like a rematch.
    """

    missing: tuple[Seat, ...] = ()
    until: int = added(0)
    wishing: tuple[str, ...] = added(())

    def is_needed(self, now: float) -> bool:
        """Whether somebody may still need the table."""
        return bool(self.missing) or now < self.until


def finished(library: Library, path: Path) -> Finished | None:
    """Return that a table is finished, None for one that is not; raises `SaveError` and OSError."""
    if FINISHED not in library.disk.names(path):
        return None
    return Folder(library.disk, path).read(FINISHED, Finished)


def note_finished(
    library: Library,
    path: Path,
    missing: tuple[Seat, ...],
    until: float = 0,
    wishing: tuple[str, ...] = (),
) -> None:
    """Note that a table is finished, but for the seats which were missing each time so far, and may
    be opened until the first moment that was noted; raises `SaveError` and OSError.
    """
    before = finished(library, path)
    still = [seat for seat in missing if before is None or seat in before.missing]
    until = min(until, before.until) if before and before.until else until
    Folder(library.disk, path).write(FINISHED, Finished(tuple(still), int(until), wishing))


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


@dataclass(frozen=True, slots=True)
class KeptHosting:
    """The contents of a table's folder, to open it again."""

    table: KeptTable
    seat: KeptSeat
    game: Taken


def kept_tables(library: Library, in_use: Collection[Path], now: float) -> list[TableCard]:
    """Return the tables at which people here sit, those that wait for them first; remove those that
    nobody needs any more, except folders in use. An unreadable one is left out.
    """
    cards = []
    for key in library.keys():  # noqa: SIM118 - a method of its own
        path = library.folder_of(key)
        with suppress(SaveError, OSError):
            is_kept = path in in_use or not sweep(library, path, now)
            if is_kept and (card := _card(library, key, now)):
                cards.append(card)
    return sorted(cards, key=lambda card: (_ORDER.index(card.state), -card.since))


def kept_seat(library: Library, code: str) -> tuple[Path, KeptSeat] | None:
    """Return the seat on this computer for the code of an invitation, and its table's folder; None
    without one, or where it cannot be read.
    """
    for key in library.keys():  # noqa: SIM118 - a method of its own
        path = library.folder_of(key)
        with suppress(SaveError, OSError):
            seat = Folder(library.disk, path).read(SEAT, KeptSeat)
            if seat and seat.code == code and seat.gone is None:
                return path, seat
    return None


def kept_hosting(library: Library, path: Path) -> KeptHosting:
    """Read a table to open it again; raises `SaveError` and OSError."""
    table, seat = kept_chairs(library, path)
    taken = library.take(path)
    if taken is None:
        raise SaveError(Problem.MALFORMED, detail="not a table")
    return KeptHosting(table, seat, taken)


def kept_chairs(library: Library, path: Path) -> tuple[KeptTable, KeptSeat]:
    """Read who sits at a table, and the seat here; raises `SaveError` and OSError."""
    table = Folder(library.disk, path).read(TABLE, KeptTable)
    seat = Folder(library.disk, path / OWN).read(SEAT, KeptSeat)
    if table is None or seat is None:
        raise SaveError(Problem.MALFORMED, detail="not a table")
    return table, seat


def _card(library: Library, key: str, now: float) -> TableCard | None:
    path = library.folder_of(key)
    is_own = TABLE in library.disk.names(path)
    own = path / OWN if is_own else path
    folder = Folder(library.disk, own)
    seat = folder.read(SEAT, KeptSeat)
    if TOLD not in library.disk.names(own):
        return None if is_own else _lobby_card(key, seat)
    head, lines = folder.look_at_told()
    if seat is None or len(head) != 2:
        return None
    replica = Replica(head[0], head[1])
    replica.take(lines)
    over = finished(library, path)
    if over is not None and (not over.is_needed(now) or seat.gone is not None):
        return None
    card = _card_of(key, seat, replica, is_own=is_own)
    if seat.gone is not None and not is_own:
        is_closed = seat.gone is Refusal.TABLE_CLOSED
        return replace(card, state=TableState.CLOSED if is_closed else TableState.LOST)
    return _waiting_card(card, seat.seats, replica, over)


def _lobby_card(key: str, seat: KeptSeat | None) -> TableCard | None:
    """Return the card of a guest's table that has not begun, None before the guest was let in."""
    if seat is None or seat.edition is None or seat.gone is not None:
        return None
    return TableCard(key, seat.edition.title, (seat.host,), is_own=False)


def _card_of(key: str, seat: KeptSeat, replica: Replica, *, is_own: bool) -> TableCard:
    players = enumerate(replica.match.players)
    others = [one.name for number, one in players if one.is_human and number not in seat.seats]
    names = tuple(others) if is_own else (seat.host,)
    since = max(replica.record.times, default=0)
    return TableCard(key, replica.match.game.name, names, is_own, since=since)


def _waiting_card(
    card: TableCard, here: Sequence[int], replica: Replica, over: Finished | None
) -> TableCard:
    """Return a card that names the people for whom the table waits."""
    match = replica.match
    if match.is_left:
        return replace(card, state=TableState.UNFINISHED)
    if over is not None and not card.is_own:
        return replace(card, state=TableState.FINISHED)
    if over is not None and over.wishing and not over.missing:
        return replace(card, state=TableState.WISHED, waited=over.wishing)
    if over is not None:
        return replace(card, state=TableState.OVER, waited=_names(replica, over.missing))
    if set(here) & set(match.deciders) and match.outcome is None:
        return replace(card, state=TableState.YOURS)
    waited = match.deciders if match.outcome is None else ()
    return replace(card, waited=_names(replica, waited))


def _names(replica: Replica, seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(replica.match.players[seat].name for seat in seats)
