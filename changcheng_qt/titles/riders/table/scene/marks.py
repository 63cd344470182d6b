"""The marks on the map: offers, the target, and light.

Marks are figures like those of the position. Gold means *you may act here*: a ring on a corner, a
bar on a road, an outline elsewhere. A ghost shows the piece that would be placed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.geography import Corner, Hex, Sector
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.scene.mark_fades import FadingKinds


@dataclass(frozen=True, slots=True)
class OfferMark:
    """The gold of a place for an action; `strong` marks the one that keys have reached."""

    place: places.Place
    strong: bool = False


@dataclass(frozen=True, slots=True)
class GhostMark:
    """The ghost of a piece at a place."""

    place: places.CornerPlace | places.RoadPlace
    piece: Build
    colour: str


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
class GlowMark:
    """The light on a place that is a target or in a text."""

    place: places.Place


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


def place_key(kind: str, place: places.Place) -> Key:
    """Return the key of a mark of a kind at a place."""
    numbers = [int(getattr(place, field.name)) for field in fields(place)]
    return f"{kind} {type(place).__name__}", sum(numbers), 0


def offer_marks(
    offered: Iterable[places.Place], walked: places.Place | None = None
) -> Iterator[tuple[Key, Mark]]:
    """Yield marks for offered places, a stronger one for the place that keys have reached."""
    for place in offered:
        yield place_key("offer", place), OfferMark(place, place == walked)


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


FADING: Final = FadingKinds(
    coming=(OfferMark, SiteMark, GhostMark, PaymentsMark, GlowMark, YieldMark, WayMark),
    moving=(GhostMark,),
    crossing=(OfferMark,),
)
"""The marks that fade in: all that follow the pointer, the keys or the dice."""
