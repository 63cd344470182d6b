"""Is a planted mistake found? ``python -m tests.analysis.planted GAMES NODES``: games of strong
bots in which one move is replaced by one that a search at ten times the budget holds at least 4
points worse, the rest played on by strong; the analysis at that budget should find it as the
dearest of its seat. Games are shared out among the processors.
"""

import sys
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any

from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.analysis.judging import Budget, weigh
from changcheng_qt.app.cli.simulate import play
from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import title_named
from tests.analysis.games import searching_of

SEATS = 3
WORSE = 4.0
TRIES = 40
"""How many decisions of a game are looked at before it is given up."""


def begun(title: str, number: int) -> AnyMatch:
    """Return a game that strong bots are about to play."""
    found = title_named(title)
    assert found is not None
    nodes = usual_nodes("strong", found.rules.simulations)
    players = [Player(f"P{seat}", "strong", nodes) for seat in range(SEATS)]
    setup = found.open_box(None).draw_usual(SEATS, Random(f"planted {number}"))
    return Match(found.game, setup, players)


def worse_command(match: AnyMatch, ply: int, nodes: int) -> Any:  # noqa: ANN401 - the title's
    """Return a command that is clearly so much worse than the best at a ply; None without one."""
    step, searching = match.steps[ply], searching_of(match)
    view = match.game.view(step.before, match.known[ply], step.seat)
    legal = match.game.legal_seen(step.before, step.seat)
    for chosen in Random(ply).sample(list(legal), min(3, len(legal))):
        found = weigh(searching, view, legal, chosen, Budget(10 * nodes), ply)
        if found is None:
            continue
        points, deviation = found.loss
        if points - 2 * deviation >= WORSE:
            return chosen
    return None


def planted(title: str, number: int, nodes: int) -> tuple[AnyMatch, int] | None:
    """Return a game with a planted mistake, and its ply; None where none was found."""
    whole = begun(title, number)
    play(whole, f"planted {number}")
    rng = Random(number)
    for ply in rng.sample(range(len(whole.steps) * 3 // 4), TRIES):
        command = worse_command(whole, ply, nodes)
        if command is None:
            continue
        match = begun(title, number)
        for step in whole.steps[:ply]:
            match.submit(step.command)
        match.submit(command)
        play(match, f"planted {number} again")
        return match, ply
    return None


def is_found(title: str, number: int, nodes: int) -> bool | None:
    """Return whether the mistake in a game was found as the dearest of its seat; None where none
    could be planted.
    """
    made = planted(title, number, nodes)
    if made is None:
        return None
    match, ply = made
    seat = match.steps[ply].seat
    asked = Analysing(match, searching_of(match), None, [seat], Budget(nodes))
    list(asked)
    own = [one for one in asked.analysis.judgements if one.seat == seat]
    dearest = max(own, key=lambda one: one.error.points)
    return dearest.ply == ply


def main(games: int, nodes: int) -> None:
    """Print how many are found."""
    found: list[bool] = []
    with Pool() as pool:
        look = partial(is_found, "changcheng", nodes=nodes)
        for one in pool.imap_unordered(look, range(games)):
            if one is not None:
                found.append(one)
                sys.stdout.write(f"{sum(found)} of {len(found)} planted mistakes are dearest\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
