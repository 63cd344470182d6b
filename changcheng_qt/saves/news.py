"""News about the files of a game for people, apart from errors."""

from enum import Enum


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
