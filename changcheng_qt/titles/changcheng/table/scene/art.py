"""What the looks of figures depend on besides what they are: where things lie, and how words and
colours are.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from changcheng_qt.titles.changcheng.rules.geography import Province, Region
from changcheng_qt.titles.changcheng.table.geometry.face_layout import CALM_BOTTOM
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout, silk_height
from changcheng_qt.titles.changcheng.table.geometry.mount import silk_bands
from changcheng_qt.titles.changcheng.table.painting.slips import (
    SlipRow,
    province_slip_row,
    region_slip_row,
)
from changcheng_qt.ui.scene.layer import Looks


@dataclass(frozen=True, slots=True)
class BoardLooks(Looks):
    """The looks of a scroll, with the place of names."""

    on_mount: bool = False
    """Whether names stand on the plain silk of the mount, where there is any."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The geometry and the looks that the figures of a scene share."""

    layout: WallLayout
    looks: BoardLooks

    @property
    def lettered(self) -> Hashable:
        """Return everything that pictures with words depend on besides the words: also how high the
        silk is that they stand on, which is another one for another number of boards.
        """
        silk = silk_height(self.layout.scroll_rect) if self.looks.on_mount else 0.0
        return (self.looks.script, self.looks.lettering, silk)

    @property
    def lowest(self) -> float:
        """Return down to where cards lie, or where names stand on the mount, those."""
        band = self._band(-1)
        return CALM_BOTTOM if band is None else band.bottom()

    def province_row(self, province: Province, name: str) -> SlipRow:
        """Return where the counter and the name of a province lie."""
        spot, looks = self.layout.province_spot(province), self.looks
        return province_slip_row(spot, name, looks.script, looks.lettering, self._band(-1))

    def region_row(self, region: Region, name: str) -> SlipRow:
        """Return where the counter and the name of a region lie."""
        spot, looks = self.layout.region_spot(region), self.looks
        return region_slip_row(spot, name, looks.script, looks.lettering, self._band(0))

    def _band(self, place: int) -> QRectF | None:
        """Return the band of the mount that names stand on, None where they stand on slips."""
        bands = silk_bands(self.layout.scroll_rect)
        return bands[place] if bands and self.looks.on_mount else None
