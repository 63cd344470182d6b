"""The bots' process answers; each of its faults ends in a failed question, never a wait."""

from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.workers import bot_runner
from changcheng_qt.app.workers.bot_runner import BotRunner, Mind, thinking_time
from changcheng_qt.app.workers.bot_worker import Consultation, Question
from changcheng_qt.app.workers.worker_process import Serve, WorkerProcess
from changcheng_qt.bots import BOTS, LEVELS, is_compiled, usual_nodes
from changcheng_qt.ui.flow.bot_turns import Strength
from changcheng_qt.ui.flow.hints import Choice
from changcheng_qt.verdicts.reasons import Way
from tests.app import faulty_minds
from tests.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("gone_when_ended")

SHORT = 250
NEVER = 10**8

MakeRunner = Callable[..., BotRunner]


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[MakeRunner]:
    runners: list[BotRunner] = []

    def make(
        serve: Serve, thinking_time: int = PATIENCE, starting_time: int = PATIENCE
    ) -> BotRunner:
        runners.append(BotRunner(Mind(serve, lambda bot: thinking_time, starting_time)))
        return runners[-1]

    yield make
    for one in runners:
        one.close()


RANDOM = Strength("random", 10)


def processes() -> set[int | None]:
    """The numbers of the processes that this one has started and that still run."""
    return {child.pid for child in active_children()}


