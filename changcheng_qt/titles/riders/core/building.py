"""Roads, settlements, cities and towers (RIDERS section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.titles.riders.core.course import go_on, resume, win
from changcheng_qt.titles.riders.core.fields import CORVEE, OVER, RIDER_DUE, Position
from changcheng_qt.titles.riders.core.frame import (
    CITY_COST,
    LEVEL_COSTS,
    ROAD_COST,
    SETTLEMENT_COST,
)
from changcheng_qt.titles.riders.core.lines import award_long_road, longest_line
from changcheng_qt.titles.riders.core.tables import open_roads, yield_again

if TYPE_CHECKING:
    from mypy_extensions import i64


def pay(position: Position, seat: i64, cost: i64) -> None:
    """Give goods of a seat to the supply."""
    position.hands[seat] -= cost
    position.supply += cost


def build_road(position: Position, road: i64) -> None:
    """Build a road of the active seat, for nothing while a corvée lasts."""
    seat = position.active()
    if position.due == CORVEE:
        position.free_roads -= 1
    else:
        pay(position, seat, ROAD_COST)
    lay_road(position, seat, road)
    award_long_road(position)
    go_on(position)


def lay_road(position: Position, seat: i64, road: i64) -> None:
    """Lay a road."""
    frame = position.frame
    position.roads[seat] |= frame.bits[road]
    position.taken_roads |= frame.bits[road]
    position.ends[seat] |= frame.bits[frame.ends[2 * road]] | frame.bits[frame.ends[2 * road + 1]]
    open_roads(position, seat)
    position.longest[seat] = longest_line(position, seat)
    position.map_changed()


def settle(position: Position, seat: i64, corner: i64) -> None:
    """Put a settlement on a corner; it may cut the line of another seat."""
    frame = position.frame
    position.settled[seat] |= frame.bits[corner]
    position.built |= frame.bits[corner]
    position.blocked |= frame.near[corner]
    for land in frame.hexes_at[corner]:
        yield_again(position, land)
    other: i64 = 0
    while other < frame.seats:
        if other == seat:
            open_roads(position, other)
        elif position.ends[other] & frame.bits[corner]:
            open_roads(position, other)
            position.longest[other] = longest_line(position, other)
        other += 1
    position.map_changed()


def build_settlement(position: Position, corner: i64) -> None:
    """Build a settlement of the active seat."""
    seat = position.active()
    pay(position, seat, SETTLEMENT_COST)
    settle(position, seat, corner)
    award_long_road(position)
    call_rider(position)


def build_city(position: Position, corner: i64) -> None:
    """Replace a settlement of the active seat with a city."""
    seat, frame = position.active(), position.frame
    pay(position, seat, CITY_COST)
    position.settled[seat] &= ~frame.bits[corner]
    position.cities[seat] |= frame.bits[corner]
    for land in frame.hexes_at[corner]:
        yield_again(position, land)
    position.map_changed()
    call_rider(position)


def raise_wall(position: Position) -> None:
    """Build the next tower of the active seat."""
    seat = position.active()
    sector = position.sector_of(seat)
    pay(position, seat, LEVEL_COSTS[position.levels[sector]])
    position.levels[sector] += 1
    position.map_changed()


def call_rider(position: Position) -> None:
    """Go on after a settlement or a city: a rider is due, unless it won or the bag is empty."""
    win(position)
    if position.due == OVER:
        return
    if any(position.bag):
        position.due = RIDER_DUE
    else:
        resume(position)
