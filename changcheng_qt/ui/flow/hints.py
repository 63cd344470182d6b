"""Hints for the deciding person: requested, logged, computed elsewhere, removed.

Theory of operation. A hint is made from the view on the screen alone, so there is one only if that
view is the decider's own: behind the gate. A request is noted in the log; the hint is computed
meanwhile, and shown when it is done and the note is on the disk. Every change of the position, the
view or the decider removes it, with its computation; an answer to a cancelled question is dropped.
It can be hidden and shown again while the choice is the same. If its first part is played, the
next hint begins with the second, unless something else is clearly better. Nothing here waits, and
nothing here plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.reasons import Way


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice to think about: the view and legal commands of its seat, and the `chosen` command,
    if that is to be compared with the best, or the one `planned` by the hint before.
    """

    view: Any
    legal: Sequence[Any]
    chosen: Any = None
    planned: Any = None


class Adviser(Protocol):
    """Answers one question at a time elsewhere, without blocking the window."""

    @property
    def advised(self) -> SignalInstance:
        """Emitted with the number of a question and the moves, best first."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with the number of a question that has failed."""

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Start to judge a choice in a game of a title after `steps` steps, which seed it; return
        the question's number.
        """

    def prepare(self, title: str) -> None:
        """Preload the search of a title."""

    def forget(self) -> None:
        """Cancel the current question."""


@dataclass(frozen=True, slots=True)
class HintSource:
    """The source of hints and warnings in a match, and their effort (see `bots.advice_effort`)."""

    adviser: Adviser
    effort: int


class NoHint(Enum):
    """Why the screen shows no hint, although the match would allow one."""

    NOT_SEARCHED = "not_searched"
    """This title cannot be searched."""
    OWN_VIEW_ONLY = "own_view_only"
    """The shown view is not the decider's own."""
    LOOKING_BACK = "looking_back"
    """The board shows an earlier position."""


class Stage(Enum):
    """The stages of a hint."""

    NONE = "none"
    THINKING = "thinking"
    FOUND = "found"
    FAILED = "failed"
    """Its computation failed."""


