"""A recorded match for the widgets: the same signals as a live one, without legal commands.

At a position the viewer sees exactly the View of that moment, so a switch to another viewer or
position is a jump like any other. With everything shown the chronicle may also include future
steps, so that a person can jump there.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.replay import AnyReplay, Mark
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Seat, Viewer, people_of
from changcheng_qt.engine.step import Seen
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.verdicts.insight import AnySecrets, PageMaking, can_be_told


class ReplayBridge(QObject):
    """Shows one position of a replay to one viewer at a time."""

    changed = Signal(object)
    """A `Change`: a step forward or back, or a jump."""
    players_changed = Signal()
    """Never emitted: the players are known from the start."""
    decider_changed = Signal()
    """Never emitted: nobody may act."""
    decider: Final = None
    """Nobody decides in a replay."""

    def __init__(
        self,
        replay: AnyReplay,
        position: int = 0,
        seed: str = "",
        secrets: AnySecrets | None = None,
    ) -> None:
        """Start on the public view of a position; the seed is shown if the game has ended. With the
        `secrets` of the title there is a page *Who knew what*.
        """
        super().__init__()
        self._seed = seed
        self._replay = replay
        self._position = position
        self._viewer: Viewer = PUBLIC
        self.making: Final = (
            PageMaking(replay, secrets) if secrets and can_be_told(replay) else None
        )
        """The page *Who knew what*, for as long as the replay is shown; None without one."""

    @property
    def title(self) -> str:
        """Return the name of the title that is played."""
        return self._replay.title

    @property
    def here(self) -> frozenset[Seat]:
        return people_of(self.players)

    @property
    def viewer(self) -> Viewer:
        return self._viewer

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return the possible viewers."""
        return self._replay.viewers

    @property
    def position(self) -> int:
        """Return the shown position, 0 before the first step."""
        return self._position

    @property
    def last(self) -> int:
        """Return the last position."""
        return self._replay.last

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """Return the viewer's View at the position."""
        return self._replay.view_at(self._position, self._viewer)

    @property
    def legal(self) -> Sequence[Any]:
        """Return nothing: a replay has no legal commands."""
        return ()

    @property
    def possible(self) -> Sequence[Any]:
        """Return nothing, as nothing is legal."""
        return ()

    @property
    def players(self) -> tuple[Player, ...]:
        return self._replay.players

    @property
    def help(self) -> Help:
        """Return the help that everybody at the table had at the position."""
        return self._replay.help_at(self._position)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat that decided next."""
        return self._replay.to_act_at(self._position)

    @property
    def due(self) -> tuple[Seat, ...]:
        """Return the seat that decided next: answers are shown one by one."""
        return () if self.to_act is None else (self.to_act,)

    @property
    def turn_seat(self) -> Seat:
        """Return the seat in turn."""
        return self._replay.turn_seat_at(self._position)

    @property
    def outcome(self) -> Outcome | None:
        return self._replay.outcome_at(self._position)

    @property
    def seed(self) -> str:
        """Return the seed of the game, empty if the game has not ended."""
        return self._seed if self.is_of_finished_game else ""

    @property
    def is_of_finished_game(self) -> bool:
        """Return whether the game has a result."""
        return self._replay.outcome is not None

    @property
    def step_count(self) -> int:
        """Return the number of steps before the position."""
        return self._position

    @property
    def marks(self) -> Sequence[Mark]:
        return self._replay.marks

    @property
    def chronicle_length(self) -> int:
        """Return the number of steps in the chronicle."""
        return self.last if self._viewer is EVERYONE else self._position

    @property
    def chronicle_view(self) -> Any:  # noqa: ANN401
        return self._replay.view_at(self.chronicle_length, self._viewer)

    def chronicled(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        return self._replay.events(self._viewer, since, self.chronicle_length)

    def events(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        """Return the events of each step from number `since` up to the position."""
        return self._replay.events(self._viewer, since, self._position)

    def whole_game(self) -> tuple[Sequence[Any], Any]:
        """Return all events of the game, and the view after the last one, as the viewer may see
        them.
        """
        steps = self._replay.events(self._viewer, 0, self.last)
        happened = [event for step in steps for event in step]
        return happened, self._replay.view_at(self.last, self._viewer)

    def beats(self, number: int) -> Sequence[Seen[Any, Any]]:
        """Return the beats of the step of that number as the viewer saw them."""
        return self._replay.beats(self._viewer, number)

    def command_at(self, position: int, text: str) -> Any:  # noqa: ANN401
        """Return the command of a file's text at a position; raises ValueError."""
        return self._replay.command_at(position, text)

    def view_of(self, seat: Seat, position: int) -> Any:  # noqa: ANN401
        """Return the View of a seat at a position; raises ValueError for one that cannot look
        on.
        """
        return self._replay.view_at(position, seat)

    def decider_at(self, position: int) -> Seat | None:
        """Return the seat that decided next at a position."""
        return self._replay.to_act_at(position)

    def most_told(self, number: int) -> tuple[tuple[Any, ...], Any]:
        """Return the events of the step of that number, and the view after it, for the viewer that
        sees most.
        """
        viewer = self.viewers[-1]
        (events,) = self._replay.events(viewer, number, number + 1)
        return events, self._replay.view_at(number + 1, viewer)

    def public_events(self) -> Sequence[tuple[Any, ...]]:
        """Return the public events of the whole game, for marks."""
        return self._replay.events(PUBLIC, 0, self.last)

    @property
    def public_end(self) -> Any:  # noqa: ANN401
        """Return the public View at the end, for the events of the whole game."""
        return self._replay.view_at(self.last, PUBLIC)

    def why_not(self, command: object) -> Enum | None:
        """Return no reason: nothing is submitted here."""
        return None

    def submit(self, command: object) -> bool:
        """Accept nothing."""
        return False

    def commit(self, command: object) -> bool:
        """Accept nothing."""
        return False

    def look_as(self, viewer: Viewer) -> None:
        """Show the position to another viewer, one of `viewers`."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.changed.emit(Change(self.view))

    def go_to(self, position: int, *, at_once: bool = False) -> None:
        """Show another position, the nearest possible one; a neighbour's step has its events so
        that it can be animated, unless everything changes `at_once`.
        """
        before = self._position
        self._position = max(0, min(position, self.last))
        match self._position - before:
            case 0:
                return
            case 1 if not at_once:
                self._tell(before, Motion.FORWARD)
            case -1 if not at_once:
                self._tell(self._position, Motion.BACK)
            case _:
                self.changed.emit(Change(self.view))

    def _tell(self, step: int, motion: Motion) -> None:
        (events,) = self._replay.events(self._viewer, step, step + 1)
        self.changed.emit(Change(self.view, events, motion))
