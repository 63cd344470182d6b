"""What happens at the table of Chang Cheng, in the past tense, and what each viewer may see of it;
import the events from here.

Almost every event is public. Only two carry something hidden, in a field that `seen_by` empties:
which card was played, and what a peek showed. `told` names the seats that newly learned something;
undo barriers are read off it.

| module | what happened |
|---|---|
| `building` | building, playing cards, peeking |
| `card_effects` | the revealed cards of a province and what they do |
| `points` | completed provinces, points, what the end of the game counts |
| `turns` | turns, added boards, the attack, the end |
| `kinds` | whether anybody learns something hidden, whether everybody sees all |
"""

from typing import TypeAlias

from changcheng_qt.games.changcheng.events.building import (
    BuildingEvent,
    CardPlayed,
    DoublePlaced,
    NeutralPlaced,
    Peeked,
    ReservationEnded,
    SinglePlaced,
    ThreatTurnedUp,
    TowerPlaced,
)
from changcheng_qt.games.changcheng.events.card_effects import (
    CardCancelled,
    CardEvent,
    CardHadNoEffect,
    CardsRevealed,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.events.points import (
    EmperorPlaced,
    EventCardCounted,
    PointsEvent,
    PointsScored,
    ProvinceCompleted,
    ProvinceScored,
    RegionAttacked,
    Source,
    Tally,
)
from changcheng_qt.games.changcheng.events.turns import (
    AttackBegan,
    ExtensionDue,
    GameEnded,
    MapExtended,
    TurnBegan,
    TurnEnded,
    TurnEvent,
    TurnPassed,
)

Event: TypeAlias = BuildingEvent | CardEvent | PointsEvent | TurnEvent

__all__ = [
    "AttackBegan",
    "BuildingEvent",
    "CardCancelled",
    "CardEvent",
    "CardHadNoEffect",
    "CardPlayed",
    "CardsRevealed",
    "DoublePlaced",
    "EmperorPlaced",
    "Event",
    "EventCardCounted",
    "ExtensionDue",
    "GameEnded",
    "MapExtended",
    "NeutralPlaced",
    "Peeked",
    "PointsEvent",
    "PointsScored",
    "ProvinceCompleted",
    "ProvinceScored",
    "RegionAttacked",
    "ReservationEnded",
    "SinglePlaced",
    "Source",
    "SwapDeclined",
    "Tally",
    "ThreatRemoved",
    "ThreatTurnedUp",
    "TowerPlaced",
    "TurnBegan",
    "TurnEnded",
    "TurnEvent",
    "TurnPassed",
    "ValueChanged",
    "VirtualWallsAdded",
    "WallBroken",
    "WallsSwapped",
]
