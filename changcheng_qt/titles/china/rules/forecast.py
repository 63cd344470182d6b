"""Forecasts of a region, an alliance or the roads of a seat from a View: the pieces there, and the
scores now or once a region is full.

Everything here is open on the table, so all viewers get the same. A region that has been scored
scores nothing more; its court and alliances go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.roads import Line
from changcheng_qt.titles.china.rules.scoring import (
    alliance_points,
    fortified_in,
    leaders,
    region_points,
    road_lines,
)
from changcheng_qt.titles.china.rules.view import View


@dataclass(frozen=True, slots=True)
class RegionForecast:
    """A region at present; tuples are indexed by seat."""

    region: Region
    spaces: int
    houses: tuple[int, ...]
    leaders: tuple[Seat, ...]
    """The seats with most houses."""
    doubled: tuple[Seat, ...]
    """The seats with a house on a fortification."""
    is_scored: bool
    now: tuple[int, ...]
    """The score of each seat for the present houses."""
    filled: tuple[tuple[int, ...] | None, ...]
    """For each seat, the scores of all if it filled every free space with its own houses; None if
    it has too few left.
    """
    emissaries: int
    """The number in the court."""
    limit: int
    """The largest number allowed there (R14)."""

    @property
    def free(self) -> int:
        """The number of spaces without a house."""
        return self.spaces - sum(self.houses)

    @property
    def room(self) -> int:
        """How many more emissaries the court may have with the present houses."""
        return max(0, self.limit - self.emissaries)


@dataclass(frozen=True, slots=True)
class CourtForecast:
    """One court of an alliance: its emissaries by seat, and who leads there."""

    region: Region
    emissaries: tuple[int, ...]
    leaders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AllianceForecast:
    """An alliance at present: its two courts, and the score of each seat now."""

    alliance: int
    courts: tuple[CourtForecast, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoadsForecast:
    """The lines that a seat would score now, and the worth of each."""

    seat: Seat
    lines: tuple[Line, ...]
    points: tuple[int, ...]


def region_forecast(view: View, region: Region) -> RegionForecast:
    """Return the forecast of a region."""
    counts = _counts(view, view.houses, region)
    return RegionForecast(
        region=region,
        spaces=len(view.board.spaces_of[region]),
        houses=counts,
        leaders=tuple(sorted(leaders(counts))),
        doubled=tuple(sorted(_doubled(view, view.houses, region))),
        is_scored=region in view.scored,
        now=_points(view, view.houses, region),
        filled=tuple(_filled(view, region, seat) for seat in range(view.seats)),
        emissaries=sum(view.courts[region]),
        limit=max(counts),
    )


def alliance_forecast(view: View, alliance: int) -> AllianceForecast:
    """Return the forecast of an alliance, counted from 0."""
    one, other = (
        CourtForecast(region, view.courts[region], tuple(sorted(leaders(view.courts[region]))))
        for region in view.board.alliances[alliance]
    )
    points = alliance_points(one.emissaries, other.emissaries)
    return AllianceForecast(alliance, (one, other), points)


def alliances_of(view: View, region: Region) -> tuple[AllianceForecast, ...]:
    """Return the forecasts of a region's alliances."""
    pairs = enumerate(view.board.alliances)
    return tuple(alliance_forecast(view, number) for number, pair in pairs if region in pair)


def roads_forecast(view: View, seat: Seat) -> RoadsForecast:
    """Return the forecast of a seat's roads."""
    lines, points = road_lines(view.board, view.options, view.houses, view.fortified, seat)
    return RoadsForecast(seat, lines, points)


def line_at(view: View, space: Space) -> tuple[Line, int] | None:
    """Return the line over a space that the owner of its house would score now, and its worth; None
    without a house or such a line.
    """
    owner = view.houses[space]
    if owner is None:
        return None
    roads = roads_forecast(view, owner)
    worths = zip(roads.lines, roads.points, strict=True)
    return next((worth for worth in worths if space in worth[0]), None)


def _filled(view: View, region: Region, seat: Seat) -> tuple[int, ...] | None:
    free = [space for space in view.board.spaces_of[region] if view.houses[space] is None]
    if len(free) > view.supplies[seat].houses:
        return None
    houses = [seat if space in free else owner for space, owner in enumerate(view.houses)]
    return _points(view, houses, region)


def _points(view: View, houses: Sequence[Seat | None], region: Region) -> tuple[int, ...]:
    return region_points(_counts(view, houses, region), _doubled(view, houses, region))


def _counts(view: View, houses: Sequence[Seat | None], region: Region) -> tuple[int, ...]:
    owners = [houses[space] for space in view.board.spaces_of[region]]
    return tuple(owners.count(seat) for seat in range(view.seats))


def _doubled(view: View, houses: Sequence[Seat | None], region: Region) -> set[Seat]:
    return fortified_in(view.board, houses, view.fortified, region)
