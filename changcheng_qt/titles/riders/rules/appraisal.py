"""How a simple bot judges its next step: its buildings, the worth of the hand after it, and the
seats in danger.

It looks one step ahead, from the View of its seat. Everything that changes its hand is worth the
difference of the hands by `plans`; a building is worth its points and its future goods. A trade
also helps the partner, and the judgement errs, so a trade must gain more than both; one that
might give the partner the win at once, or that gives as much as the supply asks, is refused. It
offers only terms that another is likely to accept (`partners`), and none twice until a deal is
made. A robbed seat is chosen by its points, and by the worth of a card of its hand.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.forecast import ROLLS, takers, ways_to_roll
from changcheng_qt.titles.riders.rules.geography import Corner, Hex, Sector
from changcheng_qt.titles.riders.rules.partners import Partners, is_barred, is_dearer
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    GREAT_HOST_LEAST,
    HAND_SAFE,
    LEVEL_COSTS,
    NO_GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
    Edict,
    Good,
    Goods,
    goods,
    holds,
    minus,
    plus,
    total,
)
from changcheng_qt.titles.riders.rules.plans import EDICT, PIP, Outlook
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View

PARTNER: Final = 0.03
"""The points that a trade costs its seat because it helps the partner, at least."""
RIVAL: Final = 0.5
"""The share of the partner's gain that it costs."""
SURE: Final = 0.05
"""The points that a trade must gain, else it may be an error of this judgement."""
LIKELY: Final = 0.3
"""How likely a Yes must be for an offer."""
OFFERS: Final = 2
"""The offers that a bot makes in a turn, at most."""
BARRED: Final = -10.0
"""The worth of a trade that no bot makes, however wrong it is otherwise."""
CLOSE_TO: Final = 0.6
RIDER: Final = 0.06
"""The points that a drawn rider costs its seat."""
HELD: Final = 0.35
"""The points that an edict is worth in the hand, to be played later; of several soldiers, which are
played one a turn, all together.
"""
ROBBED: Final = 0.12
"""The worth of a robbed card that may be any."""
LEADER: Final = 0.03
"""How much more a robbery is worth for each point of its seat."""
LAST_OF_OTHERS: Final = 0.8
"""The share of the last breach that a seat fears where another is breached, for all lose."""
SAFE_TURN: Final = 0.16
"""The chance of a seven before the seat can build again, by seats."""


def appraise(view: View, legal: Sequence[Command]) -> list[float]:
    """Return the expected points of the deciding seat from each command, as far as the greedy bot
    sees: it saves for nothing.
    """
    return Appraiser(Outlook(view, view.decider, patience=0)).of(legal)


