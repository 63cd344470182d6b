"""The section of the rulebook about a thing: options, edicts and events by the tables here; a
refusal, a stage and any other `Sectioned` names its own.
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
        "founding": "first-settlements",
        "fort_road": "forts",
        "pirate": "pirate",
        "conquest": "conquest",
        "offers": "offer",
        "counters": "answers",
        "extra": "extra-round",
        "rounds": "peace",
        "hands": "option-hands",
    }
)
_EVENTS: Final[Mapping[str, tuple[type, ...]]] = MappingProxyType(
    {
        "forts": (events.FortFounded,),
        "first-settlements": (events.SettlementFounded, events.RoadLaid),
        "first-goods": (events.StartGoodsTaken,),
        "crown": (events.CrownTookSector,),
        "turn": (events.TurnBegan,),
        "ending-turn": (events.TurnEnded,),
        "roll": (events.DiceRolled,),
        "production": (events.GoodsProduced,),
        "short-supply": (events.SupplyShort,),
        "gathering": (events.RiderDrawn,),
        "assault": (events.RiderAssaulted,),
        "full-ground": (events.AssaultFull,),
        "breach": (events.SectionBreached,),
        "towers": (events.WallRaised,),
        "discard": (events.GoodsDiscarded,),
        "pirate": (events.PirateMoved, events.PirateStayed),
        "robbery": (events.GoodsRobbed, events.AllSpared),
        "road": (events.RoadBuilt,),
        "settlement": (events.SettlementBuilt,),
        "city": (events.CityBuilt,),
        "supply-trade": (events.SupplyTraded,),
        "offer": (events.OfferMade,),
        "answers": (events.OfferAnswered, events.AnswersShown),
        "deal": (events.OfferEnded, events.DealMade),
        "buy-edict": (events.EdictBought,),
        "play-edict": (events.EdictPlayed, events.EdictFinished),
        "soldier": (events.RiderShifted, events.RiderChased),
        "tribute": (events.TributeTaken,),
        "levy": (events.GoodsLevied,),
        "extra-round": (events.ExtraRoundBegan, events.ExtraPassed),
        "long-road": (events.LongRoadMoved,),
        "great-host": (events.GreatHostMoved,),
        "end": (events.GameEnded,),
    }
)
_EDICTS: Final[Mapping[Edict, str]] = MappingProxyType(
    {
        Edict.SOLDIER: "soldier",
        Edict.CORVEE: "corvee",
        Edict.TRIBUTE: "tribute",
        Edict.LEVY: "levy",
        Edict.ACADEMY: "academy",
        Edict.MARKET: "academy",
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
            return _EDICTS[thing]
        case Good():
            return "land"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _BY_EVENT.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about the current decision."""
    return view.stage.section
