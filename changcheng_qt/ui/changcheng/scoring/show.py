"""The order and the time in which a scoring is shown: a queue of reveals that the bridge fills.

A step forward adds its reveals to the queue; a jump drops the queue and shows the position as it
is; another viewer of the same position changes nothing, for all that a scoring shows is public.
"""

from collections import deque
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.scoring.laid_cards import LaidCards
from changcheng_qt.ui.changcheng.scoring.walk import Phase, Walk, recalled, steps, walk_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

REVEAL: Final = 1100
"""Milliseconds for which a reveal is shown before the next one, at ordinary speed."""
FAREWELL: Final = 2400
"""Milliseconds for which the award stays where no person is there to go on."""
SHORTEST_FAREWELL: Final = 600


class ScoringShow(QObject):
    """What is shown of a scoring now, and what is still to come."""

    changed = Signal()
    """The walk, the queue, or what can be decided is another one."""
    busy_changed = Signal(bool)
    """Whether there is something to be seen before the game should go on."""
    spotlit = Signal(object)
    """The province that is spoken of, None when the show is over."""

    def __init__(self, bridge: Bridge, appearance: Appearance) -> None:
        """Follow a bridge from now on."""
        super().__init__()
        self._bridge = bridge
        self._appearance = appearance
        self._walk: Walk | None = None
        self._queue: deque[Walk] = deque()
        self._laid = LaidCards()
        self._step_count = bridge.step_count
        self._is_busy = False
        self._is_idle = True
        self._pace: float | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.advance)
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.changed)
        self._jump(bridge.view)

    @property
    def walk(self) -> Walk | None:
        """Return what is shown, None while there is no scoring."""
        return self._walk

    @property
    def province(self) -> Province | None:
        """Return the province that is spoken of."""
        return None if self._walk is None else self._walk.province

    @property
    def waiting(self) -> int:
        """Return how many reveals are still to come."""
        return len(self._queue)

    @property
    def is_busy(self) -> bool:
        """Tell whether there is something to be seen before the game should go on."""
        return self._is_busy

    def so_far(self, view: View) -> View:
        """Return a view of the present position without the points that are still to come."""
        scores, before = list(view.scores), self._walk
        for walk in self._queue:
            known = len(before.awards) if before and before.province == walk.province else 0
            for award in walk.awards[known:]:
                scores[award.seat] -= award.points
            before = walk
        return replace(view, scores=tuple(scores))

    def on_board(self, view: View) -> View:
        """Return a view of the present position in which the cards that are turned up and counted
        still lie on the board: the emperor card takes their place at the award.
        """
        walk = self._walk
        is_counting = walk is not None and walk.phase in (Phase.CARDS, Phase.COUNTED)
        return self._laid.so_far(view, walk.province if walk and is_counting else None)

    def advance(self) -> None:
        """Show the next reveal, or after the last one what is to be scored next, if anything; never
        decides anything.
        """
        if self._queue:
            self._show(self._queue.popleft())
        elif self._walk is not None and self._walk.phase is Phase.AWARDED:
            self._show(walk_of(self._bridge.view))

    def lead_on(self, pace: float | None) -> None:
        """Go on by itself, also after the award, that much faster than usual; with None the award
        stays until a person goes on.
        """
        self._pace = pace
        self._wind()

    def advance_to_end(self) -> None:
        """Show all reveals at once."""
        while self._queue:
            self.advance()

    def _on_changed(self, change: Change) -> None:
        count, self._step_count = self._step_count, self._bridge.step_count
        if change.motion is Motion.FORWARD:
            self._follow(change)
        elif count == self._step_count and not self._is_idle:
            self._shine_again()
            self.changed.emit()
        else:
            self._jump(change.view)

    def _shine_again(self) -> None:
        """Light the province again: the board has forgotten what it showed another viewer."""
        if self._walk is not None:
            self.spotlit.emit(self.province)

    def _jump(self, view: View) -> None:
        """Show the position as it is, with what its cards have done so far."""
        self._queue.clear()
        self._laid.start_again(view)
        walk = walk_of(view)
        if walk is not None:
            walk = recalled(walk, [event for step in self._bridge.events() for event in step])
        self._show(walk)

    def _follow(self, change: Change) -> None:
        """Queue what the step revealed; end when the game has gone on to something else."""
        self._laid.remember(change.view)
        had_shown_all = not self._queue
        last = self._queue[-1] if self._queue else self._walk
        found = steps(last, change.events, change.view)
        self._queue.extend(found)
        if not found and (last is None or last.phase is Phase.AWARDED):
            self._go_on_from(last, walk_of(change.view))
        elif found and had_shown_all:
            self.advance()
        if not self._appearance.fade(REVEAL):
            self.advance_to_end()
        self._go_on()

    def _go_on_from(self, last: Walk | None, following: Walk | None) -> None:
        """End a show that is over, with what is to be scored next, which may have waited."""
        if last is not None or following is not None:
            self._queue.clear()
            self._show(following)

    def _show(self, walk: Walk | None) -> None:
        before, self._walk = self.province, walk
        if walk is None:
            self._laid.start_again(self._bridge.view)
        elif walk.phase is Phase.AWARDED:
            self._laid.forget(walk.province)
        if self.province != before:
            self.spotlit.emit(self.province)
        self._go_on()

    def _go_on(self) -> None:
        """Wind the clock, and tell everybody; most steps come while there is nothing to show, as
        there was nothing before, and leave everybody alone.
        """
        self._wind()
        self._tell_busy()
        was_idle, self._is_idle = self._is_idle, self._walk is None and not self._queue
        if not (was_idle and self._is_idle):
            self.changed.emit()

    def _wind(self) -> None:
        """Wind the clock for what comes by itself."""
        self._clock.stop()
        pace = self._pace or 1.0
        is_over = self._walk is not None and self._walk.phase is Phase.AWARDED
        nobody_waits = not any(player.is_human for player in self._bridge.players)
        if self._queue:
            self._clock.start(round(self._appearance.fade(REVEAL) / pace))
        elif is_over and (nobody_waits or self._pace is not None):
            farewell = max(SHORTEST_FAREWELL, self._appearance.fade(FAREWELL))
            self._clock.start(round(farewell / pace))

    def _tell_busy(self) -> None:
        closing = (Phase.COUNTED, Phase.AWARDED)
        is_busy = bool(self._queue) or (self._walk is not None and self._walk.phase in closing)
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)
