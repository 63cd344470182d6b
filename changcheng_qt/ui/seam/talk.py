"""The words between people at several computers, as a screen shows them. Nothing here is ever
written to a disk, into a report or into the title of a window.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol, TypeAlias

from PySide6.QtCore import SignalInstance

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech

Who: TypeAlias = Seat | str
"""The seat of somebody who plays, the name of somebody who looks on."""


class Phrase(Enum):
    """The ready phrases by their numbers, which other computers know them by."""

    HELLO = 0
    GOOD_LUCK = 1
    YOUR_TURN = 2
    ONE_MOMENT = 3
    BACK_SOON = 4
    WELL_PLAYED = 5
    OH_NO = 6
    SORRY = 7
    THANKS = 8
    GOOD_GAME = 9


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line: who said it, and a phrase, or else a typed text; a phrase that only later programs
    know is None.
    """

    who: Who
    phrase: Phrase | None
    text: str = field(default="", repr=False)


class Talk(Protocol):
    """The words at one table."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when anything here is another."""

    @property
    def spoke(self) -> SignalInstance:
        """Emitted with each new `Spoken`, unless it is of somebody who is muted."""

    @property
    def speech(self) -> Speech:
        """The kind of chat."""

    @property
    def lines(self) -> tuple[Spoken, ...]:
        """The latest lines, without those of people who are muted."""

    @property
    def unsent(self) -> int:
        """How many lines from here are still on their way."""

    @property
    def watchers(self) -> tuple[str, ...]:
        """The names of those who look on now."""

    def say(self, phrase: Phrase | None, text: str = "") -> bool:
        """Say a phrase, or else a text, for the person at this screen; return whether it is on its
        way: not while too many are.
        """

    def is_own(self, who: Who) -> bool:
        """Whether somebody is at this screen."""

    def is_muted(self, who: Who) -> bool:
        """Whether nothing of somebody is shown here."""

    def mute(self, who: Who, *, muted: bool) -> None:
        """Show nothing of somebody at this screen, or all again."""
