"""The stages of a scoring that the rules computed at once: the present one, and the queue.

A step forward adds the stages of its beats to the queue; a jump drops the queue and shows the
position as it is; another viewer of the same position only replaces the views, for a scoring is
public. While people at other computers play on, a scoring stays to its end, and that until somebody
here goes on; the next one begins after it.

A title supplies its stages, each the content of its panel at one moment (`Stage`), and a `Script`
that makes them of events.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.engine.step import Seen
from changcheng_qt.ui.flow.playhead import Clock, Playhead
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

REVEAL: Final = 1100
"""Usual milliseconds of a stage, at ordinary speed."""
LINGER: Final = 2400
"""Milliseconds of the end without a person to go on."""
SHORTEST_LINGER: Final = 600


class Stage(Protocol):
    """The content of a scoring's panel at one moment."""

    @property
    def place(self) -> object | None:
        """Its subject, lit on the board."""

    @property
    def is_under_way(self) -> bool:
        """Whether the stage has begun; before that somebody may still act."""

    @property
    def is_held(self) -> bool:
        """Whether the game waits until the player has seen the stage, also if it is the last."""

    @property
    def is_end(self) -> bool:
        """Whether the stage stays until the player goes on."""

    @property
    def rest(self) -> int:
        """Milliseconds of the stage, at ordinary speed."""


StageT = TypeVar("StageT", bound=Stage)


class Script(Protocol[StageT]):
    """Makes a title's stages."""

    def shows(self, event: Any) -> bool:  # noqa: ANN401 - the title's Event
        """Return whether an event can have a stage."""

    def stages_of(
        self, last: StageT | None, beats: Sequence[Seen[Any, Any]]
    ) -> Sequence[tuple[StageT, int]]:
        """Return the stages of a step's beats after the last stage before, each with the number of
        its beat.
        """

    def stage_at(self, bridge: Bridge) -> StageT | None:
        """Return the stage of the present position, None if there is nothing to show."""


@dataclass(frozen=True, slots=True)
class _Placed(Generic[StageT]):
    """A stage, with its step and beat."""

    stage: StageT
    step: int
    beat: int


@dataclass(frozen=True, slots=True)
class _Sight:
    """A step and its viewer."""

    viewer: Viewer
    step: int


