"""Notices of a turn at the open table, to people who look elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.phrases.wording import fill, player_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from changcheng_qt.net.follower import Follower
    from changcheng_qt.ui.seam.company import Company
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate


class TurnCall:
    """Calls people to their turn, each time once: with a sentence where the table is not on the
    window, and by the system's mark on a window that is not in front.
    """

    def __init__(self, window: MainWindow, is_shown: Callable[[], bool]) -> None:
        """Ask whether the table is on the window."""
        self._window, self._is_shown = window, is_shown
        self._is_due = False
        self._asked: frozenset[int] = frozenset()
        """The numbers of the questions that people here were called to."""

    def begin(self, follower: Follower) -> None:
        """Follow a match from now on, which is on the window."""
        self._is_due = _is_due(follower)

    def look(self, follower: Follower) -> None:
        """Call if it has become the turn of somebody here."""
        was_due, self._is_due = self._is_due, _is_due(follower)
        if not self._is_due or was_due:
            return
        self._alert()
        if not self._is_shown():
            self._window.show_toast(_text(follower))

    def look_at_questions(self, company: Company) -> None:
        """Call people here to a new question that they have not answered."""
        asked = frozenset(one.number for one in company.asked if not one.is_answered)
        is_new, self._asked = bool(asked - self._asked), asked
        if is_new:
            self._alert()

    def tell(self, news: str) -> None:
        """Call people to other news of a table that is not on the window."""
        self._alert()
        self._window.show_toast(news)

    def _alert(self) -> None:
        if not self._window.isActiveWindow():
            QApplication.alert(self._window)


def _is_due(follower: Follower) -> bool:
    match = follower.shown
    if match is None or match.outcome is not None or match.is_left:
        return False
    return bool(set(match.deciders) & set(follower.seats))


def _text(follower: Follower) -> str:
    players = follower.shown.players if follower.shown else ()
    people = [seat for seat, player in enumerate(players) if player.is_human]
    others = [seat for seat in people if seat not in follower.seats]
    words = translate("Tables", "It's your turn at the table with {names}.")
    return fill(words, names=player_names(players, others))
