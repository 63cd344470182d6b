"""The pictures on the six action cards, each printed like a woodcut into a box of 100 x 100.

| card | picture |
|---|---|
| Warrior | a helmeted face before crossed swords |
| Traitor | an opera mask with two faces |
| Flood | a breaking wave before a low sun |
| Builder | a mallet over courses of brick |
| Master Builder | dividers over a plan |
| Mandarin | a smiling official with a winged hat |
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QPainter

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.woodblock import (
    GOLD,
    INK,
    LINE,
    RED,
    Woodblock,
    mirrored,
    wash,
)
from changcheng_qt.ui.looks.theme import mix

_MORTAR = "#F3E7CE"
_BRASS = ("#FBE3A0", "#DDAA42", "#9A681C")
_PLAN_LINE = "#DCEAF0"
ACTION_TINTS: Final[Mapping[ActionCard, str]] = MappingProxyType(
    {
        ActionCard.WARRIOR: "#EBD9BC",
        ActionCard.TRAITOR: "#DED3DA",
        ActionCard.FLOOD: "#CFE2DF",
        ActionCard.BUILDER: "#EADDBE",
        ActionCard.MASTER_BUILDER: "#D5DEE6",
        ActionCard.MANDARIN: "#EFD3C4",
    }
)
"""The ground behind each picture."""

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
_FOAM_WHITE: Final = "#F7FBF6"
_FACE: Final = (
    "M 50 8 C 74 8 84 26 82 48 C 80 72 64 92 50 94 C 36 92 20 72 18 48 C 16 26 26 8 50 8 Z"
)
_BLACK: Final = "#1F1815"
_YELLOW: Final = "#E0B04C"
_MASK_WHITE: Final = "#F4E9D4"
_GUARD: Final = "M 24 56 C 20 72 20 82 16 92 Q 33 98 38 90 L 38 62 Z"


def paint_action_art(painter: QPainter, card: ActionCard) -> None:
    """Paint the picture of an action card into a box of 100 x 100."""
    block = Woodblock(painter)
    match card:
        case ActionCard.WARRIOR:
            _carve_warrior(block)
        case ActionCard.TRAITOR:
            _carve_traitor(block)
        case ActionCard.FLOOD:
            _carve_flood(block)
        case ActionCard.BUILDER:
            _carve_builder(block)
        case ActionCard.MASTER_BUILDER:
            _carve_master(block)
        case ActionCard.MANDARIN:
            _carve_mandarin(block)


def _carve_builder(block: Woodblock) -> None:
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


def _carve_master(block: Woodblock) -> None:
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


def _carve_flood(block: Woodblock) -> None:
    """Print the Flood."""
    block.shape("O 73 25 15", wash(60, 6, 90, 40, "#F0B85A", "#D0602F"), 2.0)
    block.shape(_WAVE, wash(10, 10, 60, 96, "#3F86A8", "#235E86", "#173F66"), 2.6)
    with block.within(_WAVE):
        _carve_water_lines(block)
    block.shape(_FOAM, _FOAM_WHITE)
    for x, y, radius in ((90, 46, 2.6), (86, 53, 1.8), (60, 60, 2.2), (66, 56, 1.6)):
        block.shape(f"O {x} {y} {radius}", _FOAM_WHITE, 1.3)
    block.shape(_SWELL, wash(0, 80, 0, 98, "#5FA3B8", "#2E6F93"))
    for x in (14, 39, 63, 87):
        block.line(f"M {x - 8} 94 C {x - 6} 87 {x + 5} 87 {x + 6} 94", 1.8, _FOAM_WHITE)


def _carve_water_lines(block: Woodblock) -> None:
    for k, (shift, alpha) in enumerate(((9, 255), (17, 220), (25, 190), (33, 150))):
        line = (
            f"M {2 + shift} 98 C {4 + shift} 66 {14 + shift * 0.8} {38 + 2 * k} "
            f"{44 + shift * 0.25} {20 + 5 * k}"
        )
        colour = "#8FC0CF" if k % 2 else "#CFE6EA"
        block.line(line, 1.9 if k else 2.6, colour, alpha)


def _carve_mandarin(block: Woodblock) -> None:
    """Print the Mandarin."""
    _carve_robe(block)
    _carve_smile(block)
    _carve_hat(block)


def _carve_robe(block: Woodblock) -> None:
    silk = wash(10, 70, 90, 98, "#C9442F", "#8A2318")
    block.shape("M 8 98 C 10 80 22 74 36 70 L 64 70 C 78 74 90 80 92 98 Z", silk, 2.4)
    block.shape("M 36 70 L 50 88 L 64 70 L 58 66 L 42 66 Z", "#FBF2DE", 1.9)
    block.shape("M 38 86 L 62 86 L 62 98 L 38 98 Z", "#2F5E86", 1.8)
    block.line("M 43 96 C 42 90 50 88 54 90 C 58 92 56 96 52 95", 1.3, "#E9C98A")


def _carve_smile(block: Woodblock) -> None:
    skin = wash(32, 42, 68, 76, "#F6DDB8", "#E0B587")
    block.shape("M 32 42 C 30 62 38 76 50 77 C 62 76 70 62 68 42 Z", skin)
    block.pair_of_lines("M 37 51 Q 41 48 46 51", 2.2)
    block.pair_of_lines("M 38.5 56.5 Q 42 54.5 46 56.5", 2.0)
    block.line("M 50 56 L 48.6 62 Q 50 63.4 51.6 62", 1.5)
    block.pair("M 50 65.5 C 44 64 38 67 36 80 C 40 72 44 68.5 50 67.6 Z", INK, 0)
    beard = "M 46.4 72 Q 50 70.6 53.6 72 C 53 82 52 88 50 94 C 48 88 47 82 46.4 72 Z"
    block.shape(beard, INK, 0)


def _carve_hat(block: Woodblock) -> None:
    wing = "M 28 33 C 18 27 4 27 1 33 C 2 40 16 41 28 38 Z"
    block.pair(wing, wash(2, 26, 98, 40, "#3A302C", "#17110F"), 2.0)
    crown = "M 29 44 C 27 28 32 22 38 22 C 38 10 62 10 62 22 C 68 22 73 28 71 44 Q 50 37 29 44 Z"
    block.shape(crown, wash(29, 10, 71, 44, "#4A3E38", "#1C1513"), 2.4)
    block.line("M 37 23 Q 50 30 63 23", 1.4, "#8A7A66")
    block.shape("M 50 28.6 L 54.6 33.6 L 50 38.6 L 45.4 33.6 Z", "#4FA98C", 1.6)
    block.line("M 30 42.5 Q 50 35.5 70 42.5", 1.6, GOLD)


def _carve_traitor(block: Woodblock) -> None:
    """Print the Traitor."""
    block.shape(_FACE, wash(18, 10, 50, 90, "#FFFAF0", "#EFE2C8"), 2.6)
    with block.within(_FACE):
        block.shape("B 50 0 50 100 0", wash(50, 10, 84, 90, "#3A302C", "#1C1614"), 0)
        _carve_both(block, "M 50 8 C 42 14 40 24 46 32 C 46 26 48 24 50 22 Z", RED, _YELLOW)
        _carve_both(block, "M 44 38 C 36 28 26 26 20 20 C 20 30 28 38 42 42 Z", _BLACK, _MASK_WHITE)
        _carve_both(block, "M 45 50 C 38 40 28 42 23 48 C 28 60 38 60 45 50 Z", RED, _YELLOW)
        _carve_eyes(block)
        _carve_painted_lines(block)
    block.line("M 50 8 L 50 94", 1.6)
    block.line(_FACE, 2.6)


def _carve_both(block: Woodblock, shape: str, fair: str, dark: str) -> None:
    block.shape(shape, fair, 0)
    block.shape(mirrored(shape), dark, 0)


def _carve_eyes(block: Woodblock) -> None:
    """Print two eyes that look sidelong, the same way."""
    block.pair("M 42.5 50 Q 35 44.5 27 49.5 Q 35 55.5 42.5 50 Z", "#FFFDF6", 0)
    for x in (37.6, 68):
        block.shape(f"O {x} 50 3.2", "#16110E", 0)


def _carve_painted_lines(block: Woodblock) -> None:
    """Print cheeks and nose, and a smile that turns into a scowl."""
    cheek = "M 24 62 C 32 62 36 70 30 74 C 26 76 24 70 28 69"
    nose = "M 49 46 C 47 56 44 60 45 63 Q 47 65.5 50 64.6"
    block.line(cheek, 2.2, RED)
    block.line(mirrored(cheek), 2.2, _YELLOW)
    block.line(nose, 2.0, _BLACK)
    block.line(mirrored(nose), 2.0, _MASK_WHITE)
    block.shape("M 50 74 C 44 76 38 75 34 71 C 36 80 44 83 50 80 Z", RED, 0)
    block.shape("M 50 74 C 56 72 62 76 66 82 C 60 79 55 79 50 80 Z", _YELLOW, 0)


def _carve_warrior(block: Woodblock) -> None:
    """Print the Warrior."""
    for degrees in (42, -42):
        _carve_sword(block, degrees)
    block.shape(
        "M 50 22 C 38 16 40 2 54 1 C 50 6 58 8 66 4 C 66 14 58 20 52 22 Z",
        wash(40, 0, 60, 24, "#D8523C", "#A32B1C"),
    )
    _carve_neck_guard(block)
    _carve_stern_face(block)
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


def _carve_stern_face(block: Woodblock) -> None:
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
