"""The settings of looks besides the figure: positions, lettering and colours."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

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
from changcheng_qt.ui.scene.layer import KeptArt, Looks


@dataclass(frozen=True, slots=True)
class BoardLooks(Looks):
    """The looks of a scroll, with the place of names."""

    on_mount: bool = False
    """Whether names are on the plain silk of the mount, if there is any."""


@dataclass(frozen=True, slots=True)
class Setting(KeptArt[Any]):
    """The geometry and the looks common to the figures of a scene."""

    layout: WallLayout
    looks: BoardLooks

    @property
    def lettered(self) -> Hashable:
        """Return everything that pictures with words depend on besides the words: also the height
        of the silk under them, which depends on the number of boards.
        """
        silk = silk_height(self.layout.scroll_rect) if self.looks.on_mount else 0.0
        return (self.looks.script, self.looks.lettering, silk)

    @property
    def lowest(self) -> float:
        """Return the lower edge of cards, or of names on the mount."""
        band = self._band(-1)
        return CALM_BOTTOM if band is None else band.bottom()

    @property
    def foothills(self) -> QRectF:
        """Return the painted land between cards and names on the mount; empty without those."""
        room, band = self.layout.scroll_rect, self._band(-1)
        high = 0.0 if band is None else band.top() - CALM_BOTTOM
        return QRectF(room.left(), CALM_BOTTOM, room.width(), high)

    def province_row(self, province: Province, name: str) -> SlipRow:
        """Return the places of a province's counter and name."""
        spot, looks = self.layout.province_spot(province), self.looks
        return province_slip_row(spot, name, looks.script, looks.lettering, self._band(-1))

    def region_row(self, region: Region, name: str) -> SlipRow:
        """Return the places of a region's counter and name."""
        spot, looks = self.layout.region_spot(region), self.looks
        return region_slip_row(spot, name, looks.script, looks.lettering, self._band(0))

    def _band(self, place: int) -> QRectF | None:
        """Return the band of the mount for names, None if they are on slips."""
        bands = silk_bands(self.layout.scroll_rect)
        return bands[place] if bands and self.looks.on_mount else None
