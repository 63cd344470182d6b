"""The type of the whole program: the faces of each script, by purpose.

`Fonts(script)` gives `title`, `text` and `number` fonts in logical pixels. Numbers alone are set
with `number`; the title faces have no figures, so those are from the text face.
"""

from enum import Enum
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, qGray

TITLE_FAMILY: Final = "Changcheng Garamond"
"""EB Garamond under a name of its own, so that no other cut on the computer replaces it."""
TEXT_FAMILY: Final = "Changcheng Sans"
"""Cabin with a corrected apostrophe and more signs; its licence reserves its name."""
CHINESE_TITLE_FAMILY: Final = "Changcheng WenKai"
"""LXGW WenKai reduced to the characters in use: its licence reserves the first name for the
whole.
"""
TRADITIONAL_FAMILY: Final = "Noto Sans CJK TC"
SIMPLIFIED_FAMILY: Final = "Noto Sans CJK SC"
BOLD_TRADITIONAL_FAMILY: Final = "Changcheng Hei TC"
BOLD_SIMPLIFIED_FAMILY: Final = "Changcheng Hei SC"
"""The bold cuts of the two, reduced to the characters in use."""
_TALLEST: Final = "ÉÅẤ"
_DEEPEST: Final = "gjpqyÇ,"
_PAPER: Final = 255
_FAINT: Final = 200
"""The darkest grey, on white paper, that nobody misses."""


class Script(Enum):
    """The script of the interface language."""

    LATIN = "latin"
    TRADITIONAL = "traditional"
    SIMPLIFIED = "simplified"

    @classmethod
    def of(cls, language: str) -> "Script":
        """Return the script of a language code such as `en` or `zh_TW`."""
        if not language.startswith("zh"):
            return cls.LATIN
        return cls.SIMPLIFIED if language.endswith(("CN", "SG")) else cls.TRADITIONAL


class Fonts(NamedTuple):
    """The fonts of one interface language; every size is in logical pixels, already scaled."""

    script: Script = Script.LATIN

    def title(self, size: float, *, italic: bool = False) -> QFont:
        """Return the font of titles and of place and card names.

        Upright titles are bold and slanted ones are not: these cuts of the title face are bundled.
        """
        slanted = italic and self.script is Script.LATIN
        weight = QFont.Weight.Medium if slanted else QFont.Weight.Bold
        font = _font(self._title_families, size, weight)
        font.setItalic(slanted)
        return font

    def text(self, size: float, *, bold: bool = False, italic: bool = False) -> QFont:
        """Return the font of running text.

        Characters missing from the bold cuts of the Chinese fonts are thickened by Qt for bold text
        only.
        """
        heavy = QFont.Weight.DemiBold if self.script is Script.LATIN else QFont.Weight.Bold
        weight = heavy if bold else QFont.Weight.Normal
        font = _font(self._text_families(bold=bold), size, weight)
        font.setItalic(italic and self.script is Script.LATIN)
        return font

    def number(self, size: float, *, bold: bool = True) -> QFont:
        """Return the font of numbers."""
        weight = QFont.Weight.Bold if bold else QFont.Weight.Medium
        return _font(self._text_families(bold=bold), size, weight)

    def _text_families(self, *, bold: bool) -> tuple[str, ...]:
        is_simplified = self.script is Script.SIMPLIFIED
        heavy = BOLD_SIMPLIFIED_FAMILY if is_simplified else BOLD_TRADITIONAL_FAMILY
        return (TEXT_FAMILY, *((heavy,) if bold else ()), *self._chinese_families)

    @property
    def _chinese_families(self) -> tuple[str, ...]:
        pair = (TRADITIONAL_FAMILY, SIMPLIFIED_FAMILY)
        return pair[::-1] if self.script is Script.SIMPLIFIED else pair

    @property
    def _title_families(self) -> tuple[str, ...]:
        if self.script is Script.LATIN:
            return (TITLE_FAMILY, TEXT_FAMILY, CHINESE_TITLE_FAMILY, *self._chinese_families)
        return (CHINESE_TITLE_FAMILY, TEXT_FAMILY, *self._chinese_families, TITLE_FAMILY)


def accent_room(font: QFont) -> int:
    """Return how many pixels accents on capitals rise above a line of this font.

    The height of the title face excludes its accented capitals.
    """
    metrics = QFontMetricsF(font)
    return max(0, ceil(-metrics.tightBoundingRect(_TALLEST).top() - metrics.ascent()))


def tail_room(font: QFont) -> int:
    """Return how many pixels the tails of letters hang below a line of this font.

    Qt rounds the descent to whole pixels. Where it rounds down, tails may lose a row, on Windows
    most often; the boxes that engines give for letters do not tell, only the ink does.
    """
    high, low = QFontMetrics(font).ascent(), QFontMetrics(font).descent()
    if QFontMetricsF(font).descent() <= low:
        return 0
    wide = QFontMetrics(font).horizontalAdvance(_DEEPEST)
    paper = QImage(wide, high + low + 1, QImage.Format.Format_Grayscale8)
    paper.fill(_PAPER)
    with QPainter(paper) as painter:
        painter.setFont(font)
        painter.drawText(QPoint(0, high), _DEEPEST)
    return int(any(qGray(paper.pixel(x, high + low)) < _FAINT for x in range(wide)))


def _font(families: tuple[str, ...], size: float, weight: QFont.Weight) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(max(1, round(size)))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
