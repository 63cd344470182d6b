"""The inside of the window: its drawer, the focus, and the panels over the board."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.focus_ring import FocusRing
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.window.banner import BannerWords
from tests.ui.shop import Shop, settle

WIDE = QSize(1280, 800)


def test_the_side_panel_becomes_a_drawer_and_comes_back(shop: Shop) -> None:
    shop.play("hb")
    assert shop.window.table.side.isVisible()
    shop.window.resize(900, 700)
    settle()
    assert not shop.window.table.side.isVisible()
    QTest.keyClick(shop.window, Qt.Key.Key_L)
    assert shop.window.table.side.isVisible()
    shop.window.resize(WIDE)
    settle()
    assert shop.window.table.side.isVisible()


def test_a_click_outside_closes_the_drawer_and_does_nothing_else(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    board = table.parts.board
    assert isinstance(board, QPushButton)
    clicked: list[bool] = []
    board.clicked.connect(lambda: clicked.append(True))
    shop.window.resize(900, 700)
    settle()
    QTest.keyClick(shop.window, Qt.Key.Key_L)
    QTest.mouseClick(table.side, Qt.MouseButton.LeftButton)
    assert table.side.isVisible()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not table.side.isVisible()
    assert not shop.window.table_actions["side_panel"].isChecked()
    assert clicked == []
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert len(clicked) == 1


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_banners_and_sentences_stay_beside_an_open_drawer(shop: Shop, size: float) -> None:
    shop.play("hb")
    table = shop.window.table
    shop.appearance.choose_scale(size)
    shop.window.resize(QSize(900, 700) * size)
    settle()
    table.banners.raise_banner("one", lambda: BannerWords("A sentence that everybody reads"))
    for is_open in (True, False):
        QTest.keyClick(shop.window, Qt.Key.Key_L)
        table.fittings.toast.show_sentence("Another sentence")
        settle()
        assert table.side.isVisible() is is_open
        covered = table.side.geometry() if is_open else QRect()
        for widget in (table.banners, table.fittings.toast):
            assert not widget.geometry().intersects(covered)
    middle = table.places().board.center().x()
    assert abs(table.banners.geometry().center().x() - middle) <= 1


def test_a_side_panel_next_to_the_board_stays_when_the_board_is_clicked(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    QTest.mouseClick(table.parts.board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert table.side.isVisible()


def test_the_board_has_the_keys_once_the_gate_is_open(qtbot: QtBot, shop: Shop) -> None:
    """Else the first widget in the window gets them, and Space opens the menu."""
    shop.play("hh")
    gate, parts = shop.window.table.gate, shop.window.table.parts
    assert parts is not None
    focused = QApplication.focusWidget()
    assert focused
    assert gate.isAncestorOf(focused)

    def is_open() -> bool:
        if gate.is_closed:
            strike(Qt.Key.Key_Return)
        return not gate.isVisible()

    assert not is_open(), "whoever has just ended a turn may strike once more"
    qtbot.waitUntil(is_open)
    assert QApplication.focusWidget() is parts.board


def strike(key: Qt.Key) -> None:
    """Strike a key where the keys are."""
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)


def test_a_panel_that_opens_has_the_keys_until_it_is_gone(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    overlay, *_ = table.parts.overlays
    first, second = (QPushButton(name, overlay) for name in ("first", "second"))
    pressed: list[str] = []
    first.clicked.connect(lambda: pressed.append("first"))
    second.clicked.connect(lambda: pressed.append("second"))
    monkeypatch.setattr(Overlay, "controls", property(lambda _: (first, second)))
    overlay.show()
    assert QApplication.focusWidget() is first
    for key, now in ((Qt.Key.Key_Right, second), (Qt.Key.Key_Down, first), (Qt.Key.Key_Up, second)):
        strike(key)
        assert QApplication.focusWidget() is now
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        strike(key)
    assert pressed == ["second"] * 3
    second.hide()
    assert QApplication.focusWidget() is first, "what had the keys has gone"
    overlay.hide()
    assert QApplication.focusWidget() is table.parts.board


def test_a_panel_without_anything_to_press_takes_the_keys_from_nobody(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    overlay, *_ = table.parts.overlays
    table.bar.button("menu").setFocus()
    overlay.show()
    overlay.hide()
    assert QApplication.focusWidget() is table.bar.button("menu")


def test_the_board_has_the_keys_once_what_had_them_is_possible_no_more(shop: Shop) -> None:
    """Else End turn hands them to the menu, and Space for the bots opens that."""
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    other, pressed = (QPushButton(name, table.parts.tray) for name in ("other", "pressed"))
    for button in (other, pressed):
        button.show()
    pressed.setFocus()
    other.setEnabled(False)
    assert QApplication.focusWidget() is pressed
    pressed.setEnabled(False)
    assert QApplication.focusWidget() is table.parts.board


@pytest.mark.parametrize("is_by_keys", [False, True])
def test_only_who_walks_by_keys_is_shown_where_they_have_gone(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, is_by_keys: bool
) -> None:
    ringed = []
    monkeypatch.setattr(FocusRing, "follow_tab", lambda _: ringed.append(True))
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    before, pressed = (QPushButton(name, table.parts.tray) for name in ("before", "pressed"))
    for button in (before, pressed):
        button.show()
    if is_by_keys:
        before.setFocus()
        QTest.keyClick(before, Qt.Key.Key_Tab)
    else:
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is pressed
    ringed.clear()
    pressed.setEnabled(False)
    assert QApplication.focusWidget() is table.parts.board
    assert bool(ringed) == is_by_keys


def test_tab_still_walks_on_from_the_tray(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    button = QPushButton("pressed", table.parts.tray)
    button.show()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in (button, table.parts.board, None)


def test_panels_over_the_board_follow_the_banners(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.play("bb")
    table = shop.window.table
    parts = table.parts
    assert parts is not None
    overlay, *_ = parts.overlays
    told: list[QRect] = []
    monkeypatch.setattr(overlay, "place", lambda _table, board: told.append(board))
    table.arrange()
    assert told[-1].top() > table.banners.geometry().bottom()
    assert told[-1].bottom() == parts.board.geometry().bottom()
    table.banners.lower_banner("bots")
    settle()
    assert told[-1] == parts.board.geometry()


def test_the_action_that_fits_the_board_is_named_by_its_effect(shop: Shop) -> None:
    shop.play("hb")
    fit, controls = shop.window.table_actions["fit"], shop.title.controls
    assert (fit.text(), fit.toolTip()) == ("Fit board", "Fit board (F)")
    controls.is_whole = True
    controls.view_changed.emit()
    assert (fit.text(), fit.toolTip()) == ("Enlarge board", "Enlarge board (F)")
    controls.is_whole = False
    controls.view_changed.emit()
    assert fit.text() == "Fit board"


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_where_everything_is_larger_the_board_is_fitted_below_banners(
    shop: Shop, size: float
) -> None:
    shop.play("hb")
    table = shop.window.table
    shop.appearance.choose_scale(size)
    settle()
    table.banners.raise_banner("one", lambda: BannerWords("One"))
    assert shop.title.controls.covered["banners"].top() == (
        0 if size == 1 else table.fittings.banner_height
    )
    assert (table.fittings.banner_height > 0) == (size > 1)
    table.banners.lower_banner("one")
    assert shop.title.controls.covered["banners"].top() == 0


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_banners_are_where_a_board_says_unless_it_is_fitted_below_them(
    shop: Shop, size: float
) -> None:
    shop.title.banner_rooms = [QRect(200, 300, 500, 80)]
    shop.play("hb")
    table = shop.window.table
    shop.appearance.choose_scale(size)
    settle()
    table.banners.raise_banner("one", lambda: BannerWords("One"))
    assert table.banners.is_on_top == (size > 1)
    shop.title.banner_rooms = [QRect(table.places().board.width() - 30, 300, 500, 80)]
    shop.title.controls.view_changed.emit()
    assert table.banners.is_on_top, "a room that a zoomed board has mostly out of sight"
    shop.title.banner_rooms = []
    shop.title.controls.view_changed.emit()
    assert table.banners.is_on_top


def test_a_spotlight_brings_into_view_what_a_banner_might_cover(shop: Shop) -> None:
    shop.play("hb")
    table, controls = shop.window.table, shop.title.controls
    shop.appearance.choose_scale(2.0)
    settle()
    table.banners.raise_banner("one", lambda: BannerWords("One"))
    for is_spotlit in (True, False):
        controls.is_spotlit = is_spotlit
        controls.spotlit_changed.emit()
        assert (controls.covered["banners"].top() > 0) is not is_spotlit
