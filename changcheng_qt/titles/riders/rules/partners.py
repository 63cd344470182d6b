"""The other seats as partners in a trade, as far as a seat can tell: the cards that they may
hold, and whether they would gain by terms.

A player who counts hands knows the chances of each hand (`story`), and judges terms as the other
would, by the plans that the map shows. One who does not takes every hand for the usual mixture.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.counting import Holding, holdings
from changcheng_qt.titles.riders.rules.forecast import rates_of
from changcheng_qt.titles.riders.rules.pieces import VICTORY, Good, Goods, holds, minus, plus, total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.view import View

NEAR_VICTORY: Final = 2
"""A seat that needs this many points or fewer to win gets no more trades."""
GENEROUS: Final = (0.0, 0.3, 0.55, 0.65)
"""How likely somebody accepts, by the cards given for one wanted, where nobody counts hands."""


def is_barred(view: View, seat: Seat) -> bool:
    """Whether a trade may let a seat win at once."""
    return view.points[seat] >= VICTORY - NEAR_VICTORY


def is_dearer(view: View, seat: Seat, give: Goods, get: Goods) -> bool:
    """Whether a seat gives at least the cards for which the supply has the same."""
    is_sold = total(get) == 1 and holds(view.supply, get)
    rates = rates_of(view, seat)
    return is_sold and any(given >= rate for given, rate in zip(give, rates, strict=True))


class Partners:
    """The seats that may trade with a seat."""

    def __init__(self, view: View, seat: Seat, *, counts_hands: bool) -> None:
        self.view = view
        self.counts_hands = counts_hands
        self.seats = tuple(other for other in range(view.seats) if other != seat)
        self._outlooks: dict[Seat, Outlook] = {}

    def can_meet(self, want: Goods) -> bool:
        """Whether a seat that gets trades may hold these cards, as far as can be known."""
        return any(
            holds(tuple(held.most for held in hand), want)
            for seat, hand in zip(self.seats, self._holdings, strict=True)
            if not is_barred(self.view, seat)
        )

    def chance_of_yes(self, give: Goods, want: Goods, least: float) -> float:
        """Return the chance that the seat likeliest to accept does: it must gain more than `least`
        points.
        """
        if not self.counts_hands:
            return GENEROUS[min(sum(give), len(GENEROUS) - 1)]
        open_to = (seat for seat in self.seats if not is_barred(self.view, seat))
        return max((self.chance_of(seat, give, want, least) for seat in open_to), default=0.0)

    def help_to(self, seat: Seat, give: Goods, want: Goods) -> float:
        """Return how many points terms are worth to a partner, as far as the seat that offers them
        counts hands.
        """
        if not self.counts_hands:
            return 0.0
        gains = [
            (self._gain(seat, hand, give, want), weight)
            for hand, weight in self._hands_of(seat)
            if holds(hand, want)
        ]
        whole = sum(weight for _, weight in gains)
        return sum(gain * weight for gain, weight in gains) / max(1, whole)

    def chance_of(self, seat: Seat, give: Goods, want: Goods, least: float) -> float:
        """Return the chance that a seat can accept terms, and gains more than `least` points."""
        hands = self._hands_of(seat)
        likely = sum(
            weight
            for hand, weight in hands
            if holds(hand, want) and self._gain(seat, hand, give, want) > least
        )
        return likely / max(1, sum(weight for _, weight in hands))

    def _hands_of(self, seat: Seat) -> Sequence[tuple[Goods, int]]:
        """Return the possible hands of a seat with their weights."""
        shown = self.view.hands[seat]
        if shown is not None:
            return [(shown, 1)]
        return [(hands[seat], weight) for hands, weight in self.view.story.outcomes.items()]

    def _gain(self, seat: Seat, hand: Goods, give: Goods, want: Goods) -> float:
        """Return the gain of a hand for a seat from a trade with it."""
        if seat not in self._outlooks:
            self._outlooks[seat] = Outlook(self.view, seat)
        outlook = self._outlooks[seat]
        return outlook.worth(plus(minus(hand, want), give)) - outlook.worth(hand)

    def expected(self, seat: Seat) -> Sequence[float]:
        """Return the cards of each good that a seat is expected to hold."""
        if not self.counts_hands:
            return (self.view.hand_counts[seat] / len(Good),) * len(Good)
        return [float(held.expected) for held in self._holdings[self.seats.index(seat)]]

    @cached_property
    def _holdings(self) -> tuple[tuple[Holding, ...], ...]:
        return tuple(holdings(self.view, seat) for seat in self.seats)
