"""Hints for pictures, kept as a search of twenty seconds found them once."""

from types import MappingProxyType
from typing import Final

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle, PlaceTower, PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.verdicts.reasons import Reason, Way
from screens.stills import Told

_FLOOD: Final = Reason(Why.PROVINCE_WON, place=1, points=1.86, shares=(52, 35))
_TOWER: Final = Reason(Why.PROVINCE_WON, place=1, points=3.58, shares=(95, 35))

HINTS: Final[Told] = MappingProxyType(
    {
        40: (
            Way(PlaceTower(0)),
            Way(PlayCard(ActionCard.FLOOD, 1), 0.82, reasons=(_FLOOD,), then=PlaceSingle(6)),
            Way(PlaceTower(6), 1.61, reasons=(_TOWER,)),
        ),
        41: (Way(PlaceSingle(6)),),
    }
)
"""The hints for the beginning of a turn in the middle of a game, and for its next step."""
