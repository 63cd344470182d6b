"""The costs of play from several computers: the letters of a move and of a game with three guests;
the time from a click to the own screen and to another one, by the local network and by a broker,
with all ends in one process; and the start and memory of one-screen play, next to the same program
without the packages of the network. Each time is the least of many, or its middle one.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter_ns, time

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.frames import FRAME, seal, unseal
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.lan import LanGuest, LanHost
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.roster import new_table
from changcheng_qt.saves.record import recording
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.benchmarks.figure import Figure, median, timed
from tests.net.broker import broker
from tests.net.memory import Office
from tests.net.tables import Table, followed, shown_at
from tests.net.wire import Wire
from tests.saves.simulated_disk import SimulatedDisk

GAME = 4
"""The seats of a game; one of them at the host's computer."""
MOVES = 120
STARTS = 8
IN_TIME = 20_000
HURRY = 50
AWAY = 25
"""Milliseconds to a broker on the internet, each way."""

_START = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from changcheng_qt.__main__ import import_qt
import_qt()
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from PySide6.QtCore import QEventLoop, QTimer
from changcheng_qt.app.main import build
from changcheng_qt.app.opening import new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.preloader import Preloader
from changcheng_qt.app.settings import Settings
with TemporaryDirectory() as place:
    application = new_application(sys.argv[:1])
    folders = Folders(*(Path(place) / name for name in ("config", "games", "own")))
    program = build(application, folders, Settings(motion="none"))
    program.window.show()
    Preloader(program.window)
    application.processEvents()
    spent = process_time() * 1000
    loop = QEventLoop()
    QTimer.singleShot(1500, loop.quit)
    loop.exec()
    pages = int(open("/proc/self/statm").read().split()[1])
    print(spent, pages * 4096 / 1024**2)
    sys.stdout.flush()
    import os
    os._exit(0)
