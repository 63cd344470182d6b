"""How much memory the program takes with a game of each title on screen, next to a bare window, and
how much more after ten games. The figure is the resident memory that Linux counts.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.main import Program, build
from changcheng_qt.app.opening import new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.preloader import Preloader
from changcheng_qt.app.settings import Settings
from changcheng_qt.app.threads import OLDEST, collect
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles.china import CHINA
from tests.benchmarks.figure import Figure
from tests.benchmarks.own_process import ROOT, at_scales, send

GAMES = 10
PAGE = 4096 / 1024**2
"""Megabytes of a page of memory."""
STEPS_ON_SCREEN = 120
AT_REST = 1.0
"""Seconds after which everything is painted at its own scale and nothing moves any more."""

_GAME = ROOT / "tests" / "saves" / "corpus" / "2-finished-four.changcheng"
_BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
scene = QGraphicsScene()
for i in range(200):
    scene.addRect(i % 20 * 40, i // 20 * 40, 36, 36)
view = QGraphicsView(scene)
window = QMainWindow()
window.setCentralWidget(view)
window.resize(1280, 800)
window.show()
app.processEvents()
print(open("/proc/self/statm").read().split()[1])
"""


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    bare = subprocess.run([sys.executable, "-c", _BARE], check=True, stdout=subprocess.PIPE)
    with TemporaryDirectory() as folder:
        application = new_application(sys.argv[:1])
        program = _program(application, Path(folder))
        goal = f"{110 if application.devicePixelRatio() == 1 else 180} MB"
        on_screen = {"four boards": _recorded, "China after four boards": _china}
        for name, game in on_screen.items():
            _play(game(), application, program, STEPS_ON_SCREEN)
            _rest(application)
            yield Figure(f"{name} on screen", _weight(), goal, int(bare.stdout) * PAGE, "MB")
        if application.devicePixelRatio() == 1:
            yield _growth("Chang Cheng", _recorded(), application, program)
            yield _growth("China", _china(), application, program)
        program.window.close()


def _growth(name: str, game: AnyMatch, application: QApplication, program: Program) -> Figure:
    """Return how much memory is kept of games that have been left for the start page."""
    before = _weight_after_a_game(game, application, program)
    after = [_weight_after_a_game(game, application, program) for _ in range(GAMES)]
    return Figure(f"{name}: growth over {GAMES} games", after[-1] - before, "2 MB", unit="MB")


def _weight_after_a_game(game: AnyMatch, application: QApplication, program: Program) -> float:
    _play(game, application, program)
    program.window.show_start(can_resume=False)
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()
    return _weight()


def _program(application: QApplication, folder: Path) -> Program:
    """Return the whole program, its window shown as large as at a first start, and everything in
    that a start brings in behind it.
    """
    folders = Folders(folder / "config", folder / "games", folder)
    program = build(application, folders, Settings(motion="none"))
    program.window.resize(1280, 800)
    program.window.show()
    coming: list[QObject] = [Preloader(program.window)]
    coming[0].destroyed.connect(coming.clear)
    while coming:
        application.processEvents()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return program


def _recorded() -> AnyMatch:
    """Return a finished game of Chang Cheng with four boards."""
    return read_file(RealDisk(), _GAME)[1]


def _china() -> AnyMatch:
    """Return a finished game of China, in which everybody does something of each kind."""
    rng = Random(1)
    setup = CHINA.open_box(None).draw_usual(4, rng)
    match: AnyMatch = Match(CHINA.game, setup, [Player(name) for name in "ABCD"])
    while (seat := match.to_act) is not None:
        legal = match.legal(seat)
        kind = rng.choice(list(dict.fromkeys(map(type, legal))))
        match.submit(rng.choice([command for command in legal if type(command) is kind]))
    return match


def _play(
    recorded: AnyMatch, application: QApplication, program: Program, steps: int | None = None
) -> None:
    """Play a game from its beginning, every step of it painted."""
    players = [Player("A", HUMAN), *(Player(name, "greedy") for name in "BCD")]
    match: AnyMatch = Match(recorded.game, recorded.setup, players)
    sys.path.insert(0, str(ROOT / "packaging"))
    bridge, flow = import_module("screens.stills").flow_of(match)
    program.window.show_match(bridge, flow)
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    flow.start()
    for step in recorded.steps[:steps]:
        bridge.submit(step.command)
        application.sendPostedEvents()
        application.processEvents()


def _rest(application: QApplication) -> None:
    until = perf_counter() + AT_REST
    while perf_counter() < until:
        application.processEvents()
        sleep(0.01)


def _weight() -> float:
    """Return the megabytes of memory that this process takes now, as after a few minutes."""
    collect(OLDEST)
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE


if __name__ == "__main__":
    send(_figures())
