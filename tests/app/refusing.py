"""Folders that the disk refuses to read, whoever asks: also where tests run as root."""

import builtins
import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CALLS = ("open", "stat", "lstat", "listdir", "scandir", "mkdir", "unlink", "replace", "access")
REFUSALS = {
    "no permission": errno.EACCES,
    "a broken disk": errno.EIO,
    "a stale mount": errno.ESTALE,
    "a dead mount": errno.ENOTCONN,
}


def refuse(patched: pytest.MonkeyPatch, number: int, *places: Path) -> None:
    """Let every call for what is in a place, or for the place itself, fail with an error of that
    number; without permission only the place itself can still be seen.
    """

    def is_refused(path: object, name: str) -> bool:
        if not isinstance(path, str | os.PathLike):
            return False
        asked = Path(os.path.abspath(os.fspath(path)))
        if number == errno.EACCES and name in ("stat", "lstat") and asked in places:
            return False
        return any(asked.is_relative_to(place) for place in places)

    def wrapped(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def refusing(path: Any, *more: Any, **named: Any) -> Any:  # noqa: ANN401 - as `call`
            if is_refused(path, name):
                raise OSError(number, os.strerror(number), os.fspath(path))
            return call(path, *more, **named)

        return refusing

    for name in CALLS:
        patched.setattr(os, name, wrapped(name, getattr(os, name)))
    opened = wrapped("open", io.open)
    patched.setattr(io, "open", opened)
    patched.setattr(builtins, "open", opened)
