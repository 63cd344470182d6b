"""Each command and its result (RIDERS section 13).

`apply` refuses an illegal command and changes nothing; otherwise it returns the beats of the step:
each event, and the State right after it. The modules of the subjects know how.
"""

from typing import Final, assert_never

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.step import Applied, Beat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import (
    building,
    commands,
    course,
    edicts,
    founding,
    offers,
    pirate,
    riders,
    roll,
    trade,
)
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.legality import why_not
from changcheng_qt.titles.riders.rules.state import Beats, State

_INCOMPLETE: Final = "a command is completed before it is played"


def apply(state: State, command: Command) -> Applied[State, Event]:
    """Return the result of a complete command; raises `IllegalCommand` if it is not legal."""
    if refusal := why_not(state, command):
        raise IllegalCommand(refusal)
    beats: Beats = []
    after = _do(replace(state, ply=state.ply + 1), command, beats)
    # The stage that follows belongs to the last event.
    beats[-1] = Beat(beats[-1].event, after)
    return Applied(tuple(beats))


def _do(state: State, command: Command, beats: Beats) -> State:
    if isinstance(command, commands.Founding):
        return _found(state, command, beats)
    if isinstance(command, commands.Construction):
        return _build(state, command, beats)
    if isinstance(command, commands.Play):
        return edicts.play(state, command, beats)
    if isinstance(command, commands.Trade):
        return _trade(state, command, beats)
    if isinstance(command, commands.Deed):
        return _do_deed(state, command, beats)
    if isinstance(command, commands.Seven):
        return _after_seven(state, command, beats)
    return _go_on(state, command, beats)


def _found(state: State, command: commands.Founding, beats: Beats) -> State:
    match command:
        case commands.FoundFort(sector):
            return founding.found_fort(state, sector, beats)
        case commands.FoundSettlement(corner):
            return founding.found_settlement(state, corner, beats)
        case commands.FoundRoad(road):
            return founding.found_road(state, road, beats)
        case _:
            assert_never(command)


def _build(state: State, command: commands.Construction, beats: Beats) -> State:
    match command:
        case commands.BuildRoad(road):
            return building.build_road(state, road, beats)
        case commands.BuildSettlement(corner):
            return building.build_settlement(state, corner, beats)
        case commands.BuildCity(corner):
            return building.build_city(state, corner, beats)
        case commands.RaiseWall():
            return building.raise_wall(state, beats)
        case commands.BuyEdict(edict):
            return edicts.buy(state, edict, beats)
        case _:
            assert_never(command)


def _trade(state: State, command: commands.Trade, beats: Beats) -> State:
    match command:
        case commands.TradeWithSupply(give, get):
            return trade.trade(state, give, get, beats)
        case commands.Offer(give, want):
            return offers.make_offer(state, (give, want), beats)
        case commands.Accept() | commands.Reject() | commands.Counter():
            return offers.answer_offer(state, command, beats)
        case commands.Deal(seat):
            return offers.deal(state, seat, beats)
        case commands.Withdraw():
            return offers.withdraw(state, beats)
        case _:
            assert_never(command)


def _do_deed(state: State, command: commands.Deed, beats: Beats) -> State:
    match command:
        case commands.ShiftRider(start, end):
            return riders.shift(state, start, end, beats)
        case commands.ChaseRider(land):
            return riders.chase(state, land, beats)
        case commands.MovePirate(sea):
            return pirate.move(state, sea, beats)
        case _:
            assert_never(command)


def _after_seven(state: State, command: commands.Seven, beats: Beats) -> State:
    match command:
        case commands.Discard(good):
            return pirate.discard(state, good, beats)
        case commands.LeavePirate():
            return pirate.leave(state, beats)
        case commands.Rob(seat, good):
            return pirate.rob(state, seat, good, beats)
        case commands.SpareAll():
            return pirate.spare(state, beats)
        case _:
            assert_never(command)


def _go_on(state: State, command: commands.Passage, beats: Beats) -> State:
    match command:
        case commands.RollDice(dice):
            assert dice is not None, _INCOMPLETE
            return roll.roll(state, dice, beats)
        case commands.DrawRider(numeral):
            assert numeral is not None, _INCOMPLETE
            return riders.draw(state, numeral, beats)
        case commands.FinishEdict():
            return edicts.finish(state, beats)
        case commands.EndTurn():
            return course.end_turn(state, beats)
        case commands.PassExtra():
            return course.pass_extra(state, beats)
        case _:
            assert_never(command)
