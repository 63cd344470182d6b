"""Statistics of China: the beginning of the final scoring, and the cards that were paid."""

from collections import Counter

from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.titles.china.rules import accounts
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
from changcheng_qt.verdicts.accounts import WON_BY_ONE, Award, FinalScoring
from tests.titles.china.table.matches import finished


def test_majorities_by_one_are_counted() -> None:
    match = finished(3, 1)
    happened = [event for step in match.events(EVERYONE) for event in step]
    figures = accounts.figures_of(happened, match.view(EVERYONE))
    assert sum(one.counts.get(WON_BY_ONE, 0) for one in figures) > 0


def test_the_final_scoring_begins_once() -> None:
    """With a region that is scored without being full, or else with the first alliance."""
    board = finished(3, 1).view(EVERYONE).board
    full = RegionScored(0, (len(board.spaces_of[0]), 0, 0), (), (4, 0, 0))
    alliance = AllianceScored(0, ((1, 0, 0), (0, 1, 0)), (2, 1, 0))
    empty = RegionScored(1, (0, 0, 0), (), (0, 0, 0))
    for end in (empty, alliance):
        entries = [*accounts.entries_of([full, end, alliance, empty], board)]
        assert [isinstance(one, FinalScoring) for one in entries].count(True) == 1
        assert entries.index(FinalScoring()) == 1
    roads = RoadsScored(2, ((0, 1, 2, 3),), (4,))
    assert [*accounts.entries_of([full, roads], board)][-1] == Award(2, 4, accounts.Source.ROADS)
    assert FinalScoring() not in accounts.entries_of([full], board)


def test_a_piece_is_paid_with_a_card_of_its_region_or_a_pair() -> None:
    view = finished(3, 1).view(EVERYONE)
    board = view.board
    events: list[Event] = [
        HousePlaced(0, 0, None),
        EmissarySent(0, 0, Colour.RED),
        FortificationPlaced(1, 0, Colour.GREEN, owes=False),
    ]
    first, second, _ = accounts.figures_of(events, view)
    own = board.colour_of(board.region_of(0)).word
    assert first.cards == Counter({own: 1}) + Counter({"red": 2})
    assert second.cards == {"green": 2}
