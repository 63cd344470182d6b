"""What a title must offer to be played: the small seam between the engine and the rules of one
game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Protocol, TypeVar

from changcheng_qt.engine.filing import Filing
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.engine.step import Applied, Event

U = TypeVar("U")
S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
K = TypeVar("K")


class IllegalCommand(Exception):
    """A command that the rules do not allow now, and which changes nothing; `reason` says why, in
    words of the title.
    """

    def __init__(self, reason: Enum) -> None:
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final scores by seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Game(Protocol[U, S, C, E, V, K]):
    """The rules of one title over its Setup, State, Command, Event, View and Knowledge."""

    @property
    def name(self) -> str:
        """The short name that files carry."""

    @property
    def filing(self) -> Filing[U, S, E]:
        """How setups and commands stand in files."""

    def new(self, setup: U) -> S:
        """Return the state before the first step."""

    def turn_seat(self, state: S) -> Seat:
        """Return the seat whose turn it is, or was at the end."""

    def to_act(self, state: S) -> Seat | None:
        """Return the seat that decides next, in whoever's turn; None when the game is over."""

    def legal(self, state: S) -> Sequence[C]:
        """Return every command that the seat to act may give."""

    def why_not(self, state: S, command: C) -> Enum | None:
        """Return why a command is not legal, or None."""

    def apply(self, state: S, command: C) -> Applied[S, E]:
        """Return what a command does; raises `IllegalCommand` if it is not legal."""

    def unknowing(self) -> K:
        """Return what the seats know before the first step."""

    def learn(self, knowledge: K, state: S, events: Iterable[E]) -> K:
        """Return the knowledge after events that happened on the way to a state."""

    def forget_replaced(self, knowledge: K, ply: int) -> K:
        """Return the knowledge once the commands at `ply` and later have been replaced."""

    def view(self, state: S, knowledge: K, viewer: Viewer) -> V:
        """Return what the viewer sees."""

    def legal_seen(self, state: S, viewer: Viewer) -> Sequence[C]:
        """Return those legal commands that the viewer may know of."""

    def sample(self, view: V, rng: Random) -> S:
        """Return a state that agrees with everything in a view, the rest drawn."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, None while it runs."""

    def seats(self, setup: U) -> int:
        """Return how many play."""

    def command_to_text(self, state: S, command: C) -> str:
        """Return a command as short text."""

    def command_from_text(self, state: S, text: str) -> C:
        """Return the command that a text means; raises `ValueError` with what is wrong."""
