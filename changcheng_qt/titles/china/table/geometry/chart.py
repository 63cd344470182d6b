"""The drawn parts of the map, from the same file that the rules read.

Regions, spaces, roads and alliances have the numbers that they have in `geography.Board`. The file
is whole: the title's box has checked every entry of it before a game can be set up.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QSizeF

from changcheng_qt import assets
from changcheng_qt.titles.china.rules.geography import Road
from changcheng_qt.titles.china.rules.setup import Side


@dataclass(frozen=True, slots=True)
class LandPlan:
    """A region: its outline, clockwise, and the positions of its court and its name."""

    outline: tuple[QPointF, ...]
    court: QPointF
    label: QPointF


@dataclass(frozen=True, slots=True)
class TownPlan:
    """A house space, and the position of its name: above, below, or at a side."""

    at: QPointF
    name_at: QPointF
    name_side: str


@dataclass(frozen=True, slots=True)
class Chart:
    """One side of the map."""

    size: QSizeF
    lands: tuple[LandPlan, ...]
    towns: tuple[TownPlan, ...]
    roads: tuple[Road, ...]
    seals: tuple[QPointF, ...]
    """The position of each alliance's number, on the border of its regions."""


@cache
def load_chart(side: Side) -> Chart:
    """Return a side of the program's map."""
    plain = json.loads((assets.title_folder("china") / "map.json").read_text("utf-8"))
    shown = plain["sides"][side.value]
    numbers = {space["id"]: number for number, space in enumerate(shown["spaces"])}
    return Chart(
        size=QSizeF(*plain["canvas"]),
        lands=tuple(map(_land, plain["regions"])),
        towns=tuple(map(_town, shown["spaces"])),
        roads=tuple((numbers[one], numbers[other]) for one, other in shown["roads"]),
        seals=tuple(_point(alliance["at"]) for alliance in plain["alliances"]),
    )


def _land(plain: Mapping[str, Any]) -> LandPlan:
    return LandPlan(
        outline=tuple(map(_point, plain["outline"])),
        court=_point(plain["dragon"]),
        label=_point(plain["label"]),
    )


def _town(plain: Mapping[str, Any]) -> TownPlan:
    return TownPlan(
        at=_point(plain["at"]),
        name_at=_point(plain["name_at"]),
        name_side=plain["name_side"],
    )


def _point(plain: Sequence[float]) -> QPointF:
    x, y = plain
    return QPointF(x, y)
