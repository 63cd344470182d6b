"""The pictures on the four event cards, each printed like a woodcut into a box of 100 x 100.

A sealed treaty, a wall over hills, gold ingots, a beacon at night.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QPainter

from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.table.painting.woodblock import GOLD, INK, RED, Woodblock, wash

EVENT_TINTS: Final[Mapping[EventCard, str]] = MappingProxyType(
    {
        EventCard.DIPLOMACY: "#DCE6D2",
        EventCard.DOMINANCE: "#D3E2DE",
        EventCard.IMPERIAL_REWARD: "#F3E0B4",
        EventCard.OBSERVERS: "#5B6C86",
    }
)
"""The ground behind each picture."""

_GOLD_LEAF: Final = ("#FFF0B8", "#E9BC4C", "#A8741A")
_STONE: Final = ("#E2D3B4", "#B79E78", "#7D6547")
_INGOT: Final = (
    "M 4 36 C 12 34 14 48 30 48 L 70 48 C 86 48 88 34 96 36 C 98 56 88 76 50 76 C 12 76 2 56 4 36 Z"
)
_INGOT_HEART: Final = "M 24 44 C 28 22 72 22 76 44 C 72 54 28 54 24 44 Z"


def paint_event_art(painter: QPainter, event: EventCard) -> None:
    """Paint the picture of an event card into a box of 100 x 100."""
    block = Woodblock(painter)
    match event:
        case EventCard.DIPLOMACY:
            _carve_diplomacy(block)
        case EventCard.DOMINANCE:
            _carve_dominance(block)
        case EventCard.IMPERIAL_REWARD:
            _carve_reward(block)
        case EventCard.OBSERVERS:
            _carve_observers(block)


def _carve_diplomacy(block: Woodblock) -> None:
    """Print a treaty with two seals, and the brush that signed it."""
    block.shape(
        "M 18 22 L 82 22 L 82 84 L 18 84 Z", wash(18, 22, 82, 84, "#FFFBEE", "#E9DBB8"), 2.4
    )
    for y in (34, 43, 52):
        block.line(f"M 28 {y} L {72 if y < 52 else 52} {y}", 2.0, "#8A7A62")
    for y in (18, 84):
        low, high = y - 4, y + 6
        roller = (
            f"M 12 {low} L 88 {low} C 92 {low} 92 {high} 88 {high} "
            f"L 12 {high} C 8 {high} 8 {low} 12 {low} Z"
        )
        block.shape(roller, wash(0, y - 4, 0, y + 6, "#E9C98A", "#A9743A", "#7A4F24"), 2.0)
    block.shape("B 26 60 18 18 2", RED, 1.8)
    block.line("M 31 65 L 39 65 M 35 65 L 35 74 M 31 70 L 39 70 M 31 74 L 39 74", 1.6, "#FFE9D6")
    block.shape("O 57 69 9", "#2F7F63", 1.8)
    block.line("M 52 69 L 62 69 M 57 64 L 57 74 O 57 69 5", 1.5, "#E6F5EA")
    with block.turned(78, 50, 28):
        block.shape(
            "M -2.6 -44 L 2.6 -44 L 3 14 L -3 14 Z", wash(-3, 0, 3, 0, "#D8A866", "#8C5A2C"), 1.9
        )
        block.shape("M -3.4 12 L 3.4 12 L 3.8 18 L -3.8 18 Z", GOLD, 1.6)
        block.shape("M -3.8 18 C -5 26 -2 30 0 38 C 2 30 5 26 3.8 18 Z", INK, 1.4)


def _carve_dominance(block: Woodblock) -> None:
    """Print one unbroken wall that runs over the hills."""
    block.shape("O 76 22 10", wash(66, 10, 86, 34, "#F0B85A", "#D0602F"), 1.9)
    far = "M 0 62 L 16 36 L 26 48 L 42 20 L 58 46 L 68 36 L 86 58 L 100 48 L 100 78 L 0 78 Z"
    block.shape(far, wash(0, 20, 0, 78, "#5E93A0", "#A9CDB8"), 2.0)
    near = "M 0 98 L 0 78 C 16 58 30 56 44 68 C 58 80 72 52 100 60 L 100 98 Z"
    block.shape(near, wash(0, 56, 0, 98, "#8DBB8A", "#4F8A66"), 2.2)
    wall = (
        "M 4 92 C 18 84 20 66 34 66 C 48 66 46 84 60 80 C 74 76 72 54 96 50 "
        "L 96 62 C 80 66 80 86 62 91 C 44 96 44 78 34 78 C 26 78 24 94 8 98 Z"
    )
    block.shape(wall, wash(4, 50, 60, 98, *_STONE), 2.2)
    for x, y in ((15, 82), (24, 69), (43, 69.5), (52, 79), (67, 75), (77, 61), (88, 52)):
        block.shape(
            f"M {x - 2.6} {y} L {x - 2.6} {y - 5} L {x + 2.6} {y - 5} L {x + 2.6} {y} Z",
            "#CDB68E",
            1.4,
        )
    for x, y, size in ((34, 66, 1.0), (60, 82, 1.15)):
        _carve_watchtower(block, x, y, size)


def _carve_reward(block: Woodblock) -> None:
    """Print gold ingots with the glow of a gift."""
    rays = " ".join(
        f"M {50 + dx * 0.62} {40 + dy * 0.62} L {50 + dx} {40 + dy}"
        for dx, dy in (
            (-44, -10),
            (-36, -28),
            (-20, -38),
            (0, -42),
            (20, -38),
            (36, -28),
            (44, -10),
        )
    )
    block.line(rays, 2.4, "#C98A12")
    for x, y in ((-22, 20), (22, 20), (0, -6)):
        with block.turned(x + 18, y + 16, 0):
            _carve_ingot(block)


def _carve_observers(block: Woodblock) -> None:
    """Print a beacon tower at night, its fire visible from afar."""
    block.shape("O 24 22 11", wash(14, 12, 34, 34, "#FFF7DC", "#E3D3A2"), 1.8)
    block.shape("M 0 98 L 0 82 C 20 70 34 84 54 78 C 72 72 84 82 100 74 L 100 98 Z", "#2C3B4A", 2.2)
    smoke = "M 62 24 C 50 16 66 10 60 2 C 74 8 68 14 78 16 C 84 20 78 28 70 28 Z"
    block.shape(smoke, wash(60, 2, 74, 28, "#C9CED6", "#8793A3"), 1.8)
    block.shape("M 46 98 L 50 50 L 80 50 L 84 98 Z", wash(46, 50, 84, 98, *_STONE), 2.4)
    courses = (
        "M 49 62 L 81 62 M 48 74 L 82 74 M 47 86 L 83 86 "
        "M 60 50 L 60 62 M 72 62 L 72 74 M 58 74 L 58 86"
    )
    block.line(courses, 1.3, "#6B5438")
    block.shape("M 60 98 L 60 88 C 60 81 70 81 70 88 L 70 98 Z", "#241A12", 1.8)
    for x in (45, 56, 67, 78):
        block.shape(f"M {x} 50 L {x} 42 L {x + 7} 42 L {x + 7} 50 Z", "#CDB68E", 1.9)
    flame = "M 56 42 C 50 32 60 30 60 20 C 68 24 66 30 70 28 C 78 34 76 40 74 42 Z"
    block.shape(flame, wash(62, 18, 64, 42, "#FFE27A", "#F09A34", "#C9442F"), 2.0)
    block.shape("M 61 42 C 58 36 64 35 65 30 C 70 35 70 39 69 42 Z", "#FFF3C4", 0)


def _carve_watchtower(block: Woodblock, x: float, y: float, size: float) -> None:
    with block.turned(x, y, 0):
        half, top = 7 * size, -17 * size
        block.shape(
            f"M {-half} 8 L {-half} {top} L {half} {top} L {half} 8 Z",
            wash(-half, top, half, 8, *_STONE),
            1.9,
        )
        eaves = half + 4
        ridge, peak = half / 2, top - 9
        roof = (
            f"M {-eaves} {top} Q {-half} {top - 2} {-ridge} {peak} "
            f"L {ridge} {peak} Q {half} {top - 2} {eaves} {top} Z"
        )
        block.shape(roof, RED, 1.9)
        block.shape("M -2 8 L -2 0 C -2 -4 2 -4 2 0 L 2 8 Z", "#241A12", 1.2)


def _carve_ingot(block: Woodblock) -> None:
    scale = 0.64
    outer, heart = (_scaled(shape, scale) for shape in (_INGOT, _INGOT_HEART))
    block.shape(outer, wash(0, 22, 40, 50, *_GOLD_LEAF), 2.2)
    block.shape(heart, wash(14, 16, 50, 36, "#FFF6D0", "#E2AE3C"), 2.0)


def _scaled(shape: str, scale: float) -> str:
    return " ".join(
        word if word.isalpha() else f"{float(word) * scale:.2f}" for word in shape.split()
    )
