"""The Flood: a breaking wave before a low sun."""

from typing import Final

from changcheng_qt.ui.changcheng.painting.card_art.woodblock import Woodblock, wash

_WAVE: Final = (
    "M 2 96 C 4 60 14 28 44 14 C 60 8 76 16 78 32 C 72 26 66 26 62 30 C 66 32 68 36 67 41 "
    "C 62 36 57 37 54 41 C 58 44 58 48 57 51 C 52 47 48 50 47 55 "
    "C 46 66 58 76 74 76 C 84 76 92 72 98 66 L 98 96 Z"
)
_FOAM: Final = (
    "M 40 16 C 54 4 80 10 83 34 C 86 40 80 42 78 37 C 80 44 73 46 71 40 C 72 48 65 50 64 43 "
    "C 64 51 57 52 58 46 C 55 52 50 53 51 46 C 56 36 66 30 62 24 C 56 16 48 16 40 16 Z"
)
_SWELL: Final = (
    "M 2 97 C 10 82 22 82 28 90 C 36 80 48 82 52 90 C 60 80 72 82 76 90 "
    "C 82 82 92 82 98 88 L 98 97 Z"
)
_WHITE: Final = "#F7FBF6"


def carve_flood(block: Woodblock) -> None:
    """Print the Flood."""
    block.shape("O 73 25 15", wash(60, 6, 90, 40, "#F0B85A", "#D0602F"), 2.0)
    block.shape(_WAVE, wash(10, 10, 60, 96, "#3F86A8", "#235E86", "#173F66"), 2.6)
    with block.within(_WAVE):
        _carve_water_lines(block)
    block.shape(_FOAM, _WHITE)
    for x, y, radius in ((90, 46, 2.6), (86, 53, 1.8), (60, 60, 2.2), (66, 56, 1.6)):
        block.shape(f"O {x} {y} {radius}", _WHITE, 1.3)
    block.shape(_SWELL, wash(0, 80, 0, 98, "#5FA3B8", "#2E6F93"))
    for x in (14, 39, 63, 87):
        block.line(f"M {x - 8} 94 C {x - 6} 87 {x + 5} 87 {x + 6} 94", 1.8, _WHITE)


def _carve_water_lines(block: Woodblock) -> None:
    for k, (shift, alpha) in enumerate(((9, 255), (17, 220), (25, 190), (33, 150))):
        line = (
            f"M {2 + shift} 98 C {4 + shift} 66 {14 + shift * 0.8} {38 + 2 * k} "
            f"{44 + shift * 0.25} {20 + 5 * k}"
        )
        colour = "#8FC0CF" if k % 2 else "#CFE6EA"
        block.line(line, 1.9 if k else 2.6, colour, alpha)
