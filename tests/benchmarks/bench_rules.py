"""How fast the readable rules of every title are: a step, a list of legal steps, the step that ends
a game and counts it, whole games, a saved game.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.benchmarks.figure import Figure, timed

GAMES = 12


def measure() -> Iterable[Figure]:
    """Yield the figures of QUALITY section 4 that need no window."""
    for title in TITLES:
        yield from _measured(title)


def _measured(title: Title) -> Iterator[Figure]:
    name, game = title.name, title.game
    positions = [state for seed in range(GAMES) for state in _played(title, seed)]
    chosen = [(state, Random(i).choice(game.legal(state))) for i, state in enumerate(positions)]
    ends = [pair for pair in chosen if game.to_act(game.apply(*pair).after) is None]
    loop = timed(lambda: [None for _ in positions]).median / len(positions)
    legal = timed(lambda: [game.legal(s) for s in positions], times=7).median
    applied = timed(lambda: [game.apply(s, c) for s, c in chosen], times=7).median
    ended = timed(lambda: [game.apply(s, c) for s, c in ends], times=7).median
    games = timed(lambda: [list(_played(title, seed)) for seed in range(GAMES)], times=5).median
    count = len(positions)
    yield Figure(f"{name}: apply, us", applied / count * 1000, "50 us", loop * 1000, "us")
    yield Figure(f"{name}: legal list, us", legal / count * 1000, "100 us", loop * 1000, "us")
    yield Figure(f"{name}: the step that ends a game", ended / len(ends), "30 ms")
    yield Figure(f"{name}: random games a second", GAMES / games * 1000, "40", unit="/s")
    match = _match(title, 3)
    content = record_to_bytes(record_of(match, Random(0), seed_known=False))
    read = timed(lambda: read_match(content)).median
    yield Figure(f"{name}: load, verify, replay {len(match.log)} records", read, "20 ms")


def _played(title: Title, seed: int) -> Iterator[Any]:
    rng = Random(seed)
    state = title.game.new(_setup(title, seed, rng))
    while title.game.to_act(state) is not None:
        yield state
        state = title.game.apply(state, rng.choice(title.game.legal(state))).after


def _match(title: Title, seed: int) -> AnyMatch:
    rng = Random(seed)
    setup = _setup(title, 2, rng)
    match: AnyMatch = Match(title.game, setup, [Player("A")] * setup.seats)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    return match


def _setup(title: Title, seed: int, rng: Random) -> Any:  # noqa: ANN401 - a setup of that title
    counts = title.rules.seat_counts
    return title.open_box(None).draw_usual(counts[seed % len(counts)], rng)
