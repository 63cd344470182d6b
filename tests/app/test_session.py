"""Matches started, opened, saved, left and shown again on the window's table."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from changcheng_qt import titles
from changcheng_qt.app.desks.save_words import save_error_text
from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.match import Abandoned, PlayerChanged
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own
from tests.app.plain_title import Stage, finish
from tests.ui.shop import settle


def test_an_order_brings_a_match_to_the_table(stage: Stage) -> None:
    stage.window.order_placed.emit(stage.order("hb", first=0))
    assert stage.session.match
    assert stage.session.flow
    assert stage.session.flow.screen == Own(0)
    assert stage.window.match_show


def test_how_much_a_bot_thinks_of_is_on_record_from_the_beginning(stage: Stage) -> None:
    stage.session.begin(stage.order("hb", first=0))
    assert stage.session.match
    nodes = [player.nodes for player in stage.session.match.start_players]
    assert nodes == [0, usual_nodes("bot")]
    stage.session.rematch()
    assert [player.nodes for player in stage.session.match.start_players] == nodes


def test_a_game_of_another_form_goes_on_with_this_ones_number_on_record(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("changcheng_qt.app.desks.new_games.usual_nodes", lambda kind, own: 7)
    stage.session.begin(stage.order("bb", first=0))
    match = stage.session.match
    assert match
    assert [player.nodes for player in match.start_players] == [7, 7]
    assert match.players[0].nodes == usual_nodes("bot")
    assert match.log[0] == PlayerChanged(0, match.players[0])


@pytest.mark.parametrize("is_rematch", [False, True])
def test_a_search_that_was_compiled_meanwhile_gives_the_next_game_its_number(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, is_rematch: bool
) -> None:
    """From the game's first step on, so that none has to be replaced."""
    nodes = [7]
    stage.session.begin(stage.order("bb", first=0))
    monkeypatch.setattr("changcheng_qt.app.desks.new_games.usual_nodes", lambda *_, **__: nodes[-1])
    monkeypatch.setattr("changcheng_qt.app.session.take_over", lambda: nodes.append(9))
    if is_rematch:
        stage.session.rematch()
    else:
        stage.session.begin(stage.order("bb", first=0))
    assert stage.session.match
    assert [player.nodes for player in stage.session.match.start_players] == [9, 9]


def test_several_people_begin_behind_the_gate(stage: Stage) -> None:
    stage.session.begin(stage.order("hh", first=1))
    assert stage.session.flow
    assert stage.session.flow.screen == Gate(1, GateReason.STARTED)


def test_a_typed_seed_gives_the_same_game_and_is_in_the_file(stage: Stage, tmp_path: Path) -> None:
    setups = []
    for number in range(2):
        stage.session.begin(stage.order(seed="wall"))
        assert stage.session.match
        setups.append(stage.session.match.setup)
        stage.desk.save(tmp_path / f"{number}.changcheng")
    assert setups[0] == setups[1]
    assert read_file(RealDisk(), tmp_path / "0.changcheng")[0].seed_known


def test_a_secret_seed_gives_another_game_each_time(stage: Stage, tmp_path: Path) -> None:
    setups = set()
    for _ in range(3):
        stage.session.begin(stage.order())
        assert stage.session.match
        setups.add(stage.session.match.setup)
    stage.desk.save(tmp_path / "game.changcheng")
    assert len(setups) == 3
    assert not read_file(RealDisk(), tmp_path / "game.changcheng")[0].seed_known


def test_all_chance_comes_from_the_one_source_given(
    make_stage: Callable[..., Stage], tmp_path: Path
) -> None:
    """The same source gives the same draws, files and luck, an opened game's rematch included."""

    def files_and_seeds(seed: int) -> tuple[bytes, bytes, list[object]]:
        stage = make_stage(Random(seed))
        contents = []
        stage.session.begin(stage.order("bb"))
        for file in (tmp_path / "ordered", tmp_path / "opened"):
            stage.desk.save(file)
            contents.append(file.read_bytes())
            stage.open(file)
            stage.session.rematch()
        return contents[0], contents[1], [question.seed for question in stage.thinker.questions]

    first, again, other = files_and_seeds(1), files_and_seeds(1), files_and_seeds(2)
    assert first == again
    assert all(one != another for one, another in zip(first, other, strict=True))


def test_a_rematch_seats_the_same_people_with_the_next_first_player(stage: Stage) -> None:
    stage.session.begin(stage.order("hbb", first=2, seed="wall", help=USUAL))
    first = stage.session.match
    stage.window.rematch_asked.emit()
    second = stage.session.match
    assert first
    assert second
    assert second is not first
    assert second.players == first.players
    assert second.help == first.help == USUAL
    assert (first.setup.first, second.setup.first) == (2, 0)
    assert stage.window.table.toast.text == (
        f"{first.players[0].name} goes first: in a rematch, the first turn moves on to the next"
        " player."
    )
    assert second.setup.threats != first.setup.threats


