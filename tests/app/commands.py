"""Commands of the command line, run in the process of the test."""

from collections.abc import Callable
from io import StringIO
from typing import TextIO, TypeAlias

from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.command_line import Asked

Run: TypeAlias = Callable[[Asked, TextIO, TextIO], int]


def printed(run: Run, *words: str) -> tuple[int, str, str]:
    """Return the exit code, the output and the complaints of a command with these words."""
    out, complaints = StringIO(), StringIO()
    arguments = parse(list(words))
    assert arguments.subcommand.value in words
    code = run(arguments, out, complaints)
    return code, out.getvalue(), complaints.getvalue()


def printed_lines(run: Run, *words: str) -> tuple[int, list[str], list[str]]:
    """Return the same as `printed`, in lines."""
    code, out, complaints = printed(run, *words)
    return code, out.splitlines(), complaints.splitlines()
