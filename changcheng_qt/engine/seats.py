"""Seats at the table, their players, and viewers.

A *seat* is a place at the table, numbered clockwise from 0. A *player* is the name and the
controller in a seat. A screen, file or log is made for a *viewer*: one seat, the public that sees
only open information, or everyone once a game is over and nothing needs to be hidden any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.engine.texts import as_name

Seat: TypeAlias = int


class Audience(Enum):
    """The two viewers that are no seat."""

    PUBLIC = "public"
    EVERYONE = "everyone"


Viewer: TypeAlias = Seat | Audience

PUBLIC = Audience.PUBLIC
EVERYONE = Audience.EVERYONE

Controller: TypeAlias = str
"""The controller of a seat: `HUMAN`, or the name of a kind of bot."""

HUMAN: Final[Controller] = "human"
ABSENT: Final[Controller] = "absent"
"""The controller of a person who does not take part, as in an exercise: decides nothing."""
MOST_NODES: Final = 1_000_000_000
"""More nodes than any bot uses for one choice."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player in a seat; raises ValueError for a name that `as_name` would change, since files
    hold no other.

    `nodes` is the number of nodes that a bot uses for one choice, 0 for the usual number of its
    kind; a person has none.
    """

    name: str
    controller: Controller = HUMAN
    nodes: int = 0

    def __post_init__(self) -> None:
        """Refuse a bad name, and invalid nodes."""
        if not 0 <= self.nodes <= (0 if self.is_human else MOST_NODES):
            raise ValueError(f"a bot has up to {MOST_NODES} nodes, a person none")
        if not self.name or as_name(self.name) != self.name:
            raise ValueError("a player needs a name as `as_name` makes them")

    @property
    def is_human(self) -> bool:
        """Whether a person decides for the seat."""
        return self.controller == HUMAN


def people_of(players: Sequence[Player]) -> frozenset[Seat]:
    """Return the seats of people."""
    return frozenset(seat for seat, player in enumerate(players) if player.is_human)
