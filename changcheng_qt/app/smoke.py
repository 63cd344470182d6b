"""The self-check of a package: is everything there that the window is made of?"""

from typing import TextIO

from PySide6.QtGui import QFontDatabase, QImageReader

from changcheng_qt import assets
from changcheng_qt.app.titles import TITLES, Title, UnusableBoards
from changcheng_qt.i18n.languages import ENGLISH

SOMETHING_MISSING = 1


def missing(language: str) -> list[str]:
    """Return what is missing for a window in a language, in plain English."""
    checks = {
        "fonts": all(_has_font(str(file)) for file in assets.font_files()) and assets.font_files(),
        "pictures": any(_can_read(str(file)) for file in assets.art_folder().glob("*")),
        "boards": all(_has_boards(title) for title in TITLES),
        f"translation {language}": language == ENGLISH.code
        or assets.translation_file(language).is_file(),
    }
    return [name for name, is_there in checks.items() if not is_there]


def check(language: str, painted: bool, out: TextIO) -> int:
    """Write what is missing, or that nothing is; return the exit code."""
    faults = missing(language) + ([] if painted else ["a painted window"])
    if faults:
        out.write(f"missing: {', '.join(faults)}\n")
        return SOMETHING_MISSING
    out.write(f"all there, language {language}\n")
    return 0


def _has_font(file: str) -> bool:
    return QFontDatabase.addApplicationFont(file) >= 0


def _can_read(file: str) -> bool:
    return QImageReader(file).canRead()


def _has_boards(title: Title) -> bool:
    try:
        return bool(title.read_boards((assets.boards_folder(),)))
    except UnusableBoards:
        return False
