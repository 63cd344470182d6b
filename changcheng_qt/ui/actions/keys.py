"""Keys in the text form of tables and settings, the meaning of a pressed key, and the keys of
actions.

The text form is Qt's portable text. By default, Qt reads names of keys in the language of the
interface first: in traditional Chinese its word for Return is Enter, which would make both the
same.

On a French keyboard the digits of the top row need Shift, and so a shortcut named `1` would never
fire; digits are recognised by the position of their key. Letters are recognised by their symbol,
and by position only if that is a letter of another script: on a Greek keyboard E is where it is on
an English one. That holds with Ctrl too (`LatinShortcuts`). The position of a key is its scan code,
which has one numbering under X11 and Wayland, one under Windows, and one on a Mac.

The keys are those of the tables, unless the person chose others (`KeyBindings`). Most are shortcuts
of actions. Keys that depend on the focus, or act only for as long as they are held, cannot be:
their widgets look up a pressed key here.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from changcheng_qt.ui.actions.table import PLAIN_KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

Keys: TypeAlias = tuple[str, ...]

_BETWEEN: Final = "; "
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_BESIDE_SIGNS: Final = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
_ALT_GR: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""The modifiers of a sign typed with AltGr, on Windows."""
_TOP_ROW: Final = "1234567890"
_LETTERS: Final = ("QWERTYUIOP[]", "ASDFGHJKL;'`", "ZXCVBNM,./")
"""The rows of an English keyboard; where it has a sign, others may have one more letter."""
_MAC_DIGITS: Final = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)
_MAC_LETTERS: Final = (
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
    (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39, 50),
    (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)


def _rows(digits: int, *letters: int) -> dict[int, str]:
    """Return the signs by their positions, given the number of the first position of each row."""
    found = dict(enumerate(_TOP_ROW, digits))
    for first, row in zip(letters, _LETTERS, strict=True):
        found.update(enumerate(row, first))
    return found


_XKB: Final = _rows(10, 24, 38, 52)
_WINDOWS: Final = _rows(2, 16, 30, 44)
_MAC: Final = dict(zip(_MAC_DIGITS, _TOP_ROW, strict=True)) | {
    place: letter
    for places, row in zip(_MAC_LETTERS, _LETTERS, strict=True)
    for place, letter in zip(places, row, strict=True)
}

_BESIDES_SHIFT: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def written_key(key: str) -> QKeySequence:
    """Return the key of a portable text, in any language."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def key_by_place(event: QKeyEvent, platform: str) -> str | None:
    """Return the digit at the position of a pressed key of the top row, or the sign of an English
    keyboard for a letter of another script; None for any other key.

    `platform` is that of QGuiApplication. With Ctrl, Alt or Meta held it is neither.
    """
    if event.modifiers() & _BESIDES_SHIFT:
        return None
    sign = _sign_by_place(event, platform)
    if sign is None or sign.isdigit():
        return sign
    is_shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return sign if is_of_another_script(event.text()) and not is_shifted else None


def is_of_another_script(text: str) -> bool:
    """Return True if a text is a letter, or a mark on letters, but not a Latin one."""
    from unicodedata import category, name

    is_letter = bool(text) and all(category(sign)[0] in "LM" for sign in text)
    return is_letter and not name(text[0], "").startswith("LATIN")


def latin_shortcut(event: QKeyEvent, platform: str) -> QKeyEvent | None:
    """Return a key event with Ctrl held and a letter of another script as that of the key at its
    position on an English keyboard; None for any other event.
    """
    key = event.key()
    is_sign = event.modifiers() & Qt.KeyboardModifier.ControlModifier and key <= sys.maxunicode
    if not is_sign or not is_of_another_script(chr(key)):
        return None
    sign = _sign_by_place(event, platform)
    return None if sign is None or sign.isdigit() else copy_of(event, key=ord(sign))


def takes_escape(event: QEvent) -> bool:
    """Accept a request to keep Esc from the shortcuts of the window, and return whether it was
    one.
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.key() != Qt.Key.Key_Escape:
        return False
    event.accept()
    return True


def types_sign(event: QEvent) -> bool:
    """Whether a key types a sign other than a space, which pages a text and presses a button."""
    if not isinstance(event, QKeyEvent):
        return False
    is_plain = event.modifiers() & ~_BESIDE_SIGNS in (Qt.KeyboardModifier.NoModifier, _ALT_GR)
    return is_plain and event.text().isprintable() and bool(event.text().strip())


def copy_of(event: QKeyEvent, *, key: int = 0, is_repeat: bool = False) -> QKeyEvent:
    """Return a copy of an event, of another key if one is given, or as a repeat."""
    copy = QKeyEvent(
        event.type(),
        key or event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        is_repeat or event.isAutoRepeat(),
    )
    copy.setTimestamp(event.timestamp())
    return copy


def key_by_name(event: QKeyEvent) -> str:
    """Return a pressed key in the text form of tables, with its modifiers."""
    pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    combination = QKeyCombination(pressed, Qt.Key(event.key()))
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)


