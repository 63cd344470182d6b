"""By day mypy checks, as if on Windows, the modules that depend on the system."""

import subprocess
import sys

import pytest

import checkout
import checks
import for_windows
from tests.effort import by_night

ASKING = "import sys\nif sys.platform != 'win32':\n    def lock() -> None: ...\n"


@pytest.mark.parametrize(
    ("source", "is_read"),
    [
        ("import os", True),
        ("import json, os", True),
        ("def ask() -> None:\n    from os import getuid", True),
        ("from os.path import join", True),
        ("from changcheng_qt.locks import lock", True),
        ("from changcheng_qt import (\n    assets,\n    locks,\n)", True),
        ("import changcheng_qt.locks", True),
        ("import json", False),
        ("from changcheng_qt.blocks import lock", False),
    ],
)
def test_modules_that_may_differ_on_windows_are_read(source: str, is_read: bool) -> None:
    sources = {"changcheng_qt/locks.py": ASKING, "changcheng_qt/planted.py": source}
    found = set(for_windows.concerned(sources, {"os", "sys"}))
    assert found == {"changcheng_qt/locks.py", *(["changcheng_qt/planted.py"] if is_read else [])}


def test_the_parts_that_depend_on_the_system_are_known() -> None:
    parts = for_windows.dependent_parts()
    assert {"fcntl", "os", "pathlib", "signal", "socket", "sys", "time"} <= parts
    assert parts.isdisjoint({"json", "dataclasses", "random"})


def test_by_day_a_part_of_the_program_is_read() -> None:
    some = for_windows.to_read()
    assert "changcheng_qt/saves/disk.py" in some
    assert all((checkout.ROOT / path).is_file() for path in some)


@by_night
def test_the_whole_program_names_nothing_that_windows_lacks() -> None:
    command = [sys.executable, "-m", "mypy", *checks.FOR_WINDOWS, for_windows.PACKAGE]
    told = subprocess.run(command, cwd=checkout.ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
