"""The rulebook in the window: next to the table, at the section asked for, and put away again."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.i18n.rulebook.blocks import Listing, Paragraph
from changcheng_qt.ui.panels.rule_button import RuleButton
from changcheng_qt.ui.rulebook.glance import GLANCE, keys_of, with_glance
from changcheng_qt.ui.rulebook.page import RulebookPage
from changcheng_qt.ui.seam.rule import rule_at, tell_rule
from changcheng_qt.ui.window.places import SMALLEST, beside_book
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, settle


def open_book(shop: Shop, anchor: str = "") -> None:
    """Open the rulebook."""
    shop.window.bookstand.open(anchor)
    settle()


def test_it_is_next_to_the_table_and_covers_nothing(book_shop: Shop) -> None:
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


def test_a_small_question_mark_opens_the_rule_about_the_thing_next_to_it(book_shop: Shop) -> None:
    book_shop.play("pp")
    settle()
    parts = book_shop.window.table.parts
    assert parts is not None
    tell_rule(parts.tray, lambda: "walls")
    RuleButton(book_shop.window.table.appearance, parts.tray).click()
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == "walls"


def test_a_widget_without_a_rule_asks_the_one_around_it(shop: Shop) -> None:
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


def leave_escape_to_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.ui.rulebook.page.takes_escape", lambda event: False)


@with_and_without(leave_escape_to_the_table)
def test_escape_leads_back_to_the_table(book_shop: Shop, fault: Fault | None) -> None:
    """Also from a table whose own Esc puts back the held thing."""
    book_shop.play("pp")
    QShortcut("Esc", book_shop.window)
    with planted(fault):
        settle()
        open_book(book_shop)
        page = book_shop.window.bookstand.page
        assert page is not None
        assert page.head.search.hasFocus()
        QTest.keyClick(page.head.search, Qt.Key.Key_Escape)
        assert book_shop.window.bookstand.page is None
        assert book_shop.window.focusWidget() is not page.head.search


def at_a_glance(shop: Shop) -> RulebookPage:
    """Press F1, and return the book that it opens."""
    shop.window.table_actions["reference"].trigger()
    settle()
    page = shop.window.bookstand.page
    assert page is not None
    return page


def chapter_text(page: RulebookPage) -> str:
    """All that the open chapter says."""
    return page.text.toPlainText()


def test_f1_opens_the_last_chapter_the_rules_at_a_glance(book_shop: Shop) -> None:
    page = at_a_glance(book_shop)
    assert page.here == GLANCE
    assert page.book.chapter_of(GLANCE) == len(page.book.chapters) - 1
    shown = chapter_text(page)
    assert "The usual rules." in shown
    assert "It can be changed during a game if everyone agrees" in shown
    assert "Mouse wheel" in shown


def test_the_rules_at_a_glance_are_those_of_the_game_on_the_table(book_shop: Shop) -> None:
    """Also where the book has been open since before, and where the game is left again."""
    page = at_a_glance(book_shop)
    assert "The usual rules." in chapter_text(page)
    book_shop.play("hb")
    assert "The rules of this game." in chapter_text(page)
    assert "The usual rules." not in chapter_text(page)
    book_shop.window.show_start(can_resume=False)
    assert "The usual rules." in chapter_text(page)
    assert book_shop.window.bookstand.page is page


def test_the_rules_at_a_glance_show_the_keys_in_force(book_shop: Shop) -> None:
    book_shop.play("hb")
    actions = book_shop.window.table_actions
    assert ("H", actions.text("hint")) in keys_of(actions)
    page = at_a_glance(book_shop)
    before = chapter_text(page)
    actions.bindings.bind("hint", ("F7",))
    actions.bindings.bind("changes", ())
    settle()
    shown = chapter_text(page)
    assert "F7" in shown
    assert "F7" not in before
    assert actions.text("changes") in before
    assert actions.text("changes") not in shown


def test_the_rules_at_a_glance_link_to_the_whole_rule(book_shop: Shop) -> None:
    page = at_a_glance(book_shop)
    links = [run.link for run in page.book.sections[f"{GLANCE}-0"].runs if run.link]
    assert links == ["towers"]
    page.text.link_followed.emit(*links)
    assert page.here == "towers"


def test_only_what_the_first_line_introduces_is_a_list(book_shop: Shop) -> None:
    lines = ("Choose one:", "a wall;", "a tower.", "Or pass.")
    part = RulesSection("Your turn", lines, introduced=2)
    whole = with_glance(at_a_glance(book_shop).book, (part,), ())
    kinds = [type(block) for block in whole.chapters[-1].sections[1].blocks]
    assert kinds == [Paragraph, Listing, Paragraph]


def test_the_rules_at_a_glance_are_found(book_shop: Shop) -> None:
    page = at_a_glance(book_shop)
    page.head.type("wheel")
    assert page.here == f"{GLANCE}-keys"


def test_the_rules_at_a_glance_follow_the_language(book_shop: Shop) -> None:
    page = at_a_glance(book_shop)
    book_shop.languages.install("it")
    page.retranslate()
    assert page.here == GLANCE
    assert "Rule: Torri" in chapter_text(page)
    book_shop.languages.install("en")


def test_a_dialog_waits_until_the_rules_have_been_looked_up(book_shop: Shop, qtbot: QtBot) -> None:
    book_shop.window.table_actions["new_game"].trigger()
    settle()
    dialog = book_shop.window.dialogs.shown
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    page = book_shop.window.bookstand.page
    assert page is not None
    assert page.here == GLANCE
    assert not dialog.isVisible()
    book_shop.window.bookstand.close()
    assert book_shop.window.dialogs.shown is dialog
    assert dialog.isVisible()
    dialog.reject()
    assert book_shop.window.dialogs.shown is None


def test_closing_all_leaves_no_dialog_waiting_for_the_book(book_shop: Shop, qtbot: QtBot) -> None:
    book_shop.window.table_actions["new_game"].trigger()
    dialog = book_shop.window.dialogs.shown
    assert dialog is not None
    at_a_glance(book_shop)
    with qtbot.waitSignal(dialog.finished):
        book_shop.window.dialogs.close_all()
    book_shop.window.bookstand.close()
    assert book_shop.window.dialogs.shown is None


def test_without_a_rulebook_f1_opens_nothing(shop: Shop) -> None:
    shop.window.table_actions["reference"].trigger()
    assert shop.window.bookstand.page is None
    assert shop.window.dialogs.shown is None


def leave_letters_to_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.ui.rulebook.page.types_sign", lambda event: False)


@with_and_without(leave_letters_to_the_table)
def test_letters_typed_in_the_book_are_no_keys_of_the_table(
    book_shop: Shop, fault: Fault | None
) -> None:
    book_shop.play("pp")
    pressed: list[str] = []
    QShortcut("W", book_shop.window).activated.connect(lambda: pressed.append("w"))
    with planted(fault):
        settle()
        open_book(book_shop, next(iter(at_a_glance(book_shop).book.sections)))
        page = book_shop.window.bookstand.page
        assert page is not None
        for letter in "wall":
            QTest.keyClicks(book_shop.window.focusWidget(), letter)
        assert page.head.search.text() == "wall"
        assert pressed == []
