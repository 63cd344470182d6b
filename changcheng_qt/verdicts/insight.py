"""The knowledge of each seat of the hidden things of a game, step by step.

Theory of operation. A title names its secrets: things of which something is hidden, such as the
value of one counter, or the place of one card. For every View it returns which of them exist, and
which its viewer knows: those that the View shows, and those that counting proves from it. The page
uses the Views of all seats at every position of a replay, and nothing else. So it can show nothing
that a seat was not shown. The knowledge of several seats is shown only once the game is over; for a
file for one viewer the page shows that viewer alone, at any time.

Everybody knows what the public knows. A value is shown where a viewer of the replay knows it; at
the end of a whole game that is everyone.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.replay import AnyReplay
from changcheng_qt.engine.seats import PUBLIC, Audience, Seat, Viewer
from changcheng_qt.engine.step import V_contra


class How(Enum):
    """How a seat knows something."""

    OWN = "own"
    """It is the seat's own."""
    LOOKED = "looked"
    """The seat looked, alone."""
    REMEMBERED = "remembered"
    """The seat looked, and had to remember: its View does not hold the value."""
    TAKEN_BACK = "taken_back"
    """The seat saw it in a step that was taken back later."""
    SHOWN = "shown"
    """It is open to all."""
    COUNTED = "counted"
    """By elimination: counting leaves nothing else."""


@dataclass(frozen=True, slots=True)
class Known:
    """How something is known, and its value; None where that must be remembered."""

    how: How
    value: FactValue | None


SecretT = TypeVar("SecretT")


class Secrets(Protocol[V_contra, SecretT]):
    """The secrets of a title, from Views; a secret is a value of the title's own."""

    def rows(self, last: V_contra) -> Sequence[SecretT]:
        """Return all secrets of a game, in order, from a View of its end."""

    def there(self, view: V_contra) -> Collection[SecretT]:
        """Return the secrets that exist in a position; counters that have left the game, and those
        of boards to come, do not.
        """

    def known(self, view: V_contra) -> Mapping[SecretT, Known]:
        """Return the viewer's knowledge of the secrets that exist, from its View."""

    def owner(self, secret: SecretT) -> Seat | None:
        """Return the owner of a secret, None for those of the table."""


AnySecrets: TypeAlias = Secrets[Any, Any]
"""The secrets of any title."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One secret at one position: its value, None where none of the shown seats knows it; whether
    it is open to all; how each seat knows it, None where it does not, or is not shown.
    """

    value: FactValue | None
    is_open: bool
    hows: tuple[How | None, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """The positions from `first` to `last`, within which nothing of a secret changed."""

    first: int
    last: int
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class Row(Generic[SecretT]):
    """One secret at every position, None where it does not exist."""

    secret: SecretT
    cells: tuple[Cell | None, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """The cells, runs of equal ones merged."""
        spans, first = [], 0
        for cell, alike in groupby(self.cells):
            count = len(tuple(alike))
            spans.append(Span(first, first + count - 1, cell))
            first += count
        return tuple(spans)


@dataclass(frozen=True, slots=True)
class KnowledgePage(Generic[SecretT]):
    """All secrets of a game, and the seats that the page shows."""

    rows: tuple[Row[SecretT], ...]
    seats: tuple[Seat, ...]

    @property
    def positions(self) -> int:
        """How many positions there are, one more than steps."""
        return len(self.rows[0].cells) if self.rows else 0


def can_be_told(replay: AnyReplay) -> bool:
    """Whether the game is over, or only one seat looks on, so that nobody learns anything new."""
    return replay.outcome is not None or len(_seats_of(replay)) <= 1


def _seats_of(replay: AnyReplay) -> tuple[Seat, ...]:
    return tuple(one for one in replay.viewers if not isinstance(one, Audience))


class PageMaking(Generic[SecretT]):
    """Makes the page of a replay, a position at a time."""

    def __init__(self, replay: AnyReplay, secrets: Secrets[Any, SecretT]) -> None:
        """Show the knowledge of a replay's viewers; raises ValueError while it must not be
        shown.
        """
        if not can_be_told(replay):
            raise ValueError("what several seats know is told once the game is over")
        self.secrets = secrets
        self.seats = _seats_of(replay)
        self._replay = replay
        self._rows = secrets.rows(replay.view_at(replay.last, PUBLIC))
        self._cells: dict[SecretT, list[Cell | None]] = {secret: [] for secret in self._rows}
        self._position = 0

    @property
    def is_done(self) -> bool:
        """Whether every position is made."""
        return self._position > self._replay.last

    def go_on(self) -> None:
        """Compute the next position."""
        replay, position = self._replay, self._position
        views = {viewer: replay.view_at(position, viewer) for viewer in replay.viewers}
        known = {viewer: self.secrets.known(view) for viewer, view in views.items()}
        there = self.secrets.there(views[PUBLIC])
        for secret, cells in self._cells.items():
            cells.append(self._cell(secret, known) if secret in there else None)
        self._position += 1

    def page(self) -> KnowledgePage[SecretT]:
        """Compute the rest, and return the whole page."""
        while not self.is_done:
            self.go_on()
        rows = (Row(secret, tuple(cells)) for secret, cells in self._cells.items())
        return KnowledgePage(tuple(rows), self.seats)

    def _cell(self, secret: SecretT, known: Mapping[Viewer, Mapping[SecretT, Known]]) -> Cell:
        found = {viewer: facts[secret] for viewer, facts in known.items() if secret in facts}
        values = (one.value for one in found.values() if one.value is not None)
        seats = range(len(self._replay.players))
        hows = tuple(found[seat].how if seat in found else None for seat in seats)
        return Cell(next(values, None), PUBLIC in found, hows)