def test_a_question_is_answered(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    with qtbot.waitSignal(bots.answered) as answered:
        number = bots.ask("changcheng", RANDOM, "view", ["a", "b"], "seed")
    assert answered.args == [number, "a"]


def test_the_process_stays_for_the_next_question(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    seen = []
    for _ in range(2):
        with qtbot.waitSignal(bots.answered):
            bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
        seen.append(processes())
    assert seen[0] == seen[1] != set()


@pytest.mark.parametrize("is_prepared", [True, False])
def test_a_process_of_the_other_form_is_replaced(
    runner: MakeRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_prepared: bool
) -> None:
    bots, form = runner(faulty_minds.first_of_legal), is_compiled()
    seen = []
    for now in (form, form, not form, not form):
        monkeypatch.setattr(bot_runner, "is_compiled", lambda now=now: now)
        if is_prepared:
            bots.prepare("changcheng")
        else:
            with qtbot.waitSignal(bots.answered):
                bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
        seen.append(processes())
    assert seen[0] == seen[1] != seen[2] == seen[3]
    assert len(seen[3]) == len(seen[0])


@pytest.mark.parametrize(
    "serve", [faulty_minds.dying, faulty_minds.deaf, faulty_minds.cheating, faulty_minds.babbling]
)
def test_a_bot_that_fails_twice_is_reported(runner: MakeRunner, qtbot: QtBot, serve: Serve) -> None:
    before, bots = processes(), runner(serve)
    with qtbot.waitSignal(bots.failed) as failed:
        number = bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert failed.args == [number]
    assert processes() == before


@pytest.mark.parametrize("serve", [faulty_minds.dying, faulty_minds.cheating])
def test_a_bot_that_fails_is_restarted_once(
    runner: MakeRunner, qtbot: QtBot, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Serve] = []

    class Counted(WorkerProcess):
        def __init__(self, serve: Serve) -> None:
            started.append(serve)
            super().__init__(serve)

    monkeypatch.setattr("changcheng_qt.app.workers.conversation.WorkerProcess", Counted)
    bots = runner(serve)
    with qtbot.waitSignal(bots.failed):
        bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert len(started) == 2


def test_a_bot_that_hangs_is_ended(runner: MakeRunner, qtbot: QtBot) -> None:
    before, bots = processes(), runner(faulty_minds.hanging, SHORT, 0)
    with qtbot.waitSignal(bots.failed):
        bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert processes() == before


def test_a_process_that_still_starts_has_not_failed(runner: MakeRunner, qtbot: QtBot) -> None:
    """It is there before the first question, and was given no more time than one that waits."""
    bots = runner(faulty_minds.starting_slowly, SHORT, NEVER)
    bots.prepare("changcheng")
    prepared = processes()
    with qtbot.waitSignal(bots.answered):
        bots.ask("changcheng", RANDOM, "view", ["Prepare"], "seed")
    assert processes() == prepared


def test_a_process_that_has_answered_has_no_time_to_start(runner: MakeRunner, qtbot: QtBot) -> None:
    """It hangs, and another one answers."""
    bots = runner(faulty_minds.hanging_later, SHORT, NEVER)
    for _ in range(2):
        with qtbot.waitSignal(bots.answered):
            bots.ask("changcheng", RANDOM, "view", ["a"], "seed")


def test_a_bot_that_fails_once_is_asked_again(
    runner: MakeRunner, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(faulty_minds.MARK, str(tmp_path / "died"))
    bots = runner(faulty_minds.dying_once)
    with qtbot.waitSignal(bots.answered) as answered:
        number = bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert answered.args == [number, "a"]
    assert (tmp_path / "died").exists()


def test_a_late_answer_is_dropped(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.late)
    with qtbot.waitSignal(bots.answered) as answered:
        bots.ask("changcheng", RANDOM, "view", ["a", "b"], "seed")
    assert answered.args[1] == "a"


def test_a_forgotten_question_is_not_answered(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.first_of_legal)
    heard: list[int] = []
    bots.answered.connect(lambda number, _: heard.append(number))
    bots.ask("changcheng", RANDOM, "view", ["old"], "seed")
    bots.forget()
    with qtbot.waitSignal(bots.answered):
        number = bots.ask("changcheng", RANDOM, "view", ["new"], "seed")
    assert heard == [number]


def test_a_process_that_was_killed_is_replaced(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.dying)
    with qtbot.waitSignal(bots.failed):
        bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    with qtbot.waitSignal(bots.failed) as failed:
        number = bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert failed.args == [number]


def test_a_question_carries_how_much_its_bot_thinks_of(
    runner: MakeRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[object]()
    monkeypatch.setattr(WorkerProcess, "tell", lambda _, message: told.append(message))
    bots = runner(faulty_minds.first_of_legal)
    bots.ask("changcheng", Strength("club", 30), "view", ["a"], "seed")
    assert told == [Question(1, "changcheng", "club", "view", ("a",), 30, "seed")]


def test_the_process_is_there_before_the_first_question(runner: MakeRunner, qtbot: QtBot) -> None:
    before, bots = processes(), runner(faulty_minds.pondering)
    assert processes() == before
    bots.prepare("changcheng")
    ready = processes()
    assert len(ready - before) == 1
    bots.prepare("changcheng")
    with qtbot.waitSignal(bots.answered) as answered:
        bots.ask("changcheng", RANDOM, "view", ["Prepare Prepare"], "seed")
    assert answered.args[1] == "Prepare Prepare"
    assert processes() == ready


def test_a_forgotten_question_is_called_off_and_the_process_stays(
    runner: MakeRunner, qtbot: QtBot
) -> None:
    bots = runner(faulty_minds.pondering)
    bots.ask("changcheng", RANDOM, "view", ["think"], "seed")
    thinking = processes()
    bots.forget()
    bots.forget()
    with qtbot.waitSignal(bots.answered) as answered:
        bots.ask("changcheng", RANDOM, "view", ["Cancel"], "seed")
    assert answered.args[1] == "Cancel"
    assert processes() == thinking


@pytest.mark.parametrize("is_forgotten", [True, False])
def test_a_search_makes_way_for_the_next_question(
    runner: MakeRunner, qtbot: QtBot, is_forgotten: bool
) -> None:
    bots = runner(faulty_minds.searching)
    bots.ask("changcheng", Strength("endless", 1), "view", ["a"], "seed")
    thinking = processes()
    if is_forgotten:
        bots.forget()
    with qtbot.waitSignal(bots.answered) as answered:
        number = bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert answered.args == [number, "a"]
    assert processes() == thinking


@pytest.mark.parametrize(("is_compiled", "seconds"), [(True, (1, 1, 1, 6)), (False, (3, 3, 3, 18))])
def test_a_bot_is_waited_for_by_its_level_and_the_form_of_the_program(
    is_compiled: bool, seconds: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "is_compiled", lambda: is_compiled)
    usual = [thinking_time(Strength(kind, usual_nodes(kind))) for kind in LEVELS]
    assert usual == [second * 1000 for second in seconds]
    assert thinking_time(Strength("club", 5 * usual_nodes("club"))) == 5 * usual[1]
    assert {thinking_time(Strength(kind, 400)) for kind in BOTS if kind not in LEVELS} == {2000}


def test_the_process_knows_no_qt(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.telling_modules)
    with qtbot.waitSignal(bots.answered) as answered:
        bots.ask("changcheng", RANDOM, "view", ["no Qt", "Qt"], "seed")
    assert answered.args[1] == "no Qt"


def test_a_hint_is_heard(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.advising)
    with qtbot.waitSignal(bots.advised) as advised:
        number = bots.advise("changcheng", Choice("view", ["a", "b"]), 5, 3)
    assert advised.args == [number, (Way("b"), Way("a"))]


@pytest.mark.parametrize(
    "serve", [faulty_minds.dying, faulty_minds.first_of_legal, faulty_minds.advising_nothing]
)
def test_a_hint_that_fails_twice_is_reported(
    runner: MakeRunner, qtbot: QtBot, serve: Serve
) -> None:
    bots = runner(serve)
    with qtbot.waitSignal(bots.failed) as failed:
        number = bots.advise("changcheng", Choice("view", ["a"]), 5, 3)
    assert failed.args == [number]


def test_a_hint_of_what_is_not_legal_is_none(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.advising_cheats)
    with qtbot.waitSignal(bots.failed):
        bots.advise("changcheng", Choice("view", ["a"]), 5, 3)


def test_a_bots_question_takes_the_place_of_a_hint(runner: MakeRunner, qtbot: QtBot) -> None:
    bots = runner(faulty_minds.advising)
    heard: list[object] = []
    bots.advised.connect(lambda *told: heard.append(told))
    bots.advise("changcheng", Choice("view", ["a"]), 5, 3)
    with qtbot.waitSignal(bots.answered):
        bots.ask("changcheng", RANDOM, "view", ["a"], "seed")
    assert heard == []


def test_a_consultation_carries_all_that_is_thought_about(
    runner: MakeRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[object]()
    monkeypatch.setattr(WorkerProcess, "tell", lambda _, message: told.append(message))
    bots = runner(faulty_minds.advising)
    bots.advise("changcheng", Choice("view", ["a", "b"], "b"), 5, 3)
    bots.advise("changcheng", Choice("view", ["a", "b"], planned="a"), 5, 3)
    assert told == [
        Consultation(1, "changcheng", "view", ("a", "b"), 5, 3, "b"),
        Consultation(2, "changcheng", "view", ("a", "b"), 5, 3, None, "a"),
    ]
