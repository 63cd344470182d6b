"""A title's part in the corpus of saved games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.times import Clock


@dataclass(frozen=True)
class CorpusSample:
    """Files of the newest format by name, and the hidden things that tests expect in a file."""

    records: Callable[[], Iterator[tuple[str, Record]]]
    hidden: Callable[[AnyMatch], dict[str, Any]]


def ticking(step: int) -> Clock:
    """A clock that goes on by *n* seconds whenever somebody looks."""
    seconds = count(1_795_000_000, step)
    return lambda: next(seconds)
