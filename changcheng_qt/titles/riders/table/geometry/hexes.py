"""The hexes, corners and roads of a map on the plane, in units.

North is up. The centre of hex (0, 0) is the origin, as in `geography`.
"""

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from changcheng_qt.titles.riders.rules.geography import Board, Corner, Point, Road, centre
from changcheng_qt.titles.riders.rules.hexes import At
from changcheng_qt.ui.looks.strokes import outline

EDGE: Final = 50.0
"""The edge of a hex, which is also the distance of its corners from its centre."""
HALF_HIGH: Final = EDGE * math.sqrt(3) / 2
"""Half the height of a hex."""
_SIDES: Final = 6


def point(at: Point) -> QPointF:
    """Return a point of the rules in units."""
    return QPointF(*at) * EDGE


def middle(at: At) -> QPointF:
    """Return the centre of a hex."""
    return point(centre(at))


def corner(board: Board, number: Corner) -> QPointF:
    """Return a corner in play."""
    return point(board.corner_at[number])


def road(board: Board, number: Road) -> QLineF:
    """Return a road in play, from corner to corner."""
    one, other = board.ends[number]
    return QLineF(corner(board, one), corner(board, other))


def hexagon(at: QPointF, radius: float = EDGE) -> list[QPointF]:
    """Return the corners of a hex around a point, clockwise from the east."""
    angles = (math.tau * side / _SIDES for side in range(_SIDES))
    return [at + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles]


def hex_path(at: QPointF, radius: float = EDGE) -> QPainterPath:
    """Return the outline of a hex around a point."""
    return outline(hexagon(at, radius))


def is_inside(spot: QPointF, at: QPointF) -> bool:
    """Whether a point is inside the hex around another."""
    x, y = abs(spot.x() - at.x()), abs(spot.y() - at.y())
    return y <= HALF_HIGH and x <= EDGE - y / math.sqrt(3)
