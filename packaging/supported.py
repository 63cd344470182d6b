"""The Pythons that can run the program. Old Pythons must be able to read this module."""

from __future__ import annotations

import shutil

OLDEST = (3, 11)
NEWEST = (3, 13)


def is_supported(version: tuple[int, ...]) -> bool:
    """Whether a version, such as ``(3, 11)``, can run the program."""
    return OLDEST <= version <= NEWEST


def another_python() -> str | None:
    """The path of a Python on this machine that can run the program, the newest first."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        path = shutil.which(f"python3.{minor}")
        if path:
            return path
    return None
