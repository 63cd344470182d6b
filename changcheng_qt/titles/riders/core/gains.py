"""The worth of a command to the deciding seat, in 64ths of a point: as a simple bot judges it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.fields import CORVEE, FIRST_ROADS, NO_TERMS, Position
from changcheng_qt.titles.riders.core.frame import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY,
)
from changcheng_qt.titles.riders.core.packed import CARD, GOODS, count_of, has, holds, total
from changcheng_qt.titles.riders.core.plans import (
    EDICT,
    POINT,
    city_worth,
    outlook_of,
    road_worth,
    site_worth,
)
from changcheng_qt.titles.riders.core.tables import numbers_of
from changcheng_qt.titles.riders.core.threats import deed_gain, edict_gain
from changcheng_qt.titles.riders.core.trade import answered

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.outlook import Outlook

PARTNER: Final = 2
"""The worth of a trade to the partner, at least."""
WARY: Final = 8
"""How much more than in the playouts of bots a seat must gain to accept in those of advice: with
so much more it accepts as often as a club player does, otherwise more than twice as often.
"""
NEAR_VICTORY: Final = 2
BARRED: Final = -1000
RIDER: Final = 4
ROBBED: Final = 8
LEADER: Final = 2
OFFERS: Final = 2
"""The offers that a bot makes in a turn, at most."""
HAND_SAFE: Final = 7


def gain(position: Position, number: i64) -> i64:
    """Return the worth of a command."""
    kind, a, b = number >> 16, (number >> 8) & 255, number & 255
    seat = position.to_act()
    outlook = outlook_of(position, seat)
    if kind <= flat.LAY:
        return founding_gain(position, outlook, kind, a)
    if flat.ROAD <= kind <= flat.BUY:
        return building_gain(position, outlook, kind, a)
    hand: i64 = position.hands[seat]
    if kind == flat.DISCARD:
        return change(position, outlook, hand, hand - CARD[a])
    if kind == flat.SUPPLY:
        return change(position, outlook, hand, hand - outlook.rates[a] * CARD[a] + CARD[b]) - 1
    if flat.OFFER <= kind <= flat.WITHDRAW:
        return trade_gain(position, outlook, number)
    if kind == flat.ROB:
        return ROBBED + LEADER * position.score(a)
    if flat.SOLDIER <= kind <= flat.LEVY:
        return edict_gain(position, outlook, kind, a, b)
    return deed_gain(position, outlook, kind, a, b)


def founding_gain(position: Position, outlook: Outlook, kind: i64, a: i64) -> i64:
    """Return the worth of a fort, a settlement or a road of the founding."""
    if kind == flat.LAY:
        return road_worth(outlook, position, a)
    corner: i64 = position.frame.forts[a] if kind == flat.FORT else a
    second: i64 = 0
    for near in numbers_of(position.frame.near[corner]):
        second = max(second, best_beyond(position, outlook, near, corner))
    return site_worth(outlook, position, corner) + (second * (3 if kind == flat.FORT else 2)) // 10


def best_beyond(position: Position, outlook: Outlook, near: i64, corner: i64) -> i64:
    """Return the worth of the best site at the free roads of a corner, of those that are no
    neighbours of another corner.
    """
    frame = position.frame
    paths = frame.paths_at[near]
    best: i64 = 0
    place: i64 = 0
    while place < len(paths):
        end: i64 = paths[place + 1]
        if not has(outlook.taken_roads, paths[place]) and not frame.near[corner] & frame.bits[end]:
            best = max(best, site_worth(outlook, position, end))
        place += 2
    return best


def building_gain(position: Position, outlook: Outlook, kind: i64, a: i64) -> i64:
    """Return the worth of building or buying."""
    if kind == flat.ROAD:
        worth = road_worth(outlook, position, a)
        if position.due == CORVEE or position.due == FIRST_ROADS:
            return worth
        return worth + paid(position, outlook, ROAD_COST)
    if kind == flat.SETTLEMENT:
        worth = POINT + site_worth(outlook, position, a) - RIDER
        return worth + paid(position, outlook, SETTLEMENT_COST)
    if kind == flat.CITY:
        return city_worth(outlook, position, a) - RIDER + paid(position, outlook, CITY_COST)
    if kind == flat.TOWER:
        cost: i64 = LEVEL_COSTS[position.levels[position.sector_of(position.active())]]
        return outlook.tower + paid(position, outlook, cost)
    return EDICT + paid(position, outlook, EDICT_COST)


def paid(position: Position, outlook: Outlook, cost: i64) -> i64:
    """Return how much worse the hand of the active seat is once it has paid a cost."""
    hand: i64 = position.hands[position.active()]
    return change(position, outlook, hand, hand - cost)


def change(position: Position, outlook: Outlook, before: i64, after: i64) -> i64:
    """Return how much better another hand is, with the danger of a seven to it."""
    gained = outlook.worth(after) - outlook.worth(before)
    seats = position.frame.seats
    return gained - risk(after, seats) + risk(before, seats)


def risk(hand: i64, seats: i64) -> i64:
    """Return the points that a seven may cost a hand."""
    held = total(hand)
    return seats * (held // 2) if held > HAND_SAFE else 0


def trade_gain(position: Position, outlook: Outlook, number: i64) -> i64:
    """Return the worth of an offer, an answer or a deal."""
    frame, kind, terms = position.frame, number >> 16, number & 0xFFFF
    if kind == flat.OFFER:
        return exchange(position, outlook, position.seat, terms)
    if kind == flat.ACCEPT:
        turned: i64 = frame.terms_turned[position.terms]
        worth = exchange_with(position, outlook, position.to_act(), position.seat, turned)
        return worth - position.wary
    if kind == flat.COUNTER:
        return exchange_with(position, outlook, position.to_act(), position.seat, terms)
    if kind == flat.DEAL:
        partner = terms >> 8
        turned = frame.terms_turned[answered(position, partner)]
        worth = exchange_with(position, outlook, position.seat, partner, turned)
        return worth if turned == position.terms else worth - position.wary
    return 0


def exchange_with(position: Position, outlook: Outlook, seat: i64, partner: i64, terms: i64) -> i64:
    """Return the worth of terms to a seat; far below 0 where they may let the partner win."""
    if position.score(partner) >= VICTORY - NEAR_VICTORY:
        return BARRED
    return exchange(position, outlook, seat, terms)


def exchange(position: Position, outlook: Outlook, seat: i64, terms: i64) -> i64:
    """Return the worth of terms to the seat that gives their goods."""
    hand: i64 = position.hands[seat]
    after = hand - position.frame.terms_given[terms] + position.frame.terms_wanted[terms]
    return change(position, outlook, hand, after) - PARTNER


def offers(position: Position) -> list[i64]:
    """Return the offers that gain something for the seat in turn and for another that can accept
    them, and were not refused.
    """
    found: list[i64] = []
    frame, seat = position.frame, position.seat
    if position.offers >= min(OFFERS, frame.most_offers):
        return found
    outlook = outlook_of(position, seat)
    hand: i64 = position.hands[seat]
    place: i64 = 0
    while place < GOODS * GOODS:
        cards = count_of(hand, place // GOODS)
        if cards:
            add_offer(position, outlook, frame.single_terms[place], found)
            if cards > 1:
                add_offer(position, outlook, frame.double_terms[place], found)
        place += 1
    return found


def add_offer(position: Position, outlook: Outlook, terms: i64, found: list[i64]) -> None:
    """Add an offer if both sides gain by it."""
    if terms == NO_TERMS or int(terms) in position.refused:
        return
    if exchange(position, outlook, position.seat, terms) > 0 and is_wanted(position, terms):
        found.append(command(flat.OFFER, 0, terms))


def best_counter(position: Position) -> i64:
    """Return the counter that gains the answering seat most, of those that the seat in turn can pay
    and gains by; `NO_TERMS` if there is none.
    """
    frame, seat, partner = position.frame, position.to_act(), position.seat
    own, theirs = outlook_of(position, seat), outlook_of(position, partner)
    turned: i64 = frame.terms_turned[position.terms]
    best: i64 = NO_TERMS
    most: i64 = 0
    for listed in (frame.single_terms, frame.double_terms):
        for number in listed:
            terms: i64 = number
            if terms in (NO_TERMS, turned) or not can_exchange(position, seat, terms):
                continue
            worth = exchange_with(position, own, seat, partner, terms)
            back: i64 = frame.terms_turned[terms]
            if worth > most and exchange_with(position, theirs, partner, seat, back) > 0:
                best = terms
                most = worth
    return best


def can_exchange(position: Position, seat: i64, terms: i64) -> bool:
    """Whether a seat and the one in turn hold the goods that terms ask of them."""
    frame, hands = position.frame, position.hands
    is_given = holds(hands[seat], frame.terms_given[terms])
    return is_given and holds(hands[position.seat], frame.terms_wanted[terms])


def is_wanted(position: Position, terms: i64) -> bool:
    """Whether a seat other than the one in turn can accept terms, and gains by them."""
    frame = position.frame
    turned: i64 = frame.terms_turned[terms]
    wanted: i64 = frame.terms_wanted[terms]
    other: i64 = 0
    while other < frame.seats:
        if other != position.seat and holds(position.hands[other], wanted):
            theirs = outlook_of(position, other)
            if (
                position.score(other) < VICTORY - NEAR_VICTORY
                and exchange_with(position, theirs, other, position.seat, turned) > 0
            ):
                return True
        other += 1
    return False
