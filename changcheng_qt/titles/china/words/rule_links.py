"""Which section of the rulebook speaks of what: refusals, cards, options, events, and of what the
game waits for.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View

_REFUSALS: Final[Mapping[Refusal, str]] = MappingProxyType(
    {
        Refusal.GAME_OVER: "end",
        Refusal.PLACING_ENDED: "refill",
        Refusal.PIECES_PLACED: "placing",
        Refusal.REGION_WAS_EMPTY: "empty-region",
        Refusal.OTHER_REGION: "one-region",
        Refusal.HOUSE_OWED: "fortification-follow",
        Refusal.SPACE_UNKNOWN: "towns",
        Refusal.REGION_UNKNOWN: "regions",
        Refusal.SPACE_TAKEN: "house",
        Refusal.SPACE_FORTIFIED: "fortification",
        Refusal.COURT_FULL: "court-limit",
        Refusal.NO_HOUSE_THERE: "court-limit",
        Refusal.NO_HOUSES: "out-of-pieces",
        Refusal.NO_EMISSARIES: "out-of-pieces",
        Refusal.NO_FORTIFICATION: "out-of-pieces",
        Refusal.NO_CARD: "one-card",
        Refusal.NO_PAIR: "pair",
        Refusal.PAIR_OF_OWN_COLOUR: "pair",
        Refusal.NOT_IN_HAND: "paying",
        Refusal.TURN_BEGUN: "place-or-swap",
        Refusal.LAST_ROUND: "last-turn",
        Refusal.NOT_LAST_ROUND: "place-or-swap",
        Refusal.NOTHING_DONE: "place-or-swap",
        Refusal.HAND_FULL: "refill",
        Refusal.HAND_NOT_FULL: "refill",
        Refusal.SLOT_UNKNOWN: "open-cards",
        Refusal.SLOT_EMPTY: "open-cards",
    }
)
_OPTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "side": "map-side",
        "deck": "deck",
        "roads": "option-roads",
        "follow": "fortification-follow",
        "hands": "option-hands",
        "fortifications": "fortifications",
    }
)
_EVENTS: Final[Mapping[type, str]] = MappingProxyType(
    {
        events.HousePlaced: "house",
        events.EmissarySent: "emissary",
        events.FortificationPlaced: "fortification",
        events.RegionScored: "scoring",
        events.CardDiscarded: "swap",
        events.OpenCardTaken: "open-cards",
        events.CardDrawn: "draw",
        events.PileExhausted: "pile-runs-out",
        events.DiscardsReshuffled: "pile-runs-out",
        events.OpenCardsFilled: "ending-turn",
        events.TurnEnded: "ending-turn",
        events.TurnBegan: "turn",
        events.Passed: "last-turn",
        events.AllianceScored: "alliance-scoring",
        events.RoadsScored: "line-scoring",
        events.GameEnded: "winner",
    }
)


_STAGES: Final[Mapping[Stage, str]] = MappingProxyType(
    {
        Stage.PLACING: "turn",
        Stage.HOUSE_OWED: "fortification-follow",
        Stage.TAKING: "taking",
        Stage.TURN_END: "ending-turn",
        Stage.OVER: "final-scoring",
    }
)


def rule_of(thing: object) -> str:
    """Return the section about a refusal, a barrier, a card by its colour, an event, or a
    table option by the name of its field; empty for anything else.
    """
    match thing:
        case Refusal():
            return _REFUSALS[thing]
        case Barrier():
            return "undo"
        case Colour():
            return "one-card"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _EVENTS.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about what the game waits for."""
    return _STAGES[view.stage]
