"""The rulebook in the window: beside the table, about what somebody asks, and put away again."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from changcheng_qt.ui.dialogs.rules import ReferenceDialog
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.rule_button import RuleButton
from changcheng_qt.ui.seam.rule import rule_at, tell_rule
from changcheng_qt.ui.window.places import SMALLEST, beside_book
from tests.ui.toy_title import Shop, ToyTitle, settle


def open_book(shop: Shop, anchor: str = "") -> None:
    """Open the rulebook."""
    shop.window.bookstand.open(anchor)
    settle()


def test_it_lies_beside_the_table_and_covers_nothing(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    open_book(book_shop)
    page, parts = book_shop.window.bookstand.page, book_shop.window.table.parts
    assert page is not None
    assert parts is not None
    assert page.isVisible()
    for widget in (parts.board, parts.tray):
        assert not page.geometry().intersects(widget.geometry())
    assert page.geometry().right() == book_shop.window.table.rect().right()


def test_the_table_takes_the_room_back(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    parts = book_shop.window.table.parts
    assert parts is not None
    before = parts.board.geometry(), parts.tray.geometry(), book_shop.window.table.side.isVisible()
    open_book(book_shop)
    assert parts.board.geometry() != before[0]
    page = book_shop.window.bookstand.page
    assert page is not None
    page.closed.emit()
    settle()
    after = parts.board.geometry(), parts.tray.geometry(), book_shop.window.table.side.isVisible()
    assert after == before
    assert book_shop.window.bookstand.page is None


def test_without_a_table_it_has_all_the_room(book_shop: Shop) -> None:
    open_book(book_shop)
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.width() == book_shop.window.table.width()
    assert page.text.isVisible()
    assert page.contents.isVisible()
    book_shop.window.bookstand.close()
    assert book_shop.window.table.start_page.isVisible()


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [800, 1024, 1280, 1920, 3840])
def test_table_and_book_share_any_window(width: int, size: float) -> None:
    window = QSize(width, 800).expandedTo(SMALLEST)
    room, book = beside_book(window, 1.0, size, has_table=True)
    if room == window:
        assert book.width() == width, "no room for both: the book has all"
        assert width < (640 + 250) * size + 1
    else:
        assert room.width() + book.width() == width
        assert room.width() >= 640 * size - 1
        assert book.width() >= 250 * size - 1


def test_a_question_opens_the_section_about_what_has_the_keys(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    parts = book_shop.window.table.parts
    assert parts is not None
    tell_rule(parts.board, lambda: "towers")
    parts.board.setFocus()
    book_shop.window.table_actions["rulebook"].trigger()
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == "towers"


def test_where_there_is_nothing_to_say_the_book_opens_as_it_is(book_shop: Shop) -> None:
    book_shop.window.table_actions["rulebook"].trigger()
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == "aim"


def test_a_right_click_offers_the_rule(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    parts = book_shop.window.table.parts
    assert parts is not None
    tell_rule(parts.tray, lambda: "walls")
    middle = parts.tray.mapToGlobal(parts.tray.rect().center())
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, book_shop.window.mapFromGlobal(middle), middle
    )
    QApplication.sendEvent(book_shop.window, event)
    menus = [menu for menu in book_shop.window.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    (action,) = menus[0].actions()
    assert action.text() == "Rule: Walls"
    action.trigger()
    menus[0].close()
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == "walls"


def test_a_small_question_mark_opens_the_rule_about_what_it_stands_beside(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    parts = book_shop.window.table.parts
    assert parts is not None
    tell_rule(parts.tray, lambda: "walls")
    RuleButton(book_shop.window.table.appearance, parts.tray).click()
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == "walls"


def test_a_widget_that_says_nothing_asks_what_it_lies_in(shop: Shop) -> None:
    table = shop.window.table
    assert rule_at(None) == ""
    assert rule_at(table.bar) == ""
    tell_rule(table, lambda: "all")
    assert rule_at(table.bar) == "all"
    tell_rule(table.bar, lambda: "")
    assert rule_at(table.bar) == "all"
    tell_rule(table.bar, lambda: "bar")
    assert rule_at(table.bar) == "bar"


def test_the_size_of_the_text_is_remembered(book_shop: Shop) -> None:
    open_book(book_shop)
    page = book_shop.window.bookstand.page
    assert page is not None
    page.zoomed.emit(1.3)
    assert book_shop.window.kept.book_zoom == 1.3


def test_the_gate_hides_the_book_too(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    open_book(book_shop)
    table = book_shop.window.table
    page = book_shop.window.bookstand.page
    assert page is not None
    table.gate.show()
    table.arrange()
    top = table.childAt(page.geometry().center())
    assert top is not None
    assert top is table.gate or table.gate.isAncestorOf(top)


def test_a_title_without_a_rulebook_opens_none(shop: Shop) -> None:
    assert ToyTitle.book is None
    shop.window.bookstand.open()
    assert shop.window.bookstand.page is None


def test_escape_leads_back_to_the_table(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    open_book(book_shop)
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.head.search.hasFocus()
    QTest.keyClick(page.head.search, Qt.Key.Key_Escape)
    assert book_shop.window.bookstand.page is None
    assert book_shop.window.focusWidget() is not page.head.search


def test_the_page_of_rules_leads_to_the_rulebook(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    book_shop.window.table_actions["reference"].trigger()
    dialog = book_shop.window.dialogs.shown
    assert isinstance(dialog, ReferenceDialog)
    button = next(one for one in dialog.findChildren(Button) if one.words == "Rulebook")
    button.click()
    settle()
    assert book_shop.window.dialogs.shown is None
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.isVisible()


def test_what_was_open_before_the_page_of_rules_is_back_after_the_book(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    book_shop.window.table_actions["options_in_force"].trigger()
    options = book_shop.window.dialogs.shown
    book_shop.window.table_actions["reference"].trigger()
    dialog = book_shop.window.dialogs.shown
    assert isinstance(dialog, ReferenceDialog)
    next(one for one in dialog.findChildren(Button) if one.words == "Rulebook").click()
    settle()
    assert book_shop.window.bookstand.page is not None
    assert options is not None
    assert not options.isVisible()
    book_shop.window.bookstand.close()
    assert book_shop.window.dialogs.shown is options
    assert options.isVisible()


def test_without_a_rulebook_the_page_of_rules_leads_nowhere(shop: Shop) -> None:
    shop.window.table_actions["reference"].trigger()
    dialog = shop.window.dialogs.shown
    assert dialog is not None
    button = next(one for one in dialog.findChildren(Button) if one.words == "Rulebook")
    assert not button.isVisible()
