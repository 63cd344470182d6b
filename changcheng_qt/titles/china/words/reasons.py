"""Why a command is better than another, by figures from simulated games."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill, told_of
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.reasons import Why
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.names import alliance_name, region_name
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

_OWN = (Why.REGION, Why.ALLIANCE, Why.ROADS)
_OF_RIVAL = (Why.REGION_OF_RIVAL, Why.ALLIANCE_OF_RIVAL, Why.ROADS_OF_RIVAL)


def reason_text(reason: Reason[Why], board: Board, named: str = "") -> str:
    """Return a reason as a sentence, without its place after one that `named` it; its `why` may
    also be the value in a file.
    """
    reason = replace(reason, why=Why(reason.why))
    place = _place(reason, board)
    text = _text(reason.why, reason.points, is_named=place == named)
    points = QLocale().toString(abs(reason.points), "f", 1)
    return told_of(place, fill(text, points=points), named)


def _text(why: Why, points: float, *, is_named: bool) -> str:
    if why in _OWN:
        return own_points_text(points, is_named=is_named)
    if why in _OF_RIVAL:
        return rival_points_text(points)
    return lead_text(points, is_named=is_named)


def _place(reason: Reason[Why], board: Board) -> str:
    """Return the place or source of the points."""
    match reason.why:
        case Why.REGION | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return region_name(board, reason.place or 0)
        case Why.ALLIANCE | Why.ALLIANCE_OF_RIVAL | Why.ALLIANCE_LEAD:
            return alliance_name(board, reason.place or 0)
        case Why.ROADS | Why.ROADS_OF_RIVAL | Why.ROADS_LEAD:
            return translate("ChinaSource", "Roads")


def is_about(reason: Reason[Why], command: Command, view: View) -> bool:
    """Return whether a reason is about the region of a piece or those of a card, or an alliance of
    one; a house may also be on roads. A card that makes a pair may serve any region, and none is
    about roads or the points of a rival; of one that nobody sees no reason is.
    """
    has_roads = True
    own = None if view.to_act is None else view.private(view.to_act)
    match command:
        case commands.TakeOpenCard() | commands.SwapCard() if Why(reason.why) in _OF_RIVAL:
            return False
        case commands.PlaceHouse(space) | commands.PlaceFortification(space):
            regions = {view.board.region_of(space)}
        case commands.SendEmissary(region):
            regions, has_roads = {region}, False
        case commands.TakeOpenCard(slot):
            has_roads, makes_pair = False, own is not None and view.open[slot] in own.hand
            found = enumerate(view.board.regions)
            regions = {
                number for number, one in found if makes_pair or one.colour is view.open[slot]
            }
        case commands.SwapCard():
            regions, has_roads = {*range(len(view.board.regions))}, False
        case commands.DrawCard():
            return False
        case _:
            return True
    match Why(reason.why):
        case Why.REGION | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return reason.place in regions
        case Why.ALLIANCE | Why.ALLIANCE_OF_RIVAL | Why.ALLIANCE_LEAD:
            return not regions.isdisjoint(view.board.alliances[reason.place or 0])
        case _:
            return has_roads
