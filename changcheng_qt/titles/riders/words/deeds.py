"""The deeds of a seat as verb phrases in the past tense, without their subject: so several of them
join to one sentence (`passages`), and one alone is a line of the chronicle.

Events are filtered for their viewer: a hidden good or edict is None and gets the public phrase.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Event, OfferEnd
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import (
    edict_in_sentence,
    good_in_sentence,
    good_text,
    goods_text,
)
from changcheng_qt.titles.riders.words.places import (
    fort_name,
    ground_name,
    hex_name,
    pass_name,
    sea_name,
    short_corner_name,
    short_road_name,
)

translate = QCoreApplication.translate


def deed_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return the deed of a seat as a verb phrase in the past tense; empty for any other event."""
    for text_of in (_founding, _building, _dice, _pirate, _trade, _edict):
        if deed := text_of(event, view, players):
            return deed
    return ""


def _founding(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.FortFounded(_, sector):
            words = translate("RidersChronicle", "founded the {fort}")
            return fill(words, fort=fort_name(board, sector))
        case events.SettlementFounded(_, corner):
            words = translate("RidersChronicle", "founded a settlement at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.RoadLaid(_, road):
            words = translate("RidersChronicle", "laid a road {place}")
            return fill(words, place=short_road_name(board, road))
        case events.StartGoodsTaken(_, goods):
            words = translate("RidersChronicle", "received {goods} to start with")
            nothing = translate("RidersChronicle", "received nothing to start with")
            return fill(words, goods=goods_text(goods)) if total(goods) else nothing
        case _:
            return ""


def _building(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.RoadBuilt(_, road, is_free):
            paid = translate("RidersChronicle", "built a road {place}")
            free = translate("RidersChronicle", "built a free road {place}")
            return fill(free if is_free else paid, place=short_road_name(board, road))
        case events.SettlementBuilt(_, corner):
            words = translate("RidersChronicle", "built a settlement at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.CityBuilt(_, corner) if corner in board.fort_corners:
            sector = next(n for n, site in enumerate(board.sectors) if site.fort == corner)
            words = translate("RidersChronicle", "made {fort} a border city")
            return fill(words, fort=pass_name(board, sector))
        case events.CityBuilt(_, corner):
            words = translate("RidersChronicle", "built a city at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.WallRaised(_, _, level):
            return fill(translate("RidersChronicle", "raised tower {level}"), level=level)
        case events.EdictBought(edict=edict):
            return edicts_bought([edict])
        case _:
            return ""


def edicts_bought(edicts: Sequence[Edict | None]) -> str:
    """Return that a seat bought edicts, of which those that the viewer knows are named."""
    words = translate("RidersChronicle", "bought %n edict(s)", "", len(edicts))
    if len(edicts) == 1:
        words = translate("RidersChronicle", "bought an edict")
    known = [edict_in_sentence(edict) for edict in edicts if edict is not None]
    if not known:
        return words
    both = translate("RidersChronicle", "{bought} ({edicts})", "edicts, and which")
    return fill(both, bought=words, edicts=listed(known))


def _dice(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.DiceRolled(_, dice):
            return fill(translate("RidersChronicle", "rolled {number}"), number=sum(dice))
        case events.GoodsDiscarded(_, good):
            words = translate("RidersChronicle", "gave up {goods}")
            return fill(words, goods=good_text(good, 1))
        case _:
            return ""


def _pirate(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.PirateMoved(_, _, sea):
            words = translate("RidersChronicle", "moved the pirate ({sea})")
            return fill(words, sea=sea_name(view.board, sea))
        case events.PirateStayed():
            return translate("RidersChronicle", "left the pirate in place")
        case events.GoodsRobbed(_, victim, None):
            words = translate("RidersChronicle", "took a card from {player}")
            return fill(words, player=player_name(players, victim))
        case events.GoodsRobbed(_, victim, Good() as good):
            words = translate("RidersChronicle", "took {goods} from {player}")
            goods = good_text(good, 1)
            return fill(words, goods=goods, player=player_name(players, victim))
        case events.AllSpared():
            return translate("RidersChronicle", "took no card")
        case _:
            return ""


def _trade(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.SupplyTraded(_, give, get, rate):
            words = translate("RidersChronicle", "traded {give} for {get} with the supply")
            return fill(words, give=good_text(give, rate), get=good_text(get, 1))
        case events.OfferMade(_, _, given, wanted):
            words = translate("RidersChronicle", "offered {give} for {want}")
            return fill(words, give=goods_text(given), want=goods_text(wanted))
        case events.OfferEnded(end=OfferEnd.WITHDRAWN):
            return translate("RidersChronicle", "withdrew the offer")
        case events.DealMade(_, partner, given, got):
            words = translate("RidersChronicle", "gave {partner} {give} for {get}")
            return fill(
                words,
                partner=player_name(players, partner),
                give=goods_text(given),
                get=goods_text(got),
            )
        case _:
            return ""


def _edict(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.EdictPlayed(_, edict):
            words = translate("RidersChronicle", "played {edict}")
            return fill(words, edict=edict_in_sentence(edict))
        case events.RiderShifted(_, numeral, start, end):
            words = translate("RidersChronicle", "moved rider {numeral} from {start} to {end}")
            return fill(
                words,
                numeral=numeral.word,
                start=ground_name(board, start),
                end=ground_name(board, end),
            )
        case events.RiderChased(_, numeral, hex):
            words = translate("RidersChronicle", "chased rider {numeral} from {hex}")
            return fill(words, numeral=numeral.word, hex=hex_name(board, hex))
        case events.TributeTaken(_, goods):
            words = translate("RidersChronicle", "took {goods} from the supply")
            return fill(words, goods=goods_text(goods))
        case events.GoodsLevied():
            return _levy(event, players)
        case events.EdictFinished():
            return translate("RidersChronicle", "left the rest of the edict unused")
        case _:
            return ""


def _levy(event: events.GoodsLevied, players: Sequence[Player]) -> str:
    if not total(event.cards):
        words = translate("RidersChronicle", "levied {good}, but nobody had any")
        return fill(words, good=good_in_sentence(event.good))
    of_one = translate("Chronicle", "{player} {count}")
    counts = [
        fill(of_one, player=player_name(players, seat), count=count)
        for seat, count in enumerate(event.cards)
        if count
    ]
    words = translate("RidersChronicle", "levied {goods} ({counts})")
    goods = good_text(event.good, total(event.cards))
    return fill(words, goods=goods, counts=listed(counts))
