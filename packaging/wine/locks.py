"""Fills a gap of Wine 8 when a Python begins: where a lock is held, ``_locking`` fails with the
error of some earlier call. Windows denies access there.
"""

import errno
import sys

if sys.platform == "win32":
    import msvcrt

    _locking = msvcrt.locking

    def _locking_as_windows(descriptor: int, mode: int, size: int, /) -> None:
        try:
            _locking(descriptor, mode, size)
        except OSError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    msvcrt.locking = _locking_as_windows
