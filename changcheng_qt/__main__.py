"""The command line: the window by default, or `simulate` and `replay`, which never import Qt."""

import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from changcheng_qt.app.command_line import Errand, parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; return the exit code."""
    freeze_support()
    asked = parse(sys.argv[1:] if arguments is None else arguments)
    errand: Errand = asked.errand
    match errand:
        case Errand.SIMULATE:
            from changcheng_qt.app import simulate

            return simulate.run(asked, sys.stdout)
        case Errand.REPLAY:
            from changcheng_qt.app import replay

            return replay.run(asked, sys.stdout, sys.stderr)
        case Errand.DEMO:
            from changcheng_qt.app import demo

            return demo.run(asked)
        case Errand.WINDOW:
            from changcheng_qt.app import main as window

            return window.run(asked)


if __name__ == "__main__":
    sys.exit(main())
