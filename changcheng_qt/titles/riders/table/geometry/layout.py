"""The positions of all things on a map, in units, for a size of its view.

| thing | its positions |
|---|---|
| land and sea hexes | lands, seas |
| all that is a whole hex | hexagons |
| buildings and roads | corners, plank |
| wall and towers | sections, sockets |
| assault ground | assaults, to_pass_name, waiting |
| gathering ground | grounds, to_numeral, to_ground_name, gathered, to_more |
| assault number | plate, plate_turn |
| riders that have entered | entered |
| ways | chevrons |
| harbours | harbour, piers |
| home of the riders | home, to_bag |
| the quay | `frame`, quay_parts |
"""

import math
from functools import cached_property
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QTransform

from changcheng_qt.titles.riders.rules import geography, places
from changcheng_qt.titles.riders.rules.pieces import WAITING_MOST, Good
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.frame import MOUNT, Frame, Room, frame_for
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH
from changcheng_qt.ui.looks.strokes import between, piece_of, unit

CHIP: Final = 0.2 * EDGE
"""The radius of a rider."""
TOKEN: Final = 0.335 * EDGE
"""The radius of a number token."""
PLATE: Final = 0.3 * EDGE
"""Half the size of the plate of an assault number."""
HARBOUR: Final = 0.3 * EDGE
"""Half the size of the sign of a harbour."""
SILK_PIECES: Final = 6
"""The number of pieces in which the silk is painted: each takes little time."""
_ACROSS: Final = 3
_SEAM: Final = 4.0
"""How far pieces of the silk overlap."""
QUEUE_SHOWN: Final = 3
"""How many gathered riders are shown; the others are counted."""
_SMALL: Final = 36.0
"""The edge of a hex in logical pixels under which signs of roads are small."""
_PLANK: Final = (0.2, 0.8)
"""The ends of a plank on its road."""
_SOUTH: Final = 0.12 * EDGE
"""The distance from the wall, on its land side, of the roads along it."""
_STEP: Final = 0.39 * EDGE
"""The distance of two riders side by side."""
_CROWDED: Final = 0.29 * EDGE
"""Their distance where more follow than are shown."""
_UPPER, _LOWER = -0.13 * EDGE, 0.27 * EDGE
"""The rows of riders on an assault ground, from its centre."""
_UPPER_PLACES: Final = 3
_QUEUE: Final = 0.09 * EDGE
_PLATE_DOWN: Final = 0.04 * EDGE
_PLATE_SHARE: Final = 0.45
"""Where the plate of a number is on the way between its two grounds, the assault ground last."""
_ENTERED: Final = 0.63 * EDGE
"""The distance of riders that have entered from the number of their hex."""
_FIRST_ENTERED: Final = -30
_ENTERED_TURN: Final = -27
"""The direction of the first of them, and the step to the next one, in degrees."""
_ASIDE: Final = 0.36 * EDGE
"""How far the pirate gives way to the sign of a harbour."""
_HARBOUR_OUT: Final = 0.42 * EDGE
_LEGIBLE: Final = 0.96
"""The scale under which they grow."""
_MOST_GROWTH: Final = 1.5
_YURTS: Final = 0.2 * EDGE
_CHEVRON: Final = 0.1 * EDGE


