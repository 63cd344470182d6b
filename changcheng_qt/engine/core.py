"""The class of a title's positions for searches: one position in integers, cheap to copy.

It is a class that native code can inherit from, hence no protocol; a title's own may be plain
Python as well. Commands are numbers that the title defines, below 2^30. Peeks are left out: in a
drawn position they teach nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64, mypyc_attr  # noqa: TC004


def _ignored(**_: bool) -> Callable[[type], type]:
    return lambda marked: marked


# The compiler reads the mark below and leaves it out; to plain Python it says nothing.
globals().setdefault("mypyc_attr", _ignored)


KIND: Final = 56
"""The bit from which on an area's number is its kind."""


ONE: Final = 1 << 20
"""The fixed-point 1 of rewards and chances to win."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Core:
    """A position that is changed in place. Every method is the title's."""

    def copy(self) -> Core:
        """Return an independent copy."""
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

    def has_won(self, seat: i64) -> bool:
        """Whether a seat has won the game, which is over: by default if nobody has more points."""
        other: i64 = 0
        while other < self.seats_playing():
            if self.score(other) > self.score(seat):
                return False
            other += 1
        return True

    def count(self) -> i64:
        """Return how many commands the seat to act may choose from, 0 at the end."""
        raise NotImplementedError

    def pick(self, number: i64) -> i64:
        """Return the command of a number below `count`."""
        raise NotImplementedError

    def propose(self, command: i64) -> None:
        """List a legal command for the next choice that `count` leaves out. This is for titles that
        leave some out.
        """
        raise NotImplementedError

    def play(self, command: i64) -> None:
        """Carry out a command."""
        raise NotImplementedError

    def gain(self, command: i64) -> i64:
        """Return the worth of a command for the seat to act, in 64ths of a point."""
        raise NotImplementedError

    def promises(self, commands: list[int]) -> list[int]:
        """Return the worth of several commands, each with the best one that can follow it in the
        same action.
        """
        return [int(self.gain(command)) for command in commands]

    def deal(self, seed: i64) -> None:
        """Begin a simulation: seed its chance. A title whose positions hold all future outcomes
        does nothing.
        """

    def finish(self) -> list[i64]:
        """Play on to where the title judges the position; return the chance of each seat to win,
        `ONE` for a sure win. None is returned by a title that leaves that to the final scores.
        """
        return []

    def effort(self) -> i64:
        """Return how much effort a simulation from here takes, in the unit of
        `bots.advice_effort`; 0 in a title whose simulations go on to the end of the game: playouts
        find out.
        """
        return 0

    def shares(self, seat: i64) -> list[int]:
        """Return why `finish` gave a seat a better chance to win than it had at first, in parts of
        `ONE`: for each line the seat's own contribution, that of the others, and whether the line's
        event has happened, as 0 or 1. Empty where no lines are kept.
        """
        return []

    def phase(self) -> i64:
        """Return a number above 0 where the legal commands follow from the knowledge of the
        searching seat, equal numbers for equal kinds of decision; else 0.
        """
        return 0

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the tree edge of a command, below 2^40: the same for commands that are equally
        good, or that the searching seat cannot tell apart; bit 39 marks the latter.
        """
        return command

    def is_quiet(self) -> bool:
        """Whether an estimate may judge the position: nothing is under way that pays points. This
        and the next five methods are for titles with a learned estimate.
        """
        raise NotImplementedError

    def areas(self, since: Core | None) -> list[i64]:
        """Return the numbers of areas in pairs, before and after: of those that have changed
        since an earlier position of the same game, or of all, with 0 before. A number holds all
        that matters in an area in which points are still to be won, its kind from bit `KIND` on; it
        is below 2^60, and 0 for an area that is settled.
        """
        raise NotImplementedError

    def resources(self, seat: i64) -> i64:
        """Return a number below 2^60 that holds the resources of a seat and the others."""
        raise NotImplementedError

    def resource_traits(self, number: i64) -> list[i64]:
        """Return the traits of resources: always as many, with the same meaning for every seat."""
        raise NotImplementedError

    def traits(self, area: i64, seat: i64) -> list[i64]:
        """Return the traits of an area to a seat: always as many for a kind of area, each with the
        same meaning for every seat.
        """
        raise NotImplementedError

    def stage(self) -> i64:
        """Return how much of the game is left, in the steps of an estimate's spreads, from 0."""
        raise NotImplementedError

    def keep_lines(self) -> None:
        """From now on record, in copies too, the line of the score of every point."""

    def lines(self) -> list[int]:
        """Return the recorded points: those of line and seat at ``line * seats + seat``; empty
        where no lines are kept.
        """
        return []
