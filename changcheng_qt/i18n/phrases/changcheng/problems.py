"""The texts of problems: a title, a question, three hints and the reason of each.

Places are named and figures filled in from the problem itself: `{p4B2}` is the second province of
face 4B, `{r4B2}` its second region, `{t4B2}` the threat there; `{lead}` is by how much the best
answer leads, as the solver found it.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.geography import AREAS_PER_SIDE, Wall
from changcheng_qt.games.changcheng.problems.proof import Figures
from changcheng_qt.games.changcheng.setup import Setup
from changcheng_qt.i18n.phrases.changcheng.names import colour_name, province_name, region_name
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate

Texts: TypeAlias = Mapping[str, str]
"""The texts of a problem by the second part of their keys."""


def problem_text(key: str, setup: Setup, wall: Wall, seat: Seat, figures: Figures) -> str:
    """Return the text of a key such as `tower.title`, for a seat that is to play on a wall; raises
    KeyError for one that there is not.
    """
    problem, part = key.split(".")
    return fill(
        _PROBLEMS[problem]()[part],
        colour=colour_name(setup.colours[seat]),
        lead=QLocale().toString(figures.lead, "f", 1),
        **_places(setup, wall),
    )


def _places(setup: Setup, wall: Wall) -> dict[str, str | int]:
    places: dict[str, str | int] = {}
    for area in wall.provinces:
        slot, number = divmod(area, AREAS_PER_SIDE)
        name = f"{wall.faces[slot].code}{number + 1}"
        places[f"p{name}"] = province_name(wall, area)
        places[f"r{name}"] = region_name(wall, area)
        places[f"t{name}"] = setup.threats[area]
    return places


def _tower() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: where must the tower stand?"),
        "question": translate("Problems", "Your tower can shelter you in one region. In which?"),
        "hint_1": translate("Problems", "Where would you lose points if the Mongols came now?"),
        "hint_2": translate("Problems", "Remember the threat counters that you have looked at."),
        "hint_3": translate("Problems", "In {r4B1} the majority is yours alone."),
        "reason": translate(
            "Problems",
            "In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points "
            "better than anything else.",
        ),
    }


def _double() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: two squares at once"),
        "question": translate("Problems", "Where does your double wall bring the most?"),
        "hint_1": translate("Problems", "A double wall scores as soon as it stands."),
        "hint_2": translate("Problems", "It may complete a province, too, and win the majority."),
        "hint_3": translate("Problems", "Only two squares are empty in {p4A2}."),
        "reason": translate(
            "Problems",
            "The double wall scores, completes {p4A2} and outnumbers the one wall there: {lead} "
            "points better than anything else.",
        ),
    }


def _kept_square() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the square that was kept"),
        "question": translate("Problems", "Which square must you not leave for later?"),
        "hint_1": translate("Problems", "Look for a province that one wall would complete."),
        "hint_2": translate("Problems", "Your tower still keeps a square for you."),
        "hint_3": translate("Problems", "With one more wall the majority in {p2B1} is yours."),
        "reason": translate(
            "Problems",
            "One wall on the kept square completes {p2B1} and wins it: {lead} points better than "
            "anything else.",
        ),
    }


def _last_wall() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the last wall"),
        "question": translate("Problems", "Place the last wall. What is your Traitor to do?"),
        "hint_1": translate("Problems", "After this turn the Mongols come."),
        "hint_2": translate("Problems", "You win {p3B2} without the Traitor's help."),
        "hint_3": translate("Problems", "In {r3B3} you would lose {t3B3} points."),
        "reason": translate(
            "Problems",
            "{p3B2} is yours anyway. Without its counter {r3B3} costs you nothing: {lead} points "
            "better than anything else.",
        ),
    }


def _leave_open() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: complete or leave open?"),
        "question": translate("Problems", "You must place two walls. Where do they do no harm?"),
        "hint_1": translate("Problems", "For whom would you complete {p4A3}?"),
        "hint_2": translate(
            "Problems", "Count the cards that were turned up: which ones may lie in {p4A3}?"
        ),
        "hint_3": translate("Problems", "In {r1B1} you already have the majority."),
        "reason": translate(
            "Problems",
            "{p4A3} would score for a rival; in {r1B1} you lose no more than before: {lead} points "
            "better than anything else.",
        ),
    }


def _which_card() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: which card belongs here?"),
        "question": translate("Problems", "One card and one wall decide {p4B1}. Which, and where?"),
        "hint_1": translate("Problems", "Your Builder already lies in {p4B1}."),
        "hint_2": translate("Problems", "Even with one more wall you stay behind Red there."),
        "hint_3": translate("Problems", "Which card changes two walls at once?"),
        "reason": translate(
            "Problems",
            "The Mandarin takes a wall from Red and gives you one: {p4B1} is yours, {lead} "
            "points better than anything else.",
        ),
    }


def _shared_loss() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: a loss to share"),
        "question": translate("Problems", "Place two walls. Which region must stay as it is?"),
        "hint_1": translate("Problems", "A loss that your rivals share costs you little."),
        "hint_2": translate("Problems", "In {r3A2} several colours are tied for the majority."),
        "hint_3": translate("Problems", "One region can take both walls."),
        "reason": translate(
            "Problems",
            "In {r3A2} your rivals go on losing {t3A2} with you, and only {r3A1} is new: {lead} "
            "points better than anything else.",
        ),
    }


def _one_wall() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: one wall is enough"),
        "question": translate("Problems", "You lead. How do you act without giving it away?"),
        "hint_1": translate("Problems", "A wall in a region that is empty has the majority there."),
        "hint_2": translate("Problems", "A card face down stands in no region."),
        "hint_3": translate("Problems", "In {r4B2} you already have the majority."),
        "reason": translate(
            "Problems",
            "With a card only one wall is needed, and in {r4B2} it costs nothing: {lead} points "
            "better than anything else.",
        ),
    }


def _swap() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: work for the Mandarin"),
        "question": translate("Problems", "Your Mandarin lies in {p1A3}. When is it to act?"),
        "hint_1": translate("Problems", "A card acts when its province is complete."),
        "hint_2": translate("Problems", "{p1A3} can be completed in this turn."),
        "hint_3": translate("Problems", "Your double wall and one swap are more than Blue has."),
        "reason": translate(
            "Problems",
            "The double wall completes {p1A3}, the Mandarin turns the majority: {lead} points "
            "better than anything else.",
        ),
    }


def _least_harm() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the least harm"),
        "question": translate("Problems", "The Mongols are near. Where do two walls cost least?"),
        "hint_1": translate("Problems", "Which province can you share?"),
        "hint_2": translate("Problems", "In {r1B1} you lose {t1B1} points already."),
        "hint_3": translate("Problems", "In {r1B2} one more wall would tie you for the majority."),
        "reason": translate(
            "Problems",
            "You share {p3A3}, and {r1B1} costs you no more than before: {lead} points better than "
            "anything else.",
        ),
    }


def _builder() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: a card before the wall"),
        "question": translate("Problems", "Blue is ahead in {p4B2}. How do you catch up at once?"),
        "hint_1": translate("Problems", "One square is empty there, and your Warrior lies there."),
        "hint_2": translate("Problems", "One wall alone does not match a double wall."),
        "hint_3": translate("Problems", "A virtual wall counts for the majority."),
        "reason": translate(
            "Problems",
            "The wall and the Builder's virtual wall tie with Blue; the Warrior cancels Red's "
            "card: {lead} points better than anything else.",
        ),
    }


def _flood() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the same card twice"),
        "question": translate("Problems", "With which card do you complete {p1A1}?"),
        "hint_1": translate("Problems", "Red has a card there, too. It may be any of the six."),
        "hint_2": translate("Problems", "Your Master Builder wins the majority in most cases."),
        "hint_3": translate("Problems", "Two cards with the same number cancel each other out."),
        "reason": translate(
            "Problems",
            "The Flood raises what you win, and cancels a Flood of Red's: {lead} points better "
            "than anything else.",
        ),
    }


_PROBLEMS: Final[Mapping[str, Callable[[], Texts]]] = {
    "tower": _tower,
    "double": _double,
    "kept_square": _kept_square,
    "last_wall": _last_wall,
    "leave_open": _leave_open,
    "which_card": _which_card,
    "shared_loss": _shared_loss,
    "one_wall": _one_wall,
    "swap": _swap,
    "least_harm": _least_harm,
    "builder": _builder,
    "flood": _flood,
}