class MapLayout:
    """The positions on one map."""

    to_pass_name = QPointF(0, -0.67) * EDGE
    to_numeral = QPointF(0, -0.64) * EDGE
    to_ground_name = QPointF(0, -0.29) * EDGE
    to_more = QPointF(0.47, 0.03) * EDGE
    """The ways from the centre of a ground to the middles of its words and numbers."""
    to_bag = QPointF(0, 0.3) * EDGE
    """The way from the tents to the number of riders in the bag."""

    def __init__(self, board: geography.Board, room: Room | None = None) -> None:
        """Lay out a map for a view, by default that of the usual window."""
        self.board = board
        self.room = room or Room()
        self.frame: Frame = frame_for(board, self.room)
        self.lands = [hexes.middle(land.at) for land in board.lands]
        self.seas = [hexes.middle(sea.at) for sea in board.seas]
        self.assaults = [hexes.middle(sector.assault_at) for sector in board.sectors]
        self.grounds = [hexes.middle(ground.at) for ground in board.grounds]
        """The centres of hexes; those of land have their numbers there."""
        self.corners = [hexes.corner(board, number) for number in range(board.corners)]
        """The corners, on which buildings stand."""
        self.sections = hexes.section_lines(board)
        """The middle line of each section's wall, from west to east."""
        self.sockets = [hexes.sockets(board, *one) for one in enumerate(self.sections)]
        """The middles of the sockets of each section, from west to east."""
        self._wall = self._roads_at_wall()

    def silk_piece(self, number: int) -> QRectF:
        """Return the rectangle of a piece of the silk and its mount."""
        whole = self.frame.silk.adjusted(-MOUNT, -MOUNT, MOUNT, MOUNT)
        return piece_of(whole, number, _ACROSS, SILK_PIECES // _ACROSS, _SEAM)

    @property
    def has_small_signs(self) -> bool:
        """Whether the signs of roads are so small that only every second road has one."""
        return self.frame.scale * EDGE < _SMALL

    # Hexes, roads and the wall.

    @cached_property
    def hexagons(self) -> dict[places.Place, QPointF]:
        """The centres of all places that are a whole hex."""
        kinds: tuple[tuple[type[places.HexagonPlace], list[QPointF]], ...] = (
            (places.HexPlace, self.lands),
            (places.SeaPlace, self.seas),
            (places.AssaultPlace, self.assaults),
            (places.GroundPlace, self.grounds),
            (places.HomePlace, [hexes.middle(self.board.home)]),
        )
        return {kind(number): at for kind, centres in kinds for number, at in enumerate(centres)}

    def pirate(self, sea: geography.Sea) -> QPointF:
        """Return where the pirate is on a sea hex: next to the sign of its harbour."""
        at, harbours = self.seas[sea], enumerate(self.board.harbours)
        aside = _ASIDE * self.sign_growth
        signs = [self.harbour(number) for number, harbour in harbours if harbour.sea == sea]
        return at - sum((unit(sign - at) for sign in signs), QPointF()) * aside

    def plank(self, number: geography.Road) -> QLineF:
        """Return the middle line of a road's plank."""
        line = QLineF(*(self.corners[end] for end in self.board.ends[number]))
        one, other = (line.pointAt(share) for share in _PLANK)
        return QLineF(one, other).translated(self._wall.get(number, QPointF()))

    def section_middle(self, sector: geography.Sector) -> QPointF:
        """Return a point on a section far from all corners: below its assault ground."""
        fort = hexes.section_corners(self.board, sector).index(self.board.sectors[sector].fort)
        line = self.sections[sector]
        return between(line[fort - 1], line[fort], 0.5)

    # The steppe.

    def waiting(self, sector: geography.Sector) -> tuple[QPointF, ...]:
        """Return the places of riders on an assault ground, in the order of their arrival."""
        middle = self.assaults[sector]
        upper = _row(middle + QPointF(0, _UPPER), _UPPER_PLACES)
        return (*upper, *_row(middle + QPointF(0, _LOWER), WAITING_MOST - _UPPER_PLACES))

    def gathered(self, ground: geography.Ground, count: int) -> tuple[QPointF, ...]:
        """Return the places of the riders shown of those gathered, the first in the west."""
        middle = self.grounds[ground] + QPointF(0, _QUEUE)
        if count <= QUEUE_SHOWN:
            return _row(middle, count)
        return _row(middle - QPointF(_CROWDED / 2, 0), QUEUE_SHOWN, _CROWDED)

    def plate(self, number: int) -> QPointF:
        """Return the middle of the plate of an assault number, between its two grounds."""
        ground, sector = self.board.arrow_of[number]
        edge = between(self.grounds[ground], self.assaults[sector], _PLATE_SHARE)
        return edge + QPointF(0, _PLATE_DOWN)

    def plate_turn(self, number: int) -> float:
        """Return the direction in which the plate of a number points: -1 west, 1 east."""
        ground, sector = self.board.arrow_of[number]
        return math.copysign(1.0, self.assaults[sector].x() - self.grounds[ground].x())

    @property
    def home(self) -> QPointF:
        """Return the middle of the tents at the home of the riders."""
        return hexes.middle(self.board.home) + QPointF(0, _YURTS)

    # Riders on the land, ways and harbours.

    def entered(self, number: geography.Hex, count: int) -> tuple[QPointF, ...]:
        """Return the places of riders on a land hex, the first in front."""
        middle = self.lands[number]
        angles = (math.radians(_FIRST_ENTERED + _ENTERED_TURN * n) for n in range(count))
        ways = (QPointF(math.cos(angle), math.sin(angle)) for angle in angles)
        return tuple(middle + way * _ENTERED for way in ways)

    def chevrons(self, sector: geography.Sector) -> tuple[QPointF, ...]:
        """Return the middles of the signs of a way: where it enters each hex of its path."""
        path = self.board.sectors[sector].path_at
        return tuple(hexes.middle(at) + QPointF(0, _CHEVRON - HALF_HIGH) for at in path)

    def harbour(self, number: int) -> QPointF:
        """Return the middle of the sign of a harbour, off its coast."""
        shore, out = between(*self.piers(number), 0.5), _HARBOUR_OUT * self.sign_growth
        return shore + unit(self.seas[self.board.harbours[number].sea] - shore) * out

    @property
    def sign_growth(self) -> float:
        """How much larger harbours and riders' numerals are on a small map, to stay legible."""
        return max(1.0, min(_MOST_GROWTH, _LEGIBLE / self.frame.scale))

    def piers(self, number: int) -> tuple[QPointF, QPointF]:
        """Return the two corners of a harbour."""
        one, other = self.board.harbours[number].corners
        return self.corners[one], self.corners[other]

    # The quay.

    @cached_property
    def quay_parts(self) -> dict[places.QuayPlace, QRectF]:
        """The rectangles of all parts of the quay, in units.

        A tall quay has the dice above the goods and the edicts; a wide one has them side by side.
        Payments are over the dice, so these come first.
        """
        share = _WIDE if self.frame.is_wide else _TALL
        parts: dict[places.QuayPlace, QRectF] = {
            places.DicePlace(): self._quay_share(share["dice"]),
            places.StackPlace(): self._quay_share(share["stack"]),
        }
        for kind, name in ((places.SupplyPlace, "goods"), (places.PaymentPlace, "dice")):
            row = self._quay_share(share[name])
            for good in Good:
                parts[kind(good)] = piece_of(row, good, len(Good), 1, 0)
        return parts

    def _quay_share(self, share: QRectF) -> QRectF:
        quay = self.frame.quay
        moved = QTransform.fromTranslate(quay.x(), quay.y())
        return moved.scale(quay.width(), quay.height()).mapRect(share)

    def _roads_at_wall(self) -> dict[geography.Road, QPointF]:
        """Return how far the roads along the wall are moved to the land."""
        moved: dict[geography.Road, QPointF] = {}
        for site in self.board.sectors:
            for road, (steppe, land) in zip(site.wall, site.wall_at, strict=True):
                south = unit(hexes.middle(land) - hexes.middle(steppe))
                moved[road] = south * _SOUTH
        return moved


_TALL: Final = {
    "dice": QRectF(0.05, 0.04, 0.9, 0.4),
    "stack": QRectF(0.05, 0.46, 0.9, 0.12),
    "goods": QRectF(0.03, 0.59, 0.94, 0.38),
}
_WIDE: Final = {
    "dice": QRectF(0.02, 0.06, 0.34, 0.88),
    "goods": QRectF(0.38, 0.06, 0.44, 0.88),
    "stack": QRectF(0.83, 0.06, 0.155, 0.88),
}
"""The rectangle of each part of a wide quay, in fractions of the quay."""


def _row(middle: QPointF, count: int, step: float = _STEP) -> tuple[QPointF, ...]:
    """Return the places of riders side by side, from west to east."""
    first = middle - QPointF((count - 1) * step / 2, 0)
    return tuple(first + QPointF(number * step, 0) for number in range(count))
