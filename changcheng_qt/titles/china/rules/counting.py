"""Deductions from a View by counting alone: the next card of the pile.

Until the reshuffle, any card that the viewer does not see is as likely as another to be on top.
Open cards that others took count only if they are face up: with `hands` hidden they are not shown.
There is nothing about the second pile: its rest depends on the draws of each seat from each pile.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import cards_in_play
from changcheng_qt.titles.china.rules.view import View


def pile_chances(view: View) -> Mapping[Colour, Fraction]:
    """Return the chance of each colour of the next card of the pile; empty where there is none, or
    it is the second pile.
    """
    if view.exhausted or not view.pile:
        return {}
    known = {place: colour for private in view.privates for place, colour in private.remembered}
    if 0 in known:
        return {known[0]: Fraction(1)}
    left = cards_in_play(view.seats, view.options.deck) - Counter(known.values())
    left -= Counter(card for card in view.open if card is not None)
    left -= Counter({colour: view.discards[colour] for colour in Colour})
    for seat in range(view.seats):
        private = view.private(seat)
        left -= Counter(private.hand if private else view.shown[seat])
    return {colour: Fraction(left[colour], left.total()) for colour in Colour if left[colour]}
