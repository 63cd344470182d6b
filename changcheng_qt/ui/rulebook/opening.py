"""The book of a title in a language, read when it is first opened."""

from functools import lru_cache
from pathlib import Path

from changcheng_qt import assets
from changcheng_qt.i18n.languages import ENGLISH
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.reading import Allowed, read_book
from changcheng_qt.ui.seam.title import TitleUi


def open_book(title: TitleUi, language: str) -> Book | None:
    """Return the rulebook of a title in a language, in English if there is none in that; without
    chapters if it has no files, so that the rules at a glance are its only one; None for a title
    without a rulebook. Raises BookFault for a book that cannot be read.
    """
    offered = title.book
    if offered is None:
        return None
    folder = assets.title_folder(title.name) / "rulebook"
    shown = language if (folder / language).is_dir() else ENGLISH.code
    if not folder.is_dir():
        return Book(())
    return _read(folder / shown, tuple(offered.numbers.items()), tuple(offered.figures))


@lru_cache(maxsize=4)
def _read(folder: Path, numbers: tuple[tuple[str, int], ...], figures: tuple[str, ...]) -> Book:
    files = {file.name: file.read_text("utf-8") for file in folder.glob("*.md")}
    return read_book(files, Allowed(dict(numbers), figures))
