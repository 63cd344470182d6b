"""The list of the start page of the gallery: games of several kinds, as if kept here."""

from dataclasses import replace
from functools import cache
from typing import Final

from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import EndTurn
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.ui.library.card import GameCard, GameStatus, SeatLine
from changcheng_qt.ui.window.main_window import MainWindow
from screens.deeds import StagedWindow, put_in
from screens.stills import AnyMatch
from titles.changcheng.positions import at_stage, last_step, new_turn, reached

PLAYED: Final = 1_795_000_000_000
"""When the last of the games was played, in milliseconds since 1970."""
_DAY: Final = 86_400_000
_TURNS_OF_THE_LOOP: Final = 400
"""Enough that all boards have been painted."""


def list_games(window: MainWindow) -> None:
    """Show the games, their boards painted."""
    page = window.table.start_page
    page.offer_resume(offered=True)
    page.show_games([card.key for card in cards()])
    for card in cards():
        page.shelf.fill(card)
    for _ in range(_TURNS_OF_THE_LOOP):
        QApplication.processEvents()


def rename_game(window: StagedWindow) -> None:
    """Open the dialog that renames a game, for one that has a name."""
    titled = next(card for card in cards() if card.title)
    window.dialogs.rename_game(titled, lambda _key, _title: None)
    put_in(window)


def open_trash(window: StagedWindow) -> None:
    """Show three games in the trash."""
    list_games(window)
    window.table.start_page.show_games([card.key for card in cards()], 3)
    dialog = window.dialogs.trash()
    thrown = cards()[1:4]
    dialog.show_games([card.key for card in thrown])
    for card in thrown:
        is_elsewhere = card.standing is GameStatus.ELSEWHERE
        dialog.shelf.fill(replace(card, standing=GameStatus.RUNNING) if is_elsewhere else card)
    put_in(window)
    for _ in range(_TURNS_OF_THE_LOOP):
        QApplication.processEvents()


@cache
def cards() -> tuple[GameCard, ...]:
    """Return a game of four, one of two, a finished one, one of another window, a broken one."""
    over = reached(last_step, 3, 1)
    over.submit(EndTurn())
    games = (
        (reached(new_turn(3, 80), 4, 4), GameStatus.RUNNING, ""),
        (reached(at_stage(Stage.EXTENSION), 2, 1), GameStatus.RUNNING, "Torneo di Natale – finale"),
        (over, GameStatus.OVER, ""),
        (reached(new_turn(2, 30), 3, 3), GameStatus.ELSEWHERE, ""),
    )
    listed = tuple(_card(number, *game) for number, game in enumerate(games))
    broken = GameCard("broken", GameStatus.UNREADABLE, PLAYED - 9 * _DAY, fault=lambda: "?")
    return (*listed, broken)


def _card(number: int, match: AnyMatch, standing: GameStatus, title: str) -> GameCard:
    view = match.view(PUBLIC)
    seats = tuple(
        SeatLine(player.name, view.colours[seat].value, view.scores[seat])
        for seat, player in enumerate(match.players)
    )
    played = PLAYED - number * 2 * _DAY
    turn, shown_by = view.turn.number, ChangChengUi(tuple)
    return GameCard(str(number), standing, played, title, seats, turn, view, shown_by)
