"""The stages of a scoring: one for each scoring beat, with all earlier ones.

Beats without points pass quickly: the Emperor only stops where a seat leads in both courts.
"""

from collections.abc import Sequence
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
from changcheng_qt.ui.reveal import walk
from changcheng_qt.ui.reveal.stages import REVEAL

PASSING: Final = 260
"""Milliseconds of a stage without points, at ordinary speed."""

Counted: TypeAlias = RegionScored | AllianceScored | RoadsScored | GameEnded


def gives_points(event: Counted) -> bool:
    """Return whether anybody scores something."""
    return not isinstance(event, GameEnded) and any(event.points)


class WalkScript(walk.WalkScript[Counted]):
    """Makes stages from scoring events."""

    def shows(self, event: Event) -> bool:
        """Return whether an event counts something."""
        return isinstance(event, Counted)

    def parts_of(self, beats: Sequence[Seen[View, Event]]) -> list[tuple[Counted, int]]:
        return [(beat.event, n) for n, beat in enumerate(beats) if isinstance(beat.event, Counted)]

    def ends_game(self, part: Counted) -> bool:
        return isinstance(part, GameEnded)

    def rest_at(self, part: Counted) -> int:
        return REVEAL if gives_points(part) else PASSING
