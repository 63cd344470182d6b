"""The legal commands once more, read straight off RIDERS.md, slowly; nothing of the program's own
judgement is used.

Every conceivable command is asked for one after the other, in words of the page. Commands with
chance in them have no outcome yet.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands as c
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.geography import Corner, Road
from changcheng_qt.titles.riders.rules.pieces import Building, Edict, Good, Goods, goods
from changcheng_qt.titles.riders.rules.setup import PirateMove
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage

WOOD, CLAY, WOOL, GRAIN, ORE = Good
COSTS: Final = {
    c.BuildRoad: goods(WOOD, CLAY),
    c.BuildSettlement: goods(WOOD, CLAY, WOOL, GRAIN),
    c.BuildCity: goods(GRAIN, GRAIN, ORE, ORE, ORE),
    c.BuyEdict: goods(WOOL, GRAIN, ORE),
}
LEVELS: Final = (
    goods(WOOD, CLAY),
    goods(WOOD, CLAY, GRAIN),
    goods(WOOD, CLAY, GRAIN, ORE),
    goods(WOOD, CLAY, WOOL, GRAIN, ORE),
    goods(WOOD, CLAY, CLAY, WOOL, GRAIN, ORE),
)
HALVES: Final = [
    goods(*cards) for size in (1, 2, 3) for cards in combinations_with_replacement(Good, size)
]
BARE: Final[tuple[Command, ...]] = (
    *(c.RollDice(), c.LeavePirate(), c.SpareAll(), c.RaiseWall(), c.BuyEdict(), c.DrawRider()),
    *(c.Accept(), c.Reject(), c.Withdraw(), c.PlaySoldier(), c.PlayCorvee(), c.FinishEdict()),
    *(c.EndTurn(), c.PassExtra()),
)


def every_command(state: State) -> Iterator[Command]:
    """All commands that the game has words for, offers of one to three cards on either side."""
    board, seats = state.setup.board, range(state.setup.seats)
    yield from BARE
    yield from map(c.FoundFort, range(len(board.sectors)))
    for corner in range(board.corners):
        yield from (kind(corner) for kind in (c.FoundSettlement, c.BuildSettlement, c.BuildCity))
    for road in range(board.roads):
        yield from (kind(road) for kind in (c.FoundRoad, c.BuildRoad))
    yield from map(c.MovePirate, range(len(board.seas)))
    yield from map(c.ChaseRider, range(len(board.lands)))
    for start, end in product(range(len(board.grounds)), repeat=2):
        yield c.ShiftRider(start, end)
    for seat in seats:
        yield from (kind(seat) for kind in (c.Rob, c.Deal))
    for good in Good:
        yield from (kind(good) for kind in (c.Discard, c.PlayLevy))
    for one, other in product(Good, repeat=2):
        yield from (kind(one, other) for kind in (c.TradeWithSupply, c.PlayTribute))
    for give, want in product(HALVES, repeat=2):
        yield from (kind(give, want) for kind in (c.Offer, c.Counter))


def legal(state: State) -> set[Command]:
    """The legal commands."""
    return {command for command in every_command(state) if is_legal(state, command)}


def is_legal(state: State, command: Command) -> bool:
    """Whether a command is legal, by the decision that is due."""
    turn = state.turn
    match state.stage:
        case Stage.FORTS | Stage.SETTLEMENTS | Stage.FIRST_ROADS:
            return may_found(state, command)
        case Stage.BEFORE_ROLL:
            return isinstance(command, c.RollDice) or may_play(state, command)
        case Stage.DISCARDING | Stage.PIRATE | Stage.ROBBING:
            return may_after_seven(state, command)
        case Stage.RIDER_DUE:
            return isinstance(command, c.DrawRider)
        case Stage.ANSWERING | Stage.CHOOSING:
            return may_answer(state, command)
        case Stage.SOLDIER | Stage.CORVEE:
            return may_use_edict(state, command)
        case Stage.BUILDING:
            return may_in_turn(state, command)
        case Stage.EXTRA_ROUND:
            assert turn.builder is not None
            return isinstance(command, c.PassExtra) or may_build(state, turn.builder, command)
        case Stage.OVER:
            return False


def may_use_edict(state: State, command: Command) -> bool:
    """Sections 10.1 and 10.2: deeds of a soldier, roads of a corvée, or no more of them."""
    match command:
        case c.FinishEdict():
            return True
        case c.BuildRoad(road):
            return state.stage is Stage.CORVEE and may_road(state, state.turn.seat, road)
        case _:
            return state.stage is Stage.SOLDIER and may_deed(state, command)


def may_in_turn(state: State, command: Command) -> bool:
    """Section 4, part 4: trade and build in any order, play an edict, end the turn."""
    is_end, is_building = isinstance(command, c.EndTurn), may_build(state, state.turn.seat, command)
    return is_end or is_building or may_trade(state, command) or may_play(state, command)


def may_found(state: State, command: Command) -> bool:
    """Section 3: a free fort site, a legal corner without a road, a road at that settlement."""
    match state.stage, command:
        case Stage.FORTS, c.FoundFort(sector):
            return state.buildings[state.setup.board.sectors[sector].fort] is None
        case Stage.SETTLEMENTS, c.FoundSettlement(corner):
            return is_free_site(state, corner)
        case Stage.FIRST_ROADS, c.FoundRoad(road):
            return state.roads[road] is None and state.turn.site in state.setup.board.ends[road]
        case _:
            return False


def is_free_site(state: State, corner: Corner) -> bool:
    """A free corner in play, no neighbour of any building, not a fort site."""
    board = state.setup.board
    forts = [site.fort for site in board.sectors]
    near = [corner, *board.neighbours[corner]]
    return corner not in forts and all(state.buildings[one] is None for one in near)


def may_road(state: State, seat: Seat, road: Road) -> bool:
    """A free road that touches an own building, or an own road at a corner without a foreign
    building.
    """
    board = state.setup.board
    if state.roads[road] is not None or state.pieces[seat].roads == 0:
        return False
    for corner in board.ends[road]:
        building = state.buildings[corner]
        has_road = seat in [state.roads[other] for other in board.roads_at[corner]]
        if (building and building.seat == seat) or (building is None and has_road):
            return True
    return False


def may_build(state: State, seat: Seat, command: Command) -> bool:
    """Section 6, with the costs."""
    board, pieces, level = state.setup.board, state.pieces[seat], state.levels[own(state, seat)]
    match command:
        case c.BuildRoad(road):
            is_possible = may_road(state, seat, road)
        case c.BuildSettlement(corner):
            reached = seat in [state.roads[road] for road in board.roads_at[corner]]
            is_possible = reached and is_free_site(state, corner) and pieces.settlements > 0
        case c.BuildCity(corner):
            is_possible = state.buildings[corner] == Building(seat) and pieces.cities > 0
        case c.RaiseWall():
            return level < 5 and has(state, seat, LEVELS[level])
        case c.BuyEdict():
            is_possible = state.taken < len(state.setup.stack)
        case _:
            return False
    return is_possible and has(state, seat, COSTS[type(command)])


def own(state: State, seat: Seat) -> int:
    """The sector of a seat."""
    return next(sector for sector, prince in enumerate(state.princes) if prince == seat)


def has(state: State, seat: Seat, cards: Goods) -> bool:
    """Whether a seat holds some cards."""
    return all(state.hands[seat][good] >= cards[good] for good in Good)


def may_trade(state: State, command: Command) -> bool:
    """Section 7, but for answers."""
    seat = state.turn.seat
    match command:
        case c.TradeWithSupply(give, get):
            rich = state.hands[seat][give] >= rate(state, seat, give)
            return give != get and rich and state.supply[get] > 0
        case c.Offer(give, want):
            others = [sum(hand) for other, hand in enumerate(state.hands) if other != seat]
            left = state.turn.offers < state.setup.options.offers
            return left and any(others) and has(state, seat, give) and are_terms(give, want)
        case _:
            return False


def rate(state: State, seat: Seat, good: Good) -> int:
    """How many cards of a good the supply wants for another."""
    best = 4
    for harbour in state.setup.board.harbours:
        builders = [state.buildings[corner] for corner in harbour.corners]
        is_own = any(one is not None and one.seat == seat for one in builders)
        if is_own and harbour.sea != state.pirate and harbour.trades in (None, good):
            best = min(best, 3 if harbour.trades is None else 2)
    return best


def are_terms(give: Goods, want: Goods) -> bool:
    """One to three cards for one to three, four in all at most, no good on both sides."""
    sizes = sum(give), sum(want)
    is_apart = not any(give[good] and want[good] for good in Good)
    return is_apart and min(sizes) >= 1 and max(sizes) <= 3 and sum(sizes) <= 4


def may_answer(state: State, command: Command) -> bool:
    """Section 7.2: the answers to an offer, and the choice among them."""
    offer = state.turn.offer
    assert offer is not None
    if state.stage is Stage.CHOOSING:
        match command:
            case c.Withdraw():
                return True
            case c.Deal(seat) if seat in offer.asked:
                answer = offer.answers[offer.asked.index(seat)]
                is_payable = isinstance(answer, c.Counter) and has(
                    state, state.turn.seat, answer.want
                )
                return is_payable or isinstance(answer, c.Accept)
            case _:
                return False
    seat = offer.asked[len(offer.answers)]
    match command:
        case c.Accept():
            return has(state, seat, offer.want)
        case c.Reject():
            return True
        case c.Counter(give, want):
            is_other = (give, want) != (offer.want, offer.give)
            allowed = state.setup.options.counters and are_terms(give, want)
            return allowed and is_other and has(state, seat, give)
        case _:
            return False


def may_after_seven(state: State, command: Command) -> bool:
    """Sections 4 and 9: cards given up, the pirate, a robbery."""
    turn = state.turn
    match state.stage, command:
        case Stage.DISCARDING, c.Discard(good):
            seats = len(turn.owed)
            clockwise = [(turn.seat + step) % seats for step in range(seats)]
            seat = next(seat for seat in clockwise if turn.owed[seat])
            return state.hands[seat][good] > 0
        case Stage.PIRATE, c.LeavePirate():
            return state.setup.options.pirate is PirateMove.MAY
        case Stage.PIRATE, c.MovePirate(sea):
            return sea != state.pirate
        case Stage.ROBBING, c.SpareAll():
            return True
        case Stage.ROBBING, c.Rob(seat):
            return seat != turn.seat and sum(state.hands[seat]) > 0
        case _:
            return False


def may_deed(state: State, command: Command) -> bool:
    """Section 10.1."""
    match command:
        case c.ShiftRider(start, end):
            return start != end and len(state.gathered[start]) > 0
        case c.ChaseRider(land):
            return len(state.entered[land]) > 0
        case c.MovePirate(sea):
            return not state.turn.sailed and sea != state.pirate
        case _:
            return False


def may_play(state: State, command: Command) -> bool:
    """Section 10: one edict a turn, never one bought in the same turn."""
    seat, turn = state.turn.seat, state.turn
    places = state.edicts[seat]
    old = [state.setup.stack[place] for place in places[: len(places) - state.fresh[seat]]]
    if turn.played:
        return False
    match command:
        case c.PlaySoldier():
            return Edict.SOLDIER in old
        case c.PlayCorvee():
            roads = range(state.setup.board.roads)
            return Edict.CORVEE in old and any(may_road(state, seat, road) for road in roads)
        case c.PlayTribute(first, second):
            cards = goods(first, second)
            is_there = all(state.supply[good] >= cards[good] for good in Good)
            return Edict.TRIBUTE in old and first <= second and is_there
        case c.PlayLevy():
            return Edict.LEVY in old
        case _:
            return False
