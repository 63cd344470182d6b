"""The stages of a walk: one for each beat that counts something, with all that came before it.

What nobody scores passes quickly: the Emperor only stops where somebody leads in both courts.
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
"""Milliseconds for which something that gives nobody points is shown, at ordinary speed."""

Counted: TypeAlias = RegionScored | AllianceScored | RoadsScored | GameEnded


def gives_points(event: Counted) -> bool:
    """Return whether anybody scores something."""
    return not isinstance(event, GameEnded) and any(event.points)


@dataclass(frozen=True, slots=True)
class WalkStage:
    """What has been counted so far in one step, the latest last; there is at least one."""

    counted: tuple[Counted, ...]
    is_end: bool
    """Whether nothing more is counted in this step: it stays until somebody goes on."""
    is_final: bool
    """Whether the step ends the game."""

    @property
    def place(self) -> Counted:
        """What is spoken of."""
        return self.counted[-1]

    @property
    def is_under_way(self) -> bool:
        """Whether it has begun: nobody can do anything before it."""
        return True

    @property
    def is_held(self) -> bool:
        """Whether the game goes on only when it has been seen."""
        return True

    @property
    def rest(self) -> int:
        """Milliseconds for which it is shown, at ordinary speed."""
        return REVEAL if gives_points(self.place) else PASSING


class WalkScript:
    """How what is counted becomes stages."""

    def shows(self, event: Event) -> bool:
        """Return whether an event counts something."""
        return isinstance(event, Counted)

    def stages_of(
        self, last: WalkStage | None, beats: Sequence[Seen[View, Event]]
    ) -> Sequence[tuple[WalkStage, int]]:
        """Return a stage for each beat of a step that counts something, with its number; each step
        begins again.
        """
        found = [(n, beat.event) for n, beat in enumerate(beats) if isinstance(beat.event, Counted)]
        counted = tuple(event for _, event in found)
        is_final = any(isinstance(event, GameEnded) for event in counted)
        return [
            (WalkStage(counted[:shown], shown == len(counted), is_final), beat)
            for shown, (beat, _) in enumerate(found, start=1)
        ]

    def stage_at(self, bridge: Bridge) -> None:
        """Show nothing at a position that is jumped to: nothing is ever decided while counting."""
