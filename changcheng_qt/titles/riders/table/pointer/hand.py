"""The held thing on the way to the map: a piece, a good for or from the supply, or the gathering
ground of a rider that a soldier shifts.
"""

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules.geography import Ground
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.table.scene.marks import Piece
from changcheng_qt.ui.pointer.hand import Hand as AnyHand
from changcheng_qt.ui.pointer.hand import Holdable

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Held(Holdable):
    """One of these: a piece to build, a good to `give` to the supply, one to `get` from it, or the
    ground where a shift starts.
    """

    piece: Piece | None = None
    give: Good | None = None
    get: Good | None = None
    start: Ground | None = None


Hand: TypeAlias = AnyHand[Held]


def held_prompt(held: Held | None) -> str:
    """Return the prompt for the held thing; empty for none. It names no good of a hand, for the bar
    is read aloud.
    """
    if held is None:
        return ""
    if held.give is not None:
        return translate("RidersHand", "Choose the good to take from the supply.")
    if held.get is not None:
        return translate("RidersHand", "Choose the goods to pay with.")
    if held.start is not None:
        return translate("RidersHand", "Choose the gathering ground to move the rider to.")
    match held.piece:
        case Piece.ROAD:
            return translate("RidersHand", "Choose where to build the road.")
        case Piece.SETTLEMENT:
            return translate("RidersHand", "Choose the corner for the settlement.")
        case _:
            return translate("RidersHand", "Choose the settlement that becomes a city.")
