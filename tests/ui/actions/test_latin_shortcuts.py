"""On a keyboard of another script alone, Ctrl and a key mean the same as the key in that place of
an English one; on a Latin keyboard the letter counts, not its place.
"""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions.keys import key_by_name, latin_shortcut
from tests.ui.shop import Shop, settle

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
Z, Y, V, COMMA = 52, 29, 55, 59
"""Places of an English keyboard, as X11 and Wayland number them."""


def stroke(
    sign: str,
    place: int,
    held: Qt.KeyboardModifier = CTRL,
    kind: QEvent.Type = QEvent.Type.KeyPress,
    *,
    is_repeat: bool = False,
) -> QKeyEvent:
    """A key of a place, on which a sign is printed."""
    return QKeyEvent(kind, ord(sign.upper()), held, place, 0, 0, sign, is_repeat)


@pytest.fixture(autouse=True)
def x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))


@pytest.mark.parametrize(
    ("sign", "place", "held", "name"),
    [
        ("я", Z, CTRL, "Ctrl+Z"),
        ("я", Z, CTRL | SHIFT, "Ctrl+Shift+Z"),
        ("ζ", Z, CTRL, "Ctrl+Z"),
        ("ز", Z, CTRL, "Ctrl+Z"),
        ("ุ", Y, CTRL, "Ctrl+Y"),
        ("б", COMMA, CTRL, "Ctrl+,"),
    ],
)
def test_the_place_counts_for_letters_of_another_script(
    sign: str, place: int, held: Qt.KeyboardModifier, name: str
) -> None:
    latin = latin_shortcut(stroke(sign, place, held), "xcb")
    assert latin
    assert key_by_name(latin) == name


@pytest.mark.parametrize(
    ("sign", "place", "held"),
    [
        ("w", Z, CTRL),  # French
        ("y", Z, CTRL),  # German
        (";", Z, CTRL),  # Dvorak
        ("é", 11, CTRL),  # French, the place of 2
        ("2", 11, CTRL),
        ("я", Z, NONE),
        ("я", 200, CTRL),
    ],
)
def test_any_other_key_means_what_it_says(sign: str, place: int, held: Qt.KeyboardModifier) -> None:
    assert latin_shortcut(stroke(sign, place, held), "xcb") is None


def test_a_key_that_is_no_sign_is_none_of_them() -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, CTRL, Z, 0, 0, "")
    assert latin_shortcut(event, "xcb") is None


def send(shop: Shop, event: QKeyEvent) -> QKeyEvent:
    """Send a key to the window as the window system does."""
    shop.window.activateWindow()
    event.ignore()
    handle = shop.window.windowHandle()
    QCoreApplication.sendEvent(handle, event)
    settle()
    return event


def test_undo_and_redo_on_a_russian_keyboard(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    send(shop, stroke("я", Z))
    assert bridge.step_count == 0
    send(shop, stroke("н", Y))
    assert bridge.step_count == 1
    send(shop, stroke("я", Z))
    send(shop, stroke("я", Z, CTRL | SHIFT))
    assert bridge.step_count == 1


def test_a_held_key_undoes_once(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    shop.submit("work")
    send(shop, stroke("я", Z))
    send(shop, stroke("я", Z, is_repeat=True))
    assert bridge.step_count == 1


def test_a_chosen_key_is_found_too(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.window.table_actions.bindings.bind("undo", ("Ctrl+V",))
    shop.submit("work")
    send(shop, stroke("я", Z))
    assert bridge.step_count == 1
    send(shop, stroke("м", V))
    assert bridge.step_count == 0


@pytest.mark.parametrize(("sign", "place"), [("w", Z), ("y", Z), (";", Z)])
def test_a_latin_keyboard_is_left_alone(shop: Shop, sign: str, place: int) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    send(shop, stroke(sign, place))
    assert bridge.step_count == 1


def test_a_field_for_text_undoes_before_the_game_does(shop: Shop, qtbot: QtBot) -> None:
    """It says beforehand that the key is its own, and the window system asks nobody else."""
    bridge = shop.play("hb")
    shop.submit("work")
    field = QLineEdit(shop.window)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.insert("Мэй")
    override = stroke("я", Z, kind=QEvent.Type.ShortcutOverride)
    assert send(shop, override).isAccepted()
    assert send(shop, stroke("я", Z)).isAccepted()
    assert field.text() == ""
    assert bridge.step_count == 1
