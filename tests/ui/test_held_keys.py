"""The page of keys: all there are, those too that cannot be changed, wherever one is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions import Actions
from changcheng_qt.ui.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.dialogs.keys import KeysDialog
from changcheng_qt.ui.title_table import HeldKey, TableAction
from tests.ui.toy_title import Shop, settle

LOOK = HeldKey(lambda: "Look, while held", "E")
TAKE = TableAction("take", lambda: "Take", ("T",), lambda: None)


@pytest.mark.parametrize("held_keys", [(), (LOOK,)])
def test_the_page_of_keys_lists_them(qtbot: QtBot, held_keys: tuple[HeldKey, ...]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    looks = Appearance(Looks(theme=ThemeChoice.LIGHT))
    actions = Actions(window, looks)
    actions.use_table((TAKE,), held_keys)
    dialog = KeysDialog(actions, looks, window)
    listed = [(text.text(), key.text()) for text, key in dialog.fixed]
    assert listed[: len(held_keys)] == [(held.text(), held.key) for held in held_keys]
    assert [key for _, key in listed[len(held_keys) :]] == ["Arrow keys", "Return", "Space", "Tab"]
    assert "take" in dialog.keys


@pytest.mark.parametrize("kinds", ["hh", "hb"])
def test_the_page_of_keys_opens_at_the_gate_as_on_the_board(qtbot: QtBot, kinds: str) -> None:
    shop = Shop()
    shop.window.show()
    qtbot.waitUntil(shop.window.isActiveWindow)
    shop.play(kinds)
    settle()
    assert shop.window.table.curtain.is_closed is (kinds == "hh")
    focused = shop.window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(shop.window.dialogs.shown, KeysDialog)
    shop.close()


def test_groups_of_keys_keep_their_order_in_as_many_columns_as_fit(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    looks = Appearance(Looks(theme=ThemeChoice.LIGHT))
    dialog = KeysDialog(Actions(window, looks), looks, window)
    qtbot.addWidget(dialog)
    dialog.show()
    for width, columns in ((1100, 3), (800, 2), (400, 1)):
        dialog.resize(looks.px(width), looks.px(600))
        settle()
        shown = [*dialog.keys.values(), *(key for _, key in dialog.fixed)]
        places = [key.mapTo(dialog, key.rect().center()) for key in shown]
        assert len({place.x() // looks.px(100) for place in places}) == columns
        places = places[: len(dialog.keys)]
        assert places == sorted(places, key=lambda place: (place.x() // looks.px(100), place.y()))
