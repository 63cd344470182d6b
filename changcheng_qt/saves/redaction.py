"""A record for one viewer, without anything that this viewer has not learnt.

A viewer's knowledge is a fold over the whole log, undone steps included: the secrets of its own
commands, its notes, and those that events revealed to it. The result is read from the bytes that
would be written, so that a secret which is not in those cannot be in it.

Two records of one game can be compared, though each may leave out facts of the other: everything
open must be the same, line by line, and every hidden thing must have the same commitment, for a
commitment cannot be made to fit another value afterwards.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from changcheng_qt.engine.match import Match, Noted, Played
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.saves.entries import follow
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import read_match, record_lines, record_to_bytes


def redacted(record: Record, viewer: Viewer) -> Record:
    """Return the record for a seat or the public from a whole record; all of it once the game is
    over.
    """
    if record.outcome:
        return replace(record, disclosure=Disclosure.EVERYTHING, key="")
    setup, entries = _learnt(record, viewer)
    seat = viewer if isinstance(viewer, int) else None
    cut = replace(
        record,
        disclosure=Disclosure.PUBLIC if seat is None else Disclosure.SEAT,
        viewer=seat,
        key="",
        seed=record.seed if record.seed_known else record.seed.closed,
        setup_facts=tuple(
            fact if number in setup else fact.closed
            for number, fact in enumerate(record.setup_facts)
        ),
        entry_facts=tuple(
            fact.closed if fact and number not in entries else fact
            for number, fact in enumerate(record.entry_facts)
        ),
    )
    return read_match(record_to_bytes(cut))[0]


def first_difference(earlier: Record, later: Record) -> int | None:
    """Return the first line of the earlier record that does not agree with the later one, None if
    all do; the later one may be longer.
    """
    for number, (here, there) in enumerate(zip_longest(_lines(earlier), _lines(later)), 1):
        if here is not None and here != there:
            return number
    return None


def _learnt(record: Record, viewer: Viewer) -> tuple[set[int], set[int]]:
    """Return the facts of the setup and the entries of the log, by number, that a viewer knows."""
    filing = record.game.filing
    match = Match(record.game, record.setup, record.players, record.help)
    setup, entries = set(filing.open_facts(record.setup, viewer)), set[int]()
    line: list[int] = []
    for number, entry in enumerate(record.entries):
        follow(match, entry)
        if isinstance(entry, Noted) and entry.seat == viewer:
            entries.add(number)
        if not isinstance(entry, Played):
            continue
        step = match.latest
        line[match.step_count - 1 :] = [number]
        told = filing.told(step.after, step.seen_by(viewer))
        setup |= told.setup
        entries.update(line[ply] for ply in told.plies)
        if entry.seat == viewer:
            entries.add(number)
    return setup, entries


def _lines(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the lines of a record without hidden things, without times, and with everything
    else.
    """
    return record_lines(
        replace(
            record.timeless,
            disclosure=Disclosure.PUBLIC,
            viewer=None,
            key="",
            seed=record.seed.closed,
            setup_facts=tuple(fact.closed for fact in record.setup_facts),
            entry_facts=tuple(fact and fact.closed for fact in record.entry_facts),
        )
    )
