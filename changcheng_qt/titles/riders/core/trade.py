"""Trade with the supply and with other seats (RIDERS section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.building import pay
from changcheng_qt.titles.riders.core.fields import (
    ANSWERING,
    BUILDING,
    CHOOSING,
    NO_TERMS,
    Position,
)
from changcheng_qt.titles.riders.core.frame import ANY
from changcheng_qt.titles.riders.core.packed import CARD, holds

if TYPE_CHECKING:
    from mypy_extensions import i64

RATE: Final = 4
RATE_ANY: Final = 3
RATE_OWN: Final = 2


def rate(position: Position, seat: i64, good: i64) -> i64:
    """Return how many cards of a good a seat gives the supply for one of another."""
    frame = position.frame
    own = position.settled[seat] | position.cities[seat]
    best: i64 = RATE
    if own & frame.harbours:
        for place, corners in enumerate(frame.harbour_corners):
            if own & corners and frame.harbour_seas[place] != position.pirate:
                trades: i64 = frame.harbour_goods[place]
                if trades == good:
                    return RATE_OWN
                if trades == ANY:
                    best = RATE_ANY
    return best


def trade(position: Position, give: i64, get: i64) -> None:
    """Trade with the supply."""
    seat = position.seat
    pay(position, seat, rate(position, seat, give) * CARD[give])
    position.hands[seat] += CARD[get]
    position.supply -= CARD[get]


def offer(position: Position, terms: i64) -> None:
    """Offer goods to all other seats with cards."""
    asked: list[int] = []
    seat = position.after(position.seat)
    while seat != position.seat:
        if position.hands[seat]:
            asked.append(int(seat))
        seat = position.after(seat)
    position.asked = bytes(asked)
    position.terms = terms
    position.answers = []
    position.offers += 1
    position.due = ANSWERING


def answer(position: Position, terms: i64) -> None:
    """Answer with terms as the one who answers sees them; the last answer ends an offer that all
    reject.
    """
    position.answers.append(int(terms))
    if len(position.answers) < len(position.asked):
        return
    position.due = CHOOSING
    for given in position.answers:
        if given != NO_TERMS:
            return
    end_offer(position)


def deal(position: Position, partner: i64) -> None:
    """Exchange cards with a seat on the terms of its answer."""
    terms = answered(position, partner)
    given: i64 = position.frame.terms_wanted[terms]
    got: i64 = position.frame.terms_given[terms]
    position.hands[position.seat] += got - given
    position.hands[partner] += given - got
    close(position)
    position.refused = []


def answered(position: Position, partner: i64) -> i64:
    """Return the terms of a seat's answer."""
    place: i64 = 0
    while position.asked[place] != partner:
        place += 1
    return position.answers[place]


def can_deal(position: Position, partner: i64) -> bool:
    """Whether the seat in turn can deal with another."""
    terms = answered(position, partner)
    if terms == NO_TERMS:
        return False
    return holds(position.hands[position.seat], position.frame.terms_wanted[terms])


def end_offer(position: Position) -> None:
    """End an offer without a deal."""
    position.refused.append(int(position.terms))
    close(position)


def close(position: Position) -> None:
    """Go on after an offer."""
    position.terms = NO_TERMS
    position.asked = b""
    position.answers = []
    position.due = BUILDING
