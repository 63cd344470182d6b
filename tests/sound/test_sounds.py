"""The sounds themselves: small, ours, none too loud or too soft."""

import wave
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from art import sounds
from art.synthesis import loudness_of
from changcheng_qt import assets
from changcheng_qt.sound.catalogue import RATE, VOICES, Sound, block_on, points_sound
from changcheng_qt.sound.mixer import CEILING, Mixer
from changcheng_qt.sound.player import samples_of

MOST_BYTES = 600_000
LONGEST = 2.0
APART = 6.0
"""Decibels between the loudest sound and the softest, at most."""


def loudness(sound: Sound) -> float:
    return loudness_of([sample / 32768 for sample in samples_of(sound)])


def test_every_sound_has_its_file_and_no_file_is_left_over() -> None:
    folder = assets.sound_file("any").parent
    assert {file.stem for file in folder.iterdir()} == {sound.value for sound in Sound}
    assert sum(file.stat().st_size for file in folder.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_and_does_not_clip(sound: Sound) -> None:
    samples = samples_of(sound)
    assert 0.05 < len(samples) / RATE < LONGEST
    assert 3_000 < max(map(abs, samples)) < 0.9 * 32767
    assert abs(samples[-1]) < 300  # it ends softly


@pytest.mark.parametrize("sound", Sound)
def test_the_file_is_what_the_program_in_packaging_makes(sound: Sound) -> None:
    made = sounds.made(sound)
    assert len(made) == len(samples_of(sound))
    assert max(abs(a - b) for a, b in zip(made, samples_of(sound), strict=True)) <= 1


def test_all_are_about_as_loud() -> None:
    heard = [loudness(sound) for sound in Sound]
    assert max(heard) - min(heard) <= APART


def test_a_sound_too_loud_is_found() -> None:
    samples = [sample / 32768 for sample in samples_of(Sound.CARD_TAKEN)]
    assert loudness_of([2 * one for one in samples]) - loudness_of(samples) == pytest.approx(
        6.02, abs=0.01
    )


def test_six_at_once_do_not_clip() -> None:
    rng, loudest = Random(6), 0
    chosen = [*rng.sample(list(combinations(Sound, 6)), 60), (Sound.BLOCK_LOW,) * 6]
    for six in chosen:
        mixer = Mixer()
        for sound in six:
            mixer.add(samples_of(sound))
        while not mixer.is_silent:
            cut = memoryview(mixer.cut(551)).cast("h")
            loudest = max(loudest, *map(abs, cut))
    assert CEILING / 2 < loudest <= CEILING


def test_a_block_has_three_voices() -> None:
    assert {block_on(place) for place in range(30)} == set(VOICES)


def test_points_rise_and_fall() -> None:
    assert points_sound(2) is Sound.POINTS
    assert points_sound(-2) is Sound.POINTS_LOST
    assert points_sound(0) is None


@pytest.mark.parametrize("fault", ["stereo", "empty", "text"])
def test_a_foreign_sound_file_is_refused(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.wav"
    if fault == "stereo":
        with wave.open(str(file), "wb") as out:
            out.setparams((2, 2, RATE, 0, "NONE", ""))
    else:
        file.write_text("" if fault == "empty" else "this is no sound")
    monkeypatch.setattr(assets, "sound_file", lambda name: file)
    with pytest.raises((wave.Error, EOFError)):
        samples_of(Sound.BLOCK)
