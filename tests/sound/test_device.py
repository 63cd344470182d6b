"""The sound card: with the module a card that plays nothing asks as any other does; without it, or
without a card, a player is silent, and nothing reaches the user.
"""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from changcheng_qt.sound.device import Device, NoDevice, _closed_error_output

ROOT = Path(__file__).parents[2]
HAS_MODULE = importlib.util.find_spec("_miniaudio") is not None
with_module = pytest.mark.skipif(not HAS_MODULE, reason="miniaudio is not installed")

WITHOUT = """
import sys
sys.modules["_miniaudio"] = None
"""
PLAY = """
import time
from changcheng_qt.sound.catalogue import Sound
from changcheng_qt.sound.player import Player
player = Player()
player.play(Sound.BLOCK)
time.sleep(0.5)
player.play(Sound.BLOCK)
player.close()
print("well")
"""


def outputs_of(code: str) -> tuple[str, str]:
    """The two outputs of a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout, done.stderr


@with_module
def test_a_card_asks_for_samples_from_start_to_rest() -> None:
    asked: list[int] = []

    def cut(count: int) -> bytes:
        asked.append(count)
        return b"\0" * 2 * count

    device = Device(cut, is_mute=True)
    time.sleep(0.05)
    assert not asked
    device.start()
    end = time.monotonic() + 60
    while len(asked) < 3 and time.monotonic() < end:
        time.sleep(0.01)
    device.rest()
    count = len(asked)
    time.sleep(0.1)
    assert len(asked) == count >= 3
    device.close()


@with_module
def test_only_the_compiled_half_of_the_module_is_loaded() -> None:
    asked = "import sys; print([m for m in sys.modules if m in ('miniaudio', 'urllib.request')])"
    assert outputs_of(f"{PLAY}{asked}") == ("well\n[]\n", "")


def test_nothing_is_printed_with_a_card_or_without() -> None:
    assert outputs_of(PLAY) == ("well\n", "")


def test_nothing_is_printed_without_the_module() -> None:
    assert outputs_of(WITHOUT + PLAY) == ("well\n", "")


def test_without_the_module_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(NoDevice):
        Device(lambda count: b"")


def test_the_error_output_is_closed_only_for_the_given_time(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with _closed_error_output():
        os.write(2, b"not this")
    os.write(2, b"but this")
    assert capfd.readouterr().err == "but this"
