"""Four people play a game with the mouse, by what is drawn, and go astray where hits lie.

At night they make every move of it; by day only the first ones, whatever is done for the first
time, and those of the last turn.
"""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    Command,
    Decision,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer import aiming
from changcheng_qt.titles.changcheng.table.pointer.aiming import target_at
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, Target
from changcheng_qt.titles.changcheng.table.scene.hit_map import HitMap
from changcheng_qt.ui.panels.heading import FoldHeading
from changcheng_qt.ui.window.toast import Toast
from tests.effort import NIGHTLY, by_night, effort
from tests.journeys import eyes
from tests.journeys.by_mouse import ByMouse
from tests.journeys.conftest import Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move, of_kind, plan_of

SEED = "28"
"""The seed that is typed, and that of the plan: a game in which everything below happens."""
HALF_A_SQUARE = 24.0
"""In board units; thirteen squares of 47.5 make the wall of a board."""
WOOD = "#241A12"
"""The ground of a sentence that shows for a moment."""


def order_four_people(journey: Journey) -> tuple[Move, ...]:
    """From the start page to the gate: four people, two event cards and a seed; return the plan."""
    person = journey.person
    person.click_on("New game of Chang Cheng", QPushButton)
    person.settle()
    person.click_on("4", QPushButton)
    for number in (2, 3, 4):
        person.choose(f"Player {number}: human or bot", "Human")
    person.choose("Help", "Standard")
    person.click_on("Game options", FoldHeading)
    person.settle()
    person.choose("Event cards", "Two, random")
    person.scroll_down()
    person.click(person.place("Random, and secret until the end", QLineEdit).center())
    person.type(SEED)
    person.click_on("Start", QPushButton)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * 4
    assert len(journey.match.setup.events) == 2
    return plan_of(journey.match, int(SEED))


@by_night
def test_four_people_play_from_the_dialog_to_the_result(set_out: SetOut) -> None:
    journey = set_out()
    plan = order_four_people(journey)
    expect_everything(plan)
    playing = ByMouse(journey, plan)
    taken_back = number_of_first(plan, PlaceSingle, after=8)
    peek = number_of_first(plan, Peek, after=taken_back)
    for number in chosen(plan, taken_back, peek):
        if number == taken_back:
            take_back_a_wall(playing)
        playing.play_next(number)
        if number == peek:
            be_refused(playing)
    see_the_result(journey)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]
    assert playing.dragged > effort(sample=2, nightly=5)
    assert playing.ends_clicked == 2


def chosen(plan: tuple[Move, ...], first: int, *others: int) -> list[int]:
    """The numbers of the moves to make: all up to the first, these, new kinds, the last turn."""
    if NIGHTLY:
        return list(range(len(plan)))
    kinds = [(type(m.command), getattr(m.command, "card", None), m.is_foreign) for m in plan]
    new = {kinds.index(kind) for kind in kinds}
    extensions = {n for n, move in enumerate(plan) if isinstance(move.command, ExtendMap)}
    end = max(n for n, move in enumerate(plan) if move.turn_seat != plan[-1].turn_seat)
    return sorted({*range(first + 1), *others, *new, *extensions, *range(end + 1, len(plan))})


def test_hits_half_a_square_away_lead_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, every hit on the board taken half a square to the east."""

    def shifted(point: QPointF, hit: HitMap, view: View, offers: Offers) -> Target | None:
        return target_at(point + QPointF(HALF_A_SQUARE, 0), hit, view, offers)

    monkeypatch.setattr(aiming, "target_at", shifted)
    journey = set_out()
    playing = ByMouse(journey, order_four_people(journey))
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match=r"given instead of|not given|seen instead"):
        playing.play()
    assert playing.given < 10


def expect_everything(plan: tuple[Move, ...]) -> None:
    """Make sure that the plan has in it what this journey is about."""
    foreign = [move for move in of_kind(plan, *Decision.__args__) if move.is_foreign]
    assert len([move for move in foreign if len(move.legal) > 1]) > 5
    kinds: tuple[type[Command], ...] = (
        PlaceSingle,
        PlaceDouble,
        PlaceTower,
        PlayCard,
        Peek,
        BreakWall,
        RemoveThreat,
        SwapWalls,
    )
    for kind in kinds:
        assert of_kind(plan, kind), kind
    assert len(of_kind(plan, ExtendMap)) == 2


def number_of_first(plan: tuple[Move, ...], kind: type[Command], after: int) -> int:
    """Return the number of the first move of a kind, from some move on."""
    return next(n for n in range(after, len(plan)) if isinstance(plan[n].command, kind))


def take_back_a_wall(playing: ByMouse) -> None:
    """Place a wall on another square than planned, and take it back; do and take back again."""
    person, match = playing.person, playing.journey.match
    move, before = playing.plan[playing.given], len(match.steps)
    playing.come_to_the_screen(move)
    person.move(playing.board.topLeft())
    board = person.look(playing.board)
    wrong = next(c for c in playing.legal(PlaceSingle) if c != move.command)
    playing.give(wrong)
    assert match.steps[-1].command == wrong
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    person.click_on("Redo", QToolButton)
    assert match.steps[-1].command == wrong
    person.click_on("Undo", QToolButton)
    assert len(match.steps) == before
    if playing.is_held("Wall"):
        person.click_on("Wall")
    person.move(playing.board.topLeft())
    assert person.look(playing.board) == board, "what was taken back has left no trace"


def be_refused(playing: ByMouse) -> None:
    """Try to take a look back, and read why that cannot be."""
    person, match = playing.person, playing.journey.match
    before = len(match.steps)
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    (toast,) = [toast for toast in person.front.findChildren(Toast) if toast.isVisible()]
    assert toast.text == barrier_text(Barrier.HIDDEN_SHOWN)
    assert eyes.share_of(person.look(toast.geometry()), WOOD, 40) > 0.5, "and it can be read"


def see_the_result(journey: Journey) -> None:
    """Go from the Mongol attack, where every region has its row, to the result."""
    person, match = journey.person, journey.match
    person.settle()
    assert person.sees("The Mongol attack")
    person.lead_on("Result")
    outcome = match.outcome
    assert outcome
    told = victory(match.players, outcome.winners, max(outcome.scores))
    assert person.sees(told, QLabel)
    for score in outcome.scores:
        assert person.sees(str(score).replace("-", "−"), QLabel)
    assert person.sees("Rematch", QPushButton)
