"""The Mongol attack, revealed region by region from west to east, and then the event cards (RULES
section 5).

Theory of operation. The attack is the end of the last command of a game, and each of its beats has
its own view. An `AttackEntry` is a region or an event card with the beats of its points; the
position after it is that of the last of these. The reveal always starts at the beginning of the
attack, also on a later request.

A region has two moments: it is lit and the riders arrive, then its threat is turned up and points
are lost. A player who clicks on need not wait for the riders.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Seen
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.ui.flow.playhead import Clock, Playhead
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

BREATH: Final = 450
"""Milliseconds from a region's losses until the next one is lit, at ordinary speed."""
RIDE: Final = 650
"""Milliseconds until the riders have reached the wall."""
REVEAL: Final = 1300
"""Milliseconds before the first region and before every event card."""

Beats: TypeAlias = Sequence[Seen[Any, events.Event]]


@dataclass(frozen=True, slots=True)
class AttackEntry:
    """A region or an event card, its points, and the position after it."""

    happening: events.RegionAttacked | events.EventCardCounted
    view: View
    points: tuple[events.PointsScored, ...] = ()
    beat: int = 0
    """The number of its first beat."""

    @property
    def region(self) -> Region | None:
        """The region that is attacked, None for an event card."""
        return self.happening.region if isinstance(self.happening, events.RegionAttacked) else None

    @property
    def last(self) -> int:
        """The number of its last beat."""
        return self.beat + len(self.points)

    def points_of(self, seat: Seat) -> int:
        """Return the gain of a seat, below 0 for a loss."""
        return sum(scored.points for scored in self.points if scored.seat == seat)


@dataclass(frozen=True, slots=True)
class Attack:
    """The position at the beginning of the attack, and its entries in order."""

    before: View
    entries: tuple[AttackEntry, ...]


def attack_in(beats: Beats) -> Attack | None:
    """Return the attack among the beats of a command, None if there was none."""
    numbered = enumerate(beats)
    attack = list(dropwhile(lambda one: not isinstance(one[1].event, events.AttackBegan), numbered))
    if not attack:
        return None
    entries: list[AttackEntry] = []
    for number, beat in attack:
        event = beat.event
        if isinstance(event, events.RegionAttacked | events.EventCardCounted):
            entries.append(AttackEntry(event, beat.view, beat=number))
        elif isinstance(event, events.PointsScored):
            points = (*entries[-1].points, event)
            entries[-1] = replace(entries[-1], view=beat.view, points=points)
    return Attack(attack[0][1].view, tuple(entries))


