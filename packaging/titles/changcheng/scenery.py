"""The composition of one landscape, from the far north to the near south.

The wall is the only saturated, hard-edged thing on the board, so the land stays light (L* 70 to
90) and quiet. Two zones stay calm because counters and cards lie there: the middle of every region
near its northern edge, and every province between the wall and the foot of the mountains.
"""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from art.landscape.brush import MIST, Brush
from art.landscape.dwellings import paint_house, paint_pagoda, paint_tent, paint_town_wall
from art.landscape.ground import Pigment, paint_wash, paint_weave
from art.landscape.growth import paint_grove, paint_orchard, paint_pine, paint_terraces, paint_tuft
from art.landscape.herds import paint_camel, paint_eagle, paint_flock, paint_horse
from art.landscape.mountains import Rock, paint_mist, paint_peak
from art.landscape.sky import paint_geese, paint_low_sun, paint_smoke
from art.landscape.steppe import paint_cairn, paint_dune, paint_meadow, paint_oasis
from art.landscape.water import paint_boat, paint_bridge, paint_lake, paint_river
from changcheng_qt.titles.changcheng.table.geometry.face_layout import (
    CALM_BOTTOM,
    FaceLayout,
    Spot,
    points_of,
)
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT, BOARD_WIDTH
from changcheng_qt.titles.changcheng.table.painting.terrain import GREENS, OCHRES, SILK, paint_trail
from titles.changcheng.ridge import paint_ridge

_DUNE_ROWS: Final = (46, 90, 128, 166)
_COATS: Final = ("#6B4423", "#8A5A33", "#4A3018")
_FAR: Final = Rock("#6E97A0", "#8FB8A6", nearness=0.4, richness=0.6)
_NEAR: Final = Rock(nearness=0.9, richness=1.2)
_SUNRISE: Final = ("1", 1)
"""The board and the province over which the sun stands: there is one in a scroll."""
_SOUTH: Final = BOARD_HEIGHT


def paint_landscape(painter: QPainter, layout: FaceLayout) -> None:
    """Paint the landscape of a face into board units."""
    brush = Brush(painter, Random(f"landscape {layout.face.code}"))
    variety = sum(ord(letter) for letter in layout.face.code)
    board = layout.board_rect
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.save()
    painter.setClipRect(board)
    painter.fillRect(board, QColor(SILK))
    for number in range(3):
        _paint_region_ground(brush, layout, number, variety)
    _paint_northern_horizon(brush)
    for number in range(3):
        _paint_province(brush, layout, number, variety)
    for river in layout.rivers():
        paint_river(brush, points_of(river))
    for trail in layout.trails():
        paint_trail(painter, trail)
    paint_ridge(brush, layout)
    for number in range(3):
        _paint_steppe_life(brush, layout.region_spot(number), number + variety)
    _paint_boat_on(brush, points_of(layout.rivers()[variety % 2]))
    paint_weave(painter, board)
    painter.restore()


def _paint_region_ground(brush: Brush, layout: FaceLayout, number: int, variety: int) -> None:
    area = layout.region_path(number)
    pigment = Pigment(OCHRES[(number + variety) % 3], "#CF9C54", "#A0692E")
    paint_wash(brush.painter, area, pigment, 17 * variety + 10 * number, layout.board_rect)
    box = area.boundingRect()
    brush.painter.save()
    brush.painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    for row, level in enumerate(_DUNE_ROWS):
        nearer = 1 + 0.12 * row
        for _ in range(2):
            width = brush.between(80, 130) * (0.75 + 0.1 * row)
            left = brush.between(box.left() - 60, box.right() - width * 0.4)
            height = brush.between(9, 15) * 0.8 * nearer
            paint_dune(brush, left, left + width, level + brush.between(-12, 12), height)
    for _ in range(2):
        place = QPointF(brush.between(box.left() + 20, box.right() - 20), brush.between(96, 200))
        paint_meadow(brush, place, brush.between(70, 120))
    for _ in range(18):
        foot = QPointF(brush.between(box.left() + 8, box.right() - 8), brush.between(36, 205))
        paint_tuft(brush, foot, brush.between(0.7, 1.1))
    brush.painter.restore()


