"""Which section of the rulebook speaks of what: refusals, cards, options, events, and of what the
game waits for.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.commands import Refusal
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind, EventCard
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
_EVENT_CARDS: Final[Mapping[EventCard, str]] = MappingProxyType(
    {
        EventCard.DIPLOMACY: "diplomacy",
        EventCard.DOMINANCE: "dominance",
        EventCard.IMPERIAL_REWARD: "imperial-reward",
        EventCard.OBSERVERS: "observers",
    }
)
_REFUSALS: Final[Mapping[Refusal, str]] = MappingProxyType(
    {
        Refusal.GAME_OVER: "game-end",
        Refusal.SCORING_FIRST: "scoring",
        Refusal.DECISION_FIRST: "card-order",
        Refusal.EXTENSION_FIRST: "when-board",
        Refusal.NOTHING_TO_DECIDE: "card-order",
        Refusal.NOT_YOUR_CHOICE: "card-order",
        Refusal.ACTION_DONE: "turn-order",
        Refusal.ACTION_OPEN: "must-act",
        Refusal.ACTION_POSSIBLE: "passing",
        Refusal.ONE_SINGLE_OPENS: "opening",
        Refusal.SQUARE_UNKNOWN: "boards",
        Refusal.SQUARE_OCCUPIED: "boards",
        Refusal.SQUARES_APART: "double-wall",
        Refusal.BESIDE_TOWER: "towers-apart",
        Refusal.RESERVED: "reservation",
        Refusal.RESERVED_FOR_SINGLE: "reservation-own-blocks",
        Refusal.NO_SINGLES: "blocks",
        Refusal.NO_DOUBLE: "blocks",
        Refusal.NO_TOWER: "blocks",
        Refusal.NO_NEUTRALS: "neutral-wall",
        Refusal.NOT_IN_HAND: "action-cards",
        Refusal.PROVINCE_UNKNOWN: "provinces-and-regions",
        Refusal.PROVINCE_FULL: "where-cards-go",
        Refusal.SECOND_SINGLE_SAME_PROVINCE: "two-walls",
        Refusal.SECOND_CARD_SAME_PROVINCE: "two-cards",
        Refusal.SINGLE_BESIDE_CARD: "card-then-wall",
        Refusal.NOT_AFTER_SINGLE: "choosing-action",
        Refusal.NOT_AFTER_CARD: "choosing-action",
        Refusal.CANNOT_FINISH: "must-act",
        Refusal.NEUTRAL_ELSEWHERE: "neutral-where",
        Refusal.NEUTRAL_PLACED: "neutral-wall",
        Refusal.NEUTRAL_MUST: "neutral-forced",
        Refusal.NO_NEUTRAL_IN_OPENING: "neutral-where",
        Refusal.NOT_COMPLETED: "scoring",
        Refusal.PEEK_NOT_BUILT: "peek-not",
        Refusal.PEEK_KNOWN: "peek-not",
        Refusal.PEEK_FACE_UP: "peek-not",
        Refusal.PEEK_REMOVED: "peek-not",
        Refusal.NOT_NOW: "turn-order",
        Refusal.BOARD_IN_PLAY: "extension-choice",
        Refusal.SIDE_NOT_ALLOWED: "option-boards",
        Refusal.BOARD_NOT_DRAWN: "option-boards",
    }
)
_BLOCKS: Final[Mapping[BlockKind, str]] = MappingProxyType(
    {
        BlockKind.SINGLE: "two-walls",
        BlockKind.DOUBLE: "double-wall",
        BlockKind.TOWER: "tower-action",
        BlockKind.BROKEN: "broken-walls",
    }
)
_SOURCES: Final[Mapping[events.Source, str]] = MappingProxyType(
    {
        events.Source.DOUBLE: "double-wall",
        events.Source.PROVINCE: "value",
        events.Source.REGION: "attack-steps",
        events.Source.DIPLOMACY: "diplomacy",
        events.Source.DOMINANCE: "dominance",
        events.Source.IMPERIAL_REWARD: "imperial-reward",
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
_STAGES: Final[Mapping[Stage, str]] = MappingProxyType(
    {
        Stage.ACTION: "actions",
        Stage.SCORING_DUE: "scoring",
        Stage.DECISION: "card-order",
        Stage.TURN_END: "ending-turn",
        Stage.EXTENSION: "extension-choice",
        Stage.OVER: "winner",
    }
)


def rule_of(thing: object) -> str:
    """Return the section about a refusal, a barrier, a card, a kind of block, an event, or a table
    option by the name of its field; empty for anything else.
    """
    match thing:
        case BlockKind():
            return _BLOCKS[thing]
        case events.PointsScored():
            return _SOURCES[thing.source]
        case events.EventCardCounted():
            return _EVENT_CARDS[thing.card]
        case ActionCard():
            return _CARDS[thing]
        case EventCard():
            return _EVENT_CARDS[thing]
        case Refusal():
            return _REFUSALS[thing]
        case Barrier():
            return "peek-undo" if thing is Barrier.HIDDEN_SHOWN else "table"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _EVENTS.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about what the game waits for: the card's own, where one is decided."""
    if view.stage is Stage.DECISION and view.scoring is not None and view.scoring.pending:
        return _CARDS[view.scoring.pending[0].card]
    if view.stage is Stage.ACTION and view.is_opening:
        return "opening"
    return _STAGES[view.stage]
