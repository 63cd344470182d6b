"""What can be done on a board now: from legal commands and what is held to places.

A *target* is a place that can be pointed at. `targets` gives the command that each one stands for,
`starts` those places that only begin a choice in several steps, with what is held then.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from changcheng_qt.ui.pointer.hand import HeldT

TargetT = TypeVar("TargetT")
CommandT = TypeVar("CommandT")


@dataclass(frozen=True, slots=True)
class Offers(Generic[TargetT, HeldT, CommandT]):
    """All that can be done on the board now, with what is held; nothing by default."""

    legal: tuple[CommandT, ...] = ()
    held: HeldT | None = None
    targets: Mapping[TargetT, CommandT] = field(default_factory=dict)
    starts: Mapping[TargetT, HeldT] = field(default_factory=dict)

    def allows(self, target: TargetT | None) -> bool:
        """Whether a click on the target does something."""
        return target in self.targets or target in self.starts

    @property
    def is_anywhere(self) -> bool:
        """Whether a click on any target does something."""
        return bool(self.targets or self.starts)

    @property
    def walk(self) -> tuple[TargetT, ...]:
        """Return what keys walk through, in no particular order."""
        return tuple(self.targets or self.starts)
