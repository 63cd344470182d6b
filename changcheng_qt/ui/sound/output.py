"""What plays sounds, at the volume that the person chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from changcheng_qt.sound.catalogue import Sound
    from changcheng_qt.ui.looks.preferences import Preferences


class Player(Protocol):
    """What plays sounds, such as `sound.player.Player`; returns at once from everything."""

    def prepare(self) -> None:
        """Get ready, as sounds are likely to come."""

    def play(self, sound: Sound, delay: int = 0) -> None:
        """Play a sound, so many milliseconds from now."""

    def set_volume(self, volume: float) -> None:
        """Play everything that loud, 0 to 1."""


class Room(Protocol):
    """A window whose matches can be heard."""

    preferences: Preferences
    player: Player | None


def give_player(window: Room, player: Player) -> None:
    """Let the matches in a window be heard from the next one on, at the volume in force."""

    def follow_volume() -> None:
        player.set_volume(loudness(window.preferences.volume_in_force))

    window.player = player
    window.preferences.volume_chosen.connect(follow_volume)
    follow_volume()


def loudness(percent: int) -> float:
    """Return by what sounds are multiplied: to the ear, half of that is more than half as loud."""
    return (percent / 100) ** 2
