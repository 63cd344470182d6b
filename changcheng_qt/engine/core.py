"""What a title gives a search to play on: one position in integers, cheap to copy.

A class that native code can inherit from, hence no protocol; a title's own may be plain Python as
well. Commands are numbers of the title's own making, below 2^30. Looks at what is hidden are none:
they teach a drawn position nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64, mypyc_attr  # noqa: TC004


def _ignored(**_: bool) -> Callable[[type], type]:
    return lambda marked: marked


# The compiler reads the mark below and leaves it out; to plain Python it says nothing.
globals().setdefault("mypyc_attr", _ignored)


@mypyc_attr(allow_interpreted_subclasses=True)
class Core:
    """A position that is played on in place. Every method is the title's."""

    def copy(self) -> Core:
        """Return a position that is played on apart from this one."""
        raise NotImplementedError

    def seats_playing(self) -> i64:
        """Return the number of players."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """Return the seat that decides, -1 at the end."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Return the points of a seat."""
        raise NotImplementedError

    def count(self) -> i64:
        """Return how many commands the seat to act may choose from, 0 at the end."""
        raise NotImplementedError

    def pick(self, number: i64) -> i64:
        """Return the command of a number below `count`."""
        raise NotImplementedError

    def play(self, command: i64) -> None:
        """Do a command."""
        raise NotImplementedError

    def gain(self, command: i64) -> i64:
        """Return what a command is worth to the seat to act, in 64ths of a point."""
        raise NotImplementedError

    def promises(self, commands: list[int]) -> list[int]:
        """Return the same for several, each with the best that can follow it in the same action."""
        return [int(self.gain(command)) for command in commands]

    def phase(self) -> i64:
        """Return a number above 0 where all that is possible follows from what the searching seat
        knows, equal numbers for equal kinds of decision; else 0.
        """
        return 0

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the number of what a tree holds for a command, below 2^40: the same for commands
        that are equally good, or of which the searching seat cannot know which one it is; bit 39
        for the latter.
        """
        return command

    def keep_lines(self) -> None:
        """From now on keep, in copies too, to which line of the score every point belongs."""

    def lines(self) -> list[int]:
        """Return the points kept: of line and seat at ``line * seats + seat``; none where no lines
        are kept.
        """
        return []
