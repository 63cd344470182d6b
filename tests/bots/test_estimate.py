"""The learned estimate does the arithmetic of its weights, caches it, and ends simulations."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.assets import title_folder
from changcheng_qt.bots.advice import best_of
from changcheng_qt.bots.bot import never
from changcheng_qt.bots.estimate import (
    FINAL_SPREAD,
    FINE,
    MOST_ROWS,
    POINT,
    Estimate,
    Ground,
    Net,
    packed,
    share_below,
)
from changcheng_qt.bots.learned import CHECKSUM, FILE, checksum, estimate_of, read
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.core import KIND, Core
from changcheng_qt.titles import TITLES
from tests.bots.test_hints import grove
from tests.bots.toy_core import Coins, Knowing

SEATS = 3
UNITS, OUTPUTS = 5, 2
Weights = tuple[list[list[int]], list[int], list[list[int]]]


class Fields(Core):
    """A position of nothing but areas, given by their numbers, and resources."""

    def __init__(self, areas: list[int], resources: list[int]) -> None:
        self.numbers, self.held = areas, resources

    def seats_playing(self) -> int:
        return SEATS

    def score(self, seat: int) -> int:
        return seat

    def areas(self, since: Core | None) -> list[int]:
        if not isinstance(since, Fields):
            return [number for area in self.numbers for number in (0, area)]
        pairs = zip(since.numbers, self.numbers, strict=True)
        return [number for before, after in pairs if before != after for number in (before, after)]

    def traits(self, area: int, seat: int) -> list[int]:
        return [POINT, area % 50 - 25, 0, (area >> KIND) * 30 + seat]

    def resources(self, seat: int) -> int:
        return self.held[seat]

    def resource_traits(self, number: int) -> list[int]:
        return [POINT, number, 0]

    def stage(self) -> int:
        return len(self.numbers)


def random_weights(rng: Random, lines: int, columns: int) -> list[list[int]]:
    """Return weights in 1024ths."""
    return [[rng.randrange(-2000, 2000) for _ in range(columns)] for _ in range(lines)]


def random_net(rng: Random) -> Weights:
    """Return the weights of a net for the areas of `Fields`."""
    biases = [rng.randrange(-90_000, 90_000) for _ in range(UNITS)]
    return random_weights(rng, 4, UNITS), biases, random_weights(rng, UNITS, OUTPUTS)


def outputs(net: Weights, traits: list[int]) -> list[int]:
    """Return the outputs of a net, number by number."""
    inputs, biases, second = net
    hidden = [
        max(0, (bias + sum(t * line[unit] for t, line in zip(traits, inputs, strict=True))) >> FINE)
        for unit, bias in enumerate(biases)
    ]
    return [
        sum(one * line[output] for one, line in zip(hidden, second, strict=True)) >> FINE
        for output in range(OUTPUTS)
    ]


class Case:
    """An estimate with random weights, and the same sums in plain words."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.nets = [random_net(self.rng) for _ in range(2)]
        self.weights = random_weights(self.rng, 3, OUTPUTS + 1)
        self.estimate = Estimate([Net(*net) for net in self.nets], self.weights, [300, 200, 100])

    def position(self) -> Fields:
        """Return a position with some settled areas."""
        numbers = [self.rng.randrange(3) << KIND | self.rng.randrange(40) for _ in range(6)]
        areas = [0 if number >> KIND == 2 else number for number in numbers]
        return Fields(areas, [self.rng.randrange(50) for _ in range(SEATS)])

    def expected(self, position: Fields) -> list[int]:
        """Return the estimate of a position from nothing cached."""
        found = []
        for seat in range(SEATS):
            rows = [
                outputs(self.nets[area >> KIND], position.traits(area, seat))
                for area in position.numbers
                if area
            ]
            sums = [sum(row[output] for row in rows) for output in range(OUTPUTS)]
            traits = position.resource_traits(position.resources(seat))
            factors = [
                sum(t * line[output] for t, line in zip(traits, self.weights, strict=True)) >> 6
                for output in range(OUTPUTS + 1)
            ]
            worth = sum(s * f for s, f in zip(sums, factors, strict=False)) + factors[-1] * POINT
            found.append(seat * POINT + (worth >> FINE))
        return found

    def foretold(self, position: Fields, ground: Ground) -> list[int]:
        """Return the estimate of a position by the changes since its ground."""
        ends = [0] * SEATS
        self.estimate.foretell(position, ground, ends)
        return ends


def agrees(case: Case) -> bool:
    """Whether positions have the estimate of their numbers, on any ground."""
    ground = case.estimate.ground(case.position())
    positions = [case.position() for _ in range(20)]
    return all(case.foretold(one, ground) == case.expected(one) for one in positions)


@pytest.mark.parametrize("seed", range(10))
def test_an_estimate_is_the_sum_of_its_weights(seed: int) -> None:
    assert agrees(Case(seed))


