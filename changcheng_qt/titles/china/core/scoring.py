"""Scoring: the houses of a region, alliances, roads, and the end of the game (CHINA 5, 7 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.china.core.fields import COURT, EMPTY, Position, most_of, sum_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def pay(position: Position, seat: i64, points: i64, line: i64) -> None:
    """Give a seat points for one line of the score."""
    position.scores += points * bit(12 * seat)
    if position.ledger:
        position.ledger[line * position.frame.seats + seat] += points


def house_points(tally: i64, seat: i64) -> i64:
    """Return the score of a seat's houses in a region: the smallest greater number there, or the
    number of all houses.
    """
    own = (tally >> (4 * seat)) & 15
    if not own:
        return 0
    above: i64 = 0
    rest = tally & 0xFFFFF
    while rest:
        houses = rest & 15
        if houses > own and (not above or houses < above):
            above = houses
        rest >>= 4
    return above or sum_of(tally)


def score_region(position: Position, region: i64) -> None:
    """Score the houses of a region; a seat with a fortified one there scores double, once."""
    frame = position.frame
    tally = position.tallies[region]
    fortified = (position.fortified >> frame.first[region]) & frame.bits[region]
    seat: i64 = 0
    while seat < frame.seats:
        points = house_points(tally, seat)
        if (position.houses(seat) >> frame.first[region]) & fortified:
            points *= 2
        pay(position, seat, points, region)
        seat += 1
    position.scored |= bit(region)


def leaders(court: i64) -> i64:
    """Return the seats with most emissaries in a court, as the lowest bit of each field of four."""
    most = most_of(court)
    found: i64 = 0
    seat: i64 = 0
    while most and seat < 5:
        if (court >> (4 * seat)) & 15 == most:
            found |= bit(4 * seat)
        seat += 1
    return found


def score_alliance(position: Position, alliance: i64) -> None:
    """Give the seats that lead in both courts of an alliance a point for each emissary in them."""
    frame = position.frame
    one = position.tallies[frame.one[alliance]] >> COURT
    other = position.tallies[frame.other[alliance]] >> COURT
    both = leaders(one) & leaders(other)
    points = sum_of(one) + sum_of(other)
    seat: i64 = 0
    while both:
        if both & 1:
            pay(position, seat, points, frame.regions + alliance)
        both >>= 4
        seat += 1


def end_game(position: Position) -> None:
    """Carry out the final scoring."""
    frame = position.frame
    region: i64 = 0
    while region < frame.regions:
        if not (position.scored >> region) & 1 and position.tallies[region] & (bit(EMPTY) - 1):
            score_region(position, region)
        region += 1
    alliance: i64 = 0
    while alliance < frame.alliances:
        score_alliance(position, alliance)
        alliance += 1
    seat: i64 = 0
    while seat < frame.seats:
        points = position.roads.total(position.houses(seat), position.fortified)
        pay(position, seat, points, frame.lines - 1)
        seat += 1
    position.over = 1
