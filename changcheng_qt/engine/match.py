"""One running match: the only holder of the State while people play.

Everything that happens is an `Entry` of the log, appended and never removed: accepted commands,
undo, redo, take-backs, hints, changes of help, a seat given to another controller, a new name. The
present state follows from the line of play, the knowledge of the seats from the whole log. The
parts that show or save the match watch it, or ask it for Views.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.history import (
    Barrier,
    CannotUndo,
    agreement_barrier,
    free_steps,
    play,
    undo_barrier,
)
from changcheng_qt.engine.luck import Luck, NoLuck
from changcheng_qt.engine.queries import MatchQueries
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.step import C, E, K, S, Step, U, V
from changcheng_qt.engine.texts import is_secret


@dataclass(frozen=True, slots=True)
class Played(Generic[C]):
    """A command was accepted."""

    seat: Seat
    command: C


@dataclass(frozen=True, slots=True)
class Undone:
    """The latest step was undone."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The latest undone step was redone."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The people at the table agreed to go back to the position after `length` steps."""

    length: int
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HintTaken:
    """A seat asked for a hint for its present choice; it is not charged again for that choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HelpChanged:
    """The people at the table agreed on another help from now on."""

    help: Help
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """A seat got another name or another controller."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Noted:
    """A seat has a private note, in the place of an earlier one; it has none if the text is empty.
    Reading `text` is for the seat alone.
    """

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The people left the game unfinished; it can be resumed."""


PLAYER_ROOM: Final = 4
"""How many entries a change of players counts as: a line with the longest name is as long."""
NOTE_ROOM: Final = 2
"""How many entries a note counts as: the longest one, sealed, is a line as long."""
HINT_ROOM: Final = 500
"""From this many entries before the longest log no hints are given, to leave room for undo."""

_NO_LUCK: Final = NoLuck()

Entry: TypeAlias = (
    Played[Any]
    | Undone
    | Redone
    | TakenBack
    | HintTaken
    | HelpChanged
    | PlayerChanged
    | Noted
    | Abandoned
)
Watcher: TypeAlias = Callable[[Entry], object]


