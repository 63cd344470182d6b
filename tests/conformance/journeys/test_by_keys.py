"""People play whole games of every title with the keyboard alone, and hear where they are."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.titles import rules_of
from tests.conformance.samples import every_title
from tests.effort import NIGHTLY, by_night
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray
from tests.journeys.plan import Move, of_kind, plan_of
from tests.journeys.sample import JourneySample
from tests.saves.windows_files import WindowsFiles

SIZE = (1280, 800)
MOST_LINES = 60
"""More than a final scoring has."""
CONTROL = Qt.KeyboardModifier.ControlModifier
every_sample = every_title("journey")
planted = every_title("journey", first_by_day=True)


def order(journey: Journey, sample: JourneySample) -> tuple[Move, ...]:
    """From the start page to the gate: people and a seed; return the plan."""
    person, game = journey.person, sample.keyed
    keys = sample.by_keys(journey, ())
    keys.tab_to(f"New game of {sample.shown_name}")
    person.key(Qt.Key.Key_Space)
    fewest = rules_of(sample.states.game).seat_counts[0]
    keys.tab_to(str(fewest))
    person.key(Qt.Key.Key_Space)
    for _ in range(fewest, game.seats):
        person.key(Qt.Key.Key_Right)
    keys.hear(str(game.seats))
    for number in range(2, game.seats + 1):
        keys.tab_to(f"Player {number}: human or bot")
        person.key(Qt.Key.Key_Home)
    keys.tab_to("Help")
    person.key(Qt.Key.Key_Home)
    keys.tab_to("Game options")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("Seed")
    person.type(game.seed)
    person.key(Qt.Key.Key_Return)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * game.seats
    return plan_of(journey.match, int(game.seed), sample.likings)


@every_sample
def test_people_play_from_the_dialog_to_the_result(
    sample: JourneySample, set_out: SetOut, windows_files: WindowsFiles
) -> None:
    """With the mouse they play over the files of this computer."""
    if sample.keyed.by_night and not NIGHTLY:
        pytest.skip("by night: a counterpart runs by day")
    journey = set_out(SIZE, replace(QUIET, motion="fast"))
    plan = order(journey, sample)
    for kind in sample.keyed.kinds:
        assert of_kind(plan, kind), kind
    playing = sample.by_keys(journey, plan)
    playing.play(plan.index(of_kind(plan, sample.secret)[0]) + 1)
    be_refused(playing)
    playing.play_to_the_end()
    see_the_result(playing, sample)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]
    journey.see_all_kept(windows_files)


@by_night
@every_sample
def test_a_program_that_repeats_no_refused_call_is_caught(
    sample: JourneySample, set_out: SetOut, windows_files: WindowsFiles
) -> None:
    windows_files.repeat = lambda act, _: act()
    journey = set_out(SIZE)
    sample.by_keys(journey, order(journey, sample)).play()
    with pytest.raises(AssertionError):
        journey.see_all_kept(windows_files)


@planted
def test_a_key_that_sets_down_next_to_its_target_leads_astray(
    sample: JourneySample, set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, Enter taken for another target than the one that was announced."""
    choose = sample.play.choose  # type: ignore[attr-defined]

    def beside(play: Any, target: object) -> bool:  # noqa: ANN401 - the title's
        others = [other for other in play.offers.walk if other != target]
        return bool(choose(play, others[0]))

    journey = set_out(SIZE)
    playing = sample.by_keys(journey, order(journey, sample))
    monkeypatch.setattr(sample.play, "choose", beside)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="was given instead of"):
        playing.play()
    assert playing.given < 3


@planted
def test_a_panel_that_takes_no_keys_leads_astray(
    sample: JourneySample, set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, a scoring's panel left to be found by Tab."""
    journey = set_out(SIZE)
    playing = sample.by_keys(journey, order(journey, sample))
    monkeypatch.setattr(sample.panel, "controls", ())
    first = number_of_first_scoring(journey.match, playing.plan, sample.scores)
    playing.play_next(first - 1)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="has the focus"):
        playing.play()
    assert playing.given >= first


def number_of_first_scoring(match: AnyMatch, plan: tuple[Move, ...], event: type) -> int:
    """Return the number of the move that brings up a scoring."""
    shadow: AnyMatch = Match(match.game, match.setup, match.players)
    return next(
        number
        for number, move in enumerate(plan)
        if any(isinstance(one, event) for one in shadow.submit(move.command).events)
    )


def be_refused(playing: Any) -> None:  # noqa: ANN401 - the title's hands
    """Try to undo a step that revealed something, and read the reason why that is impossible."""
    match = playing.journey.match
    before = len(match.steps)
    playing.person.key(Qt.Key.Key_Z, CONTROL)
    assert len(match.steps) == before
    assert playing.journey.program.window.table.toast.text == barrier_text(Barrier.HIDDEN_SHOWN)


def see_the_result(playing: Any, sample: JourneySample) -> None:  # noqa: ANN401 - as above
    """Go through the final scoring with Space, line by line, to the result."""
    person, match = playing.person, playing.journey.match
    outcome = match.outcome
    assert outcome
    person.wait(lambda: person.sees(sample.final), lambda: "no final scoring")
    for _ in range(MOST_LINES):
        person.key(Qt.Key.Key_Space)
        if person.sees("View board", QPushButton):
            break
    playing.hear("View board")
    assert person.sees(victory(match.players, outcome.winners, max(outcome.scores)), QLabel)
