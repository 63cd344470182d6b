"""The worth of a peek at something hidden.

The later decisions that a peek can have informed are those in the rest of that turn and in the
seat's next one. At each of them the judge of hints chooses twice with the same seed: with the
knowledge from the peek, and without it. Both choices are then played out in the same worlds with
the same chance; the worlds agree with that knowledge. The peek was worth the sum of the
differences: nothing where it changed no choice, and less than nothing where it misled. This is its
worth in hindsight, not the one that could have been expected before.
"""

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

from changcheng_qt.analysis.judging import AnySearching, Budget
from changcheng_qt.analysis.seeds import game_key, seed_at
from changcheng_qt.analysis.worth import SEEDS, play_ends
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.bots.hints import judged, luck_at, weighable
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import INTERVAL, LookWorth


def looks(match: AnyMatch, searching: AnySearching) -> Iterator[int]:
    """Yield the plies at which a seat alone learned something hidden by peeking."""
    for ply, step in enumerate(match.steps):
        if step.told != (step.seat,):
            continue
        view = match.game.view(step.before, match.known[ply], step.seat)
        if not searching.draw(view, [step.command], 1, ADVISER, Random(ply)).commands:
            yield ply


def look_worth(
    match: AnyMatch, searching: AnySearching, look: int, budget: Budget, stop: Stop = never
) -> LookWorth:
    """Return the worth of the peek at a ply for the seat that took it. Raises `Stopped`."""
    differences = [
        found
        for ply, unknowing in _informed(match, look)
        if (found := _difference(match, searching, ply, unknowing, budget, stop)) is not None
    ]
    return LookWorth(
        sum(points for points, _, _ in differences),
        INTERVAL * sqrt(sum(deviation**2 for _, deviation, _ in differences)),
        len(differences),
        sum(is_changed for _, _, is_changed in differences),
    )


def _informed(match: AnyMatch, look: int) -> Iterator[tuple[int, Any]]:
    """Yield the later plies that a peek can have informed, each with the knowledge without it."""
    game, steps = match.game, match.steps
    seat = steps[look].seat
    known, turns, turn_seat = match.known[look], 0, steps[look].turn_seat
    for ply in range(look + 1, len(steps)):
        step = steps[ply]
        if step.turn_seat != turn_seat:
            turn_seat = step.turn_seat
            turns += turn_seat == seat
        if turns > 1:
            return
        if step.seat == seat:
            yield ply, known
        forgot = game.forget_replaced(known, ply)
        known = game.learn(forgot, step.after, step.events)


def _difference(
    match: AnyMatch,
    searching: AnySearching,
    ply: int,
    unknowing: Any,  # noqa: ANN401 - the title's
    budget: Budget,
    stop: Stop,
) -> tuple[float, float, bool] | None:
    """Return by how many points a decision is better with knowledge than without, the standard
    error, and whether it is a different one; None where there is nothing to weigh.
    """
    step, game = match.steps[ply], match.game
    view = game.view(step.before, match.known[ply], step.seat)
    blind = game.view(step.before, unknowing, step.seat)
    left = weighable(searching, view, game.legal_seen(step.before, step.seat), step.command)
    if not left:
        return None
    seed = seed_at(game_key(match), ply)
    rng = Random(f"{seed}/worlds")
    drawn = searching.draw(view, left, budget.worlds, ADVISER, rng)
    numbers = {command: number for number, command in drawn.commands.items()}
    best = [
        numbers[judged(searching, seen, left, budget.effort, luck_at(ply), stop).best[0].command]
        for seen in (view, blind)
    ]
    worlds = drawn.positions
    if worlds[0].edge(best[0], step.seat) == worlds[0].edge(best[1], step.seat):
        return 0.0, 0.0, False
    luck = rng.randrange(SEEDS)
    knowing, guessing = (
        play_ends(worlds, step.seat, budget.playouts, luck, stop, number) for number in best
    )
    points = knowing.worth.points - guessing.worth.points
    return points, knowing.deviation(guessing).points, True
