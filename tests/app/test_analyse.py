"""The insight report on the command line; a wrong file is one clear line and exit code 2."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.app.cli import analyse
from changcheng_qt.app.cli.analyse import knowledge_plain
from changcheng_qt.app.workers.analysis_worker import Task, helped
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.cost import Analysis, Unit
from changcheng_qt.verdicts.insight import PageMaking
from screens.costs import made_up
from tests.app.commands import printed_lines
from tests.conformance.samples import samples
from tests.effort import NIGHTLY

SEED = 31
"""With it games of every title are short."""
PLAYED = [cache(partial(sample.played, SEED)) for sample in samples("secrets").values()]
"""Play a match of a title to its end; all tests share it."""


def saved(match: AnyMatch, folder: Path, viewer: Viewer | None = None) -> Path:
    file = folder / "game.changcheng"
    record = record_of(match, Random(1), seed_known=True)
    write_file(RealDisk(), file, record if viewer is None else redacted(record, viewer))
    return file


def analysis_of(
    *words: str, nodes: int = 0, language: str = ""
) -> tuple[int, list[str], list[str]]:
    """Return the exit code, the lines, and the complaints; without the costs of the game, unless
    some simulations are granted.
    """
    return printed_lines(analyse.run, "--lang", language, "analyse", *words, "--nodes", str(nodes))


def begun(match: AnyMatch, quarters: int = 3) -> AnyMatch:
    """The first quarters of the same game."""
    running: AnyMatch = Match(match.game, match.setup, match.players)
    for step in match.steps[: quarters * len(match.steps) // 4]:
        running.submit(step.command)
    return running


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    found: AnyMatch = PLAYED[0]()
    return found


def secrets(lines: list[str]) -> list[dict[str, Any]]:
    return [values for line in lines if (values := json.loads(line))["kind"] == "secret"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", PLAYED)
def test_every_secret_is_told_from_step_to_step(game: Any, tmp_path: Path) -> None:  # noqa: ANN401
    match = game()
    code, lines, complaints = analysis_of(str(saved(match, tmp_path)))
    assert (code, complaints) == (0, [])
    heads = [line for line in lines if not line.startswith(" ")]
    owners = [player.name for player in match.players]
    assert all(any(line.startswith(f"{name}: ") for line in heads) for name in owners)
    code, lines, _ = analysis_of(str(saved(match, tmp_path)), "--json")
    assert code == 0
    found = secrets(lines)
    assert len(found) == len(heads)
    for one in found:
        spans = one["spans"]
        assert [span["first"] for span in spans] == [0, *(span["last"] + 1 for span in spans[:-1])]
        assert spans[-1]["last"] == len(match.steps)


def test_one_seat_alone(match: AnyMatch, tmp_path: Path) -> None:
    _, lines, _ = analysis_of(str(saved(match, tmp_path)), "--json", "--seat", "1")
    known = [span["known"] for one in secrets(lines) for span in one["spans"] if span["is_there"]]
    assert any(known)
    assert all(set(each) <= {"1"} for each in known)


@pytest.mark.parametrize("game", PLAYED)
def test_a_file_for_one_viewer_tells_of_that_viewer(game: Any, tmp_path: Path) -> None:  # noqa: ANN401
    match = begun(game())
    file = saved(match, tmp_path, viewer=1)
    code, lines, _ = analysis_of(str(file), "--json")
    assert code == 0
    named = rules_of(match.game.name).secrets
    assert named is not None
    page = PageMaking(Replay(match, (PUBLIC, 1)), named).page()
    assert lines == [json.dumps(values) for values in knowledge_plain(page, (1,), match)]
    spans = [span for one in secrets(lines) for span in one["spans"] if span["is_there"]]
    assert all(set(span["known"]) <= {"1"} for span in spans)
    assert any(span["value"] is None for span in spans)
    assert all(span["value"] is None or span["known"] or span["is_open"] for span in spans)
    code, lines, complaints = analysis_of(str(file), "--seat", "0")
    assert (code, lines) == (2, [])
    assert complaints == [f"changcheng-qt: {file}: the file does not hold what seat 0 knew"]


@pytest.mark.usefixtures("qapp")
def test_people_read_the_language_they_name(match: AnyMatch, tmp_path: Path) -> None:
    file = str(saved(match, tmp_path))
    english, italian = analysis_of(file), analysis_of(file, language="it")
    assert italian != english
    assert len(italian[1]) == len(english[1])
    assert analysis_of(file, "--json", language="it") == analysis_of(file, "--json")


def test_a_seat_that_is_none_is_refused(match: AnyMatch, tmp_path: Path) -> None:
    file = saved(match, tmp_path)
    code, lines, complaints = analysis_of(str(file), "--seat", "9")
    assert (code, lines) == (2, [])
    assert complaints == [f"changcheng-qt: {file}: there is no seat 9"]


def test_a_game_that_runs_is_refused(match: AnyMatch, tmp_path: Path) -> None:
    file = saved(begun(match), tmp_path)
    code, lines, complaints = analysis_of(str(file))
    assert (code, lines) == (2, [])
    assert complaints == [f"changcheng-qt: {file}: the game is not over"]


def test_a_wrong_file_is_one_line_and_code_2(tmp_path: Path) -> None:
    file = tmp_path / "wrong.changcheng"
    file.write_text("nothing", "utf-8")
    code, lines, complaints = analysis_of(str(file))
    assert (code, lines, len(complaints)) == (2, [], 1)
    assert complaints[0].startswith(f"changcheng-qt: {file}: ")


@pytest.mark.parametrize("game", PLAYED)
def test_the_costs_follow_the_errors(
    game: Any,  # noqa: ANN401
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = game()
    file = saved(match, tmp_path)
    monkeypatch.setattr(analyse, "costs", lambda *_, **__: made_up(match))
    code, lines, _ = analysis_of(str(file), "--json")
    assert code == 0
    values = [json.loads(line) for line in lines]
    kinds = [one["kind"] for one in values]
    assert kinds.count("analysis") == 1
    accounts = [one for one in values if one["kind"] == "account"]
    assert [one["seat"] for one in accounts] == list(range(len(match.players)))
    assert {one["seat"] for one in values if one["kind"] == "decision"} == set(range(len(accounts)))


def test_the_errors_of_a_seat_are_a_sentence_of_their_own(
    match: AnyMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = replace(made_up(match), judgements=(), unit=Unit.WINS)
    monkeypatch.setattr(analyse, "costs", lambda *_, **__: found)
    _, lines, _ = analysis_of(str(saved(match, tmp_path)))
    ends = [line.rsplit("; ", 1)[1] for line in lines[-len(match.players) :]]
    assert all(end.endswith(" wins in 100. No clear errors.") for end in ends)


@pytest.mark.parametrize("game", PLAYED if NIGHTLY else PLAYED[:1])
def test_the_costs_of_one_seat_are_simulated(game: Any, tmp_path: Path) -> None:  # noqa: ANN401
    match = game()
    code, lines, _ = analysis_of(str(saved(match, tmp_path)), "--seat", "1", nodes=1)
    assert code == 0
    assert lines[-1].split(":")[0] == match.players[1].name


def test_a_file_for_one_viewer_has_no_account(match: AnyMatch, tmp_path: Path) -> None:
    file = saved(begun(match, quarters=1), tmp_path, viewer=1)
    code, lines, _ = analysis_of(str(file), "--json", nodes=4)
    assert code == 0
    values = [json.loads(line) for line in lines]
    assert {one["seat"] for one in values if one["kind"] == "decision"} == {1}
    assert all(one["kind"] != "account" for one in values)


def test_json_needs_no_qt(match: AnyMatch, tmp_path: Path) -> None:
    file = saved(begun(match, quarters=1), tmp_path, viewer=0)
    code = (
        "import sys; from changcheng_qt.__main__ import main; "
        f"code = main(['analyse', {str(file)!r}, '--json', '--seat', '0', '--nodes', '1']); "
        "sys.exit(code or any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_helpers_change_no_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command has as many as there are processors to spare."""
    match, found, asked = PLAYED[0](), list[Analysis | None](), list[int]()

    def note(task: Task, analysing: Analysing) -> Iterator[int]:
        asked.append(task.helpers)
        return helped(task, analysing)

    monkeypatch.setattr(analyse, "helped", note)
    for count in (0, 2):
        monkeypatch.setattr(analyse, "spare_processors", lambda count=count: count)
        found.append(analyse.costs(match, [0], 1, is_whole=True))
    assert asked == [0, 2]
    assert found[0] == found[1]
