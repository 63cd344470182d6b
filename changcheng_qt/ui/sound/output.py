"""Plays sounds at the volume that the person chose; silent until it has a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from changcheng_qt.sound.catalogue import Sound
    from changcheng_qt.ui.looks.preferences import Preferences
    from changcheng_qt.ui.window.kept import WindowMemory


class Player(Protocol):
    """What plays sounds, such as `sound.player.Player`; returns at once from everything."""

    def prepare(self) -> None:
        """Get ready, as sounds are likely to come."""

    def play(self, sound: Sound, delay: int = 0) -> None:
        """Play a sound, so many milliseconds from now."""

    def set_volume(self, volume: float) -> None:
        """Play everything that loud, 0 to 1."""


class SoundOutput(QObject):
    """Where the window has its sounds played."""

    def __init__(
        self, preferences: Preferences, mute: QAction, kept: WindowMemory, parent: QObject
    ) -> None:
        """Be silent as yet; begin with the volume of the last session. `mute` is the action that
        mutes all sounds while it is checked.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._mute = mute
        self._player: Player | None = None
        preferences.volume_chosen.connect(self._follow_volume)
        preferences.remember_volume(kept.volume, is_muted=kept.muted)
        mute.toggled.connect(preferences.mute)

    def use_player(self, player: Player) -> None:
        """Play on this from now on."""
        self._player = player
        self._follow_volume()

    def prepare(self) -> None:
        """Get ready, as a match is on the table."""
        if self._player is not None:
            self._player.prepare()

    def play(self, sound: Sound, delay: int = 0) -> None:
        """Play a sound, so many milliseconds from now."""
        if self._player is not None:
            self._player.play(sound, delay)

    def _follow_volume(self) -> None:
        """Set the volume: the ear hears half of it as louder than half."""
        self._mute.setChecked(self._preferences.is_muted)
        if self._player is not None:
            self._player.set_volume((self._preferences.volume_in_force / 100) ** 2)
