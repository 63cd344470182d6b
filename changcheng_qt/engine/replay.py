"""A replay of a match: every position along the line of play, as each viewer knew it then.

Position 0 is before the first step, position `n` after the n-th step of the line of play that leads
to the present state. Undone and taken-back steps are not on that line, but the knowledge from them
is: each position keeps the knowledge of the moment at which play reached it last. Take-backs by
agreement, changes of help, hints, and changes of players are marks on the line.

The match has kept all positions, so nothing is played again, and a jump to any of them costs no
more than one step.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, assert_never

from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.history import beats_seen
from changcheng_qt.engine.match import (
    Abandoned,
    Entry,
    HelpChanged,
    HintTaken,
    Match,
    Noted,
    Played,
    PlayerChanged,
    Redone,
    TakenBack,
    Undone,
)
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Seat, Viewer
from changcheng_qt.engine.step import C, E, K, S, Seen, U, V


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Everybody agreed to go back to `position` of the line of play."""

    position: int


@dataclass(frozen=True, slots=True)
class SeatChange:
    """At `position` of the line of play a seat changed its player: to a person, another kind of
    bot, or a bot with another number of nodes.
    """

    position: int
    seat: Seat
    before: Player
    after: Player


@dataclass(frozen=True, slots=True)
class Hint:
    """At `position` of the line of play a seat had a hint."""

    position: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class HelpChange:
    """At `position` of the line of play the people agreed on another help."""

    position: int
    after: Help


Mark: TypeAlias = TakeBack | SeatChange | Hint | HelpChange


def hints_by_seat(marks: Iterable[Mark], seats: int) -> tuple[int, ...]:
    """Return how many hints each seat had."""
    taken = [mark.seat for mark in marks if isinstance(mark, Hint)]
    return tuple(taken.count(seat) for seat in range(seats))


def player_at(players: Sequence[Player], marks: Iterable[Mark], seat: Seat, ply: int) -> Player:
    """Return the player of a seat when the step after `ply` steps was played; `players` are those
    of the end, and `marks` those of the whole game.
    """
    changes = (mark for mark in marks if isinstance(mark, SeatChange) and mark.seat == seat)
    return next((mark.before for mark in changes if mark.position > ply), players[seat])


class Marks:
    """The marks on the line of play of a log, which only ever grows."""

    def __init__(self, players: Sequence[Player]) -> None:
        """Start with an empty log and the first players."""
        self._read = 0
        self._length = 0
        self._players = list(players)
        self._marks = list[Mark]()

    def of(self, log: Sequence[Entry]) -> tuple[Mark, ...]:
        """Return the marks in the order in which they were made. Take-backs to steps that were left
        later are dropped; changes of players and of help, and hints, remain.
        """
        for entry in log[self._read :]:
            self._follow(entry)
        self._read = len(log)
        return tuple(self._marks)

    def _follow(self, entry: Entry) -> None:
        match entry:
            case Played() | Redone():
                self._length += 1
            case Undone():
                self._leave(self._length - 1)
            case TakenBack(position):
                self._leave(position)
                self._marks.append(TakeBack(position))
            case HintTaken(seat):
                self._marks.append(Hint(self._length, seat))
            case HelpChanged(help):
                self._marks.append(HelpChange(self._length, help))
            case PlayerChanged(seat, player):
                before, self._players[seat] = self._players[seat], player
                if _plays_otherwise(before, player):
                    self._marks.append(SeatChange(self._length, seat, before, player))
            case Noted() | Abandoned():
                pass
            case _:
                assert_never(entry)

    def _leave(self, length: int) -> None:
        """Go back to the position after `length` steps."""
        self._length = length
        self._marks = [
            mark if mark.position <= length else replace(mark, position=length)
            for mark in self._marks
            if mark.position <= length or not isinstance(mark, TakeBack)
        ]


def _plays_otherwise(before: Player, after: Player) -> bool:
    """Whether the player has become another kind, or one whose number of nodes is known to
    differ.
    """
    is_other_number = before.nodes not in (0, after.nodes)
    return before.controller != after.controller or is_other_number


