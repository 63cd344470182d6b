"""The words at a table, as its guest has them: for the screen that shows its match."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.texts import as_line
from changcheng_qt.ui.seam.talk import Phrase, Spoken

if TYPE_CHECKING:
    from changcheng_qt.engine.speech import Speech
    from changcheng_qt.net.chat import Said
    from changcheng_qt.net.guest import Guest
    from changcheng_qt.ui.seam.bridge import Bridge
    from changcheng_qt.ui.seam.talk import Who

_PHRASES = {phrase.value: phrase for phrase in Phrase}


class TableTalk(QObject):
    """The chat of one table; a muted person stays muted when the table is opened again."""

    changed = Signal()
    spoke = Signal(object)

    def __init__(self, guest: Guest, bridge: Bridge, parent: QObject) -> None:
        """Speak for the people at the screen of a bridge."""
        super().__init__(parent)
        self._guest, self._bridge = guest, bridge
        guest.talk.heard = self._on_heard

    @property
    def speech(self) -> Speech:
        return self._guest.talk.chat

    @property
    def lines(self) -> tuple[Spoken, ...]:
        spoken = map(_spoken, self._guest.talk.lines)
        return tuple(one for one in spoken if not self.is_muted(one.who))

    @property
    def unsent(self) -> int:
        return len(self._guest.talk.waiting)

    @property
    def watchers(self) -> tuple[str, ...]:
        return tuple(one.name for one in self._guest.people if not one.seats and one.is_here)

    def say(self, phrase: Phrase | None, text: str = "") -> bool:
        number = None if phrase is None else phrase.value
        line = "" if phrase is not None else as_line(text)
        if number is None and not line:
            return False
        is_said = self._guest.say(self._speaker, number, line)
        self.changed.emit()
        return is_said

    def is_own(self, who: Who) -> bool:
        here = self._bridge.here
        return who in here or (not here and who == self._guest.name)

    def is_muted(self, who: Who) -> bool:
        return who in self._guest.talk.muted

    def mute(self, who: Who, *, muted: bool) -> None:
        with suppress(OSError):  # It counts all the same, until the table is closed.
            self._guest.talk.mute(who, muted=muted)
        self.changed.emit()

    @property
    def _speaker(self) -> int | None:
        """The seat at the screen, the first one of those who sit there if none is shown; None for
        those who look on.
        """
        here, viewer = self._bridge.here, self._bridge.view.viewer
        return viewer if viewer in here else min(here, default=None)

    def _on_heard(self, said: Said) -> None:
        spoken = _spoken(said)
        self.changed.emit()
        if not self.is_muted(spoken.who):
            self.spoke.emit(spoken)


def _spoken(said: Said) -> Spoken:
    who = said.name if said.seat is None else said.seat
    phrase = None if said.phrase is None else _PHRASES.get(said.phrase)
    return Spoken(who, phrase, said.text)
