"""Keys that work while they are held stand on the page of keys, and cannot be changed there."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions import Actions
from changcheng_qt.ui.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.dialogs.keys import KeysDialog
from changcheng_qt.ui.title import HeldKey, TableAction

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
