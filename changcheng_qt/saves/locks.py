"""The lock of a game's folder: whoever holds it plays the game.

Somebody who only asks whether a game is played, as every list of games does, in this program or
another, holds its lock for a moment too. A lock that is held is therefore tried again a few times
before it counts as taken.
"""

from pathlib import Path
from time import sleep
from typing import Final

from changcheng_qt.saves.disk import Disk, Handle

LOCK: Final = "lock"
TRIES: Final = 5
PAUSE: Final = 0.008
"""Seconds between two tries: all of them together are not noticed in a window."""


def take_lock(disk: Disk, folder: Path) -> Handle | None:
    """Return the lock of a folder, None if somebody else keeps it; raises OSError."""
    for _ in range(TRIES - 1):
        lock = disk.lock(folder / LOCK)
        if lock is not None:
            return lock
        sleep(PAUSE)
    return disk.lock(folder / LOCK)
