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
    """Return the one or two effects of an action card in a few words, A before B, which goes on
    after "or".
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
    """Say for each effect of an action card why it cannot be chosen, where that can happen."""
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
