"""The interface between the engine and the rules of one title."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from random import Random
from typing import Generic, Self

from changcheng_qt.engine.filing import Filing
from changcheng_qt.engine.luck import Luck
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.engine.step import Applied, C, E, K, S, U, V


class Sectioned(Enum):
    """An Enum of pairs: the value of a member, and the id of its section in the rulebook."""

    section: str

    def __new__(cls, value: str, section: str) -> Self:
        """Return the member of that value."""
        member = object.__new__(cls)
        member._value_ = value
        member.section = section
        return member


class IllegalCommand(Exception):
    """A command that the rules do not allow now; it changes nothing. `reason` is a member of the
    title's enum of refusals.
    """

    def __init__(self, reason: Enum) -> None:
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final scores by seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class Game(Generic[U, S, C, E, V, K]):
    """The rules of one title over its Setup, State, Command, Event, View and Knowledge."""

    name: str
    """The short name used in files."""

    place: str
    """The module that holds this game, and its name there, `module:name`: other processes import it
    by this, since functions cannot be pickled.
    """

    filing: Filing[U, S, E]
    """How setups and commands are written to files."""

    seats: Callable[[U], int]
    """Return the number of players."""

    new: Callable[[U], S]
    """Return the state before the first step."""

    turn_seat: Callable[[S], Seat]
    """Return the seat whose turn it is, or was at the end."""

    to_act: Callable[[S], Seat | None]
    """Return the seat that decides next, in any seat's turn; None when the game is over."""

    legal: Callable[[S], Sequence[C]]
    """Return every command that the seat to act may give."""

    legal_seen: Callable[[S, Viewer], Sequence[C]]
    """Return the legal commands that the viewer may know of."""

    why_not: Callable[[S, C], Enum | None]
    """Return why a command is not legal, or None."""

    apply: Callable[[S, C], Applied[S, E]]
    """Return the result of a command; raises `IllegalCommand` if it is not legal."""

    unknowing: Callable[[], K]
    """Return the knowledge of the seats before the first step."""

    learn: Callable[[K, S, Iterable[E]], K]
    """Return the knowledge after events that happened on the way to a state."""

    forget_replaced: Callable[[K, int], K]
    """Return the knowledge once the commands at a ply and later have been replaced."""

    view: Callable[[S, K, Viewer], V]
    """Return the View of a viewer."""

    sample: Callable[[V, Random], S]
    """Return a state that agrees with everything in a view, the rest drawn."""

    outcome: Callable[[S], Outcome | None]
    """Return how the game ended, None while it runs."""

    command_to_text: Callable[[S, C], str]
    """Return a command as short text."""

    command_from_text: Callable[[S, str], C]
    """Return the command of a text; raises `ValueError` with the fault."""

    completed: Callable[[S, K, C, Luck], C] = lambda state, knowledge, command, luck: command
    """Return a command with the outcome of chance in it, as the log and files hold it. A command
    that has its outcome, or is not legal, is returned as it is, and nothing is drawn. The State
    numbers draws that come again after a take-back, the Knowledge those that do not (see `luck`).
    By default nothing is left to chance.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return game_at, (self.place,)


def game_at(place: str) -> object:
    """Import and return the game at `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
