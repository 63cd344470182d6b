"""The seam between a table and the network: a carrier brings letters to boxes.

Theory of operation. A box has one reader and holds the latest letter for it: a newer one replaces
it. A letter contains everything that its reader lacks, so a carrier may lose letters, or repeat,
delay, reorder or invent them; each reader checks its letters. A carrier works on the thread on
which it was made, in the event loop of Qt, and never blocks.
"""

from collections.abc import Callable
from enum import Enum
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import SignalInstance

LONGEST_LETTER: Final = 256 * 1024
"""The bytes that a sealed letter may have."""
LONGEST_BOX: Final = 80
"""The characters that the name of a box may have; all are ASCII."""
PORT: Final = 28871
"""The port of the first table of a computer in the local network; further ones have any."""
MOST_LETTERS: Final = 20
"""The letters that one guest may send in a second."""
BURST: Final = 5
"""The seconds whose letters a guest may send at once, as it does after quick moves of bots."""


class Reach(Enum):
    """How far letters go at present."""

    NONE = "none"
    """Nowhere: the latest letters are sent as soon as there is a way."""
    POST = "post"
    """To a post office, which keeps them for their readers."""
    LIVE = "live"
    """To the other computer."""


class Carrier(Protocol):
    """Carries letters to and from boxes."""

    heard: SignalInstance
    """A letter came, with the name of its box, and whether a post office had kept it, so that it
    says nothing of its sender's presence: `(str, bytes, bool)`.
    """
    reach_changed: SignalInstance
    """The `Reach` is another."""
    lost: SignalInstance
    """The connection by which letters of a box came has ended, and no other way to their sender is
    known: `(str)`. That is a connection to the other computer itself, or to the post office.
    """

    def listen(self, box: str) -> None:
        """Hear of the letters for a box, the latest one first, for as long as the carrier is
        open.
        """

    def post(self, box: str, letter: bytes) -> None:
        """Send a letter, which replaces the one before it in that box."""

    def clear(self, box: str) -> None:
        """Remove the letter from a box, which is used no more."""

    def close(self) -> None:
        """Disconnect; nothing is heard any more."""


class Allowance:
    """How many letters may still come: some each second, and no more than a few seconds' worth."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Begin with as many as may come at once."""
        self._clock = clock
        self._left = float(MOST_LETTERS * BURST)
        self._at = clock()

    def take(self) -> bool:
        """Take one; False if there is none left."""
        now = self._clock()
        passed = max(0.0, now - self._at)
        self._left = min(MOST_LETTERS * BURST, self._left + passed * MOST_LETTERS)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
