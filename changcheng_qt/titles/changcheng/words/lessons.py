"""The texts of the coach in the lessons, by their keys in the files.

At most 25 words each. Names of places and numbers come from the position: `{dunhuang}` is the name
of that province in the language of the interface, `{points}` a number that the step claims.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.rules.events import Source

translate = QCoreApplication.translate


def lesson_title(name: str) -> str:
    """Return the name of a lesson."""
    return {
        "1-wall": translate("Lessons", "A wall and its provinces"),
        "2-majority": translate("Lessons", "Who scores"),
        "3-double": translate("Lessons", "Double walls"),
        "4-tower": translate("Lessons", "Towers"),
        "5-cards": translate("Lessons", "Cards face down"),
        "6-mongols": translate("Lessons", "The Mongols"),
        "7-growing": translate("Lessons", "A growing wall"),
        "8-last-turns": translate("Lessons", "The last five turns"),
    }[name]


def suggestion_text(source: Source) -> str:
    """Return the suggestion about the source of points in which a player was farthest behind."""
    return {
        Source.PROVINCE: translate("Lessons", "The provinces made the difference."),
        Source.DOUBLE: translate("Lessons", "Double walls made the difference."),
        Source.REGION: translate("Lessons", "The Mongols made the difference."),
    }[source]


def coach_text(key: str) -> str:
    """Return a text of the coach, with numbers and names of places not yet filled in."""
    return coach_texts()[key]


def coach_texts() -> Mapping[str, str]:
    """Return all texts of the coach by their keys."""
    return {**_walls(), **_majorities(), **_blocks(), **_cards(), **_mongols(), **_endings()}


def _walls() -> dict[str, str]:
    return {
        "wall.intro": translate(
            "Coach",
            "This is the Great Wall; the provinces lie south. Whoever has the most walls in a "
            "full province scores it. (No mouse? Press ?.)",
        ),
        "wall.first": translate(
            "Coach",
            "You are Mei, and red. Take a wall and place it on any empty square of {dunhuang}.",
        ),
        "wall.second": translate(
            "Coach",
            "Two walls in two different provinces are one action. Take the second: blue lines "
            "show where provinces meet. Place it in {jiuquan}.",
        ),
        "wall.end": translate(
            "Coach", "That was your action. End your turn, and watch where Bo and Lin build."
        ),
        "wall.fill": translate(
            "Coach",
            "Fill the last empty square of {dunhuang}: as soon as a province is full, it scores.",
        ),
        "wall.score": translate("Coach", "{dunhuang} is full: score it."),
        "wall.scored": translate(
            "Coach",
            "You have {own} walls there, the others one each. So all its points are yours: "
            "{points}. The emperor card marks it as scored.",
        ),
        "wall.other": translate(
            "Coach", "Your turn continues: place your second wall in {zhangye}."
        ),
        "wall.done": translate(
            "Coach",
            "That is the heart of the game: have the most walls in a province when its last square "
            "is filled.",
        ),
    }


def _majorities() -> dict[str, str]:
    return {
        "majority.intro": translate(
            "Coach",
            "A full province is worth one point for each wall in it, plus the number on its "
            "counter.",
        ),
        "majority.value": translate(
            "Coach",
            "{dunhuang} has four squares and a counter of {counter}. What will it be worth when it "
            "is full?",
        ),
        "majority.value_wrong": translate(
            "Coach", "Not quite. Count a point for each of its squares, then add the counter."
        ),
        "majority.fill": translate("Coach", "Right. And you have the most walls there: fill it."),
        "majority.score": translate("Coach", "Score it."),
        "majority.won": translate(
            "Coach", "{own} walls to {bo}: you score all {points} points, Bo nothing."
        ),
        "majority.shared": translate(
            "Coach",
            "If you fill {jiuquan}, you and Bo will have two walls each there. How many points "
            "will you score?",
        ),
        "majority.shared_wrong": translate(
            "Coach", "No: all who are tied for the most score the whole value. What is it here?"
        ),
        "majority.share": translate("Coach", "Right: the points are not divided. Fill {jiuquan}."),
        "majority.score_shared": translate("Coach", "Score it."),
        "majority.both": translate(
            "Coach", "{points} points for you and {points} for Bo. Only Lin is left behind."
        ),
        "majority.end": translate("Coach", "End your turn, and keep an eye on {zhangye}."),
        "majority.lost": translate(
            "Coach",
            "Bo filled {zhangye}, but the points went to Lin: {lin} walls to your "
            "{own}. Second place "
            "scores nothing.",
        ),
    }


def _blocks() -> dict[str, str]:
    return {
        "double.intro": translate(
            "Coach",
            "You have one double wall. It covers two squares, counts as two walls, and scores at "
            "once.",
        ),
        "double.border": translate(
            "Coach",
            "It scores a point for each province and each region (north of the wall) it lies in. "
            "How many on these two squares?",
        ),
        "double.border_wrong": translate(
            "Coach",
            "Look again: count the provinces below the two squares, and the regions above them.",
        ),
        "double.best": translate(
            "Coach",
            "Right. It scores {points} where a province and a region both end. Find that border, "
            "and place your double wall across it.",
        ),
        "double.scored": translate(
            "Coach", "{points} points at once, and a wall in two provinces. Nothing scores more."
        ),
        "double.end": translate("Coach", "A double wall is an action by itself. End your turn."),
        "double.done": translate(
            "Coach",
            "Bo placed his on the squares from the question, for {points} points. Everyone has "
            "just one: choose its place well.",
        ),
        "tower.intro": translate(
            "Coach",
            "A tower counts as one wall, and reserves an empty square beside it for its owner.",
        ),
        "tower.try": translate(
            "Coach",
            "Only one square beside Bo's tower is still empty. Take a wall and try to build there.",
        ),
        "tower.refused": translate(
            "Coach", "Refused: the last empty square beside a tower belongs to its owner."
        ),
        "tower.own": translate(
            "Coach", "Place your own tower here. Both squares beside it are empty."
        ),
        "tower.end": translate(
            "Coach", "End your turn. The others may take one of the two squares, not both."
        ),
        "tower.left": translate(
            "Coach", "Bo built on one side. Now the other square is yours, for as long as you like."
        ),
        "tower.meet": translate(
            "Coach", "Place a wall there. After that the tower reserves nothing."
        ),
        "tower.other": translate("Coach", "And the second wall, in any other province."),
        "tower.done": translate(
            "Coach",
            "Two squares of {jiuquan} for sure. A tower can do one thing more: it "
            "protects you from "
            "the Mongols.",
        ),
    }


def _cards() -> dict[str, str]:
    return {
        "cards.intro": translate(
            "Coach",
            "You have six cards. They lie face down in a province until it is full, and change how "
            "it scores.",
        ),
        "cards.builder": translate(
            "Coach",
            "Play your Builder in {dunhuang}: it can make the province worth more, "
            "or count as a wall.",
        ),
        "cards.single": translate(
            "Coach", "A card and a wall in the same province are one action. Place the wall."
        ),
        "cards.end": translate("Coach", "End your turn."),
        "cards.traitor": translate(
            "Coach",
            "Two cards in two provinces are an action, too. Play your Traitor in {dunhuang}.",
        ),
        "cards.flood": translate("Coach", "And your Flood in {jiuquan}."),
        "cards.over": translate("Coach", "End your turn. Bo is about to fill {dunhuang}."),
        "cards.decide": translate(
            "Coach",
            "Two Builders: cards with the same dots cancel each other. But your Traitor counts, "
            "even on Bo's turn. Break Bo's wall here.",
        ),
        "cards.won": translate(
            "Coach",
            "A broken wall counts for nobody. {own} walls to {bo}: {points} points for you.",
        ),
        "cards.done": translate(
            "Coach",
            "Cards take effect in the order of their dots, from one to six. Point at a card to "
            "read what it does.",
        ),
    }


def _mongols() -> dict[str, str]:
    return {
        "mongols.intro": translate(
            "Coach",
            "The Mongols live north of the wall. At the end, whoever has the most walls in a "
            "region loses the points on the region's counter.",
        ),
        "mongols.alasha": translate(
            "Coach",
            "You have the most walls in {alasha}. But whoever has a tower in a region loses "
            "nothing there.",
        ),
        "mongols.tower": translate("Coach", "Place your tower on the last square of {alasha}."),
        "mongols.end": translate("Coach", "End your turn."),
        "mongols.build": translate(
            "Coach",
            "The counters lie face down. Where you build, you may peek at one. Place a wall here.",
        ),
        "mongols.peek": translate(
            "Coach",
            "Now peek: press and hold the eye on the shield of {ordos}, or hold E. Only you will "
            "see it.",
        ),
        "mongols.dear": translate(
            "Coach",
            "The counter shows {threat}, and none is higher. All who are tied for the most lose "
            "that many points, so stay behind Bo here.",
        ),
        "mongols.away": translate(
            "Coach", "Leave the last square of {ordos} to Bo. Place your second wall in {jiuquan}."
        ),
        "mongols.score": translate("Coach", "That fills {jiuquan}: score it."),
        "mongols.attack": translate(
            "Coach", "End your turn. Bo fills the last squares, and the Mongols attack."
        ),
        "mongols.done": translate(
            "Coach",
            "Your tower saved you in {alasha}. In {torghut} you had the most walls, and paid.",
        ),
    }


def _endings() -> dict[str, str]:
    return {
        "growing.intro": translate(
            "Coach",
            "Every full province gets an emperor card. There are {cards}; the third brings another "
            "board.",
        ),
        "growing.fill": translate("Coach", "Fill {zhangye}."),
        "growing.score": translate("Coach", "Score it."),
        "growing.other": translate("Coach", "Place your second wall in another province."),
        "growing.end": translate(
            "Coach",
            "The third card came up on your turn, so you choose the board. End your turn.",
        ),
        "growing.extend": translate(
            "Coach",
            "Choose a board and one of its sides, A or B, then the end of the wall where it should "
            "go.",
        ),
        "growing.done": translate(
            "Coach",
            "New provinces, new regions, new counters. The game ends when every square is filled.",
        ),
        "last.intro": translate(
            "Coach",
            "A real game against two novices, already under way: you have five turns left. Play it "
            "to the end.",
        ),
        "last.play": translate("Coach", "The game is yours now."),
        "last.done": translate(
            "Coach",
            "You know the game now. Are you ready for a whole one?",
        ),
    }
