"""Adding boards: when one falls due, and the effect of adding it (RULES section 3.5).

Three unspent emperor cards call for a board. The table option decides whether that is checked when
a turn ends, or as soon as a scoring is over; then the active seat adds the board before anything
else.
"""

from dataclasses import replace

from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.events import ExtensionDue, MapExtended
from changcheng_qt.titles.changcheng.rules.pieces import EMPERORS_PER_EXTENSION
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import Beats, State


def call_for_board(state: State, now: ExtensionTime, beats: Beats) -> State:
    """Make a board due if this is the time for it, the emperor cards require one, and one may still
    be added; if it is drawn, all see it now.
    """
    options = state.setup.options
    if options.extension_time is not now or not state.extension_possible:
        return state
    everybody = tuple(range(state.setup.seats))
    drawn = state.setup.extension_order[state.extensions] if options.random_extension else None
    state = replace(state, extension_due=True)
    beats.append(Beat(ExtensionDue(state.turn.seat, drawn, told=everybody if drawn else ()), state))
    return state


def add_board(state: State, command: ExtendMap, beats: Beats) -> State:
    """Join a board to an end of the wall, deal its counters and spend the emperor cards."""
    board = next(board for board in state.setup.spare if board.name == command.board)
    wall = state.wall.extended(board.face(command.side), command.end)
    fresh = len(state.wall.provinces)
    reputations = state.setup.reputations[fresh : len(wall.provinces)]
    told = tuple(range(state.setup.seats))
    added = MapExtended(state.turn.seat, wall.faces[-1], command.end, reputations, told=told)
    state = replace(
        state,
        wall=wall,
        blocks=state.blocks + (None,) * (len(wall.squares) - len(state.blocks)),
        emperors=state.emperors - EMPERORS_PER_EXTENSION,
        extensions=state.extensions + 1,
        extension_due=False,
    )
    beats.append(Beat(added, state))
    return state
