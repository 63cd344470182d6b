"""Positions of every stage by name, each with the commands that are legal there."""

from dataclasses import replace
from typing import Any

from changcheng_qt.titles.riders.rules.commands import Command, EndTurn, PlaySoldier, RollDice
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.pieces import Supply
from changcheng_qt.titles.riders.rules.setup import Options, PirateMove
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.rules.view import View
from tests.titles.riders.words.spoken import ANSWERS, OFFER, PLAYERS, view

Position = tuple[View, tuple[Command, ...]]


def at(stage: Stage, legal: tuple[Command, ...] = (), **changes: Any) -> Position:  # noqa: ANN401
    """A position in which Xia decides, unless said."""
    return replace(view(stage=stage, to_act=0), **changes), legal


def after_forts(settlements: int) -> tuple[Supply, ...]:
    return (Supply(settlements=settlements), *(Supply(),) * (len(PLAYERS) - 3))


TURN = Turn(0, number=7)
OVER: dict[str, Any] = {
    "to_act": None,
    "ending": Ending.WON,
    "winners": (0,),
    "best": (0,),
    "points": (10, 8, 6, 5),
}
LOST = OVER | {"ending": Ending.CONQUEST, "winners": ()}
ANSWERED = replace(OFFER, answers=ANSWERS)
POSITIONS: dict[str, Position] = {
    "fort": at(Stage.FORTS),
    "first settlement": at(Stage.SETTLEMENTS, pieces=after_forts(4)),
    "second settlement": at(Stage.SETTLEMENTS, pieces=after_forts(3)),
    "first road": at(Stage.FIRST_ROADS),
    "roll": at(Stage.BEFORE_ROLL, (RollDice(),)),
    "roll or edict": at(Stage.BEFORE_ROLL, (RollDice(), PlaySoldier())),
    "discard": at(Stage.DISCARDING, turn=replace(TURN, owed=(4, 0, 0, 0))),
    "discard one": at(Stage.DISCARDING, turn=replace(TURN, owed=(1, 0, 0, 0))),
    "pirate": at(Stage.PIRATE),
    "pirate must": at(Stage.PIRATE, options=Options(pirate=PirateMove.MUST)),
    "rob": at(Stage.ROBBING),
    "build": at(Stage.BUILDING, (EndTurn(), PlaySoldier())),
    "nothing left": at(Stage.BUILDING, (EndTurn(),)),
    "rider due": at(Stage.RIDER_DUE),
    "answer": at(Stage.ANSWERING, to_act=1, viewer=1, turn=replace(TURN, offer=OFFER)),
    "choose": at(Stage.CHOOSING, turn=replace(TURN, offer=ANSWERED)),
    "two deeds": at(Stage.SOLDIER, turn=replace(TURN, deeds=2)),
    "one deed": at(Stage.SOLDIER, turn=replace(TURN, deeds=1)),
    "free roads": at(Stage.CORVEE, turn=replace(TURN, free_roads=2)),
    "extra round": at(Stage.EXTRA_ROUND, turn=replace(TURN, seat=2, builder=0)),
    "late": at(Stage.BEFORE_ROLL, turn=Turn(0, number=4 * 56 + 1)),
    "won": at(Stage.OVER, **OVER),
    "peace": at(Stage.OVER, **(OVER | {"ending": Ending.PEACE})),
    "conquest": at(Stage.OVER, **LOST),
    "tied losers": at(Stage.OVER, **(LOST | {"best": (0, 1), "points": (8, 8, 6, 5)})),
}
