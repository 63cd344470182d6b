"""A table of Riders at the Wall for phrases to speak of: players, and one of every event and
command.
"""

from dataclasses import replace
from random import Random
from typing import Any

from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Reject
from changcheng_qt.titles.riders.rules.events import Ending, OfferEnd
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import (
    NO_GOODS,
    Edict,
    Good,
    Numeral,
    SeatColour,
    goods,
)
from changcheng_qt.titles.riders.rules.setup import SetupChoices, draw_setup
from changcheng_qt.titles.riders.rules.state import first_state
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Turn
from changcheng_qt.titles.riders.rules.view import View, view_of

PLAYERS = tuple(map(Player, ("Xia", "Luca", "Claire", "Sima", "Ada", "Bruno")))
WOOD, CLAY, WOOL, GRAIN, ORE = Good
ONE_WOOD, ONE_CLAY, ONE_ORE, TWO_ORE = goods(WOOD), goods(CLAY), goods(ORE), goods(ORE, ORE)
ASKED = (1, 2, 3)
ANSWERS = (Accept(), Reject(), Counter(ONE_CLAY, TWO_ORE))
OFFER = OpenOffer(ONE_WOOD, ONE_ORE, ASKED)


def view(viewer: Viewer = 0, seats: int = 4, **changes: Any) -> View:  # noqa: ANN401
    """Before the first roll: Xia holds sector 3, and so on to the east; fields may be changed."""
    choices = SetupChoices(tuple(SeatColour)[:seats], first=0)
    state = first_state(draw_setup(choices, Random(1)))
    turn = Turn(0, number=7, owed=(0,) * seats)
    seen = replace(view_of(state, Knowledge(), viewer), stage=Stage.BEFORE_ROLL, turn=turn)
    return replace(replace(seen, princes=tuple(range(seats))), **changes)


BOARD = view().board
CORNER, ROAD = BOARD.corner_of["4.mountains5.SE"], BOARD.road_of["4.mountains5.SE"]
FORT = BOARD.sectors[1].fort
HILLS, MOUNTAINS = BOARD.land_of["4.hills4"], BOARD.land_of["4.mountains5"]
FIELDS = BOARD.land_of["4.fields10"]
SEA = BOARD.pirate_start
OTHER_SEA = next(sea for sea in range(len(BOARD.seas)) if sea != SEA)
COAST = BOARD.road_of["4.pasture8.S"]

