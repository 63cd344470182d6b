"""The names of files as Windows takes them: case does not count, dots and spaces at the end go, and
some names are those of devices.
"""

import errno
import os
import re
from collections.abc import Iterable
from typing import Final

_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""The names of devices, which before Windows 11 keep them with any ending."""
_FORBIDDEN: Final = re.compile(r'[<>:"|?*\x00-\x1f]')


def as_stored(name: str) -> str:
    """Return a name as it gets into a folder; raises OSError for one that no file can have."""
    stored = name.rstrip(". ")
    if not stored or _DEVICE.fullmatch(stored) or _FORBIDDEN.search(stored):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), name)
    return stored


def found_among(names: Iterable[str], name: str) -> str:
    """Return the one of several names that is of the same file, empty if there is none."""
    wanted = _key(as_stored(name))
    return next((one for one in names if _key(one) == wanted), "")


def _key(name: str) -> str:
    """Return a name in capitals. The table of NTFS has one capital for one letter, and leaves alone
    the letters that would come back as another one, such as a Turkish i without its dot.
    """
    pairs = ((letter, letter.upper()) for letter in name)
    return "".join(capital if capital.lower() == letter else letter for letter, capital in pairs)
