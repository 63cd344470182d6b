"""The chronicle, sentence by sentence, as far as the viewer of a View may know.

Events are filtered for their viewer: a hidden value is None and gets the public sentence. A turn, a
scoring or the attack can also be one sentence (`passage_text`).

| module | what it is |
|---|---|
| `turns` | building, playing cards, peeking; added boards, the attack, the end |
| `scoring` | completed provinces, revealed cards, points, the final scoring |
| `passages` | many events in one sentence: clauses, and the patterns that join them |
| `narrator` | the names of seats, places and cards in these sentences |
"""

from collections.abc import Sequence
from typing import assert_never

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.chronicle.narrator import Narrator
from changcheng_qt.titles.changcheng.words.chronicle.scoring import card_text, points_text
from changcheng_qt.titles.changcheng.words.chronicle.turns import building_text, turn_text


def event_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return a sentence about an event."""
    narrator = Narrator(view, players)
    if isinstance(event, events.BuildingEvent):
        return building_text(event, narrator)
    if isinstance(event, events.CardEvent):
        return card_text(event, narrator)
    if isinstance(event, events.PointsEvent):
        return points_text(event, narrator)
    if isinstance(event, events.TurnEvent):
        return turn_text(event, narrator)
    assert_never(event)