def _paint_northern_horizon(brush: Brush) -> None:
    """Paint two far ranges, paler with distance, and the haze before them."""
    ranges = (
        (10.0, 24.0, Rock("#8C7F96", "#B89B84", nearness=0.34, richness=0.6)),
        (20.0, 20.0, Rock("#9A7B62", "#B89B84", nearness=0.5, richness=0.6)),
    )
    for level, height, rock in ranges:
        x = -30.0
        while x < BOARD_WIDTH + 30:
            width = brush.between(70, 130)
            foot = QPointF(x, level + brush.between(0, 5))
            paint_peak(brush, foot, width, height * brush.between(0.7, 1.25), rock)
            x += width * brush.between(0.5, 0.8)
    middle = QPointF(BOARD_WIDTH / 2, 30)
    paint_mist(brush.painter, middle, BOARD_WIDTH * 1.3, 34, "#F3E3BE", 0.47)


def _paint_province(brush: Brush, layout: FaceLayout, number: int, variety: int) -> None:
    area = layout.province_path(number)
    pigment = Pigment(GREENS[(number + variety) % 3], "#93B58A", "#3F6E50")
    paint_wash(brush.painter, area, pigment, 17 * variety + 100 + 10 * number, layout.board_rect)
    brush.painter.save()
    brush.painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    valley = _valley(layout, number)
    if (layout.face.board, number) == _SUNRISE:
        paint_low_sun(brush, _in(valley, 0.58, 70), 13)
    _paint_ranges(brush, valley, number)
    _VALLEYS[(number + 2 * variety) % len(_VALLEYS)](brush, valley)
    if (number + variety) % 3 == 0:
        paint_geese(brush, _in(valley, brush.between(0.3, 0.38), 86), 0.72)
    brush.painter.restore()


def _valley(layout: FaceLayout, number: int) -> QRectF:
    """Return the foot of a province, below its calm zone, between its rivers."""
    rect = layout.province_spot(number).rect
    return QRectF(rect.left(), CALM_BOTTOM, rect.width(), _SOUTH - CALM_BOTTOM)


def _in(valley: QRectF, share: float, above: float) -> QPointF:
    """Return a point of a valley: a share from its west, n units above its foot."""
    return QPointF(valley.left() + valley.width() * share, _SOUTH - above)


def _paint_ranges(brush: Brush, valley: QRectF, number: int) -> None:
    """Paint a far range, hardly there, and two near clusters that frame the valley."""
    for share, scale in ((0.08, 1.0), (0.3, 0.66), (0.7, 0.66), (0.93, 1.0)):
        foot = _in(valley, share, 30 + brush.between(-6, 6))
        paint_peak(brush, foot, brush.between(70, 104), brush.between(58, 88) * scale, _FAR)
    wide = valley.width()
    paint_mist(brush.painter, _in(valley, 0.5, 44), wide * 1.5, 62, "#F0F0DC", 0.67)
    frame = [(0.17, 70.0, 66.0), (0.84, 62.0, 64.0)]
    frame.append((0.0, 84.0, 78.0) if number == 0 else (0.27, 46.0, 60.0))
    frame.append((1.0, 80.0, 78.0) if number == 2 else (0.76, 40.0, 54.0))
    for share, height, width in sorted(frame, key=lambda peak: -peak[1]):
        foot = _in(valley, share, -8) + QPointF(brush.between(-5, 5), 0)
        paint_peak(
            brush, foot, width * brush.between(0.9, 1.12), height * brush.between(0.86, 1.1), _NEAR
        )
    paint_mist(brush.painter, _in(valley, 0.5, 6), wide * 0.9, 34, MIST, 0.78)


def _paint_terraced_valley(brush: Brush, valley: QRectF) -> None:
    paint_terraces(brush, _in(valley, 0.51, -2), min(104.0, valley.width() * 0.68), 42)
    paint_house(brush, _in(valley, 0.48, 37), 0.75)
    paint_grove(brush, _in(valley, 0.4, 28), 14, 5)


def _paint_temple_valley(brush: Brush, valley: QRectF) -> None:
    paint_grove(brush, _in(valley, 0.4, 10), 60, 16)
    paint_pagoda(brush, _in(valley, 0.4, 12), 1.25)
    paint_grove(brush, _in(valley, 0.58, 6), 56, 16)
    for k in range(3):
        foot = _in(valley, 0.52 + 0.08 * k, 8 + brush.between(0, 8))
        paint_pine(brush, foot, brush.between(1.1, 1.5))


