"""People play whole games of every title with the mouse, by the drawing, and go astray where hits
are not where they seem.
"""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.ui.panels.heading import FoldHeading
from changcheng_qt.ui.window.toast import Toast
from tests.conformance.samples import every_title
from tests.effort import NIGHTLY, by_day, effort
from tests.journeys import eyes
from tests.journeys.journey import Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray, scroll_down
from tests.journeys.plan import Move, of_kind, plan_of
from tests.journeys.sample import JourneySample

WOOD = "#241A12"
"""The ground of a sentence that shows for a moment."""
every_sample = every_title("journey")


def order(journey: Journey, sample: JourneySample) -> tuple[Move, ...]:
    """From the start page to the gate: people, an option and a seed; return the plan."""
    person, game = journey.person, sample.clicked
    person.click_on(f"New game of {sample.shown_name}", QPushButton)
    person.settle()
    person.click_on(str(game.seats), QPushButton)
    for number in range(2, game.seats + 1):
        person.choose(f"Player {number}: human or bot", "Human")
    person.choose("Help", "Standard")
    person.click_on("Game options", FoldHeading)
    person.settle()
    person.choose(*sample.option)
    scroll_down(person)
    person.click(person.place("Random, and secret until the end", QLineEdit).center())
    person.type(game.seed)
    person.click_on("Start", QPushButton)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * game.seats
    return plan_of(journey.match, int(game.seed), sample.likings)


@every_sample
@pytest.mark.parametrize("is_on_windows", by_day([False, True], slow={True}))
def test_people_play_from_the_dialog_to_the_result(
    sample: JourneySample, set_out: SetOut, is_on_windows: bool, request: pytest.FixtureRequest
) -> None:
    """With the keyboard they play over files as on Windows by day too."""
    if sample.clicked.by_night and not NIGHTLY:
        pytest.skip("by night: a counterpart runs by day")
    disk = request.getfixturevalue("windows_files") if is_on_windows else None
    journey = set_out()
    plan = order(journey, sample)
    for kind in sample.clicked.kinds:
        assert of_kind(plan, kind), kind
    sample.clicked.expect(plan)
    playing = sample.by_mouse(journey, plan)
    placed = number_of_first(plan, sample.placed, after=8)
    playing.play(placed)
    take_back(playing, sample)
    secret = number_of_first(plan, sample.secret, after=placed)
    playing.play(secret + 1 - placed)
    be_refused(playing)
    playing.play_to_the_end()
    see_the_result(journey, sample)
    assert [step.command for step in journey.match.steps] == [move.command for move in plan]
    assert playing.dragged > effort(sample=1, nightly=5)
    assert sample.met(playing)
    if disk:
        journey.see_all_kept(disk)


@every_title("journey", first_by_day=True)
def test_hits_next_to_what_is_drawn_lead_astray(
    sample: JourneySample, set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample.shift(monkeypatch)
    journey = set_out()
    playing = sample.by_mouse(journey, order(journey, sample))
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match=r"given instead of|not given|seen instead"):
        playing.play()
    assert playing.given < 10


def number_of_first(plan: tuple[Move, ...], kind: type, after: int) -> int:
    """Return the number of the first move of a kind, from some move on."""
    return next(n for n in range(after, len(plan)) if isinstance(plan[n].command, kind))


def take_back(playing: Any, sample: JourneySample) -> None:  # noqa: ANN401 - the title's hands
    """Place a piece elsewhere than planned, and take it back; do and take back again."""
    person, match = playing.person, playing.journey.match
    move, before = playing.plan[playing.given], len(match.steps)
    playing.come_to_the_screen(move)
    person.move(playing.board.topLeft())
    board = person.look(playing.board)
    wrong = next(one for one in playing.legal(sample.placed) if one != move.command)
    playing.give(wrong)
    assert match.steps[-1].command == wrong
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    person.click_on("Redo", QToolButton)
    assert match.steps[-1].command == wrong
    person.click_on(*sample.taken_back)
    assert len(match.steps) == before
    if sample.held and playing.is_held(sample.held):
        person.click_on(sample.held)
    person.move(playing.board.topLeft())
    assert person.look(playing.board) == board, "what was taken back has left no trace"


def be_refused(playing: Any) -> None:  # noqa: ANN401 - as above
    """Try to take back something that was revealed, and read why that cannot be."""
    person, match = playing.person, playing.journey.match
    before = len(match.steps)
    person.click_on("Undo", QPushButton)
    assert len(match.steps) == before
    (toast,) = [toast for toast in person.front.findChildren(Toast) if toast.isVisible()]
    assert toast.text == barrier_text(Barrier.HIDDEN_SHOWN)
    assert eyes.share_of(person.look(toast.geometry()), WOOD, 40) > 0.5, "and it can be read"


def see_the_result(journey: Journey, sample: JourneySample) -> None:
    """Go from the final scoring to the result."""
    person, match = journey.person, journey.match
    person.settle()
    assert person.sees(sample.final)
    for words in sample.read_on:
        person.lead_on(words)
    outcome = match.outcome
    assert outcome
    assert person.sees(sample.sheet(journey.show.bridge).victory, QLabel)
    for score in outcome.scores:
        assert person.sees(str(score).replace("-", "−"), QLabel)
    assert person.sees("Rematch", QPushButton)
