"""Offers, answers and deals between the seat in turn and the others (RIDERS section 7.2)."""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import goods_events
from changcheng_qt.titles.riders.rules.commands import (
    Accept,
    Answer,
    Counter,
    Deal,
    Offer,
    Refusal,
    Reject,
)
from changcheng_qt.titles.riders.rules.goods_events import OfferEnd
from changcheng_qt.titles.riders.rules.hands import can_pay, hand_over
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, goods, total
from changcheng_qt.titles.riders.rules.state import Beats, State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Terms

SIDE_MOST: Final = 3
"""The most cards on one side of an offer."""
CARDS_MOST: Final = 4
"""The most cards on both sides together."""


def _all_terms() -> Iterator[Terms]:
    sides = [
        goods(*cards)
        for count in range(1, SIDE_MOST + 1)
        for cards in combinations_with_replacement(Good, count)
    ]
    for give in sides:
        for want in sides:
            if total(give) + total(want) <= CARDS_MOST and not _share_good(give, want):
                yield give, want


def _share_good(give: Goods, want: Goods) -> bool:
    return any(gives and wants for gives, wants in zip(give, want, strict=True))


TERMS: Final = tuple(_all_terms())
"""All terms that an offer can have."""
_TERMS: Final = frozenset(TERMS)
_OFFERS: Final[Mapping[Goods, tuple[Offer, ...]]] = {
    side: tuple(Offer(give, want) for give, want in TERMS if give == side) for side, _ in TERMS
}
_COUNTERS: Final[Mapping[Goods, tuple[Counter, ...]]] = {
    side: tuple(Counter(offer.give, offer.want) for offer in offers)
    for side, offers in _OFFERS.items()
}


def _asked(state: State) -> tuple[Seat, ...]:
    """Return the seats that an offer of the seat in turn asks: those with cards, clockwise."""
    others = state.turn.others(state.setup.seats)
    return tuple(other for other in others if state.hand_count(other))


def why_no_offer(state: State) -> Refusal | None:
    """Return why the seat in turn cannot make any offer."""
    if state.turn.offers >= state.setup.options.offers:
        return Refusal.OFFERS_USED
    return None if _asked(state) else Refusal.NOBODY_TO_ASK


def why_not_offer(state: State, terms: Terms) -> Refusal | None:
    """Return why the seat in turn cannot make an offer."""
    if refusal := why_no_offer(state) or why_no_terms(terms):
        return refusal
    return None if can_pay(state, state.turn.seat, terms[0]) else Refusal.LACKING


def why_no_terms(terms: Terms) -> Refusal | None:
    """Return why neither an offer nor a counter can have those terms."""
    if terms in _TERMS:
        return None
    return Refusal.SAME_ON_BOTH_SIDES if _share_good(*terms) else Refusal.NUMBER_OF_CARDS


def why_not_answer(state: State, seat: Seat, answer: Answer) -> Refusal | None:
    """Return why a seat cannot give an answer."""
    offer = _open(state)
    if isinstance(answer, Reject):
        return None
    if isinstance(answer, Accept):
        return None if can_pay(state, seat, offer.want) else Refusal.LACKING
    if not state.setup.options.counters:
        return Refusal.NO_COUNTERS
    if refusal := why_no_terms((answer.give, answer.want)):
        return refusal
    if _is_turned_round(offer, answer):
        return Refusal.TERMS_UNCHANGED
    return None if can_pay(state, seat, answer.give) else Refusal.LACKING


def why_no_deal(state: State, partner: Seat) -> Refusal | None:
    """Return why the seat in turn cannot deal with another; every answer is in."""
    offer = _open(state)
    if partner not in offer.asked:
        return Refusal.REJECTED
    match offer.answers[offer.asked.index(partner)]:
        case Accept():
            return None
        case Counter(_, want):
            return None if can_pay(state, state.turn.seat, want) else Refusal.CANNOT_MEET
        case _:
            return Refusal.REJECTED


