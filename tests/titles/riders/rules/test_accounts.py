"""Points by source, statistics, and the last round (RIDERS sections 11.2 and 11.5)."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.accounts import Source, figures_of, points_by_source
from changcheng_qt.titles.riders.rules.closing import last_turns, round_of
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Building, Edict, Good
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Options, RoundLimit
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from tests.effort import combined
from tests.titles.riders.rules.play import random_game
from tests.titles.riders.rules.test_view import A, B, dealt, seen

BUILT = dict(enumerate((Building(A), Building(A, is_city=True), Building(A), Building(B))))


def built() -> State:
    """A has two settlements, a city, academy, market, Long Road, Great Host and two penalties."""
    state = dealt()
    for corner, building in BUILT.items():
        state = replace(state, buildings=put(state.buildings, corner, building))
    return replace(
        state,
        edicts=((0, 1), (), (), ()),
        long_road=Bonus(A, 5),
        great_host=Bonus(A, 3),
        penalties=(2, 0, 0, 0),
    )


def test_points_by_source_are_all_points() -> None:
    own = points_by_source(seen(built(), A), A)
    assert list(own.values()) == [2, 2, 1, 1, 2, 1, -2]
    assert sum(own.values()) == points(built())[A]
    assert list(points_by_source(seen(built(), A), B).values()) == [1, 0, 0, 0, 0, 0, 0]


def test_academy_and_market_are_shown_to_their_owner_only() -> None:
    told = points_by_source(seen(built(), PUBLIC), A)
    assert (told[Source.ACADEMY], told[Source.MARKET]) == (0, 0)


def test_statistics_count_offers_deals_and_edicts() -> None:
    offer = events.OfferMade(A, 1, NO_GOODS, NO_GOODS, (B,))
    deal = events.DealMade(A, B, NO_GOODS, NO_GOODS)
    happened = (offer, offer, deal, events.EdictPlayed(B, Edict.LEVY), events.TurnEnded(A))
    one, other, *_ = figures_of(happened, seen(built(), EVERYONE))
    assert one.counts == {"offers": 2, "deals": 1}
    assert other.cards == {"levy": 1}
    assert not one.cards


def test_statistics_count_rolls_cards_given_up_and_conquests() -> None:
    ended = events.GameEnded(events.Ending.CONQUEST, (), (B,), (4, 5, 3, 3))
    rolls = (events.DiceRolled(A, (3, 4), told=()), events.DiceRolled(A, (6, 6), told=()))
    given_up = events.GoodsDiscarded(B, Good.ORE, 0)
    one, other, *_ = figures_of((*rolls, given_up, ended), seen(built(), EVERYONE))
    assert one.counts == {"rolled_7": 1, "rolled_12": 1, "conquests": 1}
    assert other.counts == {"given_up": 1, "conquests": 1}
    won = replace(ended, ending=events.Ending.WON, winners=(B,))
    assert not figures_of((won,), seen(built(), EVERYONE))[A].counts


@combined(covered=1, seats=[3, 6])
def test_events_add_up_to_the_points_of_the_end(seats: int) -> None:
    plies = list(random_game(seats, seats))
    view = RIDERS.view(plies[-1].after, Knowledge(), EVERYONE)
    figures = figures_of([event for ply in plies for event in ply.events], view)
    for seat in range(seats):
        told = {source.value: points for source, points in points_by_source(view, seat).items()}
        assert {k: v for k, v in figures[seat].points.items() if v} == {
            k: v for k, v in told.items() if v
        }


def test_a_bonus_leaves_its_last_holder() -> None:
    moves = (events.LongRoadMoved(A, 5), events.LongRoadMoved(B, 6), events.LongRoadMoved(None, 4))
    one, other, *_ = figures_of(moves, seen(built(), EVERYONE))
    assert (one.points["long_road"], other.points["long_road"]) == (0, 0)


@pytest.mark.parametrize(
    ("number", "round_number", "left"),
    [
        (0, 0, None),
        (1, 1, None),
        (5, 2, None),
        (156, 39, None),
        (157, 40, (0, 1, 2, 3)),
        (160, 40, (3,)),
    ],
)
def test_the_last_round_is_known(
    number: int, round_number: int, left: tuple[int, ...] | None
) -> None:
    state = dealt(options=Options(rounds=RoundLimit.FORTY))
    seat = (number - 1) % 4
    view = seen(replace(state, stage=Stage.BEFORE_ROLL, turn=Turn(seat, number)), PUBLIC)
    assert round_of(view) == round_number
    assert last_turns(view) == left
    assert last_turns(replace(view, to_act=None)) is None
