"""The legal commands of the seat to act, in a list (RIDERS section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core import fields
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.course import road_sites
from changcheng_qt.titles.riders.core.edicts import held
from changcheng_qt.titles.riders.core.frame import (
    CITIES,
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    NOBODY,
    ROAD_COST,
    SETTLEMENT_COST,
)
from changcheng_qt.titles.riders.core.frame import SETTLEMENTS as MOST_SETTLEMENTS
from changcheng_qt.titles.riders.core.packed import CARD, GOODS, count_of, holds
from changcheng_qt.titles.riders.core.tables import numbers_of
from changcheng_qt.titles.riders.core.trade import can_deal, rate

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position


def survey(position: Position) -> list[i64]:
    """Return all legal commands but offers and counters."""
    found: list[i64] = []
    stage = position.due
    if stage <= fields.FIRST_ROADS:
        survey_founding(position, found)
    elif stage <= fields.BUILDING:
        survey_turn(position, found)
    elif stage == fields.RIDER_DUE:
        found.append(command(flat.DRAW, 0, 0))
    elif stage == fields.ANSWERING:
        if holds(position.hands[position.to_act()], position.frame.terms_wanted[position.terms]):
            found.append(command(flat.ACCEPT, 0, 0))
        found.append(command(flat.REJECT, 0, 0))
    elif stage == fields.CHOOSING:
        survey_deals(position, found)
    elif stage == fields.SOLDIER:
        survey_deeds(position, found)
    elif stage == fields.CORVEE:
        add_all(flat.ROAD, road_sites(position, position.seat), found)
        found.append(command(flat.FINISH, 0, 0))
    elif stage == fields.EXTRA_ROUND:
        survey_constructions(position, found)
        found.append(command(flat.PASS, 0, 0))
    return found


def survey_turn(position: Position, found: list[i64]) -> None:
    """Add the commands from the roll to the end of the turn."""
    stage = position.due
    if stage == fields.BEFORE_ROLL:
        found.append(command(flat.ROLL, 0, 0))
        survey_plays(position, found)
    elif stage == fields.DISCARDING:
        add_held(flat.DISCARD, position.hands[position.discarding()], found)
    elif stage == fields.PIRATE:
        survey_seas(position, found)
        if not position.frame.must_sail:
            found.append(command(flat.STAY, 0, 0))
    elif stage == fields.ROBBING:
        survey_victims(position, found)
    else:
        survey_constructions(position, found)
        survey_supply(position, found)
        survey_plays(position, found)
        found.append(command(flat.END, 0, 0))


def add_all(kind: i64, places: int, found: list[i64]) -> None:
    """Add a command of a kind for each place of a mask."""
    for place in numbers_of(places):
        found.append(command(kind, place, 0))


def add_held(kind: i64, hand: i64, found: list[i64]) -> None:
    """Add a command of a kind for each good of a hand."""
    good: i64 = 0
    while good < GOODS:
        if count_of(hand, good):
            found.append(command(kind, good, 0))
        good += 1


def survey_founding(position: Position, found: list[i64]) -> None:
    """Add the commands of the founding."""
    frame = position.frame
    if position.due == fields.FORTS:
        for sector, prince in enumerate(position.princes):
            if prince == NOBODY:
                found.append(command(flat.FORT, sector, 0))
    elif position.due == fields.SETTLEMENTS:
        corner: i64 = 0
        while corner < frame.corners:
            if not position.blocked & frame.bits[corner]:
                found.append(command(flat.FOUND, corner, 0))
            corner += 1
    else:
        add_all(flat.LAY, frame.roads_at[position.site] & ~position.taken_roads, found)


def survey_constructions(position: Position, found: list[i64]) -> None:
    """Add everything that the active seat can build or buy."""
    seat = position.active()
    hand: i64 = position.hands[seat]
    if holds(hand, ROAD_COST):
        add_all(flat.ROAD, road_sites(position, seat), found)
    settled = position.settled[seat]
    if holds(hand, SETTLEMENT_COST) and settled.bit_count() < MOST_SETTLEMENTS:
        add_all(flat.SETTLEMENT, position.ends[seat] & ~position.blocked, found)
    if holds(hand, CITY_COST) and position.cities[seat].bit_count() < CITIES:
        add_all(flat.CITY, settled, found)
    level: i64 = position.levels[position.sector_of(seat)]
    if level < LEVELS and holds(hand, LEVEL_COSTS[level]):
        found.append(command(flat.TOWER, 0, 0))
    if holds(hand, EDICT_COST) and position.taken < len(position.stack):
        found.append(command(flat.BUY, 0, 0))


def survey_supply(position: Position, found: list[i64]) -> None:
    """Add every trade with the supply."""
    seat = position.seat
    hand: i64 = position.hands[seat]
    give: i64 = 0
    while give < GOODS:
        cards = count_of(hand, give)
        if cards > 1 and cards >= rate(position, seat, give):
            get: i64 = 0
            while get < GOODS:
                if get != give and count_of(position.supply, get):
                    found.append(command(flat.SUPPLY, give, get))
                get += 1
        give += 1


def survey_plays(position: Position, found: list[i64]) -> None:
    """Add every play of an edict."""
    seat = position.seat
    if position.played or position.edicts[seat] == position.fresh[seat]:
        return
    if held(position, seat, 0):
        found.append(command(flat.SOLDIER, 0, 0))
    if held(position, seat, 1) and road_sites(position, seat):
        found.append(command(flat.CORVEE, 0, 0))
    good: i64 = 0
    while good < GOODS and held(position, seat, 2):
        other = good
        while other < GOODS:
            if holds(position.supply, CARD[good] + CARD[other]):
                found.append(command(flat.TRIBUTE, good, other))
            other += 1
        good += 1
    good = 0
    while good < GOODS and held(position, seat, 3):
        found.append(command(flat.LEVY, good, 0))
        good += 1


def survey_seas(position: Position, found: list[i64]) -> None:
    """Add every move of the pirate."""
    sea: i64 = 0
    while sea < position.frame.seas:
        if sea != position.pirate:
            found.append(command(flat.SAIL, sea, 0))
        sea += 1


def survey_victims(position: Position, found: list[i64]) -> None:
    """Add every robbery, and the choice to take nothing."""
    seat: i64 = 0
    while seat < position.frame.seats:
        if seat != position.seat and position.hands[seat]:
            found.append(command(flat.ROB, seat, 0))
        seat += 1
    found.append(command(flat.SPARE, 0, 0))


def survey_deals(position: Position, found: list[i64]) -> None:
    """Add every deal, and the choice to deal with nobody."""
    for seat in position.asked:
        if can_deal(position, seat):
            found.append(command(flat.DEAL, seat, 0))
    found.append(command(flat.WITHDRAW, 0, 0))


def survey_deeds(position: Position, found: list[i64]) -> None:
    """Add every deed of a soldier."""
    start: i64 = 0
    grounds: i64 = len(position.gathered)
    while start < grounds:
        end: i64 = 0
        while end < grounds and position.gathered[start]:
            if end != start:
                found.append(command(flat.SHIFT, start, end))
            end += 1
        start += 1
    for land, riders in enumerate(position.entered):
        if riders:
            found.append(command(flat.CHASE, land, 0))
    if not position.sailed:
        survey_seas(position, found)
    found.append(command(flat.FINISH, 0, 0))
