"""The looks of figures and marks on the map: their art, and the keys of its pictures.

Pieces stand above roads and grounds, those farther south before those behind them. Names scale with
the map, but do not shrink below a legible size (`Looks.lettering`).
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from changcheng_qt.titles.china.table.geometry.layout import (
    COURT_RADIUS,
    LETTERS,
    SEAL_RADIUS,
    MapLayout,
)
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, TownPlace
from changcheng_qt.titles.china.table.painting import pieces, places
from changcheng_qt.titles.china.table.painting.silk_map import SilkMap
from changcheng_qt.titles.china.table.scene import marks, projection
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import paint_faded
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.painting import houses, lettering, light
from changcheng_qt.ui.scene.layer import Art, KeptArt, Looks

AnyFigure: TypeAlias = projection.Figure | marks.Mark

TOWN_NAME: Final = 17.0
LAND_NAME: Final = 31.0
"""The size of large names, in units."""
LARGEST_NAMES: Final = 2.0
"""The largest factor for names of towns that do not cover each other, moved as far as they need."""
_GHOST: Final = 0.62
_GROWN: Final = 3.0
_LAST_GROWN: Final = 6.0
_CROWDED: Final = 4
"""The number of figures in a court from which they are painted smaller."""
_SMALLER: Final = 0.88
_LAND_GROWTH: Final = 0.35
"""The share of the growth of small names that applies to the large names of regions."""
_SIGN_SHARE: Final = 0.82
"""The size of the Chinese sign next to a region's name."""
_STAMP: Final = 16.0
"""How far the stamp of a scored region reaches beyond its name."""
_SIGN_INK: Final = "#7A5B34"
_RIM: Final = 0.72 * COURT_RADIUS
"""How far south and east of the middle of a court its rim is."""
_BELOW_FEET: Final = 10.0
"""How far below its place in the court the feet of an emissary are."""

_MAP: Final = -100.0
_OUTLINE: Final = -50.0
_ROADS: Final = -40.0
_LIT: Final = -30.0
_GROUND: Final = -20.0
_LAST: Final = -15.0
_SEALS: Final = -10.0
_PIECES: Final = 0.0
"""The depth of a piece in the north of the map; each piece adds how far south it is."""
_TOTALS: Final = 1800.0
_OFFERS: Final = 1900.0
_NAMES: Final = 2000.0
_GHOSTS: Final = 2200.0
_CARRIED: Final = 3000.0


@dataclass(frozen=True, slots=True)
class MapSetting(KeptArt[AnyFigure]):
    """The geometry and the looks common to all figures of a scene."""

    layout: MapLayout
    looks: Looks
    silk: SilkMap = field(default_factory=SilkMap, repr=False, compare=False)

    def made_art(self, figure: AnyFigure) -> Art:
        return _made_art(figure, self)

    def sprite_key(self, figure: AnyFigure) -> Hashable:
        """Return everything that the picture of a figure depends on."""
        match figure:
            case projection.MapFigure():
                return (figure, self.looks.palette.name)
            case projection.TownNameFigure() | projection.LandNameFigure():
                return (figure, self.looks.script, self.looks.lettering)
            case projection.EmissaryFigure() | projection.SentFigure():
                return (figure, self.looks.lettering)
            case _:
                return figure

    def rect_of(self, place: TownPlace | CourtPlace) -> QRectF:
        """Return the ground of a town or the medallion of a court."""
        match place:
            case TownPlace(space):
                return self.layout.ground(space)
            case CourtPlace(region):
                return self.layout.court_rect(region)


@lru_cache(maxsize=16)
def _places_of(layout: MapLayout, looks: Looks, names: projection.MapNames) -> tuple[QPointF, ...]:
    """Return how far regions' names move, then the middles of those of towns; it takes 10 ms."""
    setting = MapSetting(layout, looks)
    font = _town_font(setting)
    widths = [lettering.width_of(font, name) for name in names.towns]
    lands = [
        _land_letters(projection.LandNameFigure(region, names, scored=True), setting)
        for region in range(len(names.lands))
    ]
    middles = layout.names_apart(widths, font.pixelSize(), lands)
    moved = (at - land.center() for at, land in zip(middles, lands, strict=False))
    return (*moved, *middles[len(lands) :])


def _made_art(figure: AnyFigure, setting: MapSetting) -> Art:
    if isinstance(figure, marks.Mark):
        return _mark_art(figure, setting)
    match figure:
        case (
            projection.HouseFigure()
            | projection.WallFigure()
            | projection.EmissaryFigure()
            | projection.SentFigure()
            | projection.LastFigure()
        ):
            return _piece_art(figure, setting)
        case projection.TownNameFigure() | projection.LandNameFigure():
            return _name_art(figure, setting)
        case _:
            return _land_art(figure, setting)


