"""What the table asks of whoever thinks for the bots, and of the title."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import SignalInstance

from changcheng_qt.engine.seats import Controller
from changcheng_qt.ui.flow.screens import Said


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
