"""The help that the people at a table agreed on for a game: the same for every seat."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Help:
    """Which help there is: deductions from everything that a seat has seen; hints for its next
    choice; a warning before it ends a turn that gives much away.
    """

    follows: bool = False
    hints: bool = False
    warning: bool = False


BEGINNERS: Final = Help(follows=True, hints=True, warning=True)
USUAL: Final = Help(follows=True)
PURISTS: Final = Help()
