"""The log's entries as records, and records played on a match through the rules."""

from typing import Any, assert_never

from changcheng_qt.engine.errors import CannotUndo, IllegalCommand
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
from changcheng_qt.saves.fields import Fields


def entry_to_plain(match: AnyMatch, entry: Entry, salt: str) -> dict[str, Any]:
    """Return the record of an entry that is about to happen in a match."""
    match entry:
        case Played(seat, command):
            text = match.text_of(command)
            return {"kind": "play", "seat": seat, "command": text, "salt": salt}
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


class Log:
    """A match that grows by records; `salts` are those of its entries so far."""

    def __init__(self, match: AnyMatch) -> None:
        """Begin with a match before its first step."""
        self.match = match
        self.salts: list[str] = []
        self._closed = False

    def follow(self, entry: Entry) -> None:
        """Let an entry happen in the match; raises what the match raises."""
        match entry:
            case Played(_, command):
                self.match.submit(command)
            case Undone():
                self.match.undo()
            case Redone():
                self.match.redo()
            case TakenBack(length, agreed):
                self.match.take_back(length, agreed)
            case PlayerChanged(seat, player):
                self.match.seat_player(seat, player)
            case Abandoned():
                self.match.abandon()
            case _:
                assert_never(entry)

    def read(self, fields: Fields) -> None:
        """Let the record of a line happen in the match; raises `SaveError`."""
        if fields.kind == "end":
            self._close(fields)
            return
        if self._closed and fields.kind != "player":
            raise fields.wrong("the game is over")
        salt = fields.salt("salt") if fields.kind == "play" else ""
        entry = self._entry(fields)
        try:
            self.follow(entry)
        except (IllegalCommand, CannotUndo) as error:
            raise SaveError(Problem.AGAINST_RULES, fields.line, str(error)) from error
        self.salts.append(salt)

    def _entry(self, fields: Fields) -> Entry:
        match fields.kind:
            case "play":
                return self._played(fields)
            case "undo":
                fields.expect("undo")
                return Undone()
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

    def _played(self, fields: Fields) -> Played[Any]:
        fields.expect("play", "seat", "command", "salt")
        try:
            command = self.match.command_of(fields.text("command"))
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
        return PlayerChanged(seat, Player(fields.name("name"), fields.text("controller")))

    def _close(self, fields: Fields) -> None:
        fields.expect("end", "scores", "winners")
        outcome = self.match.outcome
        told = (fields.numbers("scores"), fields.numbers("winners"))
        if self._closed or outcome is None or told != (outcome.scores, outcome.winners):
            raise SaveError(Problem.WRONG_RESULT, fields.line)
        self._closed = True
