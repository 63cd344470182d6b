"""The elements of sounds: damped tones, noise through filters, plucked strings; and how loud they
are. Rows of numbers between -1 and 1, `RATE` of them a second; the standard library only.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import cos, exp, log10, pi, sin, sqrt, tan
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.sound.catalogue import RATE

Wave: TypeAlias = list[float]
Tone: TypeAlias = tuple[float, float, float]
"""How something rings: a frequency in Hz, a strength, and the seconds until a third is left."""
Biquad: TypeAlias = tuple[float, float, float, float, float]
"""A filter of two poles: its factors b0, b1, b2, a1, a2."""

WINDOW: Final = 0.4
"""Seconds over which the ear gathers loudness (ITU-R BS.1770, momentary)."""
SOFTENED: Final = 0.006
"""Seconds in which every sound ends, so that it does not click."""


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def struck(tones: Iterable[Tone], seconds: float, attack: float = 0.001) -> Wave:
    """Something that is struck and rings."""
    wave = silence(seconds)
    for frequency, strength, decay in tones:
        for n in range(len(wave)):
            at = n / RATE
            ringing = sin(2 * pi * frequency * at) * exp(-at / decay)
            wave[n] += strength * min(1.0, at / attack) * ringing
    return wave


def noise(rng: Random, seconds: float) -> Wave:
    """Hiss."""
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def plucked(rng: Random, frequency: float, seconds: float, brightness: float = 0.5) -> Wave:
    """A string that is plucked (Karplus and Strong)."""
    length = max(2, round(RATE / frequency - 0.5))
    string = filtered(noise(rng, (length + 1) / RATE)[:length], low_pass(900 + 5000 * brightness))
    wave: Wave = []
    for n in range(round(seconds * RATE)):
        here, following = string[n % length], string[(n + 1) % length]
        wave.append(here)
        string[n % length] = 0.996 * (0.5 * here + 0.5 * following)
    return wave


def shaped(wave: Sequence[float], envelope: Callable[[float], float]) -> Wave:
    """A sound as loud as an envelope says, which is given the share of the time, 0 to 1."""
    return [one * envelope(n / len(wave)) for n, one in enumerate(wave)]


def fading(sharpness: float) -> Callable[[float], float]:
    """An envelope that falls from the start on."""
    return lambda share: exp(-sharpness * share)


def swelling(peak: float) -> Callable[[float], float]:
    """An envelope that rises up to a share of the time, and falls again."""
    return lambda share: share / peak if share < peak else (1 - share) / (1 - peak)


def together(*parts: tuple[float, float, Sequence[float]]) -> Wave:
    """Sounds laid over each other: each with the second in which it begins, and its strength."""
    length = max(round(start * RATE) + len(wave) for start, _, wave in parts)
    whole = [0.0] * length
    for start, strength, wave in parts:
        for n, one in enumerate(wave, round(start * RATE)):
            whole[n] += strength * one
    return whole


def low_pass(frequency: float, sharpness: float = 0.707) -> Biquad:
    """Pass the frequencies below one."""
    w, alpha = _angle(frequency, sharpness)
    b, a0 = (1 - cos(w)) / 2, 1 + alpha
    return (b / a0, 2 * b / a0, b / a0, -2 * cos(w) / a0, (1 - alpha) / a0)


def band_pass(frequency: float, sharpness: float = 1.0) -> Biquad:
    """Pass the frequencies near one."""
    w, alpha = _angle(frequency, sharpness)
    a0 = 1 + alpha
    return (alpha / a0, 0.0, -alpha / a0, -2 * cos(w) / a0, (1 - alpha) / a0)


def _angle(frequency: float, sharpness: float) -> tuple[float, float]:
    w = 2 * pi * frequency / RATE
    return w, sin(w) / (2 * sharpness)


def filtered(wave: Iterable[float], biquad: Biquad) -> Wave:
    """A sound that has gone through a filter."""
    b0, b1, b2, a1, a2 = biquad
    x1 = x2 = y1 = y2 = 0.0
    out: Wave = []
    for x in wave:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def softened(wave: Sequence[float]) -> Wave:
    """A sound whose end does not click."""
    length = min(len(wave), round(SOFTENED * RATE))
    fade = [1.0] * (len(wave) - length) + [1 - n / length for n in range(1, length + 1)]
    return [one * share for one, share in zip(wave, fade, strict=True)]


def at_loudness(wave: Sequence[float], loudness: float) -> Wave:
    """A sound as loud as asked for, in the decibels of `loudness_of`."""
    factor = 10 ** ((loudness - loudness_of(wave)) / 20)
    return [one * factor for one in wave]


def loudness_of(wave: Sequence[float]) -> float:
    """How loud the loudest moment of a sound is to the ear, in LUFS (ITU-R BS.1770, momentary)."""
    heard = filtered(filtered(wave, _HEAD), _DEEP)
    window = round(WINDOW * RATE)
    sums = [0.0, *accumulate(one * one for one in heard)]
    ends = range(min(window, len(wave)), len(sums), 32)
    loudest = max(sums[end] - sums[max(0, end - window)] for end in ends)
    return -0.691 + 10 * log10(max(loudest / window, 1e-12))


def _shelf(frequency: float, gain: float, sharpness: float) -> Biquad:
    """The effect of the head on high frequencies, as BS.1770 has it, for our rate."""
    k, v = tan(pi * frequency / RATE), 10 ** (gain / 20)
    vb, a0 = v**0.4996667741545416, 1 + k / sharpness + k * k
    b0, b1 = v + vb * k / sharpness + k * k, 2 * (k * k - v)
    b2, a1 = v - vb * k / sharpness + k * k, 2 * (k * k - 1)
    return (b0 / a0, b1 / a0, b2 / a0, a1 / a0, (1 - k / sharpness + k * k) / a0)


def _high_pass(frequency: float, sharpness: float) -> Biquad:
    k = tan(pi * frequency / RATE)
    a0 = 1 + k / sharpness + k * k
    return (1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / sharpness + k * k) / a0)


_HEAD: Final = _shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196)
_DEEP: Final = _high_pass(38.13547087602444, 0.5003270373238773)

GOLDEN: Final = (1 + sqrt(5)) / 2
"""The ratio between the partials of a sound that is not to be a note."""
