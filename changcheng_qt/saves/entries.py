"""The log's entries as records, and records played on a match through the rules."""

from dataclasses import dataclass
from typing import Any, Final, assert_never

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.game import IllegalCommand, Outcome
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.luck import NothingToDraw
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
from changcheng_qt.engine.texts import as_name, is_secret
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Fact, fact_to_plain
from changcheng_qt.saves.lines import RecordLine

LONGEST_CONTROLLER: Final = 24
LAST_FREE_UNDO: Final = 2
"""The last format with fewer undo barriers."""
LAST_FIXED_HELP: Final = 3
"""The last format in which the help of a game could not change, and nobody had notes."""


@dataclass(frozen=True, slots=True)
class _Play:
    seat: Seat
    command: str


@dataclass(frozen=True, slots=True)
class _SecretPlay(_Play):
    fact: object


@dataclass(frozen=True, slots=True)
class _Note:
    seat: Seat
    fact: object


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A player in a file: a name that is too long is cut."""

    name: str
    controller: str
    nodes: int

    def __post_init__(self) -> None:
        if not as_name(self.name):
            raise ValueError("a name must have something to be seen")
        if not (0 < len(self.controller) <= LONGEST_CONTROLLER and self.controller.isascii()):
            raise ValueError(f"a controller has 1 to {LONGEST_CONTROLLER} plain letters")
        _ = self.player

    @property
    def player(self) -> Player:
        """The player."""
        return Player(as_name(self.name), self.controller, self.nodes)


@dataclass(frozen=True, slots=True)
class _Seated(PlayerRecord):
    seat: Seat


def entry_to_plain(
    entry: Entry, text: str, fact: Fact | None, place: str, key: str
) -> dict[str, Any]:
    """Return the record of an entry; the text of its command has a gap if it has a fact, whose
    place in the file is `place`, and which is sealed with `key` unless that is empty. A play is
    built by hand, in half the time, because a player waits until it is on the disk.
    """
    extra = {"fact": fact_to_plain(fact, place, key)} if fact else {}
    match entry:
        case Played(seat):
            return {"kind": "play", "seat": seat, "command": text, **extra}
        case Noted(seat):
            return {"kind": "note", "seat": seat, **extra}
        case Undone():
            return record_to_plain("undo", entry)
        case Redone():
            return record_to_plain("redo", entry)
        case TakenBack():
            return record_to_plain("take_back", entry)
        case HintTaken():
            return record_to_plain("hint", entry)
        case HelpChanged():
            return record_to_plain("help", entry)
        case PlayerChanged(seat, player):
            seated = _Seated(player.name, player.controller, player.nodes, seat)
            return record_to_plain("player", seated)
        case Abandoned():
            return record_to_plain("abandon", entry)
        case _:
            assert_never(entry)


def end_to_plain(outcome: Outcome) -> dict[str, Any]:
    """Return the record that closes a game."""
    return record_to_plain("end", outcome)


def record_to_plain(kind: str, values: object) -> dict[str, Any]:
    """Return a record of a kind, with the fields of a dataclass."""
    return {"kind": kind, **to_plain(values)}


def follow(match: AnyMatch, entry: Entry) -> None:
    """Apply an entry to a match; raises anything that the match raises."""
    match entry:
        case Played(_, command):
            match.submit(command)
        case Undone():
            match.undo()
        case Redone():
            match.redo()
        case TakenBack(length, agreed):
            match.take_back(length, agreed)
        case HintTaken(seat):
            match.note_hint(seat)
        case HelpChanged(help, agreed):
            match.change_help(help, agreed)
        case PlayerChanged(seat, player):
            match.seat_player(seat, player)
        case Noted(seat, text):
            match.note(seat, text)
        case Abandoned():
            match.abandon()
        case _:
            assert_never(entry)


class Log:
    """A match that grows by the records of a file."""

    def __init__(self, match: AnyMatch, written_in: int) -> None:
        """Start with a match before its first step; `written_in` is the format of its file."""
        self.match = match
        self.is_closed = False
        self._written_in = written_in

    def read(self, line: RecordLine, secret: str | None) -> None:
        """Apply the record of a line to the match, with its secret filled in; raises
        `SaveError`.
        """
        if line.kind == "end":
            self._close(line)
            return
        if self.is_closed and line.kind != "player":
            raise line.wrong("the game is over")
        entry, length = self._entry(line, secret), self.match.entry_count
        try:
            follow(self.match, entry)
        except (IllegalCommand, CannotUndo) as error:
            raise SaveError(Problem.AGAINST_RULES, line.number, str(error)) from error
        except NothingToDraw as error:
            raise line.wrong(f"no outcome of {error}") from error
        if isinstance(entry, HintTaken) and self.match.entry_count == length:
            raise line.wrong("there was a hint for this choice")

    def _entry(self, line: RecordLine, secret: str | None) -> Entry:
        match line.kind:
            case "play":
                return self._played(line, secret)
            case "undo":
                return self._undone(line.read(Undone))
            case "redo":
                return line.read(Redone)
            case "take_back":
                return line.read(TakenBack)
            case "hint":
                return line.read(HintTaken)
            case "help" if self._written_in > LAST_FIXED_HELP:
                return line.read(HelpChanged)
            case "player":
                return self._player_changed(line)
            case "note" if self._written_in > LAST_FIXED_HELP:
                return self._noted(line, secret or "")
            case "abandon":
                return line.read(Abandoned)
            case kind:
                raise line.wrong(f"unknown kind of record {kind!r}")

    def _undone(self, undone: Undone) -> Entry:
        """Return the entry of an undo: format 2 allowed the undo of steps that reveal things
        players had looked at and were to remember; it is now a take-back by all people.
        """
        is_barred = self.match.undo_barrier is Barrier.HIDDEN_SHOWN
        if self._written_in > LAST_FREE_UNDO or not is_barred:
            return undone
        return TakenBack(self.match.step_count - 1, tuple(sorted(people_of(self.match.players))))

    def _played(self, line: RecordLine, secret: str | None) -> Played[Any]:
        filing = self.match.game.filing
        play = line.read(_Play if secret is None else _SecretPlay)
        text = play.command
        if filing.has_gap(text) != (secret is not None):
            raise line.wrong("a fact belongs to a command with a gap, and to no other")
        try:
            if secret is not None:
                text = filing.reveal(text, secret)
            elif filing.conceal(text)[1] is not None:
                raise line.wrong("a secret stands open in a command")
            command = self.match.command_of(text)
        except ValueError as error:
            raise line.wrong(str(error)) from error
        if play.seat != self.match.to_act:
            detail = f"seat {play.seat} is not to decide"
            raise SaveError(Problem.AGAINST_RULES, line.number, detail)
        return Played(play.seat, command)

    def _noted(self, line: RecordLine, text: str) -> Noted:
        note = line.read(_Note)
        if note.seat not in range(len(self.match.players)):
            raise line.wrong(f"there is no seat {note.seat}")
        if not is_secret(text):
            raise line.wrong("a note is plain and short")
        return Noted(note.seat, text)

    def _player_changed(self, line: RecordLine) -> PlayerChanged:
        seated = line.read(_Seated)
        if seated.seat not in range(len(self.match.players)):
            raise line.wrong(f"there is no seat {seated.seat}")
        return PlayerChanged(seated.seat, seated.player)

    def _close(self, line: RecordLine) -> None:
        written, outcome = line.read(Outcome), self.match.outcome
        if self.is_closed or outcome is None or written != outcome:
            raise SaveError(Problem.WRONG_RESULT, line.number)
        self.is_closed = True
