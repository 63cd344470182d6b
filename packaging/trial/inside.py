"""Running a script with the Python inside a bundle, on the bundle's own modules: it is given to the
bundle as it is given work for one of its own processes, which is a pickle in a pipe.
"""

import os
import pickle
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Script:
    """A script and its arguments, which run when they are unpickled."""

    source: str
    words: tuple[str, ...]

    def __reduce__(self) -> tuple[object, ...]:
        argv = f"import sys\nsys.argv = ['', *{self.words!r}]\n"
        return exec, (argv + self.source, {"__name__": "__main__"})


def start(
    program: Path, script: Path, *words: str, variables: Mapping[str, str], output: Path
) -> "subprocess.Popen[bytes]":
    """Start a script inside a bundle; both its streams go to a file."""
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as work:
        work.write(pickle.dumps(Script(script.read_text("utf-8"), words)))
    try:
        with output.open("wb") as said:
            return subprocess.Popen(
                [program, "--multiprocessing-fork", f"pipe_handle={reading}"],
                pass_fds=[reading],
                stdout=said,
                stderr=subprocess.STDOUT,
                env={**os.environ, **variables},
            )
    finally:
        os.close(reading)
