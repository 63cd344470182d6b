"""The next buildings of a seat, from its View: the plans of a simple bot.

Theory of operation. A plan is something to build, its cost, and the points that it is worth,
production of the rest of the game included. It counts less the longer the seat takes to pay for it:
a card comes from its own hexes, or dearer from the supply. The worth of a hand is that of the best
plan with these cards, and a share of the second best. So whatever changes a hand, a deal, a card
given up, a building paid for, is judged in one way: by the hand after it.

Nothing here looks at the dice or searches. Points stand for chances to win; the numbers were set by
trial between such bots.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.forecast import ROLLS, rates_of, ways_to_roll
from changcheng_qt.titles.riders.rules.geography import Board, Corner, Road, Sector
from changcheng_qt.titles.riders.rules.lines import line_through
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    LONG_ROAD_LEAST,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY,
    Building,
    Good,
    Goods,
    total,
)
from changcheng_qt.titles.riders.rules.trade import RATE_ANY, RATE_OWN
from changcheng_qt.titles.riders.rules.view import View

PIP: Final = 0.13
"""The points that a building's share in one of 36 rolls is worth at the beginning of a game."""
NEW_GOOD: Final = 0.15
"""The extra worth of a good that a seat has no hex for."""
HARBOUR: Final = 0.12
"""The worth of a harbour to a seat without a card to trade there."""
TRADE: Final = 0.5
"""For how many rounds of waiting a trade with the supply counts: else the cards for a plan would be
worth no more than those that can be traded for them, and a seat would never trade.
"""
EDICT: Final = 0.3
PATIENCE: Final = 0.8
"""The goods that a plan usually keeps, see `Outlook`."""
SECOND: Final = 0.35
"""The share of the second plan in the worth of a hand."""
CARD: Final = 0.02
"""The worth of a card that no plan needs."""
FAR: Final = 0.05
"""The worth of a road for the Long Road where three or more are lacking."""
FARTHEST: Final = 3
"""How many roads away a corner is still planned for."""
BREACH: Final = 3.0
"""The points that a breach costs: a penalty, and hexes that give nothing."""
URGENT: Final = (0.9, 0.45, 0.18, 0.08, 0.03, 0.0)
"""How likely a section breaks one day if no tower is added, by the towers it has more than riders
before it.
"""
NEAR_THE_END: Final = 3
"""With so few breaches left everybody thinks of the wall."""
FALLING: Final = {1: 4.0, 2: 2.5, 3: 1.5}
"""How many times as much one of the last breaches costs, by how many are left: all lose then."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Something to build: its cost, and its worth in points."""

    cost: Goods
    worth: float


