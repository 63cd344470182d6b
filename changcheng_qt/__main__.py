"""The command line: the window by default, or subcommands without one. These import only what they
use; without `--json`, `replay`, `hint` and `analyse` import QtCore for their texts.
"""

import builtins
import errno
import gc
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Final, TextIO

from changcheng_qt.app.command_line import NOTHING_SAID, Asked, Subcommand, complain
from changcheng_qt.app.screen import NO_SCREEN, NoScreen

if TYPE_CHECKING:
    from pathlib import Path

    from changcheng_qt.app.opening import Front
    from changcheng_qt.app.paths import Folders

NOT_WRITTEN: Final = 1
INTERRUPTED: Final = 130
_PARENT_PROCESS: Final = -1
_PRINTING: Final = frozenset(
    (
        *("-h", "--help", "--version", "--smoke"),
        *(one.value for one in Subcommand if one is not Subcommand.WINDOW),
    )
)
"""Arguments that print and show no window."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command of the arguments; return the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    _write_somewhere(words)
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    try:
        with _heard():
            asked = _asked(words)
        return _run(asked)
    except NoScreen as reason:
        complain(sys.stderr, str(reason))
        return NO_SCREEN
    except KeyboardInterrupt:
        return INTERRUPTED


def _write_somewhere(arguments: Sequence[str]) -> None:
    """Open the output that a program without a console lacks, as the bundle does on Windows, and
    replace letters that the output lacks by their numbers.
    """
    lacking = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    place = _terminal(arguments) if lacking else ""
    for name in lacking:
        setattr(sys, name, open(place, "w", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=_encoding(stream), errors="backslashreplace")


def _terminal(arguments: Sequence[str]) -> str:
    """Return the file for the output of these arguments: the terminal in which a command was typed,
    or nowhere. A window stays apart from its terminal, for it would be closed with it.
    """
    if sys.platform == "win32" and not _PRINTING.isdisjoint(arguments):
        import ctypes

        if ctypes.WinDLL("kernel32").AttachConsole(_PARENT_PROCESS):
            return "CONOUT$"
    return os.devnull


def _encoding(stream: TextIO) -> str | None:
    """Return the encoding to set for a stream, None for its own. Files and pipes on Windows have a
    code page by default, which lacks most of the names of people.
    """
    is_chosen = sys.platform != "win32" or "PYTHONIOENCODING" in os.environ
    return None if is_chosen or stream.isatty() else "utf-8"


@contextmanager
def _heard() -> Iterator[None]:
    """Exit where output cannot be written; silently where its reader has closed the pipe, as after
    `| head`.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        with suppress(OSError):
            if not _has_no_reader(error):
                complain(sys.stderr, f"cannot write: {error.strerror}")
        _write_nowhere()
        sys.exit(NOT_WRITTEN)


def _has_no_reader(error: OSError) -> bool:
    """Return whether output failed because its pipe is closed: Windows calls that invalid."""
    is_invalid = sys.platform == "win32" and error.errno == errno.EINVAL
    return is_invalid or isinstance(error, BrokenPipeError)


def _write_nowhere() -> None:
    """Discard the buffered output silently when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            os.dup2(nowhere, stream.fileno())


def _asked(arguments: Sequence[str]) -> Asked:
    """Parse the arguments; exits where they are wrong."""
    if not arguments:
        return Asked(**NOTHING_SAID)
    if not _STAYING.isdisjoint(arguments):
        import_qt()  # Before the address of a post office is parsed, which needs Qt.
    from changcheng_qt.app.cli.command_parser import parse

    return parse(arguments)


def _run(asked: Asked) -> int:
    """Run a parsed command, in the window or without one."""
    if asked.subcommand is not Subcommand.WINDOW:
        with _heard():
            return _run_subcommand(asked)
    if asked.smoke:
        from changcheng_qt.app import self_check

        with _heard():
            return self_check.run(asked)
    gc.disable()
    import_qt()
    from changcheng_qt.app import opening

    return opening.run(asked, _go_on)


_PLACES: Final = {
    Subcommand.REPLAY: ("saved_games", "replay"),
    Subcommand.COMPARE: ("saved_games", "compare"),
}
"""The modules and functions of subcommands, where they have other names."""
_STAYING: Final = frozenset((Subcommand.HOST.value, Subcommand.WAITING.value))
"""The subcommands that run for days, in Qt's event loop."""


def _run_subcommand(asked: Asked) -> int:
    """Import only the modules of a subcommand, and run it."""
    subcommand: Subcommand = asked.subcommand
    module, name = _PLACES.get(subcommand, (subcommand.value, "run"))
    found = import_module(f"changcheng_qt.app.cli.{module}")
    run: Callable[[Asked, TextIO, TextIO], int] = getattr(found, name)
    return run(asked, sys.stdout, sys.stderr)


def import_qt() -> None:
    """Import Qt, and leave the import of everything after it to Python.

    PySide puts an import of its own in the place of Python's. To look for `from __feature__ import`
    it reads the source of every module, and Python keeps that for tracebacks: 12 ms for the first
    frame, and six megabytes for the modules of a game.
    """
    by_python = builtins.__import__
    import_module("PySide6.QtCore")
    vars(builtins)["__import__"] = by_python


def _go_on(front: "Front", folders: "Folders", file: "Path | None") -> None:
    """Import the pages behind the window, and attach them to it."""
    from changcheng_qt.app import main as behind

    behind.go_on(front, folders, file)


if __name__ == "__main__":
    sys.exit(main())
