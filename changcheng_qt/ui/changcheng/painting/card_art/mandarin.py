"""The Mandarin: a smiling official with a winged hat."""

from changcheng_qt.ui.changcheng.painting.card_art.woodblock import (
    GOLD,
    INK,
    Woodblock,
    wash,
)


def carve_mandarin(block: Woodblock) -> None:
    """Print the Mandarin."""
    _carve_robe(block)
    _carve_face(block)
    _carve_hat(block)


def _carve_robe(block: Woodblock) -> None:
    silk = wash(10, 70, 90, 98, "#C9442F", "#8A2318")
    block.shape("M 8 98 C 10 80 22 74 36 70 L 64 70 C 78 74 90 80 92 98 Z", silk, 2.4)
    block.shape("M 36 70 L 50 88 L 64 70 L 58 66 L 42 66 Z", "#FBF2DE", 1.9)
    block.shape("M 38 86 L 62 86 L 62 98 L 38 98 Z", "#2F5E86", 1.8)
    block.line("M 43 96 C 42 90 50 88 54 90 C 58 92 56 96 52 95", 1.3, "#E9C98A")


def _carve_face(block: Woodblock) -> None:
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
