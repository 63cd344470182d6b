"""The expected result of a seat: the ends of playouts of drawn positions, and how far it may be
off.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Final

from changcheng_qt.bots.bot import Stop, Stopped
from changcheng_qt.bots.ends import best_rival
from changcheng_qt.bots.levels import BETWEEN
from changcheng_qt.bots.playout import play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import ONE
from changcheng_qt.verdicts.cost import Worth

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core
    from changcheng_qt.engine.game import Outcome

WINS: Final = 100
"""How many points a sure win is in a title that judges positions by chances."""
SEEDS: Final = 1 << 60
"""How many seeds of playouts there are."""
_APART: Final = 0x9E3779B97F4A7
"""The distance between the seeds of two playouts."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A worth and the standard error of its points. A sum or a difference is less certain than
    either part, as if the two were independent: an upper bound where both met the same luck.
    """

    worth: Worth
    deviation: float = 0.0

    def __add__(self, other: "Estimate") -> "Estimate":
        """Return both together."""
        return Estimate(self.worth + other.worth, hypot(self.deviation, other.deviation))

    def __sub__(self, other: "Estimate") -> "Estimate":
        """Return how much more this is."""
        return Estimate(self.worth - other.worth, hypot(self.deviation, other.deviation))


@dataclass(frozen=True, slots=True)
class Ends:
    """The margins of one seat at the ends of playouts that cycled through `positions` positions,
    and whether it won each.
    """

    margins: tuple[int, ...]
    won: tuple[bool, ...]
    positions: int

    @property
    def worth(self) -> Worth:
        """The mean result over the playouts."""
        count = len(self.margins)
        return Worth(sum(self.margins) / count, sum(self.won) / count)

    @property
    def estimate(self) -> Estimate:
        """The mean and its standard error."""
        return Estimate(self.worth, standard_error(self.margins, self.positions))

    def deviation(self, other: "Ends") -> Worth:
        """Return the standard error of the difference from others of the same positions and chance.
        Playouts of one position are alike, and count as one.
        """
        points = [float(a - b) for a, b in zip(self.margins, other.margins, strict=True)]
        wins = [float(a - b) for a, b in zip(self.won, other.won, strict=True)]
        groups = min(self.positions, other.positions)
        return Worth(standard_error(points, groups), standard_error(wins, groups))

    def ahead_of(self, other: "Ends") -> Estimate:
        """Return how much more this is worth than others of the same chance, with the standard
        error that follows from pairs.
        """
        return Estimate(self.worth - other.worth, self.deviation(other).points)

    def first(self, count: int) -> "Ends":
        """Return the first `count` of these."""
        return Ends(self.margins[:count], self.won[:count], min(self.positions, count))


def ends_of_outcome(outcome: "Outcome", seat: int, playouts: int) -> Ends:
    """Return the ends of playouts of a finished game for a seat: its result; a tie-break counts as
    little as in playouts.
    """
    scores = outcome.scores
    margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    has_won = margin >= 0 and bool(outcome.winners)
    return Ends((margin,) * playouts, (has_won,) * playouts, playouts)


def play_ends(
    positions: "Sequence[Core]",
    seat: int,
    playouts: int,
    seed: int,
    stop: Stop,
    command: int | None = None,
) -> Ends:
    """Play out `playouts` games from drawn positions in rotation, after a command if one is given;
    the same seed meets the same chance. Raises `Stopped`.
    """
    return _played_ends(positions, (seat,), playouts, seed, stop, command)[0]


def true_ends(
    position: "Core", seats: Sequence[int], playouts: int, seed: int, stop: Stop
) -> list[Ends]:
    """Play out `playouts` games from a position without anything hidden, for each of some seats;
    the same seed meets the same chance. Raises `Stopped`.
    """
    return _played_ends([position] * playouts, seats, playouts, seed, stop)


def _played_ends(
    positions: "Sequence[Core]",
    seats: Sequence[int],
    playouts: int,
    seed: int,
    stop: Stop,
    command: int | None = None,
) -> list[Ends]:
    margins: dict[int, list[int]] = {seat: [] for seat in seats}
    won: dict[int, list[bool]] = {seat: [] for seat in seats}
    for number in range(playouts):
        if number % BETWEEN == 0 and stop():
            raise Stopped
        position = positions[number % len(positions)].copy()
        if command is not None:
            position.play(command)
        play_out(position, Chance((seed + number * _APART) % SEEDS))
        scores = [int(position.score(one)) for one in range(position.seats_playing())]
        for seat in seats:
            margins[seat].append(scores[seat] - scores[best_rival(scores, seat)])
            won[seat].append(position.has_won(seat))
    groups = min(playouts, len(positions))
    return [Ends(tuple(margins[seat]), tuple(won[seat]), groups) for seat in seats]


def chances_to_win(
    position: "Core", playouts: int, seed: int, stop: Stop
) -> tuple[tuple[float, ...], ...]:
    """Return the chances of each seat to win in `playouts` playouts of a position to where its
    title judges; the same seed meets the same chance. Raises `Stopped`.
    """
    found = []
    for number in range(playouts):
        if number % BETWEEN == 0 and stop():
            raise Stopped
        playout = position.copy()
        playout.deal((seed + number * _APART) % SEEDS)
        found.append([chance / ONE for chance in playout.finish()])
    return tuple(zip(*found, strict=True))


def standard_error(values: Sequence[float], groups: int) -> float:
    """Return the standard error of the mean of values, of which every `groups`-th belong together;
    infinite for a single group.
    """
    if groups < 2:
        return float("inf")
    means = [sum(values[one::groups]) / len(values[one::groups]) for one in range(groups)]
    mean = sum(means) / groups
    return sqrt(sum((one - mean) ** 2 for one in means) / (groups - 1) / groups)
