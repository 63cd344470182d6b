"""Whether two files tell the same game, though each may leave out what the other tells.

Everything that lies open must be the same, line by line, and every hidden thing must have the same
commitment: a commitment cannot be made to fit another value afterwards.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import record_lines


def first_difference(earlier: Record, later: Record) -> int | None:
    """Return the first line of the earlier record that does not agree with the later one, None if
    all do; the later one may go on further.
    """
    for number, (here, there) in enumerate(zip_longest(_lines(earlier), _lines(later)), 1):
        if here is not None and here != there:
            return number
    return None


def _lines(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the lines of a record as if it told nothing hidden and everything else."""
    return record_lines(
        replace(
            record,
            disclosure=Disclosure.PUBLIC,
            viewer=None,
            key="",
            seed=record.seed.closed,
            setup_facts=tuple(fact.closed for fact in record.setup_facts),
            entry_facts=tuple(fact and fact.closed for fact in record.entry_facts),
        )
    )
