"""The rules at a glance, in sections of a few sentences; the words are the project's own.

A rule that a table option changes has the words of that option, so that the chapter never
contradicts the game at hand.
"""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.option_texts import RulesSection, effects_of
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.words.options import option_texts

translate = QCoreApplication.translate


def reference_sections(options: Options | None = None) -> tuple[RulesSection, ...]:
    """Return all sections, by the table options of a game; without them the usual rules, and
    fortifications as an option.
    """
    chosen = options or Options()
    fortifications = (_fortifications(chosen),) if options is None or chosen.fortifications else ()
    return (
        _aim(),
        _turn(),
        _paying(),
        _pieces(),
        _cards(chosen),
        _regions(),
        *fortifications,
        _end(),
        _alliances(),
        _roads(chosen),
        _winner(),
        _note(),
    )


def _as_chosen(options: Options, *fields: str) -> tuple[str, ...]:
    return effects_of(option_texts(), options, *fields)


def _aim() -> RulesSection:
    return RulesSection(
        translate("Reference", "The aim"),
        (
            translate(
                "ChinaReference",
                "Build houses in the nine regions and send emissaries to their courts. Houses "
                "score as soon as their region is full; alliances and roads score at the end. The "
                "highest score wins.",
            ),
        ),
        rule="aim",
    )


def _turn() -> RulesSection:
    return RulesSection(
        translate("Reference", "Your turn"),
        (
            translate(
                "ChinaReference",
                "Either place one or two pieces, then take cards until you hold three.",
            ),
            translate(
                "ChinaReference",
                "Or swap: discard one card and take another. That is your whole turn.",
            ),
            translate(
                "ChinaReference",
                "All the pieces of a turn go to the same region. If it has no pieces at all yet, "
                "you may place only one.",
            ),
        ),
        rule="turn",
    )


def _paying() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Paying"),
        (
            translate(
                "ChinaReference",
                "Each piece costs one card of its region's colour, or a pair: two cards of one "
                "other colour.",
            ),
        ),
        rule="paying",
        figure="pair",
    )


def _pieces() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Houses and emissaries"),
        (
            translate("ChinaReference", "You have 20 houses and 8 emissaries."),
            translate("ChinaReference", "A house goes in any free town of the region."),
            translate(
                "ChinaReference",
                "Emissaries go to the region's court, even if you have no house there. In all, a "
                "court takes as many emissaries as the player with the most houses in its region "
                "has houses: no house, no emissary.",
            ),
        ),
        rule="houses",
        figure="pieces",
    )


def _cards(options: Options) -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Taking cards"),
        (
            translate(
                "ChinaReference",
                "Take open cards or draw from the pile, as you like, one by one. Once you take a "
                "card, you place no more pieces. You can't undo drawing.",
            ),
            translate(
                "ChinaReference",
                "At the end of your turn, the gaps in the four open cards are filled.",
            ),
            translate(
                "ChinaReference",
                "With four players one card of each colour is taken out before the game, with "
                "three players two.",
            ),
            *_as_chosen(options, "deck", "hands"),
        ),
        rule="taking",
    )


def _regions() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Scoring a region"),
        (
            translate(
                "ChinaReference",
                "When the last town of a region is built on, the region scores at once; then the "
                "turn goes on.",
            ),
            translate(
                "ChinaReference",
                "Whoever has the most houses there scores 1 point for each house in the region, "
                "no matter whose. Every other player with houses there scores as many points as a "
                "player one rank higher has houses.",
            ),
            translate("ChinaReference", "Example: 4, 2 and 1 houses score 7, 4 and 2 points."),
            translate("ChinaReference", "Tied players share a rank and all score in full."),
        ),
        rule="scoring",
    )


def _fortifications(options: Options) -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Fortifications (optional)"),
        (
            translate(
                "ChinaReference",
                "Each player has one. It is a piece like the others and goes in a town without a "
                "house. Once placed, it belongs to nobody.",
            ),
            *_as_chosen(options, "follow"),
            translate(
                "ChinaReference",
                "With a house on a fortification you score double for that region, and for a line "
                "through it. Two fortifications don't double twice.",
            ),
        ),
        rule="fortifications",
    )


def _end() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "The end of the game"),
        (
            translate(
                "ChinaReference",
                "The first time the pile is used up, the discards are shuffled into a new one. The "
                "second time, nobody takes cards any more, and the round is finished: each "
                "remaining player places one or two pieces or passes.",
            ),
            translate(
                "ChinaReference", "The game also ends when nobody could place any piece anywhere."
            ),
            translate(
                "ChinaReference", "Then regions that aren't full score the houses they have."
            ),
        ),
        rule="end",
    )


def _alliances() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Alliances"),
        (
            translate(
                "ChinaReference",
                "Any two neighbouring regions form an alliance, numbered from 1 to 15. If you have "
                "the most emissaries in both courts, alone or tied, you score 1 point for each "
                "emissary in the two courts, no matter whose.",
            ),
        ),
        rule="alliances",
    )


def _roads(options: Options) -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Roads"),
        (
            translate(
                "ChinaReference",
                "A line is at least four of your houses in a row along roads, without forks; it "
                "may cross borders. It scores 1 point per house.",
            ),
            *_as_chosen(options, "roads"),
        ),
        rule="roads",
    )


def _winner() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "Ties"),
        (
            translate(
                "ChinaReference",
                "Of tied players, the one with more pieces left wins; if that is equal too, they "
                "share the win.",
            ),
        ),
        rule="winner",
    )


def _note() -> RulesSection:
    return RulesSection(
        translate("ChinaReference", "About this game"),
        (
            translate(
                "ChinaReference",
                "China is a board game by Michael Schacht. This is an unofficial adaptation, with "
                "its own map, pictures and words.",
            ),
        ),
        rule="about-this-game",
    )
