"""The file of the map, `resources/riders/map.json`: its records, and reading them.

The file holds the large map. `west` marks the parts that the small map leaves out, `small` and
`large` are values on the one or the other. Pairs of numbers are axial coordinates of hexes (see
`hexes`).
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol, Self, TypeVar

from changcheng_qt.engine.codec import from_plain
from changcheng_qt.engine.texts import Names
from changcheng_qt.titles.riders.rules.hexes import At

FORMAT: Final = 1
ANY: Final = "any"
"""The good of a harbour for every good."""


class _Row(Protocol):
    @property
    def west(self) -> bool: ...


RowT = TypeVar("RowT", bound=_Row)


@dataclass(frozen=True, slots=True)
class LandRow:
    """A land hex; `number` is None for a desert."""

    at: At
    sector: int
    terrain: str
    number: int | None
    west: bool


@dataclass(frozen=True, slots=True)
class PlainRow:
    """A hex of sea or steppe."""

    at: At
    west: bool


@dataclass(frozen=True, slots=True)
class ArrowRow:
    """An arrow to an assault ground: the sector, and the number on each map."""

    to: int
    small: int | None
    large: int


@dataclass(frozen=True, slots=True)
class GatheringRow:
    """A gathering ground with its arrows."""

    numeral: str
    at: At
    names: Names
    arrows: tuple[ArrowRow, ...]
    west: bool


@dataclass(frozen=True, slots=True)
class SectorRow:
    """A sector: the hexes around its fort, its path from the wall to the coast, its wall."""

    sector: int
    fort_names: Names
    province_names: Names
    assault: At
    fort: tuple[At, At, At]
    path: tuple[At, ...]
    wall: tuple[tuple[At, At], ...]
    west: bool


@dataclass(frozen=True, slots=True)
class HarbourRow:
    """A harbour between a sea and a land hex; `trades` is a good or `any`."""

    sea: At
    land: At
    trades: str
    west: bool


@dataclass(frozen=True, slots=True)
class HomeRow:
    """The home of the riders on each map."""

    small: At
    large: At


@dataclass(frozen=True, slots=True)
class MapFile:
    """The whole file."""

    format: int
    title: str
    about: str
    land: tuple[LandRow, ...]
    sea: tuple[PlainRow, ...]
    pirate_start: At
    steppe: tuple[PlainRow, ...]
    home: HomeRow
    gatherings: tuple[GatheringRow, ...]
    sectors: tuple[SectorRow, ...]
    harbours: tuple[HarbourRow, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for another format."""
        if self.format != FORMAT:
            raise ValueError(f"format {FORMAT} is needed")

    def folded(self) -> Self:
        """Return the file without the western third."""
        return replace(
            self,
            land=_eastern(self.land),
            sea=_eastern(self.sea),
            steppe=_eastern(self.steppe),
            gatherings=_eastern(self.gatherings),
            sectors=_eastern(self.sectors),
            harbours=_eastern(self.harbours),
        )


def load_map(path: Path) -> MapFile:
    """Read the file; raises `OSError`, or `ValueError` with the fault."""
    return from_plain(MapFile, json.loads(path.read_text("utf-8")), "map")


def _eastern(rows: Iterable[RowT]) -> tuple[RowT, ...]:
    return tuple(row for row in rows if not row.west)
