"""Counting sequences, once by the rules and once by the oracle.

`count(d)` is the number of sequences of exactly `d` commands, and with it the sum of all points
that stand at their ends: a checksum over the effects of the commands.
"""

from dataclasses import dataclass

from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.state import State
from tests.oracle.account import table_of
from tests.oracle.effects import do
from tests.oracle.legality import legal
from tests.oracle.table import Table


@dataclass(frozen=True, slots=True)
class Count:
    """How many sequences, and the sum of the points at their ends."""

    sequences: int
    points: int

    def __add__(self, other: "Count") -> "Count":
        return Count(self.sequences + other.sequences, self.points + other.points)


NONE = Count(0, 0)


def by_rules(state: State, depth: int) -> Count:
    """Count by the rules of the product."""
    if depth == 0:
        return Count(1, sum(state.scores))
    after = (CHANG_CHENG.apply(state, command).after for command in CHANG_CHENG.legal(state))
    return sum((by_rules(state, depth - 1) for state in after), NONE)


def by_oracle(state: State, depth: int) -> Count:
    """Count by the literal reading of the rules."""
    return _on_table(table_of(state), depth)


def _on_table(table: Table, depth: int) -> Count:
    if depth == 0:
        return Count(1, sum(table.scores))
    total = NONE
    for command in legal(table):
        after = table.copy()
        do(after, command)
        total += _on_table(after, depth - 1)
    return total
