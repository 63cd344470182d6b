"""Who knew what: the page, the views, the truth and `sample` never disagree."""

from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.verdicts.insight import How, KnowledgePage, PageMaking
from tests.conformance.rules.insight import (
    Disagrees,
    SecretSample,
    check_draws,
    check_views,
    page_of,
)
from tests.conformance.samples import each_of, every_title
from tests.effort import NIGHTLY, effort

TRIES = effort(sample=4, nightly=12)
"""Within how many games a planted fault must be found."""
SHARED = 16
"""How many matches and pages are kept for other tests."""
every_sample = every_title("secrets")


@lru_cache(maxsize=SHARED)
def played(sample: SecretSample, seed: int) -> AnyMatch:
    """Return a match that was played to its end, which all tests share."""
    return sample.played(seed)


@lru_cache(maxsize=SHARED)
def true_page(sample: SecretSample, seed: int) -> KnowledgePage[Any]:
    """Return the page of a match, which all tests share."""
    return page_of(played(sample, seed), sample.reading.secrets)


@cache
def counted_in(sample: SecretSample, seed: int) -> int:
    """Check the page of a match against its views, once for all tests: as `check_views`."""
    return check_views(played(sample, seed), true_page(sample, seed), sample.reading)


@each_of("secrets", "seed", listed=lambda sample: sample.traced)
def test_the_page_says_what_the_views_show(sample: SecretSample, seed: int) -> None:
    match, page = played(sample, seed), true_page(sample, seed)
    counted_in(sample, seed)
    assert page.positions == len(match.steps) + 1
    for row in page.rows:
        cells = [span.cell for span in row.spans for _ in range(span.first, span.last + 1)]
        assert tuple(cells) == row.cells
        pairs = zip(row.spans, row.spans[1:], strict=False)
        assert all(one.cell != following.cell for one, following in pairs)


@pytest.mark.no_cover
@every_sample
def test_page_and_views_never_disagree(sample: SecretSample) -> None:
    """By day in two games of the test before this one."""
    counted = 0
    for seed in range(1000) if NIGHTLY else sample.traced[:2]:
        match, page = played(sample, seed), true_page(sample, seed)
        counted += counted_in(sample, seed)
        check_draws(match, page, sample.reading, Random(seed))
    assert counted


@pytest.mark.no_cover
@each_of("secrets", "fault", listed=lambda sample: sample.faults)
def test_a_planted_disagreement_is_found(sample: SecretSample, fault: str) -> None:
    def check_with_fault(seed: int) -> None:
        match = played(sample, seed)
        page = page_of(match, sample.faults[fault])
        check_views(match, page, sample.reading)
        check_draws(match, page, sample.reading, Random(seed))

    with pytest.raises(Disagrees):
        list(map(check_with_fault, (*sample.traced, *range(TRIES))))


@pytest.mark.no_cover
@every_sample
def test_of_a_file_for_one_viewer_the_rest_is_left_blank(sample: SecretSample) -> None:
    seed = sample.traced[0]
    replay = Replay(played(sample, seed), (PUBLIC, 1))
    page, whole = PageMaking(replay, sample.reading.secrets).page(), true_page(sample, seed)
    assert page.seats == (1,)
    for row, full in zip(page.rows, whole.rows, strict=True):
        for cell, there in zip(row.cells, full.cells, strict=True):
            if cell is None or there is None:
                assert cell is there
                continue
            assert cell.hows[1] == there.hows[1]
            others = [how for seat, how in enumerate(cell.hows) if seat != 1]
            assert not any(others)
            is_told = cell.is_open or cell.hows[1] not in (None, How.REMEMBERED)
            assert (cell.value is not None) == is_told


@every_sample
def test_a_running_game_is_shown_to_no_two_seats(sample: SecretSample) -> None:
    setup = sample.random_setup(Random(1))
    players = [Player(f"P{seat}") for seat in range(sample.game.seats(setup))]
    match: AnyMatch = Match(sample.game, setup, players)
    with pytest.raises(ValueError, match="over"):
        PageMaking(Replay(match), sample.reading.secrets)
    assert PageMaking(Replay(match, (PUBLIC, 0)), sample.reading.secrets).page().seats == (0,)
