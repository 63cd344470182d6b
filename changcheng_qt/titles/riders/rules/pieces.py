"""The box: goods, riders, edicts, pieces and their costs (RIDERS sections 1, 3 and 6)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, TypeAlias

LEVELS: Final = 5
"""The towers of a section; one of that level holds for ever."""
WAITING_MOST: Final = 5
"""How many riders an assault ground holds."""
RIDERS_EACH: Final = 7
"""How many riders have each numeral."""
HAND_SAFE: Final = 7
"""The largest hand that gives up nothing after a seven."""
SEVEN: Final = 7
LONG_ROAD_LEAST: Final = 5
GREAT_HOST_LEAST: Final = 3
VICTORY: Final = 10
"""The points that win in one's own turn."""


class Good(IntEnum):
    """The five goods."""

    WOOD = 0
    CLAY = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4

    @property
    def word(self) -> str:
        """The name in files and notation."""
        return self.name.lower()


Goods: TypeAlias = tuple[int, ...]
"""How many cards there are of each good, by its number."""

NO_GOODS: Final[Goods] = (0,) * len(Good)
GOOD_BY_WORD: Final = {good.word: good for good in Good}


def goods(*cards: Good) -> Goods:
    """Return cards as counts by good."""
    counts = [0] * len(NO_GOODS)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def plus(one: Goods, other: Goods) -> Goods:
    """Return the sum of two sets of goods."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return a + v, b + w, c + x, d + y, e + z


def minus(one: Goods, other: Goods) -> Goods:
    """Return a set of goods less another; negative where it has too few."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return a - v, b - w, c - x, d - y, e - z


def holds(hand: Goods, cost: Goods) -> bool:
    """Whether a hand has all goods of a cost."""
    a, b, c, d, e = hand
    v, w, x, y, z = cost
    return a >= v and b >= w and c >= x and d >= y and e >= z


def cards_of(held: Goods) -> tuple[Good, ...]:
    """Return the cards of a set of goods, by good."""
    return tuple(good for good in Good for _ in range(held[good]))


class Numeral(IntEnum):
    """The numeral of a rider, and of the gathering ground where it comes out."""

    I = 1  # noqa: E741 - the numeral itself
    II = 2
    III = 3
    IV = 4
    V = 5

    @property
    def word(self) -> str:
        """The name in files and notation."""
        return self.name


Riders: TypeAlias = tuple[Numeral, ...]
"""Riders in a row, the one that has been there longest first."""

NUMERAL_BY_WORD: Final = {numeral.word: numeral for numeral in Numeral}


class Edict(Enum):
    """The six kinds of edict."""

    SOLDIER = "soldier"
    CORVEE = "corvee"
    TRIBUTE = "tribute"
    LEVY = "levy"
    ACADEMY = "academy"
    MARKET = "market"

    @property
    def is_point(self) -> bool:
        """Whether it is a point and never played."""
        return self in (Edict.ACADEMY, Edict.MARKET)


Edicts: TypeAlias = tuple[Edict, ...]


class SeatColour(Enum):
    """The six colours of seats."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"
    BLACK = "black"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class Supply:
    """The pieces that a seat has left to build, towers aside: its section has their number."""

    roads: int = 15
    settlements: int = 5
    cities: int = 4


@dataclass(frozen=True, slots=True)
class Building:
    """A settlement or a city on a corner."""

    seat: int
    is_city: bool = False

    @property
    def worth(self) -> int:
        """Its points, and its cards of each hex that gives."""
        return 1 + self.is_city


def _cost(words: str) -> Goods:
    return goods(*(GOOD_BY_WORD[word] for word in words.split()))


ROAD_COST: Final = _cost("wood clay")
SETTLEMENT_COST: Final = _cost("wood clay wool grain")
CITY_COST: Final = _cost("grain grain ore ore ore")
EDICT_COST: Final = _cost("wool grain ore")
LEVEL_COSTS: Final = tuple(
    _cost(words)
    for words in (
        "wood clay",
        "wood clay grain",
        "wood clay grain ore",
        "wood clay wool grain ore",
        "wood clay clay wool grain ore",
    )
)
"""The cost of the levels 1 to 5, in order."""


def total(cost: Iterable[int]) -> int:
    """Return how many cards a set of goods has."""
    return sum(cost)


def first_of(some: Goods, most: int) -> Goods:
    """Return the first cards of some goods, at most that many."""
    return goods(*cards_of(some)[:most])


def to_give_up(hand: Goods, kept: Goods, count: int) -> Goods:
    """Return that many cards of a hand, always of the good with the most left beyond those that are
    kept.
    """
    left = list(hand)
    for _ in range(count):
        held = (good for good in range(len(left)) if left[good])
        most = max(held, key=lambda good: (left[good] > kept[good], left[good] - kept[good]))
        left[most] -= 1
    return minus(hand, tuple(left))
