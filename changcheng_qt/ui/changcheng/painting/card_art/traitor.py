"""The Traitor: an opera mask with two faces."""

from typing import Final

from changcheng_qt.ui.changcheng.painting.card_art.woodblock import (
    RED,
    Woodblock,
    mirrored,
    wash,
)

_FACE: Final = (
    "M 50 8 C 74 8 84 26 82 48 C 80 72 64 92 50 94 C 36 92 20 72 18 48 C 16 26 26 8 50 8 Z"
)
_BLACK: Final = "#1F1815"
_YELLOW: Final = "#E0B04C"
_WHITE: Final = "#F4E9D4"


def carve_traitor(block: Woodblock) -> None:
    """Print the Traitor."""
    block.shape(_FACE, wash(18, 10, 50, 90, "#FFFAF0", "#EFE2C8"), 2.6)
    with block.within(_FACE):
        block.shape("B 50 0 50 100 0", wash(50, 10, 84, 90, "#3A302C", "#1C1614"), 0)
        _carve_both(block, "M 50 8 C 42 14 40 24 46 32 C 46 26 48 24 50 22 Z", RED, _YELLOW)
        _carve_both(block, "M 44 38 C 36 28 26 26 20 20 C 20 30 28 38 42 42 Z", _BLACK, _WHITE)
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
    block.line(mirrored(nose), 2.0, _WHITE)
    block.shape("M 50 74 C 44 76 38 75 34 71 C 36 80 44 83 50 80 Z", RED, 0)
    block.shape("M 50 74 C 56 72 62 76 66 82 C 60 79 55 79 50 80 Z", _YELLOW, 0)