class Match(MatchQueries[U, S, C, E, V, K]):
    """A game being played by `players`, from a setup, with `help` for all of them; `luck` draws
    the outcomes that its title leaves to chance. A match that is read from a file draws nothing
    until play continues.
    """

    def __init__(
        self,
        game: Game[U, S, C, E, V, K],
        setup: U,
        players: Sequence[Player],
        help: Help = PURISTS,
        luck: Luck = _NO_LUCK,
    ) -> None:
        """Begin before the first step."""
        super().__init__(game, setup, players)
        self.luck = luck
        self.start_help = self.help = help
        self._log: list[Entry] = []
        self._filled = 0
        """How much of the longest log is used up."""
        self._notes: dict[Seat, str] = {}
        self._hinted: list[tuple[S, Seat]] = []
        """The states in which a seat has taken a hint."""
        self.is_left = False
        """Whether the people have left the game unfinished since its position was reached."""
        self._watchers: list[Watcher] = []

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that has happened, oldest first."""
        return tuple(self._log)

    @property
    def entry_count(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    def still(self) -> "Match[U, S, C, E, V, K]":
        """Return an unwatched copy of this match, only for reading."""
        still = copy(self)
        still.luck = _NO_LUCK
        still._watchers = []  # noqa: SLF001 - another of this class
        # The copy has the lists of this match, which goes on with lists of its own.
        history = self._history
        self._history = replace(history, done=list(history.done), undone=list(history.undone))
        self._log, self._known = list(self._log), list(self._known)
        self._hinted = list(self._hinted)
        self._notes = dict(self._notes)
        return still

    def become(self, other: "Match[U, S, C, E, V, K]") -> None:
        """Take over everything of another match of the game, which must not be used afterwards; the
        watchers of this one stay, and are not called.
        """
        watchers = self._watchers
        vars(self).update(vars(other))
        self._watchers = watchers

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` with every entry once it has been appended."""
        self._watchers.append(watcher)

    def submit(self, command: C) -> Step[S, C, E]:
        """Play a command, completed by chance where its title says so; raises `IllegalCommand` and
        `NothingToDraw`, and changes nothing then.
        """
        known = play(self.game, self._history, self._known[-1], command, self.luck)
        self._known.append(known)
        self._append(Played(self.latest.seat, self.latest.command))
        return self.latest

    @property
    def undoable(self) -> Sequence[Step[S, C, E]]:
        """The steps that undo may go back over where no barrier is: all of them."""
        return self._history.done

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why the latest step cannot be undone, or None."""
        return self._log_barrier or undo_barrier(self.undoable, self._players, self.game)

    @property
    def empty_turn_barrier(self) -> Barrier | None:
        """Why the turn cannot be restarted, or None if it has a step to undo."""
        return None if free_steps_of(self) else Barrier.NOTHING_IN_TURN

    @property
    def redo_barrier(self) -> Barrier | None:
        """Why nothing can be redone, or None."""
        return self._log_barrier or (None if self._history.undone else Barrier.NOTHING_UNDONE)

    def undo(self) -> Step[S, C, E]:
        """Undo the latest step and return it; raises `CannotUndo`."""
        if barrier := self.undo_barrier:
            raise CannotUndo(barrier)
        step = self._history.back()
        self._keep_known()
        self._append(Undone())
        return step

    def redo(self) -> Step[S, C, E]:
        """Redo the latest undone step and return it; raises `CannotUndo`."""
        if barrier := self.redo_barrier:
            raise CannotUndo(barrier)
        step = self._history.forward()
        self._known.append(self._known[-1])
        self._append(Redone())
        return step

    def take_back(self, length: int, agreed: Sequence[Seat]) -> None:
        """Go back to position `length`, as all people agreed; raises `CannotUndo`."""
        if barrier := self._log_barrier:
            raise CannotUndo(barrier)
        if self.outcome:
            raise CannotUndo(Barrier.HIDDEN_SHOWN)
        if barrier := agreement_barrier(self._players, agreed):
            raise CannotUndo(barrier)
        if not 0 <= length < len(self._history.done):
            raise CannotUndo(Barrier.NOTHING_DONE)
        while len(self._history.done) > length:
            self._history.back()
        self._keep_known()
        self._append(TakenBack(length, tuple(sorted(agreed))))

    def change_help(self, help: Help, agreed: Sequence[Seat]) -> None:
        """Play with another help from now on, as all people agreed; raises `CannotUndo`."""
        if barrier := self._log_barrier or agreement_barrier(self._players, agreed):
            raise CannotUndo(barrier)
        if self.outcome or help == self.help:
            raise CannotUndo(Barrier.NOTHING_TO_CHANGE)
        self.help = help
        self._append(HelpChanged(help, tuple(sorted(agreed))))

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Give a seat another name or another controller; raises `CannotUndo` at a full log."""
        if barrier := self._log_barrier:
            raise CannotUndo(barrier)
        before = self._players[seat]
        self._players = (*self._players[:seat], player, *self._players[seat + 1 :])
        if (before.name, before.controller) != (player.name, player.controller):
            self._notes.pop(seat, None)
        self._append(PlayerChanged(seat, player))

    def note(self, seat: Seat, text: str) -> None:
        """Keep a private note for a seat, such as answers to offers that it gives without being
        asked, until the seat is given to somebody else; no undo removes it. The text is the
        title's. Raises `CannotUndo` at a full log, ValueError for a text that no file could hold.
        """
        if not is_secret(text):
            raise ValueError("no file could hold this note")
        if barrier := self._log_barrier:
            raise CannotUndo(barrier)
        self._notes[seat] = text
        self._append(Noted(seat, text))

    def note_of(self, seat: Seat) -> str:
        """Return the note of a seat, for that seat alone; empty if it has none."""
        return self._notes.get(seat, "")

    def hint_barrier(self, seat: Seat) -> Barrier | None:
        """Return why a seat may have no hint now, or None: only a person who is to decide may."""
        if not self.help.hints:
            return Barrier.NO_HINTS
        if seat not in self.deciders or not self._players[seat].is_human:
            return Barrier.NOT_DECIDING
        return (
            Barrier.NO_ROOM_FOR_HINTS if self._filled >= self.game.limits.log - HINT_ROOM else None
        )

    def note_hint(self, seat: Seat) -> None:
        """Log that a seat has a hint for its present choice, which must be saved before the hint is
        shown; raises `CannotUndo`. Another hint for the same choice is not logged again.
        """
        if barrier := self.hint_barrier(seat):
            raise CannotUndo(barrier)
        state = self._history.state
        if not any(state is there and seat == one for there, one in self._hinted):
            self._hinted.append((state, seat))
            self._append(HintTaken(seat))

    def abandon(self) -> None:
        """Log that the people left the game unfinished, unless it is over or its log is full."""
        if self.outcome is None and self._log_barrier is None:
            self._append(Abandoned())

    @property
    def _log_barrier(self) -> Barrier | None:
        return Barrier.LOG_FULL if self._filled >= self.game.limits.log else None

    def _keep_known(self) -> None:
        """Drop the positions after the last step, but keep the knowledge from them."""
        self._known[len(self._history.done) :] = [self._known[-1]]

    def _append(self, entry: Entry) -> None:
        self._log.append(entry)
        if isinstance(entry, Abandoned):
            self.is_left = True
        elif isinstance(entry, Played | Undone | Redone | TakenBack):
            self.is_left = False
        self._filled += _room_for(entry)
        for watcher in self._watchers:
            watcher(entry)


def _room_for(entry: Entry) -> int:
    """Return how many entries of the longest log an entry counts as."""
    if isinstance(entry, PlayerChanged):
        return PLAYER_ROOM
    return NOTE_ROOM if isinstance(entry, Noted) else 1


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
"""A match of any title, for code that does not look inside."""


def free_steps_of(match: AnyMatch) -> int:
    """Return how many steps of a match's present turn can be undone one after the other."""
    return free_steps(match.game, match.undoable, match.players)
