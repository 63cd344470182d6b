"""The whole book as a PDF, on A4, in light colours whatever the theme."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QSizeF, QUrl
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.rulebook.document import FIGURE_SCHEME, BookType, set_chapters
from changcheng_qt.ui.rulebook.figures import BookFigures

_DOTS: Final = 144
"""Dots per inch of the page's own measure; figures have four times as many."""
_SIZE: Final = 21.0
"""The size of running text, in those dots: ten and a half points."""
_MARGIN: Final = 20.0
"""The margin of the page, in millimetres."""
_FIGURE: Final = 640


def save_as_pdf(book: Book, heading: str, fonts: Fonts, figures: BookFigures, file: Path) -> None:
    """Write a book to a file; raises OSError if that cannot be written."""
    with file.open("wb"):
        pass
    writer = QPdfWriter(str(file))
    writer.setTitle(heading)
    writer.setResolution(_DOTS)
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(layout)
    chapters = set_chapters(
        book.chapters,
        BookType(fonts, LIGHT, _SIZE),
        lambda name: figures.size(name, _FIGURE),
        breaks_pages=True,
    )
    document = chapters.document
    for name in chapters.figures:
        url = QUrl(f"{FIGURE_SCHEME}:{name}")
        image = figures.now(name, _FIGURE)
        document.addResource(QTextDocument.ResourceType.ImageResource, url, image)
    document.setPageSize(QSizeF(layout.paintRectPixels(_DOTS).size()))
    document.print_(writer)
