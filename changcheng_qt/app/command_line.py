"""The parsed arguments of the program; and its names."""

from enum import Enum
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

PROGRAM: Final = "changcheng-qt"
WRONG_ARGUMENTS: Final = 2
"""The exit code for invalid arguments."""
DESKTOP_FILE: Final = "org.changcheng_qt.ChangchengQt"
"""The name, without its ending, of the program's desktop file."""


class Subcommand(Enum):
    """The subcommands; the window is one."""

    WINDOW = "window"
    SIMULATE = "simulate"
    TOURNAMENT = "tournament"
    HINT = "hint"
    REPLAY = "replay"
    COMPARE = "compare"
    PROBLEM = "problem"
    ANALYSE = "analyse"
    STATISTICS = "statistics"
    HOST = "host"
    WAITING = "waiting"


class Asked(SimpleNamespace):
    """The parsed arguments: `subcommand`, and its options by their names."""


NOTHING_SAID: "Final[Mapping[str, object]]" = MappingProxyType(
    {"subcommand": Subcommand.WINDOW, "lang": "", "open": None, "smoke": False}
)
"""The parsed result of no arguments: most starts have none, and need not wait for a parser, which
takes as long to build as the window.
"""


def complain(complaints: "TextIO", text: str) -> None:
    """Write one line with the program's name and the fault; characters that cannot be printed, as
    in the name of a file, are written as Python escapes them.
    """
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
    complaints.write(f"{PROGRAM}: {shown}\n")
