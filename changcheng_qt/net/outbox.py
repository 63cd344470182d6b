"""Deeds on their way, on the disk before they are sent; and the entries that confirm them.

An entry that a person in one of a guest's seats authored must come from a deed in its outbox: the
host cannot move for anybody. Exceptions are choices with one possible answer, which the table gives
by itself, and answers that the seat's own note gives.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from changcheng_qt.engine.match import (
    Abandoned,
    AnyMatch,
    Entry,
    HelpChanged,
    HintTaken,
    Noted,
    Played,
    PlayerChanged,
    Redone,
    TakenBack,
    Undone,
)
from changcheng_qt.engine.seats import Player, Seat, people_of
from changcheng_qt.net.kept import Folder, fault_in
from changcheng_qt.net.letters import Answer, Deed, Deeds, Kind
from changcheng_qt.titles.title import Rules

OUTBOX: Final = "outbox.json"
KINDS: Final = {
    Played: Kind.PLAY,
    Undone: Kind.UNDO,
    Redone: Kind.REDO,
    Noted: Kind.NOTE,
    HintTaken: Kind.HINT,
    TakenBack: Kind.TAKE_BACK,
    HelpChanged: Kind.HELP,
    PlayerChanged: Kind.SEAT,
    Abandoned: Kind.ABANDON,
}


@dataclass(frozen=True, slots=True)
class Outbox:
    """The wishes of a guest that its host has not confirmed."""

    deeds: Deeds = field(default_factory=lambda: Deeds(0, ()))
    answers: tuple[Answer, ...] = ()
    agreed: tuple[Deed, ...] = ()
    """The deeds that people here proposed or agreed to, not yet done."""


def author(match: AnyMatch, entry: Entry, latest: Seat | None) -> Seat | None:
    """Return the seat of an entry that a match has just taken, None for one of the whole table;
    `latest` is the seat of the latest step before it.
    """
    match entry:
        case Played(seat) | Noted(seat) | HintTaken(seat):
            return seat
        case Undone():
            return latest
        case Redone():
            return match.latest.seat
        case _:
            return None


def confirms(match: AnyMatch, entry: Entry, deed: Deed, seat: Seat | None) -> bool:
    """Whether an entry that a match has just accepted is the result of a deed; `seat` is that of
    the entry, None for one of the table. The text of a command may be followed by an outcome.
    """
    if KINDS.get(type(entry)) is not deed.kind or seat not in (None, deed.seat):
        return False
    match entry:
        case Played(_, command):
            text = match.game.command_to_text(match.latest.before, command)
            return f"{text} ".startswith(f"{deed.text} ")
        case Noted(_, text):
            return text == deed.text
        case TakenBack(length):
            return length == deed.length
        case PlayerChanged(where, player):
            return (where, player) == (deed.seat, Player(deed.text))
        case HelpChanged(help):
            return help == deed.help
        case _:
            return True


def is_given(match: AnyMatch, rules: Rules, seat: Seat) -> bool:
    """Whether the table may have given the latest command of a match by itself, for a seat."""
    step = match.latest
    legal = match.game.legal_seen(step.before, seat)
    if len(legal) == 1 or rules.forced(legal) is not None:
        return True
    note, ballots = match.note_of(seat), rules.ballots
    if not note or ballots is None:
        return False
    view = match.game.view(step.before, match.known[-2], seat)
    return bool(ballots.noted(view, legal, note) == step.command)


def is_agreed(
    match: AnyMatch, entry: Entry, seats: Collection[Seat], agreed: Sequence[Deed]
) -> bool:
    """Whether the people in some seats have agreed to the latest entry, if it says so, or needs
    everybody.
    """
    match entry:
        case TakenBack() | HelpChanged():
            asked = set(entry.agreed)
        case Abandoned():
            asked = set(people_of(match.players))
        case _:
            return True
    own_deeds = (confirms(match, entry, deed, None) for deed in agreed)
    return not set(seats) & asked or any(own_deeds)


class Safekeeping(ABC):
    """The lines and wishes of a guest on its disk. Where that refuses lines play goes on, and the
    next ones come with all before them; a wish that it refuses is none. Raises `SaveError` for a
    file that somebody changed.
    """

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self.outbox = folder.read(OUTBOX, Outbox) or Outbox()
        self.fault: OSError | None = None
        """Why the disk has not everything, None once it has."""
        self._safe = 0

    @property
    @abstractmethod
    def known(self) -> int:
        """The number of entries that the host has told."""

    @property
    def have(self) -> int:
        """The number of entries that are safe here."""
        return min(self._safe, self.known)

    def _try_to(self, write: Callable[[], None]) -> bool:
        """Write lines, and the outbox as it is after them; return whether all lines are safe."""
        self.fault = fault_in(write) or fault_in(partial(self._folder.write, OUTBOX, self.outbox))
        if self.fault is None:
            self._safe = self.known
        return self.fault is None

    def _keep(self, outbox: Outbox) -> bool:
        """Write wishes before they are sent; return whether they are safe. Others are not made."""
        fault = fault_in(partial(self._folder.write, OUTBOX, outbox))
        if fault is None:
            self.outbox = outbox
        if fault is not None or self.have == self.known:
            self.fault = fault
        return fault is None

    def _forget(self, outbox: Outbox) -> None:
        """Write that some wishes are no more; a disk that refuses it gets the next outbox."""
        self._keep(outbox)
        self.outbox = outbox
