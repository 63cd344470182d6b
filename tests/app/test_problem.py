"""Problems on the command line: proved, found, and files that are refused."""

from pathlib import Path
from random import Random

import pytest

from changcheng_qt import assets
from changcheng_qt.app.cli import problem
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.cli.problem import NOT_PROVED
from changcheng_qt.app.cli.saved_games import WRONG_FILE
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles import title_named
from changcheng_qt.titles.changcheng.problems import Problem
from tests.app.commands import printed_lines
from tests.app.test_saved_games import new_match

FOLDER = assets.title_folder("changcheng") / "problems"
FILE = FOLDER / "10-neutral.json"


def problem_of(*words: str) -> tuple[int, list[str], list[str]]:
    """Return the exit code, the lines, and the complaints of `problem`."""
    return printed_lines(problem.run, "problem", *words)


def saved(match: AnyMatch, file: Path, viewer: int | None = None) -> Path:
    record = record_of(match, Random(1), seed="s", seed_known=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_file(RealDisk(), file, record if viewer is None else redacted(record, viewer))
    return file


def test_a_proof_prints_leaves_lead_and_answers_best_first() -> None:
    code, lines, complaints = problem_of("prove", str(FILE))
    assert (code, complaints) == (0, [])
    figures = Problem.load(FILE).figures
    head = f"10-neutral: {figures.leaves} leaves, worth {figures.worth:+.2f}"
    assert lines[0] == f"{head}, lead {figures.lead:.2f}"
    assert lines[1].split(maxsplit=2) == [
        "1",
        f"{figures.worth:+.2f}",
        "neutral 1B.13, single 1B.12, single 1B.3",
    ]
    worths = [float(line.split()[1]) for line in lines[1:]]
    assert worths == sorted(worths, reverse=True)


def test_an_unproved_problem_is_named_and_the_others_are_still_proved(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    text = FILE.read_text("utf-8").replace('"worth": -1.0', '"worth": 1.0')
    wrong.write_text(text, "utf-8")
    code, lines, complaints = problem_of("prove", str(wrong), str(FILE))
    assert code == NOT_PROVED
    assert "wrong.json: not proved: the figures are" in complaints[0]
    assert lines[0].startswith("10-neutral: ")


def test_wrong_files_are_one_clear_line(tmp_path: Path) -> None:
    code, lines, complaints = problem_of("prove", str(tmp_path / "none.json"))
    assert (code, lines) == (WRONG_FILE, [])
    assert complaints == [f"changcheng-qt: {tmp_path / 'none.json'}: No such file or directory"]
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    code, _, complaints = problem_of("prove", str(tmp_path / "bad.json"))
    assert code == WRONG_FILE
    assert complaints == [f"changcheng-qt: {tmp_path / 'bad.json'}: bad: setup is missing"]
    code, _, complaints = problem_of("find", str(tmp_path / "bad.json"))
    assert code == WRONG_FILE
    assert len(complaints) == 1


def test_problems_are_found_in_games_and_in_folders_of_them(tmp_path: Path) -> None:
    one = Problem.load(FILE)
    match = one.match()
    for text in ("single 1B.3", "single 1B.12", "neutral 1B.13"):
        match.submit(match.command_of(text))
    saved(match, tmp_path / "games" / "deep" / "game.changcheng")
    code, lines, complaints = problem_of("find", str(tmp_path / "games"), "--leaves", "100")
    assert (code, complaints) == (0, [])
    found = Problem.from_json("found", lines[-1])
    assert (found.figures, found.accept) == (one.figures, one.accept)


def test_problems_are_not_found_where_something_is_hidden(tmp_path: Path) -> None:
    match = new_match()
    match.submit(match.legal(0 if match.to_act is None else match.to_act)[0])
    file = saved(match, tmp_path / "game.changcheng", viewer=1)
    code, _, complaints = problem_of("find", str(file))
    assert code == WRONG_FILE
    assert complaints[0].endswith("problems are found in whole games of changcheng")


def test_problems_are_not_found_in_other_games(tmp_path: Path) -> None:
    china = title_named("china")
    assert china is not None
    setup = china.open_box(None).draw_usual(3, Random(1))
    match: AnyMatch = Match(china.game, setup, [Player(name) for name in ("Ada", "Bo", "Cy")])
    file = saved(match, tmp_path / "china.changcheng")
    code, _, complaints = problem_of("find", str(file))
    assert code == WRONG_FILE
    assert len(complaints) == 1


@pytest.mark.parametrize(
    "words", [[], ["prove"], ["find"], ["solve"], ["find", "a", "--leaves", "0"]]
)
def test_wrong_arguments_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["problem", *words])
    assert capsys.readouterr().err.startswith("changcheng-qt: ")
