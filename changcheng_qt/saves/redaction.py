"""A record for one viewer, without anything that this viewer has not learnt.

The facts that the viewer has learnt are those that `disclosing` lists; all others are left out. The
result is read from the bytes that would be written, so that a secret which is not in those cannot
be in it.

Two records of one game can be compared, though each may leave out facts of the other: everything
open must be the same, line by line, and every hidden thing must have the same commitment, for a
commitment cannot be made to fit another value afterwards.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.saves.disclosing import Disclosing, Places
from changcheng_qt.saves.entries import follow
from changcheng_qt.saves.facts import SEED_PLACE, Disclosure, Fact, play_place, setup_place
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import read_match, record_lines, record_to_bytes


def redacted(record: Record, viewer: Viewer) -> Record:
    """Return the record for a seat or the public from a whole record; all of it once the game is
    over.
    """
    if record.outcome:
        return replace(record, disclosure=Disclosure.EVERYTHING, key="")
    seat = viewer if isinstance(viewer, int) else None
    return read_match(record_to_bytes(cut(record, _known(record, viewer), seat)))[0]


def cut(record: Record, known: Places, seat: Seat | None) -> Record:
    """Return the record with only the facts in known places, as the knowledge of a seat or of the
    public.
    """

    def shut(fact: Fact, place: str) -> Fact:
        return fact if place in known else fact.closed

    return replace(
        record,
        disclosure=Disclosure.PUBLIC if seat is None else Disclosure.SEAT,
        viewer=seat,
        key="",
        seed=shut(record.seed, SEED_PLACE),
        setup_facts=tuple(
            shut(fact, setup_place(number)) for number, fact in enumerate(record.setup_facts)
        ),
        entry_facts=tuple(
            fact and shut(fact, play_place(number))
            for number, fact in enumerate(record.entry_facts)
        ),
    )


def first_difference(earlier: Record, later: Record) -> int | None:
    """Return the first line of the earlier record that does not agree with the later one, None if
    all do; the later one may be longer.
    """
    for number, (here, there) in enumerate(zip_longest(_lines(earlier), _lines(later)), 1):
        if here is not None and here != there:
            return number
    return None


def _known(record: Record, viewer: Viewer) -> Places:
    """Return the places of the facts that a viewer knows."""
    match = Match(record.game, record.setup, record.players, record.help)
    disclosing = Disclosing(match, (viewer,), seed_known=record.seed_known)
    for entry in record.entries:
        follow(match, entry)
        disclosing.follow(match, entry)
    return disclosing.known_to(viewer)


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
