"""Synthesise every sound and write it to ``resources/sounds``; nothing in them is recorded.

``dev.py bake sounds`` does it. Wood and clay ring in a few damped tones under a short click, cards
are filtered noise, points are plucked strings in five notes. All are brought to about the same
loudness, heavy sounds a little above it and frequent ones a little below. Listen to every one
after a change; the same source makes the same files.
"""

from __future__ import annotations

import sys
import wave
from array import array
from math import pi, sin
from random import Random
from typing import TYPE_CHECKING, Final

from art.synthesis import (
    GOLDEN,
    Wave,
    at_loudness,
    band_pass,
    fading,
    filtered,
    low_pass,
    noise,
    plucked,
    shaped,
    silence,
    softened,
    struck,
    swelling,
    together,
)
from changcheng_qt.sound.catalogue import RATE, Sound
from checkout import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

FOLDER: Final = ROOT / "resources" / "sounds"
LOUDNESS: Final = -25.0
"""How loud a sound is that is neither heavy nor frequent, in LUFS."""
LOUDER: Final[Mapping[Sound, float]] = {
    Sound.TOWER: 1.5,
    Sound.DOUBLE: 0.5,
    Sound.END: 1.5,
    Sound.EMPEROR: 1.0,
    Sound.GATE: 1.0,
    Sound.CARD_LAID: -1.5,
    Sound.CARD_TAKEN: -2.0,
    Sound.CARD_TURNED: -1.5,
    Sound.COUNTER: -1.5,
    Sound.DICE: -1.5,
    Sound.DEAL: -1.0,
    Sound.REFUSAL: -2.0,
    Sound.SCROLL: -1.0,
}
"""Decibels above that."""
FIVE: Final = (293.66, 329.63, 369.99, 440.0, 493.88)
"""The notes of all music here, in Hz."""