class Appraiser:
    """Judges the commands of a seat in a position."""

    def __init__(
        self, outlook: Outlook, *, counts_hands: bool = True, fears_sevens: bool = True
    ) -> None:
        """Judge by an outlook; by the chances of the others' hands, and by the danger of a seven to
        its own, or without these.
        """
        self.outlook = outlook
        self.fears_sevens = fears_sevens
        self.partners = Partners(outlook.view, outlook.seat, counts_hands=counts_hands)
        self.view = outlook.view
        self.seat = outlook.seat
        hand = self.view.hands[self.seat]
        self.hand: Goods = NO_GOODS if hand is None else hand

    def of(self, legal: Sequence[Command]) -> list[float]:
        """Return the worth of each command."""
        return [
            self._founding(one) if isinstance(one, commands.Founding) else self._worth(one)
            for one in legal
        ]

    def _founding(self, command: commands.Founding) -> float:
        match command:
            case commands.FoundFort(sector):
                fort = self.view.board.sectors[sector].fort
                return self._corner(fort) + 0.3 * max(map(self._corner, self._around(fort)))
            case commands.FoundSettlement(corner):
                return self._corner(corner) + 0.2 * max(map(self._corner, self._around(corner)))
            case commands.FoundRoad(road):
                return self.outlook.road(road)
            case _:
                assert_never(command)

    def _corner(self, corner: Corner) -> float:
        return self.outlook.site(corner)

    def _around(self, corner: Corner) -> list[Corner]:
        """Return the corners two roads away."""
        board = self.view.board
        far = {end for near in board.neighbours[corner] for end in board.neighbours[near]}
        return sorted(far - {corner}) or [corner]

    def _worth(self, command: Command) -> float:
        match command:
            case commands.BuildRoad(road):
                cost = NO_GOODS if self.view.stage is Stage.CORVEE else ROAD_COST
                return self.outlook.road(road) + self._paid(cost)
            case commands.BuildSettlement(corner):
                return 1 + self.outlook.site(corner) - RIDER + self._paid(SETTLEMENT_COST)
            case commands.BuildCity(corner):
                return self.outlook.city(corner) - RIDER + self._paid(CITY_COST)
            case commands.RaiseWall():
                return self.outlook.tower + self._paid(LEVEL_COSTS[self.outlook.level or 0])
            case commands.BuyEdict():
                return EDICT + self._paid(EDICT_COST)
            case commands.Discard(good):
                return self._change(minus(self.hand, goods(good)))
            case commands.TradeWithSupply(give, get):
                given = goods(*[give] * self.outlook.rates[give])
                return self._change(plus(minus(self.hand, given), goods(get))) - 0.01
            case _:
                return self._dealing(command)

    def _dealing(self, command: Command) -> float:
        match command:
            case commands.Offer(give, want):
                return self._offer(give, want)
            case commands.Accept():
                offer = self.view.turn.offer
                assert offer is not None, "there is something to answer"
                return self.trade(offer.want, offer.give, self.view.turn.seat)
            case commands.Counter(give, want):
                return self._counter(give, want)
            case commands.Deal(seat):
                offer = self.view.turn.offer
                assert offer is not None, "there are answers"
                give, get = offer.terms_with(seat)
                return self.trade(give, get, seat) + PARTNER
            case _:
                return self._edict(command)

    def _edict(self, command: Command) -> float:
        match command:
            case commands.PlaySoldier():
                held = (self.view.edicts[self.seat] or ()).count(Edict.SOLDIER)
                return max(self._deeds(), default=0.0) + self._host() - HELD / max(1, held)
            case commands.PlayCorvee():
                return 2 * max(0.0, self._change(plus(self.hand, ROAD_COST))) + 0.4 - HELD
            case commands.PlayTribute(first, second):
                return self._gain(plus(self.hand, goods(first, second))) - HELD
            case commands.PlayLevy(good):
                return self._gain(plus(self.hand, self._levied(good))) - HELD
            case commands.ShiftRider(start, end):
                return self._shift(start, end)
            case commands.ChaseRider(place):
                return self._chase(place)
            case commands.MovePirate():
                return self._sail(command)
            case commands.Rob(seat):
                return self._rob(seat) + LEADER * self.view.points[seat]
            case _:
                return 0.0

    def _gain(self, hand: Goods) -> float:
        """Return how much better another hand is in the seat's own turn, when too many cards can
        still be used before the next seven.
        """
        return self.outlook.worth(hand) - self.outlook.worth(self.hand)

    def _change(self, hand: Goods) -> float:
        """Return how much better another hand is, with the danger of a seven in it."""
        return self._gain(hand) - self._risk(hand) + self._risk(self.hand)

    def _risk(self, hand: Goods) -> float:
        """Return the points that a seven may cost a hand."""
        held = total(hand) if self.fears_sevens else 0
        return 0.1 * SAFE_TURN * self.view.seats * (held // 2) if held > HAND_SAFE else 0.0

    def _paid(self, cost: Goods) -> float:
        """Return the change of the hand once a cost is paid."""
        return self._change(minus(self.hand, cost))

    def trade(self, give: Goods, get: Goods, partner: Seat) -> float:
        """Return the worth of a trade with a partner; far below 0 if it may let them win."""
        if is_barred(self.view, partner) or is_dearer(self.view, self.seat, give, get):
            return BARRED
        helped = max(PARTNER, RIVAL * self.partners.help_to(partner, give, get))
        return self._change(plus(minus(self.hand, give), get)) - helped - SURE

    def _offer(self, give: Goods, want: Goods) -> float:
        turn = self.view.turn
        if turn.offers >= OFFERS or total(want) > 1 or (give, want) in turn.refused:
            return BARRED
        if is_dearer(self.view, self.seat, give, want) or not self.partners.can_meet(want):
            return BARRED
        gain = self._change(plus(minus(self.hand, give), want))
        least = SURE + max(PARTNER, RIVAL * gain)
        gain -= PARTNER + SURE
        if gain <= 0:
            return BARRED
        likely = self.partners.chance_of_yes(give, want, least)
        return likely * gain if likely >= LIKELY else BARRED

    def _counter(self, give: Goods, want: Goods) -> float:
        offer = self.view.turn.offer
        assert offer is not None, "there is something to answer"
        if total(want) > 1 or not holds(offer.give, want) or not holds(offer.want, give):
            return BARRED
        if give == offer.want:
            return BARRED  # accepting gets more for the same
        return CLOSE_TO * self.trade(give, want, self.view.turn.seat)

    def _levied(self, good: Good) -> Goods:
        """Return the cards of a good that the others are expected to hold."""
        others = self.partners.seats
        return goods(*[good] * round(sum(self.partners.expected(seat)[good] for seat in others)))

    def _rob(self, seat: Seat) -> float:
        """Return the worth of a random card of a seat."""
        if not self.partners.counts_hands:
            return ROBBED
        cards = zip(Good, self.partners.expected(seat), strict=True)
        worths = (count * self._gain(plus(self.hand, goods(good))) for good, count in cards)
        return sum(worths) / max(1, self.view.hand_counts[seat])

    def _host(self) -> float:
        """Return the worth of one more soldier played for the Great Host."""
        own = self.view.played[self.seat].count(Edict.SOLDIER) + 1
        host = self.view.great_host
        if host.holder == self.seat:
            return 0.05
        return {0: 1.0, 1: 0.25}.get(max(GREAT_HOST_LEAST, host.size + 1) - own, 0.1)

    def _deeds(self) -> list[float]:
        """Return the worth of each deed of a soldier."""
        grounds = range(len(self.view.gathered))
        entered = [place for place, riders in enumerate(self.view.entered) if riders]
        return [
            ROBBED,
            *map(self._chase, entered),
            *(
                self._shift(start, end)
                for start in grounds
                for end in grounds
                if start != end and self.view.gathered[start]
            ),
        ]

    def _chase(self, place: Hex) -> float:
        """Return the worth of a hex that gives again, less that to the others."""
        number = self.view.board.lands[place].number
        assert number is not None, "riders enter numbered hexes"
        if len(self.view.entered[place]) > 1:
            return 0.05
        shares = (
            cards if seat == self.seat else -cards / self.view.seats
            for seat, cards in takers(self.view, place).items()
        )
        return 2 * PIP * self.outlook.horizon * ways_to_roll(number) * sum(shares)

    def _shift(self, start: int, end: int) -> float:
        """Return how much safer the seat's section is, less that of the others."""
        before = self._threat(self.view.gathered[start], start) + self._threat(
            self.view.gathered[end], end
        )
        after = self._threat(self.view.gathered[start][1:], start) + self._threat(
            (*self.view.gathered[end], self.view.gathered[start][0]), end
        )
        return before - after

    def _threat(self, riders: Sequence[object], ground: int) -> float:
        """Return the danger from a gathering ground to the seat's section, others for less."""
        if not riders:
            return 0.0
        return sum(
            ways_to_roll(number) / ROLLS * min(2, len(riders)) * self._at_stake(sector)
            for number, sector in self.view.board.grounds[ground].arrows
        )

    def _at_stake(self, sector: Sector) -> float:
        margin = self.view.levels[sector] - len(self.view.waiting[sector])
        is_last = self.view.breaches_end - self.view.breaches == 1
        others = LAST_OF_OTHERS if is_last else -0.2
        share = 1.0 if self.view.princes[sector] == self.seat else others
        return share * self.outlook.breach / (1 + max(0, margin))

    def _sail(self, command: commands.MovePirate) -> float:
        """Return the worth of the pirate on a sea hex: a robbery, and whose harbour it closes."""
        worth = ROBBED + LEADER
        for harbour in self.view.board.harbours:
            if harbour.sea == command.sea:
                for corner in harbour.corners:
                    building = self.view.buildings[corner]
                    if building:
                        worth += -0.2 if building.seat == self.seat else 0.05
        return worth
