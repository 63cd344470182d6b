"""The news in a letter for a seat at somebody else's table.

The folder of a table belongs to the program that plays there, perhaps right now. So nothing in it
is changed, and nothing is sent: the letter is read `Aside`. Entries that the folder has are
no news: they have been on a screen.
"""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.waiting.aside import Aside
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net import letters
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.follower import Follower
from changcheng_qt.net.frames import unseal
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.net.keys import channel_of, invitation_of
from changcheng_qt.saves.errors import SaveError


class What(Enum):
    """The kinds of news."""

    TURN = auto()
    ASKED = auto()
    OVER = auto()
    LEFT = auto()
    """Everybody has agreed to leave the game unfinished."""
    AGAIN = auto()
    """The host asks for a rematch."""
    CLOSED = auto()
    WENT_ON = auto()
    """More has happened than fits into a letter, so nobody can tell here whose turn it is."""
    HELD_UP = auto()
    """At the table of this computer guests have gone on, and now wait until it is opened."""
    JOINING = auto()
    """Somebody asks to be let in at the table of this computer."""


@dataclass(frozen=True, slots=True)
class News:
    """The news of a table; equal ones are shown once. All of it may be shown to anybody."""

    title: str
    host: str
    what: What
    names: tuple[str, ...] = ()
    """The people at this computer who are to decide, or those who ask."""
    wish: letters.Kind | None = None
    """The deed that is asked for."""
    gone: letters.Refusal | None = None
    """Why there is no seat any more."""
    number: int = 0
    """The number of the question, or of the steps of the people here, by which their next turn is
    other news.
    """


def box_of(seat: KeptSeat) -> str:
    """Return the box of the host's letters to a seat."""
    return letters.down_box(invitation_of(seat.code).room)


def news_in(path: Path, letter: bytes) -> News | None:
    """Return the news in a letter for the seat that is kept in a folder; None without any, or where
    the folder or the letter cannot be read.
    """
    try:
        folder = Folder(Aside(), path)
        seat = folder.read(SEAT, KeptSeat)
        down = _opened(seat, letter) if seat else None
        return _news(folder, seat, down, letter) if seat and down else None
    except (SaveError, OSError):
        return None


def _opened(seat: KeptSeat, letter: bytes) -> letters.Down | None:
    if not seat.public:
        return None
    invitation = invitation_of(seat.code)
    private, public = bytes.fromhex(seat.private), bytes.fromhex(seat.public)
    channel = channel_of(private, public, invitation.secret, is_host=False)
    text = unseal(letter, channel.down, box_of(seat)) if channel else None
    return letters.read(letters.Down, text) if text else None


def _news(folder: Folder, seat: KeptSeat, down: letters.Down, letter: bytes) -> News | None:
    """Return the news in a letter that was opened."""
    title = seat.edition.title if seat.edition else ""
    if down.gone:
        is_known = down.gone is seat.gone
        return None if is_known else News(title, seat.host, What.CLOSED, gone=down.gone)
    if down.again:
        return News(title, seat.host, What.AGAIN)
    _, lines = folder.read_told()
    is_new = down.length > len(lines)
    if not is_new and not down.asks:
        return None
    carrier = OneLetter()
    guest = Guest(folder, carrier, seat)
    carrier.heard.emit(box_of(seat), letter, True)
    follower = guest.follower
    if follower is None or follower.shown is None or guest.is_closed:
        return None
    if is_new and follower.have < down.length:
        return News(title, seat.host, What.WENT_ON)
    return _asked(seat, title, follower, down) or (_due(seat, title, follower) if is_new else None)


def _asked(seat: KeptSeat, title: str, follower: Follower, down: letters.Down) -> News | None:
    own = set(follower.seats)
    answered = {one.number for one in follower.outbox.answers}
    for ask in down.asks:
        if own - set(ask.agreed) and ask.number not in answered:
            name = _names(follower, (ask.deed.seat,))
            wish = ask.deed.kind
            return News(title, seat.host, What.ASKED, name, wish=wish, number=ask.number)
    return None


def _due(seat: KeptSeat, title: str, follower: Follower) -> News | None:
    shown = follower.shown
    if shown is None or follower.is_waiting:
        return None
    if shown.outcome is not None:
        return News(title, seat.host, What.OVER)
    if shown.is_left:
        return News(title, seat.host, What.LEFT, number=shown.step_count)
    due = [one for one in shown.deciders if one in follower.seats and shown.players[one].is_human]
    done = sum(step.seat in follower.seats for step in shown.steps)
    names = _names(follower, due)
    return News(title, seat.host, What.TURN, names, number=done) if due else None


def _names(follower: Follower, seats: list[Seat] | tuple[Seat, ...]) -> tuple[str, ...]:
    players = follower.shown.players if follower.shown else ()
    return tuple(players[seat].name for seat in seats if seat < len(players))


class OneLetter(QObject):
    """A carrier of the one letter that it is given, which sends nothing."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)

    def listen(self, box: str) -> None:
        pass

    def post(self, box: str, letter: bytes) -> None:
        pass

    def clear(self, box: str) -> None:
        pass

    def close(self) -> None:
        pass
