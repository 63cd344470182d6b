"""The states of the table of Chang Cheng."""

from enum import Enum
from typing import Final

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, ExtendMap, PlaceSingle
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.flow.hand_over import Crowd
from tests.journeys.plan import WALL_LIKINGS, Move
from tests.journeys.states import StateSample


class State(Enum):
    """The thing that the table waits for."""

    OWN_TURN = "own_turn"
    SCORING_BY_ANOTHER = "scoring_by_another"
    SCORING_BY_A_BOT = "scoring_by_a_bot"
    EXTENSION = "extension"
    BOARD_IN_MID_TURN = "board_in_mid_turn"
    BOTS_TURN = "bots_turn"
    ATTACK = "attack"
    FINISHED = "finished"


def _is_own_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """One block is placed, and the turn goes on."""
    is_same = before.turn_seat == move.turn_seat == move.seat and players[move.seat].is_human
    return is_same and isinstance(before.command, PlaceSingle) and len(move.legal) > 1


def _is_decision_of_another(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return move.is_foreign and len(move.legal) > 1 and players[move.seat].is_human


def _is_decision_of_a_bot(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return move.is_foreign and len(move.legal) > 1 and not players[move.seat].is_human


def _is_extension(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return isinstance(move.command, ExtendMap)


def _is_board_in_mid_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return isinstance(move.command, ExtendMap) and not isinstance(before.command, EndTurn)


def _is_bots_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A turn just begun."""
    return isinstance(before.command, EndTurn) and not players[move.seat].is_human


STATES: Final = StateSample(
    game="changcheng",
    seed="2",  # the first seat extends the map and decides in another one's turn
    by_day={
        State.OWN_TURN: Crowd.SEVERAL,
        State.SCORING_BY_ANOTHER: Crowd.SEVERAL,
        State.SCORING_BY_A_BOT: Crowd.ONE,
        State.EXTENSION: Crowd.ONE,
        State.BOARD_IN_MID_TURN: Crowd.SEVERAL,
        State.BOTS_TURN: Crowd.NOBODY,
        State.ATTACK: Crowd.ONE,
        State.FINISHED: Crowd.NOBODY,
    },
    of_persons={State.OWN_TURN, State.SCORING_BY_ANOTHER},
    sought={
        State.OWN_TURN: _is_own_turn,
        State.SCORING_BY_ANOTHER: _is_decision_of_another,
        State.SCORING_BY_A_BOT: _is_decision_of_a_bot,
        State.EXTENSION: _is_extension,
        State.BOARD_IN_MID_TURN: _is_board_in_mid_turn,
        State.BOTS_TURN: _is_bots_turn,
    },
    finished=State.FINISHED,
    tray=Tray,
    noticed={
        "speak_otherwise": State.OWN_TURN,
        "shrink_and_grow": State.ATTACK,
        "minimise_and_restore": State.OWN_TURN,
        "fail": State.BOTS_TURN,
        "undo_and_redo": State.OWN_TURN,
        "close_and_open": State.OWN_TURN,
    },
    likings=WALL_LIKINGS,
    choices={State.BOARD_IN_MID_TURN: {"extension_time": "at_once"}},
)
