"""Hints for the person who decides: asked for, noted in the log, thought about elsewhere, wiped.

Theory of operation. A hint is made from the view on the screen and from nothing else, so there is
one only where that view is the decider's own: behind the gate. Whoever asks for it has it noted in
the log; it is thought about meanwhile, and shown when both are done, the note on the disk. Whatever
changes the position, the view or who may act ends it, with all that was thought; an answer to a
question that was dropped goes nowhere. It can be put away and looked at again while the choice is
the same. Nothing here waits, and nothing here plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.reasons import Way


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice to think about: what its seat sees and may do, and what it has `chosen`, where that
    is to be compared with the best.
    """

    view: Any
    legal: Sequence[Any]
    chosen: Any = None


class Adviser(Protocol):
    """Thinks elsewhere, about one question at a time, without keeping the window waiting."""

    @property
    def advised(self) -> SignalInstance:
        """Emitted with the number of a question and the ways to go on, best first."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with the number of a question that will not be answered."""

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Start to judge a choice in a game of a title after so many steps, which give the luck;
        return the question's number.
        """

    def prepare(self, title: str) -> None:
        """Be ready soon to play a title."""

    def forget(self) -> None:
        """Let nobody think about the present question any more, nor hear the answer."""


@dataclass(frozen=True, slots=True)
class HintWays:
    """Who gives hints and warnings in a match, and with what effort (see `bots.advice_effort`)."""

    adviser: Adviser
    effort: int


class NoHint(Enum):
    """Why the screen shows no hint, where the match would give one."""

    NOT_SEARCHED = "not_searched"
    """Nobody can think about this title."""
    OWN_VIEW_ONLY = "own_view_only"
    """The view that is shown is not the decider's own."""
    LOOKING_BACK = "looking_back"
    """The board shows an earlier position."""


class Stage(Enum):
    """How far a hint has come."""

    NONE = "none"
    THINKING = "thinking"
    FOUND = "found"
    FAILED = "failed"
    """Nobody could think about it."""


class Hints(QObject):
    """Gives hints in one match until it is closed."""

    changed = Signal()
    """Another stage, or the same one shown or put away."""
    refused = Signal(object)
    """Why there is no hint now: a `Barrier` or `NoHint`."""

    def __init__(self, bridge: MatchBridge, ways: HintWays | None) -> None:
        """Give hints for the choices that a bridge shows; none where nobody thinks about them."""
        super().__init__()
        self._bridge = bridge
        self._ways = ways
        self._question: int | None = None
        self._is_noted = False
        self._serial = 0
        """The number of the present hint: a note that is safe only later may be of another one."""
        self._stage = Stage.NONE
        self._found: tuple[Way, ...] = ()
        self._is_shown = False
        bridge.changed.connect(self.wipe)
        bridge.decider_changed.connect(self.wipe)
        bridge.players_changed.connect(self.wipe)
        bridge.help_changed.connect(self.prepare)
        if ways is not None:
            ways.adviser.advised.connect(self._on_advised)
            ways.adviser.failed.connect(self._on_failed)

    @property
    def stage(self) -> Stage:
        """Return how far the hint on the screen has come."""
        return self._stage if self._is_shown else Stage.NONE

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the ways to go on that are shown, best first."""
        return self._found if self.stage is Stage.FOUND else ()

    @property
    def is_asking(self) -> bool:
        """Return whether a hint is being thought about."""
        return self._question is not None

    @property
    def is_offered(self) -> bool:
        """Return whether somebody here may take hints in this match, now or later."""
        people = any(player.is_human for player in self._bridge.players)
        is_running = self._bridge.to_act is not None
        return self._ways is not None and self._bridge.help.hints and people and is_running

    @property
    def barrier(self) -> Enum | None:
        """Return why there is no hint now, or None."""
        bridge, seat = self._bridge, self._bridge.to_act
        if self._ways is None:
            return NoHint.NOT_SEARCHED
        if seat is None:
            return Barrier.NOT_DECIDING
        if (barrier := bridge.hint_barrier(seat)) is not None:
            return barrier
        if bridge.is_past_shown:
            return NoHint.LOOKING_BACK
        if bridge.viewer != seat:
            return NoHint.OWN_VIEW_ONLY if bridge.viewer == PUBLIC else Barrier.NOT_DECIDING
        return None

    def prepare(self) -> None:
        """Let the adviser be ready where hints may be asked for, or turns are warned of."""
        people = any(player.is_human for player in self._bridge.players)
        is_running = self._bridge.to_act is not None
        is_helped = self._bridge.help.hints or self._bridge.help.warning
        if self._ways is not None and is_helped and people and is_running:
            self._ways.adviser.prepare(self._bridge.title)

    def ask(self) -> None:
        """Show a hint, or refuse it with the reason."""
        barrier = self.barrier
        if barrier is not None or self._ways is None:
            self.refused.emit(barrier)
            return
        if self._bridge.is_holding:
            return
        self._is_shown = True
        if self._stage in (Stage.NONE, Stage.FAILED):
            self._begin(self._ways)
        self.changed.emit()

    def put_away(self) -> None:
        """Show it no longer; what is found can be looked at again."""
        if self._is_shown:
            self._is_shown = False
            self.changed.emit()

    def wipe(self) -> None:
        """Drop the hint and the question: what they were for is gone."""
        if self._question is not None and self._ways is not None:
            self._ways.adviser.forget()
        self._question, self._is_noted = None, False
        self._stage, self._found = Stage.NONE, ()
        self._serial += 1
        self.put_away()

    def close(self) -> None:
        """Drop everything, and listen to nobody."""
        self.wipe()
        bridge = self._bridge
        for signal in (bridge.changed, bridge.decider_changed, bridge.players_changed):
            signal.disconnect(self.wipe)
        bridge.help_changed.disconnect(self.prepare)
        if self._ways is not None:
            self._ways.adviser.advised.disconnect(self._on_advised)
            self._ways.adviser.failed.disconnect(self._on_failed)

    def _begin(self, ways: HintWays) -> None:
        bridge = self._bridge
        self._serial += 1
        serial, self._stage, self._is_noted = self._serial, Stage.THINKING, False
        choice = Choice(bridge.view, bridge.legal)
        steps = bridge.step_count
        self._question = ways.adviser.advise(bridge.title, choice, ways.effort, steps)
        bridge.note_hint(lambda: self._on_noted(serial))

    def _on_noted(self, serial: int) -> None:
        if serial == self._serial:
            self._is_noted = True
            self._show_if_found()

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
