"""Fits the chances to win of Riders at the Wall: the tables `WEIGHTS` and `FALL` of its
`core.forecast`.

The policy of playouts plays games with itself, with a random command now and then. At half of the
turns the traits of all seats are noted, with the seat that won in the end. For each stage of a game
the weights are those with which the shares of the seats and of a conquest foretell that best
(logistic regression, by Adam); every tenth position only shows how well they do. Points count for
a seat or not at all: early in a game they come with yields, which foretell more.

A game follows from the seed, the number of seats and its own number alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from changcheng_qt.engine.chance import Chance
from changcheng_qt.titles.riders.core import fields, forecast
from changcheng_qt.titles.riders.core.flatten import flatten
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.entry import RULES, MapBox

Table = NDArray[np.float64]

FINE: Final = 256
"""Weights are in this many parts of a natural logarithm."""
MOST: Final = max(RULES.seat_counts)
LEFT: Final = len(forecast.FALL[0]) - 1
"""How many numbers of breaches left are distinguished; the last weight is for the danger."""
AT_RANDOM: Final = 0.04
FOUNDED_AT_RANDOM: Final = 0.5
"""The shares of random commands, later and in the founding."""
STEPS: Final = 1500
RATE: Final = 0.03
DECAY: Final = 1e-4
SAME: Final = "The program has these weights."
OTHER: Final = "The program has other weights."


@dataclass(slots=True)
class Noted:
    """A turn as it began: its stage, how many breaches were left, the rolls that break a section,
    the traits of all seats, and the seat that won, `MOST` for a conquest.
    """

    stage: int
    left: int
    danger: int
    traits: list[list[int]]
    winner: int = field(default=MOST)


def noted(seats: int, seed: str, number: int) -> list[Noted]:
    """Play a game; return half of its turns."""
    rng = Random(f"{seed}/riders/{seats}/{number}")
    state = RULES.game.new(MapBox().draw_usual(seats, rng))
    game, turns, begun = flatten(state), list[Noted](), 0
    game.chance = Chance(rng.randrange(1 << 60))
    while game.due != fields.OVER:
        if game.due == fields.BEFORE_ROLL and game.number > begun:
            begun = game.number
            if rng.random() < 0.5:
                turns.append(_note(game))
        game.play(_command(game, rng))
    winner = next((seat for seat in range(game.seats_playing()) if game.has_won(seat)), MOST)
    for turn in turns:
        turn.winner = winner
    return turns


def _note(game: FlatGame) -> Noted:
    danger = sum(forecast.danger(game, sector) for sector in range(len(game.levels)))
    left = game.frame.breaches_end - game.breaches()
    rows = [[int(one) for one in forecast.traits(game, n)] for n in range(game.seats_playing())]
    return Noted(int(forecast.stage_of(game)), int(left), int(danger), rows)


def _command(game: FlatGame, rng: Random) -> int:
    share = FOUNDED_AT_RANDOM if game.due < fields.BEFORE_ROLL else AT_RANDOM
    if rng.random() < share:
        return int(game.pick(rng.randrange(game.count())))
    return int(choose(game))


class Fit:
    """The weights of one stage: of the traits of a seat, and of a conquest."""

    def __init__(self, turns: Sequence[Noted]) -> None:
        count, traits = len(turns), forecast.TRAITS
        self.traits = np.zeros((count, MOST, traits))
        self.is_absent = np.ones((count, MOST), dtype=bool)
        self.fall = np.zeros((count, LEFT + 1))
        self.winners = np.array([turn.winner for turn in turns])
        for row, turn in enumerate(turns):
            self.traits[row, : len(turn.traits)] = turn.traits
            self.is_absent[row, : len(turn.traits)] = False
            self.fall[row, min(LEFT, turn.left) - 1] = 1
            self.fall[row, LEFT] = turn.danger
        self.scale = np.maximum(1, np.abs(self.traits).max(axis=(0, 1)) / 3)
        self.weights = np.zeros(traits + LEFT + 1)

    def chances(self, rows: NDArray[np.intp]) -> Table:
        """Return the chances of the seats and of a conquest in some positions."""
        own, fall = np.split(self.weights, [forecast.TRAITS])
        seats = (self.traits[rows] / self.scale) @ own
        seats[self.is_absent[rows]] = -np.inf
        strengths = np.column_stack([seats, self.fall[rows] @ fall])
        shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def run(self) -> float:
        """Fit the weights; return the mean logarithm of the chances of the actual outcomes in the
        positions that were held out.
        """
        rows = np.arange(len(self.winners))
        others, rows = rows[rows % 10 == 0], rows[rows % 10 > 0]
        mean = square = np.zeros_like(self.weights)
        for step in range(1, STEPS + 1):
            slope = self._slope(rows)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            self.weights = self.weights - RATE * mean / (1 - 0.9**step) / size
            self.weights[0] = max(0, self.weights[0])
        return float(np.log(self.chances(others)[range(len(others)), self.winners[others]]).mean())

    def _slope(self, rows: NDArray[np.intp]) -> Table:
        errors = self.chances(rows)
        errors[range(len(rows)), self.winners[rows]] -= 1
        own = np.einsum("ns,nst->t", errors[:, :MOST], self.traits[rows] / self.scale)
        fall = (errors[:, MOST:] * self.fall[rows]).sum(axis=0)
        return np.concatenate([own, fall]) / len(rows) + DECAY * self.weights

    def in_integers(self) -> tuple[list[int], list[int]]:
        """Return the weights of the traits and those of a conquest."""
        own, fall = np.split(self.weights, [forecast.TRAITS])
        return _rounded(own / self.scale), _rounded(fall)


def _rounded(weights: Table) -> list[int]:
    return [round(float(weight) * FINE) for weight in weights]


def fit(turns: Sequence[Noted]) -> None:
    """Fit the weights of each stage and print them, and whether the program has the same."""
    found = []
    for stage in range(forecast.STAGES):
        one = Fit([turn for turn in turns if turn.stage == stage])
        good = one.run()
        found.append(one.in_integers())
        print(f"stage {stage}: {len(one.winners)} positions, {good:.3f}", flush=True)
    shipped = [*zip(forecast.WEIGHTS, forecast.FALL, strict=True)]
    for name, table in zip(("WEIGHTS", "FALL"), zip(*found, strict=True), strict=True):
        print(name, *table, sep="\n")
    print(SAME if found == shipped else OTHER)
