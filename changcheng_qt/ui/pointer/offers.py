"""The offers on a board now: from legal commands and the held thing to places.

A *target* is a place under the pointer. `targets` has the command of each one, `starts` the places
that only begin a choice in several steps, with the thing held then.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from changcheng_qt.ui.pointer.hand import HeldT

TargetT = TypeVar("TargetT")
CommandT = TypeVar("CommandT")


@dataclass(frozen=True, slots=True)
class Offers(Generic[TargetT, HeldT, CommandT]):
    """The offers on the board now, for the held thing; nothing by default."""

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
        """Return the targets for keys, unordered."""
        return (*self.targets, *self.starts)
