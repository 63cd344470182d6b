"""The texts of the coach in China's lessons, by their keys in the lessons' files.

At most 25 words each. Names of places and numbers come from the position: `{yan}` and `{juchao}`
are the names of that region and town in the language of the interface, `{points}` a number that the
step claims.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.china.rules.accounts import Source

translate = QCoreApplication.translate


def lesson_title(name: str) -> str:
    """Return the name of a lesson."""
    return {
        "1-first-turn": translate("ChinaLessons", "Your first two turns"),
        "2-alliances": translate("ChinaLessons", "Alliances"),
        "3-roads": translate("ChinaLessons", "Roads, and the end of the game"),
    }[name]


def suggestion_text(source: Source) -> str:
    """Return the suggestion about the source of points in which a player was farthest behind."""
    return {
        Source.HOUSES: translate("ChinaLessons", "Houses made the difference."),
        Source.ALLIANCES: translate("ChinaLessons", "Alliances made the difference."),
        Source.ROADS: translate("ChinaLessons", "Roads made the difference."),
    }[source]


def coach_text(key: str) -> str:
    """Return a text of the coach, with numbers and names of places not yet filled in."""
    return coach_texts()[key]


def coach_texts() -> Mapping[str, str]:
    """Return all texts of the coach by their keys."""
    return {**_first_turn(), **_alliances(), **_roads()}


def _first_turn() -> Mapping[str, str]:
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
            "Red numbers are alliances of two regions. At the end, whoever leads in both courts "
            "scores a point for each emissary in the two.",
        ),
        "turn.done": translate(
            "ChinaCoach",
            "Then you would take three cards and end your turn. Four houses in a row along roads "
            "score at the end, too.",
        ),
    }


def _alliances() -> Mapping[str, str]:
    return {
        "allies.intro": translate(
            "ChinaCoach",
            "Each red number marks an alliance of the two regions next to it: a "
            "name, not a value. This one joins {zhao} and {qi}.",
        ),
        "allies.lead": translate(
            "ChinaCoach",
            "Alliances score at the end of the game, for whoever has the most emissaries in both "
            "courts. You lead in {zhao}, Bo in {qi}.",
        ),
        "allies.limit": translate(
            "ChinaCoach",
            "Emissaries follow houses: a court takes only as many as the player with the most "
            "houses there has. How many may there be in {qi}?",
        ),
        "allies.limit_wrong": translate(
            "ChinaCoach", "Not quite. You and Bo have one house each in {qi}, and nobody has more."
        ),
        "allies.raise": translate(
            "ChinaCoach",
            "Right, so Bo's emissary fills the court. A second house of yours makes room. Place it "
            "in {qi}.",
        ),
        "allies.send": translate(
            "ChinaCoach", "Now there is room for another emissary. Send yours to {qi}."
        ),
        "allies.worth": translate(
            "ChinaCoach",
            "In {qi} you and Bo are tied, and tied players all lead. How many points would this "
            "alliance bring you now?",
        ),
        "allies.worth_wrong": translate(
            "ChinaCoach", "Not quite. Count all emissaries in both courts, Bo's too."
        ),
        "allies.take": translate(
            "ChinaCoach", "Right. For {zhao} you will need green cards. Take one of the open ones."
        ),
        "allies.again": translate("ChinaCoach", "And the other green card."),
        "allies.end": translate(
            "ChinaCoach", "End your turn, and watch where Bo sends an emissary."
        ),
        "allies.rival": translate(
            "ChinaCoach",
            "Now Bo is tied with you in {zhao} too. You both lead in both courts: the alliance "
            "would bring Bo {points} points as well.",
        ),
        "allies.house": translate(
            "ChinaCoach", "Break the tie. First make room with a house in {zhao}."
        ),
        "allies.alone": translate("ChinaCoach", "Then send another emissary to {zhao}."),
        "allies.left": translate(
            "ChinaCoach",
            "You lead in {zhao} alone, and are tied in {qi}. How many points would the alliance "
            "bring Bo now?",
        ),
        "allies.left_wrong": translate(
            "ChinaCoach", "Not quite. An alliance scores only for those who lead in both courts."
        ),
        "allies.scored": translate(
            "ChinaCoach", "Right: Bo leads in {qi} only. You would score {points}, Bo nothing."
        ),
        "allies.done": translate(
            "ChinaCoach",
            "The court of {zhao} counts in three alliances. Alliances often bring as many points "
            "as houses: send emissaries early.",
        ),
    }


def _roads() -> Mapping[str, str]:
    return {
        "line.intro": translate(
            "ChinaCoach",
            "Four or more of your houses in a line along roads score a point each at the end. You "
            "have two here; borders don't matter.",
        ),
        "line.house": translate(
            "ChinaCoach", "Place a house in {juchao}. Your two red cards pay for it as a pair."
        ),
        "line.three": translate(
            "ChinaCoach",
            "{juchao}, {poyang}, {kuaiji}: a line of three houses. How many points would it score "
            "now?",
        ),
        "line.three_wrong": translate(
            "ChinaCoach", "Not quite. A line of three is still too short."
        ),
        "line.draw": translate(
            "ChinaCoach",
            "Right: nothing, for one house is missing. You need cards for it. Draw one from the "
            "pile.",
        ),
        "line.again": translate("ChinaCoach", "Draw another one. The pile is nearly empty."),
        "line.end": translate(
            "ChinaCoach",
            "The discards have already made a second pile. When that runs out too, the last round "
            "begins. End your turn.",
        ),
        "line.last": translate(
            "ChinaCoach",
            "Lin has drawn the last card, so nobody takes cards any more. You have one more turn, "
            "then Bo, and the game ends.",
        ),
        "line.four": translate(
            "ChinaCoach",
            "Cards left over are worth nothing. Pay with your two yellow ones for a house in "
            "{shouchun}.",
        ),
        "line.worth": translate(
            "ChinaCoach", "Now the line has four houses. How many points will it score?"
        ),
        "line.worth_wrong": translate(
            "ChinaCoach", "Not quite. Each house of the line scores one point."
        ),
        "line.close": translate(
            "ChinaCoach",
            "Right. End your turn. After Bo's, the rest scores: regions that are not full, then "
            "alliances, then roads.",
        ),
        "line.done": translate(
            "ChinaCoach",
            "You win, {points} points to {bo}. Without the {line} points for your "
            "line, Bo would have won.",
        ),
    }
