"""The meaning of events for the scores, folded: sums, moments, and figures for statistics."""

from enum import Enum

import pytest

from changcheng_qt.verdicts.accounts import (
    LOST_BY_ONE,
    WON_BY_ONE,
    Account,
    AccountLine,
    Award,
    CardUsed,
    Feat,
    Figures,
    FinalScoring,
    Moment,
    NextTurn,
    Race,
    Shortfall,
    accounts,
    figures,
    largest_loss,
    moments,
    shortfall,
)


class Source(Enum):
    HUNT = "hunt"
    TRADE = "trade"


ENTRIES = (
    NextTurn(1),
    Award(1, 3, Source.TRADE),
    NextTurn(2),
    Award(1, 4, Source.TRADE),
    Award(0, -2, Source.HUNT),
    FinalScoring(),
    Award(0, 5, Source.TRADE),
)


def test_accounts_have_a_line_for_each_source_that_gave_something() -> None:
    first, second = accounts(ENTRIES, range(2), Source)
    assert first.lines == (AccountLine(Source.HUNT, (-2,)), AccountLine(Source.TRADE, (5,)))
    assert (first.total, second.total) == (3, 7)
    assert second.line(Source.HUNT) == AccountLine(Source.HUNT, ())
    assert accounts((), [4], Source) == (Account(4, ()),)


def test_the_largest_loss_is_the_source_farthest_behind_the_best_of_the_others() -> None:
    """Here seat 2, which has the most points."""
    awards = [
        Award(0, 4, Source.TRADE),
        Award(1, 9, Source.HUNT),
        Award(2, 5, Source.TRADE),
        Award(2, 5, Source.HUNT),
    ]
    sums = accounts(awards, range(3), Source)
    assert largest_loss(sums, 0, Source) is Source.HUNT
    assert largest_loss(sums, 0, [Source.TRADE]) is Source.TRADE
    assert largest_loss(sums, 1, Source) is Source.TRADE
    assert largest_loss(sums, 1, [Source.HUNT]) is None


def test_moments_are_the_scores_after_each_turn_and_the_final_scoring() -> None:
    assert moments(ENTRIES, 2) == (
        Moment(0, (0, 0)),
        Moment(1, (0, 3)),
        Moment(2, (-2, 7)),
        Moment(2, (3, 7), is_final=True),
    )


@pytest.mark.parametrize(
    ("strengths", "others", "won", "lost"),
    [
        ((3, 2, 0), 0, (0,), (1,)),
        ((3, 2, 2), 0, (0,), (1, 2)),
        ((3, 3, 2), 0, (), (2,)),
        ((4, 2, 1), 0, (), ()),
        ((3, 2, 0), 4, (), (0,)),
        ((3, 1, 0), 2, (0,), ()),
        ((1, 0, 0), 0, (0,), ()),
        ((0, 0), 0, (), ()),
    ],
    ids=str,
)
def test_majorities_by_one(
    strengths: tuple[int, ...], others: int, won: tuple[int, ...], lost: tuple[int, ...]
) -> None:
    found = Race(strengths, others).by_one
    assert found == (*((s, WON_BY_ONE) for s in won), *((s, LOST_BY_ONE) for s in lost))


def test_figures_count_points_races_feats_and_cards_by_seat() -> None:
    feats = (
        *(Race((2, 1)), CardUsed(1, "net"), Race((3, 2)), CardUsed(1, "net"), CardUsed(1, "axe")),
        *(Feat(1, "deal"), Feat(1, "lost", 4), Feat(1, "deal")),
    )
    assert figures(ENTRIES, feats, 2) == (
        Figures({"hunt": -2, "trade": 5}, {WON_BY_ONE: 2}, {}),
        Figures({"trade": 7}, {LOST_BY_ONE: 2, "deal": 2, "lost": 4}, {"net": 2, "axe": 1}),
    )


def of(*points: dict[str, int]) -> tuple[Figures, ...]:
    return tuple(Figures(one, {}, {}) for one in points)


@pytest.mark.parametrize(
    ("points", "found"),
    [
        (of({"houses": 20}, {"houses": 22, "alliances": 36}), Shortfall("alliances", 0, 36)),
        (of({"houses": 1}, {"houses": 20, "alliances": 8}), Shortfall("houses", 1, 21)),
        (of({"houses": 20, "alliances": 4}, {"houses": 22, "alliances": 9}), None),
        (of({"houses": 20}, {"houses": 22, "alliances": 7}), None),
        (of({"attack": -9}, {"attack": 0}), None),
    ],
)
def test_a_shortfall_is_the_source_that_a_seat_lacks_most(
    points: tuple[Figures, ...], found: Shortfall | None
) -> None:
    assert shortfall(points, 0) == found
    assert shortfall(points, 1) is None
