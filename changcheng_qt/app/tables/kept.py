"""The tables that are kept on this computer, to be opened again: of a host, and of a guest."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from changcheng_qt.net.invitations import Way, invitation_text, read_invitation
from changcheng_qt.net.kept import SEAT, TABLE, TOLD, Folder, KeptSeat, KeptTable
from changcheng_qt.net.post import PostOffice
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.ui.net.together import TableCard

WAYS: Final = "ways.json"


@dataclass(frozen=True, slots=True)
class KeptWays:
    """Where the table is met, as an invitation; and the file with a post office's own authority."""

    invitation: str = field(repr=False)
    authority: str = ""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways themselves."""
        read = read_invitation(self.invitation)
        authority = Path(self.authority) if self.authority else None
        return tuple(
            replace(way, authority=authority) if isinstance(way, PostOffice) else way
            for way in (read[1] if read else ())
        )


def keep_ways(folder: Folder, code: str, ways: Sequence[Way]) -> None:
    """Keep the ways to a table; raises OSError."""
    offices = [way for way in ways if isinstance(way, PostOffice) and way.authority]
    authority = str(offices[0].authority) if offices else ""
    folder.write(WAYS, KeptWays(invitation_text(code, ways), authority))


def kept_ways(library: Library, path: Path) -> KeptWays:
    """Return the ways to a table; none if they are not kept; raises `SaveError` and OSError."""
    return Folder(library.disk, path).read(WAYS, KeptWays) or KeptWays("")


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
