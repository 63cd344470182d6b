"""A cache of the latest positions of a match: views, legal commands and refusals for each viewer,
so that undo and redo compute nothing twice.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Generic

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.engine.step import C, K, S, V

POSITIONS_KEPT: Final = 8


@dataclass(slots=True, eq=False)
class Position(Generic[S, C, V, K]):
    """A state and the knowledge in it, with everything computed for a viewer there."""

    state: S
    knowledge: K
    views: dict[Viewer, V] = field(default_factory=dict)
    legal: dict[Viewer, Sequence[C]] = field(default_factory=dict)
    refusals: dict[C, Enum | None] = field(default_factory=dict)


class Positions(Generic[S, C, V, K]):
    """The cached positions."""

    def __init__(self) -> None:
        self._kept = deque[Position[S, C, V, K]](maxlen=POSITIONS_KEPT)

    def at(self, state: S, knowledge: K) -> Position[S, C, V, K]:
        """Return a position, with its cached values if it is known. Knowledge is mostly the very
        same object: to compare all of it takes longer than the cached values.
        """
        for found in self._kept:
            if found.state is state and (
                found.knowledge is knowledge or found.knowledge == knowledge
            ):
                return found
        self._kept.appendleft(Position(state, knowledge))
        return self._kept[0]
