"""What a figure looks like: where it paints, how deep it lies, and the painting itself."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from changcheng_qt.games.changcheng.geography import Province, Region
from changcheng_qt.ui.board.fonts import Script
from changcheng_qt.ui.board.sprites import Paint
from changcheng_qt.ui.board.theme import Palette
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.geometry.mount import silk_bands
from changcheng_qt.ui.changcheng.painting.slips import (
    SlipRow,
    province_slip_row,
    region_slip_row,
)

ROOMIEST: Final = 1.35
"""The largest lettering for which slips beside the counters have room."""


@dataclass(frozen=True, slots=True)
class Art:
    """The looks of one figure, in scene coordinates; `bounds` holds everything that is painted."""

    bounds: QRectF
    depth: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Looks:
    """What looks depend on besides the figure and its place."""

    palette: Palette
    script: Script
    lettering: float = 1.0
    """By how much words on the board are larger than on one that is seen at its own size."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The geometry and the looks that the figures of a scene share."""

    layout: WallLayout
    looks: Looks

    def province_row(self, province: Province, name: str) -> SlipRow:
        """Return where the counter and the name of a province lie."""
        spot, looks = self.layout.province_spot(province), self.looks
        return province_slip_row(spot, name, looks.script, looks.lettering, self._band(-1))

    def region_row(self, region: Region, name: str) -> SlipRow:
        """Return where the counter and the name of a region lie."""
        spot, looks = self.layout.region_spot(region), self.looks
        return region_slip_row(spot, name, looks.script, looks.lettering, self._band(0))

    def _band(self, place: int) -> QRectF | None:
        """Return the band of the mount that names stand on, None while slips have room for them."""
        bands = silk_bands(self.layout.scroll_rect)
        return bands[place] if bands and self.looks.lettering > ROOMIEST else None
