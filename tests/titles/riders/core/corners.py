"""Positions of Riders at the Wall in which something rare is near."""

from collections.abc import Iterator
from itertools import product

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.pieces import LEVELS, NO_GOODS, Edict, minus
from changcheng_qt.titles.riders.rules.setup import Conquest, Options
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    E,
    cards,
    fixture,
    with_building,
    with_cards,
    with_edicts,
    with_riders,
    with_roads,
)

RICH = "wood*3 clay*3 wool*2 grain*3 ore*3"


def corners() -> Iterator[State]:
    """Made positions in which something rare is near."""
    yield from _sieges()
    yield from _supplies()
    yield from _pieces()
    yield from _victories()
    yield from _edicts()
    yield from _rolls()


def before_roll(state: State) -> State:
    """Return a position before the roll."""
    return replace(state, stage=Stage.BEFORE_ROLL, turn=replace(state.turn, dice=None))


def _rolls() -> Iterator[State]:
    """All hands before a seven, and one after it."""
    state = with_cards(with_cards(fixture(), A, "wood*5 ore*4"), C, "grain*8")
    yield replace(state, stage=Stage.PIRATE)
    yield replace(state, stage=Stage.DISCARDING, turn=replace(state.turn, owed=(4, 0, 4, 0)))
    yield replace(
        state, stage=Stage.DISCARDING, turn=replace(state.turn, seat=B, owed=(1, 0, 1, 0))
    )


def _sieges() -> Iterator[State]:
    """A rider before each section of each level, with one breach left or many."""
    for level, waiting, penalties in product((0, 1, 4, 5), (0, 1, 4, 5), (0, 4)):
        if waiting <= level:
            riders = {"before_4": " ".join(["I"] * waiting), "at_II": "II I", "at_III": "III"}
            state = with_riders(fixture(), **riders, on_4_mountains5="I II")
            state = replace(
                state,
                levels=put(state.levels, 1, level),
                penalties=(penalties, 0, 0, 0),
            )
            yield before_roll(state)
    state = with_riders(fixture(options=Options(conquest=Conquest.BEST_LOSER)), at_II="II")
    yield before_roll(replace(state, penalties=(4, 0, 0, 0)))


def _supplies() -> Iterator[State]:
    """Goods that are short, for one seat or for several."""
    for left in (0, 1):
        state = with_building(fixture(), A, "4.mountains5.SE")
        state = with_building(state, C, "3.desert.E", is_city=True)
        supply = tuple(left for _ in state.supply)
        taken = minus(state.supply, supply)
        state = replace(state, supply=supply, hands=put(state.hands, B, taken))
        yield before_roll(state)
        yield with_edicts(state, A, Edict.TRIBUTE)
        yield replace(state, hands=put(state.hands, A, cards("wood*4")), supply=(0, 1, 2, 0, 0))


def _pieces() -> Iterator[State]:
    """Pieces that run out."""
    state = with_roads(fixture(), A, "3.mountains10.N", "3.mountains10.NE")
    state = with_cards(state, A, RICH)
    yield state
    full = state
    free = [n for n, one in enumerate(state.buildings) if one is None]
    for corner in free[30:36]:
        full = with_building(full, A, corner, is_city=full.pieces[A].settlements == 0)
    yield full
    yield replace(state, taken=len(state.setup.stack))
    yield replace(state, bag=(0,) * len(state.bag))
    yield replace(state, levels=(LEVELS,) * 4)
    board = state.setup.board
    fort = board.sectors[A].fort
    ways = [board.road_words[road] for road in board.roads_at[fort]]
    taken = with_roads(fixture(), B, *ways[:2])
    yield replace(taken, stage=Stage.FIRST_ROADS, turn=replace(taken.turn, site=fort))
    yield with_edicts(with_roads(fixture(), B, *ways), A, Edict.CORVEE)
    level = with_cards(_with_line(_with_line(fixture(), A), B), A, RICH)
    yield level


def _with_line(state: State, seat: Seat) -> State:
    """Return the position with a line of five roads from the border fort of a seat."""
    board = state.setup.board
    corner, seen = board.sectors[seat].fort, {board.sectors[seat].fort}
    for _ in range(5):
        road, corner = next(
            (road, sum(board.ends[road]) - corner)
            for road in board.roads_at[corner]
            if state.roads[road] is None and sum(board.ends[road]) - corner not in seen
        )
        seen.add(corner)
        state = with_roads(state, seat, board.road_words[road])
    return state


def _victories() -> Iterator[State]:
    """Yield positions in which a seat has nine points."""
    for options in (Options(), Options(conquest=Conquest.BEST_LOSER)):
        state = with_cards(fixture(options=options), A, RICH)
        state = with_roads(state, A, "3.mountains10.N", "3.mountains10.NE")
        corners = [n for n, one in enumerate(state.buildings) if one is None]
        for corner in corners[40:44]:
            state = with_building(state, A, corner, is_city=True)
        state = with_edicts(state, A, Edict.SOLDIER)
        yield replace(state, played=put(state.played, A, (Edict.SOLDIER,) * 2))
        market = with_edicts(state, B, Edict.MARKET)
        yield replace(market, great_host=Bonus(B, 3), played=put(state.played, B, ()))
        yield with_edicts(state, A, Edict.ACADEMY)
        last = replace(state.turn, number=240)
        yield replace(state, turn=last, penalties=(2, 0, 1, 0))
    equal = with_building(fixture(), A, "4.mountains5.SE")
    yield replace(equal, turn=replace(equal.turn, number=240), penalties=(1, 0, 0, 0))
    won = fixture(5)
    for corner in [n for n, one in enumerate(won.buildings) if one is None][40:48:2]:
        won = with_building(won, E, corner, is_city=True)
    won = with_cards(with_edicts(won, E, Edict.MARKET), A, RICH)
    yield replace(won, stage=Stage.EXTRA_ROUND, turn=replace(won.turn, seat=E, builder=A))


def _edicts() -> Iterator[State]:
    """Every edict, with and without its conditions."""
    kinds = (Edict.SOLDIER, Edict.CORVEE, Edict.TRIBUTE, Edict.LEVY)
    state = with_cards(with_cards(fixture(), B, "ore*3 wool"), C, "ore")
    held = with_edicts(state, A, *kinds)
    yield held
    yield before_roll(held)
    yield with_edicts(state, A, *kinds, fresh=2)
    yield with_riders(held, at_I="I II", on_4_hills4="II")
    empty = replace(held, hands=(NO_GOODS,) * 4)
    yield empty
    sailing = replace(held.turn, deeds=1, played=True, sailed=True)
    riders = with_riders(held, at_I="I II", on_4_hills4="II")
    yield replace(riders, stage=Stage.SOLDIER, turn=sailing)
