"""How colours look to people: contrast after WCAG, difference after CIEDE2000, colour blindness
after Machado, Oliveira and Fernandes (2009) at full severity.

Colours are `#RRGGBB`. `Sight` says who looks.
"""

import math
from enum import Enum
from functools import lru_cache

LinearRgb = tuple[float, float, float]
Lab = tuple[float, float, float]

_SPLIT = 216 / 24389
_STEEP = 24389 / 27
_WHITE = (0.95047, 1.0, 1.08883)
_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_LUMINANCE = (0.2126, 0.7152, 0.0722)


class Sight(Enum):
    """How somebody sees, as a matrix on linear RGB."""

    NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    PROTAN = (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    )
    DEUTAN = (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    )
    TRITAN = (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    )
    GREYSCALE = (_LUMINANCE, _LUMINANCE, _LUMINANCE)


@lru_cache(maxsize=1 << 14)
def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((_luminance(first), _luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1 << 14)
def difference(first: str, second: str, sight: Sight = Sight.NORMAL) -> float:
    """How different two colours look: 1 can just be told apart, 20 at a glance."""
    return ciede2000(_lab(first, sight), _lab(second, sight))


def lightness(colour: str) -> float:
    """L*, 0 to 100."""
    return _lab(colour, Sight.NORMAL)[0]


def _linear(colour: str) -> LinearRgb:
    red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return _channel(red), _channel(green), _channel(blue)


def _channel(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else math.pow((value + 0.055) / 1.055, 2.4)


def _luminance(colour: str) -> float:
    return _dot(_LUMINANCE, _linear(colour))


def _dot(row: tuple[float, float, float], column: LinearRgb) -> float:
    return sum(a * b for a, b in zip(row, column, strict=True))


@lru_cache(maxsize=1 << 14)
def _lab(colour: str, sight: Sight) -> Lab:
    linear = _linear(colour)
    seen = [max(0.0, min(1.0, _dot(row, linear))) for row in sight.value]
    red, green, blue = seen
    xyz = (_dot(row, (red, green, blue)) for row in _TO_XYZ)
    x, y, z = (_cube_root(value / white) for value, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return math.cbrt(value) if value > _SPLIT else (_STEEP * value + 16) / 116


def ciede2000(first: Lab, second: Lab) -> float:
    """The difference of two colours given as L*, a*, b*."""
    chroma = (math.hypot(*first[1:]) + math.hypot(*second[1:])) / 2
    stretch = 1 + 0.5 * (1 - _seventh(chroma))
    (l1, c1, h1), (l2, c2, h2) = (_polar(lab, stretch) for lab in (first, second))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    delta_l, delta_c = l2 - l1, c2 - c1
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    scale_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    scale_c = 1 + 0.045 * mean_c
    scale_h = 1 + 0.015 * mean_c * _hue_weight(mean_h)
    blue = math.radians(60 * math.exp(-(((mean_h - 275) / 25) ** 2)))
    rotation = -2 * _seventh(mean_c) * math.sin(blue)
    lightness_term, chroma_term, hue_term = delta_l / scale_l, delta_c / scale_c, delta_h / scale_h
    return math.sqrt(
        lightness_term**2 + chroma_term**2 + hue_term**2 + rotation * chroma_term * hue_term
    )


def _polar(lab: Lab, stretch: float) -> tuple[float, float, float]:
    a = lab[1] * stretch
    return lab[0], math.hypot(a, lab[2]), math.degrees(math.atan2(lab[2], a)) % 360


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue_weight(hue: float) -> float:
    waves = ((0.17, 1, -30), (-0.24, 2, 0), (-0.32, 3, 6), (0.2, 4, -63))
    return 1 - sum(
        share * math.cos(math.radians(times * hue + shift)) for share, times, shift in waves
    )