def _paint_village_valley(brush: Brush, valley: QRectF) -> None:
    paint_grove(brush, _in(valley, 0.5, 14), 90, 18)
    for share, above, size in ((0.52, 30, 1.0), (0.42, 22, 1.15), (0.6, 18, 1.3), (0.48, 11, 1.35)):
        paint_house(brush, _in(valley, share, above), size)
    for k in range(3):
        foot = _in(valley, 0.3 + 0.05 * k, 6 + brush.between(0, 12))
        paint_pine(brush, foot, brush.between(1.1, 1.6))


def _paint_lake_valley(brush: Brush, valley: QRectF) -> None:
    paint_lake(brush, _in(valley, 0.51, 16), valley.width() * 0.46, 24)
    paint_bridge(brush, _in(valley, 0.36, 18), 0.9)
    paint_boat(brush, _in(valley, 0.58, 17), 1.1)
    paint_house(brush, _in(valley, 0.72, 24), 1.0)
    paint_grove(brush, _in(valley, 0.76, 16), 18, 7)


def _paint_town_valley(brush: Brush, valley: QRectF) -> None:
    paint_grove(brush, _in(valley, 0.5, 30), 70, 14)
    for share, above, size in ((0.44, 34, 0.8), (0.58, 33, 0.85), (0.4, 25, 1.0), (0.62, 24, 1.0)):
        paint_house(brush, _in(valley, share, above), size)
    paint_pagoda(brush, _in(valley, 0.51, 24), 0.8, tiers=3)
    paint_town_wall(brush, _in(valley, 0.51, 10), valley.width() * 0.44, 1.3)


def _paint_orchard_valley(brush: Brush, valley: QRectF) -> None:
    paint_house(brush, _in(valley, 0.5, 34), 1.0)
    paint_house(brush, _in(valley, 0.6, 29), 0.9)
    paint_orchard(brush, _in(valley, 0.51, 22), valley.width() * 0.42, 13)


_VALLEYS: Final = (
    _paint_terraced_valley,
    _paint_temple_valley,
    _paint_village_valley,
    _paint_lake_valley,
    _paint_town_valley,
    _paint_orchard_valley,
)


def _paint_steppe_life(brush: Brush, spot: Spot, variety: int) -> None:
    """Paint a camp and herds around a region's counter, never under it."""
    side = brush.chance.choice((-1, 1))
    near = spot.centre
    for x, y, size in ((-56, 35, 1.15), (-39, 44, 0.9)):
        tremble = QPointF(brush.between(-4, 4), brush.between(-4, 4))
        paint_tent(brush, near + QPointF(side * x, y) + tremble, size)
    paint_smoke(brush, near + QPointF(side * -56, 24), 15)
    if variety % 2:
        paint_flock(brush, near + QPointF(side * 46, 38), 9)
    else:
        _paint_horses(brush, near, side)
    match variety % 5:
        case 0:
            paint_eagle(brush, near + QPointF(-side * 44, -20), 0.8)
        case 1 | 3:
            for k in range(3):
                foot = near + QPointF(side * (18 - 21 * k), 58 + brush.between(-1, 1))
                paint_camel(brush, foot, 0.85, west=side < 0)
        case 2:
            paint_oasis(brush, near + QPointF(side * 4, 56), 0.8)
        case _:
            paint_cairn(brush, near + QPointF(side * 20, 58), 0.85)


def _paint_horses(brush: Brush, near: QPointF, side: int) -> None:
    for k in range(brush.chance.randint(2, 3)):
        foot = near + QPointF(side * (40 + 13 * k), 38 + brush.between(-6, 8))
        west = brush.chance.random() < 0.5
        paint_horse(brush, foot, brush.between(0.85, 1.05), brush.chance.choice(_COATS), west=west)


def _paint_boat_on(brush: Brush, river: list[QPointF]) -> None:
    at = next(point for point in river if point.y() > CALM_BOTTOM + 26)
    paint_boat(brush, at, 1.1)
