"""The knowledge of the seats, even from commands that were taken back (RIDERS section 12.2).

Knowledge is a fold over every step of the log, undone ones included. The account of the hands keeps
undone commands as asides. The nth roll and the nth rider of a game come again as last recorded. The
stack of edicts keeps its order, so that a seat knows an edict wherever it saw it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import events, goods_events
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Dice
from changcheng_qt.titles.riders.rules.entries import (
    Bought,
    Entries,
    Entry,
    Levied,
    Moved,
    Offered,
    Played,
    Robbed,
    Showed,
    back_to,
)
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    NO_GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
    Goods,
    Riders,
    goods,
)
from changcheng_qt.titles.riders.rules.state import State

T = TypeVar("T")
Move: TypeAlias = tuple[Seat, Goods, Goods]


@dataclass(frozen=True, slots=True, repr=False)
class Knowledge:
    """The whole account of the hands, with all hidden goods and edicts; the rolls and riders of the
    log, as last recorded; and how many robberies the log has.
    """

    entries: Entries = ()
    rolls: tuple[Dice, ...] = ()
    draws: Riders = ()
    robberies: int = 0


def learn(knowledge: Knowledge, state: State, happened: Iterable[Event]) -> Knowledge:
    """Return the knowledge after events of a command, on the way to a state."""
    for event in happened:
        knowledge = _counted(knowledge, state, event)
        news = tuple(_entries(state, event))
        if news:
            knowledge = replace(knowledge, entries=knowledge.entries + news)
    return knowledge


def forget_replaced(knowledge: Knowledge, ply: int) -> Knowledge:
    """Return the knowledge once the commands after `ply` others are replaced: they become an aside
    in the account.
    """
    entries = back_to(knowledge.entries, ply)
    return knowledge if entries == knowledge.entries else replace(knowledge, entries=entries)


def _counted(knowledge: Knowledge, state: State, event: Event) -> Knowledge:
    """Record a roll, a rider or a robbery by its number."""
    match event:
        case events.DiceRolled(dice=dice):
            return replace(knowledge, rolls=_recorded(knowledge.rolls, state.rolls, dice))
        case events.RiderDrawn(numeral=numeral):
            return replace(knowledge, draws=_recorded(knowledge.draws, state.draws, numeral))
        case goods_events.GoodsRobbed():
            return replace(knowledge, robberies=knowledge.robberies + 1)
        case _:
            return knowledge


def _recorded(values: tuple[T, ...], count: int, value: T) -> tuple[T, ...]:
    """Record the latest of `count` things."""
    return put(values, count - 1, value)


def _entries(state: State, event: Event) -> Iterator[Entry]:
    """Yield the entries of an event."""
    ply = state.ply - 1
    for seat, out, into in _moves(event):
        if out != into:
            yield Moved(ply, seat, out, into)
    for seat, shown in _shown(state, event):
        yield Showed(ply, seat, shown)
    match event:
        case goods_events.OfferMade(seat=seat, give=give, want=want):
            yield Offered(ply, seat, give, want)
        case goods_events.GoodsRobbed(seat=seat, victim=victim, good=good):
            yield Robbed(ply, seat, victim, good, event.is_open)
        case goods_events.GoodsLevied(seat=seat, good=good, cards=cards):
            yield Levied(ply, seat, good, cards)
        case events.EdictBought(seat=seat, place=place, edict=edict):
            yield Bought(ply, seat, place, edict)
        case events.EdictPlayed(seat=seat, edict=played):
            bought = len(state.edicts[seat]) + len(state.played[seat]) - state.fresh[seat]
            yield Played(ply, seat, played, bought)
        case _:
            pass


def _moves(event: Event) -> Iterator[Move]:
    """Yield seats with the goods that they gave away in an event, and those that they received."""
    match event:
        case goods_events.StartGoodsTaken(seat, into) | goods_events.TributeTaken(seat, into):
            yield seat, NO_GOODS, into
        case goods_events.GoodsProduced(goods=produced):
            for seat, into in enumerate(produced):
                yield seat, NO_GOODS, into
        case goods_events.GoodsDiscarded(seat=seat, good=good):
            yield seat, goods(good), NO_GOODS
        case goods_events.SupplyTraded(seat, give, get, rate):
            yield seat, goods(*(give,) * rate), goods(get)
        case goods_events.DealMade(seat, partner, give, get):
            yield seat, give, get
            yield partner, get, give
        case _:
            yield from _costs(event)


def _costs(event: Event) -> Iterator[Move]:
    """Yield the seat that built or bought something, with its cost."""
    match event:
        case events.RoadBuilt(seat=seat, is_free=False):
            yield seat, ROAD_COST, NO_GOODS
        case events.SettlementBuilt(seat=seat):
            yield seat, SETTLEMENT_COST, NO_GOODS
        case events.CityBuilt(seat=seat):
            yield seat, CITY_COST, NO_GOODS
        case events.WallRaised(seat=seat, level=level):
            yield seat, LEVEL_COSTS[level - 1], NO_GOODS
        case events.EdictBought(seat=seat):
            yield seat, EDICT_COST, NO_GOODS
        case _:
            pass


def _shown(state: State, event: Event) -> Iterator[tuple[Seat, Goods]]:
    """Yield seats with goods that they showed in an event, and kept."""
    match event:
        case goods_events.AnswersShown(asked, answers):
            for seat, answer in zip(asked, answers, strict=True):
                if isinstance(answer, Counter):
                    yield seat, answer.give
                elif isinstance(answer, Accept) and state.turn.offer is not None:
                    yield seat, state.turn.offer.want
        case _:
            pass
