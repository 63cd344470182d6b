"""Words between people at a table, as letters carry them: ready phrases and typed lines.

A phrase travels as a number, and everybody reads it in their own language. A typed line is plain
text. Nothing of either is ever written to a disk, and none is printed. The letters of a table have
the same room for every line, whatever it says, so that no length tells.
"""

from dataclasses import dataclass, replace
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import LONGEST_LINE, as_line

PHRASES: Final = 16
"""How many numbers of phrases there may be."""
LATEST: Final = 8
"""The most lines that a letter of a host has, and that a host remembers."""
_PER_TEXT: Final = LONGEST_LINE * 4 + 2
"""Room for a line of the widest letters, or of a phrase at a table where both are possible."""
_PER_PHRASE: Final = 4


@dataclass(frozen=True, slots=True, repr=False)
class Line:
    """A line that somebody in a seat wishes to say, without one a guest who looks on: the number of
    a phrase, or else a text. Its number is larger than that of each earlier line of the same guest.
    """

    number: int
    seat: Seat | None
    phrase: int | None
    text: str = ""

    def __post_init__(self) -> None:
        if self.number < 1 or not _is_words(self.phrase, self.text):
            raise ValueError("line cannot be")


@dataclass(frozen=True, slots=True, repr=False)
class Said:
    """A line that was said, with a number of the table's; without a seat by a guest of that name
    who looks on.
    """

    number: int
    seat: Seat | None
    name: str
    phrase: int | None
    text: str = ""

    def __post_init__(self) -> None:
        if self.number < 1 or not _is_words(self.phrase, self.text):
            raise ValueError("line cannot be")


def may_say(chat: Speech, line: Line) -> bool:
    """Whether a line may be said at a table."""
    return chat is Speech.FREE or (chat is Speech.PHRASES and line.phrase is not None)


def blank(said: Said) -> Said:
    """Return a line without its words, to measure the rest."""
    return replace(said, phrase=0, text="")


def room_for_words(chat: Speech) -> int:
    """Return the room in a letter for the words of any line at a table."""
    return _PER_TEXT if chat is Speech.FREE else _PER_PHRASE


def _is_words(phrase: int | None, text: str) -> bool:
    if phrase is not None:
        return 0 <= phrase < PHRASES and not text
    return bool(text) and as_line(text) == text
