"""Saved games on the command line; a wrong file is one clear line and exit code 2."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.cli import saved_games
from changcheng_qt.app.cli.simulate import play
from changcheng_qt.app.workers.bot_worker import Question, answer
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    EventCardCounted,
    PointsScored,
    ProvinceScored,
    RegionAttacked,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from tests.app.commands import printed, printed_lines
from tests.app.own_boards import BOX
from tests.saves.conftest import random_match

SEED = "replay"
BELOW = " " * 5
COUNTING = (ProvinceScored, PointsScored, RegionAttacked, EventCardCounted, CardsRevealed)


def new_match() -> AnyMatch:
    setup = BOX.draw_usual(3, Random(SEED))
    return Match(CHANG_CHENG, setup, [Player(name, "random") for name in ("Ada", "Bo", "Cy")])


def saved(match: AnyMatch, folder: Path) -> Path:
    file = folder / "game.changcheng"
    write_file(RealDisk(), file, record_of(match, Random(SEED), seed_known=True))
    return file


def replay_of(*words: str) -> tuple[int, list[str], list[str]]:
    """Return the exit code, the lines, and the complaints of `replay`."""
    return printed_lines(saved_games.replay, "replay", *words)


@pytest.fixture
def finished() -> AnyMatch:
    match = new_match()
    play(match, SEED)
    return match


@pytest.fixture
def unfinished() -> AnyMatch:
    """A game in which cards are face down and somebody has peeked."""
    match = new_match()
    while (seat := match.to_act) is not None and len(match.steps) < 60:
        question = Question(
            0, "changcheng", "random", match.view(seat), match.legal(seat), 9, str(len(match.steps))
        )
        match.submit(answer(question).command)
    assert match.view(0).cards
    return match


def test_windows_can_be_tested_after_a_command_in_the_same_process(
    finished: AnyMatch, tmp_path: Path
) -> None:
    replay_of(str(saved(finished, tmp_path)))
    assert isinstance(QCoreApplication.instance(), QApplication)


def test_a_finished_game_is_printed_step_by_step(finished: AnyMatch, tmp_path: Path) -> None:
    code, lines, complaints = replay_of(str(saved(finished, tmp_path)))
    assert (code, complaints) == (0, [])
    assert lines[0] == "changcheng: 0 Ada, 1 Bo, 2 Cy"
    assert len(step_lines(lines)) == len(finished.steps)
    assert finished.outcome
    scores = ", ".join(str(score) for score in finished.outcome.scores)
    assert lines[-1].startswith(f"scores {scores}; won by ")


def step_lines(lines: list[str]) -> list[str]:
    """Return the lines of steps, without the lines below them."""
    return [line for line in lines[1:-1] if not line.startswith(BELOW)]


def test_below_a_step_stands_all_that_it_counted(finished: AnyMatch, tmp_path: Path) -> None:
    """Province by province and region by region; the points told lead to the scores told."""
    _, lines, _ = replay_of(str(saved(finished, tmp_path)))
    names = [player.name for player in finished.players]
    points = re.compile(rf" *({'|'.join(names)}) (scores|loses) (\d+) point.*")
    totals, scores = [0, 0, 0], dict.fromkeys(names, 0)
    for line in lines[1:-1]:
        if not line.startswith(BELOW):
            assert totals == list(scores.values())
            totals = [int(word) for word in line.split()[-3:]]
        elif found := points.fullmatch(line):
            scores[found[1]] += int(found[3]) * (1 if found[2] == "scores" else -1)
    assert totals == list(scores.values())
    assert finished.outcome
    assert tuple(totals) == finished.outcome.scores


def test_counts_have_the_words_of_the_report(finished: AnyMatch, tmp_path: Path) -> None:
    _, lines, _ = replay_of(str(saved(finished, tmp_path)))
    below = [line.removeprefix(BELOW) for line in lines[1:-1] if line.startswith(BELOW)]
    view, events = finished.view(EVERYONE), finished.events(EVERYONE)
    counted = [event for step in events for event in step if isinstance(event, COUNTING)]
    kinds = {type(event) for event in counted}
    assert {ProvinceScored, PointsScored, RegionAttacked, CardsRevealed} <= kinds
    for event in counted:
        sentence = event_text(event, view, finished.players).replace("\N{MINUS SIGN}", "-")
        assert re.sub(r"\bpoint\(?s?\)?", "point", sentence) in [
            re.sub(r"\bpoint\(?s?\)?", "point", line) for line in below
        ]
    assert not [line for line in lines if "\N{MINUS SIGN}" in line]


def test_json_has_every_step_with_its_events(finished: AnyMatch, tmp_path: Path) -> None:
    code, lines, _ = replay_of(str(saved(finished, tmp_path)), "--json")
    game, *steps, end = [json.loads(line) for line in lines]
    assert (code, game["kind"], end["kind"]) == (0, "game", "end")
    assert finished.outcome
    assert steps[-1]["scores"] == end["scores"] == list(finished.outcome.scores)
    assert [step["step"] for step in steps] == list(range(1, len(finished.steps) + 1))
    points = [0, 0, 0]
    for step in steps:
        for event in step["events"]:
            if event["event"] == "PointsScored":
                points[event["seat"]] += event["points"]
        assert points == step["scores"]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_an_unfinished_game_tells_nothing_hidden(
    unfinished: AnyMatch, tmp_path: Path, form: list[str]
) -> None:
    """The same lines for a game whose hidden cards and counters are others."""
    _, lines, _ = replay_of(str(saved(unfinished, tmp_path)), *form)
    text = "\n".join(lines)
    assert "card ? " in text
    assert not any(f"card {word}" in text for word in ("warrior", "traitor", "mandarin"))
    peeks = [event for step in unfinished.steps for event in step.events if hasattr(event, "value")]
    assert peeks
    if form:
        told_events = [event for line in lines for event in json.loads(line).get("events", [])]
        assert all(e["value"] is None for e in told_events if e["event"] == "Peeked")
        assert all(e["card"] is None for e in told_events if e["event"] == "CardPlayed")


def test_an_unfinished_game_names_the_seat_that_decides_next(
    unfinished: AnyMatch, tmp_path: Path
) -> None:
    _, lines, _ = replay_of(str(saved(unfinished, tmp_path)))
    assert lines[-1] == f"not over; seat {unfinished.to_act} decides next"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (None, "cannot be read"),
        (b"", "is not a saved game"),
        (b"some text\nand more\n", "is not a saved game in line 1"),
        (b"\x89PNG\r\n\x1a\n" * 9, "is not a saved game in line 1"),
        (b"0" * (3 << 20), "is too large to be a saved game"),
    ],
)
def test_a_wrong_file_is_one_clear_line(content: bytes | None, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    if content is not None:
        file.write_bytes(content)
    code, lines, complaints = replay_of(str(file))
    assert (code, lines) == (2, [])
    assert len(complaints) == 1
    assert complaints[0].startswith(f"changcheng-qt: {file}: {fault}")


def test_a_changed_file_is_refused(finished: AnyMatch, tmp_path: Path) -> None:
    file = saved(finished, tmp_path)
    file.write_bytes(file.read_bytes().replace(b"Ada", b"Eve", 1))
    code, lines, complaints = replay_of(str(file))
    assert (code, lines) == (2, [])
    assert "was changed or damaged in line 2" in complaints[0]


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """The public's part of a game half played, and the whole game."""
    match = random_match(4, seats=3, steps=60)
    recorder = recording(match, Random(1))
    part, whole = tmp_path / "part.changcheng", tmp_path / "whole.changcheng"
    write_file(RealDisk(), part, redacted(recorder.record(), PUBLIC))
    rng = Random(1)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    write_file(RealDisk(), whole, recorder.record())
    return part, whole


def compared(*files: Path) -> tuple[int, str, str]:
    return printed(saved_games.compare, "compare", *map(str, files))


def test_a_part_of_a_game_fits_the_whole(files: tuple[Path, Path]) -> None:
    assert compared(*files) == (0, "same game\n", "")


def test_another_game_does_not_fit(files: tuple[Path, Path]) -> None:
    match = random_match(5, seats=3)
    write_file(RealDisk(), files[1], recording(match, Random(1)).record())
    assert compared(*files) == (1, "different games: the files differ from line 2 on\n", "")


def test_a_wrong_file_among_two_is_one_line(files: tuple[Path, Path], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nothing\n")
    code, told, complaint = compared(files[0], wrong)
    assert (code, told) == (2, "")
    assert complaint == f"changcheng-qt: {wrong}: is not a saved game in line 1\n"
