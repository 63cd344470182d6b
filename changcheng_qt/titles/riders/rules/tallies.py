"""A game in numbers: by seat the cards of each on their ways, and the wall; the last rolls."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.geography import Board, Corner, Hex
from changcheng_qt.titles.riders.rules.pieces import Building, Goods, total


class Kind(Enum):
    """The kinds of numbers; those of cards are gains, below 0 losses."""

    PRODUCED = "produced"
    """From hexes, those of the founding included."""
    BLOCKED = "blocked"
    """Not produced, because riders held the hex."""
    SHORT = "short"
    """Not produced, because the supply was short."""
    SUPPLY = "supply"
    """By trades with the supply, and tributes."""
    DEALS = "deals"
    ROBBED = "robbed"
    LEVIED = "levied"
    GIVEN_UP = "given_up"
    BREACHES = "breaches"
    TOWERS = "towers"
    """Raised, whatever a breach took afterwards."""
    DRAWN = "drawn"
    CHASED = "chased"


EARLIER: Final = 6
"""How many earlier rolls are listed."""
OF_GOODS: Final = tuple(Kind)[:8]
OF_WALL: Final = tuple(Kind)[8:]


@dataclass
class Tallies:
    """The numbers of a game, by kind and seat, after the events so far."""

    board: Board
    seats: int
    counts: dict[Kind, list[int]] = field(init=False)
    _buildings: dict[Corner, Building] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Start at zero."""
        self.counts = {kind: [0] * self.seats for kind in Kind}

    def follow(self, happened: Iterable[events.Event]) -> None:
        """Add the events of a step to the figures."""
        for event in happened:
            self._count_produced(event)
            self._count_cards(event)
            self._count_moved(event)
            self._count_wall(event)
            self._build(event)

    def _at(self, lands: Iterable[Hex]) -> Iterator[Building]:
        """Yield the buildings at hexes, as they are now."""
        for land in lands:
            for corner in self.board.corners_of[land]:
                if (building := self._buildings.get(corner)) is not None:
                    yield building

    def _add(self, kind: Kind, seat: Seat, count: int) -> None:
        self.counts[kind][seat] += count

    def _count_produced(self, event: events.Event) -> None:
        match event:
            case events.StartGoodsTaken(seat, goods):
                self._add(Kind.PRODUCED, seat, total(goods))
            case events.GoodsProduced(goods_by_seat, blocked):
                for seat, goods in enumerate(goods_by_seat):
                    self._add(Kind.PRODUCED, seat, total(goods))
                for building in self._at(blocked):
                    self._add(Kind.BLOCKED, building.seat, -building.worth)
            case events.SupplyShort(_, due, paid):
                for seat, (wanted, got) in enumerate(zip(due, paid, strict=True)):
                    self._add(Kind.SHORT, seat, got - wanted)
            case _:
                pass

    def _count_cards(self, event: events.Event) -> None:
        """Count cards between a hand and the supply."""
        match event:
            case events.SupplyTraded(seat=seat, rate=rate):
                self._add(Kind.SUPPLY, seat, 1 - rate)
            case events.TributeTaken(seat, goods):
                self._add(Kind.SUPPLY, seat, total(goods))
            case events.GoodsDiscarded(seat=seat):
                self._add(Kind.GIVEN_UP, seat, -1)
            case _:
                pass

    def _count_moved(self, event: events.Event) -> None:
        """Count cards that went from hand to hand."""
        match event:
            case events.DealMade(seat, partner, give, get):
                self._move(Kind.DEALS, seat, partner, _more(get, give))
            case events.GoodsRobbed(seat, victim):
                self._move(Kind.ROBBED, seat, victim, 1)
            case events.GoodsLevied(seat, _, cards):
                for other, count in enumerate(cards):
                    self._move(Kind.LEVIED, seat, other, count)
            case _:
                pass

    def _move(self, kind: Kind, seat: Seat, other: Seat, count: int) -> None:
        self._add(kind, seat, count)
        self._add(kind, other, -count)

    def _count_wall(self, event: events.Event) -> None:
        match event:
            case events.SectionBreached(seat=seat) if seat >= 0:
                self._add(Kind.BREACHES, seat, 1)
            case events.WallRaised(seat=seat):
                self._add(Kind.TOWERS, seat, 1)
            case events.RiderDrawn(seat=seat):
                self._add(Kind.DRAWN, seat, 1)
            case events.RiderChased(seat=seat):
                self._add(Kind.CHASED, seat, 1)
            case _:
                pass

    def _build(self, event: events.Event) -> None:
        match event:
            case events.FortFounded(seat, sector):
                self._buildings[self.board.sectors[sector].fort] = Building(seat)
            case events.SettlementFounded(seat, corner) | events.SettlementBuilt(seat, corner):
                self._buildings[corner] = Building(seat)
            case events.CityBuilt(seat, corner):
                self._buildings[corner] = Building(seat, is_city=True)
            case _:
                pass


def tallies_of(
    happened: Iterable[events.Event], board: Board, seats: int
) -> dict[Kind, Sequence[int]]:
    """Return the numbers of a game by kind and seat, from its events."""
    tallies = Tallies(board, seats)
    tallies.follow(happened)
    return dict(tallies.counts)


def sums_of(happened: Iterable[events.Event]) -> list[int]:
    """Return the sums of all rolls of a game."""
    return [sum(event.dice) for event in happened if isinstance(event, events.DiceRolled)]


@dataclass(frozen=True, slots=True)
class Rolls:
    """The sums of the last rolls, the latest last; until the act after the roll it `is_fresh`, with
    the goods that it `produced`.
    """

    sums: tuple[int, ...] = ()
    is_fresh: bool = False
    produced: events.GoodsProduced | None = None

    def before(self, count: int) -> tuple[int, ...]:
        """Return a few sums before the latest `count` rolls, the latest first."""
        earlier = self.sums[: len(self.sums) - count]
        return earlier[::-1][:EARLIER]


def rolls_of(steps: Sequence[Sequence[events.Event]], later: int = 0) -> Rolls:
    """Return the rolls in the events of steps as they were before the `later` last rolls: as many
    as are ever shown.
    """
    happened = (event for step in reversed(steps) for event in reversed(step))
    rolled = (sum(event.dice) for event in happened if isinstance(event, events.DiceRolled))
    latest = list(islice(rolled, later, later + 1 + EARLIER))
    if later or not steps:
        return Rolls(tuple(latest[::-1]))
    produced = (event for event in steps[-1] if isinstance(event, events.GoodsProduced))
    return Rolls(tuple(latest[::-1]), bool(sums_of(steps[-1])), next(produced, None))


def _more(one: Goods, other: Goods) -> int:
    """Return how many cards more there are in one."""
    return total(one) - total(other)