"""


def measure() -> Iterator[Figure]:
    """Return all figures."""
    application = QCoreApplication.instance() or QCoreApplication([])
    yield from _seals()
    for title in TITLES:
        yield from _letters(title)
    yield _there_and_back()
    yield from _clicks("network", nullcontext(None))
    with TemporaryDirectory() as place:
        yield from _clicks("broker", broker(Path(place)))
    with TemporaryDirectory() as place:
        far = _far(broker(Path(place)))
        yield from _clicks(f"broker {AWAY} ms away", far, goals=("150", "250"))
    yield from _starts()
    application.processEvents()


def _seals() -> Iterator[Figure]:
    key, box, letter = bytes(32), "room/down", bytes(700)
    sealed = seal(letter, 1, key, box)
    for name, run in (
        ("seal", lambda: seal(letter, 1, key, box)),
        ("open", lambda: unseal(sealed, key, box)),
        ("refuse", lambda: unseal(sealed, key, "other")),
    ):
        yield Figure(f"{name} a frame", timed(_often(run), times=50).median, "-", unit="µs")


def _often(run: Callable[[], object]) -> Callable[[], None]:
    def often() -> None:
        for _ in range(1000):
            run()

    return often  # Milliseconds of a thousand are microseconds of one.


def _letters(title: Title) -> Iterator[Figure]:
    """Count the letters of a random game."""
    seats = min(GAME, max(title.rules.seat_counts))
    at = Table(title, 3, Office(3), tuple((seat,) for seat in range(1, seats)), seats)
    at.begin()
    at.office.seen.clear()
    while at.match.outcome is None and at.match.entry_count < 600:
        at.act()
        at.deliver()
    seen, entries = at.office.seen, at.match.entry_count
    size = sum(len(letter) for _, letter in seen) / 1024**2
    yield Figure(f"{title.name}: entries of a game", entries, "-", unit="")
    yield Figure(f"{title.name}: letters an entry", len(seen) / entries, "-", unit="")
    yield Figure(f"{title.name}: bytes an entry", size * 1024**2 / entries, "-", unit="B")
    yield Figure(f"{title.name}: all letters of the game", size, "2 MB", unit="MB")


@dataclass(eq=False)
class Screens:
    """A host, and two guests with a screen each, by carriers of one kind."""

    carrier: Callable[[int], Carrier]
    rng: Random = field(default_factory=lambda: Random(5))

    def __post_init__(self) -> None:
        title, disk = TITLES[0], SimulatedDisk()
        table = new_table(title, title.open_box(None).draw_any(2, self.rng), None)
        self.host = Host(title, Folder(disk, Path("/host")), self.carrier(0), _hurried, table)
        codes = [self.host.invite((seat,)) for seat in range(2)]
        self.guests = [
            Guest(Folder(disk, Path(f"/{n}")), self.carrier(n + 1), take_seat(code, f"G{n}"))
            for n, code in enumerate(codes)
        ]
        peers = self.host.roster.peers
        wait(lambda: all(peer.kept.public for peer in peers))
        for peer in peers:
            self.host.admit(peer)
        wait(lambda: bool(self.host.roster.seed))
        players = [Player(f"P{seat}") for seat in range(2)]
        self.match: AnyMatch = Match(title.game, self.host.roster.setup, players, BEGINNERS)
        self.recorder = recording(self.match, self.rng, seed=self.host.roster.seed or "")
        self.host.begin(self.recorder, lambda then: then())
        wait(lambda: all(one.follower and one.follower.shown for one in self.guests))

    def move(self) -> tuple[float, float, bool]:
        """Move once; return the milliseconds to the own screen and to the other one, and whether
        the move was shown early.
        """
        seat = self.match.to_act
        assert seat is not None
        own, other = self.guests[seat], self.guests[1 - seat]
        match, length = shown_at(own), self.match.entry_count
        deed = Deed(Kind.PLAY, seat, match.text_of(self.rng.choice(match.legal(seat))))
        start = perf_counter_ns()
        is_early = own.do(deed)
        ends = [perf_counter_ns() if is_early else 0, 0]

        def look() -> bool:
            for number, guest in enumerate((own, other)):
                if not ends[number] and followed(guest).have > length:
                    ends[number] = perf_counter_ns()
            return all(ends) and all(followed(one).have > length for one in (own, other))

        wait(look)
        return (ends[0] - start) / 1e6, (ends[1] - start) / 1e6, is_early


def _hurried() -> float:
    """Return a clock by which moves are as far apart as those of people, since a host reads a
    limited number of letters a second.
    """
    return time() * HURRY


def wait(condition: Callable[[], bool]) -> None:
    """Process events until a condition holds; raises `TimeoutError`."""
    until, loop = perf_counter_ns() + IN_TIME * 1_000_000, QEventLoop()
    timer = QTimer(interval=20)
    timer.start()
    while not condition():
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if perf_counter_ns() > until:
            raise TimeoutError


def _there_and_back() -> Figure:
    """Send a frame over the local network and have another one back."""
    with _carriers(None) as carrier:
        host, guest = carrier(0), carrier(1)
        back = list[str]()
        host.heard.connect(lambda *_: host.post("room/down", bytes(FRAME)))
        guest.heard.connect(lambda box, *_: back.append(box))
        host.listen("room/up")
        guest.listen("room/down")

        def once() -> None:
            count = len(back)
            guest.post("room/up", bytes(FRAME))
            wait(lambda: len(back) > count)

        return Figure("network: a frame there and back", timed(once, times=30).median, "5")


@contextmanager
def _far(opened: AbstractContextManager[PostOffice]) -> Iterator[PostOffice]:
    """Run a broker at the other end of a long cable."""
    with opened as office:
        wire = Wire(office.port, AWAY)
        yield replace(office, port=wire.port)
        wire.deleteLater()


def _clicks(
    name: str, opened: AbstractContextManager[object], goals: tuple[str, str] = ("30", "100")
) -> Iterator[Figure]:
    """Measure moves; a broker that is opened brings the letters, or else the network."""
    with opened as office, _carriers(office) as carrier:
        screens = Screens(carrier)
        spans = [screens.move() for _ in range(MOVES) if screens.match.to_act is not None]
    own = sorted(one for one, _, is_early in spans if not is_early)
    early = sorted(one for one, _, is_early in spans if is_early)
    other = sorted(one for _, one, _ in spans)
    if early:
        yield Figure(f"{name}: early, own screen p50", median(early), "16")
    for what, rising, wanted in (("own", own, goals), ("other", other, ("-", "-"))):
        if rising:
            late = rising[int(len(rising) * 0.95)]
            yield Figure(f"{name}: click to {what} screen, least", rising[0], "-")
            yield Figure(f"{name}: click to {what} screen p50", median(rising), wanted[0])
            yield Figure(f"{name}: click to {what} screen p95", late, wanted[1])


@contextmanager
def _carriers(office: object) -> Iterator[Callable[[int], Carrier]]:
    """Give each end a carrier, the host first."""
    parent, made = QObject(), list[Carrier]()

    def carrier(number: int) -> Carrier:
        if office is not None:
            made.append(PostCarrier(office, parent, (50,)))  # type: ignore[arg-type]
        elif number == 0:
            lan = LanHost(parent)
            lan.open()
            made.append(lan)
        else:
            host = made[0]
            assert isinstance(host, LanHost)
            made.append(LanGuest(("127.0.0.1",), host.port, parent))
        return made[-1]

    yield carrier
    for one in made:
        one.close()
    parent.deleteLater()


def _starts() -> Iterator[Figure]:
    """Start the program by turns with and without the packages of the network."""
    runs: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    for number in range(2 * STARTS):
        without = ("nacl", "paho", "truststore", "zeroconf") if number % 2 else ()
        words = [sys.executable, "-c", _START, *without]
        told = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        runs[bool(without)].append((float(told[0]), float(told[1])))
    for place, name, goal, unit in ((0, "start, CPU", "+2", "ms"), (1, "memory", "+1", "MB")):
        least = {without: min(one[place] for one in all_) for without, all_ in runs.items()}
        yield Figure(f"one screen: {name}", least[False], f"{goal} {unit}", least[True], unit)
