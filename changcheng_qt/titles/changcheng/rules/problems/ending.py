"""What a position is worth to a seat as if the Mongols came now: its points less those of its best
rival, on average over the counters that it does not know.

The rules themselves let the Mongols come, to counters of no value; who would lose where is read off
what happened. Only counters that somebody would lose to are then laid open, in every way in which
those left may lie, each as often as `belief` would draw it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.attack import end_game
from changcheng_qt.titles.changcheng.rules.events import RegionAttacked
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.pieces import THREAT_VALUES
from changcheng_qt.titles.changcheng.rules.state import Beats, State
from changcheng_qt.titles.changcheng.rules.view import View

Known = Mapping[Region, int]
"""The threat values that the seat knows, by region, removed ones too."""


def known_threats(view: View) -> Known:
    """Return the threat values that the viewer knows."""
    seen = {r: value for private in view.privates for r, value in private.seen}
    return seen | view.known_threats


def _without_threats(state: State) -> State:
    """Return a position in which every threat counter is worth nothing."""
    none = (0,) * len(THREAT_VALUES)
    return replace(state, setup=replace(state.setup, threats=none))


def chances(known: Known) -> tuple[tuple[int, float], ...]:
    """Return the values that an unknown counter may have, each with its probability."""
    left = Counter(THREAT_VALUES) - Counter(known.values())
    return tuple((value, count / left.total()) for value, count in sorted(left.items()))


def ending(state: State, seat: Seat, known: Known) -> tuple[float, int]:
    """Return the worth of a position, whatever its threats are, and in how many ways the counters
    that bear on it may lie.
    """
    beats: Beats = []
    scores = end_game(_without_threats(state), beats).scores
    lost = [
        (happened.losers, known.get(happened.region, 0))
        for happened in (beat.event for beat in beats)
        if isinstance(happened, RegionAttacked) and happened.losers
    ]
    left = Counter(THREAT_VALUES) - Counter(known.values())
    return _average(scores, seat, tuple(sorted(lost)), tuple(sorted(left.items())))


@cache
def _average(
    scores: tuple[int, ...],
    seat: Seat,
    lost: tuple[tuple[tuple[Seat, ...], int], ...],
    left: tuple[tuple[int, int], ...],
) -> tuple[float, int]:
    points = list(scores)
    unknown = []
    for losers, value in lost:
        if not value:
            unknown.append(losers)
        for loser in losers:
            points[loser] -= value
    total, ways = 0.0, 0
    for probability, values in _lies(len(unknown), dict(left)):
        after = list(points)
        for losers, value in zip(unknown, values, strict=True):
            for loser in losers:
                after[loser] -= value
        own = after.pop(seat)
        total += probability * (own - max(after))
        ways += 1
    return total, ways


def _lies(count: int, left: dict[int, int]) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Return the ways in which so many counters may lie, each with its probability."""
    if not count:
        yield 1.0, ()
        return
    whole = sum(left.values())
    for value, number in left.items():
        if number:
            for probability, rest in _lies(count - 1, left | {value: number - 1}):
                yield probability * number / whole, (value, *rest)
