"""What a whole game cost each seat, from step to step, and its sums; as kept in files.

How the three terms are defined stands in the docstring of the package.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from changcheng_qt.analysis.judging import Judgement
from changcheng_qt.analysis.worth import Worth
from changcheng_qt.engine.codec import from_plain, to_plain

VERSION: Final = 1
"""Of the way to analyse; what another version has found is made again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's two worths at one moment: all hidden things drawn, or those of chance as they are."""

    seen: Worth
    fated: Worth

    @property
    def in_store(self) -> Worth:
        """What chance still keeps in store."""
        return self.fated - self.seen


@dataclass(frozen=True, slots=True)
class Passage:
    """How a seat comes to a position and leaves it: with the best command, and with the one that it
    chose; twice the same where it had nothing to weigh.
    """

    arriving: Standing
    departing: Standing


@dataclass(frozen=True, slots=True)
class Change:
    """What a step, numbered from 0, brought a seat that did not err by it."""

    ply: int
    seat: int
    chance: Worth
    unseen: Worth


@dataclass(frozen=True, slots=True)
class Account:
    """The worth at the start for a seat, what each step brought it, and the result: none of it in
    a file for one viewer, which does not tell what was true.
    """

    seat: int
    start: Worth
    changes: tuple[Change, ...]
    result: Worth

    @property
    def chance(self) -> Worth:
        """What chance brought in all."""
        return _sum(change.chance for change in self.changes)

    @property
    def unseen(self) -> Worth:
        """What could not be known brought in all."""
        return _sum(change.unseen for change in self.changes)


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game analysed: of which game, with how much thought, and in which form of the
    program; every decision that was one, by ply.
    """

    version: int
    game: str
    """The digest of its setup and its line of play."""
    nodes: int
    compiled: bool
    judgements: tuple[Judgement, ...]
    accounts: tuple[Account, ...]

    def error(self, seat: int) -> Worth:
        """Return what a seat's errors cost it in all."""
        return _sum(one.error for one in self.judgements if one.seat == seat)

    def mean_error(self, seat: int) -> float:
        """Return the points that a decision of a seat cost it on average."""
        made = sum(one.seat == seat for one in self.judgements)
        return self.error(seat).points / made if made else 0.0


def change(ply: int, seat: int, before: Passage, after: Passage) -> Change:
    """Return what the step between two positions brought a seat."""
    here, there = before.departing, after.arriving
    return Change(ply, seat, here.in_store - there.in_store, there.fated - here.fated)


def to_bytes(analysis: Analysis) -> bytes:
    """Return an analysis as JSON, the same bytes for the same one."""
    return json.dumps(to_plain(analysis), sort_keys=True, separators=(",", ":")).encode()


def from_bytes(content: bytes) -> Analysis:
    """Return the analysis that JSON holds; raises ValueError or `CodecError` for anything else."""
    return from_plain(Analysis, json.loads(content))


def _sum(worths: Iterable[Worth]) -> Worth:
    total = Worth()
    for worth in worths:
        total += worth
    return total
