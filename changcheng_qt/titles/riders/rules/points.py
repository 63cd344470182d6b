"""Points (RIDERS section 11.2)."""

from typing import Final

from changcheng_qt.titles.riders.rules.state import State

LONG_ROAD_POINTS: Final = 2
GREAT_HOST_POINTS: Final = 1


def open_points(state: State) -> tuple[int, ...]:
    """Return the points of each seat without academy and market."""
    built = [0] * state.setup.seats
    for building in state.buildings:
        if building is not None:
            built[building.seat] += building.worth
    return tuple(
        built[seat]
        + LONG_ROAD_POINTS * (state.long_road.holder == seat)
        + GREAT_HOST_POINTS * (state.great_host.holder == seat)
        - state.penalties[seat]
        for seat in range(state.setup.seats)
    )


def points(state: State) -> tuple[int, ...]:
    """Return the points of each seat; an edict that a file leaves out counts none."""
    stack = state.setup.stack
    return tuple(
        shown + sum(edict.is_point for place in held if (edict := stack[place]))
        for shown, held in zip(open_points(state), state.edicts, strict=True)
    )