@dataclass(frozen=True)
class Outlook:
    """The outlook of a seat in a position: its income, its rates, its plans."""

    view: View
    seat: Seat
    walls_early: bool = True
    """Whether it plans towers before riders stand before its wall."""
    patience: float = PATIENCE
    """The share of its worth that a plan keeps for each round that its seat waits for it; with 0
    only those count that can be paid now.
    """
    _worths: dict[Goods, float] = field(default_factory=dict)

    @cached_property
    def board(self) -> Board:
        """The map."""
        return self.view.board

    @cached_property
    def horizon(self) -> float:
        """How much of the game is left, 1 to 0, by the points of the leader."""
        return max(0.1, 1 - max(self.view.known_points) / VICTORY)

    @cached_property
    def income(self) -> tuple[float, ...]:
        """The cards of each good that the seat expects in a round."""
        gained = [0.0] * len(Good)
        for corner, building in enumerate(self.view.buildings):
            if building and building.seat == self.seat:
                for good, chance in self.yields(corner):
                    gained[good] += chance * building.worth * self.view.seats / ROLLS
        return tuple(gained)

    @cached_property
    def rates(self) -> tuple[int, ...]:
        """How many cards of each good the supply takes for one of another."""
        return rates_of(self.view, self.seat)

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """Everything that the seat may want to build."""
        return tuple(plan for plan in self._plans() if plan.worth > 0)

    def yields(self, corner: Corner) -> Iterator[tuple[Good, int]]:
        """Yield the goods of the hexes at a corner, each with how many of 36 rolls give it."""
        for place in self.board.lands_at[corner]:
            land = self.board.lands[place]
            good, number = land.terrain.good, land.number
            if good is not None and number is not None and not self.view.entered[place]:
                yield good, ways_to_roll(number)

    def site(self, corner: Corner) -> float:
        """Return the worth of a settlement on a corner, its point aside."""
        worth = 0.0
        for good, chance in self.yields(corner):
            worth += PIP * self.horizon * chance + NEW_GOOD * self.horizon * (not self.income[good])
        return worth + sum(self.harbour(one, corner) for one in self.board.harbours_at[corner])

    def harbour(self, place: int, corner: Corner) -> float:
        """Return the worth of a harbour at a corner: its rate spares cards of the seat's income."""
        income, trades = list(self.income), self.board.harbours[place].trades
        for good, chance in self.yields(corner):
            income[good] += chance * self.view.seats / ROLLS
        rate = RATE_ANY if trades is None else RATE_OWN
        spared = sum(
            cards * max(0.0, 1 / rate - 1 / self.rates[good])
            for good, cards in zip(Good, income, strict=True)
            if trades in (None, good)
        )
        card = PIP * ROLLS / self.view.seats
        return self.horizon * (HARBOUR + card * spared)

    def worth(self, hand: Goods) -> float:
        """Return the worth of a hand."""
        if hand not in self._worths:
            known = sorted(
                (
                    plan.worth * self.patience ** self.rounds_to(hand, plan.cost)
                    for plan in self.plans
                ),
                reverse=True,
            )
            first, second = (*known, 0.0, 0.0)[:2]
            self._worths[hand] = first + SECOND * second + CARD * total(hand)
        return self._worths[hand]

    def rounds_to(self, hand: Goods, cost: Goods) -> float:
        """Return how many rounds the seat waits until it can pay a cost."""
        spare = sum(max(0, held - due) // rate for held, due, rate in self._rows(hand, cost))
        waits = sorted(
            (max(0, due - held) / (income + self._by_trade[good]), max(0, due - held))
            for good, (held, due, income) in enumerate(zip(hand, cost, self.income, strict=True))
        )
        rounds, trades = 0.0, 0
        for wait, lacking in reversed(waits):
            bought = min(spare, lacking)
            spare -= bought
            trades += bought
            rounds = max(rounds, wait * (lacking - bought) / lacking if lacking else 0.0)
        return max(rounds, TRADE * trades)

    @cached_property
    def _by_trade(self) -> tuple[float, ...]:
        """The cards of each good that trade may bring in a round, from the income of the others."""
        return tuple(
            0.05 + 0.5 * sum(self.income[k] / self.rates[k] for k in Good if k != good)
            for good in Good
        )

    def _rows(self, hand: Goods, cost: Goods) -> Iterator[tuple[int, int, int]]:
        return zip(hand, cost, self.rates, strict=True)

    def _is_own(self, corner: Corner) -> bool:
        building = self.view.buildings[corner]
        return building is not None and building.seat == self.seat

    def _plans(self) -> Iterator[Plan]:
        left = self.view.pieces[self.seat]
        if left.cities:
            yield Plan(CITY_COST, max(map(self.city, self._settlements()), default=0.0))
        if left.settlements:
            for roads, worth in self.sites.items():
                if roads <= left.roads:
                    yield Plan(_with_roads(roads), worth)
        if left.roads:
            yield Plan(ROAD_COST, self.long_road)
        if self.view.stack:
            yield Plan(EDICT_COST, EDICT)
        level = self.level
        if level is not None and level < LEVELS:
            yield Plan(LEVEL_COSTS[level], self.tower)

    def _settlements(self) -> Iterator[Corner]:
        own = Building(self.seat)
        return (corner for corner, held in enumerate(self.view.buildings) if held == own)

    def city(self, corner: Corner) -> float:
        """Return the worth of a city in place of a settlement."""
        return 1 + sum(PIP * self.horizon * chance for _, chance in self.yields(corner))

    @cached_property
    def level(self) -> int | None:
        """The level of the seat's section; None before it holds one."""
        sector = self.sector
        return None if sector is None else self.view.levels[sector]

    @cached_property
    def sector(self) -> int | None:
        """The sector of the seat; None before it holds one."""
        princes = self.view.princes
        return princes.index(self.seat) if self.seat in princes else None

    @cached_property
    def tower(self) -> float:
        """The worth of one more tower on the seat's section."""
        sector, level = self.sector, self.level
        if (
            sector is None
            or level is None
            or (not self.walls_early and not self._is_threatened(sector))
        ):
            return 0.0
        margin = level - len(self.view.waiting[sector])
        return self.breach * (URGENT[max(0, margin)] - URGENT[max(0, margin) + 1])

    def _is_threatened(self, sector: Sector) -> bool:
        """Whether riders stand before a section, or all may soon lose."""
        left = self.view.breaches_end - self.view.breaches
        return bool(self.view.waiting[sector]) or left <= NEAR_THE_END

    @cached_property
    def breach(self) -> float:
        """The points that a breach of the seat's section costs it."""
        return BREACH * FALLING.get(self.view.breaches_end - self.view.breaches, 1.0)

    @cached_property
    def long_road(self) -> float:
        """The worth of one more road in the longest line for the Long Road."""
        length, bonus = self.view.lines[self.seat], self.view.long_road
        if bonus.holder == self.seat:
            return 0.02
        goal = max(LONG_ROAD_LEAST, bonus.size + 1)
        return {1: 1.0, 2: 0.25}.get(goal - length, FAR)

    @cached_property
    def sites(self) -> Mapping[int, float]:
        """The best worth of a new settlement by the number of roads to it."""
        best: dict[int, float] = {}
        for roads, corner in self._reached():
            if self.is_free(corner):
                best[roads] = max(best.get(roads, 0.0), 1 + self.site(corner))
        return best

    def is_free(self, corner: Corner) -> bool:
        """Return whether a settlement may be built on a corner, apart from roads."""
        buildings = self.view.buildings
        return (
            buildings[corner] is None
            and corner not in self.board.fort_corners
            and all(buildings[other] is None for other in self.board.neighbours[corner])
        )

    def _reached(self) -> Iterator[tuple[int, Corner]]:
        """Yield the corners that the seat can reach, with the number of roads to each."""
        seen = self._network()
        edge = set(seen)
        for roads in range(FARTHEST + 1):
            for corner in edge:
                yield roads, corner
            edge = {end for corner in edge for end in self._ways(corner)} - seen
            seen |= edge

    def _network(self) -> set[Corner]:
        ends = self.board.ends
        owners = self.view.roads
        return {
            *(end for road, owner in enumerate(owners) if owner == self.seat for end in ends[road]),
            *(corner for corner in range(self.board.corners) if self._is_own(corner)),
        }

    def _ways(self, corner: Corner) -> Iterator[Corner]:
        """Yield the other ends of the free roads at a corner that the seat may build on from it."""
        building = self.view.buildings[corner]
        if building is None or building.seat == self.seat:
            for road in self.board.roads_at[corner]:
                if self.view.roads[road] is None:
                    yield from set(self.board.ends[road]) - {corner}

    def road(self, road: Road) -> float:
        """Return the worth of a road: the best site beyond it, if none is nearer, and the Long
        Road, if it makes a line longer that is nearly long enough.
        """
        nearest = self.sites.get(0, 0.0)
        seen = self._network()
        edge = set(self.board.ends[road]) - seen or set(self.board.ends[road])
        best = 0.0
        for distance in range(1, FARTHEST):
            found = [1 + self.site(corner) for corner in edge if self.is_free(corner)]
            best = max(best, *(worth * PATIENCE ** (2 * distance) for worth in found), 0.0)
            edge = {end for corner in edge for end in self._ways(corner)} - seen
        line = self.long_road if self.long_road <= FAR or self._lengthens(road) else 0.0
        return 0.5 * max(0.0, best - nearest) + line

    def _lengthens(self, road: Road) -> bool:
        """Whether one more road makes the seat's longest line longer."""
        roads = put(self.view.roads, road, self.seat)
        through = line_through(self.board, roads, self.view.buildings, road)
        return through > self.view.lines[self.seat]


def _with_roads(roads: int) -> Goods:
    """Return the cost of a settlement and the roads to it."""
    return tuple(a + roads * b for a, b in zip(SETTLEMENT_COST, ROAD_COST, strict=True))
