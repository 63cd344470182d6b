"""Fits an estimate to samples: gradient descent by Adam, in NumPy.

Theory of operation. Only differences between seats count, so errors are those of centred points:
the estimate less the mean over the seats, against the label less its mean. The loss is half their
mean square, plus four times that of the differences between siblings, which a search has to tell
apart. A batch has 128 samples of up to four siblings. An area that occurs again shares a row of
traits, and a batch computes each row once.

A held-out part of the games tells how good the weights are. Rounded to integers they lose nothing
that could be measured. The spread of each stage is fitted afterwards, to the shares of the victory.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from changcheng_qt.bots.estimate import FINE, POINT
from changcheng_qt.engine.core import KIND, Core
from learning.samples import PLAYOUTS, SHARE, Sample

UNITS = 48
"""The hidden units of a net."""
OUTPUTS = 4
"""The outputs of an area."""
STEPS = 6000
BATCH = 128
SIBLINGS = 4
RATE = 3e-3
"""The rate of descent at the beginning; it falls to 0."""
TELLING_APART = 4.0
"""The weight of differences between siblings in the loss."""
KEEP, KEEP_SQUARES = 0.9, 0.999
SPREADS = np.arange(2, 24, 0.5)
"""The spreads that are tried for a stage, in points."""
FEW = 200
"""A stage with fewer positions has the spread of all positions."""

Floats = NDArray[Any]
Whole = NDArray[Any]
Weights = dict[str, Floats]


class Rows:
    """Rows of traits, each once; row 0 stands for no area."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, int], int] = {}
        self.traits: list[Sequence[int]] = [()]

    def row_of(self, key: tuple[int, int], position: Core) -> int:
        """Return the row of an area and a seat."""
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self.traits)
            self.traits.append([int(trait) for trait in position.traits(*key)])
        return found

    def table(self) -> Floats:
        """Return all rows in units of 1."""
        width = max(len(row) for row in self.traits)
        return np.array([[0] * width, *self.traits[1:]], np.float32) / POINT


@dataclass(frozen=True)
class Labelled:
    """Samples as arrays: siblings by seat, and by kind and place for `areas`."""

    tables: Sequence[Floats]
    areas: Sequence[Whole]
    resources: Floats
    scores: Floats
    points: Floats
    shares: Floats
    stages: Whole
    samples: Whole
    seats: Whole
    """The sample of each sibling, and its seat."""


def arrays(samples: Sequence[Sample], position: Core) -> Labelled:
    """Return samples as arrays; any position with as many seats describes areas and resources."""
    seats = range(position.seats_playing())
    siblings = [sibling for sample in samples for sibling in sample.siblings[:SIBLINGS]]
    kinds = sorted({area >> KIND for sibling in siblings for area in sibling.areas})
    rows = [Rows() for _ in kinds]
    areas = []
    for kind, known in zip(kinds, rows, strict=True):
        of_kind = [[area for area in one.areas if area >> KIND == kind] for one in siblings]
        most = max(len(some) for some in of_kind)
        padded = [
            [
                [known.row_of((area, seat), position) for area in some] + [0] * (most - len(some))
                for seat in seats
            ]
            for some in of_kind
        ]
        areas.append(np.array(padded, np.int64))
    resources = [[position.resource_traits(number) for number in one.resources] for one in siblings]
    return Labelled(
        [known.table() for known in rows],
        areas,
        np.array(resources, np.float32) / POINT,
        np.array([one.scores for one in siblings], np.float32) / POINT,
        np.array([one.points for one in siblings], np.float32) / (POINT * PLAYOUTS),
        np.array([one.shares for one in siblings], np.float32) / (SHARE * PLAYOUTS),
        np.array([one.stage for one in siblings]),
        np.repeat(np.arange(len(samples)), [min(SIBLINGS, len(one.siblings)) for one in samples]),
        np.repeat(
            [one.seat for one in samples], [min(SIBLINGS, len(one.siblings)) for one in samples]
        ),
    )


