"""The colours of regions and region cards: pale on the map, deep on emblems and cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from changcheng_qt.games.china.pieces import Colour


@dataclass(frozen=True, slots=True)
class RegionColours:
    """How a colour of regions looks."""

    land: str
    """The wash over its regions, and the ground of its cards."""
    deep: str
    """Its emblem, and the ring of its courts."""
    shade: str
    """The darker edge of its cards."""


REGION_COLOURS: Final[Mapping[Colour, RegionColours]] = MappingProxyType(
    {
        Colour.RED: RegionColours("#EBC0B0", "#9C2F24", "#C98872"),
        Colour.GREEN: RegionColours("#C6D6AE", "#3F6B34", "#93AE78"),
        Colour.YELLOW: RegionColours("#F0E3AC", "#8A6E0E", "#CDB868"),
        Colour.ORANGE: RegionColours("#F1C893", "#B4560F", "#D59A57"),
        Colour.PURPLE: RegionColours("#D3C3E0", "#5F3F86", "#A78CBF"),
    }
)
