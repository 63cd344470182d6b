"""Seats at the table, who sits there, and who looks on.

A *seat* is a place at the table, numbered clockwise from 0. A *player* is the name and the
controller in a seat. A *viewer* is whoever a screen, file or log is made for: one seat, the public
that sees only what lies open, or everyone once a game is over and nothing needs to be hidden any
more.
"""

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
"""Who decides for a seat: `HUMAN`, or the name of a kind of bot."""

HUMAN: Final[Controller] = "human"
ABSENT: Final[Controller] = "absent"
"""Stands in for a person who takes no part, as in an exercise: decides nothing."""
MOST_NODES: Final = 1_000_000_000
"""More than any bot thinks of in one choice."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat; raises ValueError for a name that `as_name` would change, since files
    hold no other.

    `nodes` tells how much a bot thinks of in one choice, 0 for as much as is usual for its kind
    where it plays; a person has none.
    """

    name: str
    controller: Controller = HUMAN
    nodes: int = 0

    def __post_init__(self) -> None:
        """Refuse a bad name, and nodes that are none."""
        if not 0 <= self.nodes <= (0 if self.is_human else MOST_NODES):
            raise ValueError(f"a bot has up to {MOST_NODES} nodes, a person none")
        if not self.name or as_name(self.name) != self.name:
            raise ValueError("a player needs a name as `as_name` makes them")

    @property
    def is_human(self) -> bool:
        """Whether a person decides for the seat."""
        return self.controller == HUMAN
