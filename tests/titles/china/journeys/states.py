"""The states of the table of China."""

from enum import Enum
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    EndTurn,
    PlaceFortification,
    PlaceHouse,
    TakeOpenCard,
)
from changcheng_qt.titles.china.table.tray.tray import Tray
from changcheng_qt.ui.flow.hand_over import Crowd
from tests.journeys.plan import Move
from tests.journeys.states import StateSample
from tests.titles.china.journeys.playing import MAP_LIKINGS


class State(Enum):
    """The thing that the table waits for."""

    PLACING = "placing"
    HOUSE_OWED = "house_owed"
    TAKING = "taking"
    REGION_SCORED = "region_scored"
    BOTS_TURN = "bots_turn"
    FINAL_SCORING = "final_scoring"
    FINISHED = "finished"


def _first_scoring(match: AnyMatch, plan: tuple[Move, ...]) -> int:
    """Return the number of the move that fills the first region."""
    shadow: AnyMatch = type(match)(match.game, match.setup, match.players)
    for number, move in enumerate(plan):
        shadow.submit(move.command)
        if shadow.view(PUBLIC).scored:
            return number
    raise LookupError


def _is_placing(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """One house is placed, and another piece can be."""
    is_same = before.turn_seat == move.turn_seat == move.seat and players[move.seat].is_human
    goes_on = any(isinstance(command, PlaceHouse) for command in move.legal)
    return is_same and isinstance(before.command, PlaceHouse) and goes_on


def _is_house_owed(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """Nothing but a house on the fortification that was just placed."""
    is_owed = {type(command) for command in move.legal} == {PlaceHouse}
    return isinstance(before.command, PlaceFortification) and is_owed


def _is_taking(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A card is drawn, and another one is to be taken."""
    takes_on = any(isinstance(command, TakeOpenCard) for command in move.legal)
    return isinstance(before.command, DrawCard) and takes_on


def _is_bots_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A turn just begun."""
    return isinstance(before.command, EndTurn) and not players[move.seat].is_human


STATES: Final = StateSample(
    game="china",
    seed="85",
    by_day={
        State.PLACING: Crowd.SEVERAL,
        State.HOUSE_OWED: Crowd.ONE,
        State.TAKING: Crowd.SEVERAL,
        State.REGION_SCORED: Crowd.ONE,
        State.BOTS_TURN: Crowd.NOBODY,
        State.FINAL_SCORING: Crowd.SEVERAL,
        State.FINISHED: Crowd.ONE,
    },
    of_persons={State.PLACING, State.REGION_SCORED, State.FINAL_SCORING},
    sought={
        State.PLACING: _is_placing,
        State.HOUSE_OWED: _is_house_owed,
        State.TAKING: _is_taking,
        State.BOTS_TURN: _is_bots_turn,
    },
    finished=State.FINISHED,
    tray=Tray,
    noticed={
        "speak_otherwise": State.TAKING,
        "shrink_and_grow": State.REGION_SCORED,
        "minimise_and_restore": State.PLACING,
        "fail": State.BOTS_TURN,
        "undo_and_redo": State.PLACING,
        "close_and_open": State.TAKING,
    },
    likings=MAP_LIKINGS,
    always={"fortifications": True},
    after={State.REGION_SCORED: _first_scoring},
)
