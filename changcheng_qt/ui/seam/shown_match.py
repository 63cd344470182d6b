"""The queries of a live match for everything on screen: Views and filtered events, no State."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.game import Outcome, Undoing
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.replay import Mark, Marks, PastChoice, Replay
from changcheng_qt.engine.seats import PUBLIC, Player, Seat, Viewer, people_of
from changcheng_qt.engine.step import Seen
from changcheng_qt.ui.flow.screens import decider_before
from changcheng_qt.ui.seam.plates import Plates

ByView: TypeAlias = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Decisions:
    """Rules for decisions at a screen, by the public view; None for a rule that never holds."""

    needs_hand: ByView | None = None
    """Whether the decision that is due needs the hand of its seat."""
    is_ballot: ByView | None = None
    """Whether it is asked of several seats at once."""
    hides_nothing: ByView | None = None
    """Whether nobody has anything to hide."""


USUAL: Final = Decisions()


class Rest(QObject):
    """The rest of a game that everybody at a table of several computers has left unfinished."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_over = False
        """Whether people here go on with the game."""

    def begin(self) -> None:
        """Rest: the game was left now."""
        self.is_over = False
        self.changed.emit()

    def end(self) -> None:
        """Go on with the game."""
        self.is_over = True
        self.changed.emit()


