"""Two people and two bots order a game of Riders and play it with the mouse to its result.

By day they found and play a first turn, and come back to the table for the end.
"""

from dataclasses import replace
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QLineEdit, QPushButton

from changcheng_qt.titles.riders.rules.commands import Command, EndTurn, RollDice
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.pointer.pointing import MapGround
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.panels.heading import FoldHeading
from tests.effort import NIGHTLY
from tests.journeys.journey import Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray, scroll_down
from tests.journeys.shortcut import leave_out
from tests.titles.riders.journeys.by_mouse import RidersByMouse
from tests.titles.riders.journeys.planning import planned

SIZE: Final = (1280, 800)
SEED: Final = "4"
A_HEX_AWAY: Final = 100.0
"""In units of the map."""
MOST: Final = 1200
"""More decisions than people make in a whole game."""


def order(journey: Journey) -> RidersByMouse:
    """Order a game from the start page."""
    person = journey.person
    person.click_on("New game of Riders at the Wall", QPushButton)
    person.settle()
    person.click_on("4", QPushButton)
    person.choose("Player 2: human or bot", "Human")
    person.choose("Help", "Standard")
    person.click_on("Game options", FoldHeading)
    person.settle()
    scroll_down(person)
    person.click(person.place("Random, and secret until the end", QLineEdit).center())
    person.type(SEED)
    person.click_on("Start", QPushButton)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True, True, False, False]
    return RidersByMouse(journey, ())


def found_and_begin(playing: RidersByMouse, rng: Random) -> None:
    """Found everything, and play up to the end of a first turn."""
    given: list[Command] = []
    while not given or not isinstance(given[-1], EndTurn):
        playing.await_turn()
        given.append(playing.decide(rng))
    view = playing.journey.match.view(0)
    assert view.stage is not Stage.FORTS
    assert [type(one).__name__ for one in given[:2]] == ["FoundFort"] * 2
    assert sum(building is not None for building in view.buildings) == 12
    assert sum(road is not None for road in view.roads) >= 8
    assert any(isinstance(one, RollDice) for one in given)
    playing.person.settle()
    match, screen = playing.journey.match, playing.journey.show.flow.screen
    assert isinstance(screen, Gate) or not match.players[match.turn_seat].is_human


def go_to_the_end(playing: RidersByMouse) -> None:
    """Have the game go on behind the screen up to the last decision of a person."""
    match = playing.journey.match
    rest = planned(match, int(SEED))
    last = max(n for n, move in enumerate(rest) if match.players[move.seat].is_human)
    leave_out(playing.journey, rest[:last])


def test_a_game_is_ordered_and_played_to_its_result(set_out: SetOut) -> None:
    rng = Random(SEED)
    playing = order(set_out(SIZE))
    found_and_begin(playing, rng)
    if not NIGHTLY:
        go_to_the_end(playing)
    playing.play_on(rng, MOST)
    playing.person.wait(
        lambda: not playing.read_on() and playing.person.sees("Rematch", QPushButton),
        lambda: "no result",
    )


def test_hits_next_to_what_is_drawn_lead_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    target_at = MapGround.target_at

    def shifted(self: MapGround, place: PointerPlace) -> Place | None:
        return target_at(self, replace(place, scene=place.scene + QPointF(A_HEX_AWAY, 0)))

    monkeypatch.setattr(MapGround, "target_at", shifted)
    playing = order(set_out(SIZE))
    playing.person.patience = IN_VAIN
    playing.await_turn()
    with pytest.raises(Astray, match=r"given instead of|not given"):
        playing.decide(Random(SEED))
