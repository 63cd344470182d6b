"""Writes down the sounds that would be heard."""

from changcheng_qt.sound.catalogue import Sound


class Recorder:
    """A player that plays nothing."""

    def __init__(self) -> None:
        self.heard: list[tuple[Sound, int]] = []
        """Each sound with its delay in milliseconds."""
        self.volume = -1.0
        self.prepared = 0

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, delay: int = 0) -> None:
        self.heard.append((sound, delay))

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    @property
    def sounds(self) -> list[Sound]:
        """The sounds heard since the last question, without delays."""
        heard, self.heard = self.heard, []
        return [sound for sound, _ in heard]
