"""The names of pieces and places: blocks, colours and owners; provinces, regions, squares, boards
and the ends of the wall; the block on a square.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import current_language
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name, you_in_list
from changcheng_qt.titles.changcheng.rules.geography import (
    End,
    Face,
    Province,
    Region,
    Side,
    Square,
    Wall,
)
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Block, BlockKind, Colour, Owner
from changcheng_qt.titles.changcheng.rules.view import View

translate = QCoreApplication.translate


def block_name(kind: BlockKind) -> str:
    """Return the name of a kind of block."""
    return {
        BlockKind.SINGLE: translate("Piece", "Wall"),
        BlockKind.DOUBLE: translate("Piece", "Double wall"),
        BlockKind.TOWER: translate("Piece", "Tower"),
        BlockKind.BROKEN: translate("Piece", "Broken wall"),
    }[kind]


def neutral_single_name() -> str:
    """Return the name of a single of the unused colour in a game of two."""
    return translate("Piece", "Neutral wall")


def colour_name(colour: Colour) -> str:
    """Return the name of a colour."""
    return {
        Colour.RED: translate("Colour", "Red"),
        Colour.GREEN: translate("Colour", "Green"),
        Colour.BLUE: translate("Colour", "Blue"),
        Colour.VIOLET: translate("Colour", "Violet"),
    }[colour]


def neutral_name() -> str:
    """Return the name of the unused colour, in place of a player's name."""
    return translate("Seats", "Neutral", "the colour that nobody plays")


def owner_name(players: Sequence[Player], owner: Owner) -> str:
    """Return the name of the player in a seat, or that of the neutral colour."""
    return neutral_name() if owner == NEUTRAL else player_name(players, owner)


def owners_named(
    view: View, owners: Sequence[Owner], players: Sequence[Player], neutral: str = ""
) -> str:
    """Return the names of owners as a list, in which the viewer is "you", and comes first;
    `neutral` may stand for the name of the neutral colour, where a sentence needs walls.
    """
    names = {owner: owner_name(players, owner) for owner in owners}
    if neutral and NEUTRAL in names:
        names[NEUTRAL] = neutral
    others = [name for owner, name in names.items() if owner != view.viewer]
    return listed([you_in_list(), *others] if view.viewer in owners else others)


def province_name(wall: Wall, province: Province) -> str:
    """Return the name of a province in the present language."""
    return wall.province(province).name(current_language())


def province_names(wall: Wall, provinces: Sequence[Province]) -> str:
    """Return the names of provinces as a list."""
    return listed([province_name(wall, province) for province in provinces])


def region_name(wall: Wall, region: Region) -> str:
    """Return the name of a region in the present language."""
    return wall.region(region).name(current_language())


def region_names(wall: Wall, regions: Sequence[Region]) -> str:
    """Return the names of regions as a list."""
    return listed([region_name(wall, region) for region in regions])


def square_name(wall: Wall, square: Square) -> str:
    """Return a name for a square: its province, its place there from the west, and its region."""
    province = wall.province_of[square]
    squares = wall.squares_of[province]
    return fill(
        translate("Place", "{province}, square {place} of {count}, facing {region}"),
        province=province_name(wall, province),
        place=squares.index(square) + 1,
        count=len(squares),
        region=region_name(wall, wall.region_of[square]),
    )


def pair_name(wall: Wall, west: Square, east: Square) -> str:
    """Return a name for two adjacent squares, with their province only once if it is the same."""
    province = wall.province_of[west]
    if wall.province_of[east] != province:
        return fill(
            translate("Place", "{west}; {east}"),
            west=square_name(wall, west),
            east=square_name(wall, east),
        )
    squares = wall.squares_of[province]
    return fill(
        translate("Place", "{province}, squares {west} and {east} of {count}, facing {region}"),
        province=province_name(wall, province),
        west=squares.index(west) + 1,
        east=squares.index(east) + 1,
        count=len(squares),
        region=region_names(wall, sorted({wall.region_of[west], wall.region_of[east]})),
    )


def face_name(face: Face) -> str:
    """Return the name of one face of a board as a label, such as "Board 1A"."""
    if face.board.isdigit():
        sentence = translate("Place", "Board {board}{side}")
    else:
        sentence = translate("Place", "Board {board}, side {side}")
    return fill(sentence, board=face.board, side=face.side.value)


def face_in_sentence(board: str, side: Side) -> str:
    """Return the name of one face of a board within a sentence, such as "board 1A"."""
    if board.isdigit():
        sentence = translate("Place", "board {board}{side}")
    else:
        sentence = translate("Place", "board {board}, side {side}")
    return fill(sentence, board=board, side=side.value)


def end_name(end: End) -> str:
    """Return the name of an end of the wall."""
    return {
        End.WEST: translate("Place", "West end"),
        End.EAST: translate("Place", "East end"),
    }[end]


def square_title(view: View, square: Square, players: Sequence[Player]) -> str:
    """Return the owner of the block on a square, or of its reservation."""
    block = view.blocks[square]
    return _empty_title(view, square, players) if block is None else _block_title(block, players)


def _block_title(block: Block, players: Sequence[Player]) -> str:
    if block.owner == NEUTRAL:
        return {
            BlockKind.BROKEN: translate("Prospect", "A broken neutral wall: it counts for nothing"),
        }.get(block.kind, translate("Prospect", "A neutral wall"))
    title = {
        BlockKind.SINGLE: translate("Prospect", "{player}'s wall"),
        BlockKind.DOUBLE: translate("Prospect", "{player}'s double wall: nothing can break it"),
        BlockKind.TOWER: translate("Prospect", "{player}'s tower: it gives shelter in this region"),
        BlockKind.BROKEN: translate("Prospect", "{player}'s broken wall: it counts for nothing"),
    }[block.kind]
    return fill(title, player=owner_name(players, block.owner))


def _empty_title(view: View, square: Square, players: Sequence[Player]) -> str:
    for reservation in view.reservations:
        left = [s for s in reservation.candidates if view.blocks[s] is None]
        if square in left:
            if len(left) == 1:
                title = translate("Prospect", "Reserved for {player}'s wall")
            else:
                title = translate(
                    "Prospect", "Empty – {player}'s tower reserves one square next to it"
                )
            return fill(title, player=owner_name(players, reservation.owner))
    return translate("Prospect", "An empty square")
