"""The colours of the map: pale land on silk, so that pieces stand out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from changcheng_qt.titles.riders.rules.geography import Terrain

SEA: Final = "#AACDD1"
SEA_DEEP: Final = "#86B3BC"
SEA_LINE: Final = "#E6F2EF"
SEA_STAIN: Final = "#4E8C9C"
SHORE: Final = "#F7EFD6"
SHORE_EDGE: Final = "#B98F45"
STEPPE: Final = "#E5CF9E"
STEPPE_NORTH: Final = "#D9B878"
STEPPE_LINE: Final = "#B8935A"
STEPPE_STAIN: Final = "#A87838"
GATHERING: Final = "#D2AE70"
GRASS: Final = "#A5813F"
SILK: Final = "#E9DCC0"
MOUNT: Final = "#1F3F66"
MOUNT_DARK: Final = "#152B47"
MOUNT_THREAD: Final = "#C9A455"
FELT: Final = "#F6ECD6"
FELT_SHADE: Final = "#D9C6A0"
YURT_DOOR: Final = "#8E2A1C"
WOOD_PIER: Final = "#6B4A2B"
DANGER: Final = "#B3261A"
DANGER_DARK: Final = "#7C140C"
DANGER_GLOW: Final = "#E8503A"
PLATE: Final = "#214E86"
PLATE_DARK: Final = "#142F55"
HIGH_YIELD: Final = "#A81E14"
LEATHER: Final = "#7A4A26"
LEATHER_LIGHT: Final = "#A06A3C"


@dataclass(frozen=True, slots=True)
class LandColours:
    """The wash over a hex, its darker rim, and two tones of its drawing, light and dark."""

    wash: str
    rim: str
    light: str
    dark: str


LAND_COLOURS: Final[Mapping[Terrain, LandColours]] = {
    Terrain.FOREST: LandColours("#CBDDB4", "#9FBE8C", "#4E8A63", "#24553B"),
    Terrain.HILLS: LandColours("#EBC0A0", "#D49B76", "#D38A62", "#9A5030"),
    Terrain.PASTURE: LandColours("#E0EBBF", "#BCD193", "#FFFDF4", "#5B6B3A"),
    Terrain.FIELDS: LandColours("#F6E3A6", "#E2C470", "#D8A632", "#94681A"),
    Terrain.MOUNTAINS: LandColours("#D6D8D2", "#AEB4AF", "#7FA5A4", "#37626B"),
    Terrain.DESERT: LandColours("#F3E6C4", "#DFC894", "#C9A566", "#B08A4A"),
}
