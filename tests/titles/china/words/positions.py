"""Positions of every stage by name, each with the commands that are legal there."""

from dataclasses import replace

from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    PlaceHouse,
    SwapCard,
)
from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.rules.turn import Stage, Turn
from changcheng_qt.titles.china.rules.view import View
from tests.titles.china.words.spoken import BOARD, LUOYANG, WEI, at

PLACED = Turn(0, region=WEI, pieces=1)
STARTED = (0, *[None] * (len(BOARD.spaces) - 1))
PLACE = (PlaceHouse(LUOYANG),)
LEFT = (Supply(9, 2), Supply(8, 1), Supply(), Supply())
EVEN = at(stage=Stage.OVER, to_act=None, scores=(9, 9, 2, 0), supplies=LEFT)
LAST = {"exhausted": 2, "pile": 0}
POSITIONS: dict[str, tuple[View, tuple[Command, ...]]] = {
    "first piece of all": (at(), (*PLACE, SwapCard(Colour.RED))),
    "placing": (at(houses=STARTED), (*PLACE, SwapCard(Colour.RED))),
    "only swaps": (at(), (SwapCard(Colour.RED),)),
    "second piece": (at(turn=PLACED), (*PLACE, DrawCard())),
    "taking": (at(stage=Stage.TAKING, turn=PLACED, hand_counts=(2, 3, 3, 3)), (DrawCard(),)),
    "taking two": (at(stage=Stage.TAKING, turn=PLACED, hand_counts=(1, 3, 3, 3)), (DrawCard(),)),
    "house owed": (at(stage=Stage.HOUSE_OWED, turn=replace(PLACED, owed=LUOYANG)), PLACE),
    "end": (at(stage=Stage.TURN_END, turn=PLACED), (EndTurn(),)),
    "cut short": (
        at(stage=Stage.TURN_END, turn=replace(PLACED, drew=True), hand_counts=(2, 3, 3, 3), **LAST),
        (EndTurn(),),
    ),
    "last round": (at(**LAST), (*PLACE, Pass())),
    "must pass": (at(**LAST), (Pass(),)),
    "last second piece": (at(turn=PLACED, **LAST), (*PLACE, EndTurn())),
    "last piece placed": (at(turn=PLACED, **LAST), (EndTurn(),)),
    "over": (at(stage=Stage.OVER, to_act=None, scores=(9, 3, 2, 0), winners=(0,)), ()),
    "tie": (replace(EVEN, winners=(0,)), ()),
    "shared": (replace(EVEN, winners=(0, 1)), ()),
}
