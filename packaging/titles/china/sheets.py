"""China as it is painted, without a window around it: both sides of the map in the middle of a
game, with everything that can be marked, and a sheet of its pieces, emblems and cards.

A sheet is a screen of the gallery like any other, but it has no golden picture: it is there to
judge the art by eye, in every theme, language, size and scale.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt import assets
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.china.entry import MapBox
from changcheng_qt.titles.china.rules.commands import SwapCard
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour
from changcheng_qt.titles.china.rules.setup import Options, SetupChoices, Side, draw_setup
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.layout import COURT_RADIUS, SEAL_RADIUS, TOWN_RADIUS
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.painting import cards, pieces, places
from changcheng_qt.titles.china.table.scene import marks
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.table.scene.touched import LastMove
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import centred
from changcheng_qt.ui.looks.theme import DARK, HIGH_CONTRAST, LIGHT, SIX_SEATS, Palette
from changcheng_qt.ui.painting import houses, light
from changcheng_qt.ui.scene.layer import Looks
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.stage import Screens, Stage

PLIES: Final = 130
"""The number of steps of a game before the position that is shown."""
OFFERED: Final = 6
_PALETTES: Final[Mapping[str, Palette]] = MappingProxyType(
    {"light": LIGHT, "dark": DARK, "high contrast": HIGH_CONTRAST}
)
_NAMES: Final = (("Wei", "Shu"), ("Zhao", "Lu"), ("Qi", "Qin"), ("Yan", "Yue"), ("Chu",))


@dataclass(frozen=True, slots=True)
class Wanted:
    """A side of the map, and how many seats play on it."""

    side: Side
    seats: int


class Sheet(QWidget):
    """A widget that shows the painting of a function."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None], palette: Palette) -> None:
        """Take the function to paint, and the colour of the table below it."""
        super().__init__()
        self._paint = paint
        self._table = palette.colour("table")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(self.rect(), self._table)
            self._paint(painter, QRectF(self.rect()))


def map_sheet(wanted: Wanted, stage: Stage) -> QWidget:
    """Return the map in mid-game, with something offered, pointed at, lit and held."""
    looks = _prepare(stage)
    scene = MapScene(_position(wanted), looks)
    scene.show_position(scene.view, LastMove(frozenset({TownPlace(_towns(scene.view, 0)[-1])})))
    scene.show_marks(_marks(scene.view))
    return Sheet(lambda painter, room: scene.render(painter, room, scene.room), looks.palette)


def piece_sheet(stage: Stage) -> QWidget:
    """Return every piece of every seat, and all other painted parts of the game."""
    looks = _prepare(stage)
    return Sheet(partial(_paint_pieces, script=looks.script), looks.palette)


def _prepare(stage: Stage) -> Looks:
    for font in assets.font_files():
        QFontDatabase.addApplicationFont(str(font))
    QLocale.setDefault(QLocale(stage.language))
    return Looks(_PALETTES.get(stage.theme, LIGHT), Script.of(stage.language), 1.2)


def _position(wanted: Wanted) -> View:
    """Return a position of a game that is played at random from a fixed seed."""
    chance = Random(8)
    colours = tuple(SeatColour)[: wanted.seats]
    choices = SetupChoices(colours, 0, wanted.side, Options(fortifications=True))
    setup = draw_setup(choices, MapBox.opened(None).boards, chance)
    match = Match(CHINA, setup, [Player(colour.value) for colour in colours])
    while match.to_act is not None and len(match.steps) < PLIES:
        legal = list(match.legal(match.to_act))
        placing = [command for command in legal if not isinstance(command, SwapCard)]
        match.submit(chance.choice(placing or legal))
    view: View = MatchBridge(match).view
    return view


def _towns(view: View, seat: int | None) -> list[int]:
    """Return the towns with a house of a seat, or without one."""
    return [space for space, owner in enumerate(view.houses) if owner == seat]


