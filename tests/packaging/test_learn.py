"""Learning an estimate: reproducible samples, kept pieces, and a fit that finds weights."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from multiprocessing import dummy
from pathlib import Path
from typing import Final

import numpy as np
import pytest

import learn
import native
from changcheng_qt.bots.estimate import POINT, Estimate, Net
from changcheng_qt.bots.learned import checksum
from changcheng_qt.engine.core import Core
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.riders import RIDERS
from changcheng_qt.titles.riders.core import forecast
from changcheng_qt.titles.riders.core.forecast import FALL, TRAITS
from changcheng_qt.titles.riders.core.outlook import Outlook
from changcheng_qt.titles.riders.core.packed import total
from checkout import ROOT
from learn import Piece, any_position, play_missing, titled
from learning import chances, fitting, samples
from learning.fitting import (
    SIBLINGS,
    Labelled,
    Model,
    arrays,
    centred,
    explained,
    in_integers,
    loss_slope,
    told_apart,
)
from learning.samples import Sample, samples_of
from tests.effort import by_night

TITLE = titled(TITLES[0].name)
SEATS = 2
FIRST_GAMES: Final = range(2)
SHIPPED: Final = "7d0d59dc46e2bd90eb85b17be29b99afbb80d93698224a0c7e9103b386d0ac2d"
"""The checksum of the weights of Riders, and of the first games that made them. If it changes,
``dev.py learn riders`` has to make the weights again: it says whether the program has those that it
prints.
"""


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(samples, "PLAYOUTS", 2)
        patch.setattr(fitting, "PLAYOUTS", 2)
        patch.setattr(samples, "SIMULATIONS", 2)
        yield


@pytest.fixture(scope="module")
def some_samples(few_playouts: None) -> list[Sample]:
    return [sample for number in range(4) for sample in samples_of(TITLE, SEATS, "seed", number)]


@pytest.fixture(scope="module")
def position() -> Core:
    return any_position(TITLE, SEATS)


@pytest.fixture
def model(some_samples: list[Sample], position: Core) -> Model:
    return Model(arrays(some_samples, position), 1)


def test_a_game_follows_from_its_seed_and_number() -> None:
    first = next(samples_of(TITLE, SEATS, "seed", 3))
    assert first == next(samples_of(TITLE, SEATS, "seed", 3))
    assert first != next(samples_of(TITLE, SEATS, "seed", 4))
    assert first != next(samples_of(TITLE, SEATS, "other", 3))


def test_siblings_differ_and_are_few(some_samples: list[Sample]) -> None:
    assert len(some_samples) > 10
    for sample in some_samples:
        assert 2 <= len(sample.siblings) <= SIBLINGS
        seen = {
            (tuple(one.areas), tuple(one.resources), tuple(one.scores)) for one in sample.siblings
        }
        assert len(seen) > 1


def test_finished_pieces_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece is played once, by a process of its own, and read back as it was."""
    monkeypatch.setattr(learn, "KEPT", tmp_path)
    monkeypatch.setattr(learn, "PIECE", 1)
    piece = Piece(TITLE.name, SEATS, "seed", 0)
    piece.path.parent.mkdir(parents=True)
    learn.play(piece)
    assert [*learn.samples([piece])] == [*samples_of(TITLE, SEATS, "seed", 0)]
    before = piece.path.stat().st_mtime_ns
    play_missing([piece], 1)
    assert piece.path.stat().st_mtime_ns == before
    assert [path.name for path in piece.path.parent.iterdir()] == [piece.path.name]


def loss(model: Model, chosen: np.ndarray, counted: np.ndarray) -> float:
    """Return the loss, summed the long way."""
    found, _ = model.forward(chosen)
    error = (centred(found) - centred(model.data.points[chosen])) * counted[:, None]
    total = 0.5 * (error**2).sum()
    for first in range(0, len(chosen), SIBLINGS):
        group = slice(first, first + SIBLINGS)
        some = error[group][counted[group] > 0]
        total += 4.0 * ((some - some.mean(0)) ** 2).sum()
    return float(total / error.size)


@pytest.mark.parametrize("name", ["inputs0", "biases1", "outputs0", "outputs1", "resources"])
def test_gradients_are_the_slopes_of_the_loss(model: Model, name: str) -> None:
    model.weights = {key: weights.astype(np.float64) for key, weights in model.weights.items()}
    chosen = np.arange(2 * SIBLINGS)
    counted = np.array([1, 1, 1, 1, 1, 1, 1, 0], np.float64)
    found = model.gradients(chosen, counted)[name]
    place = np.unravel_index(np.abs(found).argmax(), found.shape)
    step = 1e-4
    model.weights[name][place] += step
    above = loss(model, chosen, counted)
    model.weights[name][place] -= 2 * step
    below = loss(model, chosen, counted)
    assert found[place] == pytest.approx((above - below) / (2 * step), rel=1e-2)


def test_equal_errors_of_all_seats_have_no_slope() -> None:
    labels = np.zeros((SIBLINGS, 3))
    assert np.allclose(loss_slope(labels + 5, labels, np.ones(SIBLINGS)), 0)


def test_a_fit_explains_what_it_has_seen(model: Model) -> None:
    everything = np.arange(len(model.data.samples))
    labels = model.data.points[everything]
    before = explained(model.estimated(everything), labels), told_apart(model, everything)
    model.fit(int(model.data.samples.max()) + 1, steps=150)
    after = explained(model.estimated(everything), labels), told_apart(model, everything)
    assert after[0] > max(0.5, before[0])
    assert after[1] > before[1]