class ShownMatch(QObject):
    """The queries of a match as it is shown to one viewer at a time."""

    def __init__(
        self, match: AnyMatch, decisions: Decisions, seats: frozenset[Seat] | None = None
    ) -> None:
        """Start on the public view of a match that is safe; `seats` are those of this screen, all
        if None.
        """
        super().__init__()
        self._shown = match
        self._marks = Marks(match.start_players)
        self._seats = seats
        self._decisions = decisions
        self.plates = Plates(self)
        self._viewer: Viewer = PUBLIC
        self._takes_commands = True
        self._is_past_shown = False
        self.rest = Rest()

    @property
    def title(self) -> str:
        """Return the name of the title that is played."""
        return self._shown.game.name

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return the marks on the line of play."""
        return self._marks.of(self._shown.log)

    def view_for(self, viewer: Viewer) -> Any:  # noqa: ANN401
        """Return the View of another viewer, for a bot that decides for that seat."""
        return self._shown.view(viewer)

    def legal_for(self, viewer: Viewer) -> Sequence[Any]:
        """Return the legal commands that another viewer may know of, for a bot."""
        return self._shown.legal(viewer)

    @property
    def players(self) -> tuple[Player, ...]:
        return self._shown.players

    @property
    def here(self) -> frozenset[Seat]:
        """Return the seats whose people are at this screen."""
        people = people_of(self._shown.players)
        return people if self._seats is None else people & self._seats

    @property
    def has_all_seats(self) -> bool:
        """Return whether every seat is played at this screen, those of bots too."""
        return self._seats is None

    @property
    def to_act(self) -> Seat | None:
        return self._shown.to_act

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Return the seats whose decisions are due at once, the seat to act first."""
        return self._shown.deciders

    @property
    def due(self) -> tuple[Seat, ...]:
        return self.deciders if self.is_ballot else self.deciders[:1]

    @property
    def turn_seat(self) -> Seat:
        return self._shown.turn_seat

    @property
    def outcome(self) -> Outcome | None:
        return self._shown.outcome

    @property
    def redo_barrier(self) -> Barrier | None:
        """Return why nothing can be redone here, or None."""
        barrier, seat = self._shown.redo_barrier, self._shown.to_act
        if barrier or self.has_all_seats or seat in self.here:
            return barrier
        return Barrier.OTHER_DECIDED

    @property
    def free_steps(self) -> int:
        """Return how many steps a restart of the turn undoes."""
        return free_steps_of(self._shown)

    @property
    def step_count(self) -> int:
        return self._shown.step_count

    @property
    def turn_seats(self) -> Sequence[Seat]:
        """Return the turn seat of each step of the present line."""
        return [step.turn_seat for step in self._shown.steps]

    def why_not(self, command: object) -> Enum | None:
        return self._shown.why_not(command)

    @property
    def help(self) -> Help:
        """Return the help of everybody at the table now."""
        return self._shown.help

    def note_of(self, seat: Seat) -> str:
        """Return the private note of a seat, for its own view and for the table that follows it."""
        return self._shown.note_of(seat)

    def hint_barrier(self, seat: Seat) -> Barrier | None:
        """Return why a seat may have no hint now, or None."""
        return self._shown.hint_barrier(seat)

    @property
    def viewer(self) -> Viewer:
        return self._viewer

    @property
    def is_past_shown(self) -> bool:
        """Return whether the board shows an earlier position."""
        return self._is_past_shown

    @property
    def takes_commands(self) -> bool:
        """Return whether the screen shows a view to act on, and the present position."""
        return self._takes_commands and not self._is_past_shown and not self.is_resting

    @property
    def is_resting(self) -> bool:
        """Return whether everybody at a table of several computers has left the game unfinished,
        and nobody here goes on with it.
        """
        return not self.has_all_seats and self._shown.is_left and not self.rest.is_over

    @property
    def decider(self) -> Seat | None:
        """Return the person who may act on this screen now: the one who is due, on the own view or
        the public one, if nothing covers it and nothing else is shown.
        """
        seat = self.to_act
        if seat is None or not self.takes_commands or self.is_ballot:
            return None
        is_person = self.players[seat].is_human
        is_here = is_person and (self._seats is None or seat in self._seats)
        person = seat if is_here else None
        return decider_before(self._viewer, person, needs_hand=self.needs_hand)

    @property
    def needs_hand(self) -> bool:
        """Return whether the decision that is due needs the hand of its seat."""
        return self._holds(self._decisions.needs_hand)

    @property
    def hides_nothing(self) -> bool:
        """Return whether nobody has anything to hide, so that no view needs a gate."""
        return self._holds(self._decisions.hides_nothing)

    @property
    def owes_ballot(self) -> bool:
        """Return whether the decisions that are due are asked of several seats at once."""
        return self._holds(self._decisions.is_ballot)

    def _holds(self, rule: ByView | None) -> bool:
        """Whether a rule holds; without one no public view is made."""
        return rule is not None and rule(self.view_for(PUBLIC))

    @property
    def is_ballot(self) -> bool:
        """Return whether they are asked now, by plates; not while a seat decides by itself."""
        return self.owes_ballot and self.to_act not in self.plates.by_themselves

    @property
    def may_go_back(self) -> bool:
        """Return whether the person here may undo: when due, or while the latest step can still be
        undone by its seat; at any time if nobody else is at this screen, but never for somebody who
        looks on.
        """
        if not (self.here or self.has_all_seats):
            return False
        if len(self.here) < 2:
            return not self._is_past_shown
        return self.decider is not None or (self.takes_commands and self.undo_barrier is None)

    @property
    def undo_barrier(self) -> Barrier | None:
        """Return why the latest step cannot be undone here, or None: on the own view of a seat only
        the steps of that seat can, on any other view those of everybody here.
        """
        return self._shown.undo_barrier or self._owner_barrier

    @property
    def reset_barrier(self) -> Barrier | None:
        """Return why the turn cannot be restarted, or None."""
        return self.undo_barrier or self._shown.empty_turn_barrier

    @property
    def _owner_barrier(self) -> Barrier | None:
        owner = self._shown.latest.seat
        is_here = self.has_all_seats or owner in self.here
        is_own = self._viewer == owner if isinstance(self._viewer, int) else is_here
        return None if is_own else Barrier.OTHER_DECIDED

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        return self._shown.view(self._viewer)

    @property
    def legal(self) -> Sequence[Any]:
        return self._shown.legal(self._viewer)

    @property
    def endings(self) -> Sequence[Any]:
        """Return the legal commands that hand over the turn, whatever else could be done."""
        undoing = self._shown.game.undoing
        return [one for one in self.legal if undoing(one) is Undoing.UNTIL_HANDED_OVER]

    @property
    def possible(self) -> Sequence[Any]:
        """Return the legal commands under the rules that the viewer may know of."""
        return self._shown.possible(self._viewer)

    def events(self, since: int = 0) -> list[tuple[Any, ...]]:
        return self._shown.events(self._viewer, since)

    def beats(self, number: int) -> Sequence[Seen[Any, Any]]:
        """Return the beats of the step of that number as the viewer may see them."""
        return self._shown.beats(self._viewer, number)

    def free_choices(self) -> Sequence[PastChoice[Any, Any]]:
        """Return the viewer's choices in the steps that a restart of the turn undoes."""
        return Replay(self._shown).choices(self._viewer, self.step_count - self.free_steps)

    @property
    def chronicle_length(self) -> int:
        """Return how many steps are in the chronicle: all up to here."""
        return self.step_count

    @property
    def chronicle_view(self) -> Any:  # noqa: ANN401
        """Return the viewer's View after the last step in the chronicle: the present one."""
        return self.view

    def chronicled(self, since: int = 0) -> list[tuple[Any, ...]]:
        return self.events(since)
