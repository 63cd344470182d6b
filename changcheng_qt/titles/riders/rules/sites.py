"""The places where roads, settlements and cities can stand (RIDERS sections 3 and 6).

Each question has two answers: the reason against one place, and the places without one. Costs are
another matter (`building`).
"""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.geography import Corner, Road, Sector
from changcheng_qt.titles.riders.rules.pieces import Building
from changcheng_qt.titles.riders.rules.state import State


def why_no_fort(state: State, sector: Sector) -> Refusal | None:
    """Return why no border fort can be founded in a sector."""
    if sector not in range(len(state.princes)):
        return Refusal.NO_SUCH_PLACE
    return None if state.princes[sector] is None else Refusal.SITE_TAKEN


def why_no_first_settlement(state: State, corner: Corner) -> Refusal | None:
    """Return why no settlement can be founded on a corner; it needs no road."""
    board, buildings = state.setup.board, state.buildings
    if corner not in range(board.corners):
        return Refusal.NO_SUCH_PLACE
    if buildings[corner] is not None:
        return Refusal.CORNER_TAKEN
    if corner in board.fort_corners:
        return Refusal.FORT_SITE
    if any(buildings[neighbour] is not None for neighbour in board.neighbours[corner]):
        return Refusal.NEIGHBOUR_BUILT
    return None


def why_no_first_road(state: State, road: Road) -> Refusal | None:
    """Return why a road of the founding cannot be laid: it begins at the building just founded."""
    if road not in range(state.setup.board.roads):
        return Refusal.NO_SUCH_PLACE
    if state.roads[road] is not None:
        return Refusal.ROAD_TAKEN
    at_site = state.turn.site in state.setup.board.ends[road]
    return None if at_site else Refusal.NOT_AT_SETTLEMENT


def why_no_road(state: State, seat: Seat, road: Road) -> Refusal | None:
    """Return why a seat cannot build a road at a place."""
    if road not in range(state.setup.board.roads):
        return Refusal.NO_SUCH_PLACE
    if not state.pieces[seat].roads:
        return Refusal.NO_ROADS
    if state.roads[road] is not None:
        return Refusal.ROAD_TAKEN
    ends = state.setup.board.ends[road]
    if any(_is_reached(state, seat, corner) for corner in ends):
        return None
    is_beyond = any(_has_road(state, seat, corner) for corner in ends)
    return Refusal.BEYOND_BUILDING if is_beyond else Refusal.ROAD_UNCONNECTED


def why_no_settlement(state: State, seat: Seat, corner: Corner) -> Refusal | None:
    """Return why a seat cannot build a settlement on a corner."""
    if refusal := why_no_first_settlement(state, corner):
        return refusal
    if not state.pieces[seat].settlements:
        return Refusal.NO_SETTLEMENTS
    return None if _has_road(state, seat, corner) else Refusal.NO_ROAD_THERE


def why_no_city(state: State, seat: Seat, corner: Corner) -> Refusal | None:
    """Return why a seat cannot build a city on a corner."""
    if corner not in range(state.setup.board.corners):
        return Refusal.NO_SUCH_PLACE
    if state.buildings[corner] != Building(seat):
        return Refusal.NOT_OWN_SETTLEMENT
    return None if state.pieces[seat].cities else Refusal.NO_CITIES


def fort_sites(state: State) -> list[Sector]:
    """Return the sectors in which a border fort can be founded."""
    sectors = range(len(state.princes))
    return [sector for sector in sectors if why_no_fort(state, sector) is None]


def first_settlement_sites(state: State) -> list[Corner]:
    """Return the corners on which a settlement of the founding can stand."""
    corners = range(state.setup.board.corners)
    return [corner for corner in corners if why_no_first_settlement(state, corner) is None]


def first_road_sites(state: State) -> list[Road]:
    """Return the roads of the founding that can be laid."""
    roads = range(state.setup.board.roads)
    return [road for road in roads if why_no_first_road(state, road) is None]


def road_sites(state: State, seat: Seat) -> list[Road]:
    """Return the roads that a seat could build."""
    corners = {*_ends_of_roads(state, seat), *_own_corners(state, seat)}
    near = {road for corner in corners for road in state.setup.board.roads_at[corner]}
    return [road for road in sorted(near) if why_no_road(state, seat, road) is None]


def settlement_sites(state: State, seat: Seat) -> list[Corner]:
    """Return the corners on which a seat could build a settlement."""
    corners = sorted(_ends_of_roads(state, seat))
    return [corner for corner in corners if why_no_settlement(state, seat, corner) is None]


def city_sites(state: State, seat: Seat) -> list[Corner]:
    """Return the corners on which a seat could build a city."""
    corners = _own_corners(state, seat)
    return [corner for corner in corners if why_no_city(state, seat, corner) is None]


def _own_corners(state: State, seat: Seat) -> list[Corner]:
    buildings = enumerate(state.buildings)
    return [corner for corner, building in buildings if building and building.seat == seat]


def _ends_of_roads(state: State, seat: Seat) -> set[Corner]:
    ends = state.setup.board.ends
    return {end for road, owner in enumerate(state.roads) if owner == seat for end in ends[road]}


def _is_reached(state: State, seat: Seat, corner: Corner) -> bool:
    """Whether a seat has a building on a corner, or a road to it that no other building ends."""
    building = state.buildings[corner]
    return _has_road(state, seat, corner) if building is None else building.seat == seat


def _has_road(state: State, seat: Seat, corner: Corner) -> bool:
    roads = state.roads
    return any(roads[road] == seat for road in state.setup.board.roads_at[corner])
