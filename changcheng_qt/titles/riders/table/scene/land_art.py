"""The art of land, wall and steppe: everything that stays where it is."""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import chain
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.frame import Room
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.painting import goods, land, numbers, riders, silk, wall
from changcheng_qt.titles.riders.table.scene import depths, projection
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import centred, distance, paint_faded, united
from changcheng_qt.ui.looks.theme import Palette
from changcheng_qt.ui.painting.lettering import name_bounds, paint_name, width_of
from changcheng_qt.ui.scene.layer import Art, Looks

NAME = 14.0
"""The size of names on the steppe, in units."""
_PASS_ROOM = 1.1 * hexes.EDGE
"""The width for the name of a pass between the plates of two numbers."""
PEAKS, SHIPS = 3, 9
"""The seeds of the places of mountains and ships."""
_NEAR = 1.6 * hexes.EDGE
"""How far beyond a piece of the silk something on it begins at most."""
_laid_out = lru_cache(maxsize=1)(MapLayout)


def land_art(figure: projection.LandFigures, layout: MapLayout, looks: Looks) -> Art:
    """Return the looks of land, wall or steppe."""
    match figure:
        case projection.SilkFigure(piece):
            rect = layout.silk_piece(piece)
            ground = partial(_paint_ground, rect=rect, board=layout.board, room=layout.room)
            return Art(rect, depths.SILK, partial(ground, palette=looks.palette))
        case projection.LandFigure():
            return _hex_art(figure, layout)
        case projection.HarbourFigure(number, good, is_closed):
            at, piers = layout.harbour(number), layout.piers(number)
            growth = layout.sign_growth
            bounds = goods.harbour_bounds(at, piers, growth)
            paint = partial(goods.paint_harbour, is_closed=is_closed, growth=growth)
            return Art(bounds, depths.HARBOUR, partial(paint, at=at, piers=piers, good=good))
        case projection.WallFigure():
            return _wall_art(layout)
        case projection.PassFigure() | projection.GroundFigure() | projection.HomeFigure():
            return _together(*steppe_arts(figure, layout, looks))


def _hex_art(figure: projection.LandFigure, layout: MapLayout) -> Art:
    at = layout.lands[figure.hex]

    def paint(painter: QPainter) -> None:
        land.paint_land(painter, at, figure.terrain, figure.hex)
        if figure.number is None:
            return
        token = partial(numbers.paint_token, at=at, number=figure.number)
        if figure.is_blocked:
            paint_faded(painter, numbers.TOKEN_BOUNDS.translated(at), numbers.BLOCKED, token)
        else:
            token(painter)

    return Art(land.BOUNDS.translated(at), depths.LAND, paint)


def _wall_art(layout: MapLayout) -> Art:
    line = tuple(chain.from_iterable(layout.sections))
    sectors = range(len(layout.board.sectors))
    chevrons = tuple(at for sector in sectors for at in layout.chevrons(sector))
    borders = tuple(section[end] for section in layout.sections for end in (0, -1))
    sockets = tuple(chain.from_iterable(layout.sockets))
    bounds = united(centred(at, 28, 28) for at in (*line, *chevrons))

    def paint(painter: QPainter) -> None:
        wall.paint_wall(painter, line)
        for at in borders:
            wall.paint_border(painter, at)
        for at in sockets:
            wall.paint_socket(painter, at)
        for at in chevrons:
            wall.paint_chevron(painter, at)

    return Art(bounds, depths.WALL, paint)


def steppe_arts(
    figure: projection.PassFigure | projection.GroundFigure | projection.HomeFigure,
    layout: MapLayout,
    looks: Looks,
) -> Sequence[Art]:
    """Return the looks of the signs of a figure, one by one."""
    fonts = Fonts(looks.script)
    match figure:
        case projection.PassFigure(sector, names):
            size = NAME * looks.lettering
            widest = max(width_of(fonts.title(size), name) for name in names)
            size *= min(1.0, _PASS_ROOM / widest)
            at = layout.assaults[sector] + layout.to_pass_name
            return [_text_art(names[sector], at, fonts.title(size))]
        case projection.HomeFigure(words, number):
            tents, font = layout.home, fonts.text(NAME * looks.lettering, bold=True)
            shown = words if looks.lettering == 1.0 else number
            home = Art(silk.HOME_BOUNDS.translated(tents), 0, partial(silk.paint_home, at=tents))
            return [home, _text_art(shown, tents + layout.to_bag, font)]
        case projection.GroundFigure(ground, numeral, name, more):
            italic = fonts.title(NAME * looks.lettering, italic=True)
            at, numerals = layout.grounds[ground], Fonts(Script.LATIN).title(21.0)
            arts = [
                _text_art(numeral, at + layout.to_numeral, numerals),
                _text_art(name, at + layout.to_ground_name, italic),
            ]
            if more:
                rest, size = at + layout.to_more, 13.0 * looks.lettering
                count = partial(riders.paint_more, at=rest, text=f"+{more}", size=size)
                arts.append(Art(centred(rest, 30, 24), 0, count))
            return arts


