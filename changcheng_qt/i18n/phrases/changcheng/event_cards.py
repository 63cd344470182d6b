"""The four event cards: what they are called and what they do."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.pieces import EventCard
from changcheng_qt.games.changcheng.setup import Options

translate = QCoreApplication.translate


def event_card_name(card: EventCard) -> str:
    """Return the name of an event card."""
    return {
        EventCard.DIPLOMACY: translate("EventCard", "Diplomacy"),
        EventCard.DOMINANCE: translate("EventCard", "Dominance"),
        EventCard.IMPERIAL_REWARD: translate("EventCard", "Imperial Reward"),
        EventCard.OBSERVERS: translate("EventCard", "Observers"),
    }[card]


def event_card_rule(card: EventCard, options: Options | None = None) -> str:
    """Say in one sentence what an event card does under the table options."""
    return {
        EventCard.DIPLOMACY: translate(
            "EventCard",
            "At the end, whoever has walls in the most provinces scores 4 points; "
            "tied players all score.",
        ),
        EventCard.DOMINANCE: _dominance_rule(options or Options()),
        EventCard.IMPERIAL_REWARD: translate(
            "EventCard", "At the end, each player scores 2 points per action card left in hand."
        ),
        EventCard.OBSERVERS: translate(
            "EventCard",
            "Whenever someone builds in a region, that region's threat counter is "
            "revealed permanently.",
        ),
    }[card]


def _dominance_rule(options: Options) -> str:
    if options.dominance_longest_only:
        return translate(
            "EventCard",
            "At the end, the longest unbroken run of walls scores 1 point per "
            "square; tied players all score.",
        )
    return translate(
        "EventCard",
        "At the end, each player scores 1 point per square for their longest "
        "unbroken run of walls.",
    )
