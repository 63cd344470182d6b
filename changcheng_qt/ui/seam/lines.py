"""What a title says about its match in sentences, for the chronicle, the recap, the prompt and the
page of table options.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from changcheng_qt.engine.seats import Seat


class LineKind(Enum):
    """How much a line of the chronicle weighs."""

    TURN = "turn"
    """A turn of `seat` begins: a heading."""
    DEED = "deed"
    """Something `seat` did."""
    MARK = "mark"
    """Something worth finding again: a province was scored, the map grew, the game ended."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the chronicle, of the recap at the gate, or of the prompt; plain text."""

    text: str
    seat: Seat | None = None
    kind: LineKind = LineKind.DEED


class Passage(Protocol):
    """Events that are told in one sentence, such as those of a turn, and the passages that this
    sentence opens into; none for an event alone.
    """

    @property
    def events(self) -> tuple[Any, ...]:
        """The events, in their order."""

    @property
    def parts(self) -> Sequence["Passage"]:
        """The same events in smaller passages."""


@dataclass(frozen=True, slots=True)
class OptionLine:
    """A table option in force, its effect in one sentence, and whether it differs from the rules'
    own reading.
    """

    name: str
    effect: str
    changed: bool = False
