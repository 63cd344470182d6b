"""Five people play a game of China with the keyboard alone, and hear where they are.

At night they make every move of it; by day only the first ones, whatever is done for the first
time, and those of the last round.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import Match
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    Pass,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.table.geometry.places import Place
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from tests.effort import NIGHTLY, by_night
from tests.journeys.conftest import QUIET, Journey, SetOut
from tests.journeys.map_by_keys import MapByKeys
from tests.journeys.map_playing import MAP_LIKINGS
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move, of_kind, plan_of

SEED = "1"
"""The seed that is typed, and that of the plan: a game in which everything is done."""
SIZE = (1280, 800)
MOST_LINES = 60
"""More than a final scoring has."""
CONTROL = Qt.KeyboardModifier.ControlModifier


def order_five_people(journey: Journey) -> tuple[Move, ...]:
    """From the start page to the gate: China, five people and a seed; return the plan."""
    person = journey.person
    keys = MapByKeys(journey, ())
    keys.tab_to("New game of China")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("3")
    for _ in range(2):
        person.key(Qt.Key.Key_Right)
    keys.hear("5")
    for number in (2, 3, 4, 5):
        keys.tab_to(f"Player {number}: human or bot")
        person.key(Qt.Key.Key_Home)
    keys.tab_to("Help")
    person.key(Qt.Key.Key_Home)
    keys.tab_to("Game options")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("Seed")
    person.type(SEED)
    person.key(Qt.Key.Key_Return)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * 5
    return plan_of(journey.match, int(SEED), MAP_LIKINGS)


@by_night
def test_five_people_play_from_the_dialog_to_the_result(set_out: SetOut) -> None:
    journey = set_out(SIZE, replace(QUIET, motion="fast") if NIGHTLY else QUIET)
    plan = order_five_people(journey)
    for kind in (PlaceHouse, SendEmissary, SwapCard, TakeOpenCard, DrawCard, Pass):
        assert of_kind(plan, kind), kind
    playing = MapByKeys(journey, plan)
    draw = plan.index(of_kind(plan, DrawCard)[0])
    for number in chosen(plan, draw):
        playing.play_next(number)
        if number == draw:
            be_refused(playing)
    see_the_result(playing)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]


def chosen(plan: tuple[Move, ...], first: int) -> list[int]:
    """The numbers of the moves to make: all up to the first, new kinds, the last round."""
    if NIGHTLY:
        return list(range(len(plan)))
    kinds = [(type(move.command), getattr(move.command, "pay", None)) for move in plan]
    last_round = plan.index(of_kind(plan, DrawCard, TakeOpenCard)[-1]) + 1
    return sorted({*range(first + 1), *map(kinds.index, kinds), *range(last_round, len(plan))})


def test_a_key_that_sets_down_beside_its_target_leads_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, Enter taken for another place than the one that was told."""
    choose = MapPlay.choose

    def beside(play: MapPlay, target: Place) -> bool:
        others = [other for other in play.offers.walk if other != target]
        return choose(play, others[0])

    journey = set_out(SIZE)
    playing = MapByKeys(journey, order_five_people(journey))
    monkeypatch.setattr(MapPlay, "choose", beside)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="was given instead of"):
        playing.play()
    assert playing.given < 3


def test_a_panel_that_takes_no_keys_leads_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, a scoring's panel left to be found by Tab."""
    journey = set_out(SIZE)
    playing = MapByKeys(journey, order_five_people(journey))
    monkeypatch.setattr(ScoringPanel, "controls", ())
    filled = number_of_first_scoring(playing)
    playing.play_next(filled)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="has the focus"):
        playing.play(1)


def number_of_first_scoring(playing: MapByKeys) -> int:
    """Return the number of the move that fills a region first."""
    match = playing.journey.match
    shadow = Match(match.game, match.setup, match.players)
    for number, move in enumerate(playing.plan):
        events = [beat.event for beat in shadow.submit(move.command).beats]
        if any(isinstance(event, RegionScored) for event in events):
            return number
    raise AssertionError("no region is filled")


def be_refused(playing: MapByKeys) -> None:
    """Try to put a drawn card back, and be told why that cannot be."""
    match = playing.journey.match
    before = len(match.steps)
    playing.person.key(Qt.Key.Key_Z, CONTROL)
    assert len(match.steps) == before
    assert playing.journey.program.window.table.toast.text == barrier_text(Barrier.HIDDEN_SHOWN)


def see_the_result(playing: MapByKeys) -> None:
    """Go through the final scoring with Space, line by line, to the result."""
    person, match = playing.person, playing.journey.match
    outcome = match.outcome
    assert outcome
    person.wait(lambda: person.sees("Final scoring"), lambda: "no final scoring")
    for _ in range(MOST_LINES):
        person.key(Qt.Key.Key_Space)
        if person.sees("View board", QPushButton):
            break
    playing.hear("View board")
    assert person.sees(victory(match.players, outcome.winners, max(outcome.scores)), QLabel)
