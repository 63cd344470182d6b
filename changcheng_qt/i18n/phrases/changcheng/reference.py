"""The rules on one page, in sections of a few sentences; the words are the project's own."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.i18n.phrases.changcheng.cards import card_name, card_rule
from changcheng_qt.i18n.phrases.changcheng.event_cards import event_card_name, event_card_rule
from changcheng_qt.i18n.phrases.changcheng.turn_guide import TurnAction, action_rule, action_title
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its sentences."""

    title: str
    lines: tuple[str, ...]


def reference_sections(options: Options | None = None) -> tuple[Section, ...]:
    """Return the whole sheet; cards and event cards are told as the table options have them."""
    chosen = options or Options()
    return (
        _aim(),
        _turn(),
        _peek(),
        _tower(),
        _scoring(),
        _cards(chosen),
        _extension(),
        _two_players(),
        _attack(),
        _event_cards(chosen),
    )


def _aim() -> Section:
    return Section(
        translate("Reference", "The aim"),
        (
            translate(
                "Reference",
                "Together you build the Great Wall. Whoever has most walls in a province when it "
                "is completed scores its value.",
            ),
            translate(
                "Reference",
                "When the wall is finished the Mongols attack: whoever has most walls in a region "
                "loses what its threat counter says. The highest score wins.",
            ),
        ),
    )


def _turn() -> Section:
    return Section(
        translate("Reference", "Your turn"),
        (
            translate("Reference", "Do one of five actions, and do it completely:"),
            *(
                fill(
                    translate("Reference", "{title}: {rule}"),
                    title=action_title(action),
                    rule=action_rule(action),
                )
                for action in TurnAction
            ),
            translate(
                "Reference",
                "Only when no action can be completed you do half of one if you can, one single "
                "or one card; else you pass.",
            ),
            translate("Reference", "The game opens with a turn of one single and nothing else."),
        ),
    )


def _peek() -> Section:
    return Section(
        translate("Reference", "Peeking"),
        (
            translate(
                "Reference",
                "Once you have placed a block, you may peek at the threat counter of its region "
                "until your turn ends. A peek cannot be taken back.",
            ),
        ),
    )


def _tower() -> Section:
    return Section(
        translate("Reference", "Towers"),
        (
            translate("Reference", "A tower never stands beside another tower."),
            translate(
                "Reference",
                "One square that was empty beside it is kept for a single of its owner: others "
                "may take one of two, never the last. It is free again when the owner has no "
                "singles left.",
            ),
            translate(
                "Reference", "In the attack a tower shelters its owner in the tower's own region."
            ),
        ),
    )


def _scoring() -> Section:
    return Section(
        translate("Reference", "Scoring a province"),
        (
            translate(
                "Reference",
                "All cards in the province are revealed. Cards with the same priority are void.",
            ),
            translate(
                "Reference",
                "The others take effect from priority 1 to 6. The owner of a card decides, "
                "whoever's turn it is.",
            ),
            translate(
                "Reference",
                "Value: unbroken walls of all colours, plus the reputation counter, plus or minus "
                "the cards.",
            ),
            translate(
                "Reference",
                "Majority: most unbroken walls, virtual ones included; a double counts as two, a "
                "tower as one. Everyone who is tied scores the whole value.",
            ),
            translate(
                "Reference", "The province gets an emperor card, and its cards leave the game."
            ),
        ),
    )


def _cards(options: Options) -> Section:
    return Section(
        translate("Reference", "Action cards"),
        tuple(
            fill(
                translate("Reference", "{priority} {card} – {rule}"),
                priority=card.priority,
                card=card_name(card),
                rule=card_rule(card, options),
            )
            for card in ActionCard
        ),
    )


def _extension() -> Section:
    return Section(
        translate("Reference", "Adding a board"),
        (
            translate(
                "Reference",
                "If three emperor cards are unspent at the end of a turn, that player adds a board "
                "in the west or in the east: once a game, twice with four players.",
            ),
        ),
    )


def _two_players() -> Section:
    return Section(
        translate("Reference", "With two players"),
        (
            translate("Reference", "After your action you may place one neutral single:"),
            translate(
                "Reference", "– after two singles or two cards, in one of those two provinces;"
            ),
            translate(
                "Reference",
                "– after a card and a single, a double or a tower, in any other province;",
            ),
            translate("Reference", "– after half an action, in that province."),
            translate("Reference", "If you can do nothing else, you must place one."),
        ),
    )


def _attack() -> Section:
    return Section(
        translate("Reference", "The Mongol attack"),
        (
            translate(
                "Reference",
                "Region by region, from west to east, the threat counter is turned face up. "
                "Whoever has most unbroken walls there loses that many points; everyone who is "
                "tied loses them in full.",
            ),
            translate("Reference", "Then event cards A, B and C are counted."),
        ),
    )


def _event_cards(options: Options) -> Section:
    return Section(
        translate("Reference", "Event cards"),
        tuple(
            fill(
                translate("Reference", "{letter} {card} – {rule}"),
                letter=card.value,
                card=event_card_name(card),
                rule=event_card_rule(card, options),
            )
            for card in EventCard
        ),
    )
