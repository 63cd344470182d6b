"""A View turned into the figures on the map, without painting.

A *figure* has all values that determine the looks of one thing on the map, and its *key* identifies
the thing over time (`ui.scene.layer`). Permanent things, such as land and names, are figures too:
in another language only their words differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.texts import name_in
from changcheng_qt.i18n.languages import current_language
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules import geography
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral
from changcheng_qt.titles.riders.rules.places import AssaultPlace, GroundPlace, HexPlace
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.layout import QUEUE_SHOWN, SILK_PIECES
from changcheng_qt.titles.riders.table.scene.marks import place_key
from changcheng_qt.titles.riders.table.scene.touched import LastMove, Rimmed
from changcheng_qt.titles.riders.words.descriptions import breaks_in, is_in_danger
from changcheng_qt.titles.riders.words.places import short_pass_name
from changcheng_qt.ui.scene.layer import Key

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SilkFigure:
    """A piece of the silk with sea and steppe, and its mount."""

    piece: int


@dataclass(frozen=True, slots=True)
class LandFigure:
    """A land hex with its number, weak where riders have entered."""

    hex: geography.Hex
    terrain: geography.Terrain
    number: int | None
    is_blocked: bool


@dataclass(frozen=True, slots=True)
class HarbourFigure:
    """A harbour, closed under the pirate."""

    harbour: int
    good: Good | None
    is_closed: bool


@dataclass(frozen=True, slots=True)
class WallFigure:
    """The wall with its sockets, and the signs of all ways."""


@dataclass(frozen=True, slots=True)
class TowerFigure:
    """A tower in a seat's colour; None for the crown."""

    sector: geography.Sector
    place: int
    colour: str | None


@dataclass(frozen=True, slots=True)
class PassFigure:
    """The short name of a pass on its assault ground, in one size with those of all passes."""

    sector: geography.Sector
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroundFigure:
    """The numeral and name of a gathering ground, and how many riders it has beyond those shown."""

    ground: geography.Ground
    numeral: str
    name: str
    more: int


@dataclass(frozen=True, slots=True)
class PlateFigure:
    """The plate of an assault number; in danger if the number would break in now."""

    number: int
    is_danger: bool


@dataclass(frozen=True, slots=True)
class RiderFigure:
    """A rider that waits on an assault ground, has gathered, or has entered a land hex: its place
    among the riders there; in danger if the next one breaks in.
    """

    where: AssaultPlace | GroundPlace | HexPlace
    place: int
    of: int
    numeral: Numeral
    is_danger: bool


@dataclass(frozen=True, slots=True)
class HomeFigure:
    """The tents of the riders, with the number in the bag; without words where names are large."""

    words: str
    number: str


@dataclass(frozen=True, slots=True)
class PirateFigure:
    """The pirate on its sea hex."""

    sea: geography.Sea


@dataclass(frozen=True, slots=True)
class RoadFigure:
    """A road, by its seat's colour."""

    road: geography.Road
    colour: str


@dataclass(frozen=True, slots=True)
class BuildingFigure:
    """A settlement or a city, as a border fort on its site, by its seat's colour."""

    corner: geography.Corner
    colour: str
    is_city: bool
    is_fort: bool


@dataclass(frozen=True, slots=True)
class SupplyFigure:
    """A good of the supply on the quay."""

    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class StackFigure:
    """The edicts that are left, on the quay: at the end of the title of the supply, or as a number
    with a label.
    """

    count: int
    title: str
    words: str
    label: str


@dataclass(frozen=True, slots=True)
class LastFigure:
    """The rim around a place of the last move."""

    place: Rimmed


LandFigures: TypeAlias = (
    SilkFigure | LandFigure | HarbourFigure | WallFigure | PassFigure | GroundFigure | HomeFigure
)
PieceFigures: TypeAlias = (
    TowerFigure
    | PlateFigure
    | RiderFigure
    | PirateFigure
    | RoadFigure
    | BuildingFigure
    | LastFigure
)
Figure: TypeAlias = LandFigures | PieceFigures | SupplyFigure | StackFigure