BREACH = events.SectionBreached(
    1, 1, (Numeral.I, Numeral.II, Numeral.II), 2, 1, (MOUNTAINS, HILLS, FIELDS), 1, 2
)
PRODUCED = (NO_GOODS, ONE_WOOD, NO_GOODS, goods(GRAIN, GRAIN))
EVENTS: tuple[events.Event, ...] = (
    events.FortFounded(0, 1),
    events.CrownTookSector(2),
    events.SettlementFounded(0, CORNER),
    events.StartGoodsTaken(0, goods(ORE, CLAY, GRAIN)),
    events.StartGoodsTaken(0, NO_GOODS),
    events.RoadLaid(0, ROAD),
    events.TurnBegan(0, 7),
    events.DiceRolled(0, (3, 5), told=(0, 1, 2, 3)),
    events.RiderAssaulted(Numeral.II, 1, 1),
    events.AssaultFull(1, 2),
    BREACH,
    events.GoodsProduced(PRODUCED, ()),
    events.GoodsProduced(PRODUCED, (MOUNTAINS,)),
    events.GoodsProduced((NO_GOODS,) * 4, ()),
    events.SupplyShort(ORE, (3, 0, 0, 0), (1, 0, 0, 0)),
    events.SupplyShort(ORE, (1, 1, 0, 0), (0, 0, 0, 0)),
    events.GoodsDiscarded(0, ORE, 2),
    events.PirateMoved(0, SEA, OTHER_SEA),
    events.PirateStayed(0),
    events.GoodsRobbed(0, 1, None, told=(0, 1)),
    events.GoodsRobbed(0, 1, ORE, told=(0, 1)),
    events.AllSpared(0),
    events.RoadBuilt(0, ROAD, is_free=False),
    events.RoadBuilt(0, ROAD, is_free=True),
    events.SettlementBuilt(0, CORNER),
    events.CityBuilt(0, CORNER),
    events.CityBuilt(0, FORT),
    events.WallRaised(0, 0, 3),
    events.EdictBought(0, 4, None, told=(0,)),
    events.EdictBought(0, 4, Edict.LEVY, told=(0,)),
    events.RiderDrawn(0, Numeral.III, told=(0, 1, 2, 3)),
    events.SupplyTraded(0, WOOD, ORE, 4),
    events.OfferMade(0, 1, ONE_WOOD, ONE_ORE, ASKED),
    events.OfferAnswered(1, None, is_last=False),
    events.OfferAnswered(1, Accept(), is_last=False),
    events.OfferAnswered(1, Reject(), is_last=False),
    events.OfferAnswered(1, ANSWERS[2], is_last=False),
    events.AnswersShown(ASKED, ANSWERS, told=(0, 1, 2, 3)),
    events.OfferEnded(0, OfferEnd.REFUSED),
    events.OfferEnded(0, OfferEnd.WITHDRAWN),
    events.DealMade(0, 1, ONE_WOOD, ONE_ORE),
    *(events.EdictPlayed(0, edict) for edict in Edict if not edict.is_point),
    events.RiderShifted(0, Numeral.II, 1, 2),
    events.RiderChased(0, Numeral.II, HILLS),
    events.TributeTaken(0, TWO_ORE),
    events.GoodsLevied(0, ORE, (0, 3, 0, 2), told=(0, 1, 2, 3)),
    events.GoodsLevied(0, ORE, (0, 0, 0, 0), told=(0, 1, 2, 3)),
    events.EdictFinished(0),
    events.TurnEnded(0),
    events.ExtraRoundBegan(1),
    events.ExtraPassed(1),
    events.LongRoadMoved(0, 5),
    events.LongRoadMoved(None, 0),
    events.GreatHostMoved(0, 3),
    events.GameEnded(Ending.WON, (0,), (0,), (10, 8, 6, 5)),
    events.GameEnded(Ending.PEACE, (1,), (1,), (7, 8, 6, 5)),
    events.GameEnded(Ending.CONQUEST, (), (1,), (7, 8, 6, 5)),
    events.GameEnded(Ending.CONQUEST, (), (0, 1), (8, 8, 6, 5)),
    events.GameEnded(Ending.CONQUEST, (1,), (1,), (7, 8, 6, 5)),
)
"""One of every event at least, and of those that are worded in several ways one of each."""

COMMANDS: tuple[commands.Command, ...] = (
    commands.FoundFort(1),
    commands.FoundSettlement(CORNER),
    commands.FoundRoad(ROAD),
    commands.RollDice(),
    commands.Discard(ORE),
    commands.MovePirate(OTHER_SEA),
    commands.LeavePirate(),
    commands.Rob(1),
    commands.SpareAll(),
    commands.BuildRoad(COAST),
    commands.BuildSettlement(FORT),
    commands.BuildCity(CORNER),
    commands.RaiseWall(),
    commands.BuyEdict(),
    commands.DrawRider(),
    commands.TradeWithSupply(WOOD, ORE),
    commands.Offer(ONE_WOOD, ONE_ORE),
    commands.Accept(),
    commands.Reject(),
    commands.Counter(ONE_CLAY, TWO_ORE),
    commands.Deal(1),
    commands.Withdraw(),
    commands.PlaySoldier(),
    commands.ShiftRider(1, 2),
    commands.ChaseRider(HILLS),
    commands.PlayCorvee(),
    commands.FinishEdict(),
    commands.PlayTribute(CLAY, ORE),
    commands.PlayLevy(ORE),
    commands.EndTurn(),
    commands.PassExtra(),
)
"""One of every command."""
