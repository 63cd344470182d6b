"""The parts that a title needs to be searched, and those that it may leave out."""

from collections.abc import Callable

import pytest

from changcheng_qt.engine.core import Core

OWN: dict[str, Callable[[Core], object]] = {
    "copy": lambda core: core.copy(),
    "seats_playing": lambda core: core.seats_playing(),
    "to_act": lambda core: core.to_act(),
    "score": lambda core: core.score(0),
    "count": lambda core: core.count(),
    "pick": lambda core: core.pick(0),
    "propose": lambda core: core.propose(0),
    "play": lambda core: core.play(0),
    "gain": lambda core: core.gain(0),
    "promises": lambda core: core.promises([0]),
}
ESTIMATED: dict[str, Callable[[Core], object]] = {
    "is_quiet": lambda core: core.is_quiet(),
    "areas": lambda core: core.areas(None),
    "traits": lambda core: core.traits(1, 0),
    "resources": lambda core: core.resources(0),
    "resource_traits": lambda core: core.resource_traits(1),
    "stage": lambda core: core.stage(),
}
"""The parts that only a title with a learned estimate brings."""


@pytest.mark.parametrize("name", OWN | ESTIMATED)
def test_a_title_says_itself_how_its_positions_are_played_and_estimated(name: str) -> None:
    with pytest.raises(NotImplementedError):
        (OWN | ESTIMATED)[name](Core())


def test_a_title_may_leave_out_the_parts_that_only_help_the_search() -> None:
    core = Core()
    core.keep_lines()
    assert core.lines() == []
    core.deal(1)
    assert core.finish() == []
    assert core.effort() == 0
    assert core.shares(0) == []
    assert core.phase() == 0
    assert core.edge(7, 0) == 7


class Finished(Core):
    """A position of these scores."""

    def __init__(self, *scores: int) -> None:
        super().__init__()
        self.scores = scores

    def seats_playing(self) -> int:
        return len(self.scores)

    def score(self, seat: int) -> int:
        return self.scores[seat]


def test_unless_the_title_says_otherwise_the_seat_has_won_that_nobody_is_ahead_of() -> None:
    assert [Finished(3, 5, 5).has_won(seat) for seat in range(3)] == [False, True, True]
