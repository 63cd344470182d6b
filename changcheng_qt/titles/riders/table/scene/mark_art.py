"""The art of marks: offers in gold, ghosts, light on places."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.geography import Ground
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, hex_path
from changcheng_qt.titles.riders.table.geometry.layout import PLATE, MapLayout
from changcheng_qt.titles.riders.table.painting import light, numbers
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.scene import depths, marks, piece_art, quay_art
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.looks.strokes import box, broadened, centred, disc, paint_faded
from changcheng_qt.ui.painting.light import GLOW, paint_glow, paint_offer, paint_outline
from changcheng_qt.ui.scene.layer import Art

_ROUND: Final = 6.0
_WALL: Final = 0.38 * EDGE
"""The width of the frame around a section of the wall: names and plates would cut a wider one."""
_CLEAR: Final = 0.06 * EDGE
_ABOVE: Final = 0.6 * EDGE
"""How far the frame around a gathering ground keeps off the plates of its numbers, and how much
room it leaves to its numeral.
"""
_CARD: Final = (0.44 * EDGE, 0.56 * EDGE)
_APART: Final = (0.2 * EDGE, 0.1 * EDGE)
"""The size of a card on its way to a seat, and its distance from the next one."""


def mark_art(mark: marks.Mark, layout: MapLayout) -> Art:
    """Return the looks of a mark."""
    match mark:
        case marks.OfferMark(place, strong):
            return _offer_art(place, layout, strong=strong)
        case marks.SiteMark(corner, ways, rank):
            at, growth = layout.corners[corner], layout.sign_growth
            site = partial(numbers.paint_site, at=at, ways=ways, rank=rank, growth=growth)
            return Art(numbers.SITE_BOUNDS.translated(at), depths.SITES, site)
        case marks.GhostMark():
            return _ghost_art(mark, layout)
        case marks.PaymentsMark(rates):
            return quay_art.payments_art(rates, layout)
        case marks.GlowMark(place):
            return _glow_art(place, layout)
        case marks.YieldMark(land):
            at = layout.lands[land]
            glow = partial(light.paint_glow, at=at)
            return Art(light.GLOW_BOUNDS.translated(at), depths.YIELD, glow)
        case marks.GainMark():
            return _gain_art(mark, layout)
        case marks.WayMark(sector):
            path = map(hexes.middle, layout.board.sectors[sector].path_at)
            line = [layout.assaults[sector], *path]
            bounds = QRectF(line[0], line[-1]).normalized().adjusted(-6, -6, 6, 6)
            tokens = [layout.lands[land] for land in layout.board.sectors[sector].way]
            way = partial(light.paint_way, places=line, numbers=tokens)
            return Art(bounds, depths.WAY, way)


def outline_of(place: places.Place, layout: MapLayout) -> QPainterPath:
    """Return the outline of any place."""
    match place:
        case places.CornerPlace(corner):
            return disc(layout.corners[corner], piece_art.RING)
        case places.ArrowPlace(number):
            return disc(layout.plate(number), 0.8 * EDGE)
        case places.HarbourPlace(number):
            return disc(layout.harbour(number), 0.9 * EDGE)
        case places.RoadPlace(road):
            return box(light.bar_bounds(layout.plank(road)), _ROUND)
        case places.SectionPlace(sector):
            return broadened(layout.sections[sector], _WALL)
        case places.GroundPlace(ground):
            return _around_ground(ground, layout)
        case places.HexPlace() | places.SeaPlace() | places.AssaultPlace() | places.HomePlace():
            return hex_path(layout.hexagons[place], EDGE - 3) & box(layout.frame.silk, _ROUND)
        case _:
            return box(layout.quay_parts[place], _ROUND)


def _offer_art(place: places.Place, layout: MapLayout, *, strong: bool) -> Art:
    match place:
        case places.CornerPlace(corner):
            rect = centred(layout.corners[corner], piece_art.RING, piece_art.RING)
            ring = partial(paint_offer, rect=rect, strong=strong)
            return Art(rect.adjusted(-7, -7, 8, 8), depths.OFFERS, ring)
        case places.RoadPlace(road):
            line = layout.plank(road)
            bar = partial(light.paint_bar, line=line, strong=strong)
            return Art(light.bar_bounds(line), depths.OFFERS, bar)
        case _ if place in layout.quay_parts:
            frame = partial(light.paint_frame, rect=layout.quay_parts[place], strong=strong)
            return Art(layout.quay_parts[place], depths.OFFERS, frame)
        case _:
            return _outline_art(place, layout, depths.OFFERS)


def _ghost_art(mark: marks.GhostMark, layout: MapLayout) -> Art:
    if isinstance(mark.place, places.RoadPlace):
        solid = piece_art.road_art(layout.plank(mark.place.number), mark.colour)
    else:
        corner, is_city = mark.place.number, mark.piece is Build.CITY
        at, is_fort = layout.corners[corner], corner in layout.board.fort_corners
        solid = piece_art.building_art(at, mark.colour, is_city=is_city, is_fort=is_fort)
    ghost = partial(paint_faded, bounds=solid.bounds, opacity=0.62, paint=solid.paint)
    return Art(solid.bounds, depths.GHOSTS, ghost)


def _gain_art(mark: marks.GainMark, layout: MapLayout) -> Art:
    rect = centred(layout.lands[mark.hex] + QPointF(*_APART) * mark.place, *_CARD)
    card = partial(paint_goods_card, rect=rect, good=mark.good)
    return Art(rect.adjusted(-2, -2, 2, 2), depths.GAINS, card)


def _glow_art(place: places.Place, layout: MapLayout) -> Art:
    match place:
        case places.CornerPlace(corner):
            rect = centred(layout.corners[corner], piece_art.RING, piece_art.RING)
            bounds = rect.adjusted(-GLOW, -GLOW, GLOW, GLOW)
            return Art(bounds, depths.LAST, partial(paint_glow, rect=rect))
        case places.SectionPlace(sector):
            lit = partial(light.paint_lit_section, line=layout.sections[sector])
            return Art(piece_art.section_bounds(layout, sector), depths.LIT_SECTION, lit)
        case places.ArrowPlace(number):
            plate = partial(light.paint_lit_plate, at=layout.plate(number))
            return Art(centred(layout.plate(number), 52, 52), depths.PLATES - 1, plate)
        case places.RoadPlace(road):
            line = layout.plank(road)
            bounds = light.bar_bounds(line).adjusted(-6, -6, 6, 6)
            return Art(bounds, depths.LAST, partial(light.paint_lit_bar, line=line))
        case _:
            return _outline_art(place, layout, depths.YIELD)


def _outline_art(place: places.Place, layout: MapLayout, depth: float) -> Art:
    area = outline_of(place, layout)
    bounds = area.boundingRect().adjusted(-5, -5, 5, 5)
    if isinstance(place, places.GroundPlace | places.HomePlace):
        depth = depths.STEPPE_OFFERS
    return Art(bounds, depth, partial(paint_outline, area=area))


def _around_ground(ground: Ground, layout: MapLayout) -> QPainterPath:
    """Return the outline of a gathering ground, around its numeral and its plates."""
    at, side = layout.grounds[ground], 2 * (PLATE + _CLEAR)
    area = hex_path(at, EDGE - 3) | box(centred(at + layout.to_numeral, EDGE, _ABOVE), _ROUND)
    for number, (one, _) in layout.board.arrow_of.items():
        if one == ground:
            area |= box(centred(layout.plate(number), side, side), _ROUND)
    return area & box(layout.frame.silk, _ROUND)
