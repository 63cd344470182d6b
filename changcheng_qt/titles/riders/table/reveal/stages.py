"""The stages of a breach: the assault, the riders that enter, the wall and its prince, the goods of
the roll; and of the end of a game: the points of all seats.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.engine.step import Seen
from changcheng_qt.titles.riders.rules.events import (
    Event,
    GameEnded,
    RiderAssaulted,
    SectionBreached,
)
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.ui.reveal import walk

_REST: Final = 1700
"""Milliseconds of a stage, at ordinary speed: there is a sum to be read."""


class Part(Enum):
    """The parts of a breach, each with a row."""

    ASSAULT = "assault"
    ENTRY = "entry"
    WALL = "wall"
    GOODS = "goods"
    END = "end"


@dataclass(frozen=True, slots=True)
class Told:
    """One part: its events, and the view right after them."""

    part: Part
    events: tuple[Event, ...]
    view: View


Beats: TypeAlias = Sequence[Seen[View, Event]]


class WalkScript(walk.WalkScript[Told]):
    """Makes stages of breaches and ends."""

    def shows(self, event: Event) -> bool:
        """Return whether an event begins a walk."""
        return isinstance(event, SectionBreached | GameEnded)

    def parts_of(self, beats: Beats) -> Iterator[tuple[Told, int]]:
        return _parts(beats)

    def ends_game(self, part: Told) -> bool:
        return part.part is Part.END

    def rest_at(self, part: Told) -> int:
        return _REST


def breach_in(parts: Sequence[Told]) -> SectionBreached | None:
    """Return the breach that is revealed, None for an end without one."""
    found = (event for part in parts for event in part.events)
    return next((event for event in found if isinstance(event, SectionBreached)), None)


def _parts(beats: Beats) -> Iterator[tuple[Told, int]]:
    came: tuple[Event, ...] = ()
    is_breach = False
    for number, beat in enumerate(beats):
        event, view = beat.event, beat.view
        match event:
            case RiderAssaulted():
                came = (event,)
            case SectionBreached():
                is_breach = True
                before = beats[number - 1].view if number else view
                yield Told(Part.ASSAULT, (*came, event), before), max(0, number - 1)
                yield Told(Part.ENTRY, (event,), view), number
                yield Told(Part.WALL, (event,), view), number
            case GoodsProduced() if is_breach:
                yield Told(Part.GOODS, (event,), view), number
            case GameEnded():
                yield Told(Part.END, (event,), view), number
            case _:
                pass


class Reveal(walk.WalkReveal[Told]):
    """Leads one table through its breaches, and to its end."""

    script = WalkScript
