"""Statistics of Chang Cheng: cards played, and majorities over neutrals."""

from collections import Counter

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.changcheng.rules.accounts import figures_of
from changcheng_qt.titles.changcheng.rules.events import CardPlayed, ProvinceScored
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.verdicts.accounts import WON_BY_ONE
from tests.saves.conftest import random_match


def test_the_cards_that_each_seat_played_are_counted() -> None:
    match = random_match(3, 3)
    happened = [event for step in match.events(EVERYONE) for event in step]
    figures = figures_of(happened, match.view(EVERYONE))
    played = Counter(event.seat for event in happened if isinstance(event, CardPlayed))
    assert {seat: sum(one.cards.values()) for seat, one in enumerate(figures)} == {
        seat: played[seat] for seat in range(3)
    }


def test_neutrals_are_rivals_where_they_compete() -> None:
    view = random_match(2, 2).view(PUBLIC)
    tallies = (Tally(0, 2), Tally(1, 0), Tally(NEUTRAL, 1))
    event = ProvinceScored(0, tallies, 2, 0, 0, (0,))
    assert view.options.neutrals_compete
    assert figures_of([event], view)[0].counts == {WON_BY_ONE: 1}
