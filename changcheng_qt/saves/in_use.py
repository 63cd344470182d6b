"""Files that another program has open. Windows refuses to replace, remove or move such a file, or a
folder with one in it. Virus scanners, search indexes and synchronising services open every new file
for a moment, and so does another thread that reads; a refused call is therefore repeated for about
a second.

Windows reports some of these refusals as it does a lack of rights: that a file cannot be replaced,
for one. Where that is all it says, the disk is asked whether the file is open. And where a program
allows others to remove the file that it has open, its name stays until it is closed: the folder is
not empty for so long.
"""

from collections.abc import Callable
from time import sleep
from typing import Final

PAUSES: Final = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2, 0.25, 0.25)
"""Seconds between two attempts."""
_ACCESS_DENIED: Final = 5
_SHARING_VIOLATION: Final = 32
_LOCK_VIOLATION: Final = 33
_NOT_EMPTY: Final = 145
_FOR_A_MOMENT: Final = (_ACCESS_DENIED, _SHARING_VIOLATION, _NOT_EMPTY)


class InUse(PermissionError):
    """The disk refuses a call, and another program has the file open."""


def when_free(act: Callable[[], None], is_open: Callable[[], bool]) -> None:
    """Change a name, and retry while Windows refuses it as it does for an open file; raises
    OSError, `InUse` if the disk was asked in the end and the file `is_open`.
    """
    for pause in PAUSES:
        try:
            act()
        except OSError as error:
            if _windows_code(error) not in _FOR_A_MOMENT:
                raise
            sleep(pause)
        else:
            return
    try:
        act()
    except OSError as error:
        if _windows_code(error) == _ACCESS_DENIED and is_open():
            raise InUse(error.errno, error.strerror, error.filename) from error
        raise


def is_in_use(error: OSError) -> bool:
    """Return whether an error says that another program has the file open."""
    violations = (_SHARING_VIOLATION, _LOCK_VIOLATION, _NOT_EMPTY)
    return isinstance(error, InUse) or _windows_code(error) in violations


def _windows_code(error: OSError) -> int | None:
    """Return the error code of Windows, which is finer than `errno`; None on other systems."""
    return getattr(error, "winerror", None)
