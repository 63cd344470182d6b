"""Does the error measure skill? ``python -m tests.analysis.skill GAMES NODES [TITLE]``: the mean
error a decision of each kind of bot, in points or wins in 100, with 95 % intervals over games.

Each kind plays among its equals: who has as good as lost among better players has no chance left
to give away, so at a table with all kinds the worst of them erred little.
"""

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random

from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.app.cli.simulate import play
from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import title_named
from tests.analysis.games import searching_of

KINDS = ("random", "novice", "club", "strong")
SEATS = 4


def mean_errors(title: str, kind: str, games: int, nodes: int) -> Iterator[float]:
    """Yield for each game of four bots of a kind their mean error."""
    found = title_named(title)
    assert found is not None
    players = [Player(kind, kind, usual_nodes(kind, found.rules.simulations))] * SEATS
    for game in range(games):
        seed = f"skill {game}"
        setup = found.open_box(None).draw_usual(SEATS, Random(seed))
        match = Match(found.game, setup, players, luck=SeededLuck(seed))
        play(match, seed)
        budget = Budget(nodes, match.step_count)
        asked = Analysing(match, searching_of(match), None, range(SEATS), budget)
        list(asked)
        judged = asked.analysis.judgements
        yield sum(one.error.points for one in judged) / max(1, len(judged))


def interval(errors: list[float]) -> tuple[float, float]:
    """Return the mean and half of its interval."""
    mean = sum(errors) / len(errors)
    variance = sum((one - mean) ** 2 for one in errors) / max(1, len(errors) - 1)
    return mean, 1.96 * sqrt(variance / len(errors))


if __name__ == "__main__":
    title = sys.argv[3] if len(sys.argv) > 3 else "changcheng"
    for kind in KINDS:
        found = list(mean_errors(title, kind, *map(int, sys.argv[1:3])))
        mean, half = interval(found)
        sys.stdout.write(f"{kind:8} {mean:.2f} +- {half:.2f} a decision\n")
        sys.stdout.flush()
