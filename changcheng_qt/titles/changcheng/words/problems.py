"""The texts of problems: a title, a question, three hints and the reason of each.

Names and figures are filled in from the problem itself, so that no number of the table is typed by
hand: `problem_figures` lists them. `{colour}` is to play; `{lead}` is the lead of the best answer,
`{sight}` the worth of peeks, both from the solver.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.problems.proof import Figures
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.names import colour_name
from changcheng_qt.titles.changcheng.words.problem_figures import problem_figures

translate = QCoreApplication.translate

Texts: TypeAlias = Mapping[str, str]
"""The texts of a problem by the second part of their keys."""


def problem_text(key: str, view: View, figures: Figures) -> str:
    """Return the text of a key such as `tower.title`, for the seat to play and its view; raises
    KeyError for an unknown key.
    """
    return fill(
        unfilled_text(key),
        colour=colour_name(view.colours[view.turn.seat]),
        lead=QLocale().toString(figures.lead, "f", 1),
        sight=QLocale().toString(figures.sight, "f", 1),
        **problem_figures(view),
    )


def unfilled_text(key: str) -> str:
    """Return the text of a key with names and figures still open; raises KeyError."""
    problem, part = key.split(".")
    return _PROBLEMS[problem]()[part]


def _tower() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: where should the tower go?"),
        "question": translate("Problems", "Your tower can shelter you in one region. Which?"),
        "hint_1": translate("Problems", "Where would you lose points if the Mongols came now?"),
        "hint_2": translate("Problems", "Remember the threat counters you have seen."),
        "hint_3": translate("Problems", "In {r4B1} you alone have the majority."),
        "reason": translate(
            "Problems",
            "In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points "
            "better than anything else.",
        ),
    }


def _double() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: two squares at once"),
        "question": translate("Problems", "Where does your double wall gain the most?"),
        "hint_1": translate("Problems", "A double wall scores as soon as it is built."),
        "hint_2": translate("Problems", "It may also complete a province and win the majority."),
        "hint_3": translate("Problems", "Only {p4A2_empty} squares are empty in {p4A2}."),
        "reason": translate(
            "Problems",
            "The double wall scores, completes {p4A2} and beats Green ({p4A2_green} there): {lead} "
            "points better than anything else.",
        ),
    }


def _two_provinces() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: hold two provinces"),
        "question": translate("Problems", "Which provinces do your walls complete for you?"),
        "hint_1": translate(
            "Problems", "In {last_squares} provinces only the last square is empty."
        ),
        "hint_2": translate(
            "Problems", "In {p1B2} Red's tower reserves the last square: leave it."
        ),
        "hint_3": translate(
            "Problems", "In {p3B3} you are ahead. In {p1B3} a wall puts you ahead of Red."
        ),
        "reason": translate(
            "Problems",
            "Before cards, {p3B3} scores {p3B3_value} and {p1B3} {p1B3_value}, and you win them: "
            "{lead} points better than anything else.",
        ),
    }


def _last_wall() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the last wall"),
        "question": translate("Problems", "Place the last wall. What should your Traitor do?"),
        "hint_1": translate("Problems", "The Mongols attack after this turn."),
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
        "question": translate("Problems", "You have only walls left. Where do they do no harm?"),
        "hint_1": translate("Problems", "Who scores {p4A3} if you complete it?"),
        "hint_2": translate(
            "Problems", "Count the cards revealed so far: which ones could be in {p4A3}?"
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
        "question": translate("Problems", "A card and a wall decide {p4B1}. Which, and where?"),
        "hint_1": translate("Problems", "Your Builder is already in {p4B1}."),
        "hint_2": translate(
            "Problems",
            "Your walls there count {p4B1_green}, Red's {p4B1_red}: a wall is not enough.",
        ),
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
        "question": translate("Problems", "Only walls are left. Which region must stay as it is?"),
        "hint_1": translate("Problems", "A loss that your rivals share costs you little."),
        "hint_2": translate("Problems", "In {r3A2} {r3A2_tied} colours are tied for the majority."),
        "hint_3": translate("Problems", "{r3A1} alone has {r3A1_empty} empty squares."),
        "reason": translate(
            "Problems",
            "In {r3A2} your rivals still lose {t3A2} along with you, and only {r3A1} is new: "
            "{lead} points better than anything else.",
        ),
    }


def _one_wall() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: one wall is enough"),
        "question": translate("Problems", "You lead. How do you act without giving it away?"),
        "hint_1": translate("Problems", "A single wall in an empty region has the majority there."),
        "hint_2": translate("Problems", "A face-down card isn't in any region."),
        "hint_3": translate("Problems", "In {r4B2} you already have the majority."),
        "reason": translate(
            "Problems",
            "With a card you need only one wall, and in {r4B2} it costs nothing: {lead} points "
            "better than anything else.",
        ),
    }


def _swap() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: work for the Mandarin"),
        "question": translate("Problems", "Your Mandarin is in {p1A3}. When should it act?"),
        "hint_1": translate("Problems", "A card acts when its province is complete."),
        "hint_2": translate("Problems", "{p1A3} can be completed this turn."),
        "hint_3": translate(
            "Problems", "Blue's walls there count {p1A3_blue}. A swap takes one away."
        ),
        "reason": translate(
            "Problems",
            "The double wall completes {p1A3}, and the Mandarin tips the majority: {lead} points "
            "better than anything else.",
        ),
    }


def _neutral() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the neutral wall"),
        "question": translate(
            "Problems", "Neutral walls left: {neutral_walls}. Where does it serve you?"
        ),
        "hint_1": translate(
            "Problems",
            "After your walls you may place a neutral wall in either of their provinces.",
        ),
        "hint_2": translate(
            "Problems", "When a neutral wall completes a province, it scores at once."
        ),
        "hint_3": translate(
            "Problems", "In {p1B3} {p1B3_empty} squares are empty, and you are ahead."
        ),
        "reason": translate(
            "Problems",
            "Your wall and the neutral wall complete {p1B3} for you and bring {p1B3_value}: {lead} "
            "points better than anything else.",
        ),
    }


def _look() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: which counter is worth the peek?"),
        "question": translate(
            "Problems", "Where does your first wall go, so that a peek can guide the next?"
        ),
        "hint_1": translate(
            "Problems", "After the first wall you may peek before you choose where the next goes."
        ),
        "hint_2": translate(
            "Problems",
            "In {r1A3} {r1A3_tied} rivals lead together: a loss shared with them costs little.",
        ),
        "hint_3": translate(
            "Problems", "Your next wall can complete {p4A1}, for Green, or go in {p1A1}."
        ),
        "reason": translate(
            "Problems",
            "Peek from {p1A3}: at {least_threat}, complete {p4A1}; if not, build in {p1A1}: {lead} "
            "points better, {sight} of them thanks to the peek.",
        ),
    }


def _flood() -> Texts:
    return {
        "title": translate("Problems", "{colour} to play: the same card twice"),
        "question": translate("Problems", "With which card do you complete {p1A1}?"),
        "hint_1": translate(
            "Problems", "Red has a card there, too: it could be any of {red_cards} kinds."
        ),
        "hint_2": translate("Problems", "Your Master Builder wins the majority in most cases."),
        "hint_3": translate("Problems", "Two cards with the same number cancel each other out."),
        "reason": translate(
            "Problems",
            "The Flood raises what you win, and cancels any Flood of Red's: {lead} points better "
            "than anything else.",
        ),
    }


_PROBLEMS: Final[Mapping[str, Callable[[], Texts]]] = {
    "tower": _tower,
    "double": _double,
    "two_provinces": _two_provinces,
    "last_wall": _last_wall,
    "leave_open": _leave_open,
    "which_card": _which_card,
    "shared_loss": _shared_loss,
    "one_wall": _one_wall,
    "swap": _swap,
    "neutral": _neutral,
    "look": _look,
    "flood": _flood,
}
