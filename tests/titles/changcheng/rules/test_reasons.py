"""Reasons: the lines on which most differs, with exact sums and figures of games."""

from random import Random

import pytest

from changcheng_qt.bots.hints import judged
from changcheng_qt.titles.changcheng.core.fields import (
    DIPLOMACY_LINE,
    DOMINANCE_LINE,
    DOUBLES,
    LINES,
    REGIONS,
    REWARD_LINE,
)
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.judgement.reasons import reasons_between
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.verdicts.reasons import LEAST_POINTS, MOST_REASONS, Tally
from tests.bots.positions import done, position, seen

AREAS = 6


def summed(line: int, own: int = 0, rival: int = 0, times: int = 0) -> Tally:
    """Return games in which something happened on one line only."""

    def on(value: int) -> tuple[int, ...]:
        return tuple(value if one == line else 0 for one in range(LINES + 1))

    return Tally(100, 0, 0, 0, on(own), on(rival), on(times))


@pytest.mark.parametrize(
    ("line", "better", "other", "why", "place"),
    [
        (4, (300, 0, 62), (200, 0, 41), Why.PROVINCE_WON, 4),
        (4, (300, 0, 50), (200, 0, 50), Why.PROVINCE_VALUE, 4),
        (4, (0, 100, 0), (0, 300, 0), Why.PROVINCE_DENIED, 4),
        (4, (300, 0, 62), (200, 50, 41), Why.PROVINCE_WON, 4),
        (4, (700, 0, 100), (450, 0, 97), Why.PROVINCE_VALUE, 4),
        (4, (300, 0, 50), (200, 50, 50), Why.PROVINCE_LEAD, 4),
        (4, (300, 0, 90), (200, 300, 10), Why.PROVINCE_LEAD, 4),
        (4, (10, 0, 90), (0, 300, 10), Why.PROVINCE_DENIED, 4),
        (REGIONS + 5, (-30, 0, 10), (-120, 0, 40), Why.REGION_AVOIDED, 5),
        (REGIONS + 5, (-30, 0, 30), (-120, 0, 30), Why.REGION_VALUE, 5),
        (REGIONS, (0, -200, 0), (0, 0, 0), Why.REGION_OF_RIVAL, 0),
        (REGIONS, (-30, -300, 10), (-130, -100, 40), Why.REGION_LEAD, 0),
        (REGIONS, (-30, -90, 30), (-130, -30, 30), Why.REGION_LEAD, 0),
        (DOUBLES, (300, 0, 100), (200, 0, 80), Why.DOUBLE, None),
        (DIPLOMACY_LINE, (400, 0, 100), (0, 0, 0), Why.DIPLOMACY, None),
        (DOMINANCE_LINE, (400, 300, 100), (350, 400, 100), Why.DOMINANCE, None),
        (REWARD_LINE, (0, 100, 0), (0, 300, 0), Why.IMPERIAL_REWARD, None),
    ],
)
def test_a_line_is_a_reason_for_one_and_against_the_other(
    line: int,
    better: tuple[int, int, int],
    other: tuple[int, int, int],
    why: Why,
    place: int | None,
) -> None:
    first, second = summed(line, *better), summed(line, *other)
    (reason,) = reasons_between(first, second, AREAS)
    points = (better[0] - better[1] - other[0] + other[1]) / 100
    assert (reason.why, reason.place, reason.shares) == (why, place, (better[2], other[2]))
    assert reason.points == pytest.approx(points)
    assert points > 0
    (against,) = reasons_between(second, first, AREAS)
    assert (against.why, against.points) == (why, -reason.points)


def test_small_lines_what_was_before_and_boards_to_come_are_no_reasons() -> None:
    nothing = summed(0)
    assert not reasons_between(summed(0, own=29), nothing, AREAS)
    assert not reasons_between(summed(LINES, own=500), nothing, AREAS)
    assert not reasons_between(summed(AREAS, own=500), nothing, AREAS)
    assert not reasons_between(summed(REGIONS + AREAS, own=500), nothing, AREAS)


@pytest.mark.no_cover
def test_in_real_positions_lines_add_up_and_the_largest_come_first() -> None:
    searching = ChangChengSearching()
    for wall, seats in (("r g n . . r", 2), ("r g b . r r g . g b .", 3), ("", 3)):
        state = position(wall, seats, turn=done((Piece.SINGLE, 5)))
        view, legal = seen(state), CHANG_CHENG.legal(state)
        found = judged(searching, view, legal, 100_000, Random(wall), chosen=PlaceSingle(11))
        assert found.chosen
        better, other = found.best[0].tally, found.chosen.tally
        for one in (better, other):
            assert sum(one.own) - sum(one.rival) == one.margin
        reasons = searching.reasons(view, better, other)
        sizes = [abs(reason.points) for reason in reasons]
        assert sizes == sorted(sizes, reverse=True)
        assert len(sizes) <= MOST_REASONS
        assert all(size >= LEAST_POINTS for size in sizes)


@pytest.mark.no_cover
def test_a_province_about_to_be_won_is_the_reason_to_complete_it() -> None:
    state = position("r g n .", turn=done((Piece.SINGLE, 5)))
    view, legal = seen(state, threats=[(0, 2)]), CHANG_CHENG.legal(state)
    three, ten = (
        judged(ChangChengSearching(), view, legal, 200_000, Random(1), chosen=PlaceSingle(square))
        for square in (3, 10)
    )
    assert three.chosen
    assert ten.chosen
    reasons = reasons_between(three.chosen.tally, ten.chosen.tally, AREAS)
    won = next(reason for reason in reasons if reason.place == 0)
    assert won.why is Why.PROVINCE_WON
    assert won.shares[0] > won.shares[1]
