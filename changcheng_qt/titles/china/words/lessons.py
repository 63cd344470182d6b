"""The texts of the coach in China's lesson, by their keys in its file.

At most 25 words each. Names of places and numbers come from the position: `{yan}` is the name of
that region in the language of the interface, `{points}` a number that the step claims.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def lesson_title(name: str) -> str:
    """Return the name of a lesson."""
    return {"1-first-turn": translate("ChinaLessons", "Your first two turns")}[name]


def coach_text(key: str) -> str:
    """Return a text of the coach, with numbers and names of places not yet filled in."""
    return coach_texts()[key]


def coach_texts() -> Mapping[str, str]:
    """Return all texts of the coach by their keys."""
    return {
        "turn.intro": translate(
            "ChinaCoach",
            "When all towns of a region have a house, it scores: the most for whoever has the most "
            "houses there.",
        ),
        "turn.cards": translate(
            "ChinaCoach",
            "Cards pay for pieces: an orange card for a piece in an orange region, such as {yan}.",
        ),
        "turn.house": translate(
            "ChinaCoach",
            "Take a house and place it in any free town of {yan}. It costs one orange card.",
        ),
        "turn.second": translate(
            "ChinaCoach",
            "You may place two pieces a turn, both in the same region. Place a second house in "
            "{yan}.",
        ),
        "turn.take": translate(
            "ChinaCoach",
            "Now take cards until you hold three. {yan} has one free town left: take the open "
            "orange card.",
        ),
        "turn.pair": translate(
            "ChinaCoach",
            "Two cards of one colour pay for a piece anywhere. Take the green card: with yours it "
            "makes a pair.",
        ),
        "turn.end": translate("ChinaCoach", "End your turn, and watch where Bo and Lin build."),
        "turn.worth": translate(
            "ChinaCoach",
            "Whoever has the most houses scores one point for every house in the region. If you "
            "fill {yan}, how many points do you score?",
        ),
        "turn.worth_wrong": translate(
            "ChinaCoach", "Not quite. Count all houses that will stand in {yan}, Bo's too."
        ),
        "turn.fill": translate(
            "ChinaCoach", "Right. Place a house in the last free town, with your orange card."
        ),
        "turn.scored": translate(
            "ChinaCoach",
            "You score {points}. Bo comes second, and scores one point for each of your {own} "
            "houses: {bo}.",
        ),
        "turn.emissary": translate(
            "ChinaCoach",
            "Your green cards are a pair. Pay with them for an emissary to the court of {yan}.",
        ),
        "turn.alliance": translate(
            "ChinaCoach",
            "At the end, whoever leads in both courts of an alliance scores a point for each "
            "emissary in the two.",
        ),
        "turn.done": translate(
            "ChinaCoach",
            "Then you would take three cards and end your turn. Four houses in a row along roads "
            "score at the end, too.",
        ),
    }
