"""The card of a kept game, with its public information."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from changcheng_qt.i18n.phrases.wording import fill, listed, side_by_side

if TYPE_CHECKING:
    from collections.abc import Callable

    from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate


class GameStatus(Enum):
    """The states of a kept game."""

    RUNNING = "running"
    OVER = "over"
    ELSEWHERE = "elsewhere"
    """Another window plays it."""
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The player of a seat, its colour, and its points."""

    name: str
    colour: str
    score: int


@dataclass(frozen=True, slots=True)
class GameCard:
    """A kept game in the list of games."""

    key: str
    """Identifies the game."""
    standing: GameStatus
    played: int
    """In milliseconds since 1970."""
    title: str = ""
    seats: tuple[SeatLine, ...] = ()
    turn: int = 0
    view: Any = None
    """The public view, for the picture; None if the game cannot be read."""
    shown_by: TitleUi | None = None
    """The title of the view; None if there is none."""
    tells_title: bool = False
    """Whether to name the title: there are games of several."""
    fault: Callable[[], str] = field(default=str, compare=False)
    """The reason why the game cannot be read, in the present language."""

    @property
    def heading(self) -> str:
        """Return the title that people gave it, else the players."""
        if self.title or not self.seats:
            return self.title or translate("Games", "Unreadable game")
        return listed([seat.name for seat in self.seats])

    @property
    def can_open(self) -> bool:
        """Whether the game can be resumed or replayed, here and now."""
        return self.standing in (GameStatus.RUNNING, GameStatus.OVER)

    @property
    def is_running(self) -> bool:
        """Whether the game can be resumed, here and now."""
        return self.standing is GameStatus.RUNNING

    @property
    def state_text(self) -> str:
        """Return the state of the game, and when it was last played."""
        when = QLocale().toString(
            QDateTime.fromMSecsSinceEpoch(self.played), QLocale.FormatType.ShortFormat
        )
        state = fill(self._state, turn=self.turn, fault=self.fault(), when=when)
        if self.shown_by is None or not self.tells_title:
            return state
        words = translate("Games", "{title} · {state}")
        return fill(words, title=self.shown_by.shown_name(), state=state)

    @property
    def _state(self) -> str:
        return {
            GameStatus.RUNNING: translate("Games", "Turn {turn} · {when}"),
            GameStatus.OVER: translate("Games", "Finished · {when}"),
            GameStatus.ELSEWHERE: translate("Games", "Open in another window"),
            GameStatus.UNREADABLE: "{when} · {fault}",
        }[self.standing]

    @property
    def spoken(self) -> str:
        """Return the whole content in one sentence, for screen readers."""
        scores = listed([f"{seat.name} {seat.score}" for seat in self.seats])
        return side_by_side((self.heading, scores, self.state_text))