def _land_art(
    figure: projection.MapFigure
    | projection.RoadFigure
    | projection.GroundFigure
    | projection.CourtFigure
    | projection.SealFigure,
    setting: MapSetting,
) -> Art:
    layout = setting.layout
    match figure:
        case projection.MapFigure(number):
            rect, palette = layout.silk_piece(number), setting.looks.palette

            def silk(painter: QPainter) -> None:
                setting.silk.paint(painter, number, rect, layout.scene_rect, palette)

            return Art(rect, _MAP, silk)
        case projection.RoadFigure(road):
            line = layout.road(road)
            return Art(_along(line), _ROADS, partial(places.paint_road, line=line))
        case projection.GroundFigure(space, colour):
            rect = layout.ground(space)
            ground = partial(places.paint_ground, rect=rect, colour=colour)
            return Art(_grown(rect, _GROWN), _GROUND, ground)
        case projection.CourtFigure(region, colour):
            rect = layout.court_rect(region)
            court = partial(places.paint_court, rect=rect, colour=colour)
            return Art(_grown(rect, _GROWN + 1), _GROUND, court)
        case projection.SealFigure(alliance):
            at = layout.seal(alliance)
            seal = partial(places.paint_seal, centre=at, radius=SEAL_RADIUS, number=alliance + 1)
            return Art(places.seal_bounds(at, SEAL_RADIUS), _SEALS, seal)


def _piece_art(
    figure: projection.HouseFigure
    | projection.WallFigure
    | projection.EmissaryFigure
    | projection.SentFigure
    | projection.LastFigure,
    setting: MapSetting,
) -> Art:
    layout = setting.layout
    match figure:
        case projection.HouseFigure(space, colour):
            foot = layout.town(space)
            house = partial(houses.paint_house, foot=foot, colours=SIX_SEATS[colour])
            return Art(houses.house_bounds(foot), _PIECES + foot.y(), house)
        case projection.WallFigure(space, is_near):
            foot = layout.town(space)
            paint = pieces.paint_near_wall if is_near else pieces.paint_far_wall
            depth = _PIECES + foot.y() + (0.2 if is_near else -0.2)
            return Art(pieces.fortification_bounds(foot), depth, partial(paint, foot=foot))
        case projection.EmissaryFigure():
            return _emissary_art(figure, setting)
        case projection.SentFigure(region, count):
            at = layout.court(region) + QPointF(_RIM, _RIM)
            size = min(setting.looks.lettering, pieces.MOST_LETTERING)
            sent = partial(pieces.paint_total, centre=at, count=count, size=size)
            return Art(pieces.count_bounds(at, size), _TOTALS, sent)
        case projection.LastFigure(place):
            rect = setting.rect_of(place)
            last = partial(light.paint_last, rect=rect)
            return Art(_grown(rect, _LAST_GROWN), _LAST, last)


def _emissary_art(figure: projection.EmissaryFigure, setting: MapSetting) -> Art:
    standing = setting.layout.standing(figure.region, figure.of)[figure.place]
    foot = standing + QPointF(0, _BELOW_FEET)
    scale = _SMALLER if figure.of >= _CROWDED else 1.0

    def paint(painter: QPainter) -> None:
        painter.translate(foot)
        painter.scale(scale, scale)
        colours, lettering = SIX_SEATS[figure.colour], setting.looks.lettering / scale
        pieces.paint_emissary(painter, QPointF(0, 0), colours, figure.count, lettering)

    bounds = pieces.emissary_bounds(foot)
    return Art(bounds, _PIECES + setting.layout.court(figure.region).y() + foot.y() / 1000, paint)


def _name_art(
    figure: projection.TownNameFigure | projection.LandNameFigure, setting: MapSetting
) -> Art:
    spots = _places_of(setting.layout, setting.looks, figure.names)
    if isinstance(figure, projection.TownNameFigure):
        at = spots[len(figure.names.lands) + figure.space]
        return _text_art(figure.name, _town_font(setting), at)
    plain = _land_name_art(figure, setting, spots[figure.region])
    if not figure.scored:
        return plain
    stamp = QPointF(plain.bounds.right() + 8, plain.bounds.center().y())

    def paint(painter: QPainter) -> None:
        plain.paint(painter)
        places.paint_scored(painter, stamp)

    return Art(plain.bounds.adjusted(0, -4, 22, 4), _NAMES, paint)


def _land_name_art(figure: projection.LandNameFigure, setting: MapSetting, moved: QPointF) -> Art:
    """Return the name of a region, with the Chinese sign next to it if the name is not in
    Chinese.
    """
    font, at = _land_font(setting), setting.layout.chart.lands[figure.region].label + moved
    words = figure.names.lands[figure.region]
    if words[0] == words[1]:
        return _text_art(words[0], font, at)
    sign_font = Fonts(Script.TRADITIONAL).title(font.pixelSize() * _SIGN_SHARE)
    wide = (lettering.width_of(font, words[0]), lettering.width_of(sign_font, words[1]))
    left = at.x() - (sum(wide) + font.pixelSize() * 0.26) / 2
    name = _text_art(words[0], font, QPointF(left + wide[0] / 2, at.y()))
    middle = QPointF(left + sum(wide) + font.pixelSize() * 0.26 - wide[1] / 2, at.y())
    sign = _text_art(words[1], sign_font, middle, _SIGN_INK)

    def paint(painter: QPainter) -> None:
        name.paint(painter)
        sign.paint(painter)

    return Art(name.bounds.united(sign.bounds), _NAMES, paint)


