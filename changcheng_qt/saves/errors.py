"""The one error of reading a file: what is wrong, and in which line."""

from enum import Enum


class Problem(Enum):
    """What can be wrong with a file."""

    UNREADABLE = "cannot be read"
    TOO_LARGE = "is larger than any saved game"
    TOO_LONG = "has more records than any saved game"
    NOT_A_GAME = "is not a saved game"
    NEWER_FORMAT = "was written by a newer version"
    UNKNOWN_GAME = "is of a game that this program does not know"
    UNKNOWN_OPTION = "uses an option that this version does not know"
    CUT_OFF = "is cut off"
    TAMPERED = "was changed, or is damaged"
    NOT_CANONICAL = "is not written as saved games are"
    MALFORMED = "has a record that makes no sense"
    AGAINST_RULES = "has a move that the rules do not allow"
    WRONG_RESULT = "tells another result than its moves lead to"


class SaveError(Exception):
    """A file that cannot be used; `line` counts from 1, `detail` is plain English for those who
    mend files.
    """

    def __init__(self, problem: Problem, line: int | None = None, detail: str = "") -> None:
        """Keep what is wrong and where."""
        where = f" in line {line}" if line else ""
        super().__init__(f"{problem.value}{where}{': ' + detail if detail else ''}")
        self.problem = problem
        self.line = line
        self.detail = detail
