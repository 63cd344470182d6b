"""Deductions from a View: how many cards of a good a hand holds, with chances, and which edicts
nobody has seen.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.setup import edicts_in_play
from changcheng_qt.titles.riders.rules.view import View


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of a good in a hand: `chances` of each number that is possible."""

    chances: Mapping[int, Fraction]

    @property
    def least(self) -> int:
        """The smallest number possible."""
        return min(self.chances)

    @property
    def most(self) -> int:
        """The largest number possible."""
        return max(self.chances)

    @property
    def expected(self) -> Fraction:
        """The number expected."""
        return sum((count * chance for count, chance in self.chances.items()), Fraction(0))


def holdings(view: View, seat: Seat) -> tuple[Holding, ...]:
    """Return the holdings of a seat, by good; all are known where the viewer sees the hand."""
    hand = view.hands[seat]
    if hand is not None:
        return tuple(Holding({count: Fraction(1)}) for count in hand)
    return tuple(_holding(view, seat, good) for good in Good)


def _holding(view: View, seat: Seat, good: Good) -> Holding:
    weights: Counter[int] = Counter()
    for hands, weight in view.story.outcomes.items():
        weights[hands[seat][good]] += weight
    total = weights.total()
    return Holding({count: Fraction(weight, total) for count, weight in sorted(weights.items())})


def unknown_cards(view: View, seat: Seat) -> int:
    """Return how many cards of a hand are of a good that the viewer does not know."""
    return view.hand_counts[seat] - sum(holding.least for holding in holdings(view, seat))


def unseen_edicts(view: View) -> Mapping[Edict, int]:
    """Return how many edicts of each kind are neither played nor in a hand that the viewer sees."""
    unseen = Counter(edicts_in_play(view.seats))
    for edicts in (*view.played, *view.edicts):
        unseen.subtract(edicts or ())
    return unseen
