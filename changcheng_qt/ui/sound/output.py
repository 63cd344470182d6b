"""The player of sounds, at the chosen volume."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from changcheng_qt.sound.catalogue import Sound
    from changcheng_qt.ui.looks.preferences import Preferences


class Player(Protocol):
    """Plays sounds, such as `sound.player.Player`; all methods return at once."""

    def prepare(self) -> None:
        """Get ready for likely sounds."""

    def play(self, sound: Sound, delay: int = 0) -> None:
        """Play a sound in `delay` milliseconds."""

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1."""


class Room(Protocol):
    """A window whose matches have sounds."""

    preferences: Preferences
    player: Player | None


def give_player(window: Room, player: Player) -> None:
    """Give a window a player for its matches from the next one on, at the present volume."""

    def follow_volume() -> None:
        player.set_volume(loudness(window.preferences.volume_in_force))

    window.player = player
    window.preferences.volume_chosen.connect(follow_volume)
    follow_volume()


def loudness(percent: int) -> float:
    """Return the factor for sounds: to the ear, half of it is more than half as loud."""
    return (percent / 100) ** 2
