"""The colours of regions and region cards: pale on the map, deep on emblems and cards.

They differ in lightness too, yellow from orange from red, as far as pale colours can: so everybody
can tell regions of two colours apart, and the emblem names the colour.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from changcheng_qt.titles.china.rules.pieces import Colour


@dataclass(frozen=True, slots=True)
class RegionColours:
    """The looks of a colour of regions."""

    land: str
    """The wash over its regions, and the ground of its cards."""
    deep: str
    """Its emblem, and the ring of its courts."""
    shade: str
    """The darker edge of its cards."""


REGION_COLOURS: Final[Mapping[Colour, RegionColours]] = MappingProxyType(
    {
        Colour.RED: RegionColours("#DDA598", "#9C2F24", "#C98872"),
        Colour.GREEN: RegionColours("#BFD3B4", "#3F6B34", "#93AE78"),
        Colour.YELLOW: RegionColours("#F4EAB6", "#8A6E0E", "#CDB868"),
        Colour.ORANGE: RegionColours("#F0BF7C", "#A64E0D", "#D59A57"),
        Colour.PURPLE: RegionColours("#D3C3E0", "#5F3F86", "#A78CBF"),
    }
)