def project(view: View, last: LastMove) -> dict[Key, Figure]:
    """Return the figures of a position, with the rims of its last move."""
    parts = _land, _wall, _steppe, _riders, _pieces, _quay
    return {
        **{("silk", piece, 0): SilkFigure(piece) for piece in range(SILK_PIECES)},
        **dict(chain.from_iterable(figures_of(view) for figures_of in parts)),
        **{place_key("last", place): LastFigure(place) for place in last.touched},
    }


def _land(view: View) -> Iterator[tuple[Key, Figure]]:
    board = view.board
    for number, land in enumerate(board.lands):
        is_blocked = bool(view.entered[number])
        yield ("land", number, 0), LandFigure(number, land.terrain, land.number, is_blocked)
    for number, harbour in enumerate(board.harbours):
        is_closed = harbour.sea == view.pirate
        yield ("harbour", number, 0), HarbourFigure(number, harbour.trades, is_closed)


def _wall(view: View) -> Iterator[tuple[Key, Figure]]:
    yield ("wall", 0, 0), WallFigure()
    for sector, prince in enumerate(view.princes):
        if prince is None:
            continue
        colour = view.colours[prince].value if prince >= 0 else None
        for place in range(view.levels[sector]):
            yield ("tower", sector, place), TowerFigure(sector, place, colour)


def _steppe(view: View) -> Iterator[tuple[Key, Figure]]:
    board, language = view.board, current_language()
    names = tuple(short_pass_name(board, sector) for sector in range(len(board.sectors)))
    for sector in range(len(names)):
        yield ("pass", sector, 0), PassFigure(sector, names)
    for number, ground in enumerate(board.grounds):
        name, more = name_in(ground.names, language), len(view.gathered[number]) - QUEUE_SHOWN
        figure = GroundFigure(number, ground.numeral.word, name, max(0, more))
        yield ("ground", number, 0), figure
    for number in board.arrow_of:
        yield ("plate", number, 0), PlateFigure(number, breaks_in(view, number))
    in_bag = f"×{sum(view.bag)}"
    words = fill(translate("RidersBoard", "Home {number}", "riders in the bag"), number=in_bag)
    yield ("home", 0, 0), HomeFigure(words, in_bag)


def _riders(view: View) -> Iterator[tuple[Key, Figure]]:
    grounds = ((AssaultPlace, view.waiting), (GroundPlace, view.gathered), (HexPlace, view.entered))
    for kind, queues in grounds:
        for number, riders in enumerate(queues):
            danger = kind is AssaultPlace and is_in_danger(view, number)
            shown = riders[:QUEUE_SHOWN] if kind is GroundPlace else riders
            for place, numeral in enumerate(shown):
                figure = RiderFigure(kind(number), place, len(riders), numeral, danger)
                yield (f"rider {kind.__name__}", number, place), figure


def _pieces(view: View) -> Iterator[tuple[Key, Figure]]:
    colours, forts = [colour.value for colour in view.colours], view.board.fort_corners
    for road, owner in enumerate(view.roads):
        if owner is not None:
            yield ("road", road, 0), RoadFigure(road, colours[owner])
    for corner, built in enumerate(view.buildings):
        if built is not None:
            figure = BuildingFigure(corner, colours[built.seat], built.is_city, corner in forts)
            yield ("building", corner, 0), figure
    yield ("pirate", 0, 0), PirateFigure(view.pirate)


def _quay(view: View) -> Iterator[tuple[Key, Figure]]:
    for good in Good:
        yield ("supply", good, 0), SupplyFigure(good, view.supply[good])
    title = translate("RidersBoard", "Supply")
    words = translate("RidersBoard", "%n edict(s) left", "", view.stack)
    label = translate("RidersBoard", "edicts", "below their number")
    yield ("stack", 0, 0), StackFigure(view.stack, title, words, label)
