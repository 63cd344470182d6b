"""Hands, pile and open cards: paying, taking, filling slots, and the pile that runs out (CHINA
sections 4 and 6.1).

The second pile. The second order is a permutation of all cards in play, those of a colour numbered
from 1; every permutation is equally likely. With m discards of a colour, its cards 1 to m are in
the second pile, in the order of the second order.

Every order of that pile is equally likely. The counts m follow from the deck and from the choices
of the seats. Neither depends on the second order, of which nobody has seen anything; so given the
counts every permutation is still equally likely. The cards kept are then a fixed set, and a random
permutation puts the cards of any fixed set in a random order: permuting these cards among their
places maps permutations onto permutations. Each order of colours comes from the same number of
orders of cards, the product of all m!, so all orders of colours are equally likely too. (If people
take back a reshuffle, its pile has been seen; a pile made of the same counts is then the same.)

Which m cards of a colour are kept must not depend on their places in the second order. If the first
m are kept, a colour of which some cards are not discarded comes too early: of the six orders of
red, red, green, with one red and one green card discarded, red is on top in four.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.pieces import Cards, Colour, NumberedCard
from changcheng_qt.titles.china.rules.state import Beats, Draws, State

NO_COLOURS: Final = (0,) * len(Colour)


def second_pile(order: Iterable[NumberedCard], counts: Sequence[int]) -> Cards:
    """Return the second pile from the number of discards of each colour (CHINA section 2.4)."""
    return tuple(card.colour for card in order if card.number <= counts[card.colour])


def lose(state: State, seat: Seat, colour: Colour) -> State:
    """Move a card of a hand to the discards; a seen one if there is one (CHINA section 9)."""
    seen, draws = state.seen[seat], state.draws[seat]
    if colour in seen:
        seen = without(seen, colour)
    else:
        draws = Draws(draws.kept, (*draws.since, colour))
    state = _less_known(state, seat, colour)
    return replace(
        state,
        seen=put(state.seen, seat, seen),
        draws=put(state.draws, seat, draws),
        discards=put(state.discards, colour, state.discards[colour] + 1),
    )


def _less_known(state: State, seat: Seat, colour: Colour) -> State:
    """Return the position with one card less in a hand: one of that colour, or an unknown one."""
    hand = state.hands[seat]
    if colour in hand:
        return replace(state, hands=put(state.hands, seat, without(hand, colour)))
    return replace(state, unknown=put(state.unknown, seat, state.unknown[seat] - 1))


def without(cards: Cards, colour: Colour) -> Cards:
    """Return cards less one of a colour."""
    place = cards.index(colour)
    return cards[:place] + cards[place + 1 :]


def take_open(state: State, slot: int, colour: Colour, beats: Beats) -> State:
    """Take the open card of a colour in a slot."""
    seat = state.turn.seat
    state = replace(
        state,
        open=put(state.open, slot, None),
        hands=put(state.hands, seat, _with(state.hands[seat], colour)),
        seen=put(state.seen, seat, _with(state.seen[seat], colour)),
        turn=replace(state.turn, taken=(*state.turn.taken, colour)),
    )
    beats.append(Beat(events.OpenCardTaken(seat, slot, colour), state))
    return state


def draw(state: State, named: Colour | None, beats: Beats) -> State:
    """Draw the top card of the pile, which may be its last; if the file leaves the pile out, the
    named card or an unknown one.
    """
    seat, place = state.turn.seat, state.gone
    colour = named if state.setup.hidden else state.pile[0]
    draws = state.draws[seat]
    state = replace(
        _with_card(state, seat, colour),
        pile=state.pile[1:],
        gone=place + 1,
        draws=put(state.draws, seat, Draws(draws.kept, (*draws.since, None))),
        turn=replace(state.turn, drew=True),
    )
    beats.append(Beat(events.CardDrawn(seat, state.exhausted + 1, place, colour), state))
    return state if state.pile else run_out(state, beats)


def _with_card(state: State, seat: Seat, colour: Colour | None) -> State:
    """Return the position with one more card in a hand, from the pile."""
    if colour is None:
        return replace(state, unknown=put(state.unknown, seat, state.unknown[seat] + 1))
    second = state.second_draws
    if state.exhausted:
        second = put(second, seat, _with(second[seat], colour))
    hands = put(state.hands, seat, _with(state.hands[seat], colour))
    return replace(state, hands=hands, second_draws=second)


def fill_slots(state: State, named: Cards, beats: Beats) -> State:
    """Fill the empty slots from the pile, lowest first, as long as there is one; if the file leaves
    the pile out, with the named cards.
    """
    while not state.is_last_round and None in state.open:
        empty = state.open.count(None)
        if state.setup.hidden:
            state = replace(state, pile=(named + state.pile[len(named) :])[: len(state.pile)])
        state = _fill(state, beats)
        named = named[empty - state.open.count(None) :]
    return state


def run_out(state: State, beats: Beats) -> State:
    """Note that the last card has left the pile; the first time the discards become a new pile."""
    state = replace(state, exhausted=state.exhausted + 1)
    beats.append(Beat(events.PileExhausted(state.exhausted), state))
    if state.is_last_round:
        return state
    pile = second_pile(state.setup.second_order, state.discards)
    state = replace(
        state,
        pile=pile,
        gone=0,
        fresh=state.discards,
        second=state.discards,
        discards=NO_COLOURS,
        draws=tuple(
            Draws(state.hand_count(seat) - len(seen)) for seat, seen in enumerate(state.seen)
        ),
    )
    beats.append(Beat(events.DiscardsReshuffled(len(pile)), state))
    return state if pile else run_out(state, beats)


def _fill(state: State, beats: Beats) -> State:
    slots = [slot for slot, card in enumerate(state.open) if card is None][: len(state.pile)]
    place, pile = state.gone, state.exhausted + 1
    colours, rest = state.pile[: len(slots)], state.pile[len(slots) :]
    cards = list(state.open)
    for slot, colour in zip(slots, colours, strict=True):
        cards[slot] = colour
    state = replace(
        state,
        open=tuple(cards),
        pile=rest,
        gone=place + len(slots),
        fresh=_less(state.fresh, colours),
    )
    everybody = tuple(range(state.setup.seats))
    event = events.OpenCardsFilled(tuple(slots), colours, pile, place, told=everybody)
    beats.append(Beat(event, state))
    return state if rest else run_out(state, beats)


def _less(fresh: tuple[int, ...], colours: Cards) -> tuple[int, ...]:
    counts = Counter(colours)
    return tuple(number - counts[Colour(colour)] for colour, number in enumerate(fresh))


def _with(cards: Cards, colour: Colour) -> Cards:
    return tuple(sorted((*cards, colour)))
