"""The words of the charts of a finished game."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules.chance import Drawing
from changcheng_qt.titles.riders.rules.tallies import Kind

translate = QCoreApplication.translate


def kind_name(kind: Kind) -> str:
    """Return the name of a row of numbers."""
    return {
        Kind.PRODUCED: translate("RidersChart", "From hexes"),
        Kind.BLOCKED: translate("RidersChart", "Blocked by riders"),
        Kind.SHORT: translate("RidersChart", "Short in the supply"),
        Kind.SUPPLY: translate("RidersChart", "Supply and tributes (net)"),
        Kind.DEALS: translate("RidersChart", "Deals (net)"),
        Kind.ROBBED: translate("RidersChart", "Robbed (net)"),
        Kind.LEVIED: translate("RidersChart", "Levied (net)"),
        Kind.GIVEN_UP: translate("RidersChart", "Given up"),
        Kind.BREACHES: translate("RidersChart", "Breaches"),
        Kind.TOWERS: translate("RidersChart", "Towers raised"),
        Kind.DRAWN: translate("RidersChart", "Riders drawn"),
        Kind.CHASED: translate("RidersChart", "Riders chased"),
    }[kind]


def luck_names() -> dict[str, str]:
    """Return the names of the kinds of chance by their names in an analysis, in order."""
    names = {
        Drawing.DICE: translate("RidersChart", "Dice"),
        Drawing.RIDERS: translate("RidersChart", "Riders"),
        Drawing.ROBBERIES: translate("RidersChart", "Robberies"),
        Drawing.EDICTS: translate("RidersChart", "Edicts"),
    }
    return {kind.value: names[kind] for kind in Drawing}


def points_tab() -> str:
    """Return the name of the chart of the points."""
    return translate("RidersChart", "Points")


def dice_tab() -> str:
    """Return the name of the chart of the dice."""
    return translate("RidersChart", "Dice")


def goods_tab() -> str:
    """Return the name of the numbers of cards."""
    return translate("RidersChart", "Goods")


def wall_tab() -> str:
    """Return the name of the numbers of the wall."""
    return translate("RidersChart", "Wall", "a chart")


def dice_legend() -> str:
    """Return the meaning of the marks on the bars of the dice."""
    return translate("RidersChart", "Line: expected. Pale: nine games in ten.")


def evenness_text(games: int) -> str:
    """Return in how many of 100 games the dice are as uneven."""
    return translate("RidersChart", "As uneven as this: %n game(s) in 100.", "", games)
