"""The choice, in the window, to be notified of news while the program is closed."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess

from changcheng_qt.app.waiting.at_login import COMMAND, is_on, own_words, switch
from changcheng_qt.ui.net.tell_me import AtLogin

if TYPE_CHECKING:
    from collections.abc import Callable

    from changcheng_qt.app.autosave import Autosave


def at_login(games: Autosave) -> AtLogin:
    """Return the choice, whose file is read and written by the writer of games. It is in force at
    once: another process begins to wait, or ends.
    """
    return AtLogin(partial(_ask, games), partial(_choose, games))


def _ask(games: Autosave, then: Callable[[bool], object]) -> None:
    games.ask_library(lambda _: is_on(), partial(_tell, then))


def _choose(games: Autosave, on: bool, then: Callable[[bool], object]) -> None:
    games.ask_library(lambda _: _switched(on=on), partial(_tell, then))


def _switched(*, on: bool) -> bool:
    """Switch it, and return whether it is on now."""
    with suppress(OSError):
        switch(on=on)
        program, *words = own_words()
        QProcess.startDetached(program, [*words, COMMAND, *(() if on else ("--stop",))])
    return is_on()


def _tell(then: Callable[[bool], object], on: bool) -> None:
    with suppress(RuntimeError):  # The dialog was closed before the disk answered.
        then(on)
