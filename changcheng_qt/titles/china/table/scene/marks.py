"""The marks on the map: offers, the target, and light.

Marks are figures like those of the position. A gold ring means *you may act here*, a ghost shows
the piece that would be placed, a golden outline frames a region.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.titles.china.table.geometry import places
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.scene.mark_fades import FadingKinds


class Piece(Enum):
    """The kinds of pieces of a seat."""

    HOUSE = "house"
    EMISSARY = "emissary"
    FORTIFICATION = "fortification"


@dataclass(frozen=True, slots=True)
class OfferMark:
    """The gold ring of a town or court; `strong` marks the one that keys have reached."""

    place: places.TownPlace | places.CourtPlace
    strong: bool = False


@dataclass(frozen=True, slots=True)
class GhostMark:
    """The ghost of a piece in a town or court."""

    place: places.TownPlace | places.CourtPlace
    piece: Piece
    colour: str


@dataclass(frozen=True, slots=True)
class OutlineMark:
    """The golden outline of a region."""

    region: int


@dataclass(frozen=True, slots=True)
class LitRoadMark:
    """A road that is lit in a seat's colour."""

    road: int
    colour: str


@dataclass(frozen=True, slots=True)
class LitSealMark:
    """The light around the seal of an alliance."""

    alliance: int


@dataclass(frozen=True, slots=True)
class EmperorMark:
    """The Emperor, who stands at the seal of an alliance that is being scored."""

    alliance: int


@dataclass(frozen=True, slots=True)
class GlowMark:
    """The light on a town or court."""

    place: places.TownPlace | places.CourtPlace


Mark: TypeAlias = (
    OfferMark | GhostMark | OutlineMark | LitRoadMark | LitSealMark | EmperorMark | GlowMark
)


def offer_marks(
    offered: Iterable[places.Place], walked: places.Place | None = None
) -> Iterator[tuple[Key, Mark]]:
    """Yield marks for offered places, a stronger one for the place that keys have reached."""
    for place in offered:
        match place:
            case places.TownPlace(space):
                yield ("offer town", space, 0), OfferMark(place, place == walked)
            case places.CourtPlace(region):
                yield ("offer court", region, 0), OfferMark(place, place == walked)
            case _:
                pass


def spoken_marks(spoken: Iterable[places.Place]) -> Iterator[tuple[Key, Mark]]:
    """Yield the light on places that are a target or in a text."""
    for place in spoken:
        match place:
            case places.TownPlace(space):
                yield ("glow town", space, 0), GlowMark(place)
            case places.CourtPlace(region):
                yield ("glow court", region, 0), GlowMark(place)
            case places.RegionPlace(region):
                yield ("outline", region, 0), OutlineMark(region)
            case places.AlliancePlace(alliance):
                yield ("lit seal", alliance, 0), LitSealMark(alliance)
            case places.RoadPlace():
                pass


FADING: Final = FadingKinds(
    coming=(OfferMark, GhostMark, OutlineMark, LitRoadMark, GlowMark),
    moving=(GhostMark,),
    crossing=(OfferMark,),
)
"""The marks that fade in: all that follow the pointer or the keys."""
