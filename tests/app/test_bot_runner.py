"""The bots' process answers; whatever it does wrong ends in a failed question, never a wait."""

from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.bot_runner import BotProcess, BotRunner, Mind, Serve
from tests.app import faulty_minds

WAIT = 10_000
SHORT = 250

MakeRunner = Callable[..., BotRunner]


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[MakeRunner]:
    runners: list[BotRunner] = []

    def make(serve: Serve, thinking_time: int = WAIT) -> BotRunner:
        runners.append(BotRunner(Mind(serve, 10, thinking_time, 0)))
        return runners[-1]

    yield make
    for one in runners:
        one.close()


def processes() -> set[int | None]:
    """The numbers of the processes that this one has started and that still run."""
    return {child.pid for child in active_children()}


def test_a_question_is_answered(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    with qtbot.waitSignal(bots.answered, timeout=WAIT) as answered:
        number = bots.ask("changcheng", "random", "view", ["a", "b"], "seed")
    assert answered.args == [number, "a"]


def test_the_process_stays_for_the_next_question(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    seen = []
    for _ in range(2):
        with qtbot.waitSignal(bots.answered, timeout=WAIT):
            bots.ask("changcheng", "random", "view", ["a"], "seed")
        seen.append(processes())
    assert seen[0] == seen[1] != set()


@pytest.mark.parametrize(
    "serve", [faulty_minds.dying, faulty_minds.deaf, faulty_minds.cheating, faulty_minds.babbling]
)
def test_a_bot_that_fails_twice_is_reported(runner: MakeRunner, qtbot: QtBot, serve: Serve) -> None:
    before, bots = processes(), runner(serve)
    with qtbot.waitSignal(bots.failed, timeout=WAIT) as failed:
        number = bots.ask("changcheng", "random", "view", ["a"], "seed")
    assert failed.args == [number]
    assert processes() == before


@pytest.mark.parametrize("serve", [faulty_minds.dying, faulty_minds.cheating])
def test_a_bot_that_fails_is_restarted_once(
    runner: MakeRunner, qtbot: QtBot, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Serve] = []

    class Counted(BotProcess):
        def __init__(self, serve: Serve) -> None:
            started.append(serve)
            super().__init__(serve)

    monkeypatch.setattr("changcheng_qt.app.bot_runner.BotProcess", Counted)
    bots = runner(serve)
    with qtbot.waitSignal(bots.failed, timeout=WAIT):
        bots.ask("changcheng", "random", "view", ["a"], "seed")
    assert len(started) == 2


def test_a_bot_that_hangs_is_ended(runner: MakeRunner, qtbot: QtBot) -> None:
    before, bots = processes(), runner(faulty_minds.hanging, SHORT)
    with qtbot.waitSignal(bots.failed, timeout=WAIT):
        bots.ask("changcheng", "random", "view", ["a"], "seed")
    assert processes() == before


def test_a_bot_that_fails_once_is_asked_again(
    runner: MakeRunner, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(faulty_minds.MARK, str(tmp_path / "died"))
    bots = runner(faulty_minds.dying_once)
    with qtbot.waitSignal(bots.answered, timeout=WAIT) as answered:
        number = bots.ask("changcheng", "random", "view", ["a"], "seed")
    assert answered.args == [number, "a"]
    assert (tmp_path / "died").exists()


def test_a_late_answer_is_dropped(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.late)
    with qtbot.waitSignal(bots.answered, timeout=WAIT) as answered:
        bots.ask("changcheng", "random", "view", ["a", "b"], "seed")
    assert answered.args[1] == "a"


def test_a_forgotten_question_is_not_answered(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    heard: list[int] = []
    bots.answered.connect(lambda number, _: heard.append(number))
    bots.ask("changcheng", "random", "view", ["old"], "seed")
    bots.forget()
    with qtbot.waitSignal(bots.answered, timeout=WAIT):
        number = bots.ask("changcheng", "random", "view", ["new"], "seed")
    assert heard == [number]


def test_a_process_that_was_killed_is_replaced(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.dying)
    with qtbot.waitSignal(bots.failed, timeout=WAIT):
        bots.ask("changcheng", "random", "view", ["a"], "seed")
    with qtbot.waitSignal(bots.failed, timeout=WAIT) as failed:
        number = bots.ask("changcheng", "random", "view", ["a"], "seed")
    assert failed.args == [number]


def test_the_process_knows_no_qt(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.telling_modules)
    with qtbot.waitSignal(bots.answered, timeout=WAIT) as answered:
        bots.ask("changcheng", "random", "view", ["no Qt", "Qt"], "seed")
    assert answered.args[1] == "no Qt"
