"""What the table asks of the bots' thinker, and of the title where nobody need think.

A question is asked once, and answered once or dropped.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QObject, Signal, SignalInstance

from changcheng_qt.engine.seats import Controller, Seat
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.seam.match_bridge import MatchBridge


class Thinker(Protocol):
    """Thinks elsewhere, about one question at a time, without keeping the window waiting."""

    @property
    def answered(self) -> SignalInstance:
        """Emitted with the number of a question and the chosen command."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with the number of a question that will not be answered."""

    def ask(
        self, title: str, bot: Controller, view: object, legal: Sequence[Any], seed: str
    ) -> int:
        """Let a kind of bot choose in a game of a title, the same for the same seed; return the
        question's number.
        """

    def forget(self) -> None:
        """Let the answer to the present question go nowhere."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The command that the table gives for a person who has no choice, and why it does."""

    command: Any
    said: Said


AnswerItself: TypeAlias = Callable[[Any, Sequence[Any]], Answer | None]
"""Says of a view and its legal commands what the table answers by itself, None if a person
chooses.
"""


class BotTurns(QObject):
    """Asks bots for the seats they play; an answer to a dropped question goes nowhere."""

    chose = Signal(object)
    """The command that the asked bot chose."""
    thinking = Signal(object)
    """The seat that is thinking, None when nobody is any more."""
    failed = Signal(int)
    """The bot of that seat does not answer, or answered illegally."""

    def __init__(self, bridge: MatchBridge, thinker: Thinker, seed: str) -> None:
        """Ask for the seats of one match; bots draw their luck from `seed`."""
        super().__init__()
        self._bridge = bridge
        self._thinker = thinker
        self._seed = seed
        self._question: tuple[int, Seat] | None = None
        self._failed_seat: Seat | None = None
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)

    @property
    def failed_seat(self) -> Seat | None:
        """Return the seat whose bot does not answer and is not asked any more."""
        return self._failed_seat

    def ask(self, seat: Seat) -> None:
        """Let the bot of a seat choose, unless it thinks already or has failed."""
        if self._question or self._failed_seat is not None:
            return
        bridge = self._bridge
        number = self._thinker.ask(
            bridge.title,
            bridge.players[seat].controller,
            bridge.view_for(seat),
            bridge.legal_for(seat),
            f"{self._seed}/{seat}/{bridge.step_count}",
        )
        self._question = (number, seat)
        self.thinking.emit(seat)

    def forget(self) -> None:
        """Drop the question: the position has changed."""
        if self._question:
            self._thinker.forget()
            self._end_question()

    def trust_again(self) -> None:
        """Ask again after a failure."""
        self._failed_seat = None

    def fail(self, seat: Seat) -> None:
        """Ask no more: the bot of that seat is of no use."""
        self._failed_seat = seat
        self.failed.emit(seat)

    def close(self) -> None:
        """Drop the question and listen to nobody."""
        self.forget()
        self._thinker.answered.disconnect(self._on_answered)
        self._thinker.failed.disconnect(self._on_failed)

    def _on_answered(self, number: int, command: Any) -> None:  # noqa: ANN401
        if self._question and self._question[0] == number:
            self._end_question()
            self.chose.emit(command)

    def _on_failed(self, number: int) -> None:
        if self._question and self._question[0] == number:
            seat = self._question[1]
            self._end_question()
            self.fail(seat)

    def _end_question(self) -> None:
        self._question = None
        self.thinking.emit(None)
