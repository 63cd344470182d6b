"""Hands, open cards and the pile that runs out (CHINA 4 and 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.china.core.frame import OPEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.china.core.fields import Position


def lose(position: Position, colour: i64, cards: i64) -> None:
    """Move cards of a colour from the hand of the seat to the discards."""
    position.hands -= cards * bit(10 * position.seat + 2 * colour)
    position.discards += cards * bit(4 * colour)


def take_open(position: Position, colour: i64) -> None:
    """Take an open card of a colour."""
    position.open -= bit(3 * colour)
    position.hands += bit(10 * position.seat + 2 * colour)
    position.taking = 1


def draw(position: Position) -> None:
    """Draw the top card of the pile."""
    position.hands += bit(10 * position.seat + 2 * leave_pile(position))
    position.taking = 1
    position.known = 0
    if not position.cards_left():
        run_out(position)


def leave_pile(position: Position) -> i64:
    """Return the top card of the pile, which leaves it."""
    colour: i64 = position.pile[position.gone]
    position.gone += 1
    return colour


def fill_slots(position: Position) -> None:
    """Fill the slots of taken open cards from the pile, as long as there is one."""
    slots: i64 = OPEN
    rest = position.open
    while rest:
        slots -= rest & 7
        rest >>= 3
    while slots and not position.is_last_round():
        position.open += bit(3 * leave_pile(position))
        slots -= 1
        if not position.cards_left():
            run_out(position)


def run_out(position: Position) -> None:
    """Note that the last card has left the pile; the first time the discards become a new pile."""
    position.exhausted += 1
    if position.is_last_round():
        return
    position.pile = second_pile(position.order, position.discards)
    position.gone = 0
    position.discards = 0
    if not position.cards_left():
        run_out(position)


def second_pile(order: bytes, discards: i64) -> bytes:
    """Return the pile that discards become: of each colour the cards with the lowest numbers, in
    the order of the second order.
    """
    pile = bytearray()
    for card in order:
        numbered: i64 = card
        colour = numbered >> 4
        if numbered & 15 <= (discards >> (4 * colour)) & 15:
            pile.append(colour)
    return bytes(pile)


def to_come(position: Position) -> i64:
    """Return how many cards will still leave the pile."""
    if position.exhausted == 0:
        return position.cards_left() + position.frame.second
    return position.cards_left()
