"""The outlook of a seat: its plans, and the worth of a hand for them, in 64ths of a point.

Theory of operation. As in the rules' `plans`: a plan is something to build, its cost, and its worth
in points, production for the rest of the game included. It counts less the more rounds the seat
waits until it can pay for it. The worth of a hand is that of the best plan with these cards, and a
share of the second best. Unlike there, a trade with the supply counts for two rounds of waiting,
not half a round: a seat that counts so wins more of the playouts. An outlook is made by `plans`,
never changes, and remembers the worths of hands, roads and sites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.packed import CARD, DIGIT, GOODS, WIDTH, holds, total

if TYPE_CHECKING:
    from mypy_extensions import i64

ONE: Final = 1024
ROUND: Final = 8
"""The parts of a round in which waiting is counted."""
LONGEST: Final = 20 * ROUND
TRADE: Final = 2 * ROUND
"""How much waiting a trade with the supply counts for: else the cards for a plan would be worth no
more than those that can be traded for them, and a seat would never trade.
"""
KEPT: Final = [round(1024 * 0.8 ** (wait / 8)) for wait in range(LONGEST + 1)]
"""The share of its worth that a plan keeps by how long its seat waits for it."""
SECOND: Final = 358
"""The share of the second plan in the worth of a hand, in 1024ths."""


class Outlook:
    """The outlook of a seat in a position."""

    def __init__(self) -> None:
        self.costs: list[int] = []
        self.worths: list[int] = []
        """The plans, the best one first."""
        self.rates: list[int] = []
        self.waits: list[int] = []
        """How long the seat waits for a card of each good, in eighths of a round."""
        self.pips: i64 = 0
        """The cards that the seat expects in 36 rolls."""
        self.pips_of: list[int] = []
        """The same of each good."""
        self.goods: i64 = 0
        """The goods that the seat has a hex for, a bit each."""
        self.horizon: i64 = 0
        """How much of the game is left, in 1024ths."""
        self.tower: i64 = 0
        self.line: i64 = 0
        """The worth of one more road in the longest line for the Long Road."""
        self.nearest: i64 = 0
        """The worth of the best settlement that needs no road."""
        self.network = b""
        """The corners that the seat has reached; like the next three, a mask."""
        self.built = b""
        self.blocked = b""
        self.taken_roads = b""
        self.hands: dict[int, int] = {}
        self.roads: dict[int, int] = {}
        self.sites: dict[int, int] = {}
        """The worths of hands, roads and sites as far as they were asked for."""

    def worth(self, hand: i64) -> i64:
        """Return the worth of a hand."""
        known = self.hands.get(int(hand))
        if known is not None:
            return known
        first: i64 = 0
        second: i64 = 0
        plan: i64 = 0
        while plan < len(self.costs):
            at_once: i64 = self.worths[plan]
            if at_once * ONE <= second:
                break
            worth = at_once * KEPT[self.wait(hand, self.costs[plan])]
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
            plan += 1
        found = (first + ((SECOND * second) >> 10)) // ONE + total(hand)
        self.hands[int(hand)] = int(found)
        return found

    def wait(self, hand: i64, cost: i64) -> i64:
        """Return how long the seat waits until it can pay a cost, in eighths of a round: cards that
        the plan does not need are traded for those that it waits for longest, and trades count as
        waiting, too.
        """
        if holds(hand, cost):
            return 0
        spare: i64 = 0
        short: i64 = 0
        good: i64 = 0
        while good < GOODS:
            more = (hand & DIGIT) - (cost & DIGIT)
            if more > 0:
                spare += more // self.rates[good]
            else:
                short -= more * CARD[good]
            hand >>= WIDTH
            cost >>= WIDTH
            good += 1
        traded: i64 = 0
        while short:
            longest: i64 = 0
            slowest: i64 = 0
            good = 0
            left = short
            while left:
                wait = (left & DIGIT) * self.waits[good]
                if wait > longest:
                    longest = wait
                    slowest = good
                left >>= WIDTH
                good += 1
            if not spare:
                return min(LONGEST, max(longest, traded))
            spare -= 1
            short -= CARD[slowest]
            traded += TRADE
        return min(LONGEST, traded)

    def plan(self, cost: i64, worth: i64) -> None:
        """Add a plan that is worth anything."""
        if worth <= 0:
            return
        place: i64 = 0
        while place < len(self.worths) and self.worths[place] >= worth:
            place += 1
        self.costs.insert(place, int(cost))
        self.worths.insert(place, int(worth))
