"""Why a command is better than another, by figures from simulated games: games won of 100."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.i18n.phrases.wording import fill, plural_of
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.reasons import Why
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

_BUILDING: Final = {Why.BUILDINGS, Why.YIELD, Why.VARIETY}
_TRADE: Final = {Why.HAND, Why.HAND_OF_OTHERS, Why.SEVENS}
_DEFENCE: Final = {Why.WALL, Why.BREACHES, Why.CONQUEST, Why.CONQUEST_OF_ALL}
_ABOUT: Final[dict[type[Command], set[Why]]] = {
    commands.FoundFort: _BUILDING,
    commands.FoundSettlement: _BUILDING,
    commands.BuildSettlement: _BUILDING,
    commands.BuildCity: _BUILDING,
    commands.BuildRoad: {Why.LONG_ROAD, Why.LONG_ROAD_OF_OTHERS, Why.BUILDINGS},
    commands.FoundRoad: {Why.LONG_ROAD, Why.BUILDINGS},
    commands.RaiseWall: _DEFENCE,
    commands.ShiftRider: _DEFENCE | {Why.WALL_OF_OTHERS, Why.BREACHES_OF_OTHERS},
    commands.ChaseRider: {Why.YIELD, Why.YIELD_OF_OTHERS},
    commands.BuyEdict: {Why.EDICTS, Why.GREAT_HOST},
    commands.PlaySoldier: {Why.GREAT_HOST, Why.GREAT_HOST_OF_OTHERS, *_DEFENCE},
    commands.TradeWithSupply: _TRADE,
    commands.Offer: _TRADE,
    commands.Accept: _TRADE,
    commands.Counter: _TRADE,
    commands.Deal: _TRADE,
    commands.Discard: _TRADE,
    commands.PlayTribute: _TRADE,
    commands.PlayLevy: _TRADE,
    commands.Rob: _TRADE,
}
"""The reasons that concern each kind of command; every reason concerns any other kind."""


def is_about(reason: Reason[Why], command: Command, view: View) -> bool:
    """Return whether a reason concerns a command."""
    about = _ABOUT.get(type(command))
    return about is None or Why(reason.why) in about


def reason_text(reason: Reason[Why]) -> str:
    """Return a reason as a sentence; its `why` may also be the value in a file."""
    reason = replace(reason, why=Why(reason.why))
    share, otherwise = reason.shares
    if share != otherwise and (words := _event(reason.why, share)):
        return fill(words, other=otherwise)
    count = plural_of(reason.points)
    if reason.points > 0:
        words = translate("RidersReasons", "{line}: {wins} more games won in 100.", "", count)
    else:
        words = translate("RidersReasons", "{line}: {wins} fewer games won in 100.", "", count)
    wins = QLocale().toString(abs(reason.points), "f", 1)
    return fill(words, line=(_own_line(reason.why) or _line_of_others(reason.why)), wins=wins)


def _event(why: Why, share: int) -> str:
    """Return the pattern for the frequency of an event, in `share` of 100 games; empty for a line
    without one.
    """
    return {
        Why.BREACHES: translate(
            "RidersReasons",
            "Within a round the section breaks in %n of 100 games; with the "
            "other move, in {other}.",
            "",
            share,
        ),
        Why.WIN: translate(
            "RidersReasons",
            "The game is won within a round in %n of 100 games; with the other move, in {other}.",
            "",
            share,
        ),
        Why.LONG_ROAD: translate(
            "RidersReasons",
            "The Long Road is held after a round in %n of 100 games; with the "
            "other move, in {other}.",
            "",
            share,
        ),
        Why.GREAT_HOST: translate(
            "RidersReasons",
            "The Great Host is held after a round in %n of 100 games; with the "
            "other move, in {other}.",
            "",
            share,
        ),
    }.get(why, "")


def _own_line(why: Why) -> str:
    """Return the name of a seat's own contribution, empty for that of the others."""
    return {
        Why.BUILDINGS: translate("RidersReasons", "Settlements and cities"),
        Why.LONG_ROAD: translate("RidersReasons", "Long Road"),
        Why.GREAT_HOST: translate("RidersReasons", "Soldiers and Great Host"),
        Why.EDICTS: translate("RidersReasons", "Edicts"),
        Why.BREACHES: translate("RidersReasons", "Breaches"),
        Why.YIELD: translate("RidersReasons", "Yields"),
        Why.VARIETY: translate("RidersReasons", "Kinds of goods"),
        Why.HAND: translate("RidersReasons", "Cards in hand, and what they pay for"),
        Why.WALL: translate("RidersReasons", "Strength of the wall"),
        Why.SEVENS: translate("RidersReasons", "Cards at risk from a seven"),
        Why.CONQUEST: translate("RidersReasons", "Danger of a conquest"),
        Why.WIN: translate("RidersReasons", "A win within a round"),
    }.get(why, "")


def _line_of_others(why: Why) -> str:
    """Return the name of the others' contribution."""
    return {
        Why.BUILDINGS_OF_OTHERS: translate("RidersReasons", "The others’ settlements and cities"),
        Why.LONG_ROAD_OF_OTHERS: translate("RidersReasons", "The others’ Long Road"),
        Why.GREAT_HOST_OF_OTHERS: translate("RidersReasons", "The others’ soldiers and Great Host"),
        Why.EDICTS_OF_OTHERS: translate("RidersReasons", "The others’ edicts"),
        Why.BREACHES_OF_OTHERS: translate("RidersReasons", "Breaches of the others’ walls"),
        Why.YIELD_OF_OTHERS: translate("RidersReasons", "The others’ yields"),
        Why.VARIETY_OF_OTHERS: translate("RidersReasons", "The others’ kinds of goods"),
        Why.HAND_OF_OTHERS: translate("RidersReasons", "The others’ cards in hand"),
        Why.WALL_OF_OTHERS: translate("RidersReasons", "Strength of the others’ walls"),
        Why.SEVENS_OF_OTHERS: translate("RidersReasons", "The others’ cards at risk from a seven"),
        Why.CONQUEST_OF_ALL: translate("RidersReasons", "Danger of a conquest"),
        Why.WIN_OF_OTHERS: translate("RidersReasons", "Somebody else’s win within a round"),
    }[why]
