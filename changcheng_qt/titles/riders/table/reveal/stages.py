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
from changcheng_qt.ui.seam.bridge import Bridge

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


@dataclass(frozen=True, slots=True)
class WalkStage:
    """The parts so far, the latest last; there is at least one."""

    told: tuple[Told, ...]
    is_end: bool
    """Whether this is the last part of the step: it stays until the player goes on."""
    is_final: bool
    """Whether the step ends the game."""

    @property
    def place(self) -> Told:
        """The subject of the stage."""
        return self.told[-1]

    @property
    def breach(self) -> SectionBreached | None:
        """The breach that is revealed, None for an end without one."""
        found = (event for told in self.told for event in told.events)
        return next((event for event in found if isinstance(event, SectionBreached)), None)

    @property
    def is_under_way(self) -> bool:
        """Whether the stage has begun: nobody can act before it."""
        return True

    @property
    def is_held(self) -> bool:
        """Whether the game waits until the player has seen it."""
        return True

    @property
    def rest(self) -> int:
        return _REST


Beats: TypeAlias = Sequence[Seen[View, Event]]


class WalkScript:
    """Makes stages of breaches and ends."""

    def shows(self, event: Event) -> bool:
        """Return whether an event begins a walk."""
        return isinstance(event, SectionBreached | GameEnded)

    def stages_of(self, last: WalkStage | None, beats: Beats) -> Sequence[tuple[WalkStage, int]]:
        """Return a stage for each part of a step, with the number of its beat; each step starts
        again.
        """
        parts = list(_parts(beats))
        told = tuple(part for part, _ in parts)
        is_final = any(part.part is Part.END for part in told)
        return [
            (WalkStage(told[:shown], shown == len(told), is_final), beat)
            for shown, (_, beat) in enumerate(parts, start=1)
        ]

    def stage_at(self, bridge: Bridge) -> None:
        """Return no stage for a position reached by a jump: there are no decisions in a walk."""


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
