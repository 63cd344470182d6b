"""The single exit from the live match to everything on screen: Views and filtered events, as Qt
signals.

Widgets never see the match, a State or a Step. They are built with a `MatchBridge`, draw its
`view`, offer its `legal` commands, and send one of those back through `submit`. What changed
arrives as a `Change`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.errors import CannotUndo, IllegalCommand
from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import TakeBack, take_backs_in
from changcheng_qt.engine.seats import PUBLIC, Player, Seat, Viewer


class Motion(Enum):
    """Which way the game went to reach a view."""

    FORWARD = "forward"
    BACK = "back"
    JUMP = "jump"


@dataclass(frozen=True, slots=True)
class Change:
    """A new view and the filtered events that led to it; events are empty after a jump.

    Going back carries the events of the step taken back, so that they can be shown backwards.
    """

    view: Any
    events: tuple[Any, ...] = ()
    motion: Motion = Motion.JUMP


class MatchBridge(QObject):
    """Shows one match to one viewer at a time."""

    changed = Signal(object)
    """A `Change`: a step forward or back, or a jump (another viewer, a loaded game)."""
    refused = Signal(object)
    """The reason (an Enum of the title) or `Barrier` why something asked for was not done."""
    players_changed = Signal()

    def __init__(self, match: AnyMatch) -> None:
        """Begin on the public view."""
        super().__init__()
        self._match = match
        self._viewer: Viewer = PUBLIC

    @property
    def viewer(self) -> Viewer:
        """Return whom the screen is shown to."""
        return self._viewer

    def look_as(self, viewer: Viewer) -> None:
        """Show the match to another viewer."""
        self._viewer = viewer
        self.changed.emit(Change(self.view))

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """Return what the viewer sees now."""
        return self._match.view(self._viewer)

    def view_for(self, viewer: Viewer) -> Any:  # noqa: ANN401
        """Return what another viewer sees now, for a bot that decides for that seat."""
        return self._match.view(viewer)

    @property
    def legal(self) -> Sequence[Any]:
        """Return the legal commands that the viewer may know of."""
        return self._match.legal(self._viewer)

    def legal_for(self, viewer: Viewer) -> Sequence[Any]:
        """Return the legal commands that another viewer may know of, for a bot."""
        return self._match.legal(viewer)

    @property
    def players(self) -> tuple[Player, ...]:
        """Return who sits in the seats now."""
        return self._match.players

    @property
    def to_act(self) -> Seat | None:
        """Return the seat that decides next, None when the game is over."""
        return self._match.to_act

    @property
    def turn_seat(self) -> Seat:
        """Return the seat whose turn it is."""
        return self._match.turn_seat

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it runs."""
        return self._match.outcome

    @property
    def undo_barrier(self) -> Barrier | None:
        """Return why the latest step cannot be taken back, or None."""
        return self._match.undo_barrier

    @property
    def redo_barrier(self) -> Barrier | None:
        """Return why nothing can be done again, or None."""
        return self._match.redo_barrier

    @property
    def step_count(self) -> int:
        """Return how many steps led to the present position."""
        return len(self._match.steps)

    @property
    def turn_seats(self) -> tuple[Seat, ...]:
        """Return in whose turn each step of the present line was given."""
        return tuple(step.turn_seat for step in self._match.steps)

    def events(self, since: int = 0) -> list[tuple[Any, ...]]:
        """Return the events of each step from number `since` on, as the viewer may see them."""
        return self._match.events(self._viewer, since)

    @property
    def told_count(self) -> int:
        """Return how many steps the chronicle tells of: all that led here."""
        return self.step_count

    def told(self, since: int = 0) -> list[tuple[Any, ...]]:
        """Return the events of each step from number `since` on that the chronicle tells of."""
        return self.events(since)

    @property
    def take_backs(self) -> tuple[TakeBack, ...]:
        """Return where on the line of play the table went back by agreement."""
        return take_backs_in(self._match.log)

    def why_not(self, command: object) -> Enum | None:
        """Return why a command is not legal now, or None."""
        return self._match.why_not(command)

    def submit(self, command: object) -> bool:
        """Give a command for the seat to act; tell whether it was accepted."""
        try:
            step = self._match.submit(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            return False
        self.changed.emit(Change(self.view, self._seen(step.events), Motion.FORWARD))
        return True

    def undo(self) -> bool:
        """Take back the latest step; tell whether that was possible."""
        try:
            step = self._match.undo()
        except CannotUndo as error:
            self.refused.emit(error.barrier)
            return False
        self.changed.emit(Change(self.view, self._seen(step.events), Motion.BACK))
        return True

    def redo(self) -> bool:
        """Do the latest undone step again; tell whether that was possible."""
        try:
            step = self._match.redo()
        except CannotUndo as error:
            self.refused.emit(error.barrier)
            return False
        self.changed.emit(Change(self.view, self._seen(step.events), Motion.FORWARD))
        return True

    def reset_turn(self) -> bool:
        """Take back this turn's steps as far as that is possible; tell whether there was one."""
        seat, any_undone = self.turn_seat, False
        if barrier := self.undo_barrier:
            self.refused.emit(barrier)
            return False
        while self.undo_barrier is None and self._begun_by(seat):
            self._match.undo()
            any_undone = True
        self.changed.emit(Change(self.view))
        return any_undone

    def take_back(self, length: int, agreed: Sequence[Seat]) -> bool:
        """Go back to the position after `length` steps, as these seats agreed; tell whether that
        was possible.
        """
        try:
            self._match.take_back(length, agreed)
        except CannotUndo as error:
            self.refused.emit(error.barrier)
            return False
        self.changed.emit(Change(self.view))
        return True

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Give a seat another name or another controller."""
        self._match.seat_player(seat, player)
        self.players_changed.emit()

    def _begun_by(self, seat: Seat) -> bool:
        return self._match.steps[-1].turn_seat == seat

    def _seen(self, events: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(event.seen_by(self._viewer) for event in events)
