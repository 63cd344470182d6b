"""A finished game in numbers, against the hands of its end; and the evenness of dice."""

from random import Random

from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.evenness import SUMS, as_uneven, rolls_by_sum
from changcheng_qt.titles.riders.rules.geography import board_for
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Numeral, goods, total
from changcheng_qt.titles.riders.rules.tallies import (
    OF_GOODS,
    OF_WALL,
    Kind,
    Rolls,
    rolls_of,
    sums_of,
    tallies_of,
)
from tests.effort import combined
from tests.titles.riders.rules.play import Ply, random_game

MISSED = (Kind.BLOCKED, Kind.SHORT)
"""Cards that never came."""
PAYING = (
    commands.BuildRoad,
    commands.BuildSettlement,
    commands.BuildCity,
    commands.RaiseWall,
    commands.BuyEdict,
)


@combined(covered=1, seats=[3, 4, 6])
def test_cards_that_came_less_those_paid_are_held_at_the_end(seats: int) -> None:
    played = list(random_game(seats, seats))
    last = played[-1].after
    happened = [event for ply in played for event in ply.events]
    tallies = tallies_of(happened, last.setup.board, seats)
    for seat in range(seats):
        came = sum(tallies[kind][seat] for kind in OF_GOODS if kind not in MISSED)
        assert came - sum(_paid(ply, seat) for ply in played) == total(last.hands[seat])
    assert sum(tallies[Kind.BREACHES]) == sum(last.penalties)
    drawn = sum(isinstance(event, events.RiderDrawn) for event in happened)
    assert sum(tallies[Kind.DRAWN]) == drawn > 0
    assert set(sums_of(happened)) <= set(SUMS)
    assert len(sums_of(happened)) == last.rolls
    assert {*OF_GOODS, *OF_WALL} == set(Kind)


def test_cards_that_never_came_are_counted_by_the_buildings_of_that_moment() -> None:
    board = board_for(4)
    land = board.yielding[8][0]
    corner, other = board.corners_of[land][:2]
    happened: list[events.Event] = [
        events.SettlementFounded(0, corner),
        events.SettlementBuilt(1, other),
        events.GoodsProduced((NO_GOODS,) * 4, (land,)),
        events.CityBuilt(0, corner),
        events.GoodsProduced((NO_GOODS,) * 4, (land,)),
        events.SupplyShort(Good.ORE, (2, 1, 0, 0), (0, 0, 0, 0)),
        events.SupplyShort(Good.ORE, (0, 0, 0, 3), (0, 0, 0, 1)),
    ]
    tallies = tallies_of(happened, board, 4)
    assert tallies[Kind.BLOCKED] == [-3, -2, 0, 0]
    assert tallies[Kind.SHORT] == [-2, -1, 0, -2]


def test_gains_of_some_are_losses_of_others() -> None:
    happened: list[events.Event] = [
        events.DealMade(0, 2, goods(Good.WOOD, Good.WOOD), goods(Good.ORE)),
        events.GoodsRobbed(1, 0, None, told=()),
        events.GoodsLevied(3, Good.ORE, (2, 0, 1, 0), told=()),
        events.TributeTaken(1, goods(Good.WOOD, Good.ORE)),
        events.SupplyTraded(2, Good.WOOD, Good.ORE, 3),
        events.GoodsDiscarded(1, Good.ORE, 0),
        events.WallRaised(0, 1, 1),
        events.RiderChased(2, Numeral.I, 1),
        events.SectionBreached(0, -1, (), 0, 0, (), 0, 1),
    ]
    tallies = tallies_of(happened, board_for(4), 4)
    assert tallies[Kind.DEALS] == [-1, 0, 1, 0]
    assert tallies[Kind.ROBBED] == [-1, 1, 0, 0]
    assert tallies[Kind.LEVIED] == [-2, 0, -1, 3]
    assert tallies[Kind.SUPPLY] == [0, 2, -2, 0]
    assert tallies[Kind.GIVEN_UP] == [0, -1, 0, 0]
    assert tallies[Kind.TOWERS] == [1, 0, 0, 0]
    assert tallies[Kind.CHASED] == [0, 0, 1, 0]
    assert tallies[Kind.BREACHES] == [0, 0, 0, 0]


def test_the_band_holds_nine_games_in_ten() -> None:
    rng, games, rolls = Random(1), 400, 60
    bands = rolls_by_sum([7] * rolls)
    assert [one.sum for one in bands] == list(SUMS)
    assert bands[5].count == rolls
    assert sum(one.expected for one in bands) == rolls
    inside = 0
    for _ in range(games):
        fallen = [rng.randint(1, 6) + rng.randint(1, 6) for _ in range(rolls)]
        inside += sum(one.low <= fallen.count(one.sum) <= one.high for one in bands)
    assert 0.88 < inside / games / len(SUMS) < 0.98
    assert all(one.low < one.expected < one.high for one in bands)


def test_the_unevenness_of_a_game_is_a_share_of_a_hundred() -> None:
    rng = Random(2)
    told = [
        as_uneven(rolls_by_sum([rng.randint(1, 6) + rng.randint(1, 6) for _ in range(72)]))
        for _ in range(200)
    ]
    assert 40 < sum(told) / len(told) < 60
    assert min(told) < 10 < 90 < max(told)
    even = [one for one in SUMS for _ in range(6 - abs(7 - one))]
    assert as_uneven(rolls_by_sum(even)) == 100
    assert as_uneven(rolls_by_sum([2] * 36)) == 0


def _paid(ply: Ply, seat: int) -> int:
    """The cards that a seat paid for a building or an edict."""
    if not isinstance(ply.command, PAYING):
        return 0
    return total(ply.before.hands[seat]) - total(ply.after.hands[seat])


def test_rolls_are_those_of_the_steps_the_latest_first() -> None:
    steps: list[tuple[events.Event, ...]] = [
        (events.DiceRolled(0, (3, 4), told=(0, 1, 2, 3)),),
        (events.TurnEnded(0), events.TurnBegan(1, 2)),
        (events.DiceRolled(1, (6, 6), told=(0, 1, 2, 3)), events.GoodsProduced((), ())),
    ]
    rolls = rolls_of(steps)
    assert rolls == Rolls((7, 12), is_fresh=True, produced=events.GoodsProduced((), ()))
    assert rolls.before(1) == (7,)
    assert rolls.before(0) == (12, 7)
    assert rolls_of([*steps, (events.TurnEnded(1),)]) == Rolls((7, 12))
    assert rolls_of([]) == Rolls()
    assert rolls_of(steps, later=1) == Rolls((7,))
    assert rolls_of(steps, later=9) == Rolls()
    assert rolls_of(steps * 9).before(1) == (7, 12, 7, 12, 7, 12)
