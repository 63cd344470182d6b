"""The order in which keys walk through places: sector by sector from the west, north to south
within one; then the seas, and the quay last.
"""

from collections.abc import Iterable, Sequence

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


def sector_on(layout: MapLayout, ordered: Sequence[Place], start: Place, step: int) -> Place:
    """Return the first of ordered places in the next sector that has any, eastwards (1) or
    westwards (-1), around the ends; the start itself if all are in one.
    """
    here = sector_of(layout.board, start)
    place = ordered.index(start)
    following = [ordered[(place + step * far) % len(ordered)] for far in range(len(ordered))]
    for found in following:
        sector = sector_of(layout.board, found)
        if sector != here:
            return next(one for one in ordered if sector_of(layout.board, one) == sector)
    return start
