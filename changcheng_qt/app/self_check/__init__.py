"""The self-check of a package: whether it is complete and the program runs.

It looks for every part of Qt, compiled module and file that the program needs, then opens the real
window, plays some turns with bots, switches through every language, saves the game, reads it back,
and plays with others at a table of each title, without a network. All of this happens in a
temporary folder: neither games nor settings of the user are read or written, and an open window is
not disturbed. It exits with 0, or with 1 and a line that names the fault.

No Qt at the top, so that a part of Qt that cannot be loaded is reported like any other fault.

| module | what it is |
|---|---|
| `parts` | the files and parts of Qt that it looks for |
| `tour` | the tour of the running program |
"""

import faulthandler
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from changcheng_qt import __version__
from changcheng_qt.app.command_line import PROGRAM, Asked

SOMETHING_WRONG: Final = 1
HARD_LIMIT: Final = 150
"""Seconds after which the process ends itself, even if it hangs outside of Python."""


def run(asked: Asked) -> int:
    """Check everything in the language of the arguments; return the exit code."""
    faulthandler.dump_traceback_later(HARD_LIMIT, exit=True)
    try:
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            faults = _faults(asked.lang, Path(folder))
    finally:
        faulthandler.cancel_dump_traceback_later()
    lines = [f"wrong: {fault}" for fault in faults] or ["all there"]
    sys.stdout.writelines(f"{PROGRAM} {__version__}, {line}\n" for line in lines)
    return SOMETHING_WRONG if faults else 0


def _faults(language: str, folder: Path) -> list[str]:
    """Return the faults; the window is only opened where nothing is missing."""
    try:
        from changcheng_qt.app.opening import new_application
        from changcheng_qt.app.self_check import parts, tour
    except ImportError as error:
        return [f"missing part of the program: {error}"]
    if unloadable := parts.unloadable_plugins():
        return unloadable
    if lacking := parts.missing_modules() or parts.plain_modules():
        return lacking
    application = new_application(sys.argv[:1])
    return parts.unreadable_files() or tour.faults(application, language, folder)