def _sign_by_place(event: QKeyEvent, platform: str) -> str | None:
    match platform:
        case "xcb" | "wayland":
            return _XKB.get(event.nativeScanCode())
        case "windows":
            return _WINDOWS.get(event.nativeScanCode())
        case "cocoa":
            return _MAC.get(event.nativeVirtualKey())
        case _:
            return None


def keys_to_plain(keys: Mapping[str, Keys]) -> dict[str, str]:
    """Return keys by name as plain text, to be saved in settings."""
    return {name: _BETWEEN.join(several) for name, several in keys.items()}


def keys_from_plain(plain: Mapping[str, object]) -> dict[str, Keys]:
    """Return saved keys by name; anything but text is left out."""
    return {
        name: tuple(key for key in text.split(_BETWEEN) if key)
        for name, text in plain.items()
        if isinstance(text, str)
    }


class KeyBindings(QObject):
    """The keys by the names of their actions, as portable text."""

    changed = Signal(str)
    """The name of an action whose keys have changed."""

    def __init__(self, chosen: Mapping[str, Keys] | None = None) -> None:
        """Start with the keys that are no shortcuts; `chosen` replace those of the tables."""
        super().__init__()
        self._chosen = dict(chosen or {})
        self._defaults: dict[str, Keys] = {spec.name: spec.keys for spec in PLAIN_KEYS}

    @property
    def chosen(self) -> Mapping[str, Keys]:
        """Return the keys that differ from the tables, to be saved in settings."""
        return dict(self._chosen)

    def add(self, name: str, keys: Keys) -> None:
        """Add an action with the keys of its table."""
        self._defaults[name] = keys

    def remove(self, name: str) -> None:
        """Remove an action; keys chosen for it are kept until it is added again."""
        del self._defaults[name]

    def of(self, name: str) -> Keys:
        """Return the keys of an action."""
        return self._chosen.get(name, self._defaults[name])

    def shown(self, name: str) -> str:
        """Return the first key of an action as this system writes it; empty if it has none."""
        keys = self.of(name) if name in self._defaults else ()
        return written_key(keys[0]).toString(_NATIVE) if keys else ""

    def bind(self, name: str, keys: Keys) -> None:
        """Give an action other keys, and take them from any other action that had them."""
        for other in self._defaults:
            kept = tuple(key for key in self.of(other) if key not in keys)
            if other != name and kept != self.of(other):
                self._set(other, kept)
        self._set(name, keys)

    def bind_defaults(self) -> None:
        """Give every action the keys of the tables again."""
        self._chosen.clear()
        for name in self._defaults:
            self.changed.emit(name)

    def means(self, event: QKeyEvent, name: str) -> bool:
        """Return True if a pressed key belongs to this action; none belongs to a removed one."""
        if name not in self._defaults:
            return False
        by_place = key_by_place(event, QGuiApplication.platformName())
        return bool({key_by_name(event), by_place} & set(self.of(name)))

    def _set(self, name: str, keys: Keys) -> None:
        if keys == self._defaults[name]:
            self._chosen.pop(name, None)
        else:
            self._chosen[name] = keys
        self.changed.emit(name)


class PressKey(Protocol):
    """Triggers the action of a key."""

    def __call__(self, key: str, *, again: bool) -> bool:
        """Trigger the action of a key; return whether there was one."""


class WindowFilter(QObject):
    """Filters the events of the window with the focus, whichever of the program that is."""

    def __init__(self, parent: QObject) -> None:
        """Watch the window with the focus from now on."""
        super().__init__(parent)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Filter the events of a window."""
        if window is not None:
            window.installEventFilter(self)


class LatinShortcuts(WindowFilter):
    """Passes on keys with Ctrl of a keyboard of another script, each as the key at its position on
    an English one, in whichever window of the program has the focus; the actions are those of one
    of them.

    If no keyboard with Latin letters is set up as well, Qt finds no Z on a Russian keyboard:
    neither the shortcuts of the program nor those of its text fields would work. Qt has looked for
    a shortcut by then, so a key that no widget handles is looked up among the actions.
    """

    def __init__(self, press_key: PressKey, window: QWidget) -> None:
        """Trigger the actions of a window."""
        super().__init__(window)
        self._press_key = press_key
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on a key of another script as a Latin one."""
        if not isinstance(event, QKeyEvent):
            return False
        latin = latin_shortcut(event, QGuiApplication.platformName())
        if latin is None:
            return False
        QCoreApplication.sendEvent(watched, latin)
        event.setAccepted(latin.isAccepted())
        is_left = event.type() is QEvent.Type.KeyPress and not latin.isAccepted()
        if is_left and watched is self._window.windowHandle():
            self._press_key(key_by_name(latin), again=latin.isAutoRepeat())
        return True
