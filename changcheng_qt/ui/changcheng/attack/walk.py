"""The Mongol attack as a list to walk along: the regions from west to east, then the event cards
(RULES section 5).

The rules compute the attack at once; what happened stands in the events, from which this list is
made, so that the walk can be taken at any time later and always begins at its start.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import dropwhile

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    Event,
    EventCardCounted,
    PointsScored,
    RegionAttacked,
    ThreatTurnedUp,
)
from changcheng_qt.games.changcheng.geography import Region


@dataclass(frozen=True, slots=True)
class Entry:
    """A region or an event card, what it gave or took, and the scores after it."""

    happening: RegionAttacked | EventCardCounted
    scores: tuple[int, ...]
    points: tuple[PointsScored, ...] = ()

    def points_of(self, seat: Seat) -> int:
        """Return what a seat gained, below 0 for a loss."""
        return sum(scored.points for scored in self.points if scored.seat == seat)

    def after(self, scored: PointsScored) -> "Entry":
        """Return the entry with points that belong to it."""
        scores = list(self.scores)
        scores[scored.seat] += scored.points
        return replace(self, scores=tuple(scores), points=(*self.points, scored))


@dataclass(frozen=True, slots=True)
class AttackWalk:
    """The scores before the attack, the regions whose threat lay open, and the entries in order."""

    wall_finished: bool
    scores_before: tuple[int, ...]
    entries: tuple[Entry, ...]
    open_before: frozenset[Region] = frozenset()

    def scores_after(self, shown: int) -> tuple[int, ...]:
        """Return the scores once that many entries have been shown."""
        return self.entries[shown - 1].scores if shown else self.scores_before

    def open_after(self, shown: int) -> frozenset[Region]:
        """Return the regions whose threat lies open once that many entries have been shown."""
        happenings = [entry.happening for entry in self.entries[:shown]]
        return self.open_before.union(
            happening.region for happening in happenings if isinstance(happening, RegionAttacked)
        )


def attack_walk(events: Iterable[Event], scores_after: tuple[int, ...]) -> AttackWalk | None:
    """Return the attack among the events of a game, of which these are the final scores; None if
    there was none.
    """
    told = list(events)
    attack = list(dropwhile(lambda event: not isinstance(event, AttackBegan), told))
    if not attack or not isinstance(attack[0], AttackBegan):
        return None
    before = list(scores_after)
    for event in attack:
        if isinstance(event, PointsScored):
            before[event.seat] -= event.points
    turned_up = frozenset(event.region for event in told if isinstance(event, ThreatTurnedUp))
    entries = _entries(attack, tuple(before))
    return AttackWalk(attack[0].wall_finished, tuple(before), entries, turned_up)


def _entries(attack: Iterable[Event], scores: tuple[int, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for event in attack:
        if isinstance(event, RegionAttacked | EventCardCounted):
            entries.append(Entry(event, entries[-1].scores if entries else scores))
        elif isinstance(event, PointsScored):
            entries[-1] = entries[-1].after(event)
    return tuple(entries)
