"""The tables of a game, common to all its positions: its map, its table options, its costs.

Numbers of hexes, corners, roads and goods are those of the rules; sets of corners and roads are
masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.outlook import Outlook

NOBODY: Final = 7
"""The seat of things that no seat has."""
CROWN: Final = 6
NONE: Final = 255
"""An entry of a table where there is nothing."""
ANY: Final = 5
"""The good of a harbour for any good."""
ROAD_COST: Final = 0x0000000101
SETTLEMENT_COST: Final = 0x0001010101
CITY_COST: Final = 0x0302000000
EDICT_COST: Final = 0x0101010000
LEVEL_COSTS: Final = [0x0000000101, 0x0001000101, 0x0101000101, 0x0101010101, 0x0101010201]
"""The cost of the levels 1 to 5."""
ROADS: Final = 15
SETTLEMENTS: Final = 5
CITIES: Final = 4
LEVELS: Final = 5
VICTORY: Final = 10
SEVEN: Final = 7


class Frame:
    """The tables of a game; `flatten` fills them."""

    def __init__(self, seats: i64, corners: i64, roads: i64) -> None:
        self.seats: i64 = seats
        self.looked_ahead: i64 = seats
        """How many turns a playout goes on for."""
        self.corners: i64 = corners
        self.roads: i64 = roads
        self.bits: list[int] = [2**number for number in range(int(max(corners, roads)))]
        """The masks of single corners and roads."""
        self.ends = b""
        """Two corners for each road."""
        self.roads_at: list[int] = []
        """The roads at each corner."""
        self.paths_at: list[bytes] = []
        """The roads at each corner, each followed by the corner at its other end."""
        self.near: list[int] = []
        """Each corner and its neighbours."""
        self.hexes_at: list[bytes] = []
        """The hexes with a number at each corner."""
        self.corners_of: list[int] = []
        """The corners of each hex."""
        self.good_of = b""
        """The good of each hex."""
        self.number_of = b""
        """The number of each hex, 0 for a desert."""
        self.yielding: list[bytes] = []
        """The hexes of each number."""
        self.arrow_ground = b""
        self.arrow_sector = b""
        """Where the arrow of each number leads from and to."""
        self.ways: list[bytes] = []
        """The three hexes behind each section."""
        self.forts = b""
        """The corner of each border fort."""
        self.fort_sites: int = 0
        self.harbour_seas = b""
        self.harbour_goods = b""
        self.harbour_corners: list[int] = []
        self.harbours_at: list[bytes] = []
        """The harbours at each corner."""
        self.harbours: int = 0
        """The corners with a harbour."""
        self.goods_at = b""
        """The goods of the hexes at each corner, a bit each."""
        self.seas: i64 = 0
        self.founders = b""
        """The seats in the order in which they found."""
        self.terms_given: list[int] = []
        self.terms_wanted: list[int] = []
        """The two sides of all terms of an offer, packed."""
        self.terms_turned: list[int] = []
        """The number of each terms from the other side."""
        self.single_terms: list[int] = []
        """The number of the terms of one card for one, by 5 * given + wanted."""
        self.double_terms: list[int] = []
        """The number of the terms of two cards of a good for one, in the same way."""
        self.must_sail = False
        self.best_loser = False
        self.has_extra_round = False
        self.fort_road = False
        self.most_offers: i64 = 6
        self.last_turn: i64 = 0
        self.breaches_end: i64 = 0
        self.outlooks: dict[tuple[int, ...], Outlook] = {}
        """Outlooks of seats by all that they follow from, for the simulations to share."""
