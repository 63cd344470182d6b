"""The cards of games in lists: read in another thread, worded in the window's."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.app.desks.save_words import save_error_text
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import KeptGame, Library
from changcheng_qt.saves.summary import Summary
from changcheng_qt.ui.library.card import GameCard, GameStatus, SeatLine
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_NANO_IN_MILLI: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A kept game and its public summary, or why there is none."""

    kept: KeptGame
    result: Summary | SaveError


def read_games(library: Library, games: Sequence[KeptGame]) -> list[ReadGame]:
    """Read the public summaries of some games."""
    return [_read(library, kept) for kept in games]


def card_of(titles: TitleChoice, game: ReadGame, *, is_elsewhere: bool = False) -> GameCard:
    """Return the card of a game; `is_elsewhere` if another window plays it."""
    kept, summary = game.kept, game.result
    key, played = kept.folder.name, kept.played // _NANO_IN_MILLI
    if isinstance(summary, SaveError):
        fault = partial(save_error_text, summary)
        return GameCard(key, GameStatus.UNREADABLE, played, kept.title, fault=fault)
    title = titles.named(summary.game)
    if title is None:
        return GameCard(key, GameStatus.UNREADABLE, played, kept.title, fault=_unknown_game)
    standing = GameStatus.OVER if summary.is_over else GameStatus.RUNNING
    return GameCard(
        key=key,
        standing=GameStatus.ELSEWHERE if is_elsewhere else standing,
        played=played,
        title=kept.title,
        seats=_seats(title, summary),
        turn=title.turn_number(summary.view),
        view=summary.view,
        shown_by=title,
        tells_title=len(titles) > 1,
    )


def _seats(title: TitleUi, summary: Summary) -> tuple[SeatLine, ...]:
    view = summary.view
    scores = title.scores(view)
    return tuple(
        SeatLine(name, title.colour_of(view, seat), scores[seat])
        for seat, name in enumerate(summary.names)
    )


def _read(library: Library, kept: KeptGame) -> ReadGame:
    try:
        return ReadGame(kept, library.summary(kept.folder))
    except SaveError as error:
        return ReadGame(kept, error)


def _unknown_game() -> str:
    return translate("Games", "This version can't open this game.")
