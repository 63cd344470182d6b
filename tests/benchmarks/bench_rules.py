"""How fast the readable rules are: a step, a list of legal steps, whole games, a saved game."""

from collections.abc import Iterable, Iterator
from random import Random

from changcheng_qt import assets
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.boards import load_boards
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.pieces import Colour
from changcheng_qt.games.changcheng.setup import Setup, SetupChoices, draw_setup
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from tests.benchmarks.figure import Figure, timed

GAMES = 12


def measure() -> Iterable[Figure]:
    """Yield the figures of QUALITY section 4 that need no window."""
    positions = [state for seed in range(GAMES) for state in _played(seed)]
    chosen = [
        (state, Random(i).choice(CHANG_CHENG.legal(state))) for i, state in enumerate(positions)
    ]
    loop = timed(lambda: [None for _ in positions]).median / len(positions)
    legal = timed(lambda: [CHANG_CHENG.legal(s) for s in positions], times=7).median
    applied = timed(lambda: [CHANG_CHENG.apply(s, c) for s, c in chosen], times=7).median
    games = timed(lambda: [list(_played(seed)) for seed in range(GAMES)], times=5).median
    count = len(positions)
    yield Figure("apply, us", applied / count * 1000, "50 us", loop * 1000, "us")
    yield Figure("legal list, us", legal / count * 1000, "100 us", loop * 1000, "us")
    yield Figure("whole random games a second", GAMES / games * 1000, "40", unit="/s")
    match = _match(3)
    content = record_to_bytes(record_of(match, Random(0), seed_known=False))
    read = timed(lambda: read_match(content)).median
    yield Figure(f"load, verify, replay {len(match.log)} records", read, "20 ms")


def _played(seed: int) -> Iterator[State]:
    rng = Random(seed)
    state = CHANG_CHENG.new(_setup(seed, rng))
    while CHANG_CHENG.to_act(state) is not None:
        yield state
        state = CHANG_CHENG.apply(state, rng.choice(CHANG_CHENG.legal(state))).after


def _match(seed: int) -> AnyMatch:
    rng = Random(seed)
    setup = _setup(2, rng)
    match: AnyMatch = Match(CHANG_CHENG, setup, [Player("A")] * setup.seats)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    return match


def _setup(seed: int, rng: Random) -> Setup:
    boards = load_boards(assets.title_folder("changcheng") / "boards")
    return draw_setup(SetupChoices(tuple(Colour)[: 2 + seed % 3]), boards, rng)
