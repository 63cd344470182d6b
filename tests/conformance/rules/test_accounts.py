"""A finished game's share in statistics: the points of each seat add up to its score."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, Player
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def finished(title: Title, seats: int) -> AnyMatch:
    """A random game, played to its end."""
    rng = Random(seats)
    setup = title.open_box(None).draw_any(seats, rng)
    match: AnyMatch = Match(
        title.game,
        setup,
        [Player(f"P{seat}") for seat in range(seats)],
        luck=SeededLuck("accounts"),
    )
    while match.to_act is not None:
        match.submit(rng.choice(match.legal(match.to_act)))
    return match


def scores_of(match: AnyMatch) -> tuple[int, ...]:
    """The scores of a finished game."""
    assert match.outcome is not None
    return match.outcome.scores


def happened(match: AnyMatch) -> list[Any]:
    return [event for step in match.events(EVERYONE) for event in step]


def scored(title: Title, match: AnyMatch, events: Sequence[Any]) -> tuple[int, ...]:
    """The sums of the points that events brought to each seat."""
    figures = title.rules.figures(events, match.view(EVERYONE))
    return tuple(sum(one.points.values()) for one in figures)


@pytest.mark.no_cover
@every_title
def test_points_add_up_to_the_scores(title: Title) -> None:
    for seats in title.rules.seat_counts:
        match = finished(title, seats)
        assert scored(title, match, happened(match)) == scores_of(match)


@pytest.mark.no_cover
@every_title
def test_an_event_left_out_is_missed(title: Title) -> None:
    match = finished(title, 3)
    events, scores = happened(match), scores_of(match)
    shorter = ([*events[:place], *events[place + 1 :]] for place in range(len(events)))
    assert any(scored(title, match, left) != scores for left in shorter)