class AttackReveal(QObject):
    """The attack of a finished game, as far as it has been shown."""

    changed = Signal()
    busy_changed = Signal(bool)
    """Whether the attack is being shown."""
    spotlit = Signal(object)
    """The region that is attacked, None while there is none."""
    approached = Signal(object, int)
    """The region that the riders approach, and in how many milliseconds they reach it."""
    struck = Signal(object)
    """The entry that is shown now; None if all the rest is shown at once."""
    finished = Signal()
    """The attack has been revealed to its end, and hidden."""

    def __init__(
        self, bridge: Bridge, appearance: Appearance, clock: Clock, parent: QObject
    ) -> None:
        """Show the attack of a bridge's game when its time comes."""
        super().__init__(parent)
        self._bridge = bridge
        self._appearance = appearance
        self._playhead = Playhead(clock)
        self._attack: Attack | None = None
        self._shown = 0
        self._aimed: Region | None = None
        """The region that the riders approach."""
        self._is_open = False
        self._told_open = False
        self._pace: float | None = None
        self.destroyed.connect(self._playhead.stop)

    @property
    def is_open(self) -> bool:
        """Whether the attack is being shown."""
        return self._is_open

    @property
    def is_busy(self) -> bool:
        """Whether the game should wait for the attack to be revealed."""
        return self._is_open

    @property
    def is_under_way(self) -> bool:
        """Whether the attack has begun."""
        return self._is_open

    @property
    def entries(self) -> tuple[AttackEntry, ...]:
        """The entries shown so far."""
        return self._attack.entries[: self._shown] if self._attack else ()

    @property
    def waiting(self) -> int:
        """How many entries are still to come."""
        return len(self._attack.entries) - self._shown if self._attack else 0

    @property
    def view(self) -> View | None:
        if self._attack is None or not (self._is_open and self.waiting):
            return None
        return self.entries[-1].view if self.entries else self._attack.before

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which everything has been shown; None for all.
        Approaching riders belong to their region.
        """
        if self._attack is None or not self._is_open:
            return None
        following = self._attack.entries[self._shown :]
        beat = following[0].beat - (self._aimed is None) if following else self.entries[-1].last
        return self._bridge.step_count - 1, beat

    def follow(self, change: Change) -> None:
        """Get ready when the game has ended, and close when it is not over any more; `tell` emits
        the change.
        """
        is_over = change.view.stage is Stage.OVER
        if is_over and self._attack is None and change.motion is Motion.FORWARD:
            self._open()
        elif not is_over:
            self._attack = None
            self._close()
        elif self._attack is not None:
            self._attack = self._attack_of_game()

    def tell(self) -> None:
        """Emit the present state, if anything is or was shown."""
        was_open, self._told_open = self._told_open, self._is_open
        if was_open != self._is_open:
            self.busy_changed.emit(self._is_open)
        if was_open or self._is_open:
            self.spotlit.emit(self._region())
        if was_open or self._attack is not None:
            self.changed.emit()

    def begin(self) -> None:
        """Show the attack from its start, if the game has reached it."""
        if self._bridge.view.stage is Stage.OVER:
            self._open()
        self.tell()

    def advance(self) -> None:
        """Show the next entry; after the last one, close the attack."""
        if not self._is_open:
            return
        if self.waiting:
            self._shown += 1
            self.struck.emit(self.entries[-1])
            self._await_next()
            self.tell()
        else:
            self._put_away()

    def advance_to_end(self) -> None:
        """Show all entries at once."""
        self._shown += self.waiting
        self.struck.emit(None)
        self._await_next()
        self.tell()

    def go_on(self) -> None:
        """Start the riders to the next region, or else show the next entry."""
        region = self._next_region()
        if region is not None and self._aimed is None:
            self._aimed = region
            self.spotlit.emit(region)
            self.approached.emit(region, self._wind())
            self.changed.emit()
        elif self.waiting:
            self.advance()
        elif self._is_open:
            self._put_away()

    def play_on(self, pace: float | None) -> None:
        """Go on automatically, `pace` times as fast as usual, and close at the end; with None the
        end stays until a person goes on.
        """
        self._pace = pace
        self._playhead.stretch = 1 / (pace or 1.0)
        self._wind()

    def _attack_of_game(self) -> Attack | None:
        return attack_in(self._bridge.beats(self._bridge.step_count - 1))

    def _open(self) -> None:
        self._attack, self._shown = self._attack_of_game(), 0
        self._is_open = self._attack is not None and bool(self._attack.entries)
        if not self._appearance.fade(REVEAL):
            self._shown = self.waiting
        self._await_next()

    def _put_away(self) -> None:
        self._close()
        self.tell()
        self.finished.emit()

    def _close(self) -> None:
        self._playhead.stop()
        self._aimed = None
        self._is_open = False

    def _wind(self) -> int:
        """Queue the next automatic entry; return in how many milliseconds it is due."""
        self._playhead.stop()
        if not self._is_open or not (self.waiting or self._pace is not None):
            return 0
        if self._aimed is not None:
            rest = RIDE
        elif self._shown and self._next_region() is not None:
            rest = BREATH
        else:
            rest = REVEAL
        milliseconds = self._appearance.fade(rest)
        self._playhead.rest(milliseconds)
        self._playhead.queue(self.go_on)
        return round(milliseconds * self._playhead.stretch)

    def _await_next(self) -> None:
        self._aimed = None
        self._wind()

    def _next_region(self) -> Region | None:
        """Return the region that is attacked next, None if an event card or nothing is left."""
        return self._attack.entries[self._shown].region if self._attack and self.waiting else None

    def _region(self) -> Region | None:
        """Return the region of the latest entry."""
        return self.entries[-1].region if self._is_open and self.entries else None
