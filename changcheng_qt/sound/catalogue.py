"""Every sound by name, and the sounds of a title's events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

RATE: Final = 22_050
"""Samples per second of every sound, mono, 16 bits each."""


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
    DICE = "dice"
    DEAL = "deal"
    END = "end"
    REFUSAL = "refusal"


VOICES: Final = (Sound.BLOCK_LOW, Sound.BLOCK, Sound.BLOCK_HIGH)
"""A block set down: the place on the board, which all can see, chooses one of the three."""


def block_on(place: int) -> Sound:
    """Return the voice of a block on a place."""
    return VOICES[place % len(VOICES)]


def points_sound(points: int) -> Sound | None:
    """Return the sound of points gained or lost."""
    if not points:
        return None
    return Sound.POINTS if points > 0 else Sound.POINTS_LOST


Heard: TypeAlias = Sound | tuple[Sound, ...] | Callable[[Any], Sound | None] | None
"""The sound of an event: always the same, some in a row, by its fields, or none."""


@dataclass(frozen=True, slots=True)
class TitleSounds:
    """The sounds of a title: by each kind of event, None for a silent one; and the reasons for
    which a refusal is silent, because they depend on the knowledge of one seat.
    """

    events: Mapping[type, Heard]
    unheard: frozenset[Enum]

    def of(self, event: object) -> tuple[Sound, ...]:
        """Return the sounds of an event as the public sees it, in their order."""
        heard = self.events[type(event)]
        found = heard(event) if callable(heard) else heard
        if isinstance(found, tuple):
            return found
        return () if found is None else (found,)

    def of_refusal(self, reason: Enum) -> Sound | None:
        """Return the sound of a refusal, None where it would reveal something to the room."""
        return None if reason in self.unheard else Sound.REFUSAL
