"""The rules at a glance, in sections of a few sentences; the words are the project's own.

A rule that a table option changes has the words of that option, so that the chapter never
contradicts the game at hand.
"""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.option_texts import RulesSection, effects_of
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, Options
from changcheng_qt.titles.changcheng.words.cards import (
    card_name,
    card_rule,
    event_card_name,
    event_card_rule,
)
from changcheng_qt.titles.changcheng.words.commands import TurnAction, action_rule, action_title
from changcheng_qt.titles.changcheng.words.options import option_texts

translate = QCoreApplication.translate


def reference_sections(
    options: Options | None = None, events: Sequence[EventCard] | None = None
) -> tuple[RulesSection, ...]:
    """Return all sections, by the table options and event cards of a game.

    Without options they state the usual rules, without events every event card.
    """
    chosen = options or Options()
    return (
        _aim(),
        _turn(chosen),
        _peek(chosen),
        _tower(),
        _scoring(),
        _cards(chosen),
        _extension(chosen),
        _two_players(chosen),
        _attack(events),
        _event_cards(chosen, events),
    )


def _as_chosen(options: Options, *fields: str) -> tuple[str, ...]:
    """Return the effects of the choices for some options, a line each, in the order of
    `Options`.
    """
    return effects_of(option_texts(), options, *fields)


def _aim() -> RulesSection:
    return RulesSection(
        translate("Reference", "The aim"),
        (
            translate(
                "Reference",
                "Together you build the Great Wall. When a province is completed, "
                "whoever has the most walls there scores its value.",
            ),
            translate(
                "Reference",
                "When the wall is finished, the Mongols attack: in each region, "
                "whoever has the most walls loses the points on its threat counter. "
                "The highest score wins.",
            ),
        ),
        rule="aim",
    )


def _turn(options: Options) -> RulesSection:
    return RulesSection(
        translate("Reference", "Your turn"),
        (
            translate("Reference", "Choose one of five actions and carry it out completely:"),
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
                "If you can't complete any action, do half of one (a wall or a "
                "card); if you can't do even that, pass.",
            ),
            *_as_chosen(options, "opening"),
        ),
        rule="turn",
        introduced=len(TurnAction),
    )


def _peek(options: Options) -> RulesSection:
    return RulesSection(
        translate("Reference", "Peeking"),
        (
            translate(
                "Reference",
                "Once you have placed a block, you may peek at a threat counter "
                "until your turn ends. You can't undo a peek.",
            ),
            *_as_chosen(options, "peek_reach", "memory_aid", "removed_threat_shown"),
        ),
        rule="peeking",
    )


def _tower() -> RulesSection:
    return RulesSection(
        translate("Reference", "Towers"),
        (
            translate("Reference", "A tower can't stand next to another tower."),
            translate(
                "Reference",
                "It reserves one empty square next to it for a wall of its owner: if "
                "both sides are empty, others may take one, but never the last. The "
                "square is free again once the owner has no walls left.",
            ),
            translate(
                "Reference",
                "In the attack, a tower shelters its owner in the region where it stands.",
            ),
        ),
        rule="towers",
    )


def _scoring() -> RulesSection:
    return RulesSection(
        translate("Reference", "Scoring a province"),
        (
            translate(
                "Reference",
                "All cards in the province are revealed. Cards with the same number "
                "cancel each other out.",
            ),
            translate(
                "Reference",
                "The others take effect in order, from 1 to 6. Each card's owner "
                "decides, whoever's turn it is.",
            ),
            translate(
                "Reference",
                "Value: unbroken walls of all colours, plus the reputation counter, plus or minus "
                "the cards.",
            ),
            translate(
                "Reference",
                "Majority: the most unbroken walls, including extra ones; a double "
                "wall counts as two, a tower as one. Tied players each score the "
                "full value.",
            ),
            translate(
                "Reference", "The province gets an emperor card, and its cards leave the game."
            ),
        ),
        rule="scoring",
    )


