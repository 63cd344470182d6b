"""What the last move changed besides blocks and cards, as figures: quiet marks in the cream of its
rim, and dashes where cards lay that are gone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.games.changcheng.geography import Province, Region, Slot
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.names import region_name
from changcheng_qt.ui.changcheng.scene.last_move import LastMove


@dataclass(frozen=True, slots=True)
class EmperorRimFigure:
    """The rim around the emperor card of a province that was scored."""

    province: Province


@dataclass(frozen=True, slots=True)
class CounterRimFigure:
    """The rim around a threat counter that was turned up or removed, or around its place."""

    region: Region
    name: str


@dataclass(frozen=True, slots=True)
class BoardRimFigure:
    """The rim around a board that was added."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class GoneCardFigure:
    """A card that lay in a province until that was scored: its place beside the emperor card."""

    province: Province
    place: int
    of: int
    colour: str


ChangeFigure: TypeAlias = EmperorRimFigure | CounterRimFigure | BoardRimFigure | GoneCardFigure


def changes(view: View, last: LastMove) -> Iterator[tuple[tuple[str, int, int], ChangeFigure]]:
    """Return the marks of a last move by their keys; what is not there any more is left out."""
    for province in sorted(last.scored & view.scored):
        yield ("emperor rim", province, 0), EmperorRimFigure(province)
        row = sorted((ply, owner) for where, ply, owner in last.gone if where == province)
        for place, (ply, owner) in enumerate(row):
            colour = view.colours[owner].value
            yield ("gone", province, ply), GoneCardFigure(province, place, len(row), colour)
    for region in sorted(last.counters.intersection(view.wall.regions)):
        name = region_name(view.wall, region)
        yield ("counter rim", region, 0), CounterRimFigure(region, name)
    slots = range(len(view.wall.faces))
    for slot in slots[max(1, len(slots) - last.boards) :]:
        yield ("board rim", slot, 0), BoardRimFigure(slot)
