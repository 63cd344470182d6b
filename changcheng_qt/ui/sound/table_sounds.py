"""Plays the sounds of one match or replay to the room.

Theory of operation. The room hears nothing that the public does not see. So each event is looked up
in its public version, for every viewer, and a refusal that depends on a hand is silent. The sounds
of a reveal follow the reveal; simultaneous ones are played in quick succession, each sound once.
Only steps forward have sounds, also those of a replay and of the last round, but not undo and
jumps.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.sound.catalogue import Sound, TitleSounds
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.table import TableParts
from changcheng_qt.ui.sound.output import Player

APART: Final = 130
"""Milliseconds between the sounds of one moment, at ordinary speed."""
MOST: Final = 4
"""How many sounds of one moment are played."""


class TableSounds(QObject):
    """Plays the sounds of one match or replay until it is closed."""

    def __init__(
        self,
        sounds: TitleSounds,
        bridge: Bridge,
        parts: TableParts,
        player: Player | None,
        fade: Callable[[int], int],
        parent: QObject,
    ) -> None:
        """Listen from now on, after the widgets of the table; `fade` returns how long a rest lasts
        at the present speed. Without a player all is silent.
        """
        super().__init__(parent)
        self.is_hushed = False
        """Whether only the end of the game is played, as bots play on too fast to be followed."""
        self._sounds = sounds
        self._bridge = bridge
        self._reveals = parts.reveals
        self._player = player
        self._fade = fade
        self._step_count = bridge.step_count
        self._waiting: list[tuple[tuple[int, int], Sound]] = []
        """Sounds of parts not revealed yet, each with its step and beat."""
        self._connections = [
            bridge.changed.connect(self._on_changed),
            parts.reveals.advanced.connect(self._play_revealed),
            parts.controls.refused.connect(self.refuse),
        ]
        if player is not None:
            player.prepare()

    def close(self) -> None:
        """Stop listening."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self.deleteLater()

    def play_events(self, events: Iterable[Any]) -> None:
        """Play the sounds of events that are seen again."""
        self._play(sound for one in events for sound in self._sounds.of(one.seen_by(PUBLIC)))

    def swing_gate(self) -> None:
        """Play the sound of the gate."""
        self._play([Sound.GATE])

    def refuse(self, reason: Enum) -> None:
        """Play the sound of a refusal, if it reveals nothing of a hand."""
        sound = self._sounds.of_refusal(reason)
        if sound is not None:
            self._play([sound])

    def _on_changed(self, change: Change) -> None:
        before, self._step_count = self._step_count, self._bridge.step_count
        if change.motion is Motion.FORWARD:
            step = self._step_count - 1
            for beat, event in enumerate(change.events):
                sounds = self._sounds.of(event.seen_by(PUBLIC))
                self._waiting += [((step, beat), sound) for sound in sounds]
            self._play_revealed()
        elif change.motion is Motion.BACK or self._step_count != before:
            self._waiting.clear()

    def _play_revealed(self) -> None:
        """Play the sounds of the parts revealed by now."""
        revealed = self._reveals.revealed
        due = [sound for place, sound in self._waiting if revealed is None or place <= revealed]
        del self._waiting[: len(due)]
        self._play(due)

    def _play(self, sounds: Iterable[Sound]) -> None:
        if self._player is None:
            return
        heard = dict.fromkeys(sounds)
        if self.is_hushed:
            heard = dict.fromkeys(sound for sound in heard if sound is Sound.END)
        for number, sound in enumerate(list(heard)[:MOST]):
            self._player.play(sound, number * self._fade(APART))
