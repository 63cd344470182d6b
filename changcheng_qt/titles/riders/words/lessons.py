"""The texts of the coach in the lessons, by their keys in the lessons' files.

At most 25 words each. Names of places and numbers come from the position: `{fort}`, `{other_fort}`
and `{ground}` are the passes and the gathering ground of the lesson, `{points}` is a number that
the step claims.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules.accounts import Source

translate = QCoreApplication.translate


def lesson_title(name: str) -> str:
    """Return the name of a lesson."""
    return {"1-two-turns": translate("RidersLessons", "Two turns at the wall")}[name]


def suggestion_text(source: Source) -> str:
    """Return the suggestion about the source of points in which a player was farthest behind."""
    return {
        Source.SETTLEMENTS: translate("RidersLessons", "Settlements made the difference."),
        Source.CITIES: translate("RidersLessons", "Cities made the difference."),
        Source.PENALTIES: translate("RidersLessons", "Breaches made the difference."),
    }[source]


def coach_text(key: str) -> str:
    """Return a text of the coach, with numbers and names of places not yet filled in."""
    return coach_texts()[key]


def coach_texts() -> Mapping[str, str]:
    """Return all texts of the coach by their keys."""
    return {**_first_turn(), **_second_turn()}


def _first_turn() -> Mapping[str, str]:
    return {
        "ride.aim": translate(
            "RidersCoach",
            "You win with {victory} points in your own turn. But if the wall is breached "
            "{breaches} times, everyone loses. This section of it is yours.",
        ),
        "ride.goods": translate(
            "RidersCoach",
            "These are your goods. They come from the hexes around your buildings, and you pay "
            "with them for everything you build.",
        ),
        "ride.roll": translate("RidersCoach", "It's your turn: roll the dice."),
        "ride.gain": translate(
            "RidersCoach",
            "An 8! Every hex with that number gives a card to each settlement at its corners. How "
            "many cards did this pasture give you?",
        ),
        "ride.gain_wrong": translate(
            "RidersCoach", "Not quite. Count your settlements at the corners of pasture 8."
        ),
        "ride.road": translate(
            "RidersCoach",
            "Right. Now build a road here, from your own road to the harbour. It costs wood and "
            "clay.",
        ),
        "ride.settle": translate(
            "RidersCoach",
            "Next, a settlement at the end of your road, at the harbour. It costs wood, clay, "
            "wool and grain, and brings you a point.",
        ),
        "ride.draw": translate(
            "RidersCoach",
            "Each new settlement also brings a rider. Until it is drawn, you can still undo. Draw "
            "the rider.",
        ),
        "ride.arrow": translate(
            "RidersCoach",
            "Rider II waits at {ground}, where two arrows begin. Which roll would bring it to your "
            "own section, {fort}?",
        ),
        "ride.arrow_wrong": translate(
            "RidersCoach", "Not quite. Look for the arrow from {ground} to {fort}."
        ),
        "ride.end": translate(
            "RidersCoach",
            "Right; on a {other} it would go to {other_fort}. Your section has no tower yet. End "
            "your turn, and watch what the others roll.",
        ),
    }


def _second_turn() -> Mapping[str, str]:
    return {
        "ride.breach": translate(
            "RidersCoach",
            "Bo rolled a 4: a rider against no tower, a breach! It is on mountains 5 now. How many "
            "cards does this hex give you?",
        ),
        "ride.breach_wrong": translate(
            "RidersCoach", "Not quite. A hex with riders gives nothing, until soldiers chase them."
        ),
        "ride.again": translate(
            "RidersCoach",
            "Right, nothing. And the breach has cost you a point: you are back at {points}. Roll "
            "the dice.",
        ),
        "ride.supply": translate(
            "RidersCoach",
            "Your new harbour gives you a card for {rate} equal ones. Trade {rate} wood for an "
            "ore: click the ore, then your wood.",
        ),
        "ride.offer": translate(
            "RidersCoach",
            "You need clay for a tower, and have wool to spare. Open Trade, and offer 1 wool for 1 "
            "clay.",
        ),
        "ride.deal": translate(
            "RidersCoach", "Lin says yes, the others no. Click Lin's answer to make the deal."
        ),
        "ride.tower": translate(
            "RidersCoach",
            "Raise your first tower for wood and clay. From then on it takes two riders to break "
            "through.",
        ),
        "ride.soldier": translate(
            "RidersCoach", "The edict in your hand is a soldier, from an earlier turn. Play it."
        ),
        "ride.chase": translate(
            "RidersCoach", "A soldier may do two deeds. Chase the rider: click mountains 5."
        ),
        "ride.finish": translate(
            "RidersCoach",
            "The second deed could move the pirate, and take a card. You don't need "
            "that here: finish the edict.",
        ),
        "ride.done": translate(
            "RidersCoach",
            "Mountains 5 gives ore again, and your wall holds against one rider. With two more ore "
            "you could make your fort a city.",
        ),
    }