class Model:
    """The weights of an estimate while they are fitted."""

    def __init__(self, data: Labelled, seed: int) -> None:
        """Start with random weights."""
        self.data = data
        self.rng = np.random.default_rng(seed)
        self.weights: Weights = {}
        for kind, table in enumerate(data.tables):
            self.weights[f"inputs{kind}"] = self.random(table.shape[1], UNITS, 1.0)
            self.weights[f"biases{kind}"] = np.zeros(UNITS, np.float32)
            self.weights[f"outputs{kind}"] = self.random(UNITS, OUTPUTS, 0.3)
        resources = self.random(data.resources.shape[2], OUTPUTS + 1, 0.1)
        # The first trait is always 1: factors begin near 1 and 0.3.
        resources[0] += np.array([1.0, *[0.3] * (OUTPUTS - 1), 0.0])
        self.weights["resources"] = resources

    def random(self, lines: int, columns: int, scale: float) -> Floats:
        """Return random weights for `lines` inputs."""
        drawn = self.rng.normal(0, scale * (2 / lines) ** 0.5, (lines, columns))
        return drawn.astype(np.float32)

    def forward(self, chosen: Whole) -> tuple[Floats, dict[str, Any]]:
        """Return the estimated points of some siblings by seat, and the input of `gradients`."""
        data, weights = self.data, self.weights
        count, seats = data.scores[chosen].shape
        resources = data.resources[chosen].reshape(count * seats, -1)
        factors = resources @ weights["resources"]
        sums = np.zeros((count * seats, OUTPUTS), np.float32)
        kept: dict[str, Any] = {"resources": resources, "factors": factors}
        for kind, table in enumerate(data.tables):
            rows, inverse = np.unique(data.areas[kind][chosen], return_inverse=True)
            traits = table[rows]
            hidden = np.maximum(traits @ weights[f"inputs{kind}"] + weights[f"biases{kind}"], 0)
            hidden[rows == 0] = 0
            outputs = hidden @ weights[f"outputs{kind}"]
            places = inverse.reshape(count * seats, -1)
            sums += outputs[places].sum(1)
            kept[f"kind{kind}"] = traits, hidden, places
        kept["sums"] = sums
        worth = (sums * factors[:, :OUTPUTS]).sum(1) + factors[:, OUTPUTS]
        return data.scores[chosen] + worth.reshape(count, seats), kept

    def gradients(self, chosen: Whole, counted: Floats) -> Weights:
        """Return the gradient of the loss over siblings in groups of `SIBLINGS`, of which those
        with `counted` 0 repeat another one.
        """
        found, kept = self.forward(chosen)
        slope = loss_slope(found, self.data.points[chosen], counted).reshape(-1, 1)
        factors, sums = kept["factors"], kept["sums"]
        by_factor = np.concatenate([slope * sums, slope], 1)
        gradient = {"resources": kept["resources"].T @ by_factor}
        by_sum = slope * factors[:, :OUTPUTS]
        for kind in range(len(self.data.tables)):
            traits, hidden, places = kept[f"kind{kind}"]
            flat = places.reshape(-1)
            spread = np.repeat(by_sum, places.shape[1], 0)
            by_output = np.stack([np.bincount(flat, column, len(traits)) for column in spread.T], 1)
            gradient[f"outputs{kind}"] = hidden.T @ by_output
            by_hidden = (by_output @ self.weights[f"outputs{kind}"].T) * (hidden > 0)
            gradient[f"inputs{kind}"] = traits.T @ by_hidden
            gradient[f"biases{kind}"] = by_hidden.sum(0)
        return gradient

    def fit(self, samples: int, steps: int = STEPS) -> None:
        """Fit the weights to the first `samples` samples."""
        first = np.searchsorted(self.data.samples, np.arange(samples))
        size = np.bincount(self.data.samples)[:samples]
        slopes = {name: np.zeros_like(some) for name, some in self.weights.items()}
        squares = {name: np.zeros_like(some) for name, some in self.weights.items()}
        place = np.arange(SIBLINGS)[None]
        for step in range(1, steps + 1):
            batch = self.rng.integers(0, samples, BATCH)
            last = size[batch][:, None] - 1
            chosen = (first[batch][:, None] + np.minimum(place, last)).reshape(-1)
            counted = (place <= last).astype(np.float32).reshape(-1)
            rate = RATE * (1 - step / steps)
            for name, slope in self.gradients(chosen, counted).items():
                slopes[name] = KEEP * slopes[name] + (1 - KEEP) * slope
                squares[name] = KEEP_SQUARES * squares[name] + (1 - KEEP_SQUARES) * slope**2
                mean = slopes[name] / (1 - KEEP**step)
                square = squares[name] / (1 - KEEP_SQUARES**step)
                change = rate * mean / (np.sqrt(square) + 1e-8)
                self.weights[name] = (self.weights[name] - change).astype(np.float32)

    def estimated(self, chosen: Whole) -> Floats:
        """Return the estimated points of many siblings by seat."""
        parts = np.array_split(chosen, len(chosen) // 2000 + 1)
        return np.concatenate([self.forward(part)[0] for part in parts])


def loss_slope(found: Floats, labels: Floats, counted: Floats) -> Floats:
    """Return the slope of the loss by the estimated points."""
    error = (centred(found) - centred(labels)) * counted[:, None]
    groups = error.reshape(-1, SIBLINGS, error.shape[1])
    weights = counted.reshape(-1, SIBLINGS, 1)
    apart = (groups - groups.sum(1, keepdims=True) / weights.sum(1, keepdims=True)) * weights
    slope: Floats = error + 2 * TELLING_APART * apart.reshape(error.shape)
    return centred(slope) / error.size


def centred(points: Floats) -> Floats:
    """Return points less the mean over the seats."""
    lead: Floats = points - points.mean(1, keepdims=True)
    return lead


def explained(found: Floats, labels: Floats) -> float:
    """Return the part of the variance of centred points that an estimate explains, at most 1."""
    missed = ((centred(found) - centred(labels)) ** 2).sum()
    return float(1 - missed / (centred(labels) ** 2).sum())


def told_apart(model: Model, chosen: Whole) -> float:
    """Return the correlation between estimated and labelled differences between siblings, for the
    seat that chooses.
    """
    data, line = model.data, np.arange(len(chosen))
    samples = data.samples[chosen] - data.samples[chosen].min()

    def differences(points: Floats) -> Floats:
        own = centred(points)[line, data.seats[chosen]]
        mean = np.bincount(samples, own) / np.maximum(np.bincount(samples), 1)
        apart: Floats = own - mean[samples]
        return apart

    found, labels = differences(model.estimated(chosen)), differences(data.points[chosen])
    return float(np.corrcoef(found, labels)[0, 1])


def in_integers(model: Model) -> Mapping[str, Any]:
    """Return the content of the file of estimates for a number of seats."""
    weights = model.weights
    kinds = range(len(model.data.tables))
    nets = [
        [
            rounded(weights[f"inputs{kind}"], FINE),
            rounded(weights[f"biases{kind}"], FINE + 6),
            rounded(weights[f"outputs{kind}"], FINE),
        ]
        for kind in kinds
    ]
    found = {"areas": nets, "resources": rounded(weights["resources"], FINE)}
    return {**found, "spreads": spreads(model)}


def rounded(weights: Floats, bits: int) -> Any:  # noqa: ANN401
    """Return weights as integers with n fractional bits, in nested lists."""
    return np.round(weights * (1 << bits)).astype(int).tolist()


def spreads(model: Model) -> list[int]:
    """Return the best spread of each stage, in 64ths of a point."""
    data = model.data
    found: list[int] = []
    for stage in range(int(data.stages.max()) + 1):
        chosen = np.flatnonzero(data.stages == stage)
        if len(chosen) < FEW:
            chosen = np.arange(len(data.stages))
        points, shares = model.estimated(chosen), data.shares[chosen]
        behind = points - points.max(1, keepdims=True)

        def miss(spread: float, behind: Floats = behind, shares: Floats = shares) -> float:
            weights = np.exp(behind / spread)
            return float(((weights / weights.sum(1, keepdims=True) - shares) ** 2).sum())

        found.append(int(min(SPREADS, key=miss) * POINT))
    return found
