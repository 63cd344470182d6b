"""Deductions from a View: how many cards of a good a hand holds, with chances, and of which kinds
unseen edicts can be.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.purchases import Play
from changcheng_qt.titles.riders.rules.setup import edicts_in_play
from changcheng_qt.titles.riders.rules.view import View


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of a good in a hand: `chances` of each number that is possible; there is none in
    the view of a faulty file.
    """

    chances: Mapping[int, Fraction]

    @property
    def least(self) -> int:
        """The smallest number possible."""
        return min(self.chances, default=0)

    @property
    def most(self) -> int:
        """The largest number possible."""
        return max(self.chances, default=0)

    @property
    def expected(self) -> Fraction:
        """The number expected."""
        return sum((count * chance for count, chance in self.chances.items()), Fraction(0))


def holdings(view: View, seat: Seat) -> tuple[Holding, ...]:
    """Return the holdings of a seat, by good; they are certain where the viewer sees the hand."""
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


def possible_edicts(view: View) -> Mapping[int, frozenset[Edict]]:
    """Return the kinds of which each edict that was bought can be, by its place in the stack.

    A play is from a place that the viewer has seen, if one fits, otherwise from an unseen one. An
    unseen edict is of the kind of any such play, if the other unseen ones are enough for the other
    plays; or it is one of those left over, if they are enough for all.
    """
    seen, bought = view.story.seen, view.story.purchases.bought
    plays = [_plays_of_unseen(view, seat) for seat in range(view.seats)]
    left = unseen_edicts(view)
    over = frozenset(edict for edict in Edict if left[edict] > 0)
    possible: dict[int, frozenset[Edict]] = {}
    for places, mine in zip(bought, plays, strict=True):
        unseen = [number for number, place in enumerate(places) if place not in seen]
        for number, place in enumerate(places):
            if place in seen:
                possible[place] = frozenset((seen[place],))
            else:
                possible[place] = _kinds(unseen, mine, number, over)
    return possible


def unseen_edicts(view: View) -> Counter[Edict]:
    """Return how many edicts of each kind the viewer has seen nowhere: neither bought by itself nor
    played by anybody.
    """
    left = Counter(edicts_in_play(view.seats))
    left.subtract(view.story.seen.values())
    for seat in range(view.seats):
        left.subtract(play.edict for play in _plays_of_unseen(view, seat))
    return left


def _plays_of_unseen(view: View, seat: Seat) -> list[Play]:
    """Return the plays of a seat from places that the viewer has not seen."""
    purchases, seen = view.story.purchases, view.story.seen
    plays: list[Play] = []
    used: set[int] = set()
    for play in (purchases.plays[number] for number in purchases.done[seat]):
        places = (place for place in play.places if place not in used)
        fitting = next((place for place in places if seen.get(place) is play.edict), None)
        if fitting is None:
            plays.append(play)
        else:
            used.add(fitting)
    return plays


def _kinds(
    unseen: Sequence[int], plays: Sequence[Play], number: int, over: frozenset[Edict]
) -> frozenset[Edict]:
    """Return the kinds of the unseen edict that a seat bought as that number of its edicts."""
    others = [one for one in unseen if one != number]
    kinds = {
        play.edict
        for turn, play in enumerate(plays)
        if number < len(play.places) and _are_enough(others, (*plays[:turn], *plays[turn + 1 :]))
    }
    return frozenset(kinds) | (over if _are_enough(others, plays) else frozenset())


def _are_enough(numbers: Sequence[int], plays: Sequence[Play]) -> bool:
    """Whether each play, in order, can be of another edict; `numbers` are in order too."""
    return all(
        bisect_left(numbers, len(play.places)) > earlier for earlier, play in enumerate(plays)
    )
