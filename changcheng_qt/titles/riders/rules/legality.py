"""Which commands are legal, and why the others are not (RIDERS section 13).

Each stage allows a few kinds of command; the modules of their subjects decide about the rest. They
have a reason against a command and a list of those without one, from the same predicates. In the
list commands have no result of chance or hidden hands; `why_not` judges it too where there is one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, assert_never, get_args

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import (
    building,
    commands,
    edicts,
    offers,
    pirate,
    riders,
    sites,
    trade,
)
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage

DIE: Final = range(1, 7)

_PLAYS: Final = frozenset[type[Command]](get_args(commands.Play))
_CONSTRUCTIONS: Final = frozenset[type[Command]](get_args(commands.Construction))
_ALLOWED: Final[Mapping[Stage, frozenset[type[Command]]]] = {
    Stage.FORTS: frozenset({commands.FoundFort}),
    Stage.SETTLEMENTS: frozenset({commands.FoundSettlement}),
    Stage.FIRST_ROADS: frozenset({commands.FoundRoad}),
    Stage.BEFORE_ROLL: frozenset({commands.RollDice, *_PLAYS}),
    Stage.DISCARDING: frozenset({commands.Discard}),
    Stage.PIRATE: frozenset({commands.MovePirate, commands.LeavePirate}),
    Stage.ROBBING: frozenset({commands.Rob, commands.SpareAll}),
    Stage.BUILDING: _CONSTRUCTIONS
    | _PLAYS
    | {commands.TradeWithSupply, commands.Offer, commands.EndTurn},
    Stage.RIDER_DUE: frozenset({commands.DrawRider}),
    Stage.ANSWERING: frozenset(get_args(commands.Answer)),
    Stage.CHOOSING: frozenset({commands.Deal, commands.Withdraw}),
    Stage.SOLDIER: frozenset({*get_args(commands.Deed), commands.FinishEdict}),
    Stage.CORVEE: frozenset({commands.BuildRoad, commands.FinishEdict}),
    Stage.EXTRA_ROUND: frozenset({*_CONSTRUCTIONS, commands.PassExtra}),
    Stage.OVER: frozenset(),
}
"""The kinds of command that each stage allows."""
_OF_TURN: Final = _ALLOWED[Stage.BUILDING] | {commands.RollDice, commands.PassExtra}
"""The kinds of command that are legal at some time of a turn without a step that asked for them."""
_DUE: Final[Mapping[Stage, Refusal]] = {
    Stage.FORTS: Refusal.FOUNDING,
    Stage.SETTLEMENTS: Refusal.FOUNDING,
    Stage.FIRST_ROADS: Refusal.FOUNDING,
    Stage.DISCARDING: Refusal.DISCARD_DUE,
    Stage.PIRATE: Refusal.PIRATE_DUE,
    Stage.ROBBING: Refusal.ROBBERY_DUE,
    Stage.RIDER_DUE: Refusal.RIDER_DUE,
    Stage.ANSWERING: Refusal.OFFER_OPEN,
    Stage.CHOOSING: Refusal.OFFER_OPEN,
    Stage.SOLDIER: Refusal.EDICT_UNFINISHED,
    Stage.CORVEE: Refusal.EDICT_UNFINISHED,
    Stage.OVER: Refusal.GAME_OVER,
}
"""Why a stage that interrupts the turn refuses other commands."""


def why_not(state: State, command: Command) -> Refusal | None:
    """Return why a command is not legal, or None."""
    if type(command) not in _ALLOWED[state.stage]:
        return _untimely(state, command)
    if isinstance(command, commands.Founding):
        return _founding(state, command)
    if isinstance(command, commands.Construction):
        return _construction(state, command)
    if isinstance(command, commands.Play):
        return edicts.why_not_play(state, command)
    if isinstance(command, commands.Trade):
        return _trade(state, command)
    if isinstance(command, commands.Deed):
        return _deed(state, command)
    if isinstance(command, commands.Seven):
        return _seven(state, command)
    return _passage(state, command)


def legal(state: State) -> list[Command]:
    """Return every command that the seat to act may give, without results."""
    return list(_CHOICES[state.stage](state))


def _seat(state: State) -> Seat:
    return state.deciders[0]


def legal_for(state: State, seat: Seat) -> list[Command]:
    """Return the legal commands of one of the seats that decide at once; in an extra building round
    as if its part had come.
    """
    if state.stage is Stage.DISCARDING:
        return list(pirate.discards(state, seat))
    if state.turn.builder is not None:
        return list(_in_extra_round(replace(state, turn=replace(state.turn, builder=seat))))
    return list(offers.answers(state, seat))


def legal_whatever_is_held(state: State) -> list[Command]:
    """Return the commands that viewers who do not see the hand of the seat to act cannot know to be
    illegal, nothing among them that depends on it (RIDERS 12.3).
    """
    match state.stage:
        case Stage.BEFORE_ROLL:
            return [commands.RollDice()]
        case Stage.BUILDING:
            return [commands.EndTurn()]
        case Stage.EXTRA_ROUND:
            return [commands.PassExtra()]
        case Stage.ANSWERING:
            return [commands.Accept(), commands.Reject()]
        case Stage.CHOOSING:
            return [*offers.deals_answered(state), commands.Withdraw()]
        case Stage.DISCARDING:
            return []
        case _:
            return legal(state)


def _untimely(state: State, command: Command) -> Refusal:
    """Return why a stage refuses a kind of command."""
    stage = state.stage
    if stage is Stage.ANSWERING and isinstance(command, commands.Deal | commands.Withdraw):
        return Refusal.NOT_ANSWERED
    if refusal := _DUE.get(stage):
        return refusal
    if type(command) not in _OF_TURN:
        return Refusal.NOT_NOW
    if isinstance(command, commands.PassExtra):
        return Refusal.NO_EXTRA_ROUND
    if stage is Stage.BEFORE_ROLL:
        return Refusal.NOT_ROLLED
    return Refusal.EXTRA_ROUND if stage is Stage.EXTRA_ROUND else Refusal.ROLLED


def _founding(state: State, command: commands.Founding) -> Refusal | None:
    match command:
        case commands.FoundFort(sector):
            return sites.why_no_fort(state, sector)
        case commands.FoundSettlement(corner):
            return sites.why_no_first_settlement(state, corner)
        case commands.FoundRoad(road):
            return sites.why_no_first_road(state, road)
        case _:
            assert_never(command)


def _construction(state: State, command: commands.Construction) -> Refusal | None:
    match command:
        case commands.BuildRoad(road):
            return building.why_not_build_road(state, road)
        case commands.BuildSettlement(corner):
            return building.why_not_build_settlement(state, corner)
        case commands.BuildCity(corner):
            return building.why_not_build_city(state, corner)
        case commands.RaiseWall():
            return building.why_not_raise_wall(state)
        case commands.BuyEdict(edict):
            return edicts.why_not_buy(state, edict)
        case _:
            assert_never(command)


def _trade(state: State, command: commands.Trade) -> Refusal | None:
    match command:
        case commands.TradeWithSupply(give, get):
            return trade.why_not_trade(state, give, get)
        case commands.Offer(give, want):
            return offers.why_not_offer(state, (give, want))
        case commands.Accept() | commands.Reject() | commands.Counter():
            return offers.why_not_answer(state, _seat(state), command)
        case commands.Deal(seat):
            return offers.why_no_deal(state, seat)
        case commands.Withdraw():
            return None
        case _:
            assert_never(command)


def _seven(state: State, command: commands.Seven) -> Refusal | None:
    match command:
        case commands.Discard(good):
            return pirate.why_not_discard(state, _seat(state), good)
        case commands.LeavePirate():
            return pirate.why_not_leave(state)
        case commands.Rob(seat, good):
            return pirate.why_not_rob(state, seat, good)
        case commands.SpareAll():
            return None
        case _:
            assert_never(command)


def _passage(state: State, command: commands.Passage) -> Refusal | None:
    """Return why a command that is the only way on cannot have had its result."""
    match command:
        case commands.RollDice(dice):
            is_possible = dice is None or all(die in DIE for die in dice)
        case commands.DrawRider(numeral):
            is_possible = numeral is None or state.bag[numeral - 1] > 0
        case _:
            is_possible = True
    return None if is_possible else Refusal.IMPOSSIBLE


def _deed(state: State, command: commands.Deed) -> Refusal | None:
    match command:
        case commands.MovePirate(sea):
            return pirate.why_not_move(state, sea)
        case commands.ShiftRider(start, end):
            return riders.why_not_shift(state, start, end)
        case commands.ChaseRider(land):
            return riders.why_not_chase(state, land)
        case _:
            assert_never(command)


def _before_roll(state: State) -> Iterator[Command]:
    yield commands.RollDice()
    yield from edicts.plays(state)


def _pirate(state: State) -> Iterator[Command]:
    yield from pirate.moves(state)
    if pirate.why_not_leave(state) is None:
        yield commands.LeavePirate()


def _robberies(state: State) -> Iterator[Command]:
    yield from pirate.victims(state)
    yield commands.SpareAll()


def _constructions(state: State) -> Iterator[Command]:
    yield from building.constructions(state)
    if edicts.why_not_buy(state, None) is None:
        yield commands.BuyEdict()


def _in_turn(state: State) -> Iterator[Command]:
    yield from _constructions(state)
    yield from trade.supply_trades(state)
    yield from offers.offers(state)
    yield from edicts.plays(state)
    yield commands.EndTurn()


def _deeds(state: State) -> Iterator[Command]:
    yield from riders.deeds_to_riders(state)
    yield from pirate.moves(state)
    yield commands.FinishEdict()


def _free_roads(state: State) -> Iterator[Command]:
    yield from building.roads_to_build(state)
    yield commands.FinishEdict()


def _deals(state: State) -> Iterator[Command]:
    yield from offers.deals(state)
    yield commands.Withdraw()


def _in_extra_round(state: State) -> Iterator[Command]:
    yield from _constructions(state)
    yield commands.PassExtra()


_CHOICES: Final[Mapping[Stage, Callable[[State], Iterable[Command]]]] = {
    Stage.FORTS: lambda state: map(commands.FoundFort, sites.fort_sites(state)),
    Stage.SETTLEMENTS: lambda state: map(
        commands.FoundSettlement, sites.first_settlement_sites(state)
    ),
    Stage.FIRST_ROADS: lambda state: map(commands.FoundRoad, sites.first_road_sites(state)),
    Stage.BEFORE_ROLL: _before_roll,
    Stage.DISCARDING: lambda state: pirate.discards(state, _seat(state)),
    Stage.PIRATE: _pirate,
    Stage.ROBBING: _robberies,
    Stage.BUILDING: _in_turn,
    Stage.RIDER_DUE: lambda state: (commands.DrawRider(),),
    Stage.ANSWERING: lambda state: offers.answers(state, _seat(state)),
    Stage.CHOOSING: _deals,
    Stage.SOLDIER: _deeds,
    Stage.CORVEE: _free_roads,
    Stage.EXTRA_ROUND: _in_extra_round,
    Stage.OVER: lambda state: (),
}
