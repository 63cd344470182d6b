"""The things to build with their costs, and which of them the hand of a seat can pay for after a
trade, as a sure consequence of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import reduce
from itertools import permutations
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.riders.rules import commands, forecast
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.rules.partners import NEAR_VICTORY, is_barred
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    NO_GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY,
    Good,
    Goods,
    goods,
    holds,
    minus,
    plus,
)
from changcheng_qt.titles.riders.rules.trade import RATE
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import good_in_sentence, goods_text

translate = QCoreApplication.translate


class Build(Enum):
    """Everything that is built, in the order of the tray."""

    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"
    TOWER = "tower"
    EDICT = "edict"


BUILDS: Final[Mapping[type, Build]] = {
    commands.BuildRoad: Build.ROAD,
    commands.BuildSettlement: Build.SETTLEMENT,
    commands.BuildCity: Build.CITY,
    commands.RaiseWall: Build.TOWER,
    commands.BuyEdict: Build.EDICT,
}
"""The thing that each of these commands builds."""
AT_ONCE: Final[Mapping[Build, Command]] = {
    Build.TOWER: commands.RaiseWall(),
    Build.EDICT: commands.BuyEdict(),
}
"""The commands of the things without a place."""
_BEST_FIRST = (Build.SETTLEMENT, Build.CITY, Build.TOWER, Build.EDICT, Build.ROAD)


def cost_of(view: View, seat: Seat, build: Build) -> Goods:
    """Return the price of something to a seat; nothing for a tower beyond the last."""
    match build:
        case Build.ROAD:
            return ROAD_COST
        case Build.SETTLEMENT:
            return SETTLEMENT_COST
        case Build.CITY:
            return CITY_COST
        case Build.EDICT:
            return EDICT_COST
        case Build.TOWER:
            level = level_of(view, seat)
            return NO_GOODS if level == LEVELS else LEVEL_COSTS[level]


def level_of(view: View, seat: Seat) -> int:
    """Return the level of a seat's section, 0 before it has one."""
    return view.levels[view.princes.index(seat)] if seat in view.princes else 0


def left_of(view: View, seat: Seat, build: Build) -> int:
    """Return how many of a piece a seat can still build."""
    supply = view.pieces[seat]
    return {
        Build.ROAD: supply.roads,
        Build.SETTLEMENT: supply.settlements,
        Build.CITY: supply.cities,
        Build.TOWER: LEVELS - level_of(view, seat),
        Build.EDICT: view.stack,
    }[build]


def built_at(build: Build, place: int) -> Command:
    """Return the command that builds something, at a road or a corner if it has a place."""
    match build:
        case Build.ROAD:
            return commands.BuildRoad(place)
        case Build.SETTLEMENT:
            return commands.BuildSettlement(place)
        case Build.CITY:
            return commands.BuildCity(place)
        case _:
            return AT_ONCE[build]


def places_of(board: Board, build: Build) -> range:
    """Return the numbers of the roads or corners where something could be built, one number for
    something without a place.
    """
    if build in AT_ONCE:
        return range(1)
    return range(board.roads if build is Build.ROAD else board.corners)


def build_name(build: Build) -> str:
    """Return the name of something to build."""
    return {
        Build.ROAD: translate("RidersTray", "Road"),
        Build.SETTLEMENT: translate("RidersTray", "Settlement"),
        Build.CITY: translate("RidersTray", "City"),
        Build.TOWER: translate("RidersTray", "Tower", "of a section"),
        Build.EDICT: translate("RidersTray", "Edict"),
    }[build]


def build_in_sentence(build: Build) -> str:
    """Return the name of something to build with its article, within a sentence."""
    return {
        Build.ROAD: translate("RidersAtOnce", "a road"),
        Build.SETTLEMENT: translate("RidersAtOnce", "a settlement"),
        Build.CITY: translate("RidersAtOnce", "a city"),
        Build.TOWER: translate("RidersAtOnce", "the next tower"),
        Build.EDICT: translate("RidersAtOnce", "an edict"),
    }[build]


