"""The plans of a seat, from which its outlook is made: sites, cities, towers, the Long Road.

An outlook is made again when something is built or riders move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.riders.core.frame import (
    ANY,
    CITIES,
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    VICTORY,
)
from changcheng_qt.titles.riders.core.lines import lengthens
from changcheng_qt.titles.riders.core.outlook import KEPT, ONE, ROUND, Outlook
from changcheng_qt.titles.riders.core.packed import GOODS
from changcheng_qt.titles.riders.core.tables import ends_of, lowest
from changcheng_qt.titles.riders.core.trade import RATE_ANY, RATE_OWN, rate

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position

WAYS: Final = bytes([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
"""How many of the 36 rolls give a number."""
POINT: Final = 64
PIP: Final = 8
NEW_GOOD: Final = 10
HARBOUR: Final = 8
"""The worth of a harbour to a seat without a card to trade there."""
RATE_PARTS: Final = 12
"""The parts in which the worth of a card in trade is counted: every rate divides them."""
EDICT: Final = 19
FARTHEST: Final = 3
BREACH: Final = 192
URGENT: Final = [922, 461, 184, 82, 31, 0]
"""How likely a section breaks one day, by the towers that it has more than riders before it."""
FALLING: Final = [8, 8, 5, 3, 2]
"""Twice as much as one of the last breaches costs more, by how many are left."""
LINE: Final = [64, 64, 16]
"""The worth of a road for the Long Road, by how many roads it is short."""
FAR: Final = 3
"""The worth of a road for the Long Road where more of them are lacking."""


def site_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of a settlement on a corner, its point aside."""
    frame = position.frame
    worth = PIP * pips_at(position, corner)
    new = count_bits(frame.goods_at[corner] & ~outlook.goods)
    worth += NEW_GOOD * new
    if frame.harbours & frame.bits[corner]:
        worth += harbour_worth(outlook, position, corner)
    return (worth * outlook.horizon) >> 10


