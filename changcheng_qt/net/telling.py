"""The host's letters to its guests, and how long each of them is.

Theory of operation. A letter must be no longer for a guest who has learnt something than for one
who has not, or its length would tell. So the number of its frames follows from public things alone:
the parts that all guests get alike, the records of the entries as the public has them, and room for
the facts that each of these may open as well: one to the guest alone, and those that it opens to
all. The letters of a guest, in one seat or several, need less than that: an open fact is shorter
than a commitment, and a command opens one older fact at most that it does not open to all.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.chat import blank, room_for_words
from changcheng_qt.net.frames import frames_for
from changcheng_qt.net.letters import CODE, MOST_ENTRIES, Down, size_of
from changcheng_qt.net.roster import Roster
from changcheng_qt.net.talking import TalkAtHost
from changcheng_qt.net.views import Digests
from changcheng_qt.saves.feed import Feed, Line

MARGIN: Final = 256
"""Room for numbers, a digest and a refusal."""
PER_FACT: Final = 120
"""Room for a fact that is opened; one that all learn may need more, and then has it."""
MOST_BYTES: Final = 160 * 1024
"""The entries of a letter need no more than this, unless it is a single one."""


def common_part(
    moment: int, roster: Roster, asks: Asks, talk: TalkAtHost, feed: Feed | None
) -> Down:
    """Return the fields of a moment's letter that all guests receive, before the match or in it."""
    is_over = feed is not None and feed.match.outcome is not None
    return Down(
        moment=moment,
        start=0,
        entries=(),
        length=feed.length if feed else 0,
        deal=None if feed else roster.deal,
        parts=tuple(roster.parts) if is_over else (),
        people=roster.people,
        asks=tuple(asks.open),
        withdrawn=tuple(asks.withdrawn),
        talk=talk.chat,
        again="0" * CODE if any(one.again for one in roster.peers) else "",
    )


def with_entries(
    common: Down, feed: Feed, digests: Digests, have: int, seats: Sequence[Seat]
) -> Down:
    """Return a letter with the entries that a guest in some seats lacks, as many as fit."""
    stop = _stop(feed, have)
    match = feed.match
    return replace(
        common,
        start=have,
        entries=tuple(feed.line(number, seats) for number in range(have, stop)),
        length=feed.length,
        see=digests.of(match, seats) if stop == feed.length else "",
        head=None if have else feed.head(seats),
    )


def frames_of(common: Down, feed: Feed | None, have: int) -> int:
    """Return the number of frames of such a letter, which is the same for guests in all seats, and
    whatever the lines of its chat say.
    """
    blanks = tuple(map(blank, common.chat))
    room = MARGIN + size_of(replace(common, chat=blanks))
    room += len(blanks) * room_for_words(common.talk)
    if feed is None:
        return frames_for(room)
    for number in range(have, _stop(feed, have)):
        room += _room_for(feed.line(number, ()))
    if not have:
        room += size_of(feed.head(())) + PER_FACT * (1 + feed.open_at_start)
    return frames_for(room)


def _stop(feed: Feed, have: int) -> int:
    """Return the number of the first entry that a letter has no room for."""
    room, stop = 0, have
    while stop < min(feed.length, have + MOST_ENTRIES):
        room += _room_for(feed.line(stop, ()))
        if room > MOST_BYTES and stop > have:
            break
        stop += 1
    return stop


def _room_for(public: Line) -> int:
    record, opened = public
    return size_of(record) + PER_FACT + sum(max(PER_FACT, size_of(one)) for one in opened)
