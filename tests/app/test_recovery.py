"""Everything that a session finds again, after all kinds of events."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.saves.table import TABLE
from changcheng_qt.ui.flow.screens import Gate, GateReason
from tests.app.at_once import Later
from tests.app.plain_title import Stage, finish
from tests.app.test_autosave import SYNC


def first_command(stage: Stage) -> None:
    match = stage.session.match
    assert match
    assert match.to_act is not None
    match.submit(match.legal(match.to_act)[0])


def test_a_session_begins_where_the_last_one_ended(make_stage: Callable[[], Stage]) -> None:
    before = make_stage()
    before.session.begin(before.order("hh"))
    first_command(before)
    log = before.session.match.log if before.session.match else ()
    before.window.close()
    after = make_stage()
    after.session.recover()
    assert after.session.match
    assert after.session.match.log == log != ()
    assert after.session.flow
    assert isinstance(after.session.flow.screen, Gate)
    assert after.session.flow.screen.reason is GateReason.RECOVERED


def test_a_game_that_was_left_is_offered_and_not_opened(make_stage: Callable[[], Stage]) -> None:
    before = make_stage()
    before.session.begin(before.order("hh"))
    before.session.abandon()
    before.window.close()
    after = make_stage()
    after.session.recover()
    assert after.session.flow is None
    after.window.resume_asked.emit()
    assert after.session.flow


def test_a_game_that_was_left_comes_back_when_it_is_safe(tmp_path: Path) -> None:
    """Else leaving and coming back would show steps that are not on the disk yet."""
    writer = Later()
    stage = Stage(tmp_path, writer=writer)
    stage.session.begin(stage.order("hh"))
    writer.work()
    first_command(stage)
    stage.session.abandon()
    stage.window.resume_asked.emit()
    assert stage.session.flow is None
    writer.work()
    assert stage.session.flow
    stage.session.abandon()
    stage.window.resume_asked.emit()
    stage.session.begin(stage.order("hh"))
    other = stage.session.flow
    writer.work()
    assert stage.session.flow is other, "another game was begun meanwhile"
    stage.close()


def test_a_finished_game_comes_back_at_its_end_until_people_leave_it(
    make_stage: Callable[[], Stage],
) -> None:
    before = make_stage()
    before.session.begin(before.order("hb"))
    finish(before)
    before.window.close()
    again = make_stage()
    again.session.recover()
    assert again.window.match_show
    assert again.window.match_show.bridge.outcome
    again.window.requests.result_shown.emit()
    again.window.close()
    at_result = make_stage()
    at_result.session.recover()
    assert at_result.title.is_at_result
    at_result.window.replay_asked.emit()
    at_result.session.leave_replay()
    at_result.window.close()
    after = make_stage()
    after.session.recover()
    assert after.session.match is None


@pytest.mark.parametrize("note", [b"", b"[]", b"{}", b'{"game":3}', b'{"game":"0"}', b"\xff" * 9])
def test_a_wrong_note_of_the_table_is_not_believed(
    make_stage: Callable[[], Stage], tmp_path: Path, note: bytes
) -> None:
    before = make_stage()
    before.session.begin(before.order("hb"))
    finish(before)
    before.window.close()
    (before.folder / TABLE).write_bytes(note)
    after = make_stage()
    after.session.recover()
    assert after.session.match is None


@pytest.mark.parametrize("is_own", [True, False])
def test_a_game_that_runs_never_comes_back_at_a_result(
    make_stage: Callable[[], Stage], is_own: bool
) -> None:
    """Despite any note about it, or about another game."""
    before = make_stage()
    before.session.begin(before.order("hh"))
    folder = before.session.folder
    assert folder
    before.window.close()
    note = {"at_result": True, "game": folder.name if is_own else "another"}
    (before.folder / TABLE).write_text(json.dumps(note))
    after = make_stage()
    after.session.recover()
    assert after.session.match
    assert not after.title.is_at_result


def test_a_game_that_another_program_lays_out_stays_laid_out(
    make_stage: Callable[[], Stage],
) -> None:
    one, other = make_stage(), make_stage()
    other.autosave.library.new_folder()
    one.session.begin(one.order("hh"))
    other.session.begin(other.order("hh"))
    one.session.abandon()
    library = other.autosave.library
    laid = library.laid()
    assert laid
    assert other.session.folder
    assert laid.game == other.session.folder.name
    other.session.abandon()
    assert library.laid() is None


def test_a_first_session_finds_nothing(stage: Stage) -> None:
    stage.session.recover()
    assert stage.session.match is None


def test_a_damaged_game_on_the_shelf_is_reported(make_stage: Callable[[], Stage]) -> None:
    before = make_stage()
    before.session.begin(before.order("hh"))
    before.window.close()
    (file,) = before.kept_files()
    file.write_bytes(b"hello")
    after = make_stage()
    after.session.recover()
    assert after.session.match is None
    assert after.toast == "The file isn't a saved game."
    assert file.read_bytes() == b"hello"


@pytest.mark.parametrize(("tail", "is_told"), [(b"half a line", False), (b"a bad line\n", True)])
def test_a_game_that_had_to_be_mended_says_so(
    make_stage: Callable[[], Stage], tail: bytes, is_told: bool
) -> None:
    """A line that was not written to its end is nothing that anybody has seen."""
    before = make_stage()
    before.session.begin(before.order("hh"))
    first_command(before)
    before.window.close()
    (file,) = before.kept_files()
    good = file.read_bytes()
    file.write_bytes(good + tail)
    after = make_stage()
    after.session.recover()
    assert after.session.match
    assert len(after.session.match.log) == 1
    assert after.banner(News.DAMAGED.name).startswith("The file was damaged.") == is_told
    assert file.read_bytes() == good
    assert [kept.read_bytes() for kept in file.parent.glob("aside-*")] == [tail]


def test_a_disk_that_refuses_raises_a_banner_until_it_does_not(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.session.begin(stage.order("hh"))
    with monkeypatch.context() as patched:
        patched.setattr(os, SYNC, refuse)
        first_command(stage)
        assert stage.warning == "This game isn't being saved. The disk is full."
    first_command(stage)
    assert stage.warning == ""
    assert stage.session.match
    (file,) = stage.kept_files()
    assert read_file(RealDisk(), file)[1].log == stage.session.match.log


def refuse(handle: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")
