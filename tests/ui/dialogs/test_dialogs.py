"""The dialogs: two clicks to a game, keys that change, rules to look up."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from changcheng_qt import __version__
from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.ui.dialogs.about import AboutDialog, _Licences
from changcheng_qt.ui.dialogs.game_draft import Offer, first_draft
from changcheng_qt.ui.dialogs.keys import KeyButton, KeysDialog
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.dialogs.rules import OptionsInForceDialog
from changcheng_qt.ui.dialogs.take_back import TakeBackDialog
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.focus_ring import FocusRing
from changcheng_qt.ui.looks.style_sheet import style_sheet
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.kept import WindowMemory
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, settle

TOYS = Offer(ToyTitle.colours, ToyTitle.seat_counts, ("bot", "other"))


def placed_orders(shop: Shop) -> list[GameOrder]:
    orders: list[GameOrder] = []
    shop.window.order_placed.connect(orders.append)
    return orders


def opened(shop: Shop, name: str) -> object:
    shop.window.table_actions[name].trigger()
    settle()
    return shop.window.dialogs.shown


# The dialog for a new game.


def test_two_clicks_start_the_game_of_the_last_time(qtbot: QtBot) -> None:
    plain = {**first_draft(TOYS).to_plain(), "count": 4, "name1": "Zoë", "choice.fast": True}
    shop = Shop(WindowMemory(last_games={"toy": plain}))
    shop.window.show()
    orders = placed_orders(shop)
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert [player.name for player in orders[0].players] == ["Mei", "Zoë", "Claire", "Sima"]
    assert orders[0].choices == {"fast": True}
    assert shop.window.kept.last_games == {"toy": plain}
    shop.close()


def test_the_dialog_orders_what_it_shows(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    dialog.show_count(4)
    dialog.rows[0].name.setText("")
    QTest.keyClicks(dialog.rows[0].name, "Q" * 30)
    dialog.rows[3].controller.setCurrentIndex(0)
    dialog.first.setCurrentIndex(2)
    dialog.seed.setText(" 7 ")
    orders = placed_orders(shop)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert orders[0].players[0].name == "Q" * 24
    assert orders[0].players[3].controller == HUMAN
    assert orders[0].first == 1
    assert orders[0].seed == "7"


def test_the_frame_of_the_dialog_names_the_game(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    assert dialog.windowTitle() == "New game: Toy"


def test_the_options_are_folded_and_say_what_is_not_usual(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    options = dialog.options
    assert not dialog.seed.isVisible()
    assert options.summary == "Standard rules"
    low = dialog.height()
    dialog.activateWindow()
    options.heading.setFocus()
    QTest.keyClick(options.heading, Qt.Key.Key_Space)
    settle()
    assert dialog.seed.isVisible()
    assert dialog.height() > low
    dialog.seed.setText("7")
    options.heading.click()
    settle()
    assert options.summary == "Changed: Seed"
    assert options.heading.accessibleDescription() == "Changed: Seed"
    assert dialog.height() == low


def test_kept_options_are_named_while_they_are_folded(qtbot: QtBot) -> None:
    shop = Shop(
        WindowMemory(last_games={"toy": {**first_draft(TOYS).to_plain(), "choice.fast": True}})
    )
    shop.window.show()
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    assert dialog.options.summary == "Changed: Fast: yes"
    shop.close()


def test_the_seed_is_not_kept(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    dialog.seed.setText("secret")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert "secret" not in str(shop.window.kept)


def test_a_cancelled_dialog_orders_and_keeps_nothing(shop: Shop, qtbot: QtBot) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    with qtbot.assertNotEmitted(shop.window.order_placed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert shop.window.kept.last_games == {}
    assert shop.window.dialogs.shown is None


def test_dialogs_fit_the_smallest_window(shop: Shop) -> None:
    shop.window.resize(800, 600)
    settle()
    shop.play("hb")
    for name in ("new_game", "options_in_force", "keys", "about"):
        dialog = opened(shop, name)
        assert isinstance(
            dialog,
            NewGameDialog | OptionsInForceDialog | KeysDialog | AboutDialog,
        )
        assert dialog.width() <= 800, name
        assert dialog.height() <= 600, name
        dialog.reject()


def test_a_key_that_is_held_opens_a_dialog_and_presses_nothing_in_it(shop: Shop) -> None:
    """Return, held a little long on the start page, began a game."""
    orders = placed_orders(shop)
    for code in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        buttons = shop.window.table.start_page.findChildren(QPushButton)
        new_game = next(button for button in buttons if button.text() == "New game")
        new_game.setFocus()
        QTest.keyClick(new_game, code)
        settle()
        dialog = shop.window.dialogs.shown
        assert isinstance(dialog, NewGameDialog)
        for focused in (dialog.focusWidget(), dialog.rows[0].name):
            assert focused
            focused.setFocus()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                repeat = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, "", True)
                QApplication.sendEvent(focused, repeat)
        settle()
        assert shop.window.dialogs.shown is dialog
        dialog.reject()
        settle()
    assert not orders


def test_a_new_game_is_named_in_its_heading_as_in_the_title_of_its_window(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    assert shop.title.shown_name() in dialog.heading.text()
    assert dialog.heading.text() == dialog.windowTitle()


def test_a_page_takes_the_keys_only_where_it_scrolls(shop: Shop) -> None:
    """Else arrows end on a widget where they do nothing."""
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    (area,) = dialog.findChildren(QScrollArea)
    for height, scrolls in ((dialog.height(), False), (200, True), (dialog.height(), False)):
        dialog.resize(dialog.width(), height)
        settle()
        assert (area.verticalScrollBar().maximum() > 0) is scrolls
        assert (area.focusPolicy() is Qt.FocusPolicy.StrongFocus) is scrolls


def test_the_ring_is_around_a_page_not_on_its_words(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    (area,) = dialog.findChildren(QScrollArea)
    dialog.resize(dialog.width(), 200)
    settle()
    area.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = dialog.findChildren(FocusRing)
    ring.follow_tab()
    around = ring.geometry()
    edge = 2 * shop.appearance.px(2) + 1
    assert around.adjusted(edge, edge, -edge, -edge).contains(area.geometry())


# The other dialogs.


def test_options_in_force_put_the_unusual_first(shop: Shop) -> None:
    shop.play("hb")
    dialog = opened(shop, "options_in_force")
    assert isinstance(dialog, OptionsInForceDialog)
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert shown.index("Fast (changed)") < shown.index("Usual") < shown.index("Help: For purists")


def test_going_back_needs_everybody(shop: Shop) -> None:
    bridge = shop.play("hhb")
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("work", "end")
    shop.flow.lift_gate()
    shop.submit("work")
    dialog = opened(shop, "take_back")
    assert isinstance(dialog, TakeBackDialog)
    assert dialog.where.count() == 2
    assert [entry.line.text for entry in dialog.goes.lines.entries] == ["work, said to 1"]
    dialog.where.setCurrentIndex(1)
    assert len(dialog.goes.lines.entries) == 2, "what would be taken back, headings left out"
    dialog.where.setCurrentIndex(0)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert bridge.step_count == 3
    for consent in dialog.consents.values():
        consent.setChecked(True)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.step_count == 2


def test_a_key_is_changed_by_pressing_it(shop: Shop) -> None:
    dialog = opened(shop, "keys")
    assert isinstance(dialog, KeysDialog)
    button = dialog.keys["fit"]
    button.click()
    QTest.keyClick(button, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert shop.window.table_actions.bindings.of("fit") == ("Ctrl+G",)
    assert shop.window.kept.keys == {"fit": "Ctrl+G"}
    button.click()
    QTest.keyClick(button, Qt.Key.Key_Backspace)
    assert shop.window.table_actions.bindings.of("fit") == ()


@pytest.mark.parametrize(("size", "scrolls"), [((1280, 800), False), ((800, 360), True)])
def test_the_page_of_keys_scrolls_only_where_it_must(
    shop: Shop, size: tuple[int, int], scrolls: bool
) -> None:
    shop.window.setMinimumSize(1, 1)
    shop.window.resize(*size)
    settle()
    dialog = opened(shop, "keys")
    assert isinstance(dialog, KeysDialog)
    settle()
    assert (dialog.area.verticalScrollBar().maximum() > 0) is scrolls


def test_a_key_is_lower_than_other_buttons_so_that_all_keys_are_on_one_page(
    qtbot: QtBot,
) -> None:
    appearance, window = Appearance(), QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(appearance))
    key, other = KeyButton(appearance, window), Button(appearance, parent=window, size=14)
    for button in (key, other):
        button.set_words("Ctrl+Z")
        button.ensurePolished()
    assert key.sizeHint().height() < other.sizeHint().height()


def test_esc_and_tab_keep_the_old_key(qtbot: QtBot, shop: Shop) -> None:
    dialog = opened(shop, "keys")
    assert isinstance(dialog, KeysDialog)
    button = dialog.keys["fit"]
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        button.click()
        assert button.is_waiting
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, press)
        assert not button.is_waiting
    assert shop.window.table_actions.bindings.of("fit") == ("F",)
    assert dialog.isVisible()


def test_a_waiting_key_takes_no_shortcut_of_the_window(shop: Shop) -> None:
    shop.play("hb")
    dialog = opened(shop, "keys")
    assert isinstance(dialog, KeysDialog)
    button = dialog.keys["take_one"]
    button.click()
    QTest.keyClick(button, Qt.Key.Key_Shift)
    assert button.is_waiting
    QTest.keyClick(button, Qt.Key.Key_2)
    assert shop.window.table_actions.bindings.of("take_one") == ("2",)
    assert shop.title.pressed == []


def test_licences_that_cannot_be_read_are_left_out(shop: Shop, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("Open licence", "utf-8")
    bad.write_bytes(b"\xff\xfe\xfa")
    files = (good, bad, tmp_path / "missing.txt")
    shop.window.dialogs.about(files, bots_are_compiled=False)
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, AboutDialog)
    text = dialog.findChild(QPlainTextEdit)
    assert text is not None
    assert text.toPlainText() == "Open licence"


@pytest.mark.parametrize(
    ("compiled", "words"), [(True, "with compiled bots"), (False, "with bots in plain Python")]
)
def test_about_tells_how_the_bots_run(compiled: bool, words: str, shop: Shop) -> None:
    shop.window.dialogs.about((), bots_are_compiled=compiled)
    dialog = shop.window.dialogs.shown
    assert dialog is not None
    told = [label.text() for label in dialog.findChildren(QLabel)]
    assert f"Version {__version__}, {words}" in told


def test_every_dialog_speaks_another_language_while_open(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("work", "end")
    for name in ("new_game", "options_in_force", "take_back", "keys", "about"):
        opened(shop, name)
        shop.languages.install("fr")
        settle()
        shop.languages.install("en")
        settle()
    shop.window.dialogs.close_all()
    assert shop.window.dialogs.shown is None


def test_a_dialog_that_grows_stays_on_the_screen(shop: Shop) -> None:
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    room = dialog.screen().availableGeometry()
    for corner in (room.topLeft(), room.bottomRight()):
        dialog.resize(300, 200)
        dialog.move(corner - dialog.rect().center())
        dialog.refit()
        assert dialog.width() > 300
        assert room.contains(dialog.geometry())


def test_a_new_game_grows_with_its_players(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.ui.dialogs.new_game._FOLDED", (780, 300))
    dialog = opened(shop, "new_game")
    assert isinstance(dialog, NewGameDialog)
    places = []
    for count in (3, 4, 3):
        dialog.show_count(count)
        settle()
        (scroll,) = dialog.findChildren(QScrollArea)
        assert not scroll.verticalScrollBar().maximum()
        places.append(dialog.geometry())
        assert shop.window.geometry().contains(dialog.geometry())
    assert places[0].height() == places[2].height() < places[1].height()
    assert len({place.top() for place in places}) == 1


def scroll_by_itself(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_Licences, "show_whole", lambda text, *, is_whole: None)


@with_and_without(scroll_by_itself)
def test_about_has_one_scroll_bar_where_it_is_too_low(
    shop: Shop, tmp_path: Path, fault: Fault | None
) -> None:
    with planted(fault):
        shop.window.resize(1366, 680)
        shop.appearance.choose_scale(2.0)
        licence = tmp_path / "licence.txt"
        licence.write_text("Permission is granted to everybody. " * 80 + "\n" * 40, "utf-8")
        shop.window.dialogs.about([licence], bots_are_compiled=False)
        dialog = shop.window.dialogs.shown
        assert isinstance(dialog, AboutDialog)
        settle()
        bars = [bar for bar in dialog.findChildren(QScrollBar) if bar.isVisible()]
        assert len(bars) == 1
        (text,) = dialog.findChildren(QPlainTextEdit)
        assert text.verticalScrollBar().maximum() == 0
