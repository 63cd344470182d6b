"""One running match: the only holder of the State while people play.

Everything that happens is an `Entry` of the log, appended and never removed: accepted commands,
undo, redo, take-backs, hints, another help, a seat given to another controller, a new name. The
present state follows from the line of play, what the seats know from the whole log. The parts that
show or save the match watch it, or ask it for Views.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, Generic, TypeAlias

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.history import (
    Barrier,
    CannotUndo,
    History,
    agreement_barrier,
    beats_seen,
    free_steps,
    play,
    undo_barrier,
)
from changcheng_qt.engine.positions import Position, Positions
from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.engine.step import C, E, K, S, Seen, Step, U, V


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
class Abandoned:
    """The people left the game unfinished; it can be resumed."""


LONGEST_LOG: Final = 9_000
"""Entries after which only commands are accepted, so that every log fits a file: 10,000 lines of
2 MiB in all.
"""
PLAYER_ROOM: Final = 4
"""How many entries a change of players counts as: a line with the longest name is as long."""
HINT_ROOM: Final = 500
"""From this many entries before `LONGEST_LOG` no hints are given, to leave room for undo."""

Entry: TypeAlias = (
    Played[Any] | Undone | Redone | TakenBack | HintTaken | HelpChanged | PlayerChanged | Abandoned
)
Watcher: TypeAlias = Callable[[Entry], object]


class Match(Generic[U, S, C, E, V, K]):
    """A game being played by `players`, from a setup, with `help` for all of them."""

    def __init__(
        self,
        game: Game[U, S, C, E, V, K],
        setup: U,
        players: Sequence[Player],
        help: Help = PURISTS,
    ) -> None:
        """Begin before the first step."""
        self.game = game
        self.setup = setup
        self.start_help = self.help = help
        self._start_players = tuple(players)
        self._players = list(players)
        self._history: History[S, C, E] = History(game.new(setup))
        self._known = [game.unknowing()]
        self._log: list[Entry] = []
        self._filled = 0
        """How much of `LONGEST_LOG` is used up."""
        self._hinted: list[S] = []
        """The states in which the seat to act has taken a hint."""
        self._watchers: list[Watcher] = []
        self._positions = Positions[S, C, V, K]()
        self._told: dict[Viewer, dict[int, tuple[Step[S, C, E], tuple[E, ...]]]] = {}
        """By viewer and step number: a step and its filtered events."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat, now."""
        return tuple(self._players)

    @property
    def start_players(self) -> tuple[Player, ...]:
        """The players by seat at the beginning."""
        return self._start_players

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that has happened, oldest first."""
        return tuple(self._log)

    @property
    def steps(self) -> tuple[Step[S, C, E], ...]:
        """The steps that led to the present state, with States: for trusted code."""
        return tuple(self._history.done)

    @property
    def known(self) -> tuple[K, ...]:
        """The knowledge of the seats at each position of the line of play, before the first step
        and after each, when play reached it last; like the steps it stays inside trusted code.
        """
        return tuple(self._known)

    @property
    def start(self) -> S:
        """The state before the first step, for trusted code."""
        return self._history.start

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""
        return self.game.to_act(self._history.state)

    @property
    def turn_seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.game.turn_seat(self._history.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self.game.outcome(self._history.state)

    def still(self) -> "Match[U, S, C, E, V, K]":
        """Return an unwatched copy of this match, only for reading."""
        still = copy(self)
        still._watchers = []  # noqa: SLF001 - another of this class
        history = self._history
        self._history = replace(history, done=list(history.done), undone=list(history.undone))
        self._players, self._log = list(self._players), list(self._log)
        self._known, self._hinted = list(self._known), list(self._hinted)
        return still

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` with every entry once it has been appended."""
        self._watchers.append(watcher)

    def view(self, viewer: Viewer) -> V:
        """Return the View of a viewer now; cached by position and knowledge."""
        here = self._position
        if viewer not in here.views:
            here.views[viewer] = self.game.view(here.state, here.knowledge, viewer)
        return here.views[viewer]

    def legal(self, viewer: Viewer) -> Sequence[C]:
        """Return the legal commands that a viewer may know of; cached by position."""
        here = self._position
        if viewer not in here.legal:
            here.legal[viewer] = self.game.legal_seen(here.state, viewer)
        return here.legal[viewer]

    def possible(self, viewer: Viewer) -> Sequence[C]:
        """Return the legal commands under the rules that a viewer may know of, even in a match that
        accepts fewer.
        """
        return Match.legal(self, viewer)

    def why_not(self, command: C) -> Enum | None:
        """Return why a command is not legal now, or None; cached by position."""
        here = self._position
        if command not in here.refusals:
            here.refusals[command] = self.game.why_not(here.state, command)
        return here.refusals[command]

    def events(self, viewer: Viewer, since: int = 0) -> list[tuple[E, ...]]:
        """Return the events of each done step from number `since` on, as a viewer may see them."""
        done, told = self._history.done, self._told.setdefault(viewer, {})
        for number in range(since, len(done)):
            step = done[number]
            if number not in told or told[number][0] is not step:
                told[number] = step, step.seen_by(viewer)
        return [told[number][1] for number in range(since, len(done))]

    def beats(self, viewer: Viewer, number: int) -> tuple[Seen[V, E], ...]:
        """Return the beats of the done step of that number, as a viewer may see them."""
        known = self._known[number], self._known[number + 1]
        return beats_seen(self.game, self._history.done[number], number, known, viewer)

    def text_of(self, command: C) -> str:
        """Return a command as text, named in the present state."""
        return self.game.command_to_text(self._history.state, command)

    def command_of(self, text: str) -> C:
        """Return the command of a text in the present state; raises `ValueError`."""
        return self.game.command_from_text(self._history.state, text)

    def submit(self, command: C) -> Step[S, C, E]:
        """Play a command; raises `IllegalCommand` and changes nothing if it is illegal."""
        self._known.append(play(self.game, self._history, self._known[-1], command))
        step = self._history.done[-1]
        self._append(Played(step.seat, command))
        return step

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why the latest step cannot be undone, or None."""
        done, players = self._history.done, self._players
        return self._log_barrier or undo_barrier(done, players, self.to_act, self.turn_seat)

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
        self._players[seat] = player
        self._append(PlayerChanged(seat, player))

    def hint_barrier(self, seat: Seat) -> Barrier | None:
        """Return why a seat may have no hint now, or None: only a person who is to decide may."""
        if not self.help.hints:
            return Barrier.NO_HINTS
        if seat != self.to_act or not self._players[seat].is_human:
            return Barrier.NOT_DECIDING
        return Barrier.NO_ROOM_FOR_HINTS if self._filled >= LONGEST_LOG - HINT_ROOM else None

    def note_hint(self, seat: Seat) -> None:
        """Log that a seat has a hint for its present choice, which must be saved before the hint is
        shown; raises `CannotUndo`. Another hint for the same choice is not logged again.
        """
        if barrier := self.hint_barrier(seat):
            raise CannotUndo(barrier)
        state = self._history.state
        if not any(state is hinted for hinted in self._hinted):
            self._hinted.append(state)
            self._append(HintTaken(seat))

    def abandon(self) -> None:
        """Log that the people left the game unfinished, unless it is over or its log is full."""
        if self.outcome is None and self._log_barrier is None:
            self._append(Abandoned())

    @property
    def _position(self) -> Position[S, C, V, K]:
        return self._positions.at(self._history.state, self._known[-1])

    @property
    def _log_barrier(self) -> Barrier | None:
        return Barrier.LOG_FULL if self._filled >= LONGEST_LOG else None

    def _keep_known(self) -> None:
        """Drop the positions after the last step, but keep the knowledge from them."""
        self._known[len(self._history.done) :] = [self._known[-1]]

    def _append(self, entry: Entry) -> None:
        self._log.append(entry)
        self._filled += PLAYER_ROOM if isinstance(entry, PlayerChanged) else 1
        for watcher in self._watchers:
            watcher(entry)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
"""A match of any title, for code that does not look inside."""


def free_steps_of(match: AnyMatch) -> int:
    """Return how many steps of a match's present turn can be undone one after the other."""
    return free_steps(match.game, match.steps, match.players)