def _cards(options: Options) -> RulesSection:
    return RulesSection(
        translate("Reference", "Action cards"),
        (
            *(
                fill(
                    translate("Reference", "{priority} {card} – {rule}"),
                    priority=card.priority,
                    card=card_name(card),
                    rule=card_rule(card, options),
                )
                for card in ActionCard
            ),
            translate(
                "Reference", "Cards can only be played in provinces that aren't complete yet."
            ),
        ),
        rule="cards",
        figure="cards",
    )


def _extension(options: Options) -> RulesSection:
    return RulesSection(
        translate("Reference", "Adding a board"),
        (
            _when_to_add(options.extension_time),
            *_as_chosen(options, "random_extension", "sides"),
        ),
        rule="growing",
    )


def _when_to_add(time: ExtensionTime) -> str:
    match time:
        case ExtensionTime.TURN_END:
            return translate(
                "Reference",
                "If there are three unused emperor cards at the end of your turn, "
                "you add a board to the west or east end (once per game; twice with "
                "four players).",
            )
        case ExtensionTime.AT_ONCE:
            return translate(
                "Reference",
                "As soon as a province has been scored and there are three unused "
                "emperor cards, you add a board to the west or east end (once per "
                "game; twice with four players). Then your turn continues, and you "
                "can use the new squares too.",
            )
        case _ as never:
            assert_never(never)


def _two_players(options: Options) -> RulesSection:
    return RulesSection(
        translate("Reference", "With two players"),
        (
            translate("Reference", "After your action you may place one neutral wall:"),
            translate("Reference", "after two walls or two cards, in one of those two provinces;"),
            translate(
                "Reference",
                "after a card and a wall, a double wall or a tower, in any other province;",
            ),
            translate("Reference", "after half an action, in that province."),
            *_no_neutral_at_first(options),
            translate("Reference", "If you can do nothing else, you must place one."),
            *_as_chosen(options, "neutrals_compete"),
        ),
        rule="two-players",
        introduced=3,
    )


def _no_neutral_at_first(options: Options) -> tuple[str, ...]:
    match options.opening:
        case Opening.FIRST_PLAYER:
            return (translate("Reference", "You can't place one on the first turn of the game."),)
        case Opening.EVERY_PLAYER:
            return (translate("Reference", "You can't place one on your first turn."),)
        case Opening.NOBODY:
            return ()
        case _ as never:
            assert_never(never)


def _attack(events: Sequence[EventCard] | None) -> RulesSection:
    return RulesSection(
        translate("Reference", "The Mongol attack"),
        (
            translate(
                "Reference",
                "Region by region, from west to east, the threat counter is "
                "revealed. Whoever has the most unbroken walls there loses that many "
                "points; tied players each lose the full amount.",
            ),
            *_counted_after_attack(events),
        ),
        rule="attack",
    )


def _counted_after_attack(events: Sequence[EventCard] | None) -> tuple[str, ...]:
    """Return the names of the event cards that score at the end: Observers works during the
    game.
    """
    if events is None:
        return (translate("Reference", "Then event cards A, B and C are counted."),)
    counted = [event_card_name(card) for card in events if card is not EventCard.OBSERVERS]
    if not counted:
        return ()
    sentence = translate("Reference", "Then these event cards are counted: {cards}.")
    return (fill(sentence, cards=listed(counted)),)


def _event_cards(options: Options, events: Sequence[EventCard] | None) -> RulesSection:
    title = translate("Reference", "Event cards")
    if events is not None and not events:
        return RulesSection(
            title, (translate("Reference", "There are none in this game."),), "events"
        )
    lines = tuple(_event_line(card, options) for card in events or EventCard)
    return RulesSection(title, lines, "events")


def _event_line(card: EventCard, options: Options) -> str:
    return fill(
        translate("Reference", "{letter} {card} – {rule}"),
        letter=card.value,
        card=event_card_name(card),
        rule=event_card_rule(card, options),
    )
