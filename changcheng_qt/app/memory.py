"""Returning freed memory to the system.

Pictures of several megabytes are replaced with every size and every board. By default the C library
of Linux soon treats them as ordinary memory and keeps it, a sixth of all memory of a game. It keeps
small blocks too, as long as any block behind them is in use: 7 MB of a game that was left.
"""

import ctypes
import sys
from contextlib import suppress
from typing import Final

LARGE: Final = 256 * 1024
"""The size in bytes from which a block is returned to the system when it is freed."""

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_KEPT: Final = 1024 * 1024
"""Bytes at the end of the heap that may stay free, so that small blocks are not returned too."""


def give_back_large_blocks() -> bool:
    """Have large blocks returned to the system once they are freed; return whether they will be."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        trims = library.mallopt(_TRIM_THRESHOLD, _KEPT)
        return bool(trims and library.mallopt(_MMAP_THRESHOLD, LARGE))
    return False


def give_back_small_blocks() -> bool:
    """Return pages without a block in use to the system, in 2 ms at most; return whether there were
    any.
    """
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        return bool(ctypes.CDLL(None).malloc_trim(_KEPT))
    return False
