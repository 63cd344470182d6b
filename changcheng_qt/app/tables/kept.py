"""The tables that are kept on this computer, to be opened again: of a host, and of a guest."""

from contextlib import suppress

from changcheng_qt.net.kept import SEAT, TABLE, TOLD, Folder, KeptSeat, KeptTable
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.ui.net.together import TableCard


def kept_tables(library: Library) -> list[TableCard]:
    """Return the tables that have begun; one that cannot be read is left out."""
    cards = []
    for key in library.keys():  # noqa: SIM118 - a method of its own
        with suppress(SaveError, OSError):
            card = _card(library, key)
            if card is not None:
                cards.append(card)
    return cards


def _card(library: Library, key: str) -> TableCard | None:
    path = library.folder_of(key)
    names = library.disk.names(path)
    if TABLE in names and FILE in names:
        table = Folder(library.disk, path).read(TABLE, KeptTable)
        if table is None:
            return None
        guests = [peer.name for peer in table.peers[1:] if peer.seats and peer.gone is None]
        return TableCard(key, table.edition.title, tuple(guests), is_own=True)
    seat = Folder(library.disk, path).read(SEAT, KeptSeat) if {SEAT, TOLD} <= set(names) else None
    if seat is None or seat.edition is None:
        return None
    return TableCard(key, seat.edition.title, (seat.host,), is_own=False)
