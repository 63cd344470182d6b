"""Whole games of Chang Cheng in the window."""

from typing import Final

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QToolButton

from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    CancelCard,
    Decision,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import CardsRevealed
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer import aiming
from changcheng_qt.titles.changcheng.table.pointer.aiming import target_at
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, Target
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.scene.hit_map import HitMap
from tests.journeys.plan import WALL_LIKINGS, Move, of_kind
from tests.journeys.sample import Game, JourneySample
from tests.titles.changcheng.journeys.by_keys import ByKeys
from tests.titles.changcheng.journeys.by_mouse import ByMouse
from tests.titles.changcheng.journeys.states import STATES

HALF_A_SQUARE = 24.0
"""In board units; thirteen squares of 47.5 make the wall of a board."""


def expect_decisions(plan: tuple[Move, ...]) -> None:
    """Seats decide in the turns of others, and two boards are added."""
    foreign = [move for move in of_kind(plan, *Decision.__args__) if move.is_foreign]
    assert len([move for move in foreign if len(move.legal) > 1]) > 5
    assert len(of_kind(plan, ExtendMap)) == 2


def shift(patch: pytest.MonkeyPatch) -> None:
    """Take every hit half a square to the east."""

    def shifted(point: QPointF, hit: HitMap, view: View, offers: Offers) -> Target | None:
        return target_at(point + QPointF(HALF_A_SQUARE, 0), hit, view, offers)

    patch.setattr(aiming, "target_at", shifted)


SAMPLE: Final = JourneySample(
    shown_name="Chang Cheng",
    view=View,
    board=BoardView,
    states=STATES,
    likings=WALL_LIKINGS,
    by_keys=ByKeys,
    by_mouse=ByMouse,
    keyed=Game("14", 2, (Peek, ExtendMap, PlaceNeutral, SwapWalls, BreakWall, CancelCard)),
    clicked=Game(
        "28",
        4,
        (
            *(PlaceSingle, PlaceDouble, PlaceTower, PlayCard),
            *(Peek, BreakWall, RemoveThreat, SwapWalls),
        ),
        expect_decisions,
        by_night=True,
    ),
    option=("Event cards", "Two, random"),
    placed=PlaceSingle,
    taken_back=("Undo", QToolButton),
    held="Wall",
    secret=Peek,
    scores=CardsRevealed,
    final="The Mongol attack",
    read_on=("Result",),
    sheet=sheet_of,
    met=lambda playing: playing.ends_clicked == 2,
    play=BoardPlay,
    panel=ScoringPanel,
    shift=shift,
)
