"""The rulebook as a reader uses it: contents, links, search, sizes, languages."""

import math
from dataclasses import replace
from threading import Thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QPainter, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.rulebook import blocks
from changcheng_qt.i18n.rulebook.chapters import Book, Chapter, Section
from changcheng_qt.i18n.rulebook.searching import Search
from changcheng_qt.ui.looks.appearance import SCALES
from changcheng_qt.ui.panels.words import ElidedWords
from changcheng_qt.ui.rulebook.document import BookType, set_chapters
from changcheng_qt.ui.rulebook.page import RulebookPage
from screens.windows import load_fonts
from tests.ui.shop import settle

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def rows(page: RulebookPage) -> list[str]:
    """Return the rows of the list."""
    return [page.contents.item(n).text().strip() for n in range(page.contents.count())]


def typed(page: RulebookPage, text: str) -> None:
    """Type into the search, and wait until it is looked for."""
    page.head.search.clear()
    QTest.keyClicks(page.head.search, text)
    while page.head.is_typing:
        QTest.qWait(10)


def test_it_begins_with_the_first_chapter(page: RulebookPage) -> None:
    assert page.here == "aim"
    assert "with 7 pieces" in page.text.toPlainText()
    assert rows(page) == ["1\u2002Aim", "2\u2002Pieces", "3\u2002The end"]
    assert page.contents.currentRow() == 0


def test_the_heading_is_next_to_the_buttons_or_whole_below_them(page: RulebookPage) -> None:
    (heading,) = page.head.findChildren(ElidedWords)
    page.head.show_heading("Rules of The Longest Title")
    is_below = {}
    for width in (900, *range(270, 430), 900):
        page.resize(width, 500)
        settle()
        assert heading.width() >= heading.sizeHint().width()
        is_below[width] = heading.x() == 0
    assert not is_below[900]
    assert is_below[270]


@pytest.mark.parametrize("width", [300, 430])
def test_a_search_is_as_far_from_both_edges_of_a_narrow_page(
    page: RulebookPage, width: int
) -> None:
    page.resize(width, 500)
    settle()
    search = page.head.search
    left = search.mapTo(page, search.rect().topLeft()).x()
    right = search.mapTo(page, search.rect().topRight()).x()
    assert page.width() - 1 - right == left


def test_the_heading_is_moved_when_something_next_to_it_has_grown(page: RulebookPage) -> None:
    (heading,) = page.head.findChildren(ElidedWords)
    page.resize(430, 500)
    settle()
    assert heading.x() > 0
    page.head.contents.setIconSize(QSize(200, 20))
    settle()
    assert heading.x() == 0
    assert heading.width() >= heading.sizeHint().width()


def test_contents_lead_to_sections(page: RulebookPage) -> None:
    page.contents.itemClicked.emit(page.contents.item(1))
    assert page.here == "pieces"
    assert rows(page) == ["1\u2002Aim", "2\u2002Pieces", "Walls", "Towers", "3\u2002The end"]
    page.contents.itemClicked.emit(page.contents.item(3))
    assert page.here == "towers"
    assert page.contents.currentRow() == 3


def test_a_section_is_opened_at_its_heading(page: RulebookPage) -> None:
    page.open_at("towers")
    settle()
    bar = page.text.verticalScrollBar()
    assert 0 < bar.value() < bar.maximum()
    top = page.text.cursorForPosition(page.text.viewport().rect().topLeft())
    block = top.block() if top.block().text() else top.block().next()
    assert "Towers" in (block.text(), block.next().text())


def test_links_lead_on_and_the_way_leads_back(page: RulebookPage) -> None:
    page.text.anchorClicked.emit(QUrl("#towers"))
    assert page.here == "towers"
    QTest.keyClick(page, Qt.Key.Key_Left, ALT)
    assert page.here == "aim"
    QTest.keyClick(page, Qt.Key.Key_Right, ALT)
    assert page.here == "towers"
    QTest.keyClick(page, Qt.Key.Key_Right, ALT)
    assert page.here == "towers"


