"""The marks on the map: offers, the target, and light.

Marks are figures like those of the position. A gold ring means *you may act here*, a ghost shows
the piece that would be placed, a golden outline frames a region.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.titles.china.table.geometry import places
from changcheng_qt.ui.scene import mark_fades
from changcheng_qt.ui.scene.layer import Key

OfferMark = mark_fades.OfferMark
GhostMark = mark_fades.GhostMark
GlowMark = mark_fades.GlowMark
offer_marks = mark_fades.offer_marks


class Piece(Enum):
    """The kinds of pieces of a seat."""

    HOUSE = "house"
    EMISSARY = "emissary"
    FORTIFICATION = "fortification"


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


Mark: TypeAlias = (
    OfferMark | GhostMark | OutlineMark | LitRoadMark | LitSealMark | EmperorMark | GlowMark
)


def spoken_marks(spoken: Iterable[places.Place]) -> Iterator[tuple[Key, Mark]]:
    """Yield the light on places that are a target or in a text."""
    for place in spoken:
        match place:
            case places.TownPlace() | places.CourtPlace():
                yield mark_fades.place_key("glow", place), GlowMark(place)
            case places.RegionPlace(region):
                yield ("outline", region, 0), OutlineMark(region)
            case places.AlliancePlace(alliance):
                yield ("lit seal", alliance, 0), LitSealMark(alliance)
            case places.RoadPlace():
                pass


FADING: Final = mark_fades.FadingKinds(
    coming=(OfferMark, GhostMark, OutlineMark, LitRoadMark, GlowMark),
    moving=(GhostMark,),
    crossing=(OfferMark,),
)
"""The marks that fade in: all that follow the pointer or the keys."""
