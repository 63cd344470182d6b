"""The flat core as a search plays on it: chance, offers, playouts, and the chances to win."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.engine.core import ONE
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core import plans
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.fields import OVER
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.frame import ANY
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.outlook import LONGEST, TRADE, Outlook
from changcheng_qt.titles.riders.core.packed import CARD, GOODS, total
from changcheng_qt.titles.riders.core.plans import (
    HARBOUR,
    PIP,
    harbour_worth,
    new_outlook,
    road_worth,
    shared_outlook,
    site_worth,
)
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.rules.commands import BuildRoad, Counter, Offer, PlayLevy, Reject
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.effort import effort
from tests.titles.riders.core.agreement import fields, numbers
from tests.titles.riders.core.corners import before_roll, corners
from tests.titles.riders.rules.play import random_setup
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    cards,
    fixture,
    with_cards,
    with_edicts,
    with_riders,
)
from tests.titles.riders.rules.test_appraisal import near_long_road, roads_of
from tests.titles.side_by_side import fields_of

GAMES = effort(sample=3, nightly=400)
REMEMBERED = frozenset({"hands", "roads", "sites"})
"""The worths that an outlook has been asked for."""


def dealt(state: State, seed: int = 1) -> FlatGame:
    """Return a position whose chance is seeded."""
    core = flatten(state)
    core.deal(seed)
    return core


def own_outlook(core: FlatGame, seat: Seat) -> Outlook:
    """Return the outlook of a seat, made for this position alone so that it can be changed."""
    found = new_outlook(core, seat)
    core.outlooks[seat] = found
    return found


def picks(core: FlatGame) -> list[int]:
    """Return all commands that the core lists."""
    return [int(core.pick(number)) for number in range(core.count())]


def test_chance_is_drawn_where_a_command_has_no_result() -> None:
    rolls = set()
    for seed in range(300):
        core = dealt(before_roll(fixture()), seed)
        core.play(command(flat.ROLL, 0, 0))
        rolls.add(core.rolled)
    assert rolls == set(range(2, 13))
    drawn = set()
    for seed in range(40):
        core = dealt(replace(fixture(), stage=Stage.RIDER_DUE), seed)
        core.play(command(flat.DRAW, 0, 0))
        drawn.add(next(numeral for numeral, row in enumerate(core.gathered) if row))
    assert drawn == {0, 1, 2}


def test_proposed_offers_are_listed_for_the_next_choice_alone() -> None:
    core = dealt(with_cards(fixture(), A, "wool*3 ore"))
    usual = set(picks(core))
    rare = [number_of(Offer((0, 0, 3, 0, 0), one)) for one in ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))]
    assert not usual & set(rare)
    for number in rare:
        core.propose(number)
    assert set(rare) <= set(picks(core))
    core.play(command(flat.END, 0, 0))
    assert core.proposed is None


def test_a_levy_names_its_good() -> None:
    wanted = [command(flat.LEVY, good, 0) for good in range(len(Good))]
    assert [number_of(PlayLevy(good)) for good in Good] == wanted


def test_each_card_of_a_hand_can_be_robbed() -> None:
    state = replace(with_cards(fixture(), B, "wool*3 ore"), stage=Stage.ROBBING)
    taken = []
    for seed in range(200):
        core = dealt(state, seed)
        core.play(command(flat.ROB, B, 0))
        assert total(core.hands[A]) == 1
        taken.append(core.hands[A])
    wool, ore = (taken.count(256**good) for good in (2, 4))
    assert wool + ore == 200
    assert wool > 2 * ore > 0


@pytest.mark.no_cover
def test_the_same_seed_brings_the_same_game() -> None:
    for seed in range(GAMES):
        start = RIDERS.new(random_setup(Random(seed)))
        one, other = dealt(start, seed), dealt(start, seed)
        assert one.finish() == other.finish()
        assert fields(one) == fields(other)


def test_playouts_stop_after_a_round_or_at_the_end() -> None:
    core = dealt(before_roll(fixture()))
    core.finish()
    assert core.number == core.until == 5
    core.until = 10_000
    core.finish()
    assert core.due == OVER
    assert core.count() == 0
    assert core.to_act() == -1


def test_a_playout_of_the_founding_and_with_more_seats_takes_more_effort() -> None:
    """With the square of the seats: each of them judges a larger map."""
    started = [int(flatten(fixture(seats)).effort()) for seats in (3, 6)]
    assert started[1] == 4 * started[0] > 0
    new = [RIDERS.new(random_setup(Random(1), seats)) for seats in (3, 6)]
    assert [int(flatten(one).effort()) for one in new] == [2 * one for one in started]


def test_chances_are_shares_of_what_a_conquest_leaves() -> None:
    for seed in range(GAMES):
        core = dealt(RIDERS.new(random_setup(Random(seed))), seed)
        while core.due != OVER:
            chances = core.finish()
            assert all(0 <= chance <= ONE for chance in chances)
            assert sum(chances) <= ONE
            core.deal(seed)
        assert [chance > 0 for chance in core.finish()] == [
            bool(core.has_won(seat)) for seat in range(core.seats_playing())
        ]


def test_the_danger_of_the_last_breach_takes_chances_from_all() -> None:
    safe = replace(fixture(), penalties=(1, 1, 1, 1))
    safe = before_roll(with_riders(safe, at_II="II", before_3="I"))
    safe = replace(safe, levels=(2, 2, 2, 2))
    open_wall = replace(safe, levels=(1, 0, 0, 0))
    chances = [dealt(state) for state in (safe, open_wall)]
    for core in chances:
        core.until = 0
    assert sum(chances[0].finish()) > sum(chances[1].finish())


def test_offers_are_those_that_both_sides_gain_by() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2 wool grain"), B, "clay*2")
    core = flatten(state)
    offers = [one for one in picks(core) if one >> 16 == flat.OFFER]
    every = {number_of(one): one for one in RIDERS.legal(state) if isinstance(one, Offer)}
    assert offers
    assert set(offers) <= set(every)
    assert all(every[one].want[1] for one in offers)
    core.play(offers[0])
    assert core.gain(command(flat.ACCEPT, 0, 0)) > 0
    core.play(choose(core))
    assert choose(core) == command(flat.DEAL, B, 0)
    refused = RIDERS.apply(RIDERS.apply(state, every[offers[0]]).after, Reject()).after
    assert offers[0] not in picks(flatten(refused))
    assert not [
        one
        for one in picks(flatten(replace(refused, turn=replace(refused.turn, offers=2))))
        if one >> 16 == flat.OFFER
    ]


def test_a_trade_with_the_supply_that_pays_for_a_building_is_made() -> None:
    """With the trade ahead of it, the hand is worth less than with the card."""
    core = flatten(with_cards(fixture(), A, "wood*2 grain*2 ore*2"))
    own_outlook(core, A).rates = [2] * GOODS
    gains = [core.gain(command(flat.SUPPLY, Good.WOOD, good)) for good in Good]
    assert gains[Good.ORE] > 0 > max(gains[Good.CLAY : Good.ORE])


def test_a_hand_waits_as_long_as_its_trades_or_its_income_take() -> None:
    core = flatten(with_cards(fixture(), A, "wood*6 grain*2"))
    outlook = new_outlook(core, A)
    outlook.rates = [2] * GOODS
    outlook.waits = [TRADE - 1] * GOODS
    for ore, time in ((0, 0), (1, TRADE), (3, 3 * TRADE), (4, 3 * TRADE), (9, 6 * (TRADE - 1))):
        assert outlook.wait(core.hands[A], 2 * CARD[Good.GRAIN] + ore * CARD[Good.ORE]) == time
    assert outlook.wait(core.hands[A], 99 * CARD[Good.ORE]) == LONGEST


def test_a_harbour_is_worth_more_to_who_has_what_it_trades() -> None:
    core = flatten(fixture())
    frame = core.frame
    place = next(n for n, good in enumerate(frame.harbour_goods) if good != ANY)
    corner = next(n for n in range(frame.corners) if frame.harbour_corners[place] >> n & 1)
    outlook, good = new_outlook(core, A), frame.harbour_goods[place]
    outlook.rates = [4] * GOODS
    worths = []
    for pips in ([0] * GOODS, [6 * (one == good) for one in range(GOODS)], [6] * GOODS):
        outlook.pips_of = pips
        worths.append(harbour_worth(outlook, core, corner))
    assert HARBOUR <= worths[0] < worths[1] == worths[2]
    assert worths[1] - worths[0] == PIP * 6 // 4
    outlook.rates[good] = 2
    assert harbour_worth(outlook, core, corner) == HARBOUR


def test_proposals_of_an_adviser_replace_offers_for_one_decision() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2 wool grain"), B, "clay*2")
    core = flatten(state)
    found = {one for one in picks(core) if one >> 16 == flat.OFFER}
    odd = number_of(Offer(cards("wood*2"), cards("clay")))
    core.proposed = [odd]
    copy = core.copy()
    assert found
    assert set(picks(copy)) == set(picks(core)) == {*numbers(core), odd}
    core.play(odd)
    assert set(picks(core)) == {command(flat.ACCEPT, 0, 0), command(flat.REJECT, 0, 0)}
    asked = flatten(RIDERS.apply(state, Offer(cards("wood"), cards("clay"))).after)
    counter = number_of(Counter(cards("clay"), cards("wood*2")))
    asked.proposed = [counter]
    assert counter in picks(asked)


def test_nobody_trades_with_a_seat_that_is_about_to_win() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2 wool grain"), B, "clay*2")
    core = flatten(with_edicts(state, B, *[Edict.MARKET]))
    core.penalties[B] = -7
    assert not [one for one in picks(core) if one >> 16 == flat.OFFER]
    made = flatten(state)
    made.play(next(one for one in picks(made) if one >> 16 == flat.OFFER))
    made.penalties[A] = -7
    assert made.gain(command(flat.ACCEPT, 0, 0)) < -64


@pytest.mark.parametrize("number", range(3))
def test_every_command_has_a_worth(number: int) -> None:
    rng = Random(number)
    for state in corners():
        core = flatten(state)
        for one in picks(core):
            assert -5000 < core.gain(one) < 5000
        played = core.copy()
        for _ in range(6):
            if played.count():
                played.play(rng.choice(picks(played)))


def test_a_soldier_does_what_helps_its_seat() -> None:
    state = with_edicts(with_cards(fixture(), C, "ore"), A, Edict.SOLDIER)
    blocked = with_riders(state, on_3_mountains10="I")
    core = flatten(blocked)
    assert choose(core) == command(flat.SOLDIER, 0, 0)
    core.play(choose(core))
    land = blocked.setup.board.land_of["3.mountains10"]
    assert choose(core) == command(flat.CHASE, land, 0)


def test_of_roads_only_one_that_makes_the_line_longer_gains_a_near_long_road() -> None:
    """As in the rules' own judgement, which is held against the rules."""
    found = set()
    for state in near_long_road(1)[:8]:
        core, roads = flatten(state), roads_of(state)
        own_outlook(core, state.turn.seat).line = 100 * ONE
        for road in roads:
            is_judged = core.gain(command(flat.ROAD, road, 0)) > 50 * ONE
            built = RIDERS.apply(state, BuildRoad(road)).after
            assert is_judged == (built.lines[state.turn.seat] > state.lines[state.turn.seat])
            found.add(is_judged)
    assert found == {True, False}


