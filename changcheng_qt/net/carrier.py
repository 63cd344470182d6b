"""The seam between a table and the network: a carrier brings letters to boxes.

Theory of operation. A box has one reader and holds the latest letter for it: a newer one replaces
it. A letter contains everything that its reader lacks, so a carrier may lose letters, or repeat,
delay, reorder or invent them; each reader checks its letters. A carrier works on the thread on
which it was made, in the event loop of Qt, and never blocks.
"""

from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import SignalInstance

LONGEST_LETTER: Final = 256 * 1024
"""The bytes that a sealed letter may have."""
LONGEST_BOX: Final = 80
"""The characters that the name of a box may have; all are ASCII."""


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
    """A letter came, with the name of its box: `(str, bytes)`."""
    reach_changed: SignalInstance
    """The `Reach` is another."""

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