class Hints(QObject):
    """Gives hints in one match until it is closed."""

    changed = Signal()
    """The stage has changed, or the hint is shown or hidden."""
    refused = Signal(object)
    """Why there is no hint now: a `Barrier` or `NoHint`."""

    def __init__(self, bridge: MatchBridge, source: HintSource | None) -> None:
        """Give hints for the choices that a bridge shows; none without a `source`."""
        super().__init__()
        self._bridge = bridge
        self._source = source
        self._question: int | None = None
        self._is_noted = False
        self._serial = 0
        """The number of the present hint: a note that is safe later may be of another one."""
        self._stage = Stage.NONE
        self._found: tuple[Way, ...] = ()
        self._is_shown = False
        self._plan: tuple[int, Seat, Any] | None = None
        """The second part of a hint whose first part was played: the number of its step, its seat
        and command.
        """
        bridge.given.connect(self._on_given)
        bridge.changed.connect(self.wipe)
        bridge.decider_changed.connect(self.wipe)
        bridge.players_changed.connect(self.wipe)
        bridge.help_changed.connect(self.prepare)
        if source is not None:
            source.adviser.advised.connect(self._on_advised)
            source.adviser.failed.connect(self._on_failed)

    @property
    def stage(self) -> Stage:
        """Return the stage of the hint on the screen."""
        return self._stage if self._is_shown else Stage.NONE

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the shown moves, best first."""
        return self._found if self.stage is Stage.FOUND else ()

    @property
    def is_asking(self) -> bool:
        """Return whether a hint is being computed."""
        return self._question is not None

    @property
    def is_offered(self) -> bool:
        """Return whether somebody here may ask for hints in this match, now or later."""
        is_running = self._bridge.to_act is not None
        people = bool(self._bridge.here)
        return self._source is not None and self._bridge.help.hints and people and is_running

    @property
    def barrier(self) -> Enum | None:
        """Return why there is no hint now, or None."""
        bridge, seat = self._bridge, self._seat
        barrier = bridge.hint_barrier(bridge.turn_seat if seat is None else seat)
        if self._source is None:
            return barrier if barrier is Barrier.COACHED else NoHint.NOT_SEARCHED
        if seat is None:
            return Barrier.NOT_DECIDING
        if barrier is not None:
            return barrier
        if bridge.is_past_shown:
            return NoHint.LOOKING_BACK
        if bridge.viewer != seat:
            return NoHint.OWN_VIEW_ONLY if bridge.viewer == PUBLIC else Barrier.NOT_DECIDING
        return None

    @property
    def _seat(self) -> Seat | None:
        """The seat whose choice it is: of several that decide at once the viewer, else the first
        person.
        """
        bridge = self._bridge
        viewing = [seat for seat in bridge.due if seat == bridge.viewer]
        people = [seat for seat in bridge.due if seat in bridge.here]
        return next(iter([*viewing, *people]), bridge.to_act)

    def prepare(self) -> None:
        """Preload the adviser if hints or warnings may be needed."""
        people, is_running = bool(self._bridge.here), self._bridge.to_act is not None
        is_helped = self._bridge.help.hints or self._bridge.help.warning
        if self._source is not None and is_helped and people and is_running:
            self._source.adviser.prepare(self._bridge.title)

    def ask(self) -> None:
        """Show a hint, or refuse it with the reason."""
        barrier = self.barrier
        if barrier is not None or self._source is None:
            self.refused.emit(barrier)
            return
        if self._bridge.is_holding:
            return
        self._is_shown = True
        if self._stage in (Stage.NONE, Stage.FAILED):
            self._begin(self._source)
        self.changed.emit()

    def put_away(self) -> None:
        """Hide the hint; it can be shown again."""
        if self._is_shown:
            self._is_shown = False
            self.changed.emit()

    def wipe(self) -> None:
        """Drop the hint and the question: their choice is gone."""
        if self._question is not None and self._source is not None:
            self._source.adviser.forget()
        self._question, self._is_noted = None, False
        self._stage, self._found = Stage.NONE, ()
        self._serial += 1
        self.put_away()

    def close(self) -> None:
        """Drop everything, and disconnect."""
        self.wipe()
        bridge = self._bridge
        for signal in (bridge.changed, bridge.decider_changed, bridge.players_changed):
            signal.disconnect(self.wipe)
        bridge.given.disconnect(self._on_given)
        bridge.help_changed.disconnect(self.prepare)
        if self._source is not None:
            self._source.adviser.advised.disconnect(self._on_advised)
            self._source.adviser.failed.disconnect(self._on_failed)

    def _begin(self, source: HintSource) -> None:
        bridge, seat = self._bridge, self._seat
        if seat is None:
            return
        self._serial += 1
        serial, self._stage, self._is_noted = self._serial, Stage.THINKING, False
        steps = bridge.step_count
        plan = None if self._plan is None or self._plan[:2] != (steps, seat) else self._plan[2]
        choice = Choice(bridge.view, bridge.legal, planned=plan)
        self._question = source.adviser.advise(bridge.title, choice, source.effort, steps)
        bridge.note_hint(seat, lambda: self._on_noted(serial), lambda: self._on_not_noted(serial))

    def _on_given(self, command: object) -> None:
        """Remember the second part of a move that is played as advised."""
        seat = self._seat
        advised = (way for way in self._found if way.command == command)
        then = next((way.then for way in advised), None)
        self._plan = None
        if then is not None and seat is not None:
            self._plan = self._bridge.step_count + 1, seat, then

    def _on_noted(self, serial: int) -> None:
        if serial == self._serial:
            self._is_noted = True
            self._show_if_found()

    def _on_not_noted(self, serial: int) -> None:
        if serial == self._serial:
            self.wipe()

    def _on_advised(self, number: int, found: tuple[Way, ...]) -> None:
        if number == self._question:
            self._question, self._found = None, found
            self._show_if_found()

    def _on_failed(self, number: int) -> None:
        if number == self._question:
            self._question, self._stage = None, Stage.FAILED
            self.changed.emit()

    def _show_if_found(self) -> None:
        if self._is_noted and self._found:
            self._stage = Stage.FOUND
            self.changed.emit()