def _text_art(text: str, at: QPointF, font: QFont) -> Art:
    paint = partial(paint_name, text=text, font=font, at=at)
    return Art(name_bounds(text, font, at), depths.NAMES, paint)


def _together(*arts: Art) -> Art:
    def paint(painter: QPainter) -> None:
        for art in arts:
            art.paint(painter)

    return Art(united(art.bounds for art in arts), depths.NAMES, paint)


def _paint_ground(
    painter: QPainter, rect: QRectF, board: Board, room: Room, palette: Palette
) -> None:
    """Paint a piece of the silk, with the hexes of the steppe and the places of riders there."""
    layout = _laid_out(board, room)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    silk.paint_silk(painter, _plan(layout, rect), palette)
    painter.setClipRect(layout.frame.silk, Qt.ClipOperation.IntersectClip)
    for number, at in enumerate(board.steppe):
        seed = 0 if at == board.home else number + 1
        silk.paint_steppe_hex(painter, hexes.middle(at), is_gathering=False, seed=seed)
    for middle in layout.grounds:
        silk.paint_steppe_hex(painter, middle, is_gathering=True, seed=0)
    for sector, middle in enumerate(layout.assaults):
        silk.paint_steppe_hex(painter, middle, is_gathering=False, seed=0)
        for place in layout.waiting(sector):
            riders.paint_place(painter, place)
    painter.restore()


def _plan(layout: MapLayout, rect: QRectF) -> silk.SilkPlan:
    """Return the paintings on a piece of the silk."""
    board, room = layout.board, layout.frame.silk
    west = min(at.x() for at in layout.lands)
    first = [at for at in layout.lands if at.x() == west]
    foot = max(at.y() for at in first) + hexes.HALF_HIGH
    east = max(hexes.middle(at).x() for at in board.steppe)
    top = room.top() - 4
    steppe_line = (
        QPointF(room.left() - 4, top),
        QPointF(east + 0.45 * hexes.EDGE, top),
        QPointF(east + hexes.EDGE, 0),
        QPointF(east + hexes.EDGE / 2, hexes.HALF_HIGH),
        QPointF(east - hexes.EDGE / 2, 2 * hexes.HALF_HIGH),
        QPointF(west + hexes.EDGE / 2, 2 * hexes.HALF_HIGH),
        QPointF(west, foot - 6),
        QPointF(west - 0.7 * hexes.EDGE, foot + 4),
        QPointF(room.left() - 4, foot + 16),
    )
    near = rect.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
    lands, seas, ships, peaks = (
        tuple(filter(near.contains, spots))
        for spots in (layout.lands, layout.seas, _ships(layout), _peaks(room, west, foot))
    )
    return silk.SilkPlan(room, lands, seas, steppe_line, ships, peaks)


def _peaks(silk: QRectF, west: float, foot: float) -> tuple[QPointF, ...]:
    """Return the places of the mountains in the west, beyond the map."""
    rng, room = Random(PEAKS), max(0.0, west - hexes.EDGE - silk.left())
    down = range(round(2.2 * hexes.EDGE), round(foot - 10), 26)
    return tuple(
        QPointF(west - hexes.EDGE + 6 - rng.uniform(0.1, 1) * (room + 6), y + rng.uniform(-6, 6))
        for y in down
    )


@lru_cache(maxsize=1)
def _ships(layout: MapLayout) -> tuple[QPointF, ...]:
    """Return the places of a few ships on open sea; cached: each piece of the silk needs them."""
    silk, taken = layout.frame.silk, list(hexes.around(layout.board))
    quay, rng = layout.frame.quay.adjusted(-26, -24, 26, 24), Random(SHIPS)
    found: list[QPointF] = []
    room = silk.adjusted(24, 30, -24, -24)
    for _ in range(120):
        x, y = rng.uniform(room.left(), room.right()), rng.uniform(room.top(), room.bottom())
        spot = QPointF(x, y)
        clear = min(distance(spot - at) for at in taken) > 1.25 * hexes.EDGE
        alone = all(distance(spot - ship) > 2.6 * hexes.EDGE for ship in found)
        if clear and alone and not quay.contains(spot) and spot.y() > 2 * hexes.HALF_HIGH:
            found.append(spot)
    return tuple(found[:4])
