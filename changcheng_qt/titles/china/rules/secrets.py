"""The secrets of China, and the knowledge of them in a View (CHINA section 9).

Cards have no identity, so the secrets are the number of each colour in a hand, and the next card of
the pile. Everybody who watched could know the open cards that a seat took, even those that are not
face up on the screen.

Counting proves how many of a colour a hand holds where the fewest and the most are the same: where
all of the hand was seen, where no unseen card has that colour, or enough that the other unseen
cards are too few. About the second pile, more might follow from the draws of each seat; this is
ignored here.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.belief import unseen_cards
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.verdicts.insight import How, Known


@dataclass(frozen=True, slots=True)
class HandSecret:
    """How many cards of a colour a seat holds."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class NextCardSecret:
    """The colour of the top card of the pile."""


Secret: TypeAlias = HandSecret | NextCardSecret


class ChinaSecrets:
    """The secrets behind the seam of `verdicts.insight.Secrets`."""

    def rows(self, last: View) -> Sequence[Secret]:
        """Return the hands seat by seat, then the next card."""
        return (*_hand_secrets(last), NextCardSecret())

    def there(self, view: View) -> Collection[Secret]:
        """Return the hands, and the next card while there is a pile."""
        return {*_hand_secrets(view), *([NextCardSecret()] if view.pile else [])}

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return the viewer's knowledge of the secrets."""
        unseen = unseen_cards(view)
        remembered = {place: colour for one in view.privates for place, colour in one.remembered}
        unseen.subtract(remembered.values())
        known: dict[Secret, Known] = {}
        for seat in range(view.seats):
            known |= _hand(view, seat, unseen)
        if view.pile and (found := _next_card(view, remembered, unseen)) is not None:
            known[NextCardSecret()] = found
        return known

    def owner(self, secret: Secret) -> Seat | None:
        """Return the owner of the hand, None for the pile."""
        return secret.seat if isinstance(secret, HandSecret) else None


def _hand_secrets(view: View) -> list[Secret]:
    return [HandSecret(seat, colour) for seat in range(view.seats) for colour in Colour]


def _hand(view: View, seat: Seat, unseen: Counter[Colour]) -> dict[Secret, Known]:
    """Return the known numbers of colours in a seat's hand; `unseen` are the cards that the viewer
    cannot place.
    """
    if own := view.private(seat):
        return {HandSecret(seat, one): Known(How.OWN, own.hand.count(one)) for one in Colour}
    seen = view.seen[seat]
    hidden = view.hand_counts[seat] - len(seen)
    known: dict[Secret, Known] = {}
    for colour in Colour:
        fewest = max(0, hidden - (unseen.total() - unseen[colour]))
        if fewest == min(hidden, unseen[colour]):
            how = How.COUNTED if hidden else How.SHOWN
            known[HandSecret(seat, colour)] = Known(how, seen.count(colour) + fewest)
    return known


def _next_card(
    view: View, remembered: Mapping[int, Colour], unseen: Counter[Colour]
) -> Known | None:
    if view.laid_bare:
        return Known(How.SHOWN, view.laid_bare[0].word)
    if 0 in remembered:
        return Known(How.TAKEN_BACK, remembered[0].word)
    left = [colour for colour in Colour if unseen[colour]]
    return Known(How.COUNTED, left[0].word) if len(left) == 1 else None
