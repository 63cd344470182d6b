"""Mishaps and delays in a screen of the gallery: a full disk, a bot that does not answer, or not
yet.
"""

import errno
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.desks.save_words import UnsafeBanner
from screens.deeds import StagedWindow

if TYPE_CHECKING:
    from changcheng_qt.app.autosave import Autosave

BOT: Final = 1
"""The seat of the bot that thinks or fails."""


class FullDisk(QObject):
    """A keeper of a match on a full disk."""

    safe = Signal(bool)
    fault = OSError(errno.ENOSPC, "full")


def fill_disk(window: StagedWindow) -> None:
    """Fill the disk, so that the game is no longer saved."""
    disk = FullDisk(window)
    UnsafeBanner(window, cast("Autosave", disk))
    disk.safe.emit(False)


def let_bot_fail(window: StagedWindow) -> None:
    """Report that a bot has failed."""
    window.match.flow.bots.failed.emit(BOT)


def let_bot_think(window: StagedWindow) -> None:
    """Report that a bot thinks for long."""
    window.match.flow.bots.thinking.emit(BOT)
