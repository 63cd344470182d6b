"""The banner that says that nothing is being saved, for as long as that is so."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.ui.banner import BannerButton, BannerWords
from changcheng_qt.ui.main_window import MainWindow

translate = QCoreApplication.translate

UNSAFE: Final = "unsafe"
"""The name of the banner."""


class UnsafeBanner(QObject):
    """Warns over the table of a window, and offers to save a copy elsewhere."""

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        """Listen to who keeps the match."""
        super().__init__(window)
        self._window = window
        autosave.safe.connect(self._on_safe)

    def _on_safe(self, is_safe: bool) -> None:
        banners = self._window.table.banners
        if is_safe:
            banners.lower_banner(UNSAFE)
        else:
            banners.raise_banner(UNSAFE, self._words)

    def _words(self) -> BannerWords:
        save = BannerButton(translate("Session", "Save a copy…"), self._window.save_asked.emit)
        text = translate("Session", "This game is not being saved: the disk refuses.")
        return BannerWords(text, None, (save,), warning=True)
