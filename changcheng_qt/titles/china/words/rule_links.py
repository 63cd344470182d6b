"""The section of the rulebook about a thing: options and events by the tables here; a refusal, a
stage and any other `Sectioned` names its own.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import View

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


def rule_of(thing: object) -> str:
    """Return the section about a refusal, a barrier, a card by its colour, an event, or a
    table option by the name of its field; empty for anything else.
    """
    match thing:
        case Sectioned():
            return thing.section
        case Barrier():
            return "undo"
        case Colour():
            return "one-card"
        case str():
            return _OPTIONS.get(thing, "")
        case _:
            return _EVENTS.get(type(thing), "")


def rule_now(view: View) -> str:
    """Return the section about the current decision."""
    return view.stage.section
