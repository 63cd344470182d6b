"""Chance during play: dice, a card taken blindly, a rider drawn from a bag.

A title's `Game.completed` draws the outcome of a command, and writes it into the command, before
the match applies it. So the log holds every outcome, and undo, redo and replays never draw.

Theory of operation. `draw` is a function, not a stream: the number drawn depends on the kind of
thing, its number, and the seed, and on nothing else. The same question always has the same answer,
whatever was drawn in between; so a program that was killed, or a position played to again, draws
the same. Where a new draw is wanted the title asks with another number. Two ways to number are
useful:

- by the State, as the third roll of the line of play: after a take-back the roll comes again;
- by the Knowledge, which counts over the whole log, undone steps included: no draw comes twice.

Nothing is drawn ahead. The seed is in the record of a match and nowhere else; while a game runs,
nothing outside the live match can draw from it.
"""

import hmac
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, Protocol

_RANGE: Final = 1 << 256
"""How many values the hash of a draw has."""


class NothingToDraw(Exception):
    """Chance was asked for an outcome where none may be drawn, as while a file is read."""


class Luck(Protocol):
    """A source of chance."""

    def draw(self, kind: str, number: int, below: int) -> int:
        """Return a number from 0 to `below` - 1, each with the same chance, for the thing of that
        kind and number; raises `NothingToDraw`.
        """


class SeededLuck:
    """Draws from a seed; the same program-independent rule for everybody who knows the seed.

    A draw is HMAC-SHA-256 with the seed in UTF-8 as key, of `KIND SPACE NUMBER SPACE TRY`, read as
    an integer, high byte first: its remainder by `below`. TRY is 0, and one more as long as the
    integer is not below the largest multiple of `below` up to 2**256, so that no value is favoured.
    """

    def __init__(self, seed: str) -> None:
        """Draw from a seed."""
        self._key = seed.encode()

    def draw(self, kind: str, number: int, below: int) -> int:
        """Return a number from 0 to `below` - 1."""
        usable = _RANGE - _RANGE % below
        tries = (self._hash(f"{kind} {number} {attempt}") for attempt in count())
        return next(drawn for drawn in tries if drawn < usable) % below

    def _hash(self, text: str) -> int:
        return int.from_bytes(hmac.digest(self._key, text.encode(), "sha256"), "big")


class WrittenLuck:
    """Fixed outcomes, for lessons and tests: by kind, in the order of their numbers."""

    def __init__(self, written: Mapping[str, Sequence[int]]) -> None:
        """Draw the written outcomes."""
        self._written = written

    def draw(self, kind: str, number: int, below: int) -> int:
        """Return the written outcome; raises `NothingToDraw` where none that fits is written."""
        outcomes = self._written.get(kind, ())
        if number >= len(outcomes) or not 0 <= outcomes[number] < below:
            raise NothingToDraw(f"{kind} {number}")
        return outcomes[number]


class NoLuck:
    """Draws nothing: for files, replays and titles without chance during play."""

    def draw(self, kind: str, number: int, below: int) -> int:
        """Raise `NothingToDraw`."""
        raise NothingToDraw(f"{kind} {number}")
