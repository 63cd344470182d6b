"""What the window shows now and what the settings remember of it."""

from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from PySide6.QtCore import QObject

from changcheng_qt.app.settings import Settings, save_settings
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import Disk
from changcheng_qt.ui.looks.appearance import SCALES, Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.window.kept import Kept
from changcheng_qt.ui.window.main_window import MainWindow


def looks_from(settings: Settings) -> Looks:
    """Return the remembered looks; what is unknown falls back to its default."""
    usual = Looks()
    themes = {theme.value: theme for theme in ThemeChoice}
    motions = {motion.value: motion for motion in MotionSpeed}
    return Looks(
        theme=themes.get(settings.theme, usual.theme),
        scale=settings.scale if settings.scale in SCALES else usual.scale,
        motion=motions.get(settings.motion, usual.motion),
    )


def kept_from(settings: Settings) -> Kept:
    """Return what the window itself remembered."""
    return Kept(
        geometry=settings.geometry,
        side_panel=settings.side_panel,
        bot_speed=settings.bot_speed,
        keys=settings.keys,
        last_games=settings.last_games,
        recent=settings.recent,
    )


class Memory(QObject):
    """Writes the settings when looks or language change, a game is ordered, the window closes."""

    def __init__(
        self,
        disk: Disk,
        file: Path,
        settings: Settings,
        window: MainWindow,
        appearance: Appearance,
        languages: Languages,
    ) -> None:
        """Begin with what was remembered; the language counts as chosen from its next change on."""
        super().__init__(window)
        self._disk = disk
        self._file = file
        self._settings = settings
        self._window = window
        appearance.looks_changed.connect(self._on_looks_changed)
        languages.changed.connect(self._on_language_changed)
        window.order_placed.connect(self._keep_window)
        window.closing.connect(self._keep_window)

    def _on_looks_changed(self, looks: Looks) -> None:
        self._keep(
            replace(
                self._settings,
                theme=looks.theme.value,
                scale=looks.scale,
                motion=looks.motion.value,
            )
        )

    def _on_language_changed(self, code: str) -> None:
        self._keep(replace(self._settings, language=code))

    def _keep_window(self) -> None:
        self._keep(replace(self._settings, **asdict(self._window.kept)))

    def _keep(self, settings: Settings) -> None:
        """Remember; a folder that refuses costs the settings, never the game."""
        self._settings = settings
        with suppress(OSError):
            save_settings(self._disk, self._file, settings)
