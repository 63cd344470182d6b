"""Every sound by name, and how a title says which of its events have one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

RATE: Final = 22_050
"""Samples a second of every sound, mono, 16 bits each."""


class Sound(Enum):
    """A sound; its value is the name of its file."""

    BLOCK_LOW = "block-low"
    BLOCK = "block"
    BLOCK_HIGH = "block-high"
    DOUBLE = "double"
    TOWER = "tower"
    FIGURE = "figure"
    RUBBLE = "rubble"
    CARD_LAID = "card-laid"
    CARD_TAKEN = "card-taken"
    CARD_TURNED = "card-turned"
    CARD_CANCELLED = "card-cancelled"
    SHUFFLE = "shuffle"
    COUNTER = "counter"
    POINTS = "points"
    POINTS_LOST = "points-lost"
    EMPEROR = "emperor"
    SCROLL = "scroll"
    GATE = "gate"
    RIDERS = "riders"
    END = "end"
    REFUSAL = "refusal"


VOICES: Final = (Sound.BLOCK_LOW, Sound.BLOCK, Sound.BLOCK_HIGH)
"""A block set down: which of the three follows from its place on the board, which all can see."""


def block_on(place: int) -> Sound:
    """Return the voice of a block on a place."""
    return VOICES[place % len(VOICES)]


def points_sound(points: int) -> Sound | None:
    """Return what points gained or lost sound like."""
    if not points:
        return None
    return Sound.POINTS if points > 0 else Sound.POINTS_LOST


Heard: TypeAlias = Sound | Callable[[Any], Sound | None] | None
"""What an event sounds like: always alike, by what stands in it, or not at all."""


@dataclass(frozen=True, slots=True)
class TitleSounds:
    """What a title sounds like: by each kind of event, None for one without a sound; and the
    reasons for which a refusal has none, because they depend on what only a seat knows.
    """

    events: Mapping[type, Heard]
    unheard: frozenset[Enum]

    def of(self, event: object) -> Sound | None:
        """Return the sound of an event as the public sees it."""
        heard = self.events[type(event)]
        return heard(event) if callable(heard) else heard

    def of_refusal(self, reason: Enum) -> Sound | None:
        """Return the sound of a refusal, None where the room would learn something from it."""
        return None if reason in self.unheard else Sound.REFUSAL
