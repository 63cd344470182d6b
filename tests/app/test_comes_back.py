"""The game on the table comes back, however it got there, and despite other games played later."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from tests.app.plain_title import Stage, finish
from tests.saves.conftest import random_match


def begin(stage: Stage, *, is_over: bool = False) -> Path:
    """Begin a game, do something in it or play it to its end, and return its folder."""
    stage.session.begin(stage.order("hb"))
    match = stage.session.match
    assert match
    assert match.to_act is not None
    match.submit(match.legal(match.to_act)[0])
    if is_over:
        finish(stage)
    assert stage.session.folder
    return stage.session.folder


def kept(stage: Stage, *, is_over: bool = False) -> Path:
    """Return the folder of a game that was left, and was not the last one."""
    folder = begin(stage, is_over=is_over)
    stage.session.abandon()
    play_another(stage)
    return folder


def play_another(stage: Stage) -> None:
    """Play another game and leave it, later than anything else."""
    later = begin(stage)
    stage.session.abandon()
    stage.session.let_go()
    soon = time.time() + 1000
    os.utime(later / FILE, (soon, soon))


def file_of(stage: Stage, match: AnyMatch, viewer: int | None = None) -> Path:
    """Write a game to a file, all of it or the part that a viewer knows."""
    record = record_of(match, Random(1), seed_known=False)
    file = stage.folder.parent / "file.changcheng"
    write_file(RealDisk(), file, record if viewer is None else redacted(record, viewer))
    return file


def new(stage: Stage) -> None:
    play_another(stage)
    begin(stage)


def from_the_shelf(stage: Stage) -> None:
    stage.session.go_on(kept(stage))


def from_the_shelf_finished(stage: Stage) -> None:
    stage.session.go_on(kept(stage, is_over=True))


def duplicated(stage: Stage) -> None:
    folder = kept(stage)
    stage.session.go_on(stage.autosave.library.duplicate(folder))


def out_of_the_trash(stage: Stage) -> None:
    folder, library = kept(stage), stage.autosave.library
    assert library.throw_away(folder)
    (thrown,) = library.thrown_away()
    assert library.bring_back(thrown.folder)
    stage.session.go_on(folder)


def from_a_file(stage: Stage) -> None:
    play_another(stage)
    stage.open(file_of(stage, random_match(3, steps=9)))


def from_a_file_finished(stage: Stage) -> None:
    play_another(stage)
    stage.open(file_of(stage, random_match(3)))


def from_a_file_finished_and_kept(stage: Stage) -> None:
    folder = kept(stage, is_over=True)
    match = stage.autosave.library.read(folder).match
    stage.open(file_of(stage, match))


def from_the_file_of_a_seat(stage: Stage) -> None:
    begin(stage)
    stage.open(file_of(stage, random_match(3, steps=9), viewer=1))


def shown_again_from_the_result(stage: Stage) -> None:
    play_another(stage)
    begin(stage, is_over=True)
    stage.window.requests.result_shown.emit()
    stage.window.replay_asked.emit()


def back_at_the_result(stage: Stage) -> None:
    shown_again_from_the_result(stage)
    stage.window.requests.result_asked.emit()


def back_from_the_replay_of_another(stage: Stage) -> None:
    stage.session.go_on(kept(stage))
    stage.open(file_of(stage, random_match(3)))
    stage.window.requests.leave_replay_asked.emit()


def behind_a_lesson(stage: Stage) -> None:
    stage.session.go_on(kept(stage))
    stage.session.clear_table()
    stage.window.requests.result_shown.emit()
    stage.session.resume()
    stage.session.clear_table()


WAYS = {
    way.__name__: way
    for way in (
        new,
        from_the_shelf,
        from_the_shelf_finished,
        duplicated,
        out_of_the_trash,
        from_a_file,
        from_a_file_finished,
        from_a_file_finished_and_kept,
        from_the_file_of_a_seat,
        shown_again_from_the_result,
        back_at_the_result,
        back_from_the_replay_of_another,
        behind_a_lesson,
    )
}


def on_the_table(stage: Stage) -> object:
    """The table as people see it: which game, and how it is shown."""
    replay, shown = stage.window.replay_show, stage.window.match_show
    if replay is not None:
        return "replay", replay.bridge.viewers, replay.bridge.last
    assert shown is not None
    match = stage.session.match
    assert match
    return "match", stage.title.is_at_result, match.log, match.players


@pytest.fixture
def stages(qapp: QApplication) -> Iterator[Callable[[Path], Stage]]:
    made: list[Stage] = []

    def make(folder: Path) -> Stage:
        made.append(Stage(folder))
        made[-1].window.show()
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize("way", WAYS)
def test_the_game_on_the_table_comes_back(
    stages: Callable[[Path], Stage], tmp_path: Path, way: str
) -> None:
    """Whether the program was killed or quit, and the next time too."""
    before = stages(tmp_path / "games")
    WAYS[way](before)
    expected = on_the_table(before)
    killed = copytree(before.folder, tmp_path / "killed")
    before.window.close()
    for folder in (killed, before.folder, before.folder):
        after = stages(folder)
        after.session.recover()
        assert on_the_table(after) == expected
        after.window.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_left_for_the_start_page_does_not_come_back(
    stages: Callable[[Path], Stage], tmp_path: Path, way: str
) -> None:
    before = stages(tmp_path / "games")
    WAYS[way](before)
    before.session.abandon()
    before.window.show_start(can_resume=False)
    before.window.close()
    after = stages(before.folder)
    after.session.recover()
    assert after.window.replay_show is None
    assert after.window.match_show is None


def test_a_game_that_another_window_plays_is_left_to_it(
    stages: Callable[[Path], Stage], tmp_path: Path
) -> None:
    before = stages(tmp_path / "games")
    from_the_shelf(before)
    after = stages(before.folder)
    after.session.recover()
    assert after.window.match_show is None
    assert before.session.folder
    assert after.session.folder != before.session.folder


def test_a_file_that_is_gone_is_reported(stages: Callable[[Path], Stage], tmp_path: Path) -> None:
    before = stages(tmp_path / "games")
    from_the_file_of_a_seat(before)
    before.window.close()
    (tmp_path / "file.changcheng").unlink()
    after = stages(before.folder)
    after.session.recover()
    assert after.window.replay_show is None
    assert after.toast == "The file can't be read."
