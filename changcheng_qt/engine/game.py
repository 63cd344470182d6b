"""The interface between the engine and the rules of one title."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from random import Random
from typing import Final, Generic, Self

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
    """The final scores by seat, and the seats that share the victory: none where all have lost."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def is_won_by(self, seat: Seat) -> bool:
        """Whether a seat has won, perhaps with others."""
        return seat in self.winners


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the matches of a title become: after `log` entries only commands are accepted, so
    that every log fits a file of `lines` lines and `size` bytes.
    """

    log: int = 9_000
    lines: int = 10_000
    size: int = 2 * 1024 * 1024


USUAL_LIMITS: Final = Limits()


class Undoing(Enum):
    """How long a seat may undo a step, unless it told somebody something hidden: until another seat
    has decided something, and perhaps less.
    """

    IN_TURN = "in_turn"
    """Only in the seat's own turn, and until the screen is handed over to another person."""
    UNTIL_HANDED_OVER = "until_handed_over"
    """In any turn, until the screen is handed over: to pass, for example."""
    UNTIL_DECIDED = "until_decided"
    """In any turn, and the screen is not handed over: an offer, cards given up."""


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
    """Return the commands that a viewer cannot know to be illegal. The seats that decide get their
    own legal commands, before they are to act too; nothing that depends on a hidden hand is in
    those of others, so `apply` may refuse some of them.
    """

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

    given: Callable[[C], C] = lambda command: command
    """Return a command as its seat gave it, without the outcome of chance."""

    deciders: Callable[[S], tuple[Seat, ...]] = lambda state: ()
    """Return the seats whose decisions are due at once and do not depend on each other, such as
    the answers to an offer, in the order in which the log enters them: the seat to act first. By
    default that seat alone; none when the game is over.
    """

    undoing: Callable[[C], Undoing] = lambda command: Undoing.IN_TURN
    """Return how long a command that tells nobody anything hidden can be undone."""

    limits: Limits = USUAL_LIMITS
    """How long its matches become."""

    def __post_init__(self) -> None:
        """Make seats decide one at a time, unless the title has its own deciders."""
        if self.deciders is type(self).deciders:
            object.__setattr__(self, "deciders", self._alone)

    def _alone(self, state: S) -> tuple[Seat, ...]:
        seat = self.to_act(state)
        return () if seat is None else (seat,)

    def __reduce__(self) -> tuple[object, ...]:
        return game_at, (self.place,)


def game_at(place: str) -> object:
    """Import and return the game at `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