def offers(state: State) -> Iterator[Offer]:
    """Yield every offer that the seat in turn can make."""
    if why_no_offer(state) is None:
        for give, made in _OFFERS.items():
            if can_pay(state, state.turn.seat, give):
                yield from made


def answers(state: State, seat: Seat) -> Iterator[Answer]:
    """Yield every answer that a seat can give."""
    offer = _open(state)
    yield from (one for one in (Accept(), Reject()) if why_not_answer(state, seat, one) is None)
    if state.setup.options.counters:
        for give, made in _COUNTERS.items():
            if can_pay(state, seat, give):
                yield from (one for one in made if not _is_turned_round(offer, one))


def deals(state: State) -> Iterator[Deal]:
    """Yield every deal that the seat in turn can make."""
    every = deals_answered(state)
    yield from (one for one in every if why_no_deal(state, one.seat) is None)


def deals_answered(state: State) -> Iterator[Deal]:
    """Yield a deal with each seat that did not reject, whether its counter can be met or not."""
    offer = _open(state)
    for seat, answer in zip(offer.asked, offer.answers, strict=True):
        if not isinstance(answer, Reject):
            yield Deal(seat)


def make_offer(state: State, terms: Terms, beats: Beats) -> State:
    """Offer goods to all other seats with cards."""
    turn, (give, want) = state.turn, terms
    offer = OpenOffer(give, want, _asked(state))
    turn = replace(turn, offer=offer, offers=turn.offers + 1)
    state = replace(state, turn=turn, stage=Stage.ANSWERING)
    made = goods_events.OfferMade(turn.seat, turn.offers, give, want, offer.asked)
    beats.append(Beat(made, state))
    return state


def answer_offer(state: State, answer: Answer, beats: Beats) -> State:
    """Answer the open offer; the last answer shows all, and ends an offer that all reject."""
    offer = _open(state)
    seat = offer.asked[len(offer.answers)]
    given = tuple(one for one in (*offer.answers, answer) if one is not None)
    offer = replace(offer, answers=given)
    stage = Stage.CHOOSING if offer.is_answered else Stage.ANSWERING
    state = replace(state, turn=replace(state.turn, offer=offer), stage=stage)
    beats.append(Beat(goods_events.OfferAnswered(seat, answer, offer.is_answered), state))
    if not offer.is_answered:
        return state
    told = tuple(range(state.setup.seats))
    beats.append(Beat(goods_events.AnswersShown(offer.asked, given, told=told), state))
    if all(isinstance(one, Reject) for one in given):
        return _end_offer(state, OfferEnd.REFUSED, beats)
    return state


def deal(state: State, partner: Seat, beats: Beats) -> State:
    """Exchange cards with a seat, on the offer's terms or on those of its counter."""
    seat, offer = state.turn.seat, _open(state)
    give, get = offer.terms_with(partner)
    state = hand_over(hand_over(state, seat, partner, give), partner, seat, get)
    state = _closed(state, ())
    beats.append(Beat(goods_events.DealMade(seat, partner, give, get), state))
    return state


def withdraw(state: State, beats: Beats) -> State:
    """Deal with nobody."""
    return _end_offer(state, OfferEnd.WITHDRAWN, beats)


def _end_offer(state: State, end: OfferEnd, beats: Beats) -> State:
    offer = _open(state)
    state = _closed(state, (*state.turn.refused, (offer.give, offer.want)))
    beats.append(Beat(goods_events.OfferEnded(state.turn.seat, end), state))
    return state


def _open(state: State) -> OpenOffer:
    offer = state.turn.offer
    assert offer is not None, "only an open offer is answered"
    return offer


def _closed(state: State, refused: tuple[Terms, ...]) -> State:
    turn = replace(state.turn, offer=None, refused=refused)
    return replace(state, turn=turn, stage=Stage.BUILDING)


def _is_turned_round(offer: OpenOffer, counter: Counter) -> bool:
    return (counter.give, counter.want) == (offer.want, offer.give)
