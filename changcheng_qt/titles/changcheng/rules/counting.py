"""Deductions from a View by counting alone: the value of a face-down threat counter, the kind of a
face-down card, the worth of a province.

Theory of operation. Everything hidden is a permutation, as in `belief`: any unknown counter is as
likely as another to have any of the remaining values, and any unknown card of a seat to be any of
the remaining ones of this seat. So a chance is a share of the remaining ones. Only the View is
used: with the memory aid off, peeked values are not in it.

A province has a worst and a best worth with its face-down cards and unbroken walls on its empty
squares, over all possible cards and choices of their owners. A void card changes nothing, a card's
kind can be there once, or more often and void; so the kinds that may be there are followed from
owner to owner as sets of how often each may be.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.forecast import province_forecast
from changcheng_qt.titles.changcheng.rules.geography import Province, Region
from changcheng_qt.titles.changcheng.rules.pieces import THREAT_VALUES, VALUE_CHANGE, ActionCard
from changcheng_qt.titles.changcheng.rules.view import CardBack, View

Often: TypeAlias = tuple[int, ...]
"""How often each kind of card is in a province, 2 for any number that makes it void."""

_NEVER: Final[Often] = (0,) * len(ActionCard)


def threat_chances(view: View, region: Region) -> Mapping[int, Fraction]:
    """Return the chance of each value of a region's face-down counter, the lowest first; empty
    where the value is known, or there is no counter.
    """
    if region in view.removed or region in view.known_threats:
        return {}
    seen = {r: value for private in view.privates for r, value in private.seen}
    left = Counter(THREAT_VALUES) - Counter((seen | view.known_threats).values())
    return {value: Fraction(left[value], left.total()) for value in sorted(left)}


def card_chances(view: View, back: CardBack) -> Mapping[ActionCard, Fraction]:
    """Return the chance of each possible kind of a face-down card, in rising priority."""
    known = known_cards(view, back.owner)
    if back.ply in known:
        return {known[back.ply]: Fraction(1)}
    left = unknown_cards(view, back.owner)
    return dict.fromkeys(left, Fraction(1, len(left)))


def worth_range(view: View, province: Province) -> tuple[int, int] | None:
    """Return the lowest and the highest possible worth of a province with its face-down cards; None
    where there are none.
    """
    backs = [back for back in view.cards if back.province == province]
    if not backs:
        return None
    sight, empty = province_forecast(view, province), view.empty(province)
    blocks = (view.blocks[square] for square in view.wall.squares_of[province])
    has_single = any(block is not None and block.is_single for block in blocks)
    can_remove = any(region not in view.removed for region in sight.regions)
    traitor = frozenset(
        ({-1} if has_single or empty else set()) | ({0} if can_remove or not has_single else set())
    )
    counting = {_counting(often) for often in _possible(view, backs)}
    changes = [_changes(cards, traitor) for cards in counting]
    complete = sight.complete.value
    return complete + min(map(min, changes)), complete + max(map(max, changes))


def known_cards(view: View, owner: Seat) -> dict[int, ActionCard]:
    """Return the face-down cards of a seat that the viewer knows, by ply."""
    cards = (card for private in view.privates for card in (*private.placed, *private.remembered))
    return {card.ply: card.card for card in cards if card.owner == owner}


def unknown_cards(view: View, owner: Seat) -> tuple[ActionCard, ...]:
    """Return the cards of a seat that may be where the viewer knows none of them."""
    gone = {card.card for card in view.gone if card.owner == owner}
    gone |= set(known_cards(view, owner).values())
    return tuple(card for card in ActionCard if card not in gone)


def _possible(view: View, backs: Iterable[CardBack]) -> set[Often]:
    """Return the possible counts of each kind of card among some face-down cards."""
    often = {_NEVER}
    for owner, count in Counter(back.owner for back in backs).items():
        known = known_cards(view, owner)
        sure = [known[back.ply] for back in backs if back.owner == owner and back.ply in known]
        drawn = combinations(unknown_cards(view, owner), count - len(sure))
        hands = [(*sure, *some) for some in drawn]
        often = {_with(before, hand) for before in often for hand in hands}
    return often


def _with(often: Often, cards: tuple[ActionCard, ...]) -> Often:
    return tuple(min(2, n + (card in cards)) for n, card in zip(often, ActionCard, strict=True))


def _counting(often: Often) -> frozenset[ActionCard]:
    """Return the cards that are not void."""
    return frozenset(card for n, card in zip(often, ActionCard, strict=True) if n == 1)


def _changes(cards: frozenset[ActionCard], traitor: frozenset[int]) -> frozenset[int]:
    """Return the possible changes of the value by some cards, of which a Traitor adds one of
    `traitor`; a Warrior must cancel another card, if there is one.
    """
    rest = cards - {ActionCard.WARRIOR}
    if rest != cards and rest:
        return frozenset(change for victim in rest for change in _changes(rest - {victim}, traitor))
    effects = {
        ActionCard.TRAITOR: traitor,
        ActionCard.FLOOD: frozenset({VALUE_CHANGE, -VALUE_CHANGE}),
        ActionCard.BUILDER: frozenset({VALUE_CHANGE, 0}),
    }
    changes = frozenset({0})
    for card in rest:
        more = effects.get(card, frozenset({0}))
        changes = frozenset(change + one for change in changes for one in more)
    return changes