def test_areas_that_are_never_taken_away_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Fields.areas

    def areas(self: Fields, since: Core | None) -> list[int]:
        numbers = plain(self, since)
        return [0 if place % 2 == 0 else number for place, number in enumerate(numbers)]

    monkeypatch.setattr(Fields, "areas", areas)
    assert not agrees(Case(1))


def test_caches_are_emptied_when_they_are_full() -> None:
    case = Case(3)
    rows, resource_rows = case.estimate.rows, case.estimate.resource_rows
    rows.update({-number: [] for number in range(1, MOST_ROWS + 1)})
    resource_rows.update({-number: [] for number in range(1, MOST_ROWS + 1)})
    assert agrees(case)
    assert 0 < len(rows) < 100
    assert 0 < len(resource_rows) < 100


def test_negative_numbers_are_packed_too() -> None:
    fields = packed([5, -3, 7], 8) + packed([100, 100, 100], 8)
    assert [*fields.to_bytes(3, "little")] == [105, 97, 107]


def test_late_stages_have_the_last_spread() -> None:
    estimate = Case(1).estimate
    found = [int(estimate.spread(Fields([0] * stage, []))) for stage in range(5)]
    assert found == [300, 200, 100, 100, 100]


def test_a_share_falls_with_points_and_rises_with_spread() -> None:
    shares = [int(share_below(points, FINAL_SPREAD)) for points in range(0, 100 * POINT, POINT)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1 << 16
    assert shares[-1] == 0
    assert share_below(POINT, 2 * FINAL_SPREAD) > share_below(POINT, FINAL_SPREAD)


@pytest.mark.parametrize(("prize", "finds"), [(5 * POINT, True), (-5 * POINT, False)])
def test_simulations_end_with_the_estimate(prize: int, finds: bool) -> None:
    """Far too few simulations to play a heap of 41 out: the estimate alone tells; a wrong one
    misleads.
    """
    heaps = (41, 42, 43, 45)
    found = []
    for heap in heaps:
        search = Search([Coins(heap)], 7, Knowing(prize))
        search.run(150)
        best = max(search.candidates(), key=lambda one: one.visits)
        found.append(best.command == heap % 4)
    assert all(found) is finds


def learned() -> list[tuple[Path, Mapping[str, Any]]]:
    """Return the folder and content of each estimate that was learned."""
    folders = [title_folder(title.name) for title in TITLES]
    return [(folder, read(folder)) for folder in folders if (folder / FILE).is_file()]


def test_each_file_has_all_numbers_of_seats_and_is_small() -> None:
    assert learned()
    for folder, content in learned():
        title = next(title for title in TITLES if title_folder(title.name) == folder)
        assert [*content["seats"]] == [str(seats) for seats in title.rules.seat_counts]
        assert (folder / FILE).stat().st_size < 1_000_000


def test_weights_fit_their_packed_fields() -> None:
    """A trait is below 2^10: no sum of a unit can leave its 32 bits."""
    for _, content in learned():
        for found in content["seats"].values():
            for inputs, biases, _ in found["areas"]:
                for unit, bias in enumerate(biases):
                    most = sum(abs(line[unit]) for line in inputs) * 1024 + abs(bias)
                    assert most < 1 << 31


@pytest.mark.parametrize("change", ["format", "seats"])
def test_a_damaged_file_is_refused(tmp_path: Path, change: str) -> None:
    _, content = learned()[0]
    (tmp_path / FILE).write_text(json.dumps({**content, change: 7}), "utf-8")
    with pytest.raises(ValueError, match="damaged"):
        estimate_of(tmp_path, 2)


def test_a_whole_file_is_read_once(tmp_path: Path) -> None:
    _, content = learned()[0]
    rest = {**content, "made": {}}
    (tmp_path / FILE).write_text(json.dumps({**rest, CHECKSUM: checksum(rest)}), "utf-8")
    assert estimate_of(tmp_path, 2) is estimate_of(tmp_path, 2)


@pytest.mark.parametrize(("simulations", "best"), [(60, "take 1"), (6000, "take 3")])
def test_an_estimate_counts_until_playouts_are_surer(
    monkeypatch: pytest.MonkeyPatch, simulations: int, best: str
) -> None:
    monkeypatch.setattr("changcheng_qt.bots.advice.LEFT", (1,))
    trees = grove(7, 1)
    misled = trees.foresee({"take 1": 10.0, "take 3": -10.0})
    (found,) = best_of(trees, simulations, never, misled, ways=1)
    assert found.command == best


@pytest.mark.parametrize(("simulations", "best"), [(60, "take 1"), (6000, "take 3")])
def test_it_counts_in_the_last_round_and_in_what_is_said_too(simulations: int, best: str) -> None:
    trees = grove(7, 1)
    misled = trees.foresee({"take 1": 10.0, "take 3": -10.0})
    first, second = best_of(trees, simulations, never, misled)
    assert first.command == best
    assert first.ahead_of(second)[0] > 0