def paid_for(command: Command, view: View, seat: Seat) -> Iterator[str]:
    """Yield the things that a seat can pay for after a command that trades, or once its terms are
    agreed, but not before; nothing for any other command.
    """
    got, given = exchanged(command, view, seat)
    hand = view.hands[seat]
    if hand is None:
        return
    after = minus(plus(hand, got), given)
    builds = [build for build in _BEST_FIRST if left_of(view, seat, build)]
    costs = [(build, cost_of(view, seat, build)) for build in builds]
    found = [build for build, cost in costs if holds(after, cost) and not holds(hand, cost)]
    if found:
        words = translate("RidersAtOnce", "Enough for {things}.")
        yield fill(words, things=_together(found, after, view, seat))


def _together(found: Sequence[Build], hand: Goods, view: View, seat: Seat) -> str:
    """Return things to build as a list: all of them, or one of them if a hand pays for no more."""
    names = [build_in_sentence(build) for build in found]
    if holds(hand, reduce(plus, (cost_of(view, seat, build) for build in found))):
        return listed(names)
    either = translate("RidersAtOnce", "{thing} or {other}")
    return reduce(lambda one, other: fill(either, thing=one, other=other), names)


def payable_trades(view: View, seat: Seat) -> list[commands.TradeWithSupply]:
    """Return the trades with the supply that a hand can pay for, the cheapest first."""
    hand, rates = view.hands[seat] or NO_GOODS, forecast.rates_of(view, seat)
    found = [
        commands.TradeWithSupply(give, get)
        for give, get in permutations(Good, 2)
        if hand[give] >= rates[give] and view.supply[get]
    ]
    return sorted(found, key=lambda one: rates[one.give])


def rate_text(rate: int) -> str:
    """Return a rate of the supply, and the reason for one that is better than usual."""
    words = translate("RidersTrade", "{rate}:1 by your harbour")
    return f"{rate}:1" if rate == RATE else fill(words, rate=rate)


def instead_of(
    trade: commands.TradeWithSupply, deal: commands.Offer, view: View, seat: Seat
) -> str:
    """Return that a trade with the supply takes the last card of a good, and the thing for which it
    is missing then, which the deal would pay for; empty if some are left.
    """
    hand = view.hands[seat] or NO_GOODS
    by_deal, by_trade = (
        minus(plus(hand, got), given)
        for got, given in (exchanged(one, view, seat) for one in (deal, trade))
    )
    if by_trade[trade.give]:
        return ""
    good = good_in_sentence(trade.give)
    for build in _BEST_FIRST:
        cost = cost_of(view, seat, build)
        if left_of(view, seat, build) and cost[trade.give] and holds(by_deal, cost):
            words = translate(
                "RidersTrade", "Then no {good} is left for {thing}, which your offer would allow."
            )
            return fill(words, good=good, thing=build_in_sentence(build))
    return fill(translate("RidersTrade", "Then no {good} is left."), good=good)


def in_vain_text(deal: commands.Offer, view: View, seat: Seat, players: Sequence[Player]) -> str:
    """Return that no other seat can have the cards that an offer wants, or that bots will refuse
    it, as all can see; empty if it may lead to a deal.
    """
    if not forecast.can_be_held(view, seat, deal.want):
        words = translate("RidersTrade", "Nobody else can have {goods}.")
        return fill(words, goods=goods_text(deal.want))
    others = (player for other, player in enumerate(players) if other != seat)
    if not is_barred(view, seat) or all(player.is_human for player in others):
        return ""
    words = translate("RidersTrade", "Bots don't deal with anyone who has {points} points or more.")
    return fill(words, points=VICTORY - NEAR_VICTORY)


def exchanged(command: Command, view: View, seat: Seat) -> tuple[Goods, Goods]:
    """Return the cards that a seat gets, and those that it gives."""
    match command:
        case commands.TradeWithSupply(give, get):
            return goods(get), goods(*[give] * forecast.rates_of(view, seat)[give])
        case commands.Offer(give, want) | commands.Counter(give, want):
            return want, give
        case commands.PlayTribute(first, second):
            return goods(first, second), NO_GOODS
        case commands.Accept() | commands.Deal():
            return _dealt(command, view)
        case _:
            return NO_GOODS, NO_GOODS


def _dealt(answer: commands.Accept | commands.Deal, view: View) -> tuple[Goods, Goods]:
    offer = view.turn.offer
    if offer is None:
        return NO_GOODS, NO_GOODS
    if isinstance(answer, commands.Accept):
        return offer.give, offer.want
    given = offer.answers[offer.asked.index(answer.seat)]
    if isinstance(given, commands.Counter):
        return given.give, given.want
    return offer.want, offer.give
