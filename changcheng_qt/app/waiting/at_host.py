"""The news in the letters of guests, for the host of a table whose program is closed.

Nothing is done meanwhile: the deeds of guests stay at the post office until the host opens the
table again. Here they are done in a copy of the table, which is read `Aside` and sends nothing,
only to find for whom the game would wait then. That takes as long as opening the table: so letters
without an open wish are laid aside before.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import time

from changcheng_qt.app.waiting.aside import Aside
from changcheng_qt.app.waiting.news import News, OneLetter, What
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import OWN, SEAT, TABLE, Folder, KeptSeat, KeptTable
from changcheng_qt.net.letters import Join, Up
from changcheng_qt.net.peers import Peer
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.lines import LARGEST_FILE
from changcheng_qt.saves.reading import HEAD_LINES
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.recovery import FILE, recover
from changcheng_qt.titles import title_named

Letters = Mapping[str, bytes]
"""The latest sealed letters, by box."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The letter of a guest who wishes something, and the names of the people there."""

    box: str
    names: tuple[str, ...]
    letter: Up | Join


def up_boxes(path: Path) -> tuple[str, ...]:
    """Return the boxes of the guests at whose table a game has begun; raises `SaveError` and
    OSError.
    """
    disk = Aside()
    table, own = _read(disk, path)
    if FILE not in disk.names(path):
        return ()
    peers = (Peer(one, time) for one in table.peers) if table else ()
    return tuple(one.up for one in peers if one.kept.gone is None and one.kept.code != own)


def wishes_in(path: Path, letters: Letters) -> tuple[Wish, ...]:
    """Return the wishes in letters that the table's log does not answer already; none where the
    folder cannot be read.
    """
    try:
        disk = Aside()
        table, _ = _read(disk, path)
        length = disk.read(path / FILE, LARGEST_FILE).count(b"\n") - HEAD_LINES
    except (SaveError, OSError):
        return ()
    peers = [Peer(one, time) for one in table.peers] if table else []
    found = []
    for peer in peers:
        letter = peer.opened(letters.get(peer.up, b""))
        if isinstance(letter, Join) and peer.kept.gone is None:
            found.append(Wish(peer.up, (letter.name, *letter.others), letter))
        elif isinstance(letter, Up) and _is_open(letter, length):
            found.append(Wish(peer.up, (peer.kept.name, *peer.kept.others), letter))
    return tuple(found)


def host_news(path: Path, letters: Letters, wishes: tuple[Wish, ...]) -> News | None:
    """Return the news for the host; None without any, or where the folder cannot be read."""
    try:
        return _host_news(path, letters, wishes) if wishes else None
    except (SaveError, OSError):
        return None


def _host_news(path: Path, letters: Letters, wishes: tuple[Wish, ...]) -> News | None:
    disk = Aside()
    table, own = _read(disk, path)
    title = title_named(table.edition.title) if table else None
    if table is None or title is None or not own:
        return None
    carrier, found = OneLetter(), recover(disk, path)
    host = Host(title, Folder(disk, path), carrier, time, table)
    seats = next((one.seats for one in table.peers if one.code == own), ())
    recorder = Recorder(found.record, found.match, Random(), time)
    host.begin(recorder, lambda then: then())
    before, was_due = found.match.entry_count, _due(found.match, seats)
    for wish in wishes:
        carrier.heard.emit(wish.box, letters[wish.box], True)
    for ask in host.asks:
        if set(seats) - set(ask.agreed) and ask.deed.seat not in seats:
            name = host.match.players[ask.deed.seat].name
            return News(title.name, "", What.ASKED, (name,), wish=ask.deed.kind, number=ask.number)
    return _after(title.name, host.match, before, was_due, seats) or _joining(title.name, wishes)


def _after(
    title: str, match: AnyMatch, before: int, was_due: list[Seat], seats: tuple[Seat, ...]
) -> News | None:
    """Return the news of a match that has gone on."""
    if match.entry_count == before:
        return None
    if match.outcome is not None:
        return News(title, "", What.OVER)
    due = _due(match, seats)
    if due and due != was_due:
        done = sum(step.seat in seats for step in match.steps)
        names = tuple(match.players[seat].name for seat in due)
        return News(title, "", What.TURN, names, number=done)
    return News(title, "", What.HELD_UP, number=match.entry_count)


def _joining(title: str, wishes: tuple[Wish, ...]) -> News | None:
    names = tuple(name for one in wishes if isinstance(one.letter, Join) for name in one.names)
    return News(title, "", What.JOINING, names) if names else None


def _due(match: AnyMatch, seats: tuple[Seat, ...]) -> list[Seat]:
    return [one for one in match.deciders if one in seats and match.players[one].is_human]


def _is_open(letter: Up, length: int) -> bool:
    return bool(letter.answers) or (bool(letter.deeds.deeds) and letter.deeds.at >= length)


def _read(disk: Aside, path: Path) -> tuple[KeptTable | None, str]:
    """Return a table of this computer, and the code of the host's own seat."""
    seat = Folder(disk, path / OWN).read(SEAT, KeptSeat)
    return Folder(disk, path).read(TABLE, KeptTable), seat.code if seat else ""
