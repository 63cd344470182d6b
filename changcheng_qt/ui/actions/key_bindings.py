"""Which keys mean what: those of the tables, unless the person chose others.

Most keys are shortcuts of actions. Those that mean something only where the focus is, or only for
as long as they are held, cannot be: whoever answers to them asks here what a pressed key means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence

from changcheng_qt.ui.actions.keys import key_by_name, key_by_place, written_key
from changcheng_qt.ui.actions.table import PLAIN_KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent

Keys: TypeAlias = tuple[str, ...]

_BETWEEN: Final = "; "
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


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
        """Begin with the keys that are no shortcuts; `chosen` replace those of the tables."""
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
        """Tell whether a pressed key does this; nothing means what there is not now."""
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
