"""Mixes sounds without clipping.

Theory of operation. Pending sound is one row of sums, `_ahead`: a sound is added to it once, when
it is requested, so that the thread of the sound card only cuts pieces off its front. Sums may be
larger than a sample can be. So every piece is given a gain that brings its loudest sum below the
ceiling, looking one piece ahead: the gain falls evenly before a loud piece and rises slowly after
it. Only where a sound starts in the piece that is cut next does the gain fall at once, hidden under
the attack of that sound.
"""

from __future__ import annotations

from array import array
from operator import add
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

CEILING: Final = 31_000
"""The loudest sample that leaves the mixer, of 32,767."""
RECOVERY: Final = 1.06
"""How much the gain rises again from one piece to the next."""
MOST_VOICES: Final = 12
"""How many sounds are mixed at most; more would be noise."""


class Mixer:
    """The pending sounds; may be used by several threads."""

    def __init__(self) -> None:
        """Start silent, at full volume."""
        self.volume = 1.0
        """The factor of every sample, 0 to 1."""
        self._ahead = array("l")
        self._ends: list[int] = []
        """How many samples from now each sound ends."""
        self._gain = 1.0
        self._lock = Lock()

    @property
    def is_silent(self) -> bool:
        """Whether no sound is pending."""
        return not self._ahead

    def add(self, samples: Sequence[int], delay: int = 0) -> None:
        """Start a sound after `delay` samples; drops it if too many are playing."""
        end = delay + len(samples)
        with self._lock:
            if len(self._ends) >= MOST_VOICES:
                return
            self._ends.append(end)
            ahead = self._ahead
            if len(ahead) < end:
                ahead.extend([0] * (end - len(ahead)))
            ahead[delay:end] = array("l", map(add, ahead[delay:end], samples))

    def clear(self) -> None:
        """Drop all pending sounds."""
        with self._lock:
            del self._ahead[:]
            self._ends.clear()

    def cut(self, count: int) -> bytes:
        """Return the next samples in the format of the sound card: 16 bits each, silence after the
        last.
        """
        with self._lock:
            piece, after = self._ahead[:count], self._ahead[count : 2 * count]
            del self._ahead[:count]
            self._ends = [end - count for end in self._ends if end > count]
        return self._limited(piece, after).tobytes().ljust(2 * count, b"\0")

    def _limited(self, piece: array[int], after: array[int]) -> array[int]:
        """Return a piece limited to the ceiling, at the volume."""
        if not piece:
            self._gain = 1.0
            return array("h")
        most = _bearable(piece)
        begin = min(self._gain, most)
        self._gain = end = min(1.0, begin * RECOVERY, most, _bearable(after))
        volume = self.volume
        if begin == end:
            factor = begin * volume
            return array("h", [int(one * factor) for one in piece])
        first, step = begin * volume, (end - begin) * volume / len(piece)
        return array("h", [int(one * (first + step * n)) for n, one in enumerate(piece)])


def _bearable(piece: array[int]) -> float:
    """Return the largest gain up to 1 at which a piece stays below the ceiling."""
    peak = max(map(abs, piece), default=0)
    return min(1.0, CEILING / peak) if peak else 1.0
