"""The names of commands: on buttons, on legal targets for a screen reader, and for Undo.

They name nothing that is hidden: a robbery names the victim only, an edict bought has no kind.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, labelled, player_name, quoted
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Edict, goods
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.affording import level_of
from changcheng_qt.titles.riders.words.names import (
    edict_name,
    good_in_sentence,
    good_text,
    goods_text,
)
from changcheng_qt.titles.riders.words.places import (
    corner_name,
    ground_name,
    hex_name,
    pass_name,
    province_name,
    road_name,
    sea_name,
)

translate = QCoreApplication.translate

_ENDING: Final[Mapping[Stage, Command]] = {
    Stage.BEFORE_ROLL: commands.RollDice(),
    Stage.PIRATE: commands.LeavePirate(),
    Stage.ROBBING: commands.SpareAll(),
    Stage.RIDER_DUE: commands.DrawRider(),
    Stage.CHOOSING: commands.Withdraw(),
    Stage.SOLDIER: commands.FinishEdict(),
    Stage.CORVEE: commands.FinishEdict(),
    Stage.EXTRA_ROUND: commands.PassExtra(),
}
"""The commands that end these stages."""


def command_label(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a short name for a command in a position where it is legal."""
    for named in (_building, _turn, _pirate, _trade, _edict):
        if label := named(command, view, players):
            return label
    raise TypeError(command)


def choice_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a command within a sentence, as on its button."""
    return quoted(command_label(command, view, players))


def no_way_back() -> str:
    """Return the note on a step that cannot be undone."""
    return translate("RidersCommand", "You can't undo this.")


def primary_of(view: View) -> Command:
    """Return the command of the last button, which ends the present stage; the end of the turn
    where nothing else is due.
    """
    return _ENDING.get(view.stage, commands.EndTurn())


def primary_text(command: Command) -> str:
    """Return the words of the last button for its command."""
    match command:
        case commands.RollDice():
            return translate("RidersTray", "Roll", "a button")
        case commands.LeavePirate():
            return translate("RidersTray", "Leave it", "the pirate")
        case commands.SpareAll():
            return translate("RidersTray", "Take none")
        case commands.DrawRider():
            return translate("RidersTray", "Draw rider")
        case commands.Withdraw():
            return translate("RidersTray", "Withdraw", "a button")
        case commands.FinishEdict():
            return translate("RidersTray", "Done", "the rest of an edict")
        case commands.PassExtra():
            return translate("RidersCommand", "Pass", "in an extra building round")
        case _:
            return translate("Tray", "End turn")


def _building(command: Command, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match command:
        case commands.FoundFort(sector):
            words = translate("RidersCommand", "Border fort: {fort}, {province}")
            fort, province = pass_name(board, sector), province_name(board, sector)
            return fill(words, fort=fort, province=province)
        case commands.FoundSettlement(corner) | commands.BuildSettlement(corner):
            words = translate("RidersCommand", "Settlement: {corner}")
            return fill(words, corner=corner_name(board, corner))
        case commands.BuildCity(corner):
            words = translate("RidersCommand", "City: {corner}")
            return fill(words, corner=corner_name(board, corner))
        case commands.FoundRoad(road) | commands.BuildRoad(road):
            return fill(translate("RidersCommand", "Road: {road}"), road=road_name(board, road))
        case commands.RaiseWall():
            words = translate("RidersCommand", "Raise tower {level}")
            return fill(words, level=_next_level(view))
        case commands.BuyEdict():
            return translate("RidersCommand", "Buy an edict")
        case _:
            return ""


def _next_level(view: View) -> int:
    """Return the number of the next tower of the deciding seat."""
    return 1 + (0 if view.to_act is None else level_of(view, view.to_act))


def _turn(command: Command, view: View, players: Sequence[Player]) -> str:
    match command:
        case commands.RollDice():
            return translate("RidersCommand", "Roll")
        case commands.DrawRider():
            return translate("RidersCommand", "Draw the rider")
        case commands.Discard(good):
            words = translate("RidersCommand", "Give up {goods}")
            return fill(words, goods=good_text(good, 1))
        case commands.EndTurn():
            return translate("Command", "End turn")
        case commands.PassExtra():
            return translate("RidersCommand", "Pass", "in an extra building round")
        case _:
            return ""


def _pirate(command: Command, view: View, players: Sequence[Player]) -> str:
    match command:
        case commands.MovePirate(sea):
            return fill(translate("RidersCommand", "Pirate: {sea}"), sea=sea_name(view.board, sea))
        case commands.LeavePirate():
            return translate("RidersCommand", "Leave the pirate")
        case commands.Rob(seat):
            words = translate("RidersCommand", "Take a card from {player}")
            return fill(words, player=player_name(players, seat))
        case commands.SpareAll():
            return translate("RidersCommand", "Take no card")
        case _:
            return ""


def _trade(command: Command, view: View, players: Sequence[Player]) -> str:
    match command:
        case commands.TradeWithSupply(give, get):
            words = translate("RidersCommand", "Supply: {give} for {get}")
            return fill(words, give=good_in_sentence(give), get=good_in_sentence(get))
        case commands.Offer(give, want):
            words = translate("RidersCommand", "Offer {give} for {want}")
            return fill(words, give=goods_text(give), want=goods_text(want))
        case commands.Accept():
            return translate("RidersCommand", "Accept the offer")
        case commands.Reject():
            return translate("RidersCommand", "Decline the offer")
        case commands.Counter(give, want):
            words = translate("RidersCommand", "Counter: {give} for {want}")
            return fill(words, give=goods_text(give), want=goods_text(want))
        case commands.Deal(seat):
            return _deal(seat, view, player_name(players, seat))
        case commands.Withdraw():
            return translate("RidersCommand", "Withdraw the offer")
        case _:
            return ""


def _deal(seat: Seat, view: View, player: str) -> str:
    """Return a deal with its terms, as the offering seat sees them."""
    offer = view.turn.offer
    if offer is None or seat not in offer.asked or not offer.is_answered:
        return fill(translate("RidersCommand", "Deal with {player}"), player=player)
    answer = offer.answers[offer.asked.index(seat)]
    give, want = offer.give, offer.want
    if isinstance(answer, commands.Counter):
        give, want = answer.want, answer.give
    words = translate("RidersCommand", "Deal with {player}: {give} for {want}")
    return fill(words, player=player, give=goods_text(give), want=goods_text(want))


def _edict(command: Command, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match command:
        case commands.PlaySoldier():
            return fill(_play(), edict=edict_name(Edict.SOLDIER))
        case commands.PlayCorvee():
            return fill(_play(), edict=edict_name(Edict.CORVEE))
        case commands.PlayTribute(first, second):
            return labelled(edict_name(Edict.TRIBUTE), goods_text(goods(first, second)))
        case commands.PlayLevy(good):
            return labelled(edict_name(Edict.LEVY), good_in_sentence(good))
        case commands.ShiftRider(start, end):
            words = translate("RidersCommand", "Move a rider: {start} to {end}")
            return fill(words, start=ground_name(board, start), end=ground_name(board, end))
        case commands.ChaseRider(hex):
            words = translate("RidersCommand", "Chase a rider: {hex}")
            return fill(words, hex=hex_name(board, hex))
        case commands.FinishEdict():
            return translate("RidersCommand", "Finish the edict")
        case _:
            return ""


def _play() -> str:
    return translate("RidersCommand", "Play: {edict}")
