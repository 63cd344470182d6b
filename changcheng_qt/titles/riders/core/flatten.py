"""A State as a position of the flat core, and commands as numbers.

A search draws a State that agrees with a View (`belief.sample`), flattens it, and plays on that.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, assert_never

from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.fields import EDICT_WIDTH, NO_TERMS
from changcheng_qt.titles.riders.core.frame import ANY, CROWN, NOBODY, NONE, Frame
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.packed import WIDTH
from changcheng_qt.titles.riders.core.tables import lay_tables
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Answer, Command
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.founding import founders
from changcheng_qt.titles.riders.rules.geography import HIGHEST, Board
from changcheng_qt.titles.riders.rules.offers import TERMS
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts, Good, Goods, goods
from changcheng_qt.titles.riders.rules.setup import Conquest, PirateMove, Setup
from changcheng_qt.titles.riders.rules.state import CROWN as CROWN_PRINCE
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage

_STAGES: Final = {stage: number for number, stage in enumerate(Stage)}
_KINDS: Final = {edict: number for number, edict in enumerate(Edict)}
_TERMS: Final = {terms: number for number, terms in enumerate(TERMS)}
_ENDINGS: Final = {None: 0, Ending.WON: 1, Ending.CONQUEST: 2, Ending.PEACE: 3}
_PRINCES: Final = {CROWN_PRINCE: CROWN, None: NOBODY}


def flatten(state: State) -> FlatGame:
    """Return a State as a position of the core."""
    setup = state.setup
    position = FlatGame(frame_of(replace(setup, stack=())))
    seats = range(setup.seats)
    for seat in seats:
        own = [(n, one) for n, one in enumerate(state.buildings) if one and one.seat == seat]
        position.settled.append(_mask(n for n, one in own if not one.is_city))
        position.cities.append(_mask(n for n, one in own if one.is_city))
        position.roads.append(_mask(n for n, owner in enumerate(state.roads) if owner == seat))
    position.princes = [
        prince if prince in seats else _PRINCES[prince]  # type: ignore[misc]
        for prince in state.princes
    ]
    position.levels = list(state.levels)
    position.waiting = list(map(bytes, state.waiting))
    position.gathered = list(map(bytes, state.gathered))
    position.entered = list(map(bytes, state.entered))
    position.bag = list(state.bag)
    position.pirate = state.pirate
    position.penalties = list(state.penalties)
    position.longest = list(state.lines)
    holder, position.road_size = state.long_road.holder, state.long_road.size
    position.road_holder = NOBODY if holder is None else holder
    position.founded = state.founded
    _add_goods(position, state)
    _add_turn(position, state)
    lay_tables(position)
    return position


def _add_goods(position: FlatGame, state: State) -> None:
    """Add goods and edicts."""
    position.supply = packed(state.supply)
    position.hands = list(map(packed, state.hands))
    stack = [_KINDS[edict] for edict in state.setup.stack if edict is not None]
    position.stack, position.taken = bytes(stack), state.taken
    for places, fresh in zip(state.edicts, state.fresh, strict=True):
        kinds = [stack[place] for place in places]
        position.edicts.append(_edicts(kinds))
        position.fresh.append(_edicts(kinds[len(kinds) - fresh :]))
    position.soldiers = [_soldiers(played) for played in state.played]
    holder, position.host_size = state.great_host.holder, state.great_host.size
    position.host_holder = NOBODY if holder is None else holder


def _add_turn(position: FlatGame, state: State) -> None:
    """Add the course of the turn."""
    turn, offer = state.turn, state.turn.offer
    position.due = _STAGES[state.stage]
    position.seat, position.number = turn.seat, turn.number
    position.rolled = sum(turn.dice or ())
    position.played, position.offers = int(turn.played), turn.offers
    position.refused = [_TERMS[terms] for terms in turn.refused]
    position.deeds, position.free_roads = turn.deeds, turn.free_roads
    position.sailed, position.owed = int(turn.sailed), list(turn.owed)
    position.builder = NOBODY if turn.builder is None else turn.builder
    position.site = -1 if turn.site is None else turn.site
    position.ending = _ENDINGS[state.ending]
    position.winners = _mask(state.winners)
    if offer is not None:
        position.terms, position.asked = _TERMS[offer.give, offer.want], bytes(offer.asked)
        turned = _TERMS[offer.want, offer.give]
        position.answers = [_answer(one, turned) for one in offer.answers if one is not None]


def _answer(answer: Answer, turned: int) -> int:
    match answer:
        case commands.Accept():
            return turned
        case commands.Counter(give, want):
            return _TERMS[give, want]
        case commands.Reject():
            return NO_TERMS
        case _:
            assert_never(answer)


def packed(cards: Goods) -> int:
    """Return goods as packed ones."""
    return sum(count << WIDTH * good for good, count in enumerate(cards))


def _edicts(kinds: Iterable[int]) -> int:
    return sum(1 << EDICT_WIDTH * kind for kind in kinds)


def _soldiers(played: Edicts) -> int:
    return played.count(Edict.SOLDIER)


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@lru_cache(maxsize=2)
def frame_of(setup: Setup) -> Frame:
    """Return the tables of a game, kept with the outlooks that they remember; its edicts make no
    difference.
    """
    board, options = setup.board, setup.options
    frame = Frame(setup.seats, board.corners, board.roads)
    _lay_map(frame, board)
    _lay_places(frame, board)
    _lay_terms(frame)
    frame.founders = bytes(founders(setup))
    frame.must_sail = options.pirate is PirateMove.MUST
    frame.best_loser = options.conquest is Conquest.BEST_LOSER
    frame.has_extra_round, frame.fort_road = setup.has_extra_round, options.fort_road
    frame.most_offers = options.offers
    frame.last_turn = setup.seats * options.rounds
    frame.breaches_end = setup.breaches_end
    return frame


def _lay_map(frame: Frame, board: Board) -> None:
    """Add corners, roads and hexes."""
    corners = range(board.corners)
    frame.ends = bytes(end for ends in board.ends for end in ends)
    frame.roads_at = [_mask(board.roads_at[corner]) for corner in corners]
    frame.paths_at = [
        bytes(
            place
            for road in board.roads_at[corner]
            for place in (road, sum(board.ends[road]) - corner)
        )
        for corner in corners
    ]
    frame.near = [_mask((corner, *board.neighbours[corner])) for corner in corners]
    lands = board.lands
    frame.hexes_at = [
        bytes(land for land in board.lands_at[corner] if lands[land].number) for corner in corners
    ]
    frame.corners_of = [_mask(row) for row in board.corners_of]
    given = [land.terrain.good for land in lands]
    frame.good_of = bytes(NONE if good is None else good for good in given)
    frame.number_of = bytes(land.number or 0 for land in lands)
    frame.yielding = list(map(bytes, board.yielding))
    frame.goods_at = bytes(
        _mask({frame.good_of[land] for land in frame.hexes_at[corner]}) for corner in corners
    )


def _lay_places(frame: Frame, board: Board) -> None:
    """Add the ways of riders, border forts and harbours."""
    arrows = [board.arrow_of.get(number, (NONE, NONE)) for number in range(HIGHEST + 1)]
    frame.arrow_ground = bytes(ground for ground, _ in arrows)
    frame.arrow_sector = bytes(sector for _, sector in arrows)
    frame.ways = [bytes(site.way) for site in board.sectors]
    frame.forts = bytes(site.fort for site in board.sectors)
    frame.fort_sites = _mask(board.fort_corners)
    harbours = board.harbours
    frame.harbour_seas = bytes(one.sea for one in harbours)
    frame.harbour_goods = bytes(ANY if one.trades is None else one.trades for one in harbours)
    frame.harbour_corners = [_mask(one.corners) for one in harbours]
    frame.harbours_at = [
        bytes(place for place, one in enumerate(harbours) if corner in one.corners)
        for corner in range(board.corners)
    ]
    frame.harbours = _mask({corner for one in harbours for corner in one.corners})
    frame.seas = len(board.seas)


def _lay_terms(frame: Frame) -> None:
    """Add the terms of offers."""
    frame.terms_given = [packed(give) for give, _ in TERMS]
    frame.terms_wanted = [packed(want) for _, want in TERMS]
    frame.terms_turned = [_TERMS[want, give] for give, want in TERMS]
    for given, terms in ((1, frame.single_terms), (2, frame.double_terms)):
        terms.extend(
            NO_TERMS if give == want else _TERMS[goods(*[give] * given), goods(want)]
            for give in Good
            for want in Good
        )


def number_of(command: Command) -> int:
    """Return the number of a command; results of chance that are known belong to it."""
    match command:
        case commands.RollDice(dice):
            return flat.command(flat.ROLL, 0, sum(dice or ()))
        case commands.DrawRider(numeral):
            return flat.command(flat.DRAW, 0, numeral or 0)
        case commands.Rob(seat, good):
            return flat.command(flat.ROB, seat, 0 if good is None else good + 1)
        case commands.Offer(give, want):
            return flat.command(flat.OFFER, 0, _TERMS[give, want])
        case commands.Counter(give, want):
            return flat.command(flat.COUNTER, 0, _TERMS[give, want])
        case commands.PlayLevy(good):
            return flat.command(flat.LEVY, good, 0)
        case commands.BuyEdict():
            return flat.command(flat.BUY, 0, 0)
        case _:
            places = (getattr(command, name) for name in command.__dataclass_fields__)
            a, b = (*places, 0, 0)[:2]
            return flat.command(_NUMBERS[type(command)], a, b)


_NUMBERS: Final[Mapping[type[Command], int]] = {
    commands.FoundFort: flat.FORT,
    commands.FoundSettlement: flat.FOUND,
    commands.FoundRoad: flat.LAY,
    commands.Discard: flat.DISCARD,
    commands.MovePirate: flat.SAIL,
    commands.LeavePirate: flat.STAY,
    commands.SpareAll: flat.SPARE,
    commands.BuildRoad: flat.ROAD,
    commands.BuildSettlement: flat.SETTLEMENT,
    commands.BuildCity: flat.CITY,
    commands.RaiseWall: flat.TOWER,
    commands.TradeWithSupply: flat.SUPPLY,
    commands.Accept: flat.ACCEPT,
    commands.Reject: flat.REJECT,
    commands.Deal: flat.DEAL,
    commands.Withdraw: flat.WITHDRAW,
    commands.PlaySoldier: flat.SOLDIER,
    commands.PlayCorvee: flat.CORVEE,
    commands.PlayTribute: flat.TRIBUTE,
    commands.ShiftRider: flat.SHIFT,
    commands.ChaseRider: flat.CHASE,
    commands.FinishEdict: flat.FINISH,
    commands.EndTurn: flat.END,
    commands.PassExtra: flat.PASS,
}
