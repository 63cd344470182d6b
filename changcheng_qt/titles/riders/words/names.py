"""The names of goods, edicts, colours and pieces."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import listed, side_by_side
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Goods, SeatColour, Supply

translate = QCoreApplication.translate


def good_name(good: Good) -> str:
    """Return the name of a good as a label."""
    return {
        Good.WOOD: translate("RidersGood", "Wood"),
        Good.CLAY: translate("RidersGood", "Clay"),
        Good.WOOL: translate("RidersGood", "Wool"),
        Good.GRAIN: translate("RidersGood", "Grain"),
        Good.ORE: translate("RidersGood", "Ore"),
    }[good]


def good_in_sentence(good: Good) -> str:
    """Return a good within a sentence, without a number."""
    return {
        Good.WOOD: translate("RidersGood", "wood"),
        Good.CLAY: translate("RidersGood", "clay"),
        Good.WOOL: translate("RidersGood", "wool"),
        Good.GRAIN: translate("RidersGood", "grain"),
        Good.ORE: translate("RidersGood", "ore"),
    }[good]


def good_text(good: Good, count: int) -> str:
    """Return a number of cards of a good, such as "2 wood"."""
    return {
        Good.WOOD: translate("RidersGood", "%n wood", "", count),
        Good.CLAY: translate("RidersGood", "%n clay", "", count),
        Good.WOOL: translate("RidersGood", "%n wool", "", count),
        Good.GRAIN: translate("RidersGood", "%n grain", "", count),
        Good.ORE: translate("RidersGood", "%n ore", "", count),
    }[good]


def goods_text(goods: Goods) -> str:
    """Return some goods as a list with numbers; empty for none."""
    return listed([good_text(good, goods[good]) for good in Good if goods[good]])


def edict_name(edict: Edict) -> str:
    """Return the name of an edict as a label."""
    return {
        Edict.SOLDIER: translate("RidersEdict", "Soldier"),
        Edict.CORVEE: translate("RidersEdict", "Corvée"),
        Edict.TRIBUTE: translate("RidersEdict", "Tribute"),
        Edict.LEVY: translate("RidersEdict", "Levy"),
        Edict.ACADEMY: translate("RidersEdict", "Academy"),
        Edict.MARKET: translate("RidersEdict", "Market"),
    }[edict]


def edict_in_sentence(edict: Edict) -> str:
    """Return an edict within a sentence."""
    return {
        Edict.SOLDIER: translate("RidersEdict", "a soldier"),
        Edict.CORVEE: translate("RidersEdict", "a corvée"),
        Edict.TRIBUTE: translate("RidersEdict", "a tribute"),
        Edict.LEVY: translate("RidersEdict", "a levy"),
        Edict.ACADEMY: translate("RidersEdict", "the academy"),
        Edict.MARKET: translate("RidersEdict", "the market"),
    }[edict]


def edict_effect(edict: Edict) -> str:
    """Return the effect of an edict in one or two sentences."""
    return {
        Edict.SOLDIER: translate(
            "RidersEdict",
            "Up to two deeds: send a waiting rider to another gathering ground, chase a rider from "
            "a hex or, once, move the pirate.",
        ),
        Edict.CORVEE: translate("RidersEdict", "Build up to two roads for nothing."),
        Edict.TRIBUTE: translate("RidersEdict", "Take any two cards from the supply."),
        Edict.LEVY: translate(
            "RidersEdict", "Name a good, and all others give you every card they have of it."
        ),
        Edict.ACADEMY: translate("RidersEdict", "1 point, shown only when the game ends."),
        Edict.MARKET: translate("RidersEdict", "1 point, shown only when the game ends."),
    }[edict]


def seat_colour_name(colour: SeatColour) -> str:
    """Return the name of a seat's colour."""
    return {
        SeatColour.RED: translate("Colour", "Red"),
        SeatColour.GREEN: translate("Colour", "Green"),
        SeatColour.BLUE: translate("Colour", "Blue"),
        SeatColour.VIOLET: translate("Colour", "Violet"),
        SeatColour.BLACK: translate("Colour", "Black"),
        SeatColour.YELLOW: translate("Colour", "Yellow"),
    }[colour]


def riders_text(count: int) -> str:
    """Return a number of riders."""
    return translate("RidersPiece", "%n rider(s)", "", count)


def towers_text(count: int) -> str:
    """Return a number of towers."""
    return translate("RidersPiece", "%n tower(s)", "", count)


def pieces_left_text(supply: Supply) -> str:
    """Return the pieces that a seat has left."""
    return side_by_side(
        (
            translate("RidersPiece", "%n road(s)", "", supply.roads),
            translate("RidersPiece", "%n settlement(s)", "", supply.settlements),
            translate("RidersPiece", "%n city(ies)", "", supply.cities),
        )
    )
