"""The effect of each command (RIDERS section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.titles.riders.core import building, edicts, riders, roll, trade
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.course import begin_turn, end_turn, pass_extra, resume
from changcheng_qt.titles.riders.core.fields import FIRST_ROADS, FORTS, NO_TERMS, SETTLEMENTS
from changcheng_qt.titles.riders.core.frame import CROWN, LEVELS, NOBODY
from changcheng_qt.titles.riders.core.packed import CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position


def play(position: Position, command: i64) -> None:
    """Carry out a legal command."""
    kind, a, b = command >> 16, (command >> 8) & 255, command & 255
    if kind <= flat.LAY:
        found(position, kind, a)
    elif kind <= flat.SPARE:
        face_seven(position, kind, a, b)
    elif flat.ROAD <= kind <= flat.DRAW:
        build(position, kind, a, b)
    elif flat.SUPPLY <= kind <= flat.WITHDRAW:
        deal(position, kind, a, b)
    elif flat.SOLDIER <= kind <= flat.LEVY:
        edicts.play(position, kind, a, b)
    elif kind == flat.SHIFT:
        riders.shift(position, a, b)
    elif kind == flat.CHASE:
        riders.chase(position, a)
    elif kind == flat.FINISH:
        edicts.finish(position)
    elif kind == flat.END:
        end_turn(position)
    else:
        pass_extra(position)


def face_seven(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Roll, or carry out a command after a seven."""
    if kind == flat.ROLL:
        roll.roll(position, b)
    elif kind == flat.DISCARD:
        roll.discard(position, a)
    elif kind == flat.SAIL:
        roll.sail(position, a)
    elif kind == flat.ROB:
        roll.rob(position, a, b - 1)
    else:
        resume(position)


def build(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Build or buy something, or draw the rider that is due."""
    if kind == flat.ROAD:
        building.build_road(position, a)
    elif kind == flat.SETTLEMENT:
        building.build_settlement(position, a)
    elif kind == flat.CITY:
        building.build_city(position, a)
    elif kind == flat.TOWER:
        building.raise_wall(position)
    elif kind == flat.BUY:
        edicts.buy(position)
    else:
        riders.draw(position, b)


def deal(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Carry out a command of trade."""
    if kind == flat.SUPPLY:
        trade.trade(position, a, b)
    elif kind == flat.OFFER:
        trade.offer(position, (a << 8) | b)
    elif kind == flat.ACCEPT:
        trade.answer(position, position.frame.terms_turned[position.terms])
    elif kind == flat.REJECT:
        trade.answer(position, NO_TERMS)
    elif kind == flat.COUNTER:
        trade.answer(position, (a << 8) | b)
    elif kind == flat.DEAL:
        trade.deal(position, a)
    else:
        trade.end_offer(position)


def found(position: Position, kind: i64, a: i64) -> None:
    """Carry out a command of the founding (RIDERS section 3)."""
    frame, seat = position.frame, position.seat
    if kind == flat.LAY:
        building.lay_road(position, seat, a)
        to_next(position)
        return
    position.founded += 1
    if kind == flat.FORT:
        corner: i64 = frame.forts[a]
        building.settle(position, seat, corner)
        position.princes[a] = int(seat)
        if position.founded == frame.seats:
            give_rest_to_crown(position)
    else:
        corner = a
        building.settle(position, seat, corner)
        if position.founded > 2 * frame.seats:
            for land in frame.hexes_at[corner]:
                position.hands[seat] += CARD[frame.good_of[land]]
                position.supply -= CARD[frame.good_of[land]]
    if kind == flat.FOUND or frame.fort_road:
        position.due = FIRST_ROADS
        position.site = corner
    else:
        to_next(position)


def give_rest_to_crown(position: Position) -> None:
    """Give the sectors that no seat took to the crown."""
    sector: i64 = 0
    while sector < len(position.princes):
        if position.princes[sector] == NOBODY:
            position.princes[sector] = CROWN
            position.levels[sector] = LEVELS
        sector += 1


def to_next(position: Position) -> None:
    """Go on to the next fort or settlement, or after the last one to the first turn."""
    founders = position.frame.founders
    if position.founded == len(founders):
        begin_turn(position, founders[-1])
        return
    position.seat = founders[position.founded]
    position.site = -1
    position.due = FORTS if position.founded < position.frame.seats else SETTLEMENTS
