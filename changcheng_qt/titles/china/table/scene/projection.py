"""A View turned into the figures on the map, without painting.

A *figure* has all values that determine the looks of one thing on the map, and its *key* identifies
the thing over time (`ui.scene.layer`). Permanent things, such as roads and names, are figures too:
in another language only their words differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from changcheng_qt.i18n.languages import current_language
from changcheng_qt.titles.china.rules.geography import Board, Region, Space
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.layout import SILK_PIECES
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, TownPlace
from changcheng_qt.titles.china.table.scene.touched import LastMove
from changcheng_qt.ui.scene.layer import Key

_SIGNS: Final = "zh_TW"
"""The language of the signs next to names that are not Chinese."""
_MANY: Final = 4
"""The number of emissaries in a court from which it is shown next to them."""


@dataclass(frozen=True, slots=True)
class MapFigure:
    """A piece of the silk map with its mount."""

    piece: int


@dataclass(frozen=True, slots=True)
class RoadFigure:
    """A road between two towns."""

    road: int


@dataclass(frozen=True, slots=True)
class GroundFigure:
    """The ground of a town."""

    space: Space
    colour: Colour


@dataclass(frozen=True, slots=True)
class MapNames:
    """All names on one side of the map, which have to share its room: those of towns; those of
    regions, each with its Chinese sign, the same if the name is in Chinese.
    """

    towns: tuple[str, ...]
    lands: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TownNameFigure:
    """The name of a town, among all names."""

    space: Space
    names: MapNames

    @property
    def name(self) -> str:
        """Return the name."""
        return self.names.towns[self.space]


@dataclass(frozen=True, slots=True)
class LandNameFigure:
    """The name of a region, among all names, and whether its houses have been scored."""

    region: Region
    names: MapNames
    scored: bool


@dataclass(frozen=True, slots=True)
class CourtFigure:
    """The court of a region."""

    region: Region
    colour: Colour


@dataclass(frozen=True, slots=True)
class SealFigure:
    """The seal of an alliance, numbered from 0."""

    alliance: int


@dataclass(frozen=True, slots=True)
class HouseFigure:
    """A house, by its seat's colour."""

    space: Space
    colour: str


@dataclass(frozen=True, slots=True)
class WallFigure:
    """One half of a fortification: the far one behind a house, or the near one before it."""

    space: Space
    is_near: bool


@dataclass(frozen=True, slots=True)
class EmissaryFigure:
    """The emissaries of a seat in a court: how many, and the place of the figure among several."""

    region: Region
    colour: str
    count: int
    place: int
    of: int


@dataclass(frozen=True, slots=True)
class SentFigure:
    """The number of all seats' emissaries in a court, which its limit counts."""

    region: Region
    count: int


@dataclass(frozen=True, slots=True)
class LastFigure:
    """The rim around the town or court of the last placed piece."""

    place: TownPlace | CourtPlace


Figure: TypeAlias = (
    MapFigure
    | RoadFigure
    | GroundFigure
    | TownNameFigure
    | LandNameFigure
    | CourtFigure
    | SealFigure
    | HouseFigure
    | WallFigure
    | EmissaryFigure
    | SentFigure
    | LastFigure
)


def project(view: View, last: LastMove) -> dict[Key, Figure]:
    """Return the figures of a position, with the rim of its last move."""
    return {
        **{("map", piece, 0): MapFigure(piece) for piece in range(SILK_PIECES)},
        **dict(_land(view)),
        **dict(_pieces(view)),
        **dict(_rims(last)),
    }


def names_of(board: Board, language: str) -> MapNames:
    """Return the names on a board in a language."""
    signs = language if language.startswith("zh") else _SIGNS
    return MapNames(
        tuple(town.name(language) for town in board.spaces),
        tuple((land.name(language), land.name(signs)) for land in board.regions),
    )


def _land(view: View) -> Iterator[tuple[Key, Figure]]:
    """Yield the permanent figures of the map."""
    board, names = view.board, names_of(view.board, current_language())
    for road in range(len(board.roads)):
        yield ("road", road, 0), RoadFigure(road)
    for space, town in enumerate(board.spaces):
        yield ("ground", space, 0), GroundFigure(space, board.colour_of(town.region))
        yield ("town name", space, 0), TownNameFigure(space, names)
    for region, land in enumerate(board.regions):
        yield ("court", region, 0), CourtFigure(region, land.colour)
        yield ("land name", region, 0), LandNameFigure(region, names, region in view.scored)
    for alliance in range(len(board.alliances)):
        yield ("seal", alliance, 0), SealFigure(alliance)


def _pieces(view: View) -> Iterator[tuple[Key, Figure]]:
    for space, owner in enumerate(view.houses):
        if owner is not None:
            yield ("house", space, 0), HouseFigure(space, view.colours[owner].value)
    for space in view.fortified:
        yield ("far wall", space, 0), WallFigure(space, is_near=False)
        yield ("near wall", space, 0), WallFigure(space, is_near=True)
    for region, court in enumerate(view.courts):
        present = [seat for seat, count in enumerate(court) if count]
        for place, seat in enumerate(present):
            colour = view.colours[seat].value
            figure = EmissaryFigure(region, colour, court[seat], place, len(present))
            yield ("emissaries", region, seat), figure
        if len(present) > 1 and sum(court) >= _MANY:
            yield ("sent", region, 0), SentFigure(region, sum(court))


def _rims(last: LastMove) -> Iterator[tuple[Key, Figure]]:
    for place in last.places:
        match place:
            case TownPlace(space):
                yield ("last town", space, 0), LastFigure(place)
            case CourtPlace(region):
                yield ("last court", region, 0), LastFigure(place)
            case _:
                pass
