"""What the program is asked for, once its arguments are parsed; and its names."""

from enum import Enum
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

PROGRAM: Final = "changcheng-qt"
WRONG_ARGUMENTS: Final = 2
"""The exit code where they are wrong."""
DESKTOP_FILE: Final = "org.changcheng_qt.ChangchengQt"
"""The name, without its ending, of the file by which desktops know the program."""


class Subcommand(Enum):
    """What the program is started for."""

    WINDOW = "window"
    SIMULATE = "simulate"
    TOURNAMENT = "tournament"
    HINT = "hint"
    REPLAY = "replay"
    COMPARE = "compare"
    PROBLEM = "problem"
    ANALYSE = "analyse"
    STATISTICS = "statistics"


class Asked(SimpleNamespace):
    """The parsed arguments: `subcommand`, and its options by their names."""


NOTHING_SAID: "Final[Mapping[str, object]]" = MappingProxyType(
    {"subcommand": Subcommand.WINDOW, "lang": "", "open": None, "smoke": False}
)
"""What is asked for without arguments: most starts have none, and need not wait for a parser, which
takes as long to build as the window.
"""


def complain(complaints: "TextIO", text: str) -> None:
    """Say in one line, in the name of the program, what is wrong; what cannot be printed, as in the
    name of a file, is written as Python writes it.
    """
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
    complaints.write(f"{PROGRAM}: {shown}\n")
