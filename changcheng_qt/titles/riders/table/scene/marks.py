"""The marks on the map: offers, the target, and light.

Marks are figures like those of the position. Gold means *you may act here*: a ring on a corner, a
bar on a road, an outline elsewhere. A ghost shows the piece that would be placed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.geography import Corner, Hex, Sector
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.ui.scene import mark_fades
from changcheng_qt.ui.scene.layer import Key

OfferMark = mark_fades.OfferMark
GhostMark = mark_fades.GhostMark
GlowMark = mark_fades.GlowMark
place_key = mark_fades.place_key
offer_marks = mark_fades.offer_marks


@dataclass(frozen=True, slots=True)
class SiteMark:
    """How many of 36 rolls give something at a free corner; its rank if it is one of the best."""

    corner: Corner
    ways: int
    rank: int = 0


@dataclass(frozen=True, slots=True)
class PaymentsMark:
    """The payments for the wanted good of the supply, each with its rate."""

    rates: tuple[tuple[Good, int], ...]


@dataclass(frozen=True, slots=True)
class YieldMark:
    """The light of a hex that gives goods for a roll."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class GainMark:
    """A card of a good on its way from its hex to a seat, next to others from there."""

    hex: Hex
    good: Good
    place: int


@dataclass(frozen=True, slots=True)
class WayMark:
    """The way of riders through the hexes behind a section."""

    sector: Sector


Mark: TypeAlias = (
    OfferMark | SiteMark | GhostMark | PaymentsMark | GlowMark | YieldMark | GainMark | WayMark
)


def spoken_marks(
    spoken: Iterable[places.Place], arrows: Iterable[int] = ()
) -> Iterator[tuple[Key, Mark]]:
    """Yield the light on places: with a section its way, and the plates of `arrows`."""
    for place in spoken:
        yield place_key("glow", place), GlowMark(place)
        if isinstance(place, places.SectionPlace):
            yield ("way", place.number, 0), WayMark(place.number)
    for number in arrows:
        yield place_key("glow", places.ArrowPlace(number)), GlowMark(places.ArrowPlace(number))


FADING: Final = mark_fades.FadingKinds(
    coming=(OfferMark, SiteMark, GhostMark, PaymentsMark, GlowMark, YieldMark, WayMark),
    moving=(GhostMark,),
    crossing=(OfferMark,),
)
"""The marks that fade in: all that follow the pointer, the keys or the dice."""
