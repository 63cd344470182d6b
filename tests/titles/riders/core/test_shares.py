"""The shares of lines in the change of a chance to win: a seat's acts count for its own line, the
acts of others for theirs, and together they make the change.
"""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.engine.core import ONE
from changcheng_qt.titles.riders.core import fields, forecast, shares
from changcheng_qt.titles.riders.core.flatten import flatten
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.rules.game import RIDERS
from tests.effort import effort
from tests.titles.riders.core.corners import corners
from tests.titles.riders.rules.play import random_setup
from tests.titles.riders.rules.scene import A, B, fixture

GAMES = effort(sample=12, nightly=400)
REST = ONE // 1000
"""How much of a chance the lines may leave unexplained: one game of 1000."""


def begun() -> FlatGame:
    """Return a position in which two seats have 7 points, from which lines are kept."""
    position = flatten(fixture())
    for one in (A, B):
        position.cities[one] = 0b111 << 3 * one
    position.map_changed()
    position.keep_lines()
    return position


def lines(position: FlatGame, seat: int = A) -> dict[int, tuple[int, int]]:
    """Return the own part and that of the others, of each line that has any."""
    found = position.shares(seat)
    parts = {n: (found[3 * n], found[3 * n + 1]) for n in range(shares.LINES)}
    return {line: both for line, both in parts.items() if any(both)}


def raise_tower(position: FlatGame, seat: int) -> None:
    position.levels[position.sector_of(seat)] += 1
    position.map_changed()


def take_road(position: FlatGame, seat: int) -> None:
    position.road_holder = seat


def break_in(position: FlatGame, seat: int) -> None:
    position.penalties[seat] += 1


CHANGES = [
    (raise_tower, shares.WALL, 1),
    (take_road, shares.LONG_ROAD, 1),
    (break_in, shares.BREACHES, -1),
]


def test_nothing_has_changed_at_first() -> None:
    assert lines(begun()) == {}
    assert flatten(fixture()).shares(A) == []


@pytest.mark.parametrize(("change", "line", "sign"), CHANGES)
def test_a_change_counts_on_its_line_for_its_seat(
    change: Callable[[FlatGame, int], None], line: int, sign: int
) -> None:
    position = begun()
    change(position, A)
    own, others = lines(position)[line]
    assert sign * own > 0
    assert others == 0
    own, others = lines(position, B)[line]
    assert own == 0
    assert sign * others < 0


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
def test_a_change_on_a_wrong_line_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = bytes([(line + 1) % shares.LINES for line in shares.LINE_OF])
    monkeypatch.setattr(shares, "LINE_OF", wrong)
    for change, line, sign in CHANGES:
        with pytest.raises((AssertionError, KeyError)):
            test_a_change_counts_on_its_line_for_its_seat(change, line, sign)


def test_lines_make_the_change_of_the_chance() -> None:
    starts = list(islice(corners(), 0, None, 7))
    for seed in range(GAMES):
        position = flatten(starts[seed % len(starts)])
        position.keep_lines()
        before = position.copy()
        position.deal(seed)
        chances = position.finish()
        stage = forecast.stage_of(position)
        assert position.begun is not None
        first = shares.strengths(position.begun.parts, position.begun.falls[stage], stage)
        for seat in range(before.seats_playing()):
            change = int(chances[seat] - forecast.portions(first)[seat])
            found = position.shares(seat)
            told = sum(found[0::3]) + sum(found[1::3])
            assert abs(change - told) <= REST, (seed, seat)


def test_slopes_make_a_large_change_of_the_chance() -> None:
    """Where strengths change as much as in a round that breaches the wall and ends near a win."""
    rng = Random(1)
    for _ in range(300):
        first = [rng.randrange(2000) for _ in range(5)]
        last = [one + rng.randint(-700, 700) for one in first]
        slopes = shares.slopes_between(first, last, A)
        ways = zip(slopes, first, last, strict=True)
        told = sum(slope * (end - begin) for slope, begin, end in ways)
        change = forecast.portions(last)[A] - forecast.portions(first)[A]
        assert abs(int(change) - told // (shares.STEPS * shares.NATURAL)) <= REST


def test_too_few_slopes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "TIMES", b"\1\4\1")
    monkeypatch.setattr(shares, "STEPS", 6)
    with pytest.raises(AssertionError):
        test_slopes_make_a_large_change_of_the_chance()


def test_an_end_is_a_line_of_its_own() -> None:
    for ending, winners in ((fields.WON, 1 << A), (fields.WON, 1 << B), (fields.CONQUEST, 0)):
        position = begun()
        position.ending, position.winners, position.due = ending, winners, fields.OVER
        line = shares.WIN if winners else shares.CONQUESTS
        ((found, (own, others)),) = lines(position).items()
        assert found == line
        assert (own > 0, others < 0) == (winners == 1 << A, winners != 1 << A)
        assert position.shares(A)[3 * shares.WIN + 2] == (winners == 1 << A)


def test_lines_are_kept_in_copies() -> None:
    position = flatten(RIDERS.new(random_setup(Random(1))))
    position.keep_lines()
    copy = position.copy()
    copy.deal(1)
    copy.finish()
    assert copy.shares(A)
    assert len(copy.shares(A)) == 3 * shares.LINES