@pytest.mark.parametrize("is_opened", [False, True])
def test_a_person_who_left_a_game_to_bots_sits_again_in_the_rematch(
    stage: Stage, tmp_path: Path, is_opened: bool
) -> None:
    stage.session.begin(stage.order("hbb"))
    match = stage.session.match
    assert match
    match.seat_player(0, replace(match.players[0], name="Zoë", controller="bot", nodes=9))
    match.seat_player(1, replace(match.players[1], controller="other", nodes=5))
    if is_opened:
        stage.desk.save(tmp_path / "left.changcheng")
        stage.open(tmp_path / "left.changcheng")
    stage.session.rematch()
    again = stage.session.match
    assert again
    assert again.players[0] == Player("Zoë")
    assert [player.controller for player in again.players] == [HUMAN, "other", "random"]


def test_a_rematch_of_an_opened_game_keeps_its_options(stage: Stage, tmp_path: Path) -> None:
    stage.session.begin(stage.order("hbb", first=1, help=BEGINNERS))
    stage.desk.save(tmp_path / "game.changcheng")
    stage.open(tmp_path / "game.changcheng")
    opened = stage.session.match
    stage.session.rematch()
    again = stage.session.match
    assert opened
    assert again
    assert again.setup.first == 2
    assert again.setup.options == opened.setup.options
    assert again.help == opened.help == BEGINNERS
    assert again.players == opened.players


