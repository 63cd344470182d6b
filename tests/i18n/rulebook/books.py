"""The rulebooks of the program's titles, as tests read them."""

from pathlib import Path

from changcheng_qt import assets
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.reading import Allowed, read_book
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.rulebook.glance import with_glance
from changcheng_qt.ui.seam.title import TitleBook, TitleUi

CODES = tuple(language.code for language in LANGUAGES)


def shown(name: str) -> TitleUi:
    """Return the title as shown."""
    title = next(title for title in TITLES if title.name == name)
    return title.show(lambda: title.open_box(None))


def offered(name: str) -> TitleBook:
    """Return the title's part for its book."""
    book = shown(name).book
    assert book is not None
    return book


def folder(name: str, language: str) -> Path:
    """Return the path of a book."""
    return assets.title_folder(name) / "rulebook" / language


def texts(name: str, language: str) -> dict[str, str]:
    """Return the chapters of a book as they are written, by file name."""
    return {file.name: file.read_text("utf-8") for file in folder(name, language).glob("*.md")}


def book(name: str, language: str) -> Book:
    """Return the book of a title in a language; without chapters for a title without files."""
    given, files = offered(name), texts(name, language)
    return read_book(files, Allowed(given.numbers, given.figures)) if files else Book(())


def with_rules_at_a_glance(name: str) -> Book:
    """Return the English book of a title with its chapter at a glance, which has a rule of its own
    where the book has none.
    """
    return with_glance(book(name, "en"), offered(name).glance(None), ())


WITH_BOOK = tuple(title.name for title in TITLES if shown(title.name).book is not None)
WITH_CHAPTERS = tuple(name for name in WITH_BOOK if folder(name, "en").is_dir())
"""The titles whose book is more than the rules at a glance."""
BOOKS = tuple((name, code) for name in WITH_BOOK for code in CODES if folder(name, code).is_dir())
