"""What the hand of a seat can pay for after a trade, as a sure consequence of it."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.riders.rules import commands, forecast
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    NO_GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
    Goods,
    goods,
    holds,
    minus,
    plus,
)
from changcheng_qt.titles.riders.rules.view import View

translate = QCoreApplication.translate


def paid_for(command: Command, view: View, seat: Seat) -> Iterator[str]:
    """Yield what a seat can pay for after a command that trades, or once its terms are agreed, but
    not before; nothing for any other command.
    """
    got, given = _exchanged(command, view, seat)
    hand = view.hands[seat]
    if hand is None:
        return
    after = minus(plus(hand, got), given)
    costs = _costs(view, seat)
    found = [name for name, cost in costs if holds(after, cost) and not holds(hand, cost)]
    if found:
        words = translate("RidersAtOnce", "Enough for {things}.")
        yield fill(words, things=listed(found))


def _exchanged(command: Command, view: View, seat: Seat) -> tuple[Goods, Goods]:
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


def _costs(view: View, seat: Seat) -> Iterator[tuple[str, Goods]]:
    """Yield what could be built or bought, in a sentence, with its cost."""
    pieces = view.pieces[seat]
    if pieces.settlements:
        yield translate("RidersAtOnce", "a settlement"), SETTLEMENT_COST
    if pieces.cities:
        yield translate("RidersAtOnce", "a city"), CITY_COST
    if seat in view.princes:
        level = view.levels[view.princes.index(seat)]
        if level < len(LEVEL_COSTS):
            yield translate("RidersAtOnce", "the next tower"), LEVEL_COSTS[level]
    if view.stack:
        yield translate("RidersAtOnce", "an edict"), EDICT_COST
    if pieces.roads:
        yield translate("RidersAtOnce", "a road"), ROAD_COST
