"""The one error of reading a file: the fault, and its line; and other news of files for people."""

from enum import Enum


class Problem(Enum):
    """The kinds of fault of a file."""

    UNREADABLE = "cannot be read"
    TOO_LARGE = "is too large to be a saved game"
    TOO_LONG = "has too many records to be a saved game"
    NOT_A_GAME = "is not a saved game"
    NEWER_FORMAT = "needs a newer version of the program"
    OTHER_DRAFT = "was written by a preliminary version of the program"
    UNKNOWN_GAME = "is for an unknown game"
    UNKNOWN_OPTION = "uses an option unknown to this version"
    CUT_OFF = "is incomplete"
    TAMPERED = "was changed or damaged"
    NOT_CANONICAL = "is not in the saved-game format"
    MALFORMED = "contains an invalid record"
    AGAINST_RULES = "contains an illegal move"
    WRONG_RESULT = "has a result that does not match its moves"


class SaveError(Exception):
    """A file that cannot be used; `line` counts from 1, `detail` is plain English for people who
    repair files.
    """

    def __init__(self, problem: Problem, line: int | None = None, detail: str = "") -> None:
        where = f" in line {line}" if line else ""
        super().__init__(f"{problem.value}{where}{': ' + detail if detail else ''}")
        self.problem = problem
        self.line = line
        self.detail = detail


class News(Enum):
    """An event of a game's files, or a lack of their disk."""

    DAMAGED = "the file was damaged, the game goes on from its last good step"
    MISSING = "the file was missing, a backup is used"
    OVERTAKEN = "a backup goes further than the file"
    RENEWED = "the file was moved, removed or replaced while the game was played"
    SET_ASIDE = "another file was found in its place, and was kept"
    ELSEWHERE = "another session plays the game, which goes on here as a copy"
    UNSYNCED = "the disk cannot sync folders"
    UNLOCKED = "the disk has no locks"

    @property
    def is_of_disk(self) -> bool:
        """Whether the news is about the disk, and so lasting."""
        return self in (News.UNSYNCED, News.UNLOCKED)
