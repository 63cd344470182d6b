"""A thread that loads the sounds, opens the sound card and feeds it.

Theory of operation. `play` only queues a sound for the thread, which the first sound starts. The
thread opens the card and runs as long as the program, but pauses the card while nothing is playing.
Where there is no card, the thread ends, and all is silent; after `prepare`, which every match
calls, the next sound tries again.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from changcheng_qt import assets
from changcheng_qt.sound.catalogue import RATE, Sound
from changcheng_qt.sound.device import Cut, Device, NoDevice
from changcheng_qt.sound.mixer import Mixer

if TYPE_CHECKING:
    from pathlib import Path

QUIET: Final = 8.0
"""Seconds without a sound after which the card is paused."""
LONGEST_CLOSE: Final = 2.0
"""Seconds that the end of the program waits for the card at most."""


class Card(Protocol):
    """A card that plays sounds, such as a `device.Device`."""

    def start(self) -> None:
        """Request samples; raises `NoDevice` where the card has gone."""

    def rest(self) -> None:
        """Stop requesting samples."""

    def close(self) -> None:
        """Release the card."""


OpenCard: TypeAlias = Callable[[Cut], Card]
"""Opens a card that requests its samples; raises `NoDevice`."""


class Player:
    """Plays sounds, or nothing where there is no card."""

    def __init__(self, open_card: OpenCard = Device) -> None:
        """Start without a thread, at full volume."""
        self._open_card = open_card
        self._mixer = Mixer()
        self._words: SimpleQueue[tuple[Sound, int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_deaf = False
        """Whether no card was found at the last attempt."""

    def prepare(self) -> None:
        """Get ready for likely sounds: look for a card again where there was none."""
        self._is_deaf = False
        if self._mixer.volume:
            self._wake()

    def play(self, sound: Sound, delay: int = 0) -> None:
        """Play a sound in `delay` milliseconds; returns at once."""
        if self._mixer.volume and not self._is_deaf:
            self._words.put((sound, delay))
            self._wake()

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1, also of the sound that is playing."""
        self._mixer.volume = volume

    def close(self) -> None:
        """Release the card, if there is one, and play nothing more."""
        self._is_deaf = True
        if self._thread is not None:
            self._words.put(None)
            self._thread.join(LONGEST_CLOSE)

    def _wake(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        try:
            self._play_on()
        except Exception:
            self._fall_silent()  # and do not fail again with every sound
            raise

    def _play_on(self) -> None:
        try:
            sounds = {sound: samples_of(sound) for sound in Sound}
            card = self._open_card(self._mixer.cut)
        except (NoDevice, OSError, EOFError, wave.Error):
            self._fall_silent()
            return
        try:
            self._feed(card, sounds)
        except NoDevice:
            self._fall_silent()
        finally:
            card.close()

    def _feed(self, card: Card, sounds: dict[Sound, array[int]]) -> None:
        """Mix the requested sounds until the player is closed."""
        is_running = False
        while True:
            try:
                word = self._words.get(timeout=QUIET if is_running else None)
            except Empty:
                if self._mixer.is_silent:
                    card.rest()
                    is_running = False
                continue
            if word is None:
                return
            sound, delay = word
            self._mixer.add(sounds[sound], delay * RATE // 1000)
            if not is_running:
                card.start()
                is_running = True

    def _fall_silent(self) -> None:
        """Drop the pending sounds."""
        self._is_deaf = True
        self._mixer.clear()
        with suppress(Empty):
            while True:
                self._words.get_nowait()


def samples_of(sound: Sound) -> array[int]:
    """Read a sound; raises as `samples_in` does."""
    return samples_in(assets.sound_file(sound.value))


def samples_in(path: Path) -> array[int]:
    """Read a file; raises OSError, EOFError or `wave.Error` unless it is a sound of the program."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"not a sound of the program: {path.name}")
        return array("h", file.readframes(file.getnframes()))
