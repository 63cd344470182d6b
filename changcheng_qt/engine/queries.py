"""The queries of a match: everything that can be asked about a game so far. Answers about the
latest positions are cached, so that undo and redo compute nothing twice.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Generic

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.history import History, beats_seen
from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.engine.step import C, E, K, S, Seen, Step, U, V

POSITIONS_KEPT: Final = 8


@dataclass(slots=True, eq=False)
class Position(Generic[S, C, V, K]):
    """A state and the knowledge in it, with everything computed for a viewer there."""

    state: S
    knowledge: K
    views: dict[Viewer, V] = field(default_factory=dict)
    legal: dict[Viewer, Sequence[C]] = field(default_factory=dict)
    refusals: dict[C, Enum | None] = field(default_factory=dict)


class Positions(Generic[S, C, V, K]):
    """A cache of the latest positions of a match."""

    def __init__(self) -> None:
        self._kept = deque[Position[S, C, V, K]](maxlen=POSITIONS_KEPT)

    def at(self, state: S, knowledge: K) -> Position[S, C, V, K]:
        """Return a position, with its cached values if it is known. Knowledge is mostly the very
        same object: to compare all of it takes longer than the cached values.
        """
        for found in self._kept:
            if found.state is state and (
                found.knowledge is knowledge or found.knowledge == knowledge
            ):
                return found
        self._kept.appendleft(Position(state, knowledge))
        return self._kept[0]


class MatchQueries(Generic[U, S, C, E, V, K]):
    """A game of `players` from a setup, at its present position; only `Match` changes it."""

    def __init__(self, game: Game[U, S, C, E, V, K], setup: U, players: Sequence[Player]) -> None:
        """Begin before the first step."""
        self.game = game
        self.setup = setup
        self._start_players = tuple(players)
        self._players = self._start_players
        self._history: History[S, C, E] = History(game.new(setup))
        self._known = [game.unknowing()]
        self._positions = Positions[S, C, V, K]()
        self._filtered: dict[Viewer, dict[int, tuple[Step[S, C, E], tuple[E, ...]]]] = {}
        """By viewer and step number: a step and its filtered events."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat, now."""
        return self._players

    @property
    def start_players(self) -> tuple[Player, ...]:
        """The players by seat at the beginning."""
        return self._start_players

    @property
    def steps(self) -> tuple[Step[S, C, E], ...]:
        """The steps that led to the present state, with States: for trusted code."""
        return tuple(self._history.done)

    @property
    def step_count(self) -> int:
        """How many steps led to the present state."""
        return len(self._history.done)

    @property
    def latest(self) -> Step[S, C, E]:
        """The latest step; there must be one."""
        return self._history.done[-1]

    @property
    def latest_undone(self) -> Step[S, C, E]:
        """The step that was undone last, which a redo repeats; there must be one."""
        return self._history.undone[-1]

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
    def deciders(self) -> tuple[Seat, ...]:
        """The seats whose decisions are due at once, the seat to act first."""
        return self.game.deciders(self._history.state)

    @property
    def turn_seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.game.turn_seat(self._history.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self.game.outcome(self._history.state)

    def view(self, viewer: Viewer) -> V:
        """Return the View of a viewer now; cached by position and knowledge."""
        here = self._position
        view = here.views.get(viewer)
        if view is None:
            view = here.views[viewer] = self.game.view(here.state, here.knowledge, viewer)
        return view

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
        return MatchQueries.legal(self, viewer)

    def why_not(self, command: C) -> Enum | None:
        """Return why a command is not legal now, or None; cached by position."""
        here = self._position
        if command not in here.refusals:
            here.refusals[command] = self.game.why_not(here.state, command)
        return here.refusals[command]

    def events(self, viewer: Viewer, since: int = 0) -> list[tuple[E, ...]]:
        """Return the events of each done step from number `since` on, as a viewer may see them."""
        done, kept = self._history.done, self._filtered.setdefault(viewer, {})
        for number in range(since, len(done)):
            step = done[number]
            if number not in kept or kept[number][0] is not step:
                kept[number] = step, step.seen_by(viewer)
        return [kept[number][1] for number in range(since, len(done))]

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

    @property
    def _position(self) -> Position[S, C, V, K]:
        return self._positions.at(self._history.state, self._known[-1])
