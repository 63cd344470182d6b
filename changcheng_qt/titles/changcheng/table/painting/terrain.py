"""The land on a board: the baked landscape of a face, plain terrain for all other faces, and the
laid stone of empty squares.

The eight faces of the box have landscapes painted in advance, by ``dev.py bake
changcheng/landscapes``. Their rivers and trails follow the borders, so a landscape fits only a face
with the very same cuts: `landscape_file(face)` is None for any other face, own ones included, and
`paint_plain_terrain` paints those from their layout: washes of colour, borders, and the ridge that
carries the wall.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout, points_of
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT, BOARD_WIDTH
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    NO_PEN,
    between,
    flat_pen,
    linear,
    open_line,
    outline,
    paint_strokes,
    pen,
)
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments

if TYPE_CHECKING:
    from collections.abc import Mapping

SILK: Final = "#E9DCC0"
GREENS: Final = ("#C6D6B4", "#B9D2BE", "#CDD6AC")
OCHRES: Final = ("#E6CB97", "#DDBD86", "#EBD3A4")

BAKED_CUTS: "Final[Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]]" = MappingProxyType(
    {
        "1A": ((4, 4, 5), (5, 4, 4)),
        "1B": ((6, 4, 3), (4, 5, 4)),
        "2A": ((5, 5, 3), (4, 5, 4)),
        "2B": ((3, 4, 6), (5, 3, 5)),
        "3A": ((3, 6, 4), (4, 6, 3)),
        "3B": ((4, 5, 4), (3, 4, 6)),
        "4A": ((6, 3, 4), (5, 5, 3)),
        "4B": ((5, 3, 5), (3, 6, 4)),
    }
)
"""The squares of the provinces and of the regions that each baked landscape was painted for."""

_SLABS: Final = ((0.3, 0.7), (0.5,), (0.25, 0.68))
"""The positions of the joints in each of the three rows of slabs."""


def landscape_file(face: Face) -> str | None:
    """Return the name of the landscape that was painted for a face, if any."""
    cuts = (
        tuple(area.squares for area in face.provinces),
        tuple(area.squares for area in face.regions),
    )
    return f"landscape-{face.code}.webp" if BAKED_CUTS.get(face.code) == cuts else None


def paint_plain_terrain(painter: QPainter, layout: FaceLayout) -> None:
    """Paint the land of a face without a landscape, in board units."""
    board = layout.board_rect
    painter.save()
    painter.setClipRect(board, Qt.ClipOperation.IntersectClip)
    painter.fillRect(board, QColor(SILK))
    shift = len(layout.path.swings)
    for k in range(len(layout.face.provinces)):
        _paint_wash(painter, layout.region_path(k), OCHRES[(k + shift) % 3], pigments.OCHRE_PIGMENT)
        _paint_wash(
            painter, layout.province_path(k), GREENS[(k + shift) % 3], pigments.GREEN_PIGMENT
        )
    _paint_haze(painter, board)
    for river in layout.rivers():
        paint_plain_river(painter, river)
    for trail in layout.trails():
        paint_trail(painter, trail)
    _paint_ridge(painter, layout)
    painter.restore()


def paint_plain_river(painter: QPainter, line: QPolygonF) -> None:
    """Paint a river as bands along its line."""
    course = open_line(points_of(line))
    banks, foam = pen(pigments.RIVER_BANK, 9.0, 70), pen(pigments.RIVER_FOAM, 7.0, 245)
    paint_strokes(painter, course, banks, foam, pen(pigments.RIVER, 4.6))


def paint_trail(painter: QPainter, line: QPolygonF) -> None:
    """Paint a caravan trail: a line of dots on trodden ground."""
    course = open_line(points_of(line))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.TRAIL, 7.0, 150))
    painter.drawPath(course)
    dots = pen(pigments.STEPPE_INK, 2.7, 235, dashes=(0.01, 2.5))
    dots.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(dots)
    painter.drawPath(course)


def paint_foundation(painter: QPainter, quad: QPolygonF) -> None:
    """Paint an empty square: laid stone slabs."""
    nw, ne, se, sw = points_of(quad)
    ground = outline([nw, ne, se, sw])
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.SLAB_SHADOW, 60))
    painter.drawPath(ground.translated(1.2, 2.2))
    box = quad.boundingRect()
    painter.setPen(pen(pigments.SLAB_EDGE, 1.3))
    painter.setBrush(
        linear(box.topLeft(), box.bottomRight(), pigments.SLAB_LIGHT, pigments.SLAB_DARK)
    )
    painter.drawPath(ground)
    joints = []
    for row, shares in enumerate(_SLABS):
        top, bottom = row / len(_SLABS), (row + 1) / len(_SLABS)
        if row:
            joints.append(QLineF(between(nw, sw, top), between(ne, se, top)))
        for share in shares:
            north, south = between(nw, ne, share), between(sw, se, share)
            joints.append(QLineF(between(north, south, top), between(north, south, bottom)))
    painter.setPen(flat_pen(pigments.SLAB_JOINT, 0.9))
    painter.drawLines(joints)


def _paint_wash(painter: QPainter, area: QPainterPath, colour: str, pigment: str) -> None:
    """Paint an area in one colour, with pigment gathered along its edge."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawPath(area)
    strokes = (pen(pigment, *one) for one in ((26, 16), (14, 22), (7, 30), (3, 46)))
    paint_strokes(painter, area, *strokes)
    painter.restore()


def _paint_haze(painter: QPainter, board: QRectF) -> None:
    """Paint distance: paler to the north, deeper to the south."""
    north = QRectF(board.left(), board.top(), BOARD_WIDTH, 90)
    painter.fillRect(
        north,
        linear(
            north.topLeft(),
            north.bottomLeft(),
            ink(pigments.HAZE_NORTH, 150),
            ink(pigments.HAZE_NORTH, 0),
        ),
    )
    south = QRectF(board.left(), BOARD_HEIGHT - 90, BOARD_WIDTH, 90)
    painter.fillRect(
        south,
        linear(
            south.topLeft(),
            south.bottomLeft(),
            ink(pigments.HAZE_SOUTH, 0),
            ink(pigments.HAZE_SOUTH, 70),
        ),
    )


def _paint_ridge(painter: QPainter, layout: FaceLayout) -> None:
    """Paint the ground that carries the wall, darker than the land."""
    steps = 8 * SQUARES_PER_BOARD
    line = [layout.path.point(SQUARES_PER_BOARD * k / steps) for k in range(steps + 1)]
    ends = (line[0] - QPointF(60, 0), line[-1] + QPointF(60, 0))
    ridge = open_line([ends[0], *line, ends[1]])
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in (
        (96, pigments.RIDGE_MOSS, 22),
        (80, pigments.RIDGE_MOSS, 22),
        (66, pigments.RIDGE_EARTH, 30),
        (54, pigments.RIDGE_ROCK, 44),
    ):
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(ridge)
