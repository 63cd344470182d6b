"""Several programs with real windows, each in a process of its own, as a test commands them."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, Final

from tests.net.broker import free_port

ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 120
"""Seconds in which an answer must come."""
LOOK: Final = 0.2


class Process:
    """A program, and somebody before its window."""

    def __init__(self, folder: Path, apart: tuple[str, str]) -> None:
        self.folder, self.apart, self.times = folder, apart, 0
        folder.mkdir()
        self.start()

    def start(self) -> None:
        """Start the program with the files of its last run."""
        self.times += 1
        paths = os.pathsep.join((str(ROOT), str(ROOT / "packaging")))
        self._errors = (self.folder / "errors.txt").open("ab")
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.app.tables.seated"),
                *(str(self.folder), f"{self.folder.name} {self.times}", *self.apart),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )

    def ask(self, what: str, *how: Any) -> Any:  # noqa: ANN401 - JSON
        """Have something done; return the answer."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([what, *how]).encode() + b"\n")
        process.stdin.flush()
        ready, _, _ = select.select([process.stdout], [], [], PATIENCE)
        line = process.stdout.readline() if ready else b""
        assert line, f"{self.folder.name}: {what}: {self.errors[-3000:]}"
        return json.loads(line)

    @property
    def state(self) -> dict[str, Any]:
        """The state of the window."""
        state: dict[str, Any] = self.ask("state")
        return state

    @property
    def errors(self) -> str:
        """The errors that the process has written."""
        return (self.folder / "errors.txt").read_text("utf-8", "replace")

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end, "it never holds"
        sleep(LOOK)


@contextmanager
def processes(folder: Path, names: tuple[str, ...]) -> Iterator[list[Process]]:
    """Run a program for each name; they meet at tables of a kind, and at a port, of their own."""
    apart = token_hex(3), str(free_port())
    all_ = [Process(folder / name, apart) for name in names]
    try:
        yield all_
    finally:
        for one in all_:
            one.kill()
