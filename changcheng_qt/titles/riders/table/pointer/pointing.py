"""The target of a point on the map, by the held thing, and its marks.

With a held piece the target is the nearest place of its kind within reach, also an illegal one:
then the rules give the reason. With empty hands everything on the map is a target, to be explained.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF

from changcheng_qt.titles.riders.rules import commands, forecast, places
from changcheng_qt.titles.riders.rules.advice import numbered
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE
from changcheng_qt.titles.riders.table.painting.numbers import TO_RANK
from changcheng_qt.titles.riders.table.pointer.play import MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import PIECES
from changcheng_qt.titles.riders.table.scene import marks, piece_art
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.pointer.pointing import PlaceGround, Pointed, Pointing, next_to
from changcheng_qt.ui.scene.layer import Art, Key

_PLANK = QLineF(-15, 0, 15, 0)
_NEAR = 1.9 * EDGE
"""How far from the target all corners have their numbers."""


class MapGround(PlaceGround[places.Place]):
    """The targets of one map, and their marks."""

    _scene: MapScene
    _play: MapPlay

    def target_at(self, place: PointerPlace) -> places.Place | None:
        hits, offers = self._scene.hit_map, self._play.offers
        best = [places.CornerPlace(site.corner) for site in offers.best]
        above = place.scene - TO_RANK * self._scene.layout.sign_growth
        by_rank = hits.place_at(above) if best else None
        found = by_rank if by_rank in best else hits.place_at(place.scene)
        if found == places.DicePlace() and offers.payments:
            return hits.nearest(place.scene, offers.targets)
        if offers.held is None or offers.held.piece is None:
            return found
        is_road = offers.held.piece is Build.ROAD
        wanted = places.RoadPlace if is_road else places.CornerPlace
        return found if isinstance(found, wanted) else hits.nearest(place.scene, offers.walk)

    def in_order(self, targets: Iterable[places.Place]) -> Sequence[places.Place]:
        """Return places sector by sector from the west."""
        return self._scene.hit_map.in_order(targets)

    def walked_idle(self) -> Collection[places.Place]:
        """Return every place, for keys without an action."""
        return self._scene.hit_map.all_places

    def marks_of(self, pointed: Pointed[places.Place]) -> Mapping[Key, marks.Mark]:
        offers, begun = self._play.offers, self._play.begun_at
        walked = pointed.target if pointed.by_keys else None
        return {
            **dict(self._light(pointed.target)),
            **dict(marks.offer_marks(offers.walk, walked)),
            **dict(marks.offer_marks([begun] if begun else (), begun)),
            **dict(self._payments()),
            **dict(self._sites(pointed.target)),
            **dict(self._ghost(pointed.target)),
        }

    def carried_art(self, piece: Build, colour: str) -> Art:
        if piece is Build.ROAD:
            return piece_art.road_art(_PLANK, colour)
        is_city = piece is Build.CITY
        return piece_art.building_art(QPointF(), colour, is_city=is_city, is_fort=False)

    def _light(self, target: places.Place | None) -> Iterator[tuple[Key, marks.Mark]]:
        """Yield the light on a target without an action: with a hex those of the same number, with
        a section or its assault ground its numbers and way, with a road its owner's longest line.
        """
        if target is None or self._play.offers.allows(target):
            return
        view, lit = self._scene.view, [target]
        arrows: tuple[int, ...] = ()
        match target:
            case places.HexPlace(land) if (number := view.board.lands[land].number) is not None:
                lit = list(map(places.HexPlace, view.board.yielding[number]))
            case places.SectionPlace(sector) | places.AssaultPlace(sector):
                lit = [places.SectionPlace(sector)]
                arrows = forecast.numbers_to(view, sector)
            case places.ArrowPlace(number):
                lit = [target, places.SectionPlace(view.board.arrow_of[number][1])]
            case places.RoadPlace(road) if (owner := view.roads[road]) is not None:
                line = forecast.line_of(view, owner)
                lit = list(map(places.RoadPlace, line if road in line else (road,)))
                lit += map(places.CornerPlace, forecast.cuts_of(view, owner))
            case _:
                pass
        yield from marks.spoken_marks(lit, arrows)

    def _sites(self, target: places.Place | None) -> Iterator[tuple[Key, marks.Mark]]:
        """Yield the numbers of free corners: the best of many, and those near the target."""
        play, view, middle = self._play, self._scene.view, self._scene.hit_map.middle
        ranks = {site.corner: rank for rank, site in enumerate(play.offers.best, start=1)}
        built = commands.BuildSettlement if play.offers.held else commands.FoundSettlement
        given = play.offers.targets.items()
        sites = {
            one.corner: at for at, one in given if isinstance(one, commands.FoundSettlement | built)
        }
        near = [
            corner
            for corner, at in sites.items()
            if target is not None and distance(middle(target) - middle(at)) < _NEAR
        ]
        for corner in {*numbered(view, tuple(sites)), *near, *ranks}:
            ways = forecast.ways_at(view, corner)
            yield ("site", corner, 0), marks.SiteMark(corner, ways, ranks.get(corner, 0))

    def _payments(self) -> Iterator[tuple[Key, marks.Mark]]:
        payments, view = self._play.offers.payments, self._scene.view
        if payments:
            rates = forecast.rates_of(view, view.turn.seat)
            mark = marks.PaymentsMark(tuple((good, rates[good]) for good in sorted(payments)))
            yield ("payments", 0, 0), mark

    def _ghost(self, target: places.Place | None) -> Iterator[tuple[Key, marks.Mark]]:
        if not isinstance(target, places.CornerPlace | places.RoadPlace):
            return
        view = self._scene.view
        piece = PIECES.get(type(self._play.offers.targets.get(target)))
        if piece is not None and view.to_act is not None:
            yield ("ghost", 0, 0), marks.GhostMark(target, piece, view.colours[view.to_act].value)


class MapPointing(Pointing[places.Place, MapScene]):
    """The target of the pointer on one map."""

    def walk_sector(self, step: int) -> bool:
        """Walk to the first target of the next sector (1) or the one before (-1); False if none."""
        part_of = self.scene.hit_map.part_of
        firsts: dict[int, places.Place] = {}
        for target in self._order:
            firsts.setdefault(part_of(target), target)
        here = -1 if self.walked_to is None else part_of(self.walked_to)
        part = next_to(list(firsts), here, step)
        if part is not None:
            self.walk_to(firsts[part])
        return part is not None