class StageReveal(QObject, Generic[StageT]):
    """The present stage, and the queue."""

    changed = Signal()
    """The stage, the queue, or the choices have changed."""
    busy_changed = Signal(bool)
    """Whether the game should wait for the reveal."""
    spotlit = Signal(object)
    """The subject, None when the reveal is over."""

    def __init__(
        self,
        bridge: Bridge,
        script: Script[StageT],
        appearance: Appearance,
        clock: Clock,
        parent: QObject,
    ) -> None:
        """Start with the present position."""
        super().__init__(parent)
        self._script = script
        self._bridge = bridge
        self._appearance = appearance
        self._playhead = Playhead(clock)
        self._stage: StageT | None = None
        self._place: _Placed[StageT] | None = None
        """The origin of the stage, None if it is of the present position."""
        self._queue: deque[_Placed[StageT]] = deque()
        self._beats: dict[_Sight, Sequence[Seen[Any, Any]]] = {}
        """The beats of the steps in the queue, by viewer."""
        self._step_count = bridge.step_count
        self._lit: object | None = None
        self._is_busy = False
        self._is_idle = True
        self._pace: float | None = None
        self.destroyed.connect(self._playhead.stop)
        bridge.players_changed.connect(self.changed)
        self._jump()
        self.tell()

    @property
    def stage(self) -> StageT | None:
        """The present stage, None without one."""
        return self._stage

    @property
    def place(self) -> object | None:
        """The subject of the stage."""
        return None if self._stage is None else self._stage.place

    @property
    def is_under_way(self) -> bool:
        return self._stage is not None and self._stage.is_under_way

    @property
    def waiting(self) -> int:
        """The number of stages in the queue."""
        return len(self._queue)

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    @property
    def is_awaited(self) -> bool:
        """Whether people at other computers wait for those here, who can decide only after the
        reveal.
        """
        here, players = self._bridge.here, self._bridge.players
        has_others = any(one.is_human and seat not in here for seat, one in enumerate(players))
        return has_others and bool(self._bridge.due) and here.issuperset(self._bridge.due)

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        if self._place is None or not self._queue:
            return None
        step, beat = self._reached(self._place)
        return self._seen(step)[beat].view

    @property
    def revealed(self) -> tuple[int, int] | None:
        return self._reached(self._place) if self._place and self._is_unread else None

    def advance(self) -> None:
        """Show the next stage, or after the last one the next reveal, if any; never decides
        anything.
        """
        if self._queue:
            self._show_next()
        elif self._stage is not None and self._stage.is_end:
            self._show(self._script.stage_at(self._bridge))
        self._wind()
        self.tell()

    def show_again(self) -> None:
        """Show the stages of the latest step from their start."""
        latest = self._bridge.events(self._bridge.step_count - 1)
        happened = tuple(event for step in latest for event in step)
        self._jump()
        self._queue_step(Change(self._bridge.view, happened, Motion.FORWARD))
        self._wind()
        self.tell()

    def advance_to_end(self) -> None:
        """Show all stages at once."""
        while self._queue:
            self.advance()

    def play_on(self, pace: float | None) -> None:
        """Go on automatically, also after the end, `pace` times as fast as usual; with None the end
        stays until a person goes on.
        """
        self._pace = pace
        self._playhead.stretch = 1 / (pace or 1.0)
        self._wind()

    def follow(self, change: Change) -> None:
        """Queue the stages of a step, or show another position; `tell` emits the change."""
        count, self._step_count = self._step_count, self._bridge.step_count
        if change.motion is Motion.FORWARD:
            self._queue_step(change)
        elif not self._is_idle and (count == self._step_count or self._is_of_the_past):
            self._lit = None
        else:
            self._jump()
        self._wind()

    def tell(self) -> None:
        """Emit the change; most steps arrive while there is nothing to show before or after, and
        emit nothing.
        """
        if self.place != self._lit:
            self._lit = self.place
            self.spotlit.emit(self.place)
        self._tell_busy()
        was_idle, self._is_idle = self._is_idle, self._stage is None and not self._queue
        if not (was_idle and self._is_idle):
            self.changed.emit()

    @property
    def _is_at_end(self) -> bool:
        """Whether the end of a scoring is shown."""
        return self._stage is not None and self._stage.is_end

    @property
    def _is_unread(self) -> bool:
        """Whether a scoring has not been shown to its end, or the end is shown."""
        return bool(self._queue) or self._is_at_end

    @property
    def _is_of_the_past(self) -> bool:
        """Whether all that is revealed happened before the present position, which others have
        reached by going back.
        """
        latest = self._queue[-1] if self._queue else self._place
        is_before = latest is not None and latest.step < self._bridge.step_count
        return is_before and self._is_unread

    def _reached(self, place: _Placed[StageT]) -> tuple[int, int]:
        """Return the step, and the beat of it, that is shown with a stage: before the first one of
        another scoring, all that was played between them.
        """
        before = self._queue[0].step - 1 if self._queue else place.step
        if self._is_at_end and before > place.step:
            return before, len(self._seen(before)) - 1
        return place.step, place.beat

    def _jump(self) -> None:
        """Show the present position."""
        self._queue.clear()
        self._beats.clear()
        self._show(self._script.stage_at(self._bridge))

    def _queue_step(self, change: Change) -> None:
        """Queue the stages of the step; end if the game has gone on to something else here."""
        had_shown_all = not self._queue
        last = self._queue[-1].stage if self._queue else self._stage
        found = self._stages_after(last, change)
        self._queue.extend(found)
        stays = change.is_of_others and self._stage is not None
        if not found and (last is None or last.is_end) and not stays:
            self._queue.clear()
            self._show(self._script.stage_at(self._bridge))
        elif found and had_shown_all and not (stays and self._is_at_end):
            self._show_next()
        if not self._appearance.fade(REVEAL):
            while self._queue and not (stays and self._is_at_end):
                self._show_next()

    def _stages_after(self, last: StageT | None, change: Change) -> list[_Placed[StageT]]:
        """Return the stages of the latest step; views between are computed only if it has some."""
        if not any(self._script.shows(event) for event in change.events):
            return []
        step = self._bridge.step_count - 1
        stages = self._script.stages_of(last, self._seen(step))
        return [_Placed(stage, step, beat) for stage, beat in stages]

    def _seen(self, step: int) -> Sequence[Seen[Any, Any]]:
        """Return the beats of a step as the present viewer may see them."""
        key = _Sight(self._bridge.viewer, step)
        if key not in self._beats:
            self._beats[key] = self._bridge.beats(step)
        return self._beats[key]

    def _show_next(self) -> None:
        placed = self._queue.popleft()
        self._show(placed.stage, placed)

    def _show(self, stage: StageT | None, place: _Placed[StageT] | None = None) -> None:
        self._stage, self._place = stage, place
        if not self._queue:
            self._beats.clear()

    def _wind(self) -> None:
        """Queue the next automatic stage."""
        self._playhead.stop()
        goes_on = not self._bridge.here or self._pace is not None
        if self._is_at_end and goes_on:
            self._playhead.rest(max(SHORTEST_LINGER, self._appearance.fade(LINGER)))
            self._playhead.queue(self.advance)
        elif self._queue and not self._is_at_end:
            rest = REVEAL if self._stage is None else self._stage.rest
            self._playhead.rest(self._appearance.fade(rest))
            self._playhead.queue(self.advance)

    def _tell_busy(self) -> None:
        is_busy = bool(self._queue) or (self._stage is not None and self._stage.is_held)
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)
