"""Finished games come to the table as replays: from the result, a file, the games kept here."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.replay.bridge import ReplayBridge
from tests.app.plain_title import Stage, finish
from tests.saves.conftest import random_match


def finished(stage: Stage) -> AnyMatch:
    """Play a game to its end on a stage."""
    stage.session.begin(stage.order("hb"))
    finish(stage)
    match = stage.session.match
    assert match
    assert match.outcome
    return match


def none() -> None:
    """Does nothing: nobody waits for the match to be shown."""


def replay_on(stage: Stage) -> ReplayBridge:
    """Return the replay on the table."""
    assert stage.window.replay_show
    assert stage.window.match_show is None
    assert stage.session.flow is None
    return stage.window.replay_show.bridge


def test_the_result_leads_to_the_replay_and_back(stage: Stage) -> None:
    match = finished(stage)
    stage.window.replay_asked.emit()
    bridge = replay_on(stage)
    assert (bridge.position, bridge.last) == (0, len(match.steps))
    bridge.look_as(EVERYONE)
    bridge.go_to(5)
    assert list(bridge.events()) == match.events(EVERYONE)[:5]
    assert stage.window.replay_show
    stage.window.replay_show.bar.result.click()
    assert stage.window.replay_show is None
    assert stage.window.match_show
    assert stage.window.match_show.bridge.outcome == match.outcome
    assert stage.session.match is match


def test_the_game_that_is_shown_again_is_left_alone(stage: Stage) -> None:
    match = finished(stage)
    log = match.log
    stage.window.replay_asked.emit()
    bridge = replay_on(stage)
    for position in (bridge.last, 0, 7):
        bridge.go_to(position)
        assert bridge.legal == ()
        assert not bridge.submit(match.steps[0].command)
    assert match.log == log


def test_leaving_a_replay_goes_to_the_start_page(stage: Stage) -> None:
    finished(stage)
    stage.window.replay_asked.emit()
    assert stage.window.replay_show
    stage.window.replay_show.bar.leave.click()
    assert stage.window.replay_show is None
    assert stage.window.table.start_page.isVisible()
    stage.window.resume_asked.emit()
    replay_on(stage)


def test_a_file_of_a_finished_game_opens_as_a_replay(make_stage: Callable[..., Stage]) -> None:
    match = finished(make_stage())
    other = make_stage()
    other.session.bring(record_of(match, Random(1), seed_known=False), match, none)
    assert replay_on(other).last == len(match.steps)


def test_a_replay_that_comes_where_a_gate_was_closed_answers_to_keys(
    make_stage: Callable[..., Stage],
) -> None:
    match = finished(make_stage())
    other = make_stage()
    other.session.begin(other.order("hh"))
    assert other.session.flow
    assert isinstance(other.session.flow.screen, Gate)
    other.session.bring(record_of(match, Random(1), seed_known=False), match, none)
    other.window.table_actions["replay_forward"].trigger()
    assert replay_on(other).position == 1


def test_a_file_of_a_running_game_is_gone_on_with(stage: Stage) -> None:
    stage.session.begin(stage.order("hh"))
    match = stage.session.match
    assert match
    record = record_of(match, Random(1), seed_known=False)
    stage.session.bring(record, match, none)
    assert stage.window.replay_show is None
    assert stage.session.flow


def test_a_finished_game_that_is_kept_here_opens_as_a_replay(stage: Stage) -> None:
    finished(stage)
    folder = stage.session.folder
    assert isinstance(folder, Path)
    stage.window.show_start(can_resume=False)
    stage.session.go_on(folder)
    replay_on(stage)


@pytest.mark.parametrize("whose", ["public", "finished"])
@pytest.mark.parametrize("state", ["own turn", "behind the gate", "result"])
def test_leaving_the_replay_of_a_copy_goes_back_to_the_table(
    make_stage: Callable[..., Stage], tmp_path: Path, whose: str, state: str
) -> None:
    """Where nobody plays, it goes back to the start page."""
    copied, stage = random_match(5, seats=3), make_stage()
    record, file = record_of(copied, Random(1), seed_known=False), tmp_path / "copy.changcheng"
    if whose == "public":
        running = random_match(5, seats=3, steps=40)
        record = redacted(record_of(running, Random(1), seed_known=False), PUBLIC)
    write_file(RealDisk(), file, record)
    stage.session.begin(stage.order("hb" if state == "own turn" else "hh"))
    if state == "result":
        finish(stage)
        stage.session.show_result()
    own = stage.session.match
    assert own
    stage.open(file)
    replay_on(stage)
    stage.open(file)
    stage.session.leave_replay()
    assert stage.session.match
    assert stage.session.match.log == own.log
    assert stage.window.match_show
    assert stage.title.is_at_result == (state == "result")
    assert stage.session.flow
    is_behind_gate = isinstance(stage.session.flow.screen, Gate)
    assert is_behind_gate == (state == "behind the gate")
    if own.outcome is None:
        stage.session.abandon()
        stage.open(file)
        stage.session.leave_replay()
        assert stage.window.table.start_page.isVisible()


def test_a_finished_file_is_known_again(make_stage: Callable[..., Stage], tmp_path: Path) -> None:
    """However often it is opened, it is one game: the one that was played here, too."""
    stage, file = make_stage(), tmp_path / "over.changcheng"
    finished(stage)
    stage.desk.save(file)
    for _ in range(2):
        stage.open(file)
        replay_on(stage)
    assert len(stage.kept_files()) == 1, "it is at hand"
    stage.session.begin(stage.order("hh"))
    stage.open(file)
    replay_on(stage)
    assert len(stage.kept_files()) == 2
    stage.session.leave_replay()
    assert stage.window.match_show
    other = random_match(5, seats=3)
    write_file(RealDisk(), file, record_of(other, Random(1), seed_known=False))
    for _ in range(3):
        stage.open(file)
        replay_on(stage)
        stage.session.leave_replay()
    assert len(stage.kept_files()) == 3
    other.seat_player(0, Player("Zoë"))
    write_file(RealDisk(), file, record_of(other, Random(1), seed_known=False))
    stage.open(file)
    assert len(stage.kept_files()) == 4, "it tells something else"


def test_a_rematch_follows_a_replay(stage: Stage) -> None:
    match = finished(stage)
    stage.window.replay_asked.emit()
    stage.window.table_actions["rematch"].trigger()
    assert stage.window.replay_show is None
    assert stage.session.match is not match
    assert stage.session.flow
