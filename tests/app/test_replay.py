"""Saved games told on the command line; a wrong file is one clear line and exit code 2."""

import io
import json
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app import replay
from changcheng_qt.app.bot_worker import Question, answer
from changcheng_qt.app.command_line import parse
from changcheng_qt.app.simulate import play
from changcheng_qt.app.titles import CHANG_CHENG
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import write_file
from tests.app.own_boards import BUNDLED

SEED = "replay"


def new_match() -> AnyMatch:
    setup = CHANG_CHENG.draw_usual(BUNDLED, 3, Random(SEED))
    return Match(CHANG_CHENG.game, setup, [Player(name, "random") for name in ("Ada", "Bo", "Cy")])


def saved(match: AnyMatch, folder: Path) -> Path:
    file = folder / "game.changcheng"
    write_file(RealDisk(), file, record_of(match, Random(SEED), seed_known=True))
    return file


def told(*words: str) -> tuple[int, list[str], list[str]]:
    """Return the exit code, the lines, and the complaints of `replay`."""
    out, complaints = io.StringIO(), io.StringIO()
    code = replay.run(parse(["replay", *words]), out, complaints)
    return code, out.getvalue().splitlines(), complaints.getvalue().splitlines()


@pytest.fixture
def finished() -> AnyMatch:
    match = new_match()
    play(match, CHANG_CHENG, SEED)
    return match


@pytest.fixture
def unfinished() -> AnyMatch:
    """A game in which cards lie face down and somebody has peeked."""
    match = new_match()
    while (seat := match.to_act) is not None and len(match.steps) < 60:
        question = Question(
            0, "changcheng", "random", match.view(seat), match.legal(seat), 9, str(len(match.steps))
        )
        match.submit(answer(question).command)
    assert match.view(0).cards
    return match


def test_a_finished_game_is_told_step_by_step(finished: AnyMatch, tmp_path: Path) -> None:
    code, lines, complaints = told(str(saved(finished, tmp_path)))
    assert (code, complaints) == (0, [])
    assert lines[0] == "changcheng: 0 Ada, 1 Bo, 2 Cy"
    assert len(lines) == len(finished.steps) + 2
    assert finished.outcome
    scores = ", ".join(str(score) for score in finished.outcome.scores)
    assert lines[-1].startswith(f"scores {scores}; won by ")


def test_json_tells_every_step_with_its_events(finished: AnyMatch, tmp_path: Path) -> None:
    code, lines, _ = told(str(saved(finished, tmp_path)), "--json")
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
    _, lines, _ = told(str(saved(unfinished, tmp_path)), *form)
    text = "\n".join(lines)
    assert "card ? " in text
    assert not any(f"card {word}" in text for word in ("warrior", "traitor", "mandarin"))
    peeks = [event for step in unfinished.steps for event in step.events if hasattr(event, "value")]
    assert peeks
    if form:
        told_events = [event for line in lines for event in json.loads(line).get("events", [])]
        assert all(e["value"] is None for e in told_events if e["event"] == "Peeked")
        assert all(e["card"] is None for e in told_events if e["event"] == "CardPlayed")


def test_who_decides_next_is_told_of_an_unfinished_game(
    unfinished: AnyMatch, tmp_path: Path
) -> None:
    _, lines, _ = told(str(saved(unfinished, tmp_path)))
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
    code, lines, complaints = told(str(file))
    assert (code, lines) == (2, [])
    assert len(complaints) == 1
    assert complaints[0].startswith(f"changcheng-qt: {file}: {fault}")


def test_a_changed_file_is_refused(finished: AnyMatch, tmp_path: Path) -> None:
    file = saved(finished, tmp_path)
    file.write_bytes(file.read_bytes().replace(b"Ada", b"Eve", 1))
    code, lines, complaints = told(str(file))
    assert (code, lines) == (2, [])
    assert "was changed or damaged in line 2" in complaints[0]