def test_sections_of_one_name_are_found_with_their_chapters(page: RulebookPage) -> None:
    section = page.book.sections["towers"]
    again = Chapter((Section("Summary", "summary", ()), replace(section, anchor="again")))
    book = Book((*page.book.chapters, again))
    page.contents.show_found(book, Search(book).found("tower"), "towers")
    assert rows(page)[:2] == ["Towers, Pieces", "Towers, Summary"]
    own = Chapter((replace(section, anchor="again"),))
    book = Book((*page.book.chapters, own))
    page.contents.show_found(book, Search(book).found("tower"), "towers")
    assert rows(page)[:2] == ["Towers, Pieces", "Towers"]


def test_a_section_that_is_not_there_is_the_first(page: RulebookPage) -> None:
    page.open_at("towers")
    page.open_at("no-such-section")
    assert page.here == "aim"


def test_typed_words_are_found_and_marked(page: RulebookPage) -> None:
    typed(page, "tower")
    assert page.here == "towers"
    assert rows(page)[0] == "Towers"
    marked = [one.cursor.selectedText() for one in page.text.extraSelections()]
    assert marked
    assert {text.lower() for text in marked} == {"tower"}


def test_enter_walks_what_was_found(page: RulebookPage) -> None:
    typed(page, "tower")
    found = [page.here]
    for _ in range(3):
        QTest.keyClick(page.head.search, Qt.Key.Key_Return)
        found.append(page.here)
    assert found[0] == found[3]
    assert set(found) == {"towers", "aim", "end"}
    QTest.keyClick(page.head.search, Qt.Key.Key_Return, SHIFT)
    assert page.here == found[2]


def test_enter_does_not_wait(page: RulebookPage) -> None:
    QTest.keyClicks(page.head.search, "ends")
    QTest.keyClick(page.head.search, Qt.Key.Key_Return)
    assert page.here == "end"


def test_nothing_found_is_said_and_changes_nothing(page: RulebookPage) -> None:
    page.open_at("towers")
    typed(page, "zebra")
    assert page.here == "towers"
    assert rows(page)[0] == "1\u2002Aim"
    assert page.head.note.isVisible()
    assert page.head.note.text() == "Nothing found."


def test_escape_empties_the_search_then_closes(page: RulebookPage, qtbot: QtBot) -> None:
    typed(page, "tower")
    QTest.keyClick(page.head.search, Qt.Key.Key_Escape)
    assert page.head.search.text() == ""
    assert rows(page)[0] == "1\u2002Aim"
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.head.search, Qt.Key.Key_Escape)


def test_figures_come_while_nobody_waits(page: RulebookPage, qtbot: QtBot) -> None:
    page.open_at("walls")
    kind, url = QTextDocument.ResourceType.ImageResource, QUrl("figure:wall")
    assert page.text.document().resource(kind, url).isNull()
    qtbot.waitUntil(lambda: not page.text.document().resource(kind, url).isNull())
    picture = page.text.document().resource(kind, url)
    assert picture.toImage().pixelColor(3, 3).name() == "#0000ff"


def test_text_is_copied(page: RulebookPage) -> None:
    page.text.selectAll()
    page.text.copy()
    assert "Score more than others" in QGuiApplication.clipboard().text()
    cursor = page.text.textCursor()
    assert cursor.hasSelection()
    cursor.movePosition(QTextCursor.MoveOperation.Start)
    page.text.setTextCursor(cursor)


@pytest.mark.parametrize("zoom", SCALES)
def test_the_text_has_sizes(page: RulebookPage, zoom: float) -> None:
    usual = page.text.book_type.size
    page.use_zoom(zoom)
    assert (page.text.book_type.size > usual) == (zoom > 1)
    assert (page.text.book_type.size < usual) == (zoom < 1)


def test_a_narrow_page_shows_contents_or_text(page: RulebookPage) -> None:
    page.resize(380, 500)
    settle()
    assert page.text.isVisible()
    assert not page.contents.isVisible()
    page.head.contents.click()
    assert page.contents.isVisible()
    assert not page.text.isVisible()
    page.contents.itemClicked.emit(page.contents.item(2))
    assert page.here == "end"
    assert page.text.isVisible()
    assert not page.contents.isVisible()


