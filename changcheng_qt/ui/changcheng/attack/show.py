"""How far the walk through the Mongol attack has come; it always begins at its start.

A region is attacked in two beats: it is lit and the riders come, then its threat is turned up and
takes its toll. Whoever leads the walk on need not wait for the riders.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events import RegionAttacked
from changcheng_qt.games.changcheng.geography import Region
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.games.changcheng.view import Private, View
from changcheng_qt.ui.changcheng.attack.walk import AttackWalk, Entry, attack_walk
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

BREATH: Final = 450
"""Milliseconds from a region's losses until the next one is lit, at ordinary speed."""
RIDE: Final = 650
"""Milliseconds until the riders have come to the wall."""
REVEAL: Final = 1300
"""Milliseconds before the first region and before every event card."""


class AttackShow(QObject):
    """The attack of a finished game, of which so many entries have been shown."""

    changed = Signal()
    busy_changed = Signal(bool)
    """Whether the attack is being shown."""
    spotlit = Signal(object)
    """The region that is attacked, None while there is none."""
    approached = Signal(object, int)
    """The region that riders come to, and in how many milliseconds they are there."""
    struck = Signal(object)
    """The entry that is shown now; None if all that was left is shown at once."""
    finished = Signal()
    """The attack has been seen to its end, and put away."""

    def __init__(self, bridge: Bridge, appearance: Appearance) -> None:
        """Follow a bridge from now on."""
        super().__init__()
        self._bridge = bridge
        self._appearance = appearance
        self._walk: AttackWalk | None = None
        self._shown = 0
        self._aimed: Region | None = None
        """The region that riders are coming to."""
        self._is_open = False
        self._pace: float | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._on_time)
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.changed)

    @property
    def is_open(self) -> bool:
        """Tell whether the attack is being shown."""
        return self._is_open

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return what has been shown so far."""
        return self._walk.entries[: self._shown] if self._walk else ()

    @property
    def waiting(self) -> int:
        """Return how many entries are still to come."""
        return len(self._walk.entries) - self._shown if self._walk else 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the scores after what has been shown."""
        return self._walk.scores_after(self._shown) if self._walk else ()

    def so_far(self, view: View) -> View:
        """Return a view of the end without the threats and points that are still to come."""
        if self._walk is None or not self._is_open:
            return view
        shown = self._walk.open_after(self._shown)
        threats = tuple(
            threat if region in shown else None for region, threat in enumerate(view.threats)
        )
        privates = tuple(_without(private, shown, view.peeks) for private in view.privates)
        return replace(view, threats=threats, scores=self.scores, privates=privates)

    def begin(self) -> None:
        """Show the attack from its start, if the game has come to it."""
        view = self._bridge.view
        walk = self._walk_of_game() if view.stage is Stage.OVER else None
        if walk is None or not walk.entries:
            self._put_away()
            return
        self._walk, self._shown = walk, 0
        self._set_open(is_open=True)
        if not self._appearance.fade(REVEAL):
            self._shown = len(walk.entries)
        self._go_on()

    def advance(self) -> None:
        """Show the next entry; after the last one, put the attack away."""
        if not self._is_open:
            return
        if self.waiting:
            self._shown += 1
            self.struck.emit(self.entries[-1])
            self._go_on()
        else:
            self._put_away()
            self.finished.emit()

    def lead_on(self, pace: float | None) -> None:
        """Go on by itself, that much faster than usual, and go away at the end; with None the end
        stays until a person goes on.
        """
        self._pace = pace
        self._wind()

    def advance_to_end(self) -> None:
        """Show all entries at once."""
        self._shown += self.waiting
        self.struck.emit(None)
        self._go_on()

    def _walk_of_game(self) -> AttackWalk | None:
        events = [event for step in self._bridge.events() for event in step]
        return attack_walk(events, self._bridge.view.scores)

    def _on_changed(self, change: Change) -> None:
        """Begin when the game has come to its end, and go away when it is not over any more."""
        is_over = self._bridge.view.stage is Stage.OVER
        if is_over and self._walk is None and change.motion is Motion.FORWARD:
            self.begin()
        elif not is_over and self._walk is not None:
            self._walk = None
            self._put_away()
        elif self._walk is not None:
            self.changed.emit()

    def _on_time(self) -> None:
        region = self._next_region()
        if region is not None and self._aimed is None:
            self._aimed = region
            self.spotlit.emit(region)
            self.approached.emit(region, self._wind())
        elif self.waiting:
            self.advance()
        elif self._is_open:
            self._put_away()

    def _wind(self) -> int:
        """Wind the clock for what comes by itself; return in how many milliseconds it comes."""
        self._clock.stop()
        if not self.waiting and not (self._is_open and self._pace is not None):
            return 0
        if self._aimed is not None:
            beat = RIDE
        elif self._shown and self._next_region() is not None:
            beat = BREATH
        else:
            beat = REVEAL
        milliseconds = round(self._appearance.fade(beat) / (self._pace or 1.0))
        self._clock.start(milliseconds)
        return milliseconds

    def _go_on(self) -> None:
        self._aimed = None
        self._wind()
        self.spotlit.emit(self._region())
        self.changed.emit()

    def _next_region(self) -> Region | None:
        """Return the region that is attacked next, None where an event card or nothing is left."""
        if self._walk is None or not self.waiting:
            return None
        happening = self._walk.entries[self._shown].happening
        return happening.region if isinstance(happening, RegionAttacked) else None

    def _region(self) -> Region | None:
        """Return the region of the latest entry."""
        if not self._is_open or not self.entries:
            return None
        happening = self.entries[-1].happening
        return happening.region if isinstance(happening, RegionAttacked) else None

    def _put_away(self) -> None:
        self._clock.stop()
        self._aimed = None
        self._set_open(is_open=False)
        self.spotlit.emit(None)
        self.changed.emit()

    def _set_open(self, *, is_open: bool) -> None:
        if is_open != self._is_open:
            self._is_open = is_open
            self.busy_changed.emit(is_open)


def _without(
    private: Private, shown: frozenset[Region], peeks: frozenset[tuple[Seat, Region]]
) -> Private:
    """Return what a seat knows without the threats that only the attack still tells it."""
    seen = (
        (region, value)
        for region, value in private.seen
        if region in shown or (private.seat, region) in peeks
    )
    return replace(private, seen=tuple(seen))
