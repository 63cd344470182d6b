"""The requirements of the suite of honest bots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from changcheng_qt.bots.bot import Searching

AnySearching = Searching[Any, Any]


@dataclass(frozen=True)
class Decision:
    """A position in which a seat decides, with its view and its legal commands."""

    state: Any
    view: Any
    legal: Sequence[Any]


Decisions = tuple[Decision, Decision]


@dataclass(frozen=True)
class SearchSample:
    """A title that bots search."""

    searching: Callable[[], AnySearching]
    pairs: Callable[[], Iterator[Decisions]]
    """Draws without end positions that the seat to decide cannot tell apart."""
    public_pairs: Callable[[int], Sequence[Decisions]]
    """Up to *n* pairs that the public cannot tell apart."""
    peeking: Callable[[Any], AnySearching]
    """Searches a true State, which no bot may do."""
    hasty: AnySearching
    """Needs no search where a secret of its hand decides."""
    hasty_levels: Mapping[str, bool]
    """The levels whose haste is compared, and whether `hasty` is found out on each."""
