"""How good a decision was: the worth of its alternatives for the seat, as far as it could know.

The bounds of the names are points and shares of victories. A name is given only where the error is
more than `CLEAR` standard errors, and the bound itself more than one; otherwise it is too close to
call.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from changcheng_qt.analysis.seeds import game_key, seed_at
from changcheng_qt.analysis.worth import SEEDS, Ends, play_ends
from changcheng_qt.bots.advice import ADVISER, CLEAR, MOST_COMPARED, examined, promising, searched
from changcheng_qt.bots.bot import Searching, Stop, never
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import Alternative, Judgement, Told, Verdict, Worth
from changcheng_qt.verdicts.reasons import explaining

if TYPE_CHECKING:
    from changcheng_qt.bots.bot import Drawn
    from changcheng_qt.bots.search import Node, Search
    from changcheng_qt.verdicts.reasons import Tally

AnySearching: TypeAlias = Searching[Any, Any]

WORLDS: Final = 64
"""How many positions are drawn to weigh commands."""


BOUNDS: Final = (
    (Verdict.BLUNDER, 6.0),
    (Verdict.MISTAKE, 3.0),
    (Verdict.INACCURACY, 1.0),
)
"""Names of errors by their least points, largest first; an error below all of them is fine."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How many games are simulated to find the best command, and how many for each worth."""

    nodes: int

    @property
    def playouts(self) -> int:
        """How many playouts estimate a worth."""
        return max(2, self.nodes // 5)

    @property
    def compared(self) -> int:
        """How many games of each of two commands are simulated to explain why one is better."""
        return min(self.nodes, MOST_COMPARED)

    @property
    def worlds(self) -> int:
        """How many positions are drawn for them."""
        return min(WORLDS, self.playouts)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A command of a decision, its number, and the ends of its playouts."""

    command: Any
    number: int
    ends: Ends


@dataclass(frozen=True, slots=True)
class Weighing:
    """A decision to judge: the chosen command, the best one, and all that were weighed."""

    chosen: Weighed
    best: Weighed
    all: tuple[Weighed, ...]
    luck: int
    """The seed of their playouts."""
    reasons: tuple[Told, ...] = ()
    """Why the best command is better, where it is clearly."""

    @property
    def difference(self) -> Worth:
        """How far the choice is behind the best command, by the playouts."""
        return self.best.ends.better_than(self.chosen.ends)

    @property
    def error(self) -> Worth:
        """The cost of the choice: nothing where the difference may be luck, since many small ones
        would add up to an error that nobody made.
        """
        is_clear = self.difference.points > CLEAR * self.deviation.points
        return self.difference if is_clear else Worth()

    @property
    def deviation(self) -> Worth:
        """The standard error of `error`."""
        return self.best.ends.deviation(self.chosen.ends)

    @property
    def verdict(self) -> Verdict:
        """The name of the choice."""
        return verdict_of(self.difference.points, self.deviation.points)


def verdict_of(error: float, deviation: float) -> Verdict:
    """Return the name of an error in points with its standard error."""
    if error == 0:
        return Verdict.FINE
    name, bound = next(((n, b) for n, b in BOUNDS if error >= b), (Verdict.FINE, BOUNDS[-1][1]))
    if name is Verdict.FINE:
        return name if error + CLEAR * deviation < bound else Verdict.TOO_CLOSE
    return name if error > CLEAR * deviation and bound > deviation else Verdict.TOO_CLOSE


def weighable(
    searching: AnySearching,
    view: Any,  # noqa: ANN401
    legal: Sequence[Any],
    chosen: Any,  # noqa: ANN401
) -> list[Any]:
    """Return the commands among which a seat had to weigh, the chosen one last; none where there
    was nothing to weigh. A peek that it left out was no loss.
    """
    left = [one for one in legal if one != chosen] + [chosen]
    while (plain := searching.unsearched(view, left, ADVISER)) is not None:
        if plain == chosen or len(left) == 1:
            return []
        left.remove(plain)
    return left


def best_command(
    searching: AnySearching,
    view: Any,  # noqa: ANN401 - the title's
    legal: Sequence[Any],
    budget: Budget,
    seed: str,
    stop: Stop = never,
) -> Any:  # noqa: ANN401
    """Return the command of a seat that makes no error: a peek that can teach something, else the
    command that the search visits most. Raises `Stopped`.
    """
    plain = searching.unsearched(view, legal, ADVISER)
    if plain is not None:
        return plain
    drawn, search = searched(searching, view, legal, budget.nodes, Random(seed), stop)
    return drawn.commands[favourite(search).command]


def favourite(search: "Search") -> "Node":
    """Return the candidate that was visited most."""
    return max(search.candidates(), key=lambda one: one.visits)


def weigh(
    searching: AnySearching,
    view: Any,  # noqa: ANN401 - the title's
    left: Sequence[Any],
    budget: Budget,
    seed: str,
    stop: Stop,
) -> Weighing | None:
    """Weigh the choice of a seat, the last of its commands; None where it was nothing to search,
    such as a peek. Raises `Stopped`.
    """
    drawn, search = searched(searching, view, left, budget.nodes, Random(seed), stop)
    numbers = {command: number for number, command in drawn.commands.items()}
    if left[-1] not in numbers:
        return None
    best, chosen = favourite(search), search.candidate(numbers[left[-1]])
    worlds, luck = _worlds(searching, view, left, budget, seed)
    seat = int(search.searcher)

    def weighed(one: "Node") -> Weighed:
        command = left[-1] if one is chosen else drawn.commands[one.command]
        number = numbers[command]
        ends = play_ends(worlds.positions, seat, budget.playouts, luck, stop, number)
        return Weighed(command, number, ends)

    all_weighed = {one: weighed(one) for one in dict.fromkeys([chosen, best, *promising(search)])}
    found = Weighing(all_weighed[chosen], all_weighed[best], tuple(all_weighed.values()), luck)
    if not found.verdict.is_error:
        return found
    tallies = [examined(search, one, budget.compared, stop) for one in (best, chosen)]
    return replace(found, reasons=_told(searching, view, *tallies))


def weigh_other(
    searching: AnySearching,
    view: Any,  # noqa: ANN401 - the title's
    left: Sequence[Any],
    budget: Budget,
    seed: str,
    commands: tuple[Any, Any],
    stop: Stop = never,
) -> tuple[Worth, Worth, Worth] | None:
    """Weigh another command of a decision against the best one, on the positions and with the
    chance of `weigh`: its worth, how far that is behind, and the standard error; None for a peek,
    which costs nothing. Raises `Stopped`.
    """
    worlds, luck = _worlds(searching, view, left, budget, seed)
    numbers = {command: number for number, command in worlds.commands.items()}
    if any(command not in numbers for command in commands):
        return None
    one, best = (
        play_ends(worlds.positions, view.viewer, budget.playouts, luck, stop, numbers[command])
        for command in commands
    )
    return one.worth, best.better_than(one), best.deviation(one)


def _worlds(
    searching: AnySearching,
    view: Any,  # noqa: ANN401
    left: Sequence[Any],
    budget: Budget,
    seed: str,
) -> "tuple[Drawn[Any], int]":
    """Return the positions on which the commands of a decision are weighed, and the seed of their
    playouts.
    """
    rng = Random(f"{seed}/worlds")
    worlds = searching.draw(view, left, budget.worlds, ADVISER, rng)
    return worlds, rng.randrange(SEEDS)


def _told(
    searching: AnySearching,
    view: Any,  # noqa: ANN401
    better: "Tally",
    other: "Tally",
) -> tuple[Told, ...]:
    """Return the reasons that make most of the difference found by the search."""
    reasons = searching.reasons(view, better, other)
    return tuple(
        Told(str(one.why.value), one.place, one.points, one.shares)
        for one in explaining(reasons, better.mean - other.mean)
    )


def judgement(weighing: Weighing, ply: int, seat: int, text_of: Callable[[Any], str]) -> Judgement:
    """Return the judgement of a weighed decision: its name, and the alternatives by their worth."""
    best = weighing.best
    ranked = sorted(weighing.all, key=lambda one: -one.ends.worth.points)
    return Judgement(
        ply,
        seat,
        text_of(weighing.chosen.command),
        text_of(best.command),
        weighing.error,
        weighing.deviation,
        weighing.verdict,
        tuple(
            Alternative(
                text_of(one.command),
                one.ends.worth,
                best.ends.better_than(one.ends),
                best.ends.deviation(one.ends),
            )
            for one in ranked
        ),
        weighing.reasons,
    )


def other_command(
    match: AnyMatch,
    searching: AnySearching,
    judged: Judgement,
    text: str,
    budget: Budget,
    stop: Stop = never,
) -> Alternative | None:
    """Weigh a command, given as text, like those of a judgement; None for a peek, which costs
    nothing. Raises ValueError for a text that is no legal command, and `Stopped`.
    """
    step, game = match.steps[judged.ply], match.game
    view = game.view(step.before, match.known[judged.ply], step.seat)
    legal = game.legal_seen(step.before, step.seat)
    command, best = (game.command_from_text(step.before, one) for one in (text, judged.best))
    if command not in legal:
        raise ValueError(f"{text}: not legal")
    left = weighable(searching, view, legal, step.command)
    seed = seed_at(game_key(match), judged.ply)
    found = weigh_other(searching, view, left, budget, seed, (command, best), stop)
    return None if found is None else Alternative(text, *found)
