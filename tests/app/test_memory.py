"""Memory that large pictures took goes back to the system; measured in processes of their own, with
the allocator as it is for people: the checks set it to keep memory.
"""

import ctypes
import os
import subprocess
import sys

import pytest

from changcheng_qt.app import memory

_FREE = """
from pathlib import Path
{first}
megabyte = 1024 * 1024
spent = bytes(b"x" * (30 * megabyte))
del spent

def pages():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1])

before = pages()
pictures = [b"x" * (4 * megabyte) for _ in range(8)]
last = [b"x" * 5000 for _ in range(10)]
del pictures
print((pages() - before) * 4096 // megabyte)
"""
_SMALL = """
from pathlib import Path
{first}
megabyte = 1024 * 1024

def pages():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1])

before = pages()
blocks = [b"x" * 5000 for _ in range(6000)]
in_use = blocks[::100]
del blocks
{then}
print((pages() - before) * 4096 // megabyte)
"""
_CALL = "from changcheng_qt.app.memory import give_back_large_blocks; give_back_large_blocks()"

pytestmark = pytest.mark.skipif(
    not (sys.platform == "linux" and hasattr(ctypes.CDLL(None), "mallopt")),
    reason="the C library has no such setting",
)


def kept_after(first: str, free: str = _FREE, then: str = "") -> int:
    """Return the megabytes that a process keeps of about 30 that it has freed."""
    source = free.format(first=first, then=then)
    environ = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    command = [sys.executable, "-c", source]
    run = subprocess.run(command, env=environ, check=True, stdout=subprocess.PIPE)
    return int(run.stdout)


def test_large_blocks_go_back() -> None:
    assert kept_after(_CALL) <= 1


def test_without_it_they_are_kept() -> None:
    assert kept_after("") >= 16


def test_small_blocks_go_back_when_everything_is_collected() -> None:
    collect = "from changcheng_qt.app.threads import OLDEST, collect"
    assert kept_after(collect, _SMALL, "collect(OLDEST)") <= 4
    assert kept_after(collect, _SMALL, "collect(OLDEST - 1)") >= 16


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not memory.give_back_large_blocks()
    assert not memory.give_back_small_blocks()


def test_a_library_without_the_setting_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert not memory.give_back_large_blocks()
    assert not memory.give_back_small_blocks()
