"""What the program is asked for: the window by default, or something that needs none."""

from collections.abc import Sequence
from enum import Enum
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PROGRAM: Final = "changcheng-qt"
DESKTOP_FILE: Final = "org.changcheng_qt.ChangchengQt"
"""The name, without its ending, of the file by which desktops know the program."""

OPTIONS_WITH_VALUE: Final = ("--lang", "--open")


class Errand(Enum):
    """What the program is started for."""

    WINDOW = "window"
    SIMULATE = "simulate"
    REPLAY = "replay"
    COMPARE = "compare"
    DEMO = "demo"


class Asked(SimpleNamespace):
    """The parsed arguments: `errand`, and the options of that errand by their names."""


NOTHING_SAID: "Final[Mapping[str, object]]" = MappingProxyType(
    {"errand": Errand.WINDOW, "lang": "", "open": None, "smoke": False}
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


def _with_open(arguments: Sequence[str]) -> list[str]:
    """Take a first word that is no errand for a saved game, as desktops give it."""
    words = list(arguments)
    place = 0
    while place < len(words) and words[place].startswith("-"):
        place += 2 if words[place] in OPTIONS_WITH_VALUE else 1
    if place < len(words) and words[place] not in {errand.value for errand in Errand}:
        words.insert(place, "--open")
    return words
