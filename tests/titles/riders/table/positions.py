"""Made positions of Riders at the Wall in the middle of a game, as views."""

from dataclasses import replace
from random import Random

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Building, Numeral, SeatColour, total
from changcheng_qt.titles.riders.rules.setup import SetupChoices, draw_setup
from changcheng_qt.titles.riders.rules.state import CROWN, State, first_state
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.rules.view import View, view_of

ONE, TWO, THREE, FOUR, FIVE = Numeral
COLOURS = (
    SeatColour.GREEN,
    SeatColour.RED,
    SeatColour.BLUE,
    SeatColour.VIOLET,
    SeatColour.BLACK,
    SeatColour.YELLOW,
)


_LEVELS = (1, 2, 4, 3, 5, 2)
_GATHERED = ((ONE,), (TWO, TWO, ONE, TWO, TWO), (THREE, THREE), (), (FIVE,))
_WAITING = (
    (THREE,),
    (TWO, THREE),
    (),
    (ONE, ONE, ONE),
    (FIVE, FIVE, FOUR, FIVE, FOUR),
    (ONE,),
)


def empty(seats: int = 4) -> State:
    """The position before the first fort."""
    return first_state(draw_setup(SetupChoices(COLOURS[:seats], 0), Random(1)))


def middle(seats: int = 4, seed: int = 7) -> State:
    """A position with a fort and some buildings, roads and towers of every seat, and riders at
    every place of theirs. With 3 and 5 seats the last sector is the crown's.
    """
    state, rng = empty(seats), Random(seed)
    board = state.setup.board
    princes = tuple(seat if seat < seats else CROWN for seat in range(len(board.sectors)))
    levels = tuple(
        5 if prince == CROWN else level for prince, level in zip(princes, _LEVELS, strict=False)
    )
    state = replace(state, princes=princes, levels=levels, stage=Stage.BUILDING)
    for seat in range(seats):
        state = _settled(state, board, seat, rng)
    gathered = _GATHERED[: len(board.grounds)]
    waiting = _WAITING[: len(board.sectors)]
    first, second = board.sectors[0].way[0], board.sectors[1].way[1]
    entered = put(put(state.entered, first, (THREE,)), second, (ONE, TWO, THREE))
    gone = (*gathered, *waiting, *entered)
    bag = tuple(
        count - sum(riders.count(numeral) for riders in gone)
        for count, numeral in zip(state.bag, Numeral, strict=True)
    )
    return replace(
        state,
        turn=Turn(1, 9, dice=(5, 3)),
        rolls=9,
        gathered=gathered,
        waiting=waiting,
        entered=entered,
        bag=tuple(max(0, count) for count in bag),
        supply=(13, 16, 3, 14, 0),
        penalties=put(state.penalties, 0, 1),
    )


def _settled(state: State, board: Board, seat: int, rng: Random) -> State:
    """Add a border fort, as a city for every second seat, three other buildings, and roads that
    touch them.
    """
    buildings = put(state.buildings, board.sectors[seat].fort, Building(seat, seat % 2 == 1))
    roads = state.roads
    free = [corner for corner in range(board.corners) if corner not in board.fort_corners]
    rng.shuffle(free)
    for number, corner in enumerate(
        [c for c in free if board.lands[board.lands_at[c][0]].sector == seat][:3]
    ):
        near = (corner, *board.neighbours[corner])
        if any(buildings[one] is not None for one in near):
            continue
        buildings = put(buildings, corner, Building(seat, number == 1))
        road = board.roads_at[corner][0]
        roads = put(roads, road, seat)
        end = total(board.ends[road]) - corner
        roads = put(roads, next(r for r in board.roads_at[end] if r != road), seat)
    fort_roads = board.roads_at[board.sectors[seat].fort]
    for road in fort_roads:
        roads = put(roads, road, seat)
    return replace(state, buildings=buildings, roads=roads)


def seen(state: State, viewer: Viewer = 0) -> View:
    """The position as a viewer sees it."""
    return view_of(state, Knowledge(), viewer)
