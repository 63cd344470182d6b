"""Files that another program has open. Windows refuses to replace, remove or move such a file, or a
folder with one in it. Virus scanners, search indexes and synchronising services open every new file
for a moment, and so does another thread that reads; a refused call is therefore repeated for about
a second.
"""

from collections.abc import Callable
from time import sleep
from typing import Final

PAUSES: Final = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2, 0.25, 0.25)
"""Seconds between two attempts."""
_ACCESS_DENIED: Final = 5
_SHARING_VIOLATION: Final = 32
_LOCK_VIOLATION: Final = 33


def when_free(act: Callable[[], None]) -> None:
    """Change a name, again while Windows refuses it in the way it does for an open file; raises
    OSError.
    """
    for pause in PAUSES:
        try:
            act()
        except OSError as error:
            if _windows_code(error) not in (_ACCESS_DENIED, _SHARING_VIOLATION):
                raise
            sleep(pause)
        else:
            return
    act()


def is_in_use(error: OSError) -> bool:
    """Return whether an error says that another program has the file open. Windows also reports
    some open files as a lack of rights.
    """
    return _windows_code(error) in (_SHARING_VIOLATION, _LOCK_VIOLATION)


def _windows_code(error: OSError) -> int | None:
    """Return the error code of Windows, which is finer than `errno`; None on other systems."""
    return getattr(error, "winerror", None)
