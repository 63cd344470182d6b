"""The log's entries as records, and records played on a match through the rules."""

from typing import Any, Final, assert_never

from changcheng_qt.engine.game import IllegalCommand, Outcome
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import (
    Abandoned,
    AnyMatch,
    Entry,
    Played,
    PlayerChanged,
    Redone,
    TakenBack,
    Undone,
)
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Fact, fact_to_plain
from changcheng_qt.saves.fields import Fields

LAST_FREE_UNDO: Final = 2
"""The last format in which fewer steps showed something hidden."""


def entry_to_plain(
    entry: Entry, text: str, fact: Fact | None, place: str, key: str
) -> dict[str, Any]:
    """Return the record of an entry; the text of its command has a gap if it has a fact, which is
    at a place of the file and sealed with a key, if that is not empty.
    """
    match entry:
        case Played(seat):
            values = {"kind": "play", "seat": seat, "command": text}
            return {**values, "fact": fact_to_plain(fact, place, key)} if fact else values
        case Undone():
            return {"kind": "undo"}
        case Redone():
            return {"kind": "redo"}
        case TakenBack(length, agreed):
            return {"kind": "take_back", "length": length, "agreed": list(agreed)}
        case PlayerChanged(seat, player):
            return {
                "kind": "player",
                "seat": seat,
                "name": player.name,
                "controller": player.controller,
            }
        case Abandoned():
            return {"kind": "abandon"}
        case _:
            assert_never(entry)


def end_to_plain(outcome: Outcome) -> dict[str, Any]:
    """Return the record that closes a game."""
    return {"kind": "end", "scores": list(outcome.scores), "winners": list(outcome.winners)}


def follow(match: AnyMatch, entry: Entry) -> None:
    """Let an entry happen in a match; raises what the match raises."""
    match entry:
        case Played(_, command):
            match.submit(command)
        case Undone():
            match.undo()
        case Redone():
            match.redo()
        case TakenBack(length, agreed):
            match.take_back(length, agreed)
        case PlayerChanged(seat, player):
            match.seat_player(seat, player)
        case Abandoned():
            match.abandon()
        case _:
            assert_never(entry)


class Log:
    """A match that grows by the records of a file."""

    def __init__(self, match: AnyMatch, written_in: int) -> None:
        """Begin with a match before its first step, of a file written in a format."""
        self.match = match
        self.is_closed = False
        self._written_in = written_in

    def read(self, fields: Fields, secret: str | None) -> None:
        """Let the record of a line happen in the match, a secret filled in; raises `SaveError`."""
        if fields.kind == "end":
            self._close(fields)
            return
        if self.is_closed and fields.kind != "player":
            raise fields.wrong("the game is over")
        entry = self._entry(fields, secret)
        try:
            follow(self.match, entry)
        except (IllegalCommand, CannotUndo) as error:
            raise SaveError(Problem.AGAINST_RULES, fields.line, str(error)) from error

    def _entry(self, fields: Fields, secret: str | None) -> Entry:
        match fields.kind:
            case "play":
                return self._played(fields, secret)
            case "undo":
                fields.expect("undo")
                return self._undone()
            case "redo":
                fields.expect("redo")
                return Redone()
            case "take_back":
                fields.expect("take_back", "length", "agreed")
                return TakenBack(fields.number("length"), fields.numbers("agreed"))
            case "player":
                return self._player_changed(fields)
            case "abandon":
                fields.expect("abandon")
                return Abandoned()
            case kind:
                raise fields.wrong(f"unknown kind of record {kind!r}")

    def _undone(self) -> Entry:
        """Format 2 let people undo steps that show what they had looked at and were to remember;
        such an undo is a take-back by them all.
        """
        is_barred = self.match.undo_barrier is Barrier.HIDDEN_SHOWN
        if self._written_in > LAST_FREE_UNDO or not is_barred:
            return Undone()
        people = (seat for seat, player in enumerate(self.match.players) if player.is_human)
        return TakenBack(len(self.match.steps) - 1, tuple(people))

    def _played(self, fields: Fields, secret: str | None) -> Played[Any]:
        filing = self.match.game.filing
        fields.expect("play", "seat", "command", *([] if secret is None else ["fact"]))
        text = fields.text("command")
        if filing.has_gap(text) != (secret is not None):
            raise fields.wrong("a fact belongs to a command with a gap, and to no other")
        try:
            if secret is not None:
                text = filing.reveal(text, secret)
            elif filing.conceal(text)[1] is not None:
                raise fields.wrong("a secret stands open in a command")
            command = self.match.command_of(text)
        except ValueError as error:
            raise fields.wrong(str(error)) from error
        seat = fields.number("seat")
        if seat != self.match.to_act:
            raise SaveError(Problem.AGAINST_RULES, fields.line, f"seat {seat} is not to decide")
        return Played(seat, command)

    def _player_changed(self, fields: Fields) -> PlayerChanged:
        fields.expect("player", "seat", "name", "controller")
        seat = fields.number("seat")
        if seat not in range(len(self.match.players)):
            raise fields.wrong(f"there is no seat {seat}")
        return PlayerChanged(seat, Player(fields.name("name"), fields.controller("controller")))

    def _close(self, fields: Fields) -> None:
        fields.expect("end", "scores", "winners")
        outcome = self.match.outcome
        told = (fields.numbers("scores"), fields.numbers("winners"))
        if self.is_closed or outcome is None or told != (outcome.scores, outcome.winners):
            raise SaveError(Problem.WRONG_RESULT, fields.line)
        self.is_closed = True