def harbour_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of the harbour at a corner: its rate spares cards of the seat's income."""
    frame = position.frame
    pips = list(outlook.pips_of)
    for land in frame.hexes_at[corner]:
        if not position.entered[land]:
            pips[frame.good_of[land]] += WAYS[frame.number_of[land]]
    spared: i64 = 0
    for place, corners in enumerate(frame.harbour_corners):
        if corners & frame.bits[corner]:
            trades: i64 = frame.harbour_goods[place]
            parts: i64 = RATE_PARTS // (RATE_ANY if trades == ANY else RATE_OWN)
            good: i64 = 0
            while good < GOODS:
                if trades in (good, ANY):
                    spared += pips[good] * max(0, parts - RATE_PARTS // outlook.rates[good])
                good += 1
    return HARBOUR + (PIP * spared) // RATE_PARTS


def city_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of a city in place of a settlement."""
    return POINT + ((PIP * pips_at(position, corner) * outlook.horizon) >> 10)


def road_worth(outlook: Outlook, position: Position, road: i64) -> i64:
    """Return the worth of a road to the deciding seat: the best site beyond it, if none is nearer,
    and the Long Road, if it makes a line longer that is nearly long enough.
    """
    known = outlook.roads.get(int(road))
    if known is not None:
        return known
    frame = position.frame
    both = frame.bits[frame.ends[2 * road]] | frame.bits[frame.ends[2 * road + 1]]
    edge = (both & ~outlook.network) or both
    best: i64 = 0
    distance: i64 = 1
    while distance < FARTHEST:
        worth = best_site(outlook, position, edge & ~position.blocked)
        best = max(best, (worth * KEPT[2 * ROUND * distance]) >> 10)
        edge = beyond(position, edge & ~position.built) & ~outlook.network
        distance += 1
    found = max(0, best - outlook.nearest) // 2
    if outlook.line <= FAR or lengthens(position, position.to_act(), road):
        found += outlook.line
    outlook.roads[int(road)] = int(found)
    return found


def best_site(outlook: Outlook, position: Position, corners: int) -> i64:
    """Return the worth of the best settlement on one of some corners, 0 if there are none."""
    best: i64 = 0
    while corners:
        best = max(best, POINT + site_worth(outlook, position, lowest(corners)))
        corners &= corners - 1
    return best


def pips_at(position: Position, corner: i64) -> i64:
    """Return how many cards a settlement on a corner gives in 36 rolls."""
    pips: i64 = 0
    for land in position.frame.hexes_at[corner]:
        if not position.entered[land]:
            pips += WAYS[position.frame.number_of[land]]
    return pips


def beyond(position: Position, corners: int) -> int:
    """Return the corners at the free roads of some corners."""
    frame = position.frame
    roads = 0
    while corners:
        roads |= frame.roads_at[lowest(corners)]
        corners &= corners - 1
    return ends_of(position, roads & ~position.taken_roads)


def outlook_of(position: Position, seat: i64) -> Outlook:
    """Return the outlook of a seat, made again if something has changed since."""
    known = position.outlooks[seat]
    if known is not None:
        return known
    outlook = Outlook()
    position.outlooks[seat] = outlook
    best: i64 = 0
    other: i64 = 0
    while other < position.frame.seats:
        best = max(best, position.score(other))
        other += 1
    outlook.horizon = max(102, ONE - (ONE * best) // VICTORY)
    add_income(outlook, position, seat)
    outlook.tower = tower_worth(position, seat)
    outlook.line = line_worth(position, seat)
    add_plans(outlook, position, seat)
    return outlook


def add_income(outlook: Outlook, position: Position, seat: i64) -> None:
    """Add rates, and how long the seat waits for each good."""
    seats = position.frame.seats
    gained: list[i64] = [0] * GOODS
    number: i64 = 2
    while number <= 12:
        goods: i64 = position.income[number * seats + seat]
        good: i64 = 0
        while goods:
            gained[good] += (goods & 255) * WAYS[number]
            goods >>= 8
            good += 1
        number += 1
    good = 0
    traded: i64 = 0
    while good < GOODS:
        pips = gained[good]
        own = rate(position, seat, good)
        outlook.rates.append(int(own))
        outlook.pips += pips
        outlook.pips_of.append(int(pips))
        if pips:
            outlook.goods |= bit(good)
        traded += (16 * pips * seats) // own
        good += 1
    good = 0
    while good < GOODS:
        by_trade = (traded - (16 * gained[good] * seats) // outlook.rates[good]) // 2
        income = 16 * gained[good] * seats + by_trade + 29
        outlook.waits.append(int((16 * 36 * ROUND) // income))
        good += 1


def tower_worth(position: Position, seat: i64) -> i64:
    """Return the worth of one more tower on the seat's section."""
    sector = position.sector_of(seat)
    if sector < 0 or position.levels[sector] == LEVELS:
        return 0
    margin: i64 = max(0, position.levels[sector] - len(position.waiting[sector]))
    return (breach_cost(position) * (URGENT[margin] - URGENT[margin + 1])) >> 10


def breach_cost(position: Position) -> i64:
    """Return the cost of a breach to its seat."""
    left = position.frame.breaches_end - position.breaches()
    return (BREACH * FALLING[left]) // 2 if left < 4 else BREACH


def line_worth(position: Position, seat: i64) -> i64:
    """Return the worth of one more road in the longest line for the Long Road."""
    if position.road_holder == seat:
        return 1
    goal: i64 = max(5, position.road_size + 1)
    short = goal - position.longest[seat]
    return LINE[short] if 0 < short < 3 else FAR


def add_plans(outlook: Outlook, position: Position, seat: i64) -> None:
    """Add all plans of a seat."""
    settled, cities = position.settled[seat], position.cities[seat]
    if cities.bit_count() < CITIES:
        best: i64 = 0
        left = settled
        while left:
            best = max(best, city_worth(outlook, position, lowest(left)))
            left &= left - 1
        outlook.plan(CITY_COST, best)
    roads: i64 = ROADS - position.roads[seat].bit_count()
    outlook.network = position.ends[seat] | settled | cities
    if settled.bit_count() < SETTLEMENTS:
        add_sites(outlook, position, roads, settled | cities)
    if roads:
        outlook.plan(ROAD_COST, outlook.line)
    if position.taken < len(position.stack):
        outlook.plan(EDICT_COST, EDICT)
    sector = position.sector_of(seat)
    if sector >= 0 and position.levels[sector] < LEVELS:
        outlook.plan(LEVEL_COSTS[position.levels[sector]], outlook.tower)


def add_sites(outlook: Outlook, position: Position, roads: i64, own: int) -> None:
    """Add the best settlement for each number of roads to it."""
    edge = outlook.network
    seen = edge
    cost: i64 = SETTLEMENT_COST
    distance: i64 = 0
    while distance <= min(FARTHEST, roads):
        worth = best_site(outlook, position, edge & ~position.blocked)
        if not distance:
            outlook.nearest = worth
        outlook.plan(cost, worth)
        edge = beyond(position, edge & (own | ~position.built)) & ~seen
        seen |= edge
        cost += ROAD_COST
        distance += 1
