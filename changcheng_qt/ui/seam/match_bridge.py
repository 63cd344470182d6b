"""The single exit from the live match to everything on screen: Views and filtered events, as Qt
signals.

Widgets never see the match, a State or a Step. They are built with a `MatchBridge`, draw its
`view`, offer its `legal` commands, and send one of those back through `submit`. A change arrives as
a `Change`.

Theory of operation. The bridge never changes the match: it gives each request as a `Deed` to its
`Executor`, which answers at once or later. Until then the bridge *holds*: all its queries are
answered from the match as it was before, so a repaint or another language shows that again, and
other requests meanwhile are not done. Only a change of a seat's player, of help, and a note are
queued, since nobody would request them again. When the deed is done and safe, the bridge switches
to the present match and emits the change; if it is refused, the bridge emits the reason and nothing
has changed. So nothing is shown before it is safe: a person who kills the program must not have
learnt anything that the program does not know at the next start. An entry that somebody at another
screen has caused is shown by `take`, also while an own deed is held.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from PySide6.QtCore import Signal

from changcheng_qt.engine import deeds
from changcheng_qt.engine import match as entries
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.ui.seam.executor import Executor, LocalExecutor
from changcheng_qt.ui.seam.shown_match import USUAL, Decisions, ShownMatch

if TYPE_CHECKING:
    from changcheng_qt.ui.seam.company import Company

Emit: TypeAlias = Callable[[int], None]
"""Emits the changes since the step of a number."""


class Motion(Enum):
    """The direction of a change."""

    FORWARD = "forward"
    BACK = "back"
    JUMP = "jump"


@dataclass(frozen=True, slots=True)
class Change:
    """A new view and the filtered events before it; events are empty after a jump.

    Going back carries the events of the step taken back, so that they can be shown backwards.
    """

    view: Any
    events: tuple[Any, ...] = ()
    motion: Motion = Motion.JUMP
    is_of_others: bool = False
    """Whether somebody at another screen has caused it."""


class MatchBridge(ShownMatch):
    """Shows one match to one viewer at a time."""

    changed = Signal(object)
    """A `Change`: a step forward or back, or a jump (another viewer, a loaded game)."""
    refused = Signal(object)
    """The reason (an Enum of the title) or `Barrier` why a request was not done, also later."""
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
        executor: Executor | None = None,
        seed: str = "",
        decisions: Decisions = USUAL,
        seats: frozenset[Seat] | None = None,
    ) -> None:
        """Start on the public view; without an `executor` the match need not outlast the program.
        The seed is shown once the game is over. `seats` are those of this screen, all if None.
        """
        super().__init__(match, decisions, seats)
        self._seed = seed
        self._match = match
        self.rest.changed.connect(self.decider_changed)
        self.plates.left_alone.connect(self.decider_changed)
        self._executor = executor or LocalExecutor(match)
        self._waiting: list[Callable[[], object]] = []
        """Requests that were made while something was held."""
        self.company: Company | None = None
        """The people at other computers, if there are any."""
        self.holds_back: Callable[[object], bool] = lambda _: False
        """Whether a warning holds a committed command back."""

    @property
    def is_holding(self) -> bool:
        """Return whether a deed is not answered yet, and the match is shown as before it."""
        return self._shown is not self._match

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

    def submit(self, command: object) -> bool:
        if not self.is_holding:
            self.given.emit(command)
        return self._do(deeds.Play((command,)), Motion.FORWARD)

    def submit_all(self, commands: Sequence[object]) -> bool:
        """Submit commands of several seats, one after the other: saved once, and shown as one
        change. Commands after an illegal one are left out; return as `submit` does.
        """
        return self._do(deeds.Play(tuple(commands)), Motion.FORWARD)

    def answer(self, seat: Seat, command: object) -> None:
        """Answer for a seat while others decide at other screens; it is shown when it is entered,
        and nothing is held until then.
        """
        deed = deeds.Answer(seat, command)
        self._executor.do(deed, lambda: self.take(self._match.log[-1]), self.refused.emit)

    def note(self, seat: Seat, text: str) -> None:
        """Keep a private note for a seat, as soon as nothing is held."""
        self._when_free(deeds.Note(seat, text), lambda _: None)

    def commit(self, command: object) -> bool:
        """Submit a command for good unless it is held back; return as `submit` does."""
        return not self.holds_back(command) and self.submit(command)

    def undo(self) -> bool:
        """Undo the latest step; return whether it was not refused at once."""
        return self._go_back(deeds.Undo(), self.undo_barrier, Motion.BACK)

    def redo(self) -> bool:
        """Redo the latest undone step; return whether it was not refused at once."""
        return self._do(deeds.Redo(), Motion.FORWARD)

    def reset_turn(self) -> bool:
        """Undo this turn's steps as far as possible; return whether it was not refused at once."""
        return self._go_back(deeds.ResetTurn(), self.reset_barrier, Motion.JUMP)

    def take_back(self, length: int, agreed: Sequence[Seat]) -> bool:
        """Go back to `length` steps, as these seats agreed; return whether it was not refused at
        once. People at other screens are asked by the executor, while play goes on here.
        """
        deed = deeds.TakeBack(length, tuple(agreed))
        return self._do(deed, Motion.JUMP) if self.has_all_seats else self.propose(deed)

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Give a seat another name or another controller, as soon as nothing is held."""
        deed = deeds.SeatPlayer(seat, player)
        self._when_free(deed, lambda _: self.players_changed.emit())

    def change_help(self, help: Help, agreed: Sequence[Seat]) -> None:
        """Play with another help from now on, as these seats agreed, as soon as nothing is held;
        people at other screens are asked as by `take_back`.
        """
        deed = deeds.ChangeHelp(help, tuple(agreed))
        if self.has_all_seats:
            self._when_free(deed, lambda _: self._on_help_changed())
        else:
            self.propose(deed)

    def note_hint(self, seat: Seat, then: Callable[[], None], instead: Callable[[], None]) -> None:
        """Log a hint for a seat that decides; call `then` once that is safe, or `instead` if it is
        refused. The match is shown as before meanwhile, and accepts commands.
        """
        self._executor.do(
            deeds.TakeHint(seat),
            lambda: self._on_noted(then),
            lambda reason: self._on_not_noted(reason, instead),
        )

    def take(self, entry: Entry) -> None:
        """Show the latest entry of the match, which another screen has caused."""
        if self.is_holding:
            self._shown = self._match.still()
        match entry:
            case entries.Played() | entries.Redone():
                self._emit_change(Motion.FORWARD, self.step_count - 1, is_of_others=True)
            case entries.Undone():
                self._emit_change(Motion.BACK)
            case entries.TakenBack():
                self._emit_change(Motion.JUMP)
            case entries.HelpChanged():
                self._on_help_changed()
            case entries.PlayerChanged():
                self.players_changed.emit()
            case entries.HintTaken():
                self.marks_changed.emit()
            case entries.Abandoned():
                self.rest.begin()
            case entries.Noted():
                pass
            case _:
                assert_never(entry)

    def propose(self, deed: deeds.Deed) -> bool:
        """Have the executor ask people at other screens."""
        self._executor.do(deed, lambda: None, self.refused.emit)
        return True

    def jump(self) -> None:
        """Show the match, which differs from the result of the steps shown so far."""
        if self.is_holding:
            self._shown = self._match.still()
        self._emit_change(Motion.JUMP)

    def _when_free(self, deed: deeds.Deed, emit: Emit) -> None:
        """Give a deed to the executor, as soon as nothing is held."""
        if self.is_holding:
            self._waiting.append(partial(self._give, deed, emit))
        else:
            self._give(deed, emit)

    def _on_help_changed(self) -> None:
        self.changed.emit(Change(self.view))
        self.help_changed.emit()

    def _on_noted(self, then: Callable[[], None]) -> None:
        self.marks_changed.emit()
        then()

    def _on_not_noted(self, reason: Enum, instead: Callable[[], None]) -> None:
        self.refused.emit(reason)
        instead()

    def _go_back(self, deed: deeds.Deed, barrier: Barrier | None, motion: Motion) -> bool:
        """Carry out a deed that goes back, such as an undo, unless there is a barrier."""
        if barrier and not self.is_holding:
            self.refused.emit(barrier)
            return False
        return self._do(deed, motion)

    def _do(self, deed: deeds.Deed, motion: Motion) -> bool:
        """Do something on the board, unless something is held; return whether it was given to the
        executor, and not refused at once.
        """
        return not self.is_holding and self._give(deed, partial(self._emit_change, motion))

    def _emit_change(self, motion: Motion, since: int = 0, *, is_of_others: bool = False) -> None:
        """Emit a change of the board; one forward has the events of all steps from number `since`
        on.
        """
        events: tuple[Any, ...] = ()
        if motion is Motion.FORWARD:
            events = tuple(chain.from_iterable(self.events(since)))
        elif motion is Motion.BACK:
            events = self._match.latest_undone.seen_by(self._viewer)
        self.changed.emit(Change(self.view, events, motion, is_of_others))

    def _give(self, deed: deeds.Deed, emit: Emit) -> bool:
        """Give a deed to the executor, and hold until it answers; return whether it was not refused
        at once.
        """
        self._shown = self._match.still()
        refusals: list[Enum] = []

        def refuse(reason: Enum) -> None:
            refusals.append(reason)
            self._show(lambda _: self.refused.emit(reason))

        self._executor.do(deed, lambda: self._show(emit), refuse)
        return not refusals

    def _show(self, emit: Emit) -> None:
        """Show the present match, and go on with the requests made meanwhile."""
        before, self._shown = self._shown, self._match
        emit(before.step_count)
        while self._waiting and not self.is_holding:
            self._waiting.pop(0)()
