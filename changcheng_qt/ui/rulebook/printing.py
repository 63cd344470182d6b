"""The whole book as a PDF, on A4, in light colours whatever the theme.

Figures are painted in advance, one after the other when idle. The file is made by a function for
another thread: setting and printing a book takes most of a second.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEventLoop,
    QIODevice,
    QMarginsF,
    QObject,
    QPointF,
    QSize,
    QSizeF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPixmap,
    QTextDocument,
)

from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.rulebook.document import FIGURE_SCHEME, BookType, set_chapters
from changcheng_qt.ui.rulebook.figures import BookFigures
from changcheng_qt.ui.seam.title import TitleBook

_DOTS: Final = 144
"""The resolution of the page in dots per inch."""
_SIZE: Final = 21.0
"""The size of running text, in these dots: ten and a half points."""
_MARGIN: Final = 20.0
"""The margin of the page, in millimetres."""
_FIGURE: Final = 640
"""The width of a figure, in the same dots."""
_AIR: Final = 4.0
_SHARP: Final = 2.0
"""The number of a figure's pixels per dot."""


class BookPrint(QObject):
    """One book on its way to a file."""

    ready = Signal(object)
    """The function that returns the content of the file, as bytes; any thread may call it."""

    def __init__(
        self, offered: TitleBook, book: Book, heading: str, language: str, parent: QObject
    ) -> None:
        """Print a book under a heading, in a language of the interface."""
        super().__init__(parent)
        self._book = book
        self._heading = heading
        self._look = Appearance(Looks(ThemeChoice.LIGHT))
        self._look.follow_language(language)
        self._figures = BookFigures(offered, self._look, lambda: _SHARP, self)
        self._figures.painted.connect(self._go_on)

    def begin(self) -> None:
        """Paint the figures, then emit `ready`."""
        names = dict.fromkeys(figure.name for figure in self._book.figures)
        self._figures.wish(names, _FIGURE)
        self._go_on()

    def _go_on(self) -> None:
        images = {}
        for figure in self._book.figures:
            pixmap = self._figures.pixmap(figure.name, _FIGURE)
            if pixmap is None:
                return
            images[figure.name] = _with_air(pixmap)
        self.ready.emit(partial(printed, self._book, self._heading, self._look.fonts, images))
        self.deleteLater()


def _with_air(pixmap: QPixmap) -> QImage:
    """Return a picture with a little space above it: at a page break before one, Qt paints its
    first line of pixels at the foot of the previous page.
    """
    above = round(_AIR * pixmap.devicePixelRatio())
    image = QImage(pixmap.size() + QSize(0, above), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(pixmap.devicePixelRatio())
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.drawPixmap(QPointF(0, _AIR), pixmap)
    return image


def printed(book: Book, heading: str, fonts: Fonts, figures: Mapping[str, QImage]) -> bytes:
    """Return a book as the content of a PDF."""
    events = QEventLoop()  # documents have timers, for which a thread of Python's has none
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(heading)
    writer.setResolution(_DOTS)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    page = QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)
    writer.setPageLayout(page)

    def room_of(name: str) -> QSizeF:
        return figures[name].deviceIndependentSize()

    book_type = BookType(fonts, LIGHT, _SIZE)
    document = set_chapters(book.chapters, book_type, room_of, breaks_pages=True).document
    document.documentLayout().setPaintDevice(writer)
    for name, image in figures.items():
        url = QUrl(f"{FIGURE_SCHEME}:{name}")
        document.addResource(QTextDocument.ResourceType.ImageResource, url, image)
    document.setPageSize(QSizeF(page.paintRectPixels(_DOTS).size()))
    document.print_(writer)
    buffer.close()
    del document, events
    return bytes(content.data())
