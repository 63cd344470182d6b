"""Draws a State that agrees with a View: hidden cards are dealt again (CHINA section 9).

The unseen cards are known by colour. Before the reshuffle every deal of them is equally likely.
After it the pile of each draw matters: for each card that another seat played from the unseen part
of its hand, one of its unseen draws up to then is chosen as its origin; the rest of the second pile
is then its first content less the cards known to have left it, and is dealt to the draws from it
and to the present pile; the cards of the first pile are dealt to the draws from that one. All
choices are made again if the second pile would need a negative number of cards of a colour, or
other cards than the seat remembers; also if a seat that owes a house to its fortification could not
pay for it.

The second order is drawn uniformly, by the rule of new games; so a game under the rule of version
0.2.0 is searched, before its reshuffle, as if it were a new one.
"""

from collections import Counter
from dataclasses import replace
from random import Random

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.legality import payments
from changcheng_qt.titles.china.rules.pieces import Cards, Colour
from changcheng_qt.titles.china.rules.setup import Setup, cards_in_play, numbered_cards
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View


def sample(view: View, rng: Random) -> State:
    """Return a State that agrees with everything in a view; its hidden parts are drawn."""
    hands, second, pile = _fitting(view, rng)
    return State(
        setup=_setup(view, rng),
        turn=view.turn,
        houses=view.houses,
        courts=view.courts,
        supplies=view.supplies,
        hands=hands,
        seen=view.seen,
        open=view.open,
        pile=pile,
        discards=view.discards,
        draws=view.draws,
        second_draws=second,
        scores=view.scores,
        fortified=view.fortified,
        scored=view.scored,
        exhausted=view.exhausted,
        gone=view.gone,
        fresh=view.fresh,
        second=view.second,
        over=view.to_act is None,
        winners=view.winners,
        ply=view.ply,
    )


def _fitting(view: View, rng: Random) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]:
    """Deal until everything fits; return the hands, the draws of each seat from the second pile,
    and the pile.
    """
    while True:
        deal = _deal(view, rng)
        if deal is None:
            continue
        unseen, second, pile = deal
        hands = tuple(
            private.hand if (private := view.private(one)) else _sorted(view.seen[one], unseen[one])
            for one in range(view.seats)
        )
        if _pays_what_it_owes(view, hands):
            return hands, second, pile


def _pays_what_it_owes(view: View, hands: tuple[Cards, ...]) -> bool:
    """Whether a seat that owes a house could pay for it with its hand, as it must be able to."""
    if view.turn.owed is None:
        return True
    colour = view.board.colour_of(view.board.region_of(view.turn.owed))
    return bool(payments(hands[view.turn.seat], colour, 0))


def sample_fated(view: View, truth: State, rng: Random) -> State:
    """Return a State that agrees with a view, with the true pile and second order, and only the
    hands of others drawn; of a finished game, for its analysis.
    """
    pile = tuple(enumerate(truth.pile))
    knowing = tuple(replace(private, remembered=pile) for private in view.privates)
    return replace(sample(replace(view, privates=knowing), rng), setup=truth.setup)


def _deal(view: View, rng: Random) -> tuple[list[Cards], tuple[Cards, ...], Cards] | None:
    """Return the unseen cards of each hand, the draws of each seat from the second pile, and the
    pile; None where the choices do not fit.
    """
    unseen = unseen_cards(view)
    new = Counter(unseen)
    others = [seat for seat in range(view.seats) if view.private(seat) is None]
    from_old = dict.fromkeys(others, 0)
    from_new = {seat: view.hand_counts[seat] - len(view.seen[seat]) for seat in others}
    spent: dict[Seat, Cards] = {}
    if view.exhausted:
        new = Counter({colour: view.fresh[colour] for colour in Colour})
        for private in view.privates:
            new.subtract(private.second_draws)
        for seat in others:
            from_old[seat], from_new[seat], spent[seat] = _history(view, seat, rng)
            new.subtract(spent[seat])
    old = Counter(unseen)
    old.subtract(new)
    pile = _pile(view, new, rng)
    if pile is None or min(old.values()) < 0:
        return None
    hands, second = _dealt(view, old, from_old, new, from_new, spent, rng)
    return hands, second if view.exhausted else ((),) * view.seats, pile


def unseen_cards(view: View) -> Counter[Colour]:
    """Return the cards that the viewer cannot see anywhere, by colour."""
    unseen = cards_in_play(view.seats, view.options.deck)
    unseen.subtract(card for card in view.open if card is not None)
    unseen.subtract({colour: view.discards[colour] for colour in Colour})
    for seat in range(view.seats):
        private = view.private(seat)
        unseen.subtract(private.hand if private else view.seen[seat])
    return unseen


def _pile(view: View, cards: Counter[Colour], rng: Random) -> Cards | None:
    """Deal the pile from `cards`, removing them; None if cards that the seat remembers are
    missing.
    """
    known = {place: colour for private in view.privates for place, colour in private.remembered}
    cards.subtract(known.values())
    if min(cards.values()) < 0:
        return None
    left = rng.sample(list(cards.elements()), view.pile - len(known))
    cards.subtract(left)
    return tuple(known[place] if place in known else left.pop() for place in range(view.pile))


def _history(view: View, seat: Seat, rng: Random) -> tuple[int, int, Cards]:
    """Choose the origins of the cards that a seat played since the reshuffle; return how many
    unseen draws from each pile it still holds, and which of the second pile it played.
    """
    draws = view.draws[seat]
    old, new = draws.kept, 0
    spent: list[Colour] = []
    for played in draws.since:
        if played is None:
            new += 1
        elif rng.randrange(old + new) < old:
            old -= 1
        else:
            new -= 1
            spent.append(played)
    return old, new, tuple(spent)


def _dealt(
    view: View,
    old: Counter[Colour],
    from_old: dict[Seat, int],
    new: Counter[Colour],
    from_new: dict[Seat, int],
    spent: dict[Seat, Cards],
    rng: Random,
) -> tuple[list[Cards], tuple[Cards, ...]]:
    """Deal the cards that the pile has left over; return the unseen part of each hand, and all
    draws of each seat from the second pile.
    """
    firsts, seconds = _shuffled(old, rng), _shuffled(new, rng)
    hands, second = [], []
    for seat in range(view.seats):
        private = view.private(seat)
        here = [firsts.pop() for _ in range(from_old.get(seat, 0))]
        there = [seconds.pop() for _ in range(from_new.get(seat, 0))]
        hands.append(_sorted(here, there))
        drawn = private.second_draws if private else _sorted(there, spent.get(seat, ()))
        second.append(drawn)
    return hands, tuple(second)


def _shuffled(cards: Counter[Colour], rng: Random) -> list[Colour]:
    left = list(cards.elements())
    return rng.sample(left, len(left))


def _sorted(*parts: list[Colour] | Cards) -> Cards:
    return tuple(sorted(card for part in parts for card in part))


def _setup(view: View, rng: Random) -> Setup:
    cards = numbered_cards(view.seats, view.options.deck)
    return Setup(
        colours=view.colours,
        first=view.first,
        side=view.side,
        options=view.options,
        board=view.board,
        deck=tuple(card.colour for card in rng.sample(cards, len(cards))),
        second_order=tuple(rng.sample(cards, len(cards))),
    )
