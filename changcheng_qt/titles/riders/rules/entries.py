"""The entries of an account of all hands (RIDERS section 12.3).

Each entry is of the command after `ply` others: cards that came and went, robberies, levies, cards
shown or offered, edicts bought and played. Undone commands stay in the account, as an `Aside` to
the position at which the first of them was given: they changed no hand, but showed cards of the
hands at that position.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Goods


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat gave away the goods `out`, all of which it held, and received `into`."""

    ply: int
    seat: Seat
    out: Goods
    into: Goods


@dataclass(frozen=True, slots=True)
class Showed:
    """A seat showed that it held goods."""

    ply: int
    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat offered goods for others, and showed that it held them."""

    ply: int
    seat: Seat
    give: Goods
    want: Goods


@dataclass(frozen=True, slots=True)
class Robbed:
    """A seat took a card of another at random; the good is None where the viewer did not see it.
    With open hands, `is_open`, everybody did.
    """

    ply: int
    seat: Seat
    victim: Seat
    good: Good | None
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Levied:
    """All others handed all their cards of a good to a seat: `cards`, by seat, 0 for that one."""

    ply: int
    seat: Seat
    good: Good
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bought:
    """A seat bought the edict at a place of the stack; None where the viewer did not see it."""

    ply: int
    seat: Seat
    place: int
    edict: Edict | None


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played an edict, one of the first `bought` that it has bought in the game."""

    ply: int
    seat: Seat
    edict: Edict
    bought: int


@dataclass(frozen=True, slots=True)
class Aside:
    """Entries of undone commands, of which the first was given after `ply` others."""

    ply: int
    entries: "Entries"


Entry: TypeAlias = Moved | Showed | Offered | Robbed | Levied | Bought | Played | Aside
Entries: TypeAlias = tuple[Entry, ...]
_Hiding: Final = (Robbed, Bought, Aside)
"""Entries in which something may be hidden."""


def back_to(entries: Entries, ply: int) -> Entries:
    """Return the entries for the position after `ply` commands: later ones become an aside."""
    cut = len(entries)
    while cut and _is_after(entries[cut - 1], ply):
        cut -= 1
    kept, aside = entries[:cut], Aside(ply, entries[cut:])
    return kept if not aside.entries or aside in kept else (*kept, aside)


def _is_after(entry: Entry, ply: int) -> bool:
    """Whether an entry is of a later command than the first `ply`; an aside is of a position."""
    return entry.ply > ply if isinstance(entry, Aside) else entry.ply >= ply


def seen_by(entries: Entries, viewer: Viewer) -> Entries:
    """Return entries without the things that the viewer did not see."""
    if viewer is EVERYONE:
        return entries
    return tuple(
        [_seen_by(entry, viewer) if isinstance(entry, _Hiding) else entry for entry in entries]
    )


def _seen_by(entry: Robbed | Bought | Aside, viewer: Viewer) -> Entry:
    match entry:
        case Robbed(ply, seat, victim, _, is_open=False) if viewer not in (seat, victim):
            return Robbed(ply, seat, victim, None)
        case Bought(ply, seat, place) if viewer != seat:
            return Bought(ply, seat, place, None)
        case Aside(ply, entries):
            return Aside(ply, seen_by(entries, viewer))
        case _:
            return entry


def offers_in(entries: Entries) -> Iterator[Offered]:
    """Yield all offers, undone ones too."""
    for entry in entries:
        if isinstance(entry, Aside):
            yield from offers_in(entry.entries)
        elif isinstance(entry, Offered):
            yield entry


def seen_edicts(entries: Entries) -> dict[int, Edict]:
    """Return the edicts that the viewer saw, by their places in the stack."""
    seen: dict[int, Edict] = {}
    for entry in entries:
        if isinstance(entry, Aside):
            seen.update(seen_edicts(entry.entries))
        elif isinstance(entry, Bought) and entry.edict is not None:
            seen[entry.place] = entry.edict
    return seen