@dataclass(frozen=True, slots=True)
class PastChoice(Generic[V, C]):
    """The view and legal commands of a seat before the step of that number, and its command."""

    number: int
    view: V
    legal: Sequence[C]
    command: C


class Replay(Generic[U, S, C, E, V, K]):
    """The positions of a match at the moment when the replay was made."""

    def __init__(
        self, match: Match[U, S, C, E, V, K], viewers: Sequence[Viewer] | None = None
    ) -> None:
        """Copy the positions that the match has kept; only `viewers` can look on, if they are
        given.
        """
        self._game = match.game
        self._start = match.start
        self._steps = match.steps
        self._known = match.known
        self._players = match.players
        self._marks = Marks(match.start_players).of(match.log)
        self._start_help = match.start_help
        self._outcome = match.outcome
        self._viewers = viewers

    @property
    def title(self) -> str:
        """Return the name of the title that was played."""
        return self._game.name

    @property
    def last(self) -> int:
        """Return the last position, which is the number of steps."""
        return len(self._steps)

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the players by seat at the end."""
        return self._players

    def help_at(self, position: int) -> Help:
        """Return the help at the table when play was last at a position."""
        help = self._start_help
        for mark in self._marks:
            if isinstance(mark, HelpChange) and mark.position <= position:
                help = mark.after
        return help

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, None if it has not."""
        return self._outcome

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return the viewers: unless given, the public, every seat, and everyone once the game is
        over.
        """
        if self._viewers is not None:
            return tuple(self._viewers)
        seats = range(len(self._players))
        return (PUBLIC, *seats, EVERYONE) if self._outcome else (PUBLIC, *seats)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return the marks on the line of play, in the order in which they were made."""
        return self._marks

    def turn_seat_at(self, position: int) -> Seat:
        """Return the seat in turn at a position."""
        return self._game.turn_seat(self._state(position))

    def to_act_at(self, position: int) -> Seat | None:
        """Return the seat that decided next at a position, None at the end of the game."""
        return self._game.to_act(self._state(position))

    def outcome_at(self, position: int) -> Outcome | None:
        """Return how the game had ended at a position, None while it ran."""
        return self._game.outcome(self._state(position))

    def view_at(self, position: int, viewer: Viewer) -> V:
        """Return the View of a viewer at a position; raises ValueError for a viewer that is not
        among `viewers`.
        """
        self._admit(viewer)
        return self._game.view(self._state(position), self._known[position], viewer)

    def beats(self, viewer: Viewer, number: int) -> tuple[Seen[V, E], ...]:
        """Return the beats of the step of that number as a viewer saw them; raises ValueError for a
        viewer that is not among `viewers`.
        """
        self._admit(viewer)
        known = self._known[number], self._known[number + 1]
        return beats_seen(self._game, self._steps[number], number, known, viewer)

    def events(self, viewer: Viewer, start: int, stop: int) -> Sequence[tuple[E, ...]]:
        """Return the events of the steps between two positions, as a viewer may see them."""
        return [step.seen_by(viewer) for step in self._steps[start:stop]]

    def choices(self, viewer: Viewer, start: int) -> Sequence[PastChoice[V, C]]:
        """Return the choices of a seat among the steps from number `start` on, in order."""
        self._admit(viewer)
        return [
            PastChoice(
                number,
                self.view_at(number, viewer),
                self._game.legal_seen(step.before, viewer),
                step.command,
            )
            for number, step in enumerate(self._steps[start:], start)
            if step.seat == viewer
        ]

    def command_at(self, position: int, text: str) -> C:
        """Return the command of a text at a position; raises `ValueError` with the fault."""
        return self._game.command_from_text(self._state(position), text)

    def _admit(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            raise ValueError(f"{viewer} cannot look on")

    def _state(self, position: int) -> S:
        return self._steps[position - 1].after if position else self._start


AnyReplay: TypeAlias = Replay[Any, Any, Any, Any, Any, Any]
"""A replay of any title, for code that does not look inside."""