def main() -> int:
    """Write all files; return the exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.wav"):
        old.unlink()
    total = 0
    for sound in Sound:
        samples = made(sound)
        with wave.open(str(FOLDER / f"{sound.value}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(samples), "NONE", "not compressed"))
            file.writeframes(little_endian(samples))
        total += 2 * len(samples)
        print(f"{sound.value}: {len(samples) / RATE:.2f} s")
    print(f"{total / 1024:.0f} KiB in all")
    return 0


def made(sound: Sound) -> array[int]:
    """The samples of a sound, always the same."""
    raw = softened(MAKERS[sound](Random(sound.value)))
    loud = at_loudness(raw, LOUDNESS + LOUDER.get(sound, 0.0))
    return array("h", [round(32767 * max(-1.0, min(1.0, one))) for one in loud])


def little_endian(samples: array[int]) -> bytes:
    """Samples as a file has them on any computer."""
    ordered = array("h", samples)
    if sys.byteorder == "big":
        ordered.byteswap()
    return ordered.tobytes()


def _knock(rng: Random, pitch: float, seconds: float, weight: float) -> Wave:
    """A block that is set down: a click, the ring of its clay, and the wood below."""
    ring = struck(
        [
            (pitch, 0.8, 0.030 * weight),
            (pitch * GOLDEN, 0.45, 0.022 * weight),
            (pitch * 2.76, 0.30, 0.014 * weight),
            (pitch * 5.4, 0.12, 0.006),
        ],
        seconds,
    )
    wood = struck([(118 / weight, 1.0, 0.045 * weight), (196 / weight, 0.5, 0.030)], seconds)
    click = shaped(filtered(noise(rng, 0.02), band_pass(3200, 0.8)), fading(6))
    return together((0, 0.75, ring), (0.001, 0.8 * weight, wood), (0, 0.9, click))


def _block(pitch: float) -> Callable[[Random], Wave]:
    return lambda rng: _knock(rng, pitch, 0.22, 1.0)


def _double(rng: Random) -> Wave:
    return together(
        (0, 1.0, _knock(rng, 415, 0.30, 1.4)), (0.038, 0.55, _knock(rng, 520, 0.22, 1.0))
    )


def _tower(rng: Random) -> Wave:
    """The heaviest: it comes down, and rocks until it stands."""
    return together(
        (0, 1.0, _knock(rng, 305, 0.42, 1.9)),
        (0.085, 0.35, _knock(rng, 345, 0.25, 1.3)),
        (0.145, 0.16, _knock(rng, 345, 0.2, 1.2)),
    )


def _figure(rng: Random) -> Wave:
    """A figure that is put on its feet: lighter than any block, and higher."""
    tap = struck([(1180, 0.6, 0.02), (1930, 0.3, 0.014), (270, 0.7, 0.03)], 0.16)
    click = shaped(filtered(noise(rng, 0.015), band_pass(4200, 0.8)), fading(6))
    return together((0, 1.0, tap), (0, 0.7, click), (0.055, 0.3, tap))


def _rubble(rng: Random) -> Wave:
    stones = [
        (0.03 + 0.32 * rng.random() ** 1.4, 0.25 + 0.4 * rng.random(), rng.uniform(380, 900))
        for _ in range(11)
    ]
    dust = shaped(filtered(noise(rng, 0.5), low_pass(1500)), fading(5))
    fallen = [(at, strength, _knock(rng, pitch, 0.15, 0.8)) for at, strength, pitch in stones]
    return together((0, 0.5, dust), (0, 1.0, _knock(rng, 300, 0.3, 1.5)), *fallen)


def _swish(rng: Random, seconds: float, low: float, high: float, peak: float = 0.4) -> Wave:
    """A card on its way: hiss that becomes higher."""
    hiss = noise(rng, seconds)
    parts = [filtered(hiss, band_pass(low + (high - low) * n / 3, 0.9)) for n in range(4)]
    mixed = [
        sum(part[n] * max(0.0, 1 - abs(3 * n / len(hiss) - k)) for k, part in enumerate(parts))
        for n in range(len(hiss))
    ]
    return shaped(mixed, swelling(peak))


def _tap(rng: Random) -> Wave:
    """A card is laid down."""
    air = shaped(filtered(noise(rng, 0.05), band_pass(900, 0.7)), fading(7))
    return together((0, 1.0, air), (0, 0.5, struck([(210, 0.8, 0.02)], 0.08)))


def _card_laid(rng: Random) -> Wave:
    return together((0, 0.6, _swish(rng, 0.13, 1800, 3600, 0.7)), (0.1, 1.0, _tap(rng)))


def _card_taken(rng: Random) -> Wave:
    return together((0, 0.9, _swish(rng, 0.2, 1500, 4800, 0.55)), (0.17, 0.35, _tap(rng)))


def _flick(rng: Random) -> Wave:
    return shaped(filtered(noise(rng, 0.035), band_pass(3800, 0.9)), fading(5))


def _card_turned(rng: Random) -> Wave:
    return together(
        (0, 0.8, _flick(rng)),
        (0.02, 0.5, _swish(rng, 0.12, 2200, 4200, 0.5)),
        (0.13, 0.9, _tap(rng)),
    )


def _card_cancelled(rng: Random) -> Wave:
    """A stamp comes down, and the ground gives way."""
    stamp = struck([(165, 1.0, 0.05), (247, 0.5, 0.035), (410, 0.3, 0.02)], 0.25)
    lower = struck([(123, 1.0, 0.07), (185, 0.4, 0.04)], 0.3)
    return together(
        (0, 0.8, _flick(rng)), (0.02, 1.0, stamp), (0.13, 0.8, lower), (0.13, 0.5, _tap(rng))
    )


def _shuffle(rng: Random) -> Wave:
    flicks = [(0.04 * n + 0.008 * rng.random(), 0.5 + 0.05 * n, _flick(rng)) for n in range(11)]
    return together(*flicks, (0.47, 1.0, _tap(rng)))


def _counter(rng: Random) -> Wave:
    """A glazed counter is turned over, and rocks."""
    ring = struck([(1870, 0.6, 0.045), (3060, 0.4, 0.03), (4710, 0.2, 0.018)], 0.22)
    rocks = ((0.0, 0.5), (0.085, 1.0), (0.15, 0.45), (0.19, 0.25), (0.22, 0.12))
    wood = struck([(240, 1.0, 0.025)], 0.1)
    click = shaped(filtered(noise(rng, 0.012), band_pass(4500, 0.8)), fading(5))
    return together(
        *((at, strength, ring) for at, strength in rocks), (0.085, 0.9, wood), (0.085, 0.6, click)
    )


def _pluck(rng: Random, note: int, seconds: float, octave: int = 1) -> Wave:
    return shaped(plucked(rng, FIVE[note] * octave, seconds, 0.45), fading(3.0))


def _points(rng: Random) -> Wave:
    return together((0, 0.8, _pluck(rng, 0, 0.4, 2)), (0.085, 1.0, _pluck(rng, 3, 0.45, 2)))


def _points_lost(rng: Random) -> Wave:
    return together((0, 0.9, _pluck(rng, 3, 0.4)), (0.11, 1.0, _pluck(rng, 0, 0.5)))


def _gong(seconds: float, pitch: float) -> Wave:
    """Bronze: partials that belong to no note, the higher the shorter, and slow to speak."""
    partials = (1.0, 1.48, 2.03, 2.71, 3.42, 4.37)
    tones = [(pitch * p, 0.9 / (n + 1), seconds * 0.42 / p) for n, p in enumerate(partials)]
    return struck(tones, seconds, attack=0.012)


def _emperor(rng: Random) -> Wave:
    return together(
        (0, 0.8, _gong(0.9, 220)),
        (0.05, 0.5, _pluck(rng, 0, 0.6)),
        (0.14, 0.5, _pluck(rng, 3, 0.6)),
        (0.23, 0.6, _pluck(rng, 0, 0.65, 2)),
    )


def _scroll(rng: Random) -> Wave:
    """Silk and paper roll off a rod, which then stops."""
    paper = filtered(noise(rng, 0.68), band_pass(2300, 0.5))
    rolled = [
        one * (0.45 + 0.55 * sin(pi * 9 * n / RATE * (1 + 0.6 * n / len(paper))) ** 2)
        for n, one in enumerate(paper)
    ]
    rod = struck([(330, 0.8, 0.03), (540, 0.4, 0.02), (130, 0.8, 0.04)], 0.18)
    return together((0, 0.8, shaped(rolled, swelling(0.6))), (0.62, 0.7, rod))


def _gate(rng: Random) -> Wave:
    """Two wings of heavy wood move, and meet."""
    hinge = shaped(filtered(noise(rng, 0.3), low_pass(420)), swelling(0.7))
    wood = struck(
        [(96, 1.0, 0.10), (151, 0.8, 0.08), (233, 0.5, 0.05), (377, 0.25, 0.03)], 0.5, attack=0.002
    )
    beam = struck([(170, 0.7, 0.05), (275, 0.4, 0.03)], 0.2)
    return together((0, 0.5, hinge), (0.24, 1.0, wood), (0.36, 0.3, beam))


def _hoof(rng: Random, pitch: float) -> Wave:
    ground = struck([(pitch, 1.0, 0.035), (pitch * 1.7, 0.4, 0.02)], 0.12)
    earth = shaped(filtered(noise(rng, 0.06), low_pass(700)), fading(6))
    return together((0, 1.0, ground), (0, 0.8, earth))


def _riders(rng: Random) -> Wave:
    """Two horses at a gallop, three beats and a breath, coming nearer."""
    hooves = [(0.0, silence(1.05))]
    for start in (0.0, 0.055):
        for stride in range(4):
            for beat in (0.0, 0.075, 0.145):
                hooves.append((start + 0.25 * stride + beat, _hoof(rng, rng.uniform(115, 175))))
    return together(*((at, 0.35 + 0.65 * at, hoof) for at, hoof in hooves))


def _dice(rng: Random) -> Wave:
    """Two bone dice bounce on wood, lower each time, and stop."""

    def bounce(pitch: float) -> Wave:
        bone = struck([(pitch, 0.7, 0.014), (pitch * GOLDEN, 0.4, 0.009)], 0.1)
        wood = struck([(260, 0.6, 0.02), (410, 0.3, 0.012)], 0.1)
        click = shaped(filtered(noise(rng, 0.012), band_pass(4000, 0.8)), fading(6))
        return together((0, 1.0, bone), (0, 0.7, wood), (0, 0.6, click))

    falls = ((0.0, 1.0), (0.13, 0.6), (0.22, 0.4), (0.28, 0.28), (0.32, 0.18), (0.35, 0.1))
    one = [(at, strength, bounce(1450)) for at, strength in falls]
    other = [(at * 1.15 + 0.045, 0.85 * strength, bounce(1720)) for at, strength in falls]
    return together(*one, *other)


def _deal(rng: Random) -> Wave:
    """Cards slide past each other both ways, and two hands come to rest on the table."""
    return together(
        (0, 0.8, _swish(rng, 0.2, 1400, 3800, 0.5)),
        (0.1, 0.8, _swish(rng, 0.2, 3600, 1700, 0.5)),
        (0.26, 1.0, _tap(rng)),
        (0.34, 0.8, _tap(rng)),
    )


def _end(rng: Random) -> Wave:
    """Five notes up to the octave, and the gong."""
    phrase = ((0.0, 0, 1), (0.16, 2, 1), (0.32, 3, 1), (0.48, 4, 1), (0.66, 0, 2))
    notes = [(at, 0.6, _pluck(rng, note, 0.9, octave)) for at, note, octave in phrase]
    return together(*notes, (0.66, 0.9, _gong(1.3, 147)), (0.84, 0.35, _pluck(rng, 3, 1.0, 2)))


def _refusal(rng: Random) -> Wave:
    """Knuckles on the table, twice and low."""
    knock = struck([(188, 1.0, 0.035), (301, 0.35, 0.02)], 0.14)
    skin = shaped(filtered(noise(rng, 0.03), low_pass(900)), fading(6))
    return together((0, 1.0, knock), (0, 0.4, skin), (0.1, 0.85, knock), (0.1, 0.3, skin))


MAKERS: Final[Mapping[Sound, Callable[[Random], Wave]]] = {
    Sound.BLOCK_LOW: _block(545),
    Sound.BLOCK: _block(610),
    Sound.BLOCK_HIGH: _block(690),
    Sound.DOUBLE: _double,
    Sound.TOWER: _tower,
    Sound.FIGURE: _figure,
    Sound.RUBBLE: _rubble,
    Sound.CARD_LAID: _card_laid,
    Sound.CARD_TAKEN: _card_taken,
    Sound.CARD_TURNED: _card_turned,
    Sound.CARD_CANCELLED: _card_cancelled,
    Sound.SHUFFLE: _shuffle,
    Sound.COUNTER: _counter,
    Sound.POINTS: _points,
    Sound.POINTS_LOST: _points_lost,
    Sound.EMPEROR: _emperor,
    Sound.SCROLL: _scroll,
    Sound.GATE: _gate,
    Sound.RIDERS: _riders,
    Sound.DICE: _dice,
    Sound.DEAL: _deal,
    Sound.END: _end,
    Sound.REFUSAL: _refusal,
}
