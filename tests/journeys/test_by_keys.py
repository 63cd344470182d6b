"""Two people play a whole game with the keyboard alone, and hear where they are."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    CancelCard,
    ExtendMap,
    Peek,
    PlaceNeutral,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import Target
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from tests.journeys.by_keys import ByKeys
from tests.journeys.conftest import QUIET, Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move, of_kind, plan_of

SEED = "14"
"""The seed that is typed, and that of the plan."""
SIZE = (1280, 800)
CONTROL = Qt.KeyboardModifier.ControlModifier


def order_two_people(journey: Journey) -> tuple[Move, ...]:
    """From the start page to the gate: two people and a seed; return the plan."""
    person = journey.person
    keys = ByKeys(journey, ())
    person.key(Qt.Key.Key_N, CONTROL)
    keys.tab_to("2")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("Player 2: human or bot")
    person.key(Qt.Key.Key_Home)
    keys.tab_to("Help")
    person.key(Qt.Key.Key_Home)
    keys.tab_to("Game options")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("Seed")
    person.type(SEED)
    person.key(Qt.Key.Key_Return)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * 2
    return plan_of(journey.match, int(SEED))


def test_two_people_play_from_the_dialog_to_the_result(set_out: SetOut) -> None:
    journey = set_out(SIZE, replace(QUIET, motion="fast"))
    plan = order_two_people(journey)
    for kind in (Peek, ExtendMap, PlaceNeutral, SwapWalls, BreakWall, CancelCard):
        assert of_kind(plan, kind), kind
    playing = ByKeys(journey, plan)
    playing.play(plan.index(of_kind(plan, Peek)[0]) + 1)
    be_refused(playing)
    playing.play()
    see_the_result(playing)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]


def test_a_key_that_sets_down_beside_its_target_leads_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, Enter taken for another target than the one that was told."""
    choose = BoardPlay.choose

    def beside(play: BoardPlay, target: Target) -> bool:
        others = [other for other in play.offers.walk if other != target]
        return choose(play, others[0])

    journey = set_out(SIZE)
    playing = ByKeys(journey, order_two_people(journey))
    monkeypatch.setattr(BoardPlay, "choose", beside)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="was given instead of"):
        playing.play()
    assert playing.given < 3


def test_a_panel_that_takes_no_keys_leads_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, a scoring's panel left to be found by Tab."""
    journey = set_out(SIZE)
    playing = ByKeys(journey, order_two_people(journey))
    monkeypatch.setattr(ScoringPanel, "controls", ())
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="has the focus"):
        playing.play()
    assert of_kind(playing.plan[: playing.given + 1], BeginScoring)


def be_refused(playing: ByKeys) -> None:
    """Try to take a look back, and be told why that cannot be."""
    match = playing.journey.match
    before = len(match.steps)
    playing.person.key(Qt.Key.Key_Z, CONTROL)
    assert len(match.steps) == before
    assert playing.journey.program.window.table.toast.text == barrier_text(Barrier.HIDDEN_SHOWN)


def see_the_result(playing: ByKeys) -> None:
    """Go through the Mongol attack with Space, region by region, to the result."""
    person, match = playing.person, playing.journey.match
    outcome = match.outcome
    assert outcome
    person.wait(lambda: person.sees("The Mongol attack"), lambda: "no attack")
    told = victory(match.players, outcome.winners, max(outcome.scores))
    for _ in range(40):
        person.key(Qt.Key.Key_Space)
        if person.sees(told, QLabel):
            break
    playing.hear("View board")
