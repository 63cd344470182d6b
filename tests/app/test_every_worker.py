"""Program errors outside the window's thread are reported like any other.

Every place in the program that makes a thread or a process is walked, and an error planted there.
"""

import ast
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app import opening, preloader, settings
from changcheng_qt.app.desks import file_desk, kept_games, lesson_room, practice_room, trash
from changcheng_qt.app.desks.practice_room import PracticeRoom
from changcheng_qt.app.main import Program
from changcheng_qt.app.notices import ErrorReporter
from changcheng_qt.app.workers import analysis_runner
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.app.workers.analysis_worker import Task
from changcheng_qt.app.workers.bot_runner import BotRunner, Mind
from changcheng_qt.engine.seats import Player
from changcheng_qt.net import listing, post
from changcheng_qt.saves.library import Library
from changcheng_qt.sound.catalogue import Sound
from changcheng_qt.sound.player import Player as SoundPlayer
from changcheng_qt.statistics import refreshing
from changcheng_qt.ui.analysis.analyst import Stage
from changcheng_qt.ui.flow.bot_turns import Strength
from changcheng_qt.ui.looks.appearance import ThemeChoice
from changcheng_qt.ui.seam.title import GameOrder
from screens.costs import made_up
from tests.analysis.games import played
from tests.app import faulty_minds
from tests.app.conftest import Build
from tests.statistics.games import keep, whole_match

MAKERS = frozenset(
    {"Thread", "WriterThread", "Background", "WorkerProcess", "Process", "Conversation"}
)
OTHERS = {
    "app.cli.typed_lines": "its thread is that of a command without a window, which prints errors",
    "app.threads": "its threads are those of the writers and of everything in the background",
    "app.desks.table_desk": "its writer is that of an autosave, as the program's own",
    "app.workers.analysis_worker": "its processes help one that does all by itself without them",
    "app.workers.conversation": "it is with the process of the bots, or of an analysis",
    "app.workers.worker_process": "its process is that of the bots, or of an analysis",
}
"""Places that have no window, or whose work is planted at those who ask for it."""
ROOT = Path(__file__).parents[2] / "changcheng_qt"


class Planted(Exception):
    """An error of the program, such as a module that an upgrade has taken away."""


def fail(*_: object, **__: object) -> NoReturn:
    raise Planted


class Scene:
    """A program whose errors are reported, and in which one is planted."""

    def __init__(
        self, running: Program, qtbot: QtBot, patched: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self.running, self.qtbot, self.patched, self.folder = running, qtbot, patched, folder
        self.window = running.window

    def await_report(self, window: QWidget | None = None) -> None:
        """Wait until a person is notified; then look no more."""

        def reports() -> list[QMessageBox]:
            boxes = (window or self.window).findChildren(QMessageBox)
            return [box for box in boxes if "Planted" in box.detailedText()]

        self.qtbot.waitUntil(lambda: bool(reports()))
        assert "Something went wrong." in reports()[0].text()

    def begin(self) -> None:
        order = GameOrder("changcheng", (Player("Ada"), Player("Bo")), ("red", "blue"))
        self.running.session.begin(order)


def reading_in_time(scene: Scene) -> None:
    """The thread that waits raises it again."""
    with pytest.raises(Planted):
        opening.in_time(fail, None)


def kept_settings(scene: Scene) -> None:
    scene.patched.setattr(settings, "_values", fail)
    scene.running.appearance.choose_theme(ThemeChoice.DARK)
    scene.await_report()


def list_of_lessons(scene: Scene) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lesson_room, "_problems_of", fail)
        scene.window.lessons.list_asked.emit()
        scene.await_report()
    scene.window.lessons.list_asked.emit()
    scene.qtbot.waitUntil(lambda: scene.window.dialogs.shown is not None)


def exercise(scene: Scene) -> None:
    match = played("changcheng", 3, "random")
    analysis = made_up(match)
    seat = next(one.seat for one in analysis.judgements if one.verdict.is_error)
    room = next(one for one in scene.running.others if isinstance(one, PracticeRoom))
    scene.patched.setattr(practice_room, "again", fail)
    task = Task(match.still(), tuple(range(3)), 2, True, None)
    analyst: Any = SimpleNamespace(analysis=analysis, task=task)
    room.begin(analyst, seat)
    scene.await_report()


def opened_file(scene: Scene) -> None:
    def read(disk: object, file: object, follow: Callable[[float], None]) -> NoReturn:
        follow(0.5)
        fail()

    scene.patched.setattr(file_desk, "UNNOTICED", -1.0)
    scene.patched.setattr(file_desk, "read_file", read)
    scene.running.files.open(scene.folder / "evening.changcheng")
    scene.await_report()
    assert not scene.running.files.is_busy
    assert file_desk.READING not in scene.window.table.banners


def post_office(scene: Scene) -> None:
    scene.patched.setattr(post, "_largest_message", fail)
    carrier = post.PostCarrier(post.PostOffice("127.0.0.1", is_secure=False), scene.window)
    scene.await_report()
    carrier.close()


def tables_in_the_network(scene: Scene) -> None:
    scene.patched.setattr(listing, "own_interfaces", fail)
    browsing = listing.Browsing()
    browsing.start()
    scene.await_report()
    browsing.close()


def statistics(scene: Scene) -> None:
    scene.patched.setattr(refreshing, "find_games", fail)
    scene.window.table_actions["statistics"].trigger()
    scene.await_report()
    assert scene.window.dialogs.shown is None, "nobody is left waiting for the games"


