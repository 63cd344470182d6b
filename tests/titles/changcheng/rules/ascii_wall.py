"""The wall as three lines of text, to show why a test has failed."""

from changcheng_qt.titles.changcheng.rules.geography import Wall
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Block, BlockKind

_SYMBOLS = {
    BlockKind.SINGLE: "s",
    BlockKind.DOUBLE: "d",
    BlockKind.TOWER: "t",
    BlockKind.BROKEN: "x",
}


def ascii_wall(wall: Wall, blocks: tuple[Block | None, ...]) -> str:
    """Return the wall west to east in three lines: regions, blocks (`s0` single of seat 0, `-`
    neutral), provinces.
    """
    north = " ".join(f"{chr(ord('a') + wall.region_of[q]):>2}" for q in wall.west_to_east)
    middle = " ".join(_symbol(blocks[q]) for q in wall.west_to_east)
    south = " ".join(f"{chr(ord('A') + wall.province_of[q]):>2}" for q in wall.west_to_east)
    return "\n".join((north, middle, south))


def _symbol(block: Block | None) -> str:
    if block is None:
        return " ."
    return _SYMBOLS[block.kind] + ("-" if block.owner == NEUTRAL else str(block.owner))
