"""Two people and two bots order a game of Riders and found it with the mouse, up to the end of a
first turn.
"""

from dataclasses import replace
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QLineEdit, QPushButton

from changcheng_qt.titles.riders.rules.commands import Command, EndTurn, RollDice
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.geometry.places import Place
from changcheng_qt.titles.riders.table.pointer.pointing import MapGround
from changcheng_qt.titles.riders.table.pointer.targets import place_of
from changcheng_qt.titles.riders.table.tray.primary import primary_of, primary_text
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.panels.heading import FoldHeading
from tests.journeys.journey import Journey, SetOut
from tests.journeys.mouse import Mouse
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move

SIZE: Final = (1280, 800)
SEED: Final = "4"
A_HEX_AWAY: Final = 100.0
"""In units of the map."""


class MapByMouse(Mouse[View, Command]):
    """Clicks on the map and the last button."""

    def words_to_go_on(self) -> tuple[str, ...]:
        """Those of the panel of a breach."""
        return ("Continue",)

    def give(self, command: Command) -> None:
        """Click where a command is given."""
        place = place_of(self.view.board, command)
        if place is None:
            self.press(primary_text(command))
        else:
            self.click_at(lambda: self._pixel_of(place))

    def decide(self, rng: Random) -> Command:
        """Give one of the commands that the person at the screen may give, and end the turn as soon
        as that is one of them; return what was done.
        """
        match, view = self.journey.match, self.view
        legal = list(self.journey.show.bridge.legal)
        last = primary_of(view)
        clicked = [one for one in legal if place_of(view.board, one) or one == last]
        command = EndTurn() if EndTurn() in legal else rng.choice(clicked)
        number = len(match.steps)
        self.give(command)
        self.person.wait(lambda: len(match.steps) > number, lambda: f"{command} was not given")
        done: Command = match.steps[number].command
        if done != command and not isinstance(command, RollDice):
            self.person.go_astray(f"{done} was given instead of {command}")
        return done

    def await_turn(self) -> None:
        """Come to the screen as whoever decides next, once the bots have decided."""
        match = self.journey.match
        self.come_to_the_screen(Move(match.turn_seat, match.turn_seat, None, ()))

    def _pixel_of(self, place: Place) -> QPoint:
        window = self.journey.program.window
        (board,) = (one for one in window.findChildren(MapBoard) if one.isVisible())
        at = board.view.mapFromScene(board.scene.hit_map.middle(place))
        return board.view.viewport().mapTo(window, at)


def order(journey: Journey) -> MapByMouse:
    """Order a game from the start page."""
    person = journey.person
    person.click_on("New game of Riders at the Wall", QPushButton)
    person.settle()
    person.click_on("4", QPushButton)
    person.choose("Player 2: human or bot", "Human")
    person.choose("Help", "Standard")
    person.click_on("Game options", FoldHeading)
    person.settle()
    person.scroll_down()
    person.click(person.place("Random, and secret until the end", QLineEdit).center())
    person.type(SEED)
    person.click_on("Start", QPushButton)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True, True, False, False]
    return MapByMouse(journey, ())


def test_a_game_is_ordered_founded_and_begun(set_out: SetOut) -> None:
    journey, rng = set_out(SIZE), Random(SEED)
    playing = order(journey)
    given: list[Command] = []
    while not given or not isinstance(given[-1], EndTurn):
        playing.await_turn()
        given.append(playing.decide(rng))
    view = journey.match.view(0)
    assert view.stage is not Stage.FORTS
    assert [type(one).__name__ for one in given[:2]] == ["FoundFort"] * 2
    assert sum(building is not None for building in view.buildings) == 12
    assert sum(road is not None for road in view.roads) >= 8
    assert any(isinstance(one, RollDice) for one in given)
    journey.person.settle()
    screen = journey.show.flow.screen
    assert isinstance(screen, Gate) or not journey.match.players[journey.match.turn_seat].is_human


def test_hits_beside_what_is_drawn_lead_astray(
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