def test_a_hex_with_two_riders_is_hardly_worth_chasing_one() -> None:
    """It stays blocked."""
    one, two = (
        flatten(with_riders(fixture(), on_3_mountains10=riders)) for riders in ("I", "I II")
    )
    chase = command(flat.CHASE, fixture().setup.board.land_of["3.mountains10"], 0)
    assert 0 < two.gain(chase) < one.gain(chase)


def test_the_pirate_closes_harbours_of_others_and_not_the_own() -> None:
    def worth(seat: int | None) -> int:
        """The worth of the pirate where it closes a harbour, which a seat has or nobody."""
        core = flatten(fixture())
        corners = core.frame.harbour_corners[0]
        if seat is not None:
            core.settled[seat] |= corners
            core.built |= corners
        return int(core.gain(command(flat.SAIL, core.frame.harbour_seas[0], 0)))

    seat = fixture().turn.seat
    assert worth(seat) < worth(None) < worth((seat + 1) % 3)


def contradictions(seeds: Sequence[int]) -> Iterator[str]:
    """Play games on one map, and yield what differs between an outlook that positions share and
    one that is made for the position.
    """
    start = flatten(RIDERS.new(random_setup(Random("shared"), 4)))
    start.frame.outlooks.clear()
    for seed in seeds:
        core, rng = start.copy(), Random(seed)
        core.deal(seed)
        while core.count() and core.number < 40:
            core.play(choose(core) if rng.random() < 0.8 else rng.choice(picks(core)))
            seat = rng.randrange(4)
            shared, made = shared_outlook(core, seat), new_outlook(core, seat)
            known, plain = fields_of(shared, REMEMBERED), fields_of(made, REMEMBERED)
            yield from (name for name in plain if known[name] != plain[name])
            yield from (
                "hands" for hand, worth in shared.hands.items() if made.worth(hand) != worth
            )
            for site, worth in shared.sites.items():
                if site_worth(made, core, site) != worth:
                    yield "sites"
            for road, worth in shared.roads.items() if core.to_act() == seat else ():
                if road_worth(made, core, road) != worth:
                    yield "roads"


@pytest.mark.no_cover
def test_an_outlook_that_positions_share_is_that_of_each() -> None:
    assert not [*contradictions(range(GAMES))]


@pytest.mark.no_cover
@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize("left_out", [1, 2, 3, 6, 7])
def test_an_outlook_that_is_shared_by_too_many_is_found(
    monkeypatch: pytest.MonkeyPatch, left_out: int
) -> None:
    grounds = plans.grounds_of
    monkeypatch.setattr(
        plans,
        "grounds_of",
        lambda core, seat: grounds(core, seat)[:left_out] + grounds(core, seat)[left_out + 1 :],
    )
    assert next(contradictions(range(8)), None)


@pytest.mark.skipif(is_compiled(), reason="native code has its constants inside")
def test_no_more_than_some_outlooks_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MOST_OUTLOOKS", 2)
    core = flatten(RIDERS.new(random_setup(Random("few"), 4)))
    core.frame.outlooks.clear()
    for seat in (0, 1, 2, 0, 3):
        found, made = shared_outlook(core, seat), new_outlook(core, seat)
        assert fields_of(found, REMEMBERED) == fields_of(made, REMEMBERED)
        assert len(core.frame.outlooks) <= plans.MOST_OUTLOOKS
