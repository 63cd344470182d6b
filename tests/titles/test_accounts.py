"""What a finished game adds to statistics: points that add up, majorities by one, cards played."""

from collections import Counter
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.changcheng.rules import accounts as changcheng
from changcheng_qt.titles.changcheng.rules.events import CardPlayed, ProvinceScored
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.china.rules import accounts as china
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    EmissarySent,
    Event,
    FortificationPlaced,
    HousePlaced,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.verdicts.accounts import Award, FinalScoring
from tests.saves.conftest import random_match
from tests.titles.china.table.matches import finished


def happened(match: AnyMatch) -> list[Any]:
    return [event for step in match.events(EVERYONE) for event in step]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_of_chang_cheng_add_up_to_the_scores(seats: int) -> None:
    match = random_match(seats, seats)
    view = match.view(EVERYONE)
    figures = changcheng.figures_of(happened(match), view)
    assert tuple(sum(one.points.values()) for one in figures) == view.scores
    played = Counter(event.seat for event in happened(match) if isinstance(event, CardPlayed))
    assert {seat: sum(one.cards.values()) for seat, one in enumerate(figures)} == {
        seat: played[seat] for seat in range(seats)
    }


def test_an_event_left_out_is_missed() -> None:
    """The negative control of the test above."""
    match = random_match(3, 3)
    view, events = match.view(EVERYONE), happened(match)
    scored = next(place for place, event in enumerate(events) if hasattr(event, "points"))
    figures = changcheng.figures_of([*events[:scored], *events[scored + 1 :]], view)
    assert tuple(sum(one.points.values()) for one in figures) != view.scores


def test_neutrals_are_rivals_where_they_compete() -> None:
    view = random_match(2, 2).view(PUBLIC)
    tallies = (Tally(0, 2), Tally(1, 0), Tally(NEUTRAL, 1))
    event = ProvinceScored(0, tallies, 2, 0, 0, (0,))
    assert view.options.neutrals_compete
    assert changcheng.figures_of([event], view)[0].won_by_one == 1


@pytest.mark.parametrize("seats", [3, 5])
def test_points_of_china_add_up_to_the_scores(seats: int) -> None:
    match = finished(seats, 1)
    view = match.view(EVERYONE)
    figures = rules_of("china").figures(happened(match), view)
    assert tuple(sum(one.points.values()) for one in figures) == view.scores
    assert sum(one.won_by_one for one in figures) > 0


def test_the_final_scoring_of_china_begins_once() -> None:
    """With a region that is scored without being full, or else with the first alliance."""
    board = finished(3, 1).view(EVERYONE).board
    full = RegionScored(0, (len(board.spaces_of[0]), 0, 0), (), (4, 0, 0))
    alliance = AllianceScored(0, ((1, 0, 0), (0, 1, 0)), (2, 1, 0))
    empty = RegionScored(1, (0, 0, 0), (), (0, 0, 0))
    for end in (empty, alliance):
        entries = [*china.entries_of([full, end, alliance, empty], board)]
        assert [isinstance(one, FinalScoring) for one in entries].count(True) == 1
        assert entries.index(FinalScoring()) == 1
    roads = RoadsScored(2, ((0, 1, 2, 3),), (4,))
    assert [*china.entries_of([full, roads], board)][-1] == Award(2, 4, china.Source.ROADS)
    assert FinalScoring() not in china.entries_of([full], board)


def test_a_piece_is_paid_with_a_card_of_its_region_or_a_pair() -> None:
    view = finished(3, 1).view(EVERYONE)
    board = view.board
    events: list[Event] = [
        HousePlaced(0, 0, None),
        EmissarySent(0, 0, Colour.RED),
        FortificationPlaced(1, 0, Colour.GREEN, owes=False),
    ]
    first, second, _ = china.figures_of(events, view)
    own = board.colour_of(board.region_of(0)).word
    assert first.cards == Counter({own: 1}) + Counter({"red": 2})
    assert second.cards == {"green": 2}
