"""The names of action and event cards, their rules, and each effect of an action card."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options

translate = QCoreApplication.translate


def card_name(card: ActionCard) -> str:
    """Return the name of an action card."""
    return {
        ActionCard.WARRIOR: translate("Card", "Warrior"),
        ActionCard.TRAITOR: translate("Card", "Traitor"),
        ActionCard.FLOOD: translate("Card", "Flood"),
        ActionCard.BUILDER: translate("Card", "Builder"),
        ActionCard.MASTER_BUILDER: translate("Card", "Master Builder"),
        ActionCard.MANDARIN: translate("Card", "Mandarin"),
    }[card]


def card_rule(card: ActionCard, options: Options | None = None) -> str:
    """Return in one sentence the rule of an action card under the table options."""
    return {
        ActionCard.WARRIOR: translate(
            "Card", "You must cancel one other unresolved card here, even one of your own."
        ),
        ActionCard.TRAITOR: translate(
            "Card",
            "Breaks a wall in this province, or removes the threat counter of a bordering region.",
        ),
        ActionCard.FLOOD: translate("Card", "Raises or lowers this province's value by 2."),
        ActionCard.BUILDER: translate(
            "Card",
            "Raises this province's value by 2, or counts as one extra wall for the majority.",
        ),
        ActionCard.MASTER_BUILDER: translate("Card", "Counts as two extra walls for the majority."),
        ActionCard.MANDARIN: _mandarin_rule(options or Options()),
    }[card]


def _mandarin_rule(options: Options) -> str:
    if options.swap_anywhere:
        return translate("Card", "You may swap a wall in this province with any other wall.")
    return translate(
        "Card", "You may swap a wall in this province with a wall in another province."
    )


def card_effects(card: ActionCard) -> tuple[str, ...]:
    """Return the one or two effects of an action card in a few words, A before B, in a form to
    follow "or".
    """
    return {
        ActionCard.WARRIOR: (translate("Card", "Cancel a card"),),
        ActionCard.TRAITOR: (
            translate("Card", "Break a wall"),
            translate("Card", "remove a threat counter", "second effect"),
        ),
        ActionCard.FLOOD: (
            translate("Card", "Value +2"),
            translate("Card", "value −2", "second effect"),
        ),
        ActionCard.BUILDER: (translate("Card", "Value +2"), translate("Card", "+1 extra wall")),
        ActionCard.MASTER_BUILDER: (translate("Card", "2 extra walls"),),
        ActionCard.MANDARIN: (translate("Card", "Swap two walls"),),
    }[card]


def impossible_effects(card: ActionCard) -> tuple[str, ...]:
    """Return why each effect of an action card may be impossible, for those that can be."""
    return {
        ActionCard.WARRIOR: (translate("Card", "There is no other card to cancel."),),
        ActionCard.TRAITOR: (
            translate("Card", "There is no wall here to break."),
            translate("Card", "No bordering region has a threat counter left."),
        ),
        ActionCard.FLOOD: (),
        ActionCard.BUILDER: (),
        ActionCard.MASTER_BUILDER: (),
        ActionCard.MANDARIN: (translate("Card", "There are no walls to swap."),),
    }[card]


def event_card_name(card: EventCard) -> str:
    """Return the name of an event card."""
    return {
        EventCard.DIPLOMACY: translate("EventCard", "Diplomacy"),
        EventCard.DOMINANCE: translate("EventCard", "Dominance"),
        EventCard.IMPERIAL_REWARD: translate("EventCard", "Imperial Reward"),
        EventCard.OBSERVERS: translate("EventCard", "Observers"),
    }[card]


def event_card_rule(card: EventCard, options: Options | None = None) -> str:
    """Return in one sentence the rule of an event card under the table options."""
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