def test_a_saved_game_comes_back_behind_the_gate(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "game.changcheng"
    stage.session.begin(stage.order("hh"))
    assert stage.session.match
    stage.session.match.submit(stage.session.match.legal(stage.session.match.to_act or 0)[0])
    log = stage.session.match.log
    stage.save_all()
    (suggested,) = stage.files.suggested
    assert suggested.startswith("Toy 20")
    assert suggested.endswith(".changcheng")
    stage.window.open_asked.emit()
    stage.read()
    assert stage.session.match.log == log
    assert stage.session.flow
    assert isinstance(stage.session.flow.screen, Gate)
    assert stage.session.flow.screen.reason is GateReason.LOADED


def test_an_opened_file_is_not_written_by_playing_on(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "game.changcheng"
    stage.session.begin(stage.order("hh"))
    stage.desk.save(file)
    content = file.read_bytes()
    stage.open(file)
    match = stage.session.match
    assert match
    match.submit(match.legal(match.to_act or 0)[0])
    assert file.read_bytes() == content


def test_a_wrong_file_is_reported_and_changes_nothing(stage: Stage, tmp_path: Path) -> None:
    stage.session.begin(stage.order())
    match = stage.session.match
    (tmp_path / "wrong").write_bytes(b"hello")
    stage.open(tmp_path / "wrong")
    assert stage.toast == "wrong: The file isn't a saved game."
    stage.open(tmp_path / "none")
    assert stage.toast == "none: The file can't be read."
    assert stage.session.match is match


def test_a_game_of_an_unknown_title_is_reported(
    make_stage: Callable[..., Stage], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither opened from a file nor taken from the shelf; a program with its title opens it."""
    own = make_stage()
    own.session.begin(own.order("hh"))
    own.desk.save(tmp_path / "game.changcheng")
    own.window.close()
    other = make_stage()
    with monkeypatch.context() as without:
        without.setattr(titles, "TITLES", ())
        other.session.recover()
        assert other.toast == "The file is for an unknown game: changcheng."
        other.window.show_toast("")
        other.open(tmp_path / "game.changcheng")
        assert other.toast.endswith(": The file is for an unknown game: changcheng.")
    assert other.session.match is None
    assert other.window.match_show is None
    other.open(tmp_path / "game.changcheng")
    assert other.session.match


def test_a_file_that_cannot_be_written_is_reported(stage: Stage, tmp_path: Path) -> None:
    stage.session.begin(stage.order())
    stage.desk.save(tmp_path / "no folder" / "game.changcheng")
    assert stage.toast == "The file can't be written. Folder not found."
    stage.desk.save_report(tmp_path / "no folder" / "game.txt")
    assert stage.toast == "The file can't be written. Folder not found."


def test_nothing_chosen_in_a_dialog_does_nothing(stage: Stage) -> None:
    stage.window.save_asked.emit()
    stage.window.open_asked.emit()
    stage.window.report_asked.emit()
    stage.session.begin(stage.order())
    match = stage.session.match
    stage.window.open_asked.emit()
    stage.save_all()
    stage.window.report_asked.emit()
    assert stage.session.match is match


def test_without_a_match_there_is_nothing_to_do(stage: Stage, tmp_path: Path) -> None:
    stage.session.rematch()
    stage.session.resume()
    stage.session.abandon()
    stage.session.show_again()
    stage.desk.save(tmp_path / "game.changcheng")
    stage.desk.save_report(tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []
    assert stage.session.flow is None


def test_a_game_left_unfinished_can_be_gone_on_with(stage: Stage) -> None:
    stage.session.begin(stage.order("hh"))
    match = stage.session.match
    stage.window.abandon_asked.emit()
    assert match
    assert match.log[-1] == Abandoned()
    assert stage.session.flow is None
    assert stage.window.match_show is None
    stage.window.resume_asked.emit()
    assert stage.session.match is match
    assert stage.session.flow


def test_a_finished_game_is_left_for_the_start_page(stage: Stage) -> None:
    stage.session.begin(stage.order("hb"))
    finish(stage)
    assert stage.window.table_actions["abandon"].isEnabled()
    stage.window.abandon_asked.emit()
    assert stage.session.match
    assert Abandoned() not in stage.session.match.log
    assert stage.session.flow is None
    assert stage.window.table.start_page.isVisibleTo(stage.window)


def test_a_report_tells_players_options_and_what_happened(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "report.txt"
    stage.session.begin(stage.order("hb"))
    finish(stage)
    stage.window.report_asked.emit()
    text = stage.files.file.read_text("utf-8")
    assert stage.session.match
    assert stage.session.match.outcome
    for player, score in zip(
        stage.session.match.players, stage.session.match.outcome.scores, strict=True
    ):
        assert f"{score:>4}  {player.name}" in text
    assert "- Usual: As always." in text
    assert "GameEnded" in text


def test_a_locked_screen_drops_the_gate(stage: Stage) -> None:
    stage.session.cover()
    stage.session.begin(stage.order("hh"))
    flow = stage.session.flow
    assert flow
    flow.lift_gate()
    stage.session.cover()
    assert isinstance(flow.screen, Gate)
    assert flow.screen.reason is GateReason.LOCKED
    stage.session.uncover()
    assert isinstance(flow.screen, Gate)


def test_a_gate_that_was_asked_for_is_no_locked_screen(stage: Stage) -> None:
    stage.session.begin(stage.order("hh"))
    flow = stage.session.flow
    assert flow
    flow.lift_gate()
    stage.window.table_actions["hide_hand"].trigger()
    assert isinstance(flow.screen, Gate)
    assert flow.screen.reason is GateReason.ASKED


def test_closing_releases_the_match(stage: Stage) -> None:
    stage.session.begin(stage.order("bb"))
    assert stage.thinker.questions
    stage.window.close()
    stage.thinker.answer("anything")
    QCoreApplication.processEvents()
    assert stage.session.flow is None
    assert stage.thinker.forgotten == 1


def test_another_match_ends_the_questions_of_the_one_before(stage: Stage) -> None:
    stage.session.begin(stage.order("bb"))
    before = stage.session.match
    stage.session.begin(stage.order("hb", first=0))
    stage.thinker.answer("anything")
    settle()
    assert before
    assert before.steps == ()


@pytest.mark.parametrize("problem", list(Problem))
def test_every_fault_of_a_file_has_words(problem: Problem) -> None:
    assert len(save_error_text(SaveError(problem))) > 10
    assert save_error_text(SaveError(problem, 7)).endswith(" (line 7)")
    assert save_error_text(SaveError(problem, 1)) == save_error_text(SaveError(problem))


def test_a_game_says_when_it_was_begun_and_each_sitting_when_it_was_played(
    make_stage: Callable[..., Stage], tmp_path: Path
) -> None:
    first = make_stage()
    first.now = 1_700_000_000.9
    first.session.begin(first.order("hh", first=0))
    match = first.session.match
    assert match
    first.now += 5
    match.submit(match.legal(0)[0])
    first.now += 5
    match.submit(match.legal(0)[0])
    first.close()
    second = make_stage()
    second.now = first.now + 86_400
    second.session.recover()
    settle()
    match = second.session.match
    assert match
    assert match is not first.session.match
    match.seat_player(1, Player("Ada"))
    (file,) = (tmp_path / "games").glob("*/game.changcheng")
    record, _ = read_file(RealDisk(), file)
    assert record.begun == 1_700_000_000
    assert record.times == (1_700_000_005, 0, 1_700_086_410)
