"""A State drawn at random among those that agree with a View.

Everything hidden is a permutation: each other seat's unknown cards over its hand and its face-down
cards, the unknown threat values over the unknown counters and the stock, the unknown reputation
values over their stock, the spare boards over the order of random extensions. The rest of the State
is open in the View. Search bots play on such samples; nothing else may.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.rules.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
)
from changcheng_qt.titles.changcheng.rules.setup import Setup, draw_order
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, Stage
from changcheng_qt.titles.changcheng.rules.view import CardBack, View


def sample(view: View, rng: Random) -> State:
    """Return a State that agrees with everything in a view; its hidden parts are drawn."""
    dealt = [_seat_cards(view, seat, rng) for seat in range(view.seats)]
    placed = {card.ply: card for _, cards in dealt for card in cards}
    return State(
        setup=_setup(view, rng),
        wall=view.wall,
        turn=view.turn,
        blocks=view.blocks,
        supplies=view.supplies,
        neutrals=view.neutrals,
        hands=tuple(hand for hand, _ in dealt),
        scores=view.scores,
        cards=tuple(placed[back.ply] for back in view.cards),
        gone=view.gone,
        reservations=view.reservations,
        scored=view.scored,
        due=view.due,
        scoring=view.scoring,
        emperors=view.emperors,
        extensions=view.extensions,
        extension_due=view.stage is Stage.EXTENSION,
        turned_up=frozenset(r for r, value in enumerate(view.threats) if value is not None),
        removed=view.removed,
        peeks=view.peeks,
        passes=view.passes,
        over=view.to_act is None,
        ply=view.ply,
    )


def sample_fated(view: View, truth: State, rng: Random) -> State:
    """Return a State that agrees with a view, with the true counters and boards to come, and only
    the cards of others drawn; of a finished game, for its analysis.
    """
    return replace(sample(view, rng), setup=truth.setup)


def _seat_cards(
    view: View, seat: Seat, rng: Random
) -> tuple[tuple[ActionCard, ...], list[PlacedCard]]:
    """Return a hand and the face-down cards of a seat, as known or drawn from its remaining
    cards.
    """
    backs = [back for back in view.cards if back.owner == seat]
    if own := view.private(seat):
        return own.hand, list(own.placed)
    known = {
        card.ply: card
        for private in view.privates
        for card in private.remembered
        if card.owner == seat
    }
    spent = {card.card for card in view.gone if card.owner == seat}
    spent |= {card.card for card in known.values()}
    unknown = [card for card in ActionCard if card not in spent]
    rng.shuffle(unknown)
    placed = [known.get(back.ply) or _turned(back, unknown.pop()) for back in backs]
    return tuple(sorted(unknown)), placed


def _turned(back: CardBack, card: ActionCard) -> PlacedCard:
    return PlacedCard(back.owner, card, back.province, back.ply)


def _setup(view: View, rng: Random) -> Setup:
    seen = {r: value for private in view.privates for r, value in private.seen}
    seen |= view.known_threats
    return Setup(
        colours=view.colours,
        first=view.first,
        options=view.options,
        events=view.events,
        faces=(view.wall.faces[0], view.wall.faces[1]),
        spare=view.box,
        threats=_fill(THREAT_VALUES, seen, rng),
        reputations=_fill(REPUTATION_VALUES, dict(enumerate(view.reputations)), rng),
        extension_order=_order(view, rng),
    )


def _order(view: View, rng: Random) -> tuple[Face, ...]:
    known = list(view.wall.faces[2:]) if view.options.random_extension else []
    if view.drawn:
        known.append(view.drawn)
    names = {face.board for face in known}
    rest = [board for board in view.box if board.name not in names]
    return (*known, *draw_order(view.options.sides, rest, rng))


def _fill(values: Sequence[int], known: Mapping[int, int], rng: Random) -> tuple[int, ...]:
    left = list((Counter(values) - Counter(known.values())).elements())
    rng.shuffle(left)
    return tuple(known[i] if i in known else left.pop() for i in range(len(values)))
