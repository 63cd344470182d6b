"""The six action cards: what they are called, what they do, and their effects one by one."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.setup import Options

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
    """Say in one sentence what an action card does under the table options."""
    return {
        ActionCard.WARRIOR: translate(
            "Card", "Must cancel one other card still unresolved here, even one of your own."
        ),
        ActionCard.TRAITOR: translate(
            "Card",
            "Breaks a single in this province, or removes the threat counter of a region that "
            "borders it.",
        ),
        ActionCard.FLOOD: translate("Card", "Makes this province worth 2 more, or 2 less."),
        ActionCard.BUILDER: translate(
            "Card", "Makes this province worth 2 more, or adds a virtual wall for the majority."
        ),
        ActionCard.MASTER_BUILDER: translate("Card", "Adds two virtual walls for the majority."),
        ActionCard.MANDARIN: _mandarin_rule(options or Options()),
    }[card]


def _mandarin_rule(options: Options) -> str:
    if options.swap_anywhere:
        return translate("Card", "May swap a single in this province with any other single.")
    return translate(
        "Card", "May swap a single in this province with a single in another province."
    )


def card_effects(card: ActionCard) -> tuple[str, ...]:
    """Return the one or two effects of an action card in a few words, A before B."""
    return {
        ActionCard.WARRIOR: (translate("Card", "Cancel a card"),),
        ActionCard.TRAITOR: (
            translate("Card", "Break a single"),
            translate("Card", "Remove a threat counter"),
        ),
        ActionCard.FLOOD: (translate("Card", "Value +2"), translate("Card", "Value −2")),
        ActionCard.BUILDER: (translate("Card", "Value +2"), translate("Card", "1 virtual wall")),
        ActionCard.MASTER_BUILDER: (translate("Card", "2 virtual walls"),),
        ActionCard.MANDARIN: (translate("Card", "Swap two singles"),),
    }[card]


def impossible_effects(card: ActionCard) -> tuple[str, ...]:
    """Say for each effect of an action card why it cannot be chosen, where that can happen."""
    return {
        ActionCard.WARRIOR: (translate("Card", "There is no other card to cancel."),),
        ActionCard.TRAITOR: (
            translate("Card", "There is no single here that could be broken."),
            translate("Card", "No bordering region has a threat counter left."),
        ),
        ActionCard.FLOOD: (),
        ActionCard.BUILDER: (),
        ActionCard.MASTER_BUILDER: (),
        ActionCard.MANDARIN: (translate("Card", "There are no two singles to swap."),),
    }[card]
