"""The founding: border forts, then two settlements each with their roads (RIDERS section 3)."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import events, goods_events, hands
from changcheng_qt.titles.riders.rules.building import lay_road, settle
from changcheng_qt.titles.riders.rules.course import begin_turn
from changcheng_qt.titles.riders.rules.geography import Corner, Road, Sector
from changcheng_qt.titles.riders.rules.pieces import LEVELS, Goods, goods
from changcheng_qt.titles.riders.rules.setup import Founding, Setup
from changcheng_qt.titles.riders.rules.state import CROWN, Beats, State
from changcheng_qt.titles.riders.rules.turn import Stage, Turn


def founders(setup: Setup) -> tuple[Seat, ...]:
    """Return the seats in the order in which they found their forts and settlements."""
    seats = setup.seats
    forts = tuple((setup.first + n) % seats for n in range(seats))
    is_snake = setup.options.founding is Founding.SNAKE
    there = forts[::-1] if is_snake else (forts[-1], *forts[:-1])
    return forts + there + there[::-1]


def found_fort(state: State, sector: Sector, beats: Beats) -> State:
    """Found the border fort of the seat in turn, in a sector."""
    seat, corner = state.turn.seat, state.setup.board.sectors[sector].fort
    state = replace(
        settle(state, seat, corner),
        princes=put(state.princes, sector, seat),
        founded=state.founded + 1,
    )
    beats.append(Beat(events.FortFounded(seat, sector), state))
    if state.founded == state.setup.seats:
        state = _give_rest_to_crown(state, beats)
    return _to_road(state, corner) if state.setup.options.fort_road else _to_next(state, beats)


def found_settlement(state: State, corner: Corner, beats: Beats) -> State:
    """Found a settlement of the seat in turn; the second one brings goods."""
    seat = state.turn.seat
    state = replace(settle(state, seat, corner), founded=state.founded + 1)
    beats.append(Beat(events.SettlementFounded(seat, corner), state))
    if state.founded > 2 * state.setup.seats:
        start = _goods_around(state, corner)
        state = hands.take(state, seat, start)
        beats.append(Beat(goods_events.StartGoodsTaken(seat, start), state))
    return _to_road(state, corner)


def found_road(state: State, road: Road, beats: Beats) -> State:
    """Lay the road of the building just founded."""
    seat = state.turn.seat
    state = lay_road(state, seat, road)
    beats.append(Beat(events.RoadLaid(seat, road), state))
    return _to_next(state, beats)


def _give_rest_to_crown(state: State, beats: Beats) -> State:
    for sector, prince in enumerate(state.princes):
        if prince is None:
            state = replace(
                state,
                princes=put(state.princes, sector, CROWN),
                levels=put(state.levels, sector, LEVELS),
            )
            beats.append(Beat(events.CrownTookSector(sector), state))
    return state


def _goods_around(state: State, corner: Corner) -> Goods:
    """Return a card for each hex with a number around a corner."""
    board = state.setup.board
    given = [board.lands[land].terrain.good for land in board.lands_at[corner]]
    return goods(*(good for good in given if good is not None))


def _to_road(state: State, corner: Corner) -> State:
    return replace(state, stage=Stage.FIRST_ROADS, turn=replace(state.turn, site=corner))


def _to_next(state: State, beats: Beats) -> State:
    """Go on to the next fort or settlement, or after the last one to the first turn."""
    order = founders(state.setup)
    if state.founded == len(order):
        return begin_turn(state, order[-1], beats)
    stage = Stage.FORTS if state.founded < state.setup.seats else Stage.SETTLEMENTS
    return replace(state, stage=stage, turn=Turn(order[state.founded]))
