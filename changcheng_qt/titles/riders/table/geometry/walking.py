"""The order in which keys walk through places: sector by sector from the west, north to south
within one; then the seas, and the quay last.
"""

from collections.abc import Iterable

from changcheng_qt.titles.riders.table.geometry.hit_map import HitMap
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.geometry.places import Place, sector_of


def in_order(layout: MapLayout, hits: HitMap, places: Iterable[Place]) -> list[Place]:
    """Return places in the order of keys."""
    last = len(layout.board.sectors)

    def order(place: Place) -> tuple[int, float, float]:
        sector, at = sector_of(layout.board, place), hits.middle(place)
        return last if sector is None else sector, round(at.y(), 3), at.x()

    return sorted(places, key=order)
