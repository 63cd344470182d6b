"""Does the error measure skill? ``python -m tests.analysis.skill GAMES NODES [TITLE]``: one bot of
each kind at a table, in turning seats; their mean error a decision, in points or wins in 100, with
95 % intervals over games.
"""

import sys
from collections.abc import Iterable
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


def mean_errors(title: str, games: int, nodes: int) -> Iterable[dict[str, float]]:
    """Give for each game the mean error in points of each kind."""
    found = title_named(title)
    assert found is not None
    for game in range(games):
        kinds = KINDS[game % 4 :] + KINDS[: game % 4]
        own = found.rules.simulations
        players = [Player(kind, kind, usual_nodes(kind, own)) for kind in kinds]
        setup = found.open_box(None).draw_usual(len(kinds), Random(f"skill {game}"))
        match = Match(found.game, setup, players, luck=SeededLuck(f"skill {game}"))
        play(match, f"skill {game}")
        budget = Budget(nodes, match.step_count)
        asked = Analysing(match, searching_of(match), None, range(len(kinds)), budget)
        list(asked)
        yield {kind: asked.analysis.mean_error(seat) for seat, kind in enumerate(kinds)}


def interval(errors: list[float]) -> tuple[float, float]:
    """Return the mean and half of its interval."""
    mean = sum(errors) / len(errors)
    variance = sum((one - mean) ** 2 for one in errors) / max(1, len(errors) - 1)
    return mean, 1.96 * sqrt(variance / len(errors))


if __name__ == "__main__":
    found = list(
        mean_errors(sys.argv[3] if len(sys.argv) > 3 else "changcheng", *map(int, sys.argv[1:3]))
    )
    for kind in KINDS:
        mean, half = interval([one[kind] for one in found])
        sys.stdout.write(f"{kind:8} {mean:.2f} +- {half:.2f} a decision\n")
