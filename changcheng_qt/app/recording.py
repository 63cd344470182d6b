"""A finished game shown again: whoever is asked gives the command that was given then."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Controller, Player

RECORDING: Final[Controller] = "recording"


def match_again(match: AnyMatch) -> AnyMatch:
    """Return the match before its first step, every seat played by the recording."""
    players = [Player(player.name, RECORDING) for player in match.players]
    return Match(match.game, match.setup, players)


class Recording(QObject):
    """Answers like a bot, with the steps of a match in their order."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, match: AnyMatch) -> None:
        """Tell the line of play that led to the present state of a match."""
        super().__init__()
        self._commands = [step.command for step in match.steps]
        self._next = 0
        self._due = QTimer(self, interval=0, singleShot=True)
        self._due.timeout.connect(self._on_due)

    def ask(self, bot: Controller, view: object, legal: Sequence[Any], seed: str) -> int:
        """Give the next command soon; return its number."""
        self._due.start()
        return self._next

    def forget(self) -> None:
        """Give the command at another time."""
        self._due.stop()

    def _on_due(self) -> None:
        number = self._next
        if number < len(self._commands):
            self._next += 1
            self.answered.emit(number, self._commands[number])
        else:
            self.failed.emit(number)