def test_another_language_shows_the_same_section(page: RulebookPage) -> None:
    page.open_at("towers")
    page.appearance.follow_language("it")
    page.retranslate()
    assert page.here == "towers"
    assert "Una torre." in page.text.toPlainText()
    page.appearance.follow_language("zh_TW")
    page.retranslate()
    assert "A tower keeps a square." in page.text.toPlainText(), "English where there is no other"


def test_nothing_in_a_book_is_markup(page: RulebookPage) -> None:
    page.open_at("walls")
    plain = page.text.toPlainText()
    assert "One item." in plain
    assert "*" not in plain


def test_the_book_is_printed(page: RulebookPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.print_ready) as ready:
        page.head.save.trigger()
    assert ready.args is not None
    name, content = ready.args
    assert name == "Rules of Toy"
    pages: list[bytes] = []
    printing = Thread(target=lambda: pages.append(content()))
    printing.start()
    printing.join()
    assert pages[0].startswith(b"%PDF")
    assert pages[0].count(b"/Type /Page\n") >= 3, "a page a chapter"
    assert b"/Subtype /Image" in pages[0], "the figure"


def test_ctrl_f_goes_to_the_search(page: RulebookPage) -> None:
    page.activateWindow()
    page.take_focus(for_reading=True)
    assert not page.head.search.hasFocus()
    QTest.keyClick(page.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.head.search.hasFocus()


def test_ctrl_f_from_a_keyboard_of_another_script_goes_to_the_search(page: RulebookPage) -> None:
    """Qt knew no shortcut for it, so the key comes to the text."""
    page.activateWindow()
    page.take_focus(for_reading=True)
    held = Qt.KeyboardModifier.ControlModifier
    passed_on = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F, held, "а")
    QCoreApplication.sendEvent(page.text, passed_on)
    assert page.head.search.hasFocus()


@pytest.mark.parametrize("place", ["text", "contents", "button"])
def test_letters_typed_anywhere_in_the_book_are_searched(page: RulebookPage, place: str) -> None:
    page.activateWindow()
    typed(page, "wind")
    widget = {"text": page.text, "contents": page.contents, "button": page.head.contents}[place]
    widget.setFocus()
    settle()
    for letter in "ends":
        QTest.keyClicks(page.focusWidget(), letter)
    assert page.head.search.text() == "ends"
    assert page.head.search.hasFocus()


def test_a_space_in_the_text_is_not_searched(page: RulebookPage) -> None:
    page.activateWindow()
    page.take_focus(for_reading=True)
    QTest.keyClick(page.text, Qt.Key.Key_Space)
    assert page.head.search.text() == ""
    assert not page.head.search.hasFocus()


@pytest.mark.parametrize("size", [14.5, 29.0])
@pytest.mark.parametrize("is_numbered", [False, True])
def test_a_mark_of_a_list_is_clear_of_its_text_and_within_the_page(
    page: RulebookPage, size: float, is_numbered: bool
) -> None:
    load_fonts()
    items = ((blocks.Run("l"),),) * 12
    section = Section("Marks", "marks", (blocks.Listing(items, is_numbered),))
    look = page.appearance
    book_type = BookType(look.fonts, look.palette, size)
    document = set_chapters([Chapter((section,))], book_type, lambda name: QSizeF()).document
    left, height = 60, math.ceil(document.size().height())
    image = QImage(300, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(left, 0)
        document.drawContents(painter)
    last = document.documentLayout().blockBoundingRect(document.lastBlock())
    rows = range(round(last.top()), height)
    inked = [x for x in range(300) if any(image.pixelColor(x, y).alpha() for y in rows)]
    *marks, text = (x for x in inked if x - 1 not in inked)
    end = max(x for x in inked if marks[-1] <= x < text)
    assert text - end > size * 0.4
    assert marks[0] >= left
