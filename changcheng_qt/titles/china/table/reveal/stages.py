"""The stages of a scoring: one for each scoring beat, with all earlier ones.

Beats without points pass quickly: the Emperor only stops where a seat leads in both courts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from changcheng_qt.engine.step import Seen
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    Event,
    GameEnded,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.ui.reveal.stages import REVEAL
from changcheng_qt.ui.seam.bridge import Bridge

PASSING: Final = 260
"""Milliseconds of a stage without points, at ordinary speed."""

Counted: TypeAlias = RegionScored | AllianceScored | RoadsScored | GameEnded


def gives_points(event: Counted) -> bool:
    """Return whether anybody scores something."""
    return not isinstance(event, GameEnded) and any(event.points)


@dataclass(frozen=True, slots=True)
class WalkStage:
    """The scorings so far in one step, the latest last; there is at least one."""

    counted: tuple[Counted, ...]
    is_end: bool
    """Whether this is the last scoring of the step: it stays until the player goes on."""
    is_final: bool
    """Whether the step ends the game."""

    @property
    def place(self) -> Counted:
        """The subject of the stage."""
        return self.counted[-1]

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
        return REVEAL if gives_points(self.place) else PASSING


class WalkScript:
    """Makes stages from scoring events."""

    def shows(self, event: Event) -> bool:
        """Return whether an event counts something."""
        return isinstance(event, Counted)

    def stages_of(
        self, last: WalkStage | None, beats: Sequence[Seen[View, Event]]
    ) -> Sequence[tuple[WalkStage, int]]:
        """Return a stage for each scoring beat of a step, with its number; each step starts
        again.
        """
        found = [(n, beat.event) for n, beat in enumerate(beats) if isinstance(beat.event, Counted)]
        counted = tuple(event for _, event in found)
        is_final = any(isinstance(event, GameEnded) for event in counted)
        return [
            (WalkStage(counted[:shown], shown == len(counted), is_final), beat)
            for shown, (beat, _) in enumerate(found, start=1)
        ]

    def stage_at(self, bridge: Bridge) -> None:
        """Return no stage for a position reached by a jump: there are no decisions during
        scorings.
        """
