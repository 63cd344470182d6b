"""The single exit from the live match to everything on screen: Views and filtered events, as Qt
signals.

Widgets never see the match, a State or a Step. They are built with a `MatchBridge`, draw its
`view`, offer its `legal` commands, and send one of those back through `submit`. A change arrives as
a `Change`.

Theory of operation. Nothing is shown before it is safe: a person who kills the program must not
have learnt anything that the program does not know at the next start. Once the match has accepted
something, the bridge asks its `Keeper` to call when everything so far is safe. Until then it
*holds*: all its queries are answered from the match as it was before, so a repaint or another
language shows that again, and other requests meanwhile are not done. Only a change of a seat's
player, and of help, are queued, since nobody would request them again. When the keeper calls, the
bridge switches to the present match and emits the change.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import Signal

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.replay import Mark, Marks, Replay
from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.engine.step import Step
from changcheng_qt.ui.seam.as_shown import USUAL, Decisions, MatchAsShown

T = TypeVar("T")

Keeper: TypeAlias = Callable[[Callable[[], None]], None]
"""Calls once when everything so far in the match is safe, before it returns or later."""


def keep_nothing(then: Callable[[], None]) -> None:
    """Call at once: the match need not outlast the program."""
    then()


class Motion(Enum):
    """The direction of a change."""

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


class MatchBridge(MatchAsShown):
    """Shows one match to one viewer at a time."""

    changed = Signal(object)
    """A `Change`: a step forward or back, or a jump (another viewer, a loaded game)."""
    refused = Signal(object)
    """The reason (an Enum of the title) or `Barrier` why a request was not done."""
    players_changed = Signal()
    help_changed = Signal()
    """The people agreed on another help; the view was shown again before."""
    marks_changed = Signal()
    """The chronicle has other marks, without a new step."""
    given = Signal(object)
    """A command that is about to be tried."""
    decider_changed = Signal()
    """The person who may act on this screen has changed, but not the view."""

    def __init__(
        self,
        match: AnyMatch,
        keeper: Keeper = keep_nothing,
        seed: str = "",
        decisions: Decisions = USUAL,
    ) -> None:
        """Start on the public view; the seed is not shown before the game is over."""
        super().__init__(match, decisions)
        self._seed = seed
        self._match = match
        self._keeper = keeper
        self._waiting: list[Callable[[], object]] = []
        """Requests that were made while something was held."""
        self._marks = Marks(match.start_players)
        self.holds_back: Callable[[object], bool] = lambda _: False
        """Whether a warning holds a committed command back."""

    @property
    def is_holding(self) -> bool:
        """Return whether something was accepted that is not shown yet."""
        return self._shown is not self._match

    @property
    def title(self) -> str:
        """Return the name of the title that is played."""
        return self._match.game.name

    def look_as(self, viewer: Viewer, *, takes_commands: bool = True) -> None:
        """Show the match to another viewer, on a screen that accepts commands or only shows."""
        self._viewer, self._takes_commands = viewer, takes_commands
        self.changed.emit(Change(self.view))

    def take_commands(self, *, takes_commands: bool) -> None:
        """Accept commands from now on, or only show the match to the same viewer."""
        if takes_commands != self._takes_commands:
            self._takes_commands = takes_commands
            self.decider_changed.emit()

    def show_past(self, *, is_shown: bool) -> None:
        """Accept no commands while the board shows an earlier position."""
        if is_shown != self._is_past_shown:
            self._is_past_shown = is_shown
            self.decider_changed.emit()

    @property
    def seed(self) -> str:
        """Return the seed of the game, empty until the game is over."""
        return self._seed if self.outcome else ""

    def seen_again(self, start: int, stop: int) -> tuple[Change, ...]:
        """Return the steps from number `start` up to `stop` as the viewer saw them: the position
        before them, then each of them with its events, all with the knowledge of the time.
        """
        past, viewer = Replay(self._shown), self._viewer
        steps = past.events(viewer, start, stop)
        return (
            Change(past.view_at(start, viewer)),
            *(
                Change(past.view_at(position, viewer), events, Motion.FORWARD)
                for position, events in enumerate(steps, start + 1)
            ),
        )

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return the marks on the line of play."""
        return self._marks.of(self._shown.log)

    def submit(self, command: object) -> bool:
        if not self.is_holding:
            self.given.emit(command)
        return self._do(lambda: (self._match.submit(command),), Motion.FORWARD)

    def submit_all(self, commands: Sequence[object]) -> bool:
        """Submit commands of several seats, one after the other: saved once, and shown as one
        change. Commands after an illegal one are left out; return whether the first was accepted.
        """
        return self._do(lambda: _submit_all(self._match, commands), Motion.FORWARD)

    def note(self, seat: Seat, text: str) -> None:
        """Keep a private note for a seat, as soon as nothing is held."""
        act = partial(self._match.note, seat, text)
        self._when_free(lambda: self._try(act, lambda _: None))

    def commit(self, command: object) -> bool:
        """Submit a command for good unless it is held back; return whether it was accepted."""
        return not self.holds_back(command) and self.submit(command)

    def undo(self) -> bool:
        """Undo the latest step; return whether that was possible."""
        return self._do(lambda: (_undo(self._match, self.undo_barrier),), Motion.BACK)

    def redo(self) -> bool:
        """Redo the latest undone step; return whether that was possible."""
        return self._do(lambda: (self._match.redo(),), Motion.FORWARD)

    def reset_turn(self) -> bool:
        """Undo this turn's steps as far as possible; return whether there was one."""
        return self._do(lambda: _reset_turn(self._match, self.reset_barrier), Motion.JUMP)

    def take_back(self, length: int, agreed: Sequence[Seat]) -> bool:
        """Go back to `length` steps, as these seats agreed; return whether that was possible."""
        return self._do(lambda: self._match.take_back(length, agreed), Motion.JUMP)

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Give a seat another name or another controller, as soon as nothing is held."""
        act = partial(self._match.seat_player, seat, player)
        self._when_free(lambda: self._try(act, lambda _: self.players_changed.emit()))

    def change_help(self, help: Help, agreed: Sequence[Seat]) -> None:
        """Play with another help from now on, as these seats agreed, as soon as nothing is held."""
        act = partial(self._match.change_help, help, agreed)
        self._when_free(lambda: self._try(act, lambda _: self._on_help_changed()))

    def _when_free(self, act: Callable[[], object]) -> None:
        if self.is_holding:
            self._waiting.append(act)
        else:
            act()

    def _on_help_changed(self) -> None:
        self.changed.emit(Change(self.view))
        self.help_changed.emit()

    def note_hint(self, then: Callable[[], None]) -> None:
        """Log a hint for the seat to act, which may have one; call once that is safe. The match is
        shown as before meanwhile, and accepts commands.
        """
        seat = self.to_act
        if seat is not None:
            self._match.note_hint(seat)
            self._keeper(lambda: self._on_noted(then))

    def _on_noted(self, then: Callable[[], None]) -> None:
        self.marks_changed.emit()
        then()

    def _do(self, act: Callable[[], Sequence[Step[Any, Any, Any]] | None], motion: Motion) -> bool:
        """Do something on the board, unless something is held; return whether it was done."""

        def tell(steps: Sequence[Step[Any, Any, Any]] | None) -> None:
            events = tuple(event for step in steps or () for event in step.seen_by(self._viewer))
            self.changed.emit(Change(self.view, events, motion))

        return not self.is_holding and self._try(act, tell)

    def _try(self, act: Callable[[], T], tell: Callable[[T], None]) -> bool:
        """Do something in the match and report it when it is safe; return whether it was done."""
        self._shown = self._match.still()
        try:
            done = act()
        except (IllegalCommand, CannotUndo) as error:
            self._shown = self._match
            refused = error.reason if isinstance(error, IllegalCommand) else error.barrier
            self.refused.emit(refused)
            return False
        self._keeper(lambda: self._show(partial(tell, done)))
        return True

    def _show(self, tell: Callable[[], None]) -> None:
        self._shown = self._match
        tell()
        while self._waiting and not self.is_holding:
            self._waiting.pop(0)()


def _submit_all(match: AnyMatch, commands: Sequence[object]) -> list[Step[Any, Any, Any]]:
    """Play commands up to the first illegal one; raises `IllegalCommand` if none is legal."""
    steps: list[Step[Any, Any, Any]] = []
    for command in commands:
        try:
            steps.append(match.submit(command))
        except IllegalCommand:
            if not steps:
                raise
            break
    return steps


def _undo(match: AnyMatch, barrier: Barrier | None) -> Step[Any, Any, Any]:
    """Undo the latest step; raises `CannotUndo` with a barrier."""
    if barrier:
        raise CannotUndo(barrier)
    return match.undo()


def _reset_turn(match: AnyMatch, barrier: Barrier | None) -> None:
    """Undo the free steps of the turn that the log has room for; raises `CannotUndo` with a
    barrier.
    """
    if barrier:
        raise CannotUndo(barrier)
    stay = match.step_count - free_steps_of(match)
    while match.step_count > stay and match.undo_barrier is None:
        match.undo()
