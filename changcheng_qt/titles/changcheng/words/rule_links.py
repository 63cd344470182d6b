"""The section of the rulebook about a thing: options and events by the tables here; a refusal, a
stage and any other `Sectioned` names its own.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View

_CARDS: Final[Mapping[ActionCard, str]] = MappingProxyType(
    {
        ActionCard.WARRIOR: "warrior",
        ActionCard.TRAITOR: "traitor",
        ActionCard.FLOOD: "flood",
        ActionCard.BUILDER: "builder",
        ActionCard.MASTER_BUILDER: "master-builder",
        ActionCard.MANDARIN: "mandarin",
    }
)
_OPTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sides": "option-boards",
        "opening": "option-opening",
        "peek_reach": "option-memory-aid",
        "memory_aid": "option-memory-aid",
        "neutrals_compete": "neutral-compete",
        "random_extension": "option-boards",
        "extension_time": "at-once",
        "removed_threat_shown": "option-cards",
        "swap_anywhere": "mandarin",
        "dominance_longest_only": "dominance",
    }
)
_EVENTS: Final[Mapping[type, str]] = MappingProxyType(
    {
        events.SinglePlaced: "two-walls",
        events.NeutralPlaced: "neutral-wall",
        events.DoublePlaced: "double-wall",
        events.TowerPlaced: "tower-action",
        events.ReservationEnded: "reservation-ends",
        events.CardPlayed: "where-cards-go",
        events.Peeked: "peek",
        events.ThreatTurnedUp: "observers",
        events.CardsRevealed: "same-number",
        events.CardCancelled: "warrior",
        events.WallBroken: "traitor",
        events.ThreatRemoved: "traitor",
        events.ValueChanged: "value",
        events.VirtualWallsAdded: "majority",
        events.WallsSwapped: "mandarin",
        events.SwapDeclined: "mandarin",
        events.CardHadNoEffect: "card-order",
        events.ProvinceCompleted: "scoring",
        events.ProvinceScored: "majority",
        events.EmperorPlaced: "emperor-cards",
        events.RegionAttacked: "attack-steps",
        events.TurnBegan: "turn-order",
        events.TurnEnded: "ending-turn",
        events.TurnPassed: "passing",
        events.ExtensionDue: "when-board",
        events.MapExtended: "extension-choice",
        events.AttackBegan: "attack",
        events.GameEnded: "winner",
    }
)


def rule_of(thing: object) -> str:
    """Return the section about a refusal, a barrier, a card, a kind of block, an event, or a table
    option by the name of its field; empty for anything else.
    """
    match thing:
        case Sectioned():
            return thing.section
        case events.PointsScored():
            return thing.source.section
        case events.EventCardCounted():
            return thing.card.section
        case ActionCard():
            return _CARDS[thing]
        case Barrier():
            return "peek-undo" if thing is Barrier.HIDDEN_SHOWN else "table"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _EVENTS.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about the current decision: the card's own, if it is about one."""
    if view.stage is Stage.DECISION and view.scoring is not None and view.scoring.pending:
        return _CARDS[view.scoring.pending[0].card]
    if view.stage is Stage.ACTION and view.is_opening:
        return "opening"
    return view.stage.section
