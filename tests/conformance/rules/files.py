"""The requirements of the suite of redacted files."""

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from random import Random

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer

Twin = Callable[[Viewer, Random], AnyMatch]
"""Draws a match with the same log, as far as the viewer can tell, and with other secrets."""
Running = Callable[[int], tuple[AnyMatch, Twin]]
"""Plays a match by seed, not to its end, with take-backs in it."""


@dataclass(frozen=True)
class FileSample:
    """A title in files."""

    running: Running
    leaks: Mapping[str, tuple[object, str, object]]
    """Faults to plant, each as owner, name and fault."""
    slow: Set[str] = frozenset()
    """Leaks that are planted by night."""
