"""The Warrior: a helmeted face before crossed swords."""

from typing import Final

from changcheng_qt.ui.changcheng.painting.card_art.woodblock import (
    GOLD,
    INK,
    LINE,
    RED,
    Woodblock,
    mirrored,
    wash,
)

_GUARD: Final = "M 24 56 C 20 72 20 82 16 92 Q 33 98 38 90 L 38 62 Z"


def carve_warrior(block: Woodblock) -> None:
    """Print the Warrior."""
    for degrees in (42, -42):
        _carve_sword(block, degrees)
    block.shape(
        "M 50 22 C 38 16 40 2 54 1 C 50 6 58 8 66 4 C 66 14 58 20 52 22 Z",
        wash(40, 0, 60, 24, "#D8523C", "#A32B1C"),
    )
    _carve_neck_guard(block)
    _carve_face(block)
    _carve_helmet(block)


def _carve_sword(block: Woodblock, degrees: float) -> None:
    with block.turned(50, 60, degrees):
        steel = wash(-4, 0, 4, 0, "#F4F1E6", "#C9CCC6", "#8D979B")
        block.shape("M -3.4 20 L -3.4 -44 L 0 -54 L 3.4 -44 L 3.4 20 Z", steel, 1.9)
        block.line("M 0 18 L 0 -46", 1.0, "#6E787C")
        block.shape("M -10 20 Q 0 15 10 20 L 10 25 Q 0 21 -10 25 Z", GOLD, 1.8)
        block.shape("M -2.6 24 L 2.6 24 L 2.6 36 L -2.6 36 Z", "#8A2F22", 1.6)
        block.shape("O 0 38 3.4", GOLD, 1.6)


def _carve_neck_guard(block: Woodblock) -> None:
    block.pair(_GUARD, wash(16, 56, 40, 92, "#7C8F96", "#4C5E66"), 0)
    scales = " ".join(
        f"M {x} {y} C {x} {y + 7} {x + 10} {y + 7} {x + 10} {y}"
        for row, y in enumerate(range(58, 98, 8))
        for x in range(10 - 5 * (row % 2), 90, 10)
    )
    for side in (_GUARD, mirrored(_GUARD)):
        with block.within(side):
            block.line(scales, 1.1, "#2B3A40")
    block.pair_of_lines(_GUARD, LINE)


def _carve_face(block: Woodblock) -> None:
    skin = wash(34, 54, 66, 90, "#F0CFA2", "#D7A877")
    block.shape(
        "M 34 54 L 34 72 C 36 86 44 92 50 93 C 56 92 64 86 66 72 L 66 54 Z",
        skin,
    )
    block.pair_of_lines("M 37 63 L 46 66.5", 3.0)
    block.pair("O 42.5 69.4 1.9", INK, 0)
    block.line("M 50 68 L 48.6 75 L 51 75.6", 1.6)
    block.shape(
        "M 50 79 C 44 76 38 80 35 86 C 41 85 46 83 50 82 C 54 83 59 85 65 86 C 62 80 56 76 50 79 Z",
        INK,
        0,
    )
    block.shape("M 47 88 Q 50 86.5 53 88 L 50 98 Z", INK, 0)


def _carve_helmet(block: Woodblock) -> None:
    block.shape(
        "M 24 58 C 22 34 38 20 50 18 C 62 20 78 34 76 58 Q 50 48 24 58 Z",
        wash(24, 20, 78, 58, "#B9C6C8", "#7E9298", "#4C5F67"),
    )
    block.pair_of_lines("M 50 18 C 42 28 38 40 37 52", 1.4, "#3C4C53")
    block.shape(
        "M 23 60 Q 50 47 77 60 L 76 52 Q 50 40 24 52 Z",
        wash(24, 50, 76, 58, "#F2CF78", "#D19A35", "#9A661B"),
        1.9,
    )
    block.shape("M 50 39 L 56 47 L 50 55 L 44 47 Z", RED, 1.7)
    block.shape("M 46.5 19 L 48.5 11 L 51.5 11 L 53.5 19 Z", GOLD, 1.6)
