"""What becomes of memory that is free again, or could be.

Pictures of several megabytes come and go with every size and every board. By itself the C library
of Linux soon takes them for ordinary memory and keeps their room, a sixth of all that a game takes.
"""

import ctypes
import sys
from contextlib import suppress
from typing import Final

LARGE: Final = 256 * 1024
"""Bytes from which on a block is the system's, and goes back to it when it is free."""

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_KEPT: Final = 1024 * 1024
"""Bytes at the end of the heap that may stay free, or small things would come and go as well."""


def give_back_large_blocks() -> bool:
    """Let large blocks go back to the system once they are free; return whether they will."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        trims = library.mallopt(_TRIM_THRESHOLD, _KEPT)
        return bool(trims and library.mallopt(_MMAP_THRESHOLD, LARGE))
    return False