def _marks(view: View) -> dict[tuple[str, int, int], marks.Mark]:
    free = _towns(view, None)
    offered = [TownPlace(space) for space in free[:OFFERED]]
    ghost, colour = TownPlace(free[OFFERED]), view.colours[0].value
    spoken = (RegionPlace(6), AlliancePlace(3), TownPlace(_towns(view, 1)[0]))
    lit = marks.LitRoadMark(0, view.colours[0].value)
    return {
        **dict(marks.offer_marks((*offered, CourtPlace(7)), offered[2])),
        **dict(marks.spoken_marks(spoken)),
        ("ghost", 0, 0): marks.GhostMark(ghost, marks.Piece.HOUSE, colour),
        ("lit road", 0, 0): lit,
    }


def _paint_pieces(painter: QPainter, room: QRectF, script: Script) -> None:
    painter.scale(room.width() / 1280, room.width() / 1280)
    for row, name in enumerate(SeatColour):
        colours, y = SIX_SEATS[name.value], 70.0 + 92 * row
        houses.paint_house(painter, QPointF(60, y), colours)
        _paint_fortified(painter, QPointF(130, y), row)
        pieces.paint_emissary(painter, QPointF(200, y + 10), colours)
        pieces.paint_emissary(painter, QPointF(260, y + 10), colours, 1 + row)
        places.paint_lit_road(painter, QLineF(310, y, 400, y), colours)
    for row, colour in enumerate(Colour):
        y = 70.0 + 92 * row
        ground = centred(QPointF(450, y), 2 * TOWN_RADIUS, 2 * TOWN_RADIUS)
        places.paint_ground(painter, ground, colour)
        court = centred(QPointF(530, y), 2 * COURT_RADIUS, 2 * COURT_RADIUS)
        places.paint_court(painter, court, colour)
        card = QRectF(600 + 132 * row, 40, 116, 116 * cards.HEIGHT)
        cards.paint_card(painter, card, colour, _NAMES[colour], Fonts(script))
        cards.paint_small_card(painter, QRectF(600 + 30 * row, 560, 20, 28), colour)
    _paint_marks(painter)


def _paint_fortified(painter: QPainter, foot: QPointF, row: int) -> None:
    """Paint a fortification with a house on it; the first one stands empty."""
    pieces.paint_far_wall(painter, foot)
    if row:
        houses.paint_house(painter, foot, SIX_SEATS[list(SeatColour)[row].value])
    pieces.paint_near_wall(painter, foot)


def _paint_marks(painter: QPainter) -> None:
    size = QRectF(0, 0, 116, 116 * cards.HEIGHT)
    for column, count in enumerate((0, 1, 2, 30)):
        cards.paint_pile(painter, size.translated(600 + 140 * column, 240), count)
    cards.paint_link(painter, QRectF(1170, 290, 60, 30))
    for number in (1, 8, 15):
        at = QPointF(590 + 5 * number, 480)
        places.paint_seal(painter, at, SEAL_RADIUS, number)
    places.paint_lit_seal(painter, QPointF(740, 480), SEAL_RADIUS)
    places.paint_seal(painter, QPointF(740, 480), SEAL_RADIUS, 4)
    places.paint_scored(painter, QPointF(800, 480))
    places.paint_road(painter, QLineF(840, 480, 930, 480))
    ground = centred(QPointF(980, 480), 2 * TOWN_RADIUS, 2 * TOWN_RADIUS)
    for step, (is_strong, colour) in enumerate(((False, Colour.RED), (True, Colour.PURPLE))):
        rect = ground.translated(60.0 * step, 0)
        places.paint_ground(painter, rect, colour)
        light.paint_offer(painter, rect, strong=is_strong)
    last = ground.translated(120, 0)
    light.paint_last(painter, last)
    houses.paint_house(painter, last.center(), SIX_SEATS["green"])


SHEETS: Final[Screens] = MappingProxyType(
    {
        "china_map_a": partial(map_sheet, Wanted(Side.A, 4)),
        "china_map_b": partial(map_sheet, Wanted(Side.B, 5)),
        "china_pieces": piece_sheet,
    }
)
