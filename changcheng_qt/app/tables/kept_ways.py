"""The ways to a table of this computer, as its folder has them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from changcheng_qt.net.invitations import Way, invitation_text, read_invitation
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.post import PostOffice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.saves.library import Library

WAYS: Final = "ways.json"


@dataclass(frozen=True, slots=True)
class KeptWays:
    """The ways to the table, as an invitation; and the file with a post office's own authority."""

    invitation: str = field(repr=False)
    authority: str = ""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways themselves."""
        read = read_invitation(self.invitation)
        return self.trusted(read.ways if read else ())

    def trusted(self, ways: Sequence[Way]) -> tuple[Way, ...]:
        """Return ways of an invitation, which names no authority, with the one that is kept."""
        return trusting(ways, Path(self.authority) if self.authority else None)


def trusting(ways: Sequence[Way], authority: Path | None) -> tuple[Way, ...]:
    """Return ways whose post offices are vouched for by an authority in a file, or by those that
    the system trusts.
    """
    return tuple(
        replace(way, authority=authority) if isinstance(way, PostOffice) else way for way in ways
    )


def keep_ways(folder: Folder, code: str, ways: Sequence[Way]) -> None:
    """Keep the ways to a table; raises OSError."""
    offices = [way for way in ways if isinstance(way, PostOffice) and way.authority]
    authority = str(offices[0].authority) if offices else ""
    folder.write(WAYS, KeptWays(invitation_text(code, ways), authority))


def kept_ways(library: Library, path: Path) -> KeptWays:
    """Return the ways to a table; none if they are not kept; raises `SaveError` and OSError."""
    return Folder(library.disk, path).read(WAYS, KeptWays) or KeptWays("")
