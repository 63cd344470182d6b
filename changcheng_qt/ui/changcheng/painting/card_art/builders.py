"""The Builder, a mallet over courses of brick; the Master Builder, dividers over a plan."""

from changcheng_qt.ui.changcheng.painting.card_art.woodblock import (
    GOLD,
    RED,
    Woodblock,
    wash,
)
from changcheng_qt.ui.looks.theme import mix

_MORTAR = "#F3E7CE"
_BRASS = ("#FBE3A0", "#DDAA42", "#9A681C")
_PLAN_LINE = "#DCEAF0"


def carve_builder(block: Woodblock) -> None:
    """Print the Builder."""
    for k, (x, width) in enumerate(((6, 28), (36, 28), (66, 28))):
        _carve_brick(block, x, 80, width, "#B78B61" if k == 1 else "#C7A27A")
    for k, (x, width) in enumerate(((6, 14), (22, 28), (52, 28), (82, 12))):
        _carve_brick(block, x, 64, width, "#C7A27A" if k % 2 else "#B78B61")
    _carve_brick(block, 10, 48, 28, "#C9583F")
    block.line("M 40 62.5 L 94 62.5", 1.8, _MORTAR)
    with block.turned(64, 34, 34):
        wood = wash(-4, 0, 5, 0, "#D8A866", "#A9743A", "#7A4F24")
        block.shape("M -3.6 6 L 3.6 6 L 4.6 48 Q 0 51 -4.6 48 Z", wood)
        head = wash(0, -16, 0, 12, "#B98048", "#8C5A2C", "#5E3A1B")
        block.shape("M -22 -14 Q 0 -18 22 -14 L 23 8 Q 0 12 -23 8 Z", head, 2.4)
        for x in (-16, 16):
            hoop = f"M {x - 2.6} -15.5 L {x + 2.6} -15.5 L {x + 2.6} 10 L {x - 2.6} 10 Z"
            block.shape(hoop, GOLD, 1.6)
    block.line("M 40 40 L 35 33 M 33 44 L 24 41 M 46 34 L 45 26", 2.2, RED)


def carve_master(block: Woodblock) -> None:
    """Print the Master Builder."""
    plan = "M 12 40 L 88 40 L 88 92 L 12 92 Z"
    block.shape(plan, wash(12, 40, 88, 92, "#3F6F8C", "#2B5273"), 2.4)
    gate = (
        "M 22 86 L 22 68 L 78 68 L 78 86 Z M 42 86 L 42 79 C 42 72 58 72 58 79 L 58 86 "
        "M 28 68 L 28 58 L 72 58 L 72 68 M 18 58 Q 28 57 34 49 L 66 49 Q 72 57 82 58 Z"
    )
    block.line(gate, 1.5, _PLAN_LINE, 235)
    roller = "M 8 40 C 8 34 16 34 16 40 L 16 92 C 16 98 8 98 8 92 Z"
    block.shape(roller, wash(8, 0, 16, 0, "#E9C98A", "#A9743A"), 1.9)
    far_roller = "M 84 40 C 84 34 92 34 92 40 L 92 92 C 92 98 84 98 84 92 Z"
    block.shape(far_roller, wash(84, 0, 92, 0, "#E9C98A", "#A9743A"), 1.9)
    block.pair(
        "M 52 14 L 44.5 16 L 23 80 L 21.4 90 L 28 82 L 52 22 Z", wash(22, 14, 50, 84, *_BRASS), 2.0
    )
    block.line("M 29 58 Q 50 76 71 58", 2.0, "#7A4F16")
    block.shape("M 46 2 L 54 2 L 54 10 L 46 10 Z", GOLD, 1.8)
    block.shape("O 50 16 8", wash(42, 8, 58, 24, "#FBE3A0", "#B7801F"), 2.0)
    block.shape("O 50 16 3", RED, 1.4)


def _carve_brick(block: Woodblock, x: float, y: float, width: float, clay: str) -> None:
    lit, shaded = mix(clay, "#FFFFFF", 0.28).name(), mix(clay, "#3A2415", 0.35).name()
    right, bottom = x + width, y + 15
    brick = f"M {x} {y} L {right} {y} L {right} {bottom} L {x} {bottom} Z"
    block.shape(brick, wash(x, y, right, bottom, lit, clay, shaded), 2.0)
