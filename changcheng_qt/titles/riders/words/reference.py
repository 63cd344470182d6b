"""The rules at a glance, in sections of a few sentences; the words are the project's own.

A rule that a table option changes has the words of that option.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.option_texts import RulesSection, effects_of
from changcheng_qt.i18n.phrases.wording import labelled
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    ROAD_COST,
    SETTLEMENT_COST,
    Edict,
    Goods,
)
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.words.names import edict_effect, edict_name, goods_text
from changcheng_qt.titles.riders.words.options import option_texts

translate = QCoreApplication.translate


def reference_sections(options: Options | None = None) -> tuple[RulesSection, ...]:
    """Return all sections, by the table options of a game; without them the usual rules."""
    chosen = options or Options()
    return (
        _aim(chosen),
        _setup(chosen),
        _turn(),
        _costs(),
        _building(),
        _roll(),
        _seven(chosen),
        _riders(),
        _wall(),
        _trade(chosen),
        _edicts(),
        _points(),
        _end(chosen),
        _seats(chosen),
        _undo(),
        _note(),
    )


def _as_chosen(options: Options, *fields: str) -> tuple[str, ...]:
    return effects_of(option_texts(), options, *fields)


def _section(rule: str, title: str, lines: Sequence[str], figure: str = "") -> RulesSection:
    return RulesSection(title, tuple(lines), rule, figure)


def _aim(options: Options) -> RulesSection:
    return _section(
        "aim",
        translate("Reference", "The aim"),
        (
            translate(
                "RidersReference",
                "Build roads, settlements and cities behind the Great Wall. Whoever has 10 points "
                "during their own turn wins.",
            ),
            translate(
                "RidersReference",
                "Every new settlement and city draws a rider. Keep your section of the wall "
                "strong: too many breaches, and China falls.",
            ),
            *_as_chosen(options, "hands"),
        ),
    )


def _setup(options: Options) -> RulesSection:
    return _section(
        "setup",
        translate("RidersReference", "Founding"),
        (
            translate(
                "RidersReference",
                "First everyone founds a border fort on a free site: the section before it is "
                "yours. It counts as a settlement.",
            ),
            *_as_chosen(options, "fort_road"),
            translate(
                "RidersReference",
                "Then everyone founds two settlements, each with a road. The second one brings a "
                "card for each hex with a number around it.",
            ),
            *_as_chosen(options, "founding"),
        ),
    )


def _turn() -> RulesSection:
    return _section(
        "turn",
        translate("Reference", "Your turn"),
        (
            translate("RidersReference", "Roll, then trade and build in any order."),
            translate(
                "RidersReference",
                "Once a turn, before or after the roll, you may play an edict.",
            ),
        ),
    )


def _costs() -> RulesSection:
    costs: list[tuple[str, Goods]] = [
        (translate("RidersReference", "Road"), ROAD_COST),
        (translate("RidersReference", "Settlement"), SETTLEMENT_COST),
        (translate("RidersReference", "City"), CITY_COST),
        (translate("RidersReference", "Edict"), EDICT_COST),
        (translate("RidersReference", "1st tower"), LEVEL_COSTS[0]),
        (translate("RidersReference", "2nd tower"), LEVEL_COSTS[1]),
        (translate("RidersReference", "3rd tower"), LEVEL_COSTS[2]),
        (translate("RidersReference", "4th tower"), LEVEL_COSTS[3]),
        (translate("RidersReference", "5th tower"), LEVEL_COSTS[4]),
    ]
    return _section(
        "costs",
        translate("RidersReference", "Costs"),
        [labelled(name, goods_text(cost)) for name, cost in costs],
    )


def _building() -> RulesSection:
    return _section(
        "building",
        translate("RidersReference", "Building"),
        (
            translate(
                "RidersReference",
                "A road continues a road or a building of yours, also along the wall and the "
                "coast, but not past another player's building.",
            ),
            translate(
                "RidersReference",
                "A settlement goes at the end of one of your roads, where no neighbouring corner "
                "is built on. Sites of border forts stay free.",
            ),
            translate(
                "RidersReference",
                "A city replaces a settlement of yours, or makes your border fort a border city.",
            ),
            translate("RidersReference", "You have 15 roads, 5 settlements and 4 cities."),
        ),
    )


def _roll() -> RulesSection:
    return _section(
        "roll",
        translate("RidersReference", "The roll"),
        (
            translate(
                "RidersReference",
                "First a rider may come to the wall. Then every hex with the rolled number gives "
                "its good: 1 card to each settlement and 2 to each city at its corners. A hex with "
                "riders gives nothing.",
            ),
            translate(
                "RidersReference",
                "If the supply has too few cards of a good for several players, none of them gets "
                "any; a single player gets the rest.",
            ),
        ),
    )


def _seven(options: Options) -> RulesSection:
    return _section(
        "seven",
        translate("RidersReference", "Seven and pirate"),
        (
            translate(
                "RidersReference",
                "On a seven, everyone with more than 7 cards gives up half of them, rounded down. "
                "No hex gives goods, no rider comes.",
            ),
            *_as_chosen(options, "pirate"),
            translate(
                "RidersReference",
                "If you move it, you may take a card at random from any one player. The harbour "
                "where the pirate lies is closed to all.",
            ),
        ),
    )


def _riders() -> RulesSection:
    return _section(
        "riders",
        translate("RidersReference", "Riders"),
        (
            translate(
                "RidersReference",
                "A rider drawn for a settlement or a city waits on the gathering ground of its "
                "numeral.",
            ),
            translate(
                "RidersReference",
                "When the number on an arrow is rolled, the rider that has waited "
                "longest on its ground rides up to the section, whoever rolled. At most "
                "five riders can be there.",
            ),
        ),
    )


def _wall() -> RulesSection:
    return _section(
        "wall",
        translate("RidersReference", "The wall"),
        (
            translate(
                "RidersReference",
                "More riders than towers: a breach. All of them enter, one hex after another from "
                "the wall to the coast, and their hexes give nothing until soldiers chase them.",
            ),
            translate(
                "RidersReference",
                "The section loses a tower if it has one, and its owner gets a penalty.",
            ),
            translate(
                "RidersReference",
                "You build only on your own section, one tower after another. Five towers hold "
                "for ever.",
            ),
            translate("RidersReference", "Example: 3 riders, 2 towers: 2 − 1 = 1 tower is left."),
        ),
        figure="breach",
    )


def _trade(options: Options) -> RulesSection:
    return _section(
        "trade",
        translate("RidersReference", "Trade"),
        (
            translate(
                "RidersReference",
                "With the supply: 4 cards of one good for 1 of another; 3 with a harbour for any "
                "good, 2 of the good of a special harbour.",
            ),
            translate(
                "RidersReference",
                "With players: offer one to three cards for one to three, at most four in all. "
                "All answers are shown together; then choose a deal, or withdraw.",
            ),
            *_as_chosen(options, "offers", "counters"),
        ),
    )


def _edicts() -> RulesSection:
    return _section(
        "edicts",
        translate("RidersReference", "Edicts"),
        (
            *(labelled(edict_name(edict), edict_effect(edict)) for edict in Edict),
            translate("RidersReference", "You can't play an edict in the turn you bought it."),
        ),
    )


def _points() -> RulesSection:
    return _section(
        "points",
        translate("RidersReference", "Points"),
        (
            translate("RidersReference", "Settlement or border fort 1, city or border city 2."),
            translate(
                "RidersReference",
                "Long Road 2: the longest unbroken line of roads, at least 5, until someone has a "
                "longer one.",
            ),
            translate(
                "RidersReference",
                "Great Host 1: the first with 3 soldiers played, until someone has more.",
            ),
            translate("RidersReference", "Academy and market 1 each, penalty −1."),
        ),
    )


def _end(options: Options) -> RulesSection:
    return _section(
        "end",
        translate("RidersReference", "The end of the game"),
        (
            translate(
                "RidersReference",
                "You win at once when you have 10 points in your own turn, even as it begins.",
            ),
            translate(
                "RidersReference",
                "China falls at the 4th breach with three players, the 5th with four, the 6th "
                "with five, the 7th with six.",
            ),
            *_as_chosen(options, "conquest", "rounds"),
        ),
    )


def _seats(options: Options) -> RulesSection:
    return _section(
        "seats",
        translate("RidersReference", "3, 5 or 6 players"),
        (
            translate(
                "RidersReference",
                "With three or five, the crown holds the sector that is left, with five towers. "
                "Nobody builds on the site of its border fort.",
            ),
            translate("RidersReference", "Five and six play on the large map."),
            *_as_chosen(options, "extra"),
        ),
    )


def _undo() -> RulesSection:
    return _section(
        "undo",
        translate("RidersReference", "Undo"),
        (
            translate(
                "RidersReference",
                "Roads, towers and trades with the supply can be undone in your turn; a "
                "settlement or a city until its rider is drawn. Dice, riders, edicts "
                "bought, cards taken and answers can't.",
            ),
        ),
    )


def _note() -> RulesSection:
    return _section(
        "about-this-game",
        translate("RidersReference", "About this game"),
        (
            translate(
                "RidersReference",
                "An unofficial fan-made game after a scenario by Klaus Teuber, with its own map, "
                "pictures and words.",
            ),
        ),
    )
