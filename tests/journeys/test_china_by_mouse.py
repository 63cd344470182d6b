"""Five people play China with the mouse, by what is drawn, and go astray where hits lie."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    Pass,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.geometry.places import Place
from changcheng_qt.titles.china.table.pointer.pointing import MapGround
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.panels.heading import FoldHeading
from changcheng_qt.ui.window.toast import Toast
from tests.journeys.conftest import Journey, SetOut
from tests.journeys.map_by_mouse import MapByMouse
from tests.journeys.map_playing import MAP_LIKINGS
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move, of_kind, plan_of

SEED = "4"
"""The seed that is typed, and that of the plan: a game in which everything below happens."""
A_TOWN_AWAY = 90.0
"""In units of the map: about as far as the next town lies."""


def order_five_people(journey: Journey) -> tuple[Move, ...]:
    """From the start page to the gate: five people, fortifications and a seed; return the plan."""
    person = journey.person
    person.click_on("New game of China", QPushButton)
    person.settle()
    person.click_on("5", QPushButton)
    for number in (2, 3, 4, 5):
        person.choose(f"Player {number}: human or bot", "Human")
    person.choose("Help", "Standard")
    person.click_on("Game options", FoldHeading)
    person.settle()
    person.choose("Fortifications", "On")
    person.scroll_down()
    person.click(person.place("Random, and secret until the end", QLineEdit).center())
    person.type(SEED)
    person.click_on("Start", QPushButton)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * 5
    assert journey.match.setup.options.fortifications
    return plan_of(journey.match, int(SEED), MAP_LIKINGS)


def test_five_people_play_from_the_dialog_to_the_result(set_out: SetOut) -> None:
    journey = set_out()
    plan = order_five_people(journey)
    expect_everything(plan)
    playing = MapByMouse(journey, plan)
    house = number_of_first(plan, PlaceHouse, after=8)
    playing.play(house)
    take_back_a_house(playing)
    draw = number_of_first(plan, DrawCard, after=house)
    playing.play(draw + 1 - house)
    be_refused(playing)
    playing.play()
    see_the_result(journey)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]
    assert playing.dragged > 5
    assert playing.asked_for_cards > 2


def test_hits_a_town_away_lead_astray(set_out: SetOut, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game, every hit on the map taken a town to the east."""
    target_at = MapGround.target_at

    def shifted(self: MapGround, place: PointerPlace) -> Place | None:
        return target_at(self, replace(place, scene=place.scene + QPointF(A_TOWN_AWAY, 0)))

    monkeypatch.setattr(MapGround, "target_at", shifted)
    journey = set_out()
    playing = MapByMouse(journey, order_five_people(journey))
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match=r"given instead of|not given|seen instead"):
        playing.play()
    assert playing.given < 10


def expect_everything(plan: tuple[Move, ...]) -> None:
    """Make sure that the plan has in it what this journey is about."""
    kinds = (PlaceHouse, SendEmissary, PlaceFortification, SwapCard, TakeOpenCard, DrawCard, Pass)
    for kind in kinds:
        assert of_kind(plan, kind), kind
    placed = of_kind(plan, PlaceHouse, SendEmissary, PlaceFortification)
    paid = {move.command.pay for move in placed}
    assert paid == {None, *Colour}, "every colour is a pair once"
    assert len({move.seat for move in plan}) == 5


def number_of_first(plan: tuple[Move, ...], kind: type, after: int) -> int:
    """Return the number of the first move of a kind, from some move on."""
    return next(n for n in range(after, len(plan)) if isinstance(plan[n].command, kind))


def take_back_a_house(playing: MapByMouse) -> None:
    """Build a house in another town than planned, and take it back; do and take back again; and
    once more with the whole turn.
    """
    person, match = playing.person, playing.journey.match
    move, before = playing.plan[playing.given], len(match.steps)
    playing.come_to_the_screen(move)
    person.move(playing.board.topLeft())
    board = person.look(playing.board)
    wrong = next(c for c in playing.legal(PlaceHouse) if c != move.command)
    playing.give(wrong)
    assert match.steps[-1].command == wrong
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    person.click_on("Redo", QToolButton)
    assert match.steps[-1].command == wrong
    person.click_on("Restart turn", QPushButton)
    assert len(match.steps) == before
    person.move(playing.board.topLeft())
    assert person.look(playing.board) == board, "what was taken back has left no trace"


def be_refused(playing: MapByMouse) -> None:
    """Try to put a drawn card back, and read why that cannot be."""
    person, match = playing.person, playing.journey.match
    before = len(match.steps)
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    (toast,) = [toast for toast in person.front.findChildren(Toast) if toast.isVisible()]
    assert toast.text == barrier_text(Barrier.HIDDEN_SHOWN)


def see_the_result(journey: Journey) -> None:
    """Go from the final scoring to the result."""
    person, match = journey.person, journey.match
    person.settle()
    assert person.sees("Final scoring")
    person.lead_on("Next")
    person.lead_on("Result")
    outcome = match.outcome
    assert outcome
    person.place(sheet_of(journey.show.bridge).victory, QLabel)
    for score in outcome.scores:
        assert person.sees(str(score), QLabel)
    assert person.sees("Rematch", QPushButton)
