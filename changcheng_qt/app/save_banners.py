"""Banners about the game's file: that nothing is being saved, for as long as that is so, and that
it was damaged, until somebody has read it.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.save_words import disk_error_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

UNSAFE: Final = "unsafe"
DAMAGED: Final = "damaged"
"""The names of the banners."""


class UnsafeBanner(QObject):
    """Warns over the table of a window, and offers to save a copy elsewhere."""

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        """Listen to who keeps the match."""
        super().__init__(window)
        self._window = window
        self._autosave = autosave
        autosave.safe.connect(self._on_safe)

    def _on_safe(self, is_safe: bool) -> None:
        banners = self._window.table.banners
        if is_safe:
            banners.lower_banner(UNSAFE)
        else:
            banners.raise_banner(UNSAFE, self._words)

    def _words(self) -> BannerWords:
        save = BannerButton(translate("Session", "Save a copy…"), self._window.save_asked.emit)
        fault = self._autosave.fault
        reason = (
            disk_error_text(fault) if fault else translate("Disk", "The disk isn't responding.")
        )
        text = fill(translate("Session", "This game isn't being saved. {fault}"), fault=reason)
        return BannerWords(text, None, (save,), warning=True)


def say_damaged(window: MainWindow) -> None:
    """Say that a game goes on whose file was damaged."""
    banners = window.table.banners

    def words() -> BannerWords:
        understood = BannerButton(translate("Session", "OK"), lambda: banners.lower_banner(DAMAGED))
        text = translate(
            "Session",
            "The file was damaged. The game continues from its last good step.",
        )
        return BannerWords(text, None, (understood,), warning=True)

    banners.raise_banner(DAMAGED, words)
