"""The command line: the window by default, or errands that never import Qt: `simulate`, `replay`
and `compare`.
"""

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

from changcheng_qt.app.command_line import Asked, Errand, parse

READER_GONE: Final = 1
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; return the exit code."""
    _write_somewhere()
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    asked = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(asked)
        sys.stdout.flush()
    except BrokenPipeError:
        # As after `| head`: what is still buffered has no reader, also not when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _write_somewhere() -> None:
    """Let a program that has no console, as windows on Windows, write to nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _run(asked: Asked) -> int:
    """Import what an errand needs, and nothing else."""
    errand: Errand = asked.errand
    match errand:
        case Errand.SIMULATE:
            from changcheng_qt.app import simulate

            return simulate.run(asked, sys.stdout, sys.stderr)
        case Errand.REPLAY:
            from changcheng_qt.app import replay

            return replay.run(asked, sys.stdout, sys.stderr)
        case Errand.COMPARE:
            from changcheng_qt.app import compare

            return compare.run(asked, sys.stdout, sys.stderr)
        case Errand.DEMO:
            from changcheng_qt.app import demo

            return demo.run(asked)
        case Errand.WINDOW if asked.smoke:
            from changcheng_qt.app import smoke

            return smoke.run(asked)
        case Errand.WINDOW:
            gc.disable()
            from changcheng_qt.app import opening

            return opening.run(asked)


if __name__ == "__main__":
    sys.exit(main())
