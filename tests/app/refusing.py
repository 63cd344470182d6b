"""Folders that the disk refuses to read, or never answers for, for every user: also where tests run
as root.
"""

import builtins
import errno
import io
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from changcheng_qt.app.opening import READER
from tests.patience import PATIENCE

CALLS = ("open", "stat", "lstat", "listdir", "scandir", "mkdir", "unlink", "replace", "access")
REFUSALS = {
    "no permission": errno.EACCES,
    "a broken disk": errno.EIO,
    "a stale mount": errno.ESTALE,
    "a dead mount": errno.ENOTCONN,
}
SILENT = Event()
"""Set once a window that opens has asked a place that hangs, in a thread for it."""


def refuse(patched: pytest.MonkeyPatch, number: int, *places: Path) -> None:
    """Make every call for the contents of a place, or for the place itself, fail with an error of
    that number; without permission only the place itself can still be seen.
    """

    def answer(asked: Path, name: str) -> None:
        if number != errno.EACCES or name not in ("stat", "lstat") or asked not in places:
            raise OSError(number, os.strerror(number), str(asked))

    _answer_for(patched, places, answer)


def hang(patched: pytest.MonkeyPatch, go: Event, *places: Path) -> None:
    """Make every call for the contents of a place, or for the place itself, wait until `go` is set;
    in the thread of the window such a call is a fault.
    """

    def answer(asked: Path, name: str) -> None:
        assert current_thread() is not main_thread(), f"the window waits for {name} of {asked}"
        if current_thread().name == READER:
            SILENT.set()
        go.wait(PATIENCE / 1000)

    _answer_for(patched, places, answer)


def _answer_for(
    patched: pytest.MonkeyPatch, places: Sequence[Path], answer: Callable[[Path, str], object]
) -> None:
    """Give an answer of another kind, by path and name of the call, before those of the disk."""

    def wrapped(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def answering(path: Any, *more: Any, **named: Any) -> Any:  # noqa: ANN401 - as `call`
            if isinstance(path, str | os.PathLike):
                asked = Path(os.path.abspath(os.fspath(path)))
                if any(asked.is_relative_to(place) for place in places):
                    answer(asked, name)
            return call(path, *more, **named)

        return answering

    for name in CALLS:
        patched.setattr(os, name, wrapped(name, getattr(os, name)))
    opened = wrapped("open", io.open)
    patched.setattr(io, "open", opened)
    patched.setattr(builtins, "open", opened)
