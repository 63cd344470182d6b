"""What the program is asked for: the window by default, or something that needs none."""

from collections.abc import Sequence
from enum import Enum
from itertools import islice
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

PROGRAM: Final = "changcheng-qt"
DESKTOP_FILE: Final = "org.changcheng_qt.ChangchengQt"
"""The name, without its ending, of the file by which desktops know the program."""

OPTIONS_WITH_VALUE: Final = ("--lang", "--open")


class Subcommand(Enum):
    """What the program is started for."""

    WINDOW = "window"
    SIMULATE = "simulate"
    REPLAY = "replay"
    COMPARE = "compare"


_SUBCOMMANDS: Final = frozenset(one.value for one in Subcommand) - {Subcommand.WINDOW.value}


class Asked(SimpleNamespace):
    """The parsed arguments: `subcommand`, and its options by their names."""


NOTHING_SAID: "Final[Mapping[str, object]]" = MappingProxyType(
    {"subcommand": Subcommand.WINDOW, "lang": "", "open": None, "smoke": False}
)
"""What is asked for where there are no arguments."""


def parse(arguments: Sequence[str]) -> Asked:
    """Return the parsed arguments; leaves the program where they are wrong.

    Most starts have none, and need not wait for a parser: to build it takes as long as the window.
    """
    if not arguments:
        return Asked(**NOTHING_SAID)
    from changcheng_qt.app.command_parser import command_parser

    return command_parser().parse_args(_with_open(arguments), Asked())


def complain(complaints: "TextIO", text: str) -> None:
    """Say in one line, in the name of the program, what is wrong; what cannot be printed, as in the
    name of a file, is written as Python writes it.
    """
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
    complaints.write(f"{PROGRAM}: {shown}\n")


def _with_open(arguments: Sequence[str]) -> list[str]:
    """Take words for saved games, as desktops give them: all but the options, and all behind `--`,
    unless the first word is a subcommand.
    """
    taken: list[str] = []
    words = iter(arguments)
    may_be_subcommand = True
    for word in words:
        if word == "--":
            return [*taken, *(f"--open={file}" for file in words)]
        if word.startswith("-"):
            taken.append(word)
            if word in OPTIONS_WITH_VALUE:
                taken.extend(islice(words, 1))
        elif may_be_subcommand and word in _SUBCOMMANDS:
            return [*taken, word, *words]
        else:
            taken.append(f"--open={word}")
            may_be_subcommand = False
    return taken
