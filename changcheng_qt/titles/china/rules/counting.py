"""What follows, by counting alone, from what a View shows: the next card of the pile.

Until the pile is made again, any card that the viewer does not see is as likely as another to lie
on top. What has been taken from the open cards counts only as far as it lies face up: with `hands`
hidden nobody is told what others took. Of the second pile nothing is told: what is left of it
depends on who drew what from which pile.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import cards_in_play
from changcheng_qt.titles.china.rules.view import View


def pile_chances(view: View) -> Mapping[Colour, Fraction]:
    """Return the chance of each colour of the next card of the pile; nothing where there is none,
    or it is the second pile.
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
