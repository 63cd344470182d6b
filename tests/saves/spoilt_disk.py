"""Another disk, looked at and spoilt at every call."""

from collections.abc import Callable
from typing import Any

from changcheng_qt.saves.disk import Disk, Handle


class SpoiltDisk:
    """Passes each call on to another disk, after `before` heard the name of the call and may have
    raised; calls are counted from 1.
    """

    def __init__(self, disk: Disk, before: Callable[[str], None] = lambda name: None) -> None:
        self.disk = disk
        self.before = before
        self.calls = 0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self.disk, name)

        def spoilt(*arguments: object) -> object:
            self.calls += 1
            self.before(name)
            return call(*arguments)

        return spoilt


class ShortDisk(SpoiltDisk):
    """Takes half of the bytes that it is given at a time."""

    def write(self, handle: Handle, content: memoryview) -> int:
        self.calls += 1
        self.before("write")
        return self.disk.write(handle, content[: (len(content) + 1) // 2])


class HalfDisk(SpoiltDisk):
    """Takes half of the bytes that it is given before anything spoils the call."""

    def write(self, handle: Handle, content: memoryview) -> int:
        self.calls += 1
        half = len(content) // 2
        written = self.disk.write(handle, content[:half]) if half else 0
        self.before("write")
        return written + self.disk.write(handle, content[half:])
