"""The art of pieces on the map: towers, buildings, roads, riders, plates, the pirate; last rims."""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.table.geometry.hexes import BAND, EDGE
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.painting import buildings, light, numbers, riders, wall
from changcheng_qt.titles.riders.table.scene import depths, projection
from changcheng_qt.titles.riders.table.scene.touched import Rimmed
from changcheng_qt.ui.looks.strokes import centred, united
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.painting.light import paint_last
from changcheng_qt.ui.scene.layer import Art

RING = 0.5 * EDGE
"""The width of the ring around a corner."""


def piece_art(figure: projection.PieceFigures, layout: MapLayout) -> Art:
    """Return the looks of a piece."""
    match figure:
        case projection.RiderFigure(_, place, _, numeral, is_danger):
            at, growth = spot_of(figure, layout), layout.sign_growth
            rider = partial(riders.paint_rider, is_danger=is_danger, growth=growth)
            paint = partial(rider, at=at, numeral=numeral.word)
            return Art(riders.rider_bounds(at, growth), depths.RIDERS - place, paint)
        case projection.TowerFigure(sector, place, colour):
            at, seat = layout.sockets[sector][place], None if colour is None else SIX_SEATS[colour]
            tower = partial(wall.paint_tower, at=at, seat=seat)
            return Art(wall.TOWER_BOUNDS.translated(at), depths.PIECES + at.y(), tower)
        case projection.PlateFigure(number, is_danger):
            at, turn = layout.plate(number), layout.plate_turn(number)
            plate = partial(numbers.paint_plate, number=number, turn=turn, is_danger=is_danger)
            return Art(numbers.PLATE_BOUNDS.translated(at), depths.PLATES, partial(plate, at=at))
        case projection.PirateFigure(sea):
            at = layout.pirate(sea)
            pirate = partial(riders.paint_pirate, at=at)
            return Art(riders.PIRATE_BOUNDS.translated(at), depths.PIECES + at.y(), pirate)
        case projection.RoadFigure(road, colour):
            has_sign = not (layout.has_small_signs and road % 2)
            return road_art(layout.plank(road), colour, has_sign=has_sign)
        case projection.BuildingFigure(corner, colour, is_city, is_fort):
            at = layout.corners[corner]
            return building_art(at, colour, is_city=is_city, is_fort=is_fort)
        case projection.LastFigure(place):
            return _last_art(place, layout)


def road_art(line: QLineF, colour: str, *, has_sign: bool = True) -> Art:
    """Return the looks of a road."""
    road = partial(buildings.paint_road, line=line, seat=SIX_SEATS[colour], has_sign=has_sign)
    return Art(buildings.road_bounds(line), depths.ROADS, road)


def building_art(at: QPointF, colour: str, *, is_city: bool, is_fort: bool) -> Art:
    """Return the looks of a building."""
    seat = SIX_SEATS[colour]
    building = partial(buildings.paint_building, at=at, seat=seat, is_city=is_city, is_fort=is_fort)
    return Art(buildings.BOUNDS.translated(at), depths.PIECES + at.y(), building)


def spot_of(figure: projection.RiderFigure, layout: MapLayout) -> QPointF:
    """Return the place of a rider."""
    match figure.where:
        case places.AssaultPlace(sector):
            return layout.waiting(sector)[figure.place]
        case places.GroundPlace(ground):
            return layout.gathered(ground, figure.of)[figure.place]
        case places.HexPlace(land):
            return layout.entered(land, figure.of)[figure.place]


def _last_art(place: Rimmed, layout: MapLayout) -> Art:
    match place:
        case places.CornerPlace(corner):
            rect = centred(layout.corners[corner], RING, RING)
            return Art(rect.adjusted(-7, -7, 8, 8), depths.LAST, partial(paint_last, rect=rect))
        case places.RoadPlace(road):
            line = layout.plank(road)
            bar = partial(light.paint_last_line, line=(line.p1(), line.p2()), width=15)
            return Art(buildings.road_bounds(line).adjusted(-4, -4, 4, 4), depths.LAST, bar)
        case places.SectionPlace(sector):
            rim = partial(light.paint_last_line, line=layout.sections[sector], width=BAND + 8)
            return Art(section_bounds(layout, sector), depths.LIT_SECTION, rim)


def section_bounds(layout: MapLayout, sector: int) -> QRectF:
    """Return the rectangle around a section, with light along it."""
    return united(centred(at, 40, 40) for at in layout.sections[sector])
