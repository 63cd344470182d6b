"""Whole games of China in the window."""

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QPushButton

from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    Pass,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import Place
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.pointing import MapGround
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from tests.effort import effort
from tests.journeys.plan import Move, of_kind
from tests.journeys.sample import Game, JourneySample
from tests.titles.china.journeys.by_keys import MapByKeys
from tests.titles.china.journeys.by_mouse import MapByMouse
from tests.titles.china.journeys.playing import MAP_LIKINGS
from tests.titles.china.journeys.states import STATES

A_TOWN_AWAY = 90.0
"""In units of the map: about as far as the next town is."""


def expect_pairs(plan: tuple[Move, ...]) -> None:
    """Pairs of every colour are paid, and every seat plays."""
    placed = of_kind(plan, PlaceHouse, SendEmissary, PlaceFortification)
    assert {move.command.pay for move in placed} == {None, *Colour}
    assert len({move.seat for move in plan}) == 5


def shift(patch: pytest.MonkeyPatch) -> None:
    """Take every hit a town to the east."""
    target_at = MapGround.target_at

    def shifted(self: MapGround, place: PointerPlace) -> Place | None:
        return target_at(self, replace(place, scene=place.scene + QPointF(A_TOWN_AWAY, 0)))

    patch.setattr(MapGround, "target_at", shifted)


SAMPLE: Final = JourneySample(
    shown_name="China",
    view=View,
    board=MapBoard,
    states=STATES,
    likings=MAP_LIKINGS,
    by_keys=MapByKeys,
    by_mouse=MapByMouse,
    keyed=Game(
        "1", 5, (PlaceHouse, SendEmissary, SwapCard, TakeOpenCard, DrawCard, Pass), by_night=True
    ),
    clicked=Game(
        "4",
        5,
        (PlaceHouse, SendEmissary, PlaceFortification, SwapCard, TakeOpenCard, DrawCard, Pass),
        expect_pairs,
    ),
    option=("Fortifications", "On"),
    placed=PlaceHouse,
    taken_back=("Restart turn", QPushButton),
    held="",
    secret=DrawCard,
    scores=RegionScored,
    final="Final scoring",
    read_on=("Next", "Result"),
    sheet=sheet_of,
    met=lambda playing: playing.asked_for_cards > effort(sample=0, nightly=2),
    play=MapPlay,
    panel=ScoringPanel,
    shift=shift,
)
