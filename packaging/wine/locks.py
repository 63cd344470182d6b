"""Fills a gap of Wine 8 when a Python begins: ``_locking`` fails without an error where a lock is
held. Windows denies access there.
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
            if error.errno:
                raise
            raise PermissionError(errno.EACCES, "Permission denied") from error

    msvcrt.locking = _locking_as_windows
