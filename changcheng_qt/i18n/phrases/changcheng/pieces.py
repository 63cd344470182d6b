"""What blocks, colours and their owners are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.pieces import NEUTRAL, BlockKind, Colour, Owner
from changcheng_qt.i18n.phrases.wording import player_name

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


def owner_name(owner: Owner, players: Sequence[Player]) -> str:
    """Return whose a block is: a player's name, or the word for neutral."""
    if owner == NEUTRAL:
        return translate("Piece", "neutral", "owner of a wall, in a list")
    return player_name(players, owner)
