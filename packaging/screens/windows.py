"""A window of the gallery: one title, in the language and theme of the stage, at rest."""

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase

from changcheng_qt import assets
from changcheng_qt.bots import LEVELS
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import Shell
from screens.deeds import Deed, StagedWindow
from screens.stage import Stage as Circumstances


@cache
def load_fonts() -> None:
    """Load the fonts of the program, once: loaded again, they take the place of those in use."""
    for font in assets.font_files():
        QFontDatabase.addApplicationFont(str(font))


def staged_window(
    title: TitleUi,
    stage: Circumstances,
    deeds: tuple[Deed, ...],
    scale: float = 1.0,
    motion: MotionSpeed = MotionSpeed.NONE,
) -> StagedWindow:
    """Return a window that knows one title, in the stage's language and theme."""
    load_fonts()
    appearance = Appearance(Looks(ThemeChoice(stage.theme), scale * stage.interface, motion))
    languages = Languages(stage.application, assets.translation_file, with_pseudo=True)
    languages.changed.connect(appearance.follow_language)
    languages.install(stage.language)
    licences = tuple(sorted(assets.font_files()[0].parent.glob("*.txt")))
    style = ApplicationStyle(stage.application, appearance)
    shell = Shell((title,), appearance, languages, lambda _: LEVELS, licences)
    window = StagedWindow(shell, deeds)
    fit(window, stage.size)
    languages.setParent(window)
    window.destroyed.connect(style.deleteLater)
    return window


def fit(window: StagedWindow, size: QSize) -> None:
    """Give a window its size before a table is in it, which would be styled again for another."""
    window.resize(size)
    window.table.appearance.follow_window(size)
