"""The account of all hands as one viewer saw it, with the chances of what it leaves open."""

from dataclasses import dataclass

from changcheng_qt.titles.riders.rules.entries import Entries


@dataclass(frozen=True)
class Story:
    """The entries that a viewer saw, since the first of the game."""

    seats: int
    entries: Entries
