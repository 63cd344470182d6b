"""Keys as they are written in tables and settings, and digits by their place on the keyboard.

Written keys are Qt's portable text. Without being told so, Qt reads names of keys in the language
of the interface first: in traditional Chinese its word for Return is Enter, so that both were one.

On a French keyboard the digits of the top row need Shift, and so a shortcut named `1` would never
fire. The place of a key is told by its scan code, which has one numbering under X11 and Wayland,
one under Windows, and one on a Mac.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_TOP_ROW: Final = "1234567890"
_XKB: Final = dict(zip(range(10, 20), _TOP_ROW, strict=True))
_WINDOWS: Final = dict(zip(range(2, 12), _TOP_ROW, strict=True))
_MAC: Final = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), _TOP_ROW, strict=True))

_BESIDES_SHIFT: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def written_key(key: str) -> QKeySequence:
    """Return the key that a portable text means, whatever language is spoken."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def digit_by_place(event: QKeyEvent, platform: str) -> str | None:
    """Return the digit at the place of a pressed key of the top row, or None.

    `platform` is the name that QGuiApplication gives. With Ctrl, Alt or Meta held it is no digit.
    """
    if event.modifiers() & _BESIDES_SHIFT:
        return None
    match platform:
        case "xcb" | "wayland":
            return _XKB.get(event.nativeScanCode())
        case "windows":
            return _WINDOWS.get(event.nativeScanCode())
        case "cocoa":
            return _MAC.get(event.nativeVirtualKey())
        case _:
            return None
