"""What people must be told about the files of their game, apart from errors."""

from enum import Enum


class News(Enum):
    """Something that happened to a game's files, or that their disk lacks."""

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
        """Whether it holds for as long as games lie on this disk."""
        return self in (News.UNSYNCED, News.UNLOCKED)
