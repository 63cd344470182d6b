"""The section of the rules about a thing: options and events by the tables here; a refusal, a
stage and any other `Sectioned` names its own.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.view import View

_OPTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "founding": "setup",
        "fort_road": "setup",
        "pirate": "seven",
        "conquest": "end",
        "offers": "trade",
        "counters": "trade",
        "extra": "seats",
        "rounds": "end",
        "hands": "aim",
    }
)
_EVENTS: Final[Mapping[str, tuple[type, ...]]] = MappingProxyType(
    {
        "setup": (
            *(events.FortFounded, events.SettlementFounded),
            *(events.StartGoodsTaken, events.RoadLaid),
        ),
        "turn": (events.TurnBegan, events.TurnEnded),
        "roll": (events.DiceRolled, events.GoodsProduced, events.SupplyShort),
        "riders": (events.RiderDrawn, events.RiderAssaulted, events.AssaultFull),
        "wall": (events.SectionBreached, events.WallRaised),
        "seven": (
            *(events.GoodsDiscarded, events.PirateMoved, events.PirateStayed),
            *(events.GoodsRobbed, events.AllSpared),
        ),
        "building": (events.RoadBuilt, events.SettlementBuilt, events.CityBuilt),
        "trade": (
            *(events.SupplyTraded, events.OfferMade, events.OfferAnswered),
            *(events.AnswersShown, events.OfferEnded, events.DealMade),
        ),
        "edicts": (
            *(events.EdictBought, events.EdictPlayed, events.RiderShifted, events.RiderChased),
            *(events.TributeTaken, events.GoodsLevied, events.EdictFinished),
        ),
        "seats": (events.CrownTookSector, events.ExtraRoundBegan, events.ExtraPassed),
        "points": (events.LongRoadMoved, events.GreatHostMoved),
        "end": (events.GameEnded,),
    }
)
_BY_EVENT: Final = {kind: section for section, kinds in _EVENTS.items() for kind in kinds}


def rule_of(thing: object) -> str:
    """Return the section about a refusal, a stage, a barrier, an edict, a good, an event, or a
    table option by the name of its field; empty for anything else.
    """
    match thing:
        case Sectioned():
            return thing.section
        case Barrier():
            return "undo"
        case Edict():
            return "edicts"
        case Good():
            return "costs"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _BY_EVENT.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about the current decision."""
    return view.stage.section
