"""Keys as tables and settings write them, what a pressed key means, and which keys do what.

Written keys are Qt's portable text. Without being told so, Qt reads names of keys in the language
of the interface first: in traditional Chinese its word for Return is Enter, so that both were one.

On a French keyboard the digits of the top row need Shift, and so a shortcut named `1` would never
fire; digits go by the place of their key. Letters go by what is printed there, and by place only
where that is a letter of another script: on a Greek keyboard E is where it is on an English one.
That holds with Ctrl too (`LatinShortcuts`). The place of a key is told by its scan code, which has
one numbering under X11 and Wayland, one under Windows, and one on a Mac.

Keys do what the tables say, unless the person chose others (`KeyBindings`). Most are shortcuts of
actions. Those that mean something only where the focus is, or only for as long as they are held,
cannot be: what answers to them asks here what a pressed key means.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias
from unicodedata import category
from unicodedata import name as name_of_sign

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
_TOP_ROW: Final = "1234567890"
_LETTERS: Final = ("QWERTYUIOP[]", "ASDFGHJKL;'`", "ZXCVBNM,./")
"""The rows of an English keyboard; where it has a sign, others may have a letter more."""
_MAC_DIGITS: Final = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)
_MAC_LETTERS: Final = (
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
    (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39, 50),
    (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)


def _rows(digits: int, *letters: int) -> dict[int, str]:
    """Return the signs by their places, given the number of the first place of each row."""
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
    """Return the key that a portable text means, whatever language is spoken."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def key_by_place(event: QKeyEvent, platform: str) -> str | None:
    """Return the digit at the place of a pressed key of the top row, or the sign of an English
    keyboard where a letter of another script is printed; None for any other key.

    `platform` is the name that QGuiApplication gives. With Ctrl, Alt or Meta held it is neither.
    """
    if event.modifiers() & _BESIDES_SHIFT:
        return None
    sign = _sign_by_place(event, platform)
    if sign is None or sign.isdigit():
        return sign
    is_shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return sign if is_of_another_script(event.text()) and not is_shifted else None


def is_of_another_script(text: str) -> bool:
    """Return True if a text is a letter, or a sign that is added to letters, but no Latin one."""
    is_letter = bool(text) and all(category(sign)[0] in "LM" for sign in text)
    return is_letter and not name_of_sign(text[0], "").startswith("LATIN")


def latin_shortcut(event: QKeyEvent, platform: str) -> QKeyEvent | None:
    """Return a key event with Ctrl held and a letter of another script as that of the key in its
    place on an English keyboard; None for any other event.
    """
    key = event.key()
    is_sign = event.modifiers() & Qt.KeyboardModifier.ControlModifier and key <= sys.maxunicode
    if not is_sign or not is_of_another_script(chr(key)):
        return None
    sign = _sign_by_place(event, platform)
    return None if sign is None or sign.isdigit() else copy_of(event, key=ord(sign))


def copy_of(event: QKeyEvent, *, key: int = 0, is_repeat: bool = False) -> QKeyEvent:
    """Return an event like another one, of another key if one is given, or as a repeat."""
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
    """Return a pressed key as it is written in tables, with whatever is held besides."""
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
    """Return keys by name as plain text, to be kept between sessions."""
    return {name: _BETWEEN.join(several) for name, several in keys.items()}


def keys_from_plain(plain: Mapping[str, object]) -> dict[str, Keys]:
    """Return kept keys by name; what is no text is left out."""
    return {
        name: tuple(key for key in text.split(_BETWEEN) if key)
        for name, text in plain.items()
        if isinstance(text, str)
    }


class KeyBindings(QObject):
    """The keys by the names of what they do, as portable text."""

    changed = Signal(str)
    """The name of what has other keys now."""

    def __init__(self, chosen: Mapping[str, Keys] | None = None) -> None:
        """Start with the keys that are no shortcuts; `chosen` replace those of the tables."""
        super().__init__()
        self._chosen = dict(chosen or {})
        self._defaults: dict[str, Keys] = {spec.name: spec.keys for spec in PLAIN_KEYS}

    @property
    def chosen(self) -> Mapping[str, Keys]:
        """Return the keys that differ from the tables, worth keeping between sessions."""
        return dict(self._chosen)

    def add(self, name: str, keys: Keys) -> None:
        """Take something else that keys do, with the keys of its table."""
        self._defaults[name] = keys

    def remove(self, name: str) -> None:
        """Forget what keys did; what was chosen for it is kept until it comes again."""
        del self._defaults[name]

    def of(self, name: str) -> Keys:
        """Return the keys of something."""
        return self._chosen.get(name, self._defaults[name])

    def shown(self, name: str) -> str:
        """Return the first key of something as this system writes it; empty where it has none."""
        keys = self.of(name) if name in self._defaults else ()
        return written_key(keys[0]).toString(_NATIVE) if keys else ""

    def bind(self, name: str, keys: Keys) -> None:
        """Give something other keys, and take them from anything else that had them."""
        for other in self._defaults:
            kept = tuple(key for key in self.of(other) if key not in keys)
            if other != name and kept != self.of(other):
                self._set(other, kept)
        self._set(name, keys)

    def bind_defaults(self) -> None:
        """Give everything the keys of the tables again."""
        self._chosen.clear()
        for name in self._defaults:
            self.changed.emit(name)

    def means(self, event: QKeyEvent, name: str) -> bool:
        """Return True if a pressed key does this; none does what is not there now."""
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
    """How a key finds its action."""

    def __call__(self, key: str, *, again: bool) -> bool:
        """Trigger the action that has a key; tell whether there was one."""


class LatinShortcuts(QObject):
    """Passes on keys with Ctrl of a keyboard of another script, each as the key in its place on an
    English one, in whatever window of the program has the focus; one of these has the actions.

    Where no keyboard with Latin letters is set up beside it, Qt finds no Z on a Russian keyboard:
    neither the shortcuts of the program nor those of its fields for text would answer. Qt has
    looked for a shortcut by then, so a key that no widget takes is looked for among the actions.
    """

    def __init__(self, press_key: PressKey, window: QWidget) -> None:
        """Watch whichever window has the keys from now on."""
        super().__init__(window)
        self._press_key = press_key
        self._window = window
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Receive the keys of a window before the window does."""
        if window is not None:
            window.installEventFilter(self)

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
