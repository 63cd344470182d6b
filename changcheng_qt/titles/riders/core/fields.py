"""The fields of a position of the flat core, their copy, and simple queries of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import Core
from changcheng_qt.titles.riders.core.frame import NOBODY, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.outlook import Outlook

FORTS: Final = 0
SETTLEMENTS: Final = 1
FIRST_ROADS: Final = 2
BEFORE_ROLL: Final = 3
DISCARDING: Final = 4
PIRATE: Final = 5
ROBBING: Final = 6
BUILDING: Final = 7
RIDER_DUE: Final = 8
ANSWERING: Final = 9
CHOOSING: Final = 10
SOLDIER: Final = 11
CORVEE: Final = 12
EXTRA_ROUND: Final = 13
OVER: Final = 14

EDICT_WIDTH: Final = 5
"""The bits of each kind of edict: soldier, corvée, tribute, levy, academy, market."""
ACADEMY: Final = 4
NO_TERMS: Final = -1
"""No offer; as an answer, a No."""
WON: Final = 1
CONQUEST: Final = 2
PEACE: Final = 3


class Beginning:
    """The traits of all seats in the position of a question, and the strength of a conquest then by
    stage (see `shares`).
    """

    def __init__(self) -> None:
        self.parts: list[list[i64]] = []
        self.falls: list[i64] = []


class Position(Core):
    """A whole position, hidden things included; drawn, never that of the match. Lists are indexed
    as in the State of the rules.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.chance = Chance(0)
        self.due: i64 = FORTS
        """The stage, by the next decision."""
        self.seat: i64 = 0
        """The seat in turn."""
        self.number: i64 = 0
        self.rolled: i64 = 0
        """The sum of the dice, 0 before the roll."""
        self.played: i64 = 0
        self.offers: i64 = 0
        self.terms: i64 = NO_TERMS
        self.asked = b""
        self.answers: list[int] = []
        """The terms of each answer as the one who answers sees them."""
        self.refused: list[int] = []
        self.deeds: i64 = 0
        self.free_roads: i64 = 0
        self.sailed: i64 = 0
        self.owed: list[int] = []
        self.builder: i64 = NOBODY
        self.site: i64 = -1
        self.founded: i64 = 0
        self.ending: i64 = 0
        self.winners: i64 = 0
        """The seats that have won, a bit each."""
        self.settled: list[int] = []
        self.cities: list[int] = []
        self.roads: list[int] = []
        """The settlements, cities and roads of each seat."""
        self.princes: list[int] = []
        self.levels: list[int] = []
        self.waiting: list[bytes] = []
        self.gathered: list[bytes] = []
        self.entered: list[bytes] = []
        self.bag: list[int] = []
        self.pirate: i64 = 0
        self.supply: i64 = 0
        self.hands: list[int] = []
        self.stack = b""
        """The kinds of the edicts, the top one first; those before `taken` have left it."""
        self.taken: i64 = 0
        self.edicts: list[int] = []
        """The edicts of each seat, those of `fresh` included."""
        self.fresh: list[int] = []
        self.soldiers: list[int] = []
        self.penalties: list[int] = []
        self.longest: list[int] = []
        self.road_holder: i64 = NOBODY
        self.road_size: i64 = 0
        self.host_holder: i64 = NOBODY
        self.host_size: i64 = 0
        self.built: int = 0
        self.blocked: int = 0
        self.taken_roads: int = 0
        self.ends: list[int] = []
        """The corners at each seat's roads."""
        self.open_roads: list[int] = []
        """The roads at the corners that each seat has reached, taken ones included."""
        self.income: list[int] = []
        """The goods for each number and seat, at `number * seats + seat`."""
        self.choices: list[i64] = []
        """The result of a survey: the commands to pick."""
        self.outlooks: list[Outlook | None] = []
        """The outlook of each seat, None where something has changed since."""
        self.until: i64 = 0
        """The turn before which a playout stops."""
        self.wary: i64 = 0
        """How much more than usual a seat must gain to accept terms of another."""
        self.proposed: list[int] | None = None
        """The offers, or counters, to list for the next command; None for those of `gains`."""
        self.begun: Beginning | None = None
        """The position of the question, if lines are kept."""

    def copy_to(self, other: Position) -> None:
        """Copy all fields to another position of the same game."""
        other.chance.state = self.chance.state
        other.due = self.due
        other.seat = self.seat
        other.number = self.number
        other.rolled = self.rolled
        other.played = self.played
        other.offers = self.offers
        other.terms = self.terms
        other.asked = self.asked
        other.answers = self.answers.copy()
        other.refused = self.refused.copy()
        other.deeds = self.deeds
        other.free_roads = self.free_roads
        other.sailed = self.sailed
        other.owed = self.owed.copy()
        other.builder = self.builder
        other.site = self.site
        other.founded = self.founded
        other.ending = self.ending
        other.winners = self.winners
        other.until = self.until
        other.wary = self.wary
        other.proposed = self.proposed
        other.begun = self.begun
        self.copy_map_to(other)
        self.copy_goods_to(other)

    def copy_map_to(self, other: Position) -> None:
        """Copy buildings, riders and all that follows from them."""
        other.settled = self.settled.copy()
        other.cities = self.cities.copy()
        other.roads = self.roads.copy()
        other.princes = self.princes.copy()
        other.levels = self.levels.copy()
        other.waiting = self.waiting.copy()
        other.gathered = self.gathered.copy()
        other.entered = self.entered.copy()
        other.bag = self.bag.copy()
        other.pirate = self.pirate
        other.penalties = self.penalties.copy()
        other.longest = self.longest.copy()
        other.road_holder = self.road_holder
        other.road_size = self.road_size
        other.built = self.built
        other.blocked = self.blocked
        other.taken_roads = self.taken_roads
        other.ends = self.ends.copy()
        other.open_roads = self.open_roads.copy()
        other.income = self.income.copy()
        other.outlooks = self.outlooks.copy()

    def copy_goods_to(self, other: Position) -> None:
        """Copy goods and edicts."""
        other.supply = self.supply
        other.hands = self.hands.copy()
        other.stack = self.stack
        other.taken = self.taken
        other.edicts = self.edicts.copy()
        other.fresh = self.fresh.copy()
        other.soldiers = self.soldiers.copy()
        other.host_holder = self.host_holder
        other.host_size = self.host_size

    def seats_playing(self) -> i64:
        return self.frame.seats

    def to_act(self) -> i64:
        if self.due == OVER:
            return -1
        if self.due == ANSWERING:
            return self.asked[len(self.answers)]
        if self.due == DISCARDING:
            return self.discarding()
        return self.active()

    def active(self) -> i64:
        """Return the seat that builds: in an extra building round the one whose part it is."""
        return self.seat if self.builder == NOBODY else self.builder

    def discarding(self) -> i64:
        """Return the next seat that gives up cards, clockwise from the one in turn."""
        seat = self.seat
        while not self.owed[seat]:
            seat = self.after(seat)
        return seat

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return 0 if seat + 1 == self.frame.seats else seat + 1

    def score(self, seat: i64) -> i64:
        points: i64 = self.settled[seat].bit_count() + 2 * self.cities[seat].bit_count()
        points -= self.penalties[seat]
        if self.road_holder == seat:
            points += 2
        if self.host_holder == seat:
            points += 1
        edicts: i64 = self.edicts[seat]
        return points + ((edicts >> (EDICT_WIDTH * ACADEMY)) & 1) + (edicts >> (EDICT_WIDTH * 5))

    def has_won(self, seat: i64) -> bool:
        return (self.winners >> seat) & 1 != 0

    def breaches(self) -> i64:
        """Return how many breaches the game has had."""
        count: i64 = 0
        for penalties in self.penalties:
            count += penalties
        return count

    def sector_of(self, seat: i64) -> i64:
        """Return the sector of a seat, -1 before it holds one."""
        for sector, prince in enumerate(self.princes):
            if prince == seat:
                return sector
        return -1

    def map_changed(self) -> None:
        """Forget the outlooks: something was built, or riders moved."""
        seat: i64 = 0
        while seat < self.frame.seats:
            self.outlooks[seat] = None
            seat += 1
