"""How many errors does a screening overlook? ``python -m tests.analysis.screened GAMES TITLE``:
games of bots with little thought. Each decision is judged with the whole effort of hints, and by
the analysis, in which the screening of most of them does not lead to that. Prints the decisions,
how many had the whole effort, the errors by name, and those that were overlooked with their cost.
"""

import sys
from collections import Counter
from collections.abc import Iterator

from changcheng_qt.analysis.judging import Budget, unit_of, weigh
from changcheng_qt.analysis.played import Played
from changcheng_qt.bots import analysis_nodes
from changcheng_qt.bots.hints import judged_choice, luck_at
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import Verdict, verdict_of
from tests.analysis.games import played, searching_of


def judgements(match: AnyMatch) -> Iterator[tuple[Verdict, float, bool]]:
    """Yield the verdict on each decision with the whole effort, its loss, and whether the screening
    led to it.
    """
    budget, searching = Budget(analysis_nodes(), match.step_count), searching_of(match)
    for ply, step in enumerate(match.steps):
        view = Played(match).view(ply, step.seat)
        legal = match.game.legal_seen(step.before, step.seat)
        here = searching, view, legal, Played(match).command(ply)
        found = weigh(*here, budget, ply)
        if found is not None:
            whole = judged_choice(*here, budget.effort, luck_at(ply))
            assert whole is not None
            yield verdict_of(*whole.loss, unit_of(whole)), whole.loss[0], found == whole


def main(games: int, title: str) -> None:
    """Print the counts after each game."""
    named, overlooked, looks, decisions = Counter[Verdict](), list[str](), 0, 0
    for seed in range(games):
        for verdict, points, is_judged in judgements(
            played(title, seed, "novice", "club", "strong")
        ):
            decisions, looks = decisions + 1, looks + is_judged
            if verdict.is_error:
                named[verdict] += 1
                if not is_judged:
                    overlooked.append(f"{verdict.value} {points:.1f}")
        told = ", ".join(f"{count} {verdict.value}" for verdict, count in named.items())
        sys.stdout.write(f"{decisions} decisions, {looks} judged: {told}; {overlooked}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
