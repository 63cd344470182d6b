"""The worth of a position to a seat if the Mongols attacked now: its points less those of its best
rival, on average over the counters that it does not know.

The rules themselves carry out the attack, with counters of no value; its events show who would lose
where. Only counters at which somebody would lose are then given their values, in every possible
way, each as often as `belief` would draw it.
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
    """Return a position in which every threat counter has the value 0."""
    none = (0,) * len(THREAT_VALUES)
    return replace(state, setup=replace(state.setup, threats=none))


def chances(known: Known) -> tuple[tuple[int, float], ...]:
    """Return the possible values of an unknown counter, each with its probability."""
    left = Counter(THREAT_VALUES) - Counter(known.values())
    return tuple((value, count / left.total()) for value, count in sorted(left.items()))


def ending(state: State, seat: Seat, known: Known) -> tuple[float, int]:
    """Return the worth of a position, over all its threats, and the number of ways in which the
    relevant counters may be dealt.
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
    """Yield the ways in which `count` counters may be dealt, each with its probability."""
    if not count:
        yield 1.0, ()
        return
    whole = sum(left.values())
    for value, number in left.items():
        if number:
            for probability, rest in _lies(count - 1, left | {value: number - 1}):
                yield probability * number / whole, (value, *rest)
