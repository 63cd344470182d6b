"""The pictures on the cards, each in a box of 100 x 100: mineral colours under a warm ink line.

`paint_action_art(painter, card)` and `paint_event_art(painter, event)` paint one; `ACTION_TINTS`
and `EVENT_TINTS` are the grounds that go behind them.

| module | what it is |
|---|---|
| `warrior`, `traitor`, `flood`, `mandarin` | one action card each |
| `builders` | the Builder and the Master Builder |
| `events` | the four event cards |
| `woodblock` | the tools they are drawn with |
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard
from changcheng_qt.ui.changcheng.painting.card_art.builders import carve_builder, carve_master
from changcheng_qt.ui.changcheng.painting.card_art.events import (
    carve_diplomacy,
    carve_dominance,
    carve_observers,
    carve_reward,
)
from changcheng_qt.ui.changcheng.painting.card_art.flood import carve_flood
from changcheng_qt.ui.changcheng.painting.card_art.mandarin import carve_mandarin
from changcheng_qt.ui.changcheng.painting.card_art.traitor import carve_traitor
from changcheng_qt.ui.changcheng.painting.card_art.warrior import carve_warrior
from changcheng_qt.ui.changcheng.painting.card_art.woodblock import Woodblock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QPainter

ACTION_TINTS: "Final[Mapping[ActionCard, str]]" = MappingProxyType(
    {
        ActionCard.WARRIOR: "#EBD9BC",
        ActionCard.TRAITOR: "#DED3DA",
        ActionCard.FLOOD: "#CFE2DF",
        ActionCard.BUILDER: "#EADDBE",
        ActionCard.MASTER_BUILDER: "#D5DEE6",
        ActionCard.MANDARIN: "#EFD3C4",
    }
)

EVENT_TINTS: "Final[Mapping[EventCard, str]]" = MappingProxyType(
    {
        EventCard.DIPLOMACY: "#DCE6D2",
        EventCard.DOMINANCE: "#D3E2DE",
        EventCard.IMPERIAL_REWARD: "#F3E0B4",
        EventCard.OBSERVERS: "#5B6C86",
    }
)

_ACTIONS: "Final[Mapping[ActionCard, Callable[[Woodblock], None]]]" = MappingProxyType(
    {
        ActionCard.WARRIOR: carve_warrior,
        ActionCard.TRAITOR: carve_traitor,
        ActionCard.FLOOD: carve_flood,
        ActionCard.BUILDER: carve_builder,
        ActionCard.MASTER_BUILDER: carve_master,
        ActionCard.MANDARIN: carve_mandarin,
    }
)

_EVENTS: "Final[Mapping[EventCard, Callable[[Woodblock], None]]]" = MappingProxyType(
    {
        EventCard.DIPLOMACY: carve_diplomacy,
        EventCard.DOMINANCE: carve_dominance,
        EventCard.IMPERIAL_REWARD: carve_reward,
        EventCard.OBSERVERS: carve_observers,
    }
)


def paint_action_art(painter: "QPainter", card: ActionCard) -> None:
    """Paint the picture of an action card into a box of 100 x 100."""
    _ACTIONS[card](Woodblock(painter))


def paint_event_art(painter: "QPainter", event: EventCard) -> None:
    """Paint the picture of an event card into a box of 100 x 100."""
    _EVENTS[event](Woodblock(painter))