def test_integers_estimate_what_the_model_does(
    model: Model, some_samples: list[Sample], position: Core
) -> None:
    """To a tenth of a point in the difference between two seats, as `Estimate` sums them."""
    model.fit(len(some_samples), steps=60)
    found = in_integers(model)
    assert len(found["spreads"]) == max(one.stage for s in some_samples for one in s.siblings) + 1
    estimate = Estimate([Net(*net) for net in found["areas"]], found["resources"], found["spreads"])
    ends = [0] * SEATS
    leads: list[float] = []
    for sibling in some_samples[0].siblings:
        core = Described(position, sibling)
        estimate.foretell(core, estimate.ground(core), ends)
        leads.append((ends[0] - ends[1]) / POINT)
    expected = model.estimated(np.arange(len(leads)))
    assert leads == pytest.approx([*(expected[:, 0] - expected[:, 1])], abs=0.1)


class Described(Core):
    """A position that is known by its numbers only."""

    def __init__(self, like: Core, sibling: samples.Sibling) -> None:
        self.like, self.sibling = like, sibling

    def seats_playing(self) -> int:
        return SEATS

    def score(self, seat: int) -> int:
        return self.sibling.scores[seat] // POINT

    def areas(self, since: Core | None) -> list[int]:
        return [] if since else [number for area in self.sibling.areas for number in (0, area)]

    def traits(self, area: int, seat: int) -> list[int]:
        return self.like.traits(area, seat)

    def resources(self, seat: int) -> int:
        return self.sibling.resources[seat]

    def resource_traits(self, number: int) -> list[int]:
        return self.like.resource_traits(number)


def test_a_seat_is_learned_from_its_own_games(some_samples: list[Sample], position: Core) -> None:
    data = arrays(some_samples, position)
    assert isinstance(data, Labelled)
    assert data.scores.shape == (len(data.samples), SEATS)
    assert [len(some) for some in data.areas] == [len(data.samples)] * 2


def test_pieces_of_other_games_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that another state of the compiled modules played."""
    path = Piece(TITLE.name, SEATS, "seed", 0).path
    monkeypatch.setattr(native, "fingerprint", lambda: "another")
    assert Piece(TITLE.name, SEATS, "seed", 0).path != path


@pytest.fixture
def few_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep pieces of one game in a folder of their own, and fit them in a moment."""
    monkeypatch.setattr(learn, "KEPT", tmp_path)
    monkeypatch.setattr(learn, "PIECE", 1)
    monkeypatch.setattr(learn, "get_context", lambda _: dummy)
    monkeypatch.setattr(chances, "STEPS", 20)
    return tmp_path


def test_learning_riders_goes_on_where_it_was_stopped(
    few_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the first piece that is missing, and to the same weights."""
    asked = [RIDERS.name, "--games", "1", "--jobs", "1"]
    assert learn.main(asked) == 0
    pieces = [*few_games.rglob("*.jsonl")]
    assert len(pieces) == len(RIDERS.rules.seat_counts)
    told = capsys.readouterr().out
    for piece in pieces[1:4]:
        piece.unlink()
    assert learn.main(asked) == 0
    again = capsys.readouterr().out
    assert "3 of 3, 0 min left" in again
    assert again.partition("stage 0")[2] == told.partition("stage 0")[2]
    assert chances.OTHER in again
    assert learn.main([*asked, "--seed", "other"]) == 0
    assert capsys.readouterr().out.partition("stage 0")[2] != told.partition("stage 0")[2]


def shipped() -> str:
    """Return the checksum of what the weights of Riders are, and of what they are fitted to."""
    all_seats = RIDERS.rules.seat_counts
    games = (chances.noted(seats, learn.SEED, one) for seats in all_seats for one in FIRST_GAMES)
    turns = [asdict(turn) for turn in chain.from_iterable(games)]
    return checksum({"weights": forecast.WEIGHTS, "fall": forecast.FALL, "turns": turns})


def test_the_weights_of_riders_come_from_the_games_of_today() -> None:
    assert shipped() == SHIPPED


def test_other_games_or_other_weights_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "WEIGHTS", [*forecast.WEIGHTS[:-1], [0] * TRAITS])
    with pytest.raises(AssertionError):
        test_the_weights_of_riders_come_from_the_games_of_today()
    monkeypatch.undo()
    monkeypatch.setattr(Outlook, "worth", lambda _, hand: total(hand))
    with pytest.raises(AssertionError):
        test_the_weights_of_riders_come_from_the_games_of_today()


@by_night
def test_learning_riders_prints_the_shipped_weights() -> None:
    command = [sys.executable, "packaging/native.py", "packaging/learn.py", RIDERS.name]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.endswith(f"{chances.SAME}\n")


def test_chances_to_win_are_fitted_to_games_of_riders() -> None:
    turns = [turn for number in range(3) for turn in chances.noted(4, "seed", number)]
    assert {turn.winner for turn in turns} <= {*range(chances.MOST), chances.MOST}
    fit = chances.Fit(turns)
    equal = fit.chances(np.arange(len(turns)))[range(len(turns)), fit.winners]
    fit.run()
    told = fit.chances(np.arange(len(turns)))[range(len(turns)), fit.winners]
    assert np.log(told).mean() > np.log(equal).mean() + 0.1
    weights, fall = fit.in_integers()
    assert len(weights) == TRAITS
    assert len(fall) == len(FALL[0])


def test_points_never_count_against_a_seat() -> None:
    """Where those with more points lose, they count for nothing."""
    won = [chances.Noted(0, 1, 0, [[10] * TRAITS, [0] * TRAITS], winner) for winner in (0, 1)]
    for turns, least, most in (([won[0]] * 20, 1, 9999), ([won[1]] * 20, 0, 0)):
        fit = chances.Fit(turns)
        fit.run()
        assert least <= fit.in_integers()[0][0] <= most
