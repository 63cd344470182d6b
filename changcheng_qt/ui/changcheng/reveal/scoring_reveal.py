"""A scoring, revealed stage by stage: what is shown now, and what is still to come.

A step forward adds the stages of its beats to the queue; a jump drops the queue and shows the
position as it is; another viewer of the same position changes nothing but the views, for all that a
scoring shows is public.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.engine.step import Seen
from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.reveal.scoring_stages import (
    Phase,
    ScoringStage,
    recalled,
    shows_scoring,
    stage_of,
    stages_of,
)
from changcheng_qt.ui.flow.playhead import Clock, Playhead
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

REVEAL: Final = 1100
"""Milliseconds for which a stage is shown before the next one, at ordinary speed."""
LINGER: Final = 2400
"""Milliseconds for which the award stays where no person is there to go on."""
SHORTEST_LINGER: Final = 600


@dataclass(frozen=True, slots=True)
class _Placed:
    """A stage, and the step and beat that it shows."""

    stage: ScoringStage
    step: int
    beat: int


@dataclass(frozen=True, slots=True)
class _Sight:
    """Who looks at a step."""

    viewer: Viewer
    step: int


class ScoringReveal(QObject):
    """What is shown of a scoring now, and what is still to come."""

    changed = Signal()
    """The stage, the queue, or what can be decided is another one."""
    busy_changed = Signal(bool)
    """Whether there is something to be seen before the game should go on."""
    spotlit = Signal(object)
    """The province that is spoken of, None when the reveal is over."""

    def __init__(
        self, bridge: Bridge, appearance: Appearance, clock: Clock, parent: QObject
    ) -> None:
        """Begin with the position as it is."""
        super().__init__(parent)
        self._bridge = bridge
        self._appearance = appearance
        self._playhead = Playhead(clock)
        self._stage: ScoringStage | None = None
        self._place: _Placed | None = None
        """Where the stage comes from, None where that is the position as it is."""
        self._queue: deque[_Placed] = deque()
        self._beats: dict[_Sight, Sequence[Seen[Any, Event]]] = {}
        """The beats of the steps in the queue, as they have been seen by viewers."""
        self._step_count = bridge.step_count
        self._lit: Province | None = None
        self._is_busy = False
        self._is_idle = True
        self._pace: float | None = None
        self.destroyed.connect(self._playhead.stop)
        bridge.players_changed.connect(self.changed)
        self._jump(bridge.view)
        self.tell()

    @property
    def stage(self) -> ScoringStage | None:
        """What is shown, None while there is no scoring."""
        return self._stage

    @property
    def province(self) -> Province | None:
        """The province that is spoken of."""
        return None if self._stage is None else self._stage.province

    @property
    def waiting(self) -> int:
        """How many stages are still to come."""
        return len(self._queue)

    @property
    def is_busy(self) -> bool:
        """Whether there is something to be seen before the game should go on."""
        return self._is_busy

    @property
    def view(self) -> View | None:
        """The position as far as it has been revealed, None where that is the present one."""
        if self._place is None or not self._queue:
            return None
        view: View = self._seen(self._place.step)[self._place.beat].view
        return view

    def advance(self) -> None:
        """Show the next stage, or after the last one what is to be scored next, if anything; never
        decides anything.
        """
        if self._queue:
            self._show_next()
        elif self._stage is not None and self._stage.phase is Phase.AWARDED:
            self._show(stage_of(self._bridge.view))
        self._wind()
        self.tell()

    def advance_to_end(self) -> None:
        """Show all stages at once."""
        while self._queue:
            self.advance()

    def lead_on(self, pace: float | None) -> None:
        """Go on by itself, also after the award, that much faster than usual; with None the award
        stays until a person goes on.
        """
        self._pace = pace
        self._playhead.stretch = 1 / (pace or 1.0)
        self._wind()

    def follow(self, change: Change) -> None:
        """Queue what a step revealed, or show another position as it is; `tell` tells everybody."""
        count, self._step_count = self._step_count, self._bridge.step_count
        if change.motion is Motion.FORWARD:
            self._queue_step(change)
        elif count == self._step_count and not self._is_idle:
            self._lit = None
        else:
            self._jump(change.view)
        self._wind()

    def tell(self) -> None:
        """Tell everybody what is shown now; most steps come while there is nothing to show, as
        there was nothing before, and leave everybody alone.
        """
        if self.province != self._lit:
            self._lit = self.province
            self.spotlit.emit(self.province)
        self._tell_busy()
        was_idle, self._is_idle = self._is_idle, self._stage is None and not self._queue
        if not (was_idle and self._is_idle):
            self.changed.emit()

    def _jump(self, view: View) -> None:
        """Show the position as it is, with what its cards have done so far."""
        self._queue.clear()
        self._beats.clear()
        stage = stage_of(view)
        if stage is not None:
            stage = recalled(stage, [event for step in self._bridge.events() for event in step])
        self._show(stage)

    def _queue_step(self, change: Change) -> None:
        """Queue what the step revealed; end when the game has gone on to something else."""
        had_shown_all = not self._queue
        last = self._queue[-1].stage if self._queue else self._stage
        found = self._stages_after(last, change)
        self._queue.extend(found)
        if not found and (last is None or last.phase is Phase.AWARDED):
            self._queue.clear()
            self._show(stage_of(change.view))
        elif found and had_shown_all:
            self._show_next()
        if not self._appearance.fade(REVEAL):
            while self._queue:
                self._show_next()

    def _stages_after(self, last: ScoringStage | None, change: Change) -> list[_Placed]:
        """Return the stages of the latest step; the views between are found for scorings only."""
        if not any(shows_scoring(event) for event in change.events):
            return []
        step = self._bridge.step_count - 1
        return [_Placed(stage, step, beat) for stage, beat in stages_of(last, self._seen(step))]

    def _seen(self, step: int) -> Sequence[Seen[Any, Event]]:
        """Return the beats of a step as the present viewer may see them."""
        key = _Sight(self._bridge.viewer, step)
        if key not in self._beats:
            self._beats[key] = self._bridge.beats(step)
        return self._beats[key]

    def _show_next(self) -> None:
        placed = self._queue.popleft()
        self._show(placed.stage, placed)

    def _show(self, stage: ScoringStage | None, place: _Placed | None = None) -> None:
        self._stage, self._place = stage, place
        if not self._queue:
            self._beats.clear()

    def _wind(self) -> None:
        """Queue what comes by itself."""
        self._playhead.stop()
        is_over = self._stage is not None and self._stage.phase is Phase.AWARDED
        nobody_waits = not any(player.is_human for player in self._bridge.players)
        if self._queue:
            self._playhead.rest(self._appearance.fade(REVEAL))
            self._playhead.queue(self.advance)
        elif is_over and (nobody_waits or self._pace is not None):
            self._playhead.rest(max(SHORTEST_LINGER, self._appearance.fade(LINGER)))
            self._playhead.queue(self.advance)

    def _tell_busy(self) -> None:
        closing = (Phase.COUNTED, Phase.AWARDED)
        is_busy = bool(self._queue) or (self._stage is not None and self._stage.phase in closing)
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)
