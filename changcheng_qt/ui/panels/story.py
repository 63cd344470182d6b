"""The story of a match in rows: a sentence for every turn, and below an expanded one its steps.

Theory of operation. A match is one long row of events, cut into steps by the commands that caused
them. The title groups them into *passages*, such as a turn, and these into smaller ones. A row is a
passage with its words; it has the numbers of its events, so that it can be found from a position of
the match, and the position from it. When the match goes on, only the last turn is worded again,
since its sentence grows with it. Marks, such as a take-back by agreement, are between two events,
and cut a passage there.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.telling import Line, LineKind, Passage
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.title import TitleUi

MarksByPosition: TypeAlias = Mapping[int, Sequence[Line]]
"""The marks after a position, in order."""


class Fold(Enum):
    """Whether a sentence can be expanded."""

    NONE = "none"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """A line, its events, and the colour of its seat, None without one; its indent below the
    sentence that was expanded.
    """

    line: Line
    events: tuple[Any, ...] = ()
    colour: str | None = None
    depth: int = 0
    fold: Fold = Fold.NONE


def entry_of(
    title: TitleUi, passage: Passage, view: object, players: Sequence[Player]
) -> StoryEntry | None:
    """Return a passage in one sentence, collapsed; None for one without words."""
    line = title.words.sentence(passage, view, players)
    if line is None:
        return None
    colour = None if line.seat is None else title.colour_of(view, line.seat)
    is_heading = line.kind is LineKind.TURN
    fold = Fold.CLOSED if passage.parts else Fold.NONE
    return StoryEntry(line, () if is_heading else passage.events, colour, 0, fold)


def sentences_of(title: TitleUi, bridge: Bridge, events: Iterable[Any]) -> list[StoryEntry]:
    """Return one sentence for every turn and other passage of the events, as the bridge's viewer
    may see them; none for a turn that has just begun.
    """
    entries = (
        entry_of(title, passage, bridge.view, bridge.players)
        for passage in title.words.passages(events)
    )
    return [
        replace(entry, fold=Fold.NONE)
        for entry in entries
        if entry is not None and entry.line.kind is not LineKind.TURN
    ]


@dataclass(frozen=True, slots=True)
class StoryRow:
    """An entry, and the numbers of its events: from the first one up to `end`."""

    entry: StoryEntry
    first: int
    end: int


class Story:
    """The story of one match, as rows for a list."""

    def __init__(self, title: TitleUi) -> None:
        self._title = title
        self._events: list[Any] = []
        self._ends: list[int] = []
        """The number of events at the beginning, and after each step."""
        self._rows: list[StoryRow] = []
        self._opened: set[tuple[int, int]] = set()
        """The number of the first event and the depth of every expanded passage."""
        self._worded: dict[tuple[int, int], tuple[Passage, StoryEntry | None]] = {}

    @property
    def step_count(self) -> int:
        """Return the number of steps in the story."""
        return max(0, len(self._ends) - 1)

    @property
    def entries(self) -> list[StoryEntry]:
        """Return the rows' entries."""
        return [row.entry for row in self._rows]

    def position_of(self, row: int) -> int:
        """Return the position after the last step of a row."""
        return bisect_left(self._ends, self._rows[row].end)

    def row_after(self, position: int) -> int:
        """Return the first row entirely after a position, also if it is not told yet."""
        end = self._ends[min(position, self.step_count)]
        return next((n for n, row in enumerate(self._rows) if row.first >= end), len(self._rows))

    def forget_words(self) -> None:
        """Find new words for everything: the language, the names or the viewer have changed."""
        self._worded.clear()

    def toggle(self, row: int) -> bool:
        """Expand a row into its parts, or collapse it; return whether it has any."""
        chosen = self._rows[row]
        if chosen.entry.fold is Fold.NONE:
            return False
        self._opened ^= {(chosen.first, chosen.entry.depth)}
        return True

    def follow(
        self, bridge: Bridge, kept: int, steps: Sequence[tuple[Any, ...]], marks: MarksByPosition
    ) -> int:
        """Replace the steps after the first `kept` ones; return the number of unchanged rows."""
        if not self._ends or not kept:
            self._events = list(self._title.words.opening_events(bridge.chronicle_view))
            self._ends = [len(self._events)]
            del self._rows[:]
        else:
            del self._ends[kept + 1 :]
            del self._events[self._ends[-1] :]
        for events in steps:
            self._events += events
            self._ends.append(len(self._events))
        return self._tell_from(bridge, self._ends[kept], marks)

    def tell_again(self, bridge: Bridge, row: int, marks: MarksByPosition) -> int:
        """Word everything from a row on again; return the number of unchanged rows."""
        return self._tell_from(bridge, self._rows[row].first + 1, marks)

    def _tell_from(self, bridge: Bridge, changed: int, marks: MarksByPosition) -> int:
        """Word everything from the first passage that ends at or after a change."""
        whole = [number for number, row in enumerate(self._rows) if row.entry.depth == 0]
        kept = next((n for n in whole if self._rows[n].end >= changed), len(self._rows))
        first = self._rows[kept].first if kept < len(self._rows) else 0
        if kept == len(self._rows) and whole:
            first = self._rows[whole[-1]].end
        while kept and self._rows[kept - 1].first >= first:
            kept -= 1
        del self._rows[kept:]
        self._rows += self._rows_from(bridge, first, marks)
        return kept

    def _rows_from(self, bridge: Bridge, first: int, marks: MarksByPosition) -> Iterator[StoryRow]:
        for position in sorted(marks):
            cut = self._ends[position] if position < len(self._ends) else -1
            if cut >= first:
                yield from self._passages(bridge, first, cut)
                yield from (StoryRow(StoryEntry(line), cut, cut) for line in marks[position])
                first = cut
        yield from self._passages(bridge, first, len(self._events))

    def _passages(self, bridge: Bridge, first: int, end: int) -> Iterator[StoryRow]:
        if first < end:
            passages = self._title.words.passages(self._events[first:end])
            yield from self._rows_of(bridge, passages, first, 0)

    def _rows_of(
        self, bridge: Bridge, passages: Iterable[Passage], first: int, depth: int
    ) -> Iterator[StoryRow]:
        for passage in passages:
            end = first + len(passage.events)
            entry = self._entry(bridge, passage, first, depth)
            is_open = (first, depth) in self._opened and bool(passage.parts)
            if entry is not None:
                fold = Fold.OPEN if is_open else entry.fold
                yield StoryRow(replace(entry, depth=depth, fold=fold), first, end)
            if is_open:
                yield from self._rows_of(bridge, passage.parts, first, depth + 1)
            first = end

    def _entry(self, bridge: Bridge, passage: Passage, first: int, depth: int) -> StoryEntry | None:
        known = self._worded.get((first, depth))
        if known is None or known[0] != passage:
            if known is not None and not _grows(known[0], passage):
                self._forget_from(first)
            entry = entry_of(self._title, passage, bridge.chronicle_view, bridge.players)
            known = self._worded[first, depth] = passage, entry
        return known[1]

    def _forget_from(self, first: int) -> None:
        """Drop the words for changed events, and for all later ones: the same square may be on
        another board by now.
        """
        for place in [known for known in self._worded if known[0] >= first]:
            del self._worded[place]


def _grows(one: Passage, other: Passage) -> bool:
    """Whether one of two passages is an extension of the other."""
    length = min(len(one.events), len(other.events))
    return one.events[:length] == other.events[:length]
