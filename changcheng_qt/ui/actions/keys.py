"""Keys as they are written in tables and settings, and what a pressed key means.

Written keys are Qt's portable text. Without being told so, Qt reads names of keys in the language
of the interface first: in traditional Chinese its word for Return is Enter, so that both were one.

On a French keyboard the digits of the top row need Shift, and so a shortcut named `1` would never
fire; digits go by the place of their key. Letters go by what is printed there, and by place only
where that is a letter of another script: on a Greek keyboard E is where it is on an English one.
The place of a key is told by its scan code, which has one numbering under X11 and Wayland, one
under Windows, and one on a Mac.
"""

from typing import Final
from unicodedata import name as name_of_sign

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_TOP_ROW: Final = "1234567890"
_LETTERS: Final = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_MAC_DIGITS: Final = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)
_MAC_LETTERS: Final = (
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    (0, 1, 2, 3, 5, 4, 38, 40, 37),
    (6, 7, 8, 9, 11, 45, 46),
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
    """Return the digit at the place of a pressed key of the top row, or the Latin letter where a
    letter of another script is printed; None for any other key.

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
    """Tell whether a text is a letter, but no Latin one."""
    return text.isalpha() and not name_of_sign(text[0], "").startswith("LATIN")


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
