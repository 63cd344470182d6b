"""The art of pieces on the map: towers, buildings, roads, riders, plates, the pirate; last rims."""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF

from changcheng_qt.titles.riders.table.geometry import places
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
        case projection.WaitingFigure() | projection.GatheredFigure() | projection.EnteredFigure():
            return _rider_art(figure, layout)
        case projection.TowerFigure(sector, place, colour):
            at = layout.sockets(sector)[place]
            seat = None if colour is None else SIX_SEATS[colour]
            tower = partial(wall.paint_tower, at=at, seat=seat)
            return Art(wall.tower_bounds(at), depths.PIECES + at.y(), tower)
        case projection.PlateFigure(number, is_danger):
            at, turn = layout.plate(number), layout.plate_turn(number)
            plate = partial(
                numbers.paint_plate, at=at, number=number, turn=turn, is_danger=is_danger
            )
            return Art(numbers.plate_bounds(at), depths.PLATES, plate)
        case projection.PirateFigure(sea):
            at = layout.pirate(sea)
            pirate = partial(riders.paint_pirate, at=at)
            return Art(riders.pirate_bounds(at), depths.PIECES + at.y(), pirate)
        case projection.RoadFigure(road, colour):
            has_sign = not (layout.has_small_signs and road % 2)
            return road_art(layout.plank(road), colour, has_sign=has_sign)
        case projection.BuildingFigure(corner, colour, is_city, is_fort):
            at = layout.corner(corner)
            return building_art(at, colour, is_city=is_city, is_fort=is_fort)
        case projection.LastFigure(place):
            return _last_art(place, layout)


def road_art(line: QLineF, colour: str, *, has_sign: bool = True) -> Art:
    """Return the looks of a road."""
    seat = SIX_SEATS[colour]
    road = partial(buildings.paint_road, line=line, seat=seat, has_sign=has_sign)
    return Art(buildings.road_bounds(line), depths.ROADS, road)


def building_art(at: QPointF, colour: str, *, is_city: bool, is_fort: bool) -> Art:
    """Return the looks of a building."""
    seat = SIX_SEATS[colour]
    building = partial(buildings.paint_building, at=at, seat=seat, is_city=is_city, is_fort=is_fort)
    return Art(buildings.building_bounds(at), depths.PIECES + at.y(), building)


def spot_of(figure: projection.Rider, layout: MapLayout) -> QPointF:
    """Return the place of a rider."""
    match figure:
        case projection.WaitingFigure(sector, place):
            return layout.waiting(sector)[place]
        case projection.GatheredFigure(ground, place, count):
            return layout.gathered(ground, count)[place]
        case projection.EnteredFigure(land, place, count):
            return layout.entered(land, count)[place]


def _rider_art(figure: projection.Rider, layout: MapLayout) -> Art:
    at = spot_of(figure, layout)
    is_danger = isinstance(figure, projection.WaitingFigure) and figure.is_danger
    numeral, growth = figure.numeral.word, layout.sign_growth
    rider = partial(riders.paint_rider, at=at, numeral=numeral, is_danger=is_danger, growth=growth)
    return Art(riders.rider_bounds(at, growth), depths.RIDERS - figure.place, rider)


def _last_art(place: Rimmed, layout: MapLayout) -> Art:
    match place:
        case places.CornerPlace(corner):
            rect = centred(layout.corner(corner), RING, RING)
            return Art(rect.adjusted(-7, -7, 8, 8), depths.LAST, partial(paint_last, rect=rect))
        case places.RoadPlace(road):
            line = layout.plank(road)
            bar = partial(light.paint_last_line, line=(line.p1(), line.p2()), width=15)
            return Art(buildings.road_bounds(line).adjusted(-4, -4, 4, 4), depths.LAST, bar)
        case places.SectionPlace(sector):
            rim = partial(light.paint_last_line, line=layout.section(sector), width=BAND + 8)
            return Art(section_bounds(layout, sector), depths.LIT_SECTION, rim)


def section_bounds(layout: MapLayout, sector: int) -> QRectF:
    """Return the rectangle around a section, with light along it."""
    return united(centred(at, 40, 40) for at in layout.section(sector))
