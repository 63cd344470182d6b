"""What a slider over a whole game can be found by: where turns begin, and what is worth finding.

The marks are made of what the public knew, and say no more than which turn it was.
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.lines import LineKind
from changcheng_qt.ui.seam.title import TitleUi


@dataclass(frozen=True, slots=True)
class TurnMark:
    """The position at which a turn begins, and its heading in the chronicle."""

    position: int
    heading: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The turns of a game in their order, and the positions after steps worth finding again."""

    turns: tuple[TurnMark, ...]
    moments: tuple[int, ...]

    def heading(self, position: int) -> str:
        """Return the heading of the turn that a position lies in, empty before the first one."""
        number = bisect_right(self.turns, position, key=_position)
        return self.turns[number - 1].heading if number else ""

    def turn_before(self, position: int) -> int:
        """Return where the turn begins that a position lies in, or the one before if it begins
        there; 0 before the first one.
        """
        number = bisect_left(self.turns, position, key=_position)
        return self.turns[number - 1].position if number else 0

    def turn_after(self, position: int) -> int | None:
        """Return where the next turn begins, None in the last one."""
        number = bisect_right(self.turns, position, key=_position)
        return self.turns[number].position if number < len(self.turns) else None


def marks_of(title: TitleUi, bridge: ReplayBridge) -> Marks:
    """Return the marks of a replay, headings in the language of the interface."""
    view, players = bridge.public_end, bridge.players
    turns, moments = list[TurnMark](), list[int]()
    for position, events in enumerate(bridge.public_events(), start=1):
        lines = [line for event in events if (line := title.line(event, view, players))]
        turns += [TurnMark(position, line.text) for line in lines if line.kind is LineKind.TURN]
        if any(line.kind is LineKind.MARK for line in lines):
            moments.append(position)
    return Marks(tuple(turns), tuple(moments))


def _position(mark: TurnMark) -> int:
    return mark.position
