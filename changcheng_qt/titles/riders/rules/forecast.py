"""Chances and rates from a View: yields, trades with the supply, danger to the wall."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.edicts import DEEDS
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sector
from changcheng_qt.titles.riders.rules.lines import lines_with_road, longest_line
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    NO_GOODS,
    SEVEN,
    WAITING_MOST,
    Good,
    Goods,
    holds,
    minus,
    plus,
    total,
)
from changcheng_qt.titles.riders.rules.riders import hexes_entered
from changcheng_qt.titles.riders.rules.setup import cards_each
from changcheng_qt.titles.riders.rules.trade import rates
from changcheng_qt.titles.riders.rules.view import View

ROLLS: Final = 36
"""The equally likely rolls of two dice."""

_Front: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Numbers of riders gathered and waiting, and levels."""


def ways_to_roll(number: int) -> int:
    """Return how many of the 36 rolls have a sum, 2 to 12."""
    return SEVEN - 1 - abs(SEVEN - number)


def rates_of(view: View, seat: Seat) -> tuple[int, ...]:
    """Return how many cards of each good a seat gives the supply for one of another."""
    return rates(view.board, view.buildings, view.pirate, seat)


def can_be_held(view: View, seat: Seat, want: Goods) -> bool:
    """Whether another seat could have some cards, by the supply, the own hand and the sizes of
    hands, which are in sight, without remembering anything.
    """
    others = [other for other in range(view.seats) if other != seat]
    gone = plus(view.supply, view.hands[seat] or NO_GOODS)
    apart = minus((cards_each(view.seats),) * len(NO_GOODS), gone)
    hands = (
        view.hands[other] or apart for other in others if view.hand_counts[other] >= total(want)
    )
    return any(holds(hand, want) for hand in hands)


def yields_at(view: View, corner: Corner) -> tuple[tuple[Good, int], ...]:
    """Return the goods of the hexes at a corner with their numbers, the likeliest first."""
    lands = (view.board.lands[land] for land in view.board.lands_at[corner])
    found = [
        (good, land.number)
        for land in lands
        if land.number is not None and (good := land.terrain.good) is not None
    ]
    return tuple(sorted(found, key=lambda one: (-ways_to_roll(one[1]), one)))


def ways_at(view: View, corner: Corner) -> int:
    """Return how many of the 36 rolls give something at a corner."""
    return sum(map(ways_to_roll, {number for _, number in yields_at(view, corner)}))


def takers(view: View, land: Hex) -> Mapping[Seat, int]:
    """Return how many cards a hex gives each seat when its number is rolled, riders aside."""
    found: dict[Seat, int] = defaultdict(int)
    for corner, building in enumerate(view.buildings):
        if building is not None and land in view.board.lands_at[corner]:
            found[building.seat] += building.worth
    return dict(sorted(found.items()))


def new_goods(view: View, seat: Seat, corner: Corner) -> tuple[Good, ...]:
    """Return the goods at a corner that a seat does not get anywhere yet."""
    had = {
        good
        for place, building in enumerate(view.buildings)
        if building is not None and building.seat == seat
        for good, _ in yields_at(view, place)
    }
    return tuple(dict.fromkeys(good for good, _ in yields_at(view, corner) if good not in had))


def line_of(view: View, seat: Seat) -> tuple[Road, ...]:
    """Return the roads of a seat's longest line."""
    return longest_line(view.board, view.roads, view.buildings, seat)


def line_with(view: View, road: Road, seat: Seat) -> int:
    """Return how long a seat's longest line would be with another road."""
    roads = put(view.roads, road, seat)
    return lines_with_road(view.board, roads, view.buildings, view.lines, road)[seat]


def cuts_of(view: View, seat: Seat) -> dict[Corner, Seat]:
    """Return the corners at which buildings of others cut roads of a seat from each other, with the
    seats of these buildings.
    """
    roads_at = view.board.roads_at
    return {
        corner: built.seat
        for corner, built in enumerate(view.buildings)
        if built is not None
        and built.seat != seat
        and sum(view.roads[road] == seat for road in roads_at[corner]) > 1
    }


def riders_to_breach(view: View, sector: Sector) -> int | None:
    """Return how many more riders break through a section, None if it holds for ever."""
    level = view.levels[sector]
    return None if level == LEVELS else level + 1 - len(view.waiting[sector])


def numbers_to(view: View, sector: Sector) -> tuple[int, ...]:
    """Return the assault numbers that lead to a sector, in order."""
    return tuple(sorted(n for n, (_, to) in view.board.arrow_of.items() if to == sector))


def rolls_before(view: View, seat: Seat) -> int:
    """Return the number of rolls until a seat can build in its turn: the last one is its own."""
    after, is_rolled = (seat - view.turn.seat) % view.seats, view.turn.dice is not None
    return (after or view.seats) if is_rolled else after + 1


def seven_chance(rolls: int) -> Fraction:
    """Return the chance of a seven within a number of rolls."""
    return 1 - Fraction(ROLLS - ways_to_roll(SEVEN), ROLLS) ** rolls


def hexes_behind(view: View, sector: Sector) -> tuple[Hex, ...]:
    """Return the hexes that riders would enter if they broke through a section now."""
    way, riders = view.board.sectors[sector].way, view.levels[sector] + 1
    return hexes_entered(way, tuple(len(view.entered[land]) for land in way), riders)


def can_relieve(view: View, ground: Ground) -> tuple[Sector, ...]:
    """Return the sections in danger from a gathering ground that one soldier can empty."""
    if not 0 < len(view.gathered[ground]) <= DEEDS:
        return ()
    sectors = (sector for _, sector in view.board.grounds[ground].arrows)
    return tuple(sector for sector in sectors if riders_to_breach(view, sector) == 1)


def breach_chance(view: View, sector: Sector, rolls: int) -> Fraction:
    """Return the chance that a section is breached within a number of rolls, with the riders now
    gathered, nothing else done, and however many breaches end the game.
    """
    near = {ground for ground, to in view.board.arrow_of.values() if to == sector}
    arrows = {n: arrow for n, arrow in view.board.arrow_of.items() if arrow[0] in near}
    front = (tuple(map(len, view.gathered)), tuple(map(len, view.waiting)), view.levels)
    odds: dict[_Front, int] = {front: 1}
    breached = 0
    for _ in range(rolls):
        breached *= ROLLS
        following: dict[_Front, int] = defaultdict(int)
        for now, weight in odds.items():
            moving = {n: one for n, one in arrows.items() if now[0][one[0]]}
            still = ROLLS - sum(map(ways_to_roll, moving))
            following[now] += weight * still
            for number, (ground, to) in moving.items():
                after, is_breach = _after(now, ground, to)
                chance = weight * ways_to_roll(number)
                if is_breach and to == sector:
                    breached += chance
                else:
                    following[after] += chance
        odds = following
    return Fraction(breached, ROLLS**rolls)


def _after(front: _Front, ground: Ground, sector: Sector) -> tuple[_Front, bool]:
    """Return the front after a rider has moved to a sector, and whether it broke through."""
    gathered, waiting, levels = front
    if waiting[sector] == WAITING_MOST:
        return front, False
    gathered = put(gathered, ground, gathered[ground] - 1)
    if waiting[sector] < levels[sector]:
        return (gathered, put(waiting, sector, waiting[sector] + 1), levels), False
    level = max(0, levels[sector] - 1)
    return (gathered, put(waiting, sector, 0), put(levels, sector, level)), True
