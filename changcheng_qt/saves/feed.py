"""The lines of a live match for other computers, each with only the facts that some seats have
learnt.

A line holds the record of an entry as in a file for these seats that ends with it, and the older
facts that the entry opened. So a line never changes, and a reader who was away receives the same
lines later.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.match import AnyMatch, Entry, Match
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.saves.disclosing import Disclosing, Learnt, Places
from changcheng_qt.saves.entries import entry_to_plain, follow
from changcheng_qt.saves.facts import SEED_PLACE, Fact, is_of_setup, number_of, play_place
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.redaction import cut
from changcheng_qt.saves.savefile import record_lines
from changcheng_qt.saves.times import timed

Opening: TypeAlias = tuple[str, str, FactValue]
"""The place, the salt and the value of a fact that was left out before."""
Line: TypeAlias = tuple[dict[str, Any], tuple[Opening, ...]]
"""The record of an entry, and older facts that it opened."""


class Feed:
    """The lines of a recorded match, for any of its seats."""

    def __init__(self, recorder: Recorder) -> None:
        """Fold the log so far, and watch the match for more."""
        self._recorder, match = recorder, recorder.match
        viewers: tuple[Viewer, ...] = (PUBLIC, *range(len(match.players)))
        past: AnyMatch = Match(match.game, match.setup, match.start_players, match.start_help)
        self._fold = Disclosing(past, viewers, seed_known=recorder.seed_known)
        self._setup_facts = recorder.record().setup_facts
        self._learnt: list[Learnt] = []
        for entry in match.log:
            follow(past, entry)
            self._learnt.append(self._fold.follow(past, entry))
        match.watch(self._append)

    @property
    def length(self) -> int:
        """The number of lines so far."""
        return len(self._learnt)

    @property
    def match(self) -> AnyMatch:
        """The true match."""
        return self._recorder.match

    @property
    def open_at_start(self) -> int:
        """The number of facts that everybody knows from the start."""
        return len(self._fold.at_start[PUBLIC])

    def head(self, seats: Sequence[Seat]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the first two lines of a file, for some seats."""
        whole = self._recorder.record()
        start = replace(whole, entries=(), entry_facts=(), texts=(), times=(), outcome=None)
        seat = seats[0] if len(seats) == 1 else None
        head, setup = record_lines(cut(start, _union(self._fold.at_start, seats), seat))
        return head, setup

    def line(self, number: int, seats: Iterable[Seat]) -> Line:
        """Return the line of an entry, for some seats."""
        recorder, place = self._recorder, play_place(number)
        learnt = _union(self._learnt[number], seats)
        text, fact = recorder.line(number)
        given = fact if fact is None or place in learnt else fact.closed
        record = entry_to_plain(recorder.match.log[number], text, given, place, "")
        older = (one for one in sorted(learnt) if one != place)
        return timed(record, recorder.time(number)), tuple(self._openings(older))

    def _openings(self, places: Iterable[str]) -> Iterator[Opening]:
        for place in places:
            fact = self._fact(place)
            if fact is not None and fact.value is not None:
                yield place, fact.salt, fact.value

    def _fact(self, place: str) -> Fact | None:
        """Return the fact of a place, None for an entry without one."""
        if place == SEED_PLACE:
            return self._recorder.seed_fact
        number = number_of(place)
        return self._setup_facts[number] if is_of_setup(place) else self._recorder.line(number)[1]

    def _append(self, entry: Entry) -> None:
        self._learnt.append(self._fold.follow(self._recorder.match, entry))


def _union(learnt: Learnt, seats: Iterable[Seat]) -> Places:
    return learnt[PUBLIC].union(*(learnt[seat] for seat in seats))