def _land_letters(figure: projection.LandNameFigure, setting: MapSetting) -> QRectF:
    """Return the area of a region's name in the chart, without its light edge, with its stamp."""
    size = _land_font(setting).pixelSize()
    bounds = _land_name_art(figure, setting, QPointF()).bounds
    edge = (bounds.height() - LETTERS * size) / 2
    return bounds.adjusted(edge / 2, edge, _STAMP, -edge)


def _town_font(setting: MapSetting) -> QFont:
    looks = setting.looks
    return Fonts(looks.script).title(TOWN_NAME * looks.lettering, italic=True)


def _land_font(setting: MapSetting) -> QFont:
    looks = setting.looks
    return Fonts(looks.script).title(LAND_NAME * (1 + _LAND_GROWTH * (looks.lettering - 1)))


def _text_art(text: str, font: QFont, at: QPointF, colour: str = lettering.NAME_INK) -> Art:
    paint = partial(lettering.paint_name, text=text, font=font, at=at, colour=colour)
    return Art(lettering.name_bounds(text, font, at), _NAMES, paint)


def _mark_art(mark: marks.Mark, setting: MapSetting) -> Art:
    layout = setting.layout
    match mark:
        case marks.OfferMark(place, strong):
            rect = setting.rect_of(place)
            offer = partial(light.paint_offer, rect=rect, strong=strong)
            return Art(_grown(rect, _LAST_GROWN), _OFFERS, offer)
        case marks.GhostMark():
            return _ghost_art(mark, setting)
        case marks.OutlineMark(region):
            land = layout.land_path(region)
            outline = partial(light.paint_outline, area=land)
            return Art(_grown(land.boundingRect(), _GROWN), _OUTLINE, outline)
        case marks.LitRoadMark(road, colour):
            line = layout.road(road)
            lit = partial(places.paint_lit_road, line=line, colours=SIX_SEATS[colour])
            return Art(_along(line), _LIT, lit)
        case marks.LitSealMark(alliance):
            at = layout.seal(alliance)
            lit_seal = partial(places.paint_lit_seal, centre=at, radius=SEAL_RADIUS)
            return Art(places.seal_bounds(at, SEAL_RADIUS), _SEALS - 1, lit_seal)
        case marks.EmperorMark(alliance):
            at = layout.seal(alliance)
            return Art(places.emperor_bounds(at), _GHOSTS, partial(places.paint_emperor, seal=at))
        case marks.GlowMark(place):
            rect = setting.rect_of(place)
            return Art(_grown(rect, light.GLOW), _LAST, partial(light.paint_glow, rect=rect))


def carried_art(piece: marks.Piece, colour: str) -> Art:
    """Return the looks of a piece that is carried, with the middle of its place as the origin."""
    bounds, paint = _piece_at(piece, colour, QPointF(0, 0))
    return Art(bounds, _CARRIED, paint)


def _ghost_art(mark: marks.GhostMark, setting: MapSetting) -> Art:
    bounds, paint_piece = _piece_at(mark.piece, mark.colour, setting.rect_of(mark.place).center())
    paint = partial(paint_faded, bounds=bounds, opacity=_GHOST, paint=paint_piece)
    return Art(bounds, _GHOSTS, paint)


def _piece_at(
    piece: marks.Piece, colour: str, middle: QPointF
) -> tuple[QRectF, Callable[[QPainter], None]]:
    """Return the rectangle of a piece around the middle of its place, and its painter."""
    colours, foot = SIX_SEATS[colour], middle + QPointF(0, _BELOW_FEET)

    def paint_fortification(painter: QPainter) -> None:
        pieces.paint_far_wall(painter, middle)
        pieces.paint_near_wall(painter, middle)

    match piece:
        case marks.Piece.HOUSE:
            house = partial(houses.paint_house, foot=middle, colours=colours)
            return houses.house_bounds(middle), house
        case marks.Piece.EMISSARY:
            emissary = partial(pieces.paint_emissary, foot=foot, colours=colours)
            return pieces.emissary_bounds(foot), emissary
        case marks.Piece.FORTIFICATION:
            return pieces.fortification_bounds(middle), paint_fortification


def _along(line: QLineF) -> QRectF:
    """Return the rectangle of a road, lit or not."""
    return _grown(QRectF(line.p1(), line.p2()).normalized(), _LAST_GROWN)


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by + 2, by + 3)