def listed_games(scene: Scene) -> None:
    scene.patched.setattr(Library, "games", fail)
    scene.window.start_shown.emit()
    scene.await_report()


def read_games(scene: Scene) -> None:
    keep(scene.running.folders.games, "one", whole_match(1, "Mei", "Luca"))
    scene.patched.setattr(kept_games, "read_games", fail)
    scene.window.start_shown.emit()
    scene.await_report()


def listed_trash(scene: Scene) -> None:
    scene.window.table.start_page.shelf.trash_opened.emit()
    scene.patched.setattr(Library, "thrown_away", fail)
    scene.window.table.start_page.shelf.trash_opened.emit()
    scene.await_report()


def read_trash(scene: Scene) -> None:
    keep(scene.running.folders.games / "trash", "one", whole_match(1, "Mei", "Luca"))
    scene.patched.setattr(trash, "read_games", fail)
    scene.window.table.start_page.shelf.trash_opened.emit()
    scene.await_report()


def kept_analysis(scene: Scene) -> None:
    scene.patched.setattr(analysis_runner, "_kept", fail)
    match = played("changcheng", 3, "random")
    runner = AnalysisRunner(Task(match.still(), (0,), 2, True, None), scene.window)
    runner.go_on()
    scene.await_report()
    assert runner.stage is Stage.FAILED


def analysis_process(scene: Scene) -> None:
    """The page says that it has failed."""
    match = played("changcheng", 3, "random")
    task = Task(match.still(), (0,), 2, True, None)
    runner = AnalysisRunner(task, scene.window, faulty_minds.dying)
    runner.go_on()
    scene.qtbot.waitUntil(lambda: runner.stage is Stage.FAILED)


def bots_process(scene: Scene, *, is_ready: bool = False) -> None:
    """The table offers another bot, or the seat to a person."""
    runner = BotRunner(Mind(faulty_minds.dying, lambda _: 20_000))
    if is_ready:
        runner.prepare("changcheng")
    with scene.qtbot.waitSignal(runner.failed):
        runner.ask("changcheng", Strength("random", 10), "view", ["a"], "seed")
    runner.close()


def ready_bots_process(scene: Scene) -> None:
    bots_process(scene, is_ready=True)


def running_game(scene: Scene) -> None:
    scene.patched.setattr(Library, "lay", fail)
    scene.begin()
    scene.await_report()


def saved_copy(scene: Scene) -> None:
    scene.begin()
    scene.patched.setattr(file_desk, "write_whole", fail)
    scene.running.files.save(scene.folder / "copy.changcheng")
    scene.await_report()


def sound(scene: Scene) -> None:
    opened = []

    def open_card(cut: object) -> NoReturn:
        opened.append(cut)
        fail()

    player = SoundPlayer(open_card)
    player.play(Sound.BLOCK)
    scene.await_report()
    player.play(Sound.BLOCK)
    assert len(opened) == 1, "every sound would fail again"
    player.close()


PLANTS: dict[str, tuple[Callable[[Scene], None], ...]] = {
    "app.opening": (reading_in_time, kept_settings),
    "app.desks.lesson_room": (list_of_lessons,),
    "app.desks.practice_room": (exercise,),
    "app.desks.file_desk": (opened_file,),
    "app.desks.statistics_desk": (statistics,),
    "app.desks.kept_games": (listed_games, read_games),
    "app.desks.trash": (listed_trash, read_trash),
    "app.workers.analysis_runner": (kept_analysis, analysis_process),
    "app.workers.bot_runner": (bots_process, ready_bots_process),
    "app.main": (running_game, saved_copy),
    "net.listing": (tables_in_the_network,),
    "net.post": (post_office,),
    "sound.player": (sound,),
}


def makers(source: str) -> int:
    """Return in how many places a source makes a thread or process, or asks for one."""
    if not any(name in source for name in MAKERS):
        return 0
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    names = [getattr(call, "id", None) or getattr(call, "attr", None) for call in calls]
    return sum(name in MAKERS for name in names)


def test_every_thread_and_process_is_walked() -> None:
    found = Counter[str]()
    for path in ROOT.rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name] += makers(path.read_text("utf-8"))
    made = +found - Counter({name: found[name] for name in OTHERS})
    assert made.keys() == PLANTS.keys()
    assert [name for name, count in made.items() if count > len(PLANTS[name])] == []
    assert makers("threading.Thread(target=f).start()\nrun = Background(self)") == 2


@pytest.fixture
def scene(
    program: Build, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Scene]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    running = program()
    ErrorReporter(running.window).watch()
    with pytest.MonkeyPatch.context() as patched:
        yield Scene(running, qtbot, patched, tmp_path)
        running.window.dialogs.close_all()


@pytest.mark.parametrize("plant", [one for several in PLANTS.values() for one in several])
def test_its_errors_are_reported(scene: Scene, plant: Callable[[Scene], None]) -> None:
    plant(scene)


def test_a_module_that_is_to_come_soon_is_missed_aloud(scene: Scene) -> None:
    scene.patched.setattr(preloader, "import_module", fail)
    preloader.Preloader(QObject(scene.window))
    scene.await_report()


def test_a_thread_of_somebody_else_is_heard_too(scene: Scene) -> None:
    threading.Thread(target=fail).start()
    scene.await_report()
