"""What a title says about its match in sentences, for the chronicle, the recap, the prompt and the
page of table options.
"""

from dataclasses import dataclass
from enum import Enum

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


@dataclass(frozen=True, slots=True)
class OptionLine:
    """A table option in force, its effect in one sentence, and whether it differs from the rules'
    own reading.
    """

    name: str
    effect: str
    changed: bool = False
