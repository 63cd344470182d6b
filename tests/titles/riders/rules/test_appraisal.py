"""How simple bots judge: whole games between them, and positions with one right answer."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.judging import JudgingBot, novice, planner
from changcheng_qt.titles.riders.rules import commands, goods_events
from changcheng_qt.titles.riders.rules.appraisal import BARRED, HELD, OFFERS, Appraiser, appraise
from changcheng_qt.titles.riders.rules.events import (
    EdictPlayed,
    Ending,
    SectionBreached,
    WallRaised,
)
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    ROAD_COST,
    Building,
    Edict,
    Good,
    Numeral,
    SeatColour,
    Supply,
    total,
)
from changcheng_qt.titles.riders.rules.plans import CARD, Outlook
from changcheng_qt.titles.riders.rules.setup import Hands, Options, SetupChoices, draw_setup
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage
from tests.effort import effort
from tests.titles.riders.rules.play import Ply, random_game


def game(bots: Sequence[JudgingBot], seed: int) -> list[Ply]:
    """A game between bots, from the first seat on."""
    rng, luck = Random(seed), SeededLuck(f"{seed}")
    colours = tuple(SeatColour)[: len(bots)]
    state = RIDERS.new(draw_setup(SetupChoices(colours, options=Options()), rng))
    knowledge, played = Knowledge(), list[Ply]()
    while (seat := RIDERS.to_act(state)) is not None:
        view = RIDERS.view(state, knowledge, seat)
        chosen = bots[seat].choose(view, RIDERS.legal(state), 1, rng)
        command = RIDERS.completed(state, knowledge, chosen, luck)
        applied = RIDERS.apply(state, command)
        played.append(Ply(state, command, applied.after, applied.events))
        knowledge = RIDERS.learn(knowledge, applied.after, applied.events)
        state = applied.after
    return played


@cache
def games() -> list[list[Ply]]:
    """Games between club players who weigh no deals, and one with novices; played while no coverage
    is measured.
    """
    tables = [[planner()] * 3, [planner(), *[novice()] * 4]]
    return [game(bots, seed) for seed, bots in enumerate(tables)]


@pytest.mark.no_cover
def test_bots_play_the_whole_game() -> None:
    for played in games():
        assert played[-1].after.ending is not Ending.PEACE, "they get somewhere"
    kinds = Counter(type(event) for played in games() for ply in played for event in ply.events)
    seen = (WallRaised, SectionBreached, EdictPlayed, goods_events.DealMade)
    assert all(kinds[kind] for kind in seen)


@pytest.mark.no_cover
def test_no_bot_offers_more_often_or_the_same_again() -> None:
    for played in games():
        for ply in played:
            if isinstance(ply.command, commands.Offer):
                assert ply.before.turn.offers < OFFERS
                assert (ply.command.give, ply.command.want) not in ply.before.turn.refused


@pytest.mark.no_cover
def test_refused_terms_are_forgotten_at_a_deal() -> None:
    plies = [ply for played in games() for ply in played]
    assert any(ply.before.turn.refused for ply in plies)
    for ply in plies:
        if isinstance(ply.command, commands.Deal):
            assert ply.after.turn.refused == ()


@cache
def building(seed: int = 1) -> State:
    """A position in which a seat may build and trade."""
    found = [ply.before for ply in random_game(seed, 4) if ply.before.stage is Stage.BUILDING]
    return found[len(found) // 2]


def appraiser(state: State, *, walls_early: bool = True) -> Appraiser:
    seat = RIDERS.to_act(state)
    assert seat is not None
    return Appraiser(Outlook(RIDERS.view(state, Knowledge(), seat), seat, walls_early))


def test_a_city_is_worth_more_than_nothing_and_less_than_a_victory() -> None:
    state = building()
    state = replace(state, hands=((1, 1, 1, 3, 3),) * 4)
    legal = RIDERS.legal(state)
    seat = RIDERS.to_act(state)
    assert seat is not None
    worths = dict(zip(legal, appraise(RIDERS.view(state, Knowledge(), seat), legal), strict=True))
    cities = [worth for command, worth in worths.items() if isinstance(command, commands.BuildCity)]
    assert worths[commands.EndTurn()] == 0
    assert 0 < max(cities) < 10


def test_a_counter_asks_for_cards_of_the_offer_and_gives_less_than_a_yes() -> None:
    state = building()
    seat = state.turn.seat
    asked = (seat + 1) % 4
    offer = OpenOffer((2, 0, 0, 0, 0), (0, 0, 0, 1, 1), (asked,))
    turn = replace(state.turn, offer=offer)
    state = replace(state, hands=((1, 1, 1, 1, 1),) * 4, stage=Stage.ANSWERING, turn=turn)
    judged = Appraiser(Outlook(RIDERS.view(state, Knowledge(), asked), asked))
    close = commands.Counter((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))
    far = commands.Counter((0, 0, 0, 1, 0), (0, 1, 0, 0, 0))
    same = commands.Counter((0, 0, 0, 1, 1), (1, 0, 0, 0, 0))
    assert judged.of([far, same]) == [BARRED, BARRED]
    assert judged.of([close]) > [BARRED]


def test_a_levy_a_tribute_and_a_corvee_bring_something() -> None:
    state = building()
    hands = put(((3,) * 5,) * 4, state.turn.seat, (0,) * 5)
    setup = replace(state.setup, options=Options(hands=Hands.OPEN))
    state = replace(state, setup=setup, hands=hands)
    levy, tribute = appraiser(state).of(
        [commands.PlayLevy(Good.ORE), commands.PlayTribute(Good.GRAIN, Good.ORE)]
    )
    assert levy > 0
    assert tribute > -HELD
    (corvee,) = appraiser(state).of([commands.PlayCorvee()])
    assert corvee > -HELD, "two roads are worth something"


def test_a_novice_forgets_the_wall_until_riders_stand_before_it_or_all_may_lose() -> None:
    state = building()
    sector = state.princes.index(state.turn.seat)
    empty = tuple(() for _ in state.waiting)
    calm = replace(state, waiting=empty, levels=(0,) * len(state.levels), penalties=(0,) * 4)
    gathered = tuple((Numeral.I,) for _ in state.gathered)
    coming = replace(calm, gathered=gathered)
    waiting = replace(calm, waiting=put(empty, sector, (Numeral.I,)))
    last = replace(calm, penalties=(1, 1, 1, 0))
    assert appraiser(calm).outlook.tower > 0
    for position, is_seen in ((calm, False), (coming, False), (waiting, True), (last, True)):
        assert (appraiser(position, walls_early=False).outlook.tower > 0) == is_seen


def test_the_greedy_bot_saves_for_nothing() -> None:
    state = building()
    seat = state.turn.seat
    view = RIDERS.view(state, Knowledge(), seat)
    short = (0, 0, 0, CITY_COST[3], CITY_COST[4] - 1)
    greedy, patient = Outlook(view, seat, patience=0), Outlook(view, seat)
    assert greedy.worth(CITY_COST) > 1, "a city that can be paid"
    assert greedy.worth(short) == pytest.approx(CARD * total(short))
    assert patient.worth(short) > greedy.worth(short)


def test_a_breach_is_dearer_the_nearer_the_last_one_is() -> None:
    state = building()
    costs = [
        appraiser(replace(state, penalties=(breaches, 0, 0, 0))).outlook.breach
        for breaches in range(5)
    ]
    assert costs == sorted(costs)
    assert costs[0] == costs[1] < costs[2] < costs[3] < costs[4]


def test_before_the_last_breach_nobody_sends_riders_to_another() -> None:
    state = building()
    seat, board = state.turn.seat, state.setup.board
    own = state.princes.index(seat)
    leads = [own in (end for _, end in ground.arrows) for ground in board.grounds]
    start, end = leads.index(True), leads.index(False)
    gathered = put(((),) * len(leads), start, (Numeral.I,))
    levels = tuple(2 if sector == own else 0 for sector in range(len(state.levels)))
    empty = ((),) * len(state.waiting)
    state = replace(state, gathered=gathered, levels=levels, waiting=empty)
    away = commands.ShiftRider(start, end)
    (early,) = appraiser(replace(state, penalties=(0, 0, 0, 0))).of([away])
    (late,) = appraiser(replace(state, penalties=(2, 2, 0, 0))).of([away])
    assert early > 0 > late


def test_used_up_pieces_are_not_planned() -> None:
    state = building()
    stack = len(state.setup.stack)
    nothing = (Supply(0, 0, 0),) * 4
    full = replace(state, taken=stack, levels=(5,) * len(state.levels), pieces=nothing)
    assert appraiser(full).outlook.plans == ()
    few = replace(state, pieces=(Supply(0, 5, 0),) * 4)
    kept = {ROAD_COST[0] + plan.cost[0] for plan in appraiser(few).outlook.plans}
    assert max(kept) <= 2, "no plan needs roads that are not there"


def test_a_hex_of_several_riders_is_hardly_worth_a_chase() -> None:
    state = building()
    place = state.setup.board.yielding[8][0]
    one, many = (put(((),) * len(state.entered), place, (Numeral.I,) * count) for count in (1, 3))
    corner = state.setup.board.corners_of[place][0]
    state = replace(state, buildings=put(state.buildings, corner, Building(state.turn.seat)))
    (alone,) = appraiser(replace(state, entered=one)).of([commands.ChaseRider(place)])
    (doubled,) = appraiser(replace(state, entered=many)).of([commands.ChaseRider(place)])
    assert alone > doubled > 0


def test_a_holder_of_the_great_host_gains_little_by_one_more_soldier() -> None:
    state = building()
    seat = state.turn.seat
    held = replace(state, great_host=Bonus(seat, 3))
    others = replace(state, great_host=Bonus((seat + 1) % 4, 3), played=((Edict.SOLDIER,) * 3,) * 4)
    (less,) = appraiser(held).of([commands.PlaySoldier()])
    (more,) = appraiser(others).of([commands.PlaySoldier()])
    assert more > less


def test_the_founding_looks_for_yields_and_for_the_places_around() -> None:
    state = RIDERS.new(draw_setup(SetupChoices(tuple(SeatColour)[:4]), Random(1)))
    board, pips = state.setup.board, Counter[int]()
    rng = Random(1)
    while state.stage is not Stage.BEFORE_ROLL:
        legal = RIDERS.legal(state)
        worths = appraiser(state).of(legal)
        if state.stage is Stage.SETTLEMENTS:
            sites = dict(zip(legal, worths, strict=True))
            best, worst = (pick(sites, key=lambda one: sites[one]) for pick in (max, min))
            for command, sign in ((best, 1), (worst, -1)):
                assert isinstance(command, commands.FoundSettlement)
                pips[sign] += sum(
                    6 - abs(7 - (board.lands[land].number or 1))
                    for land in board.lands_at[command.corner]
                )
        state = RIDERS.apply(state, rng.choice(legal)).after
    assert pips[1] > 2 * pips[-1]


def test_a_deal_is_judged_by_the_terms_of_its_partner() -> None:
    state = building()
    seat = state.turn.seat
    giver, asker = ((seat + one) % 4 for one in (1, 2))
    dear = commands.Counter((0, 0, 0, 0, 1), (3, 0, 0, 0, 0))
    answers = (commands.Accept(), dear)
    offer = OpenOffer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (giver, asker), answers)
    state = replace(
        state,
        hands=put(((1, 1, 1, 1, 1),) * 4, seat, (3, 1, 1, 1, 0)),
        stage=Stage.CHOOSING,
        turn=replace(state.turn, offer=offer),
    )
    cheap, bad = appraiser(state).of([commands.Deal(giver), commands.Deal(asker)])
    assert cheap > bad


def test_the_pirate_closes_harbours_of_others_rather_than_its_own() -> None:
    state = building()
    seat = state.turn.seat
    first, second = state.setup.board.harbours[:2]
    buildings: tuple[Building | None, ...] = (None,) * len(state.buildings)
    buildings = put(buildings, first.corners[0], Building(seat))
    buildings = put(buildings, second.corners[0], Building((seat + 1) % 4))
    judged = appraiser(replace(state, buildings=buildings, stage=Stage.PIRATE))
    own, of_another = judged.of([commands.MovePirate(one.sea) for one in (first, second)])
    assert of_another > own


def test_a_robbery_takes_from_those_who_lead() -> None:
    state = building()
    seat = state.turn.seat
    behind, ahead = ((seat + one) % 4 for one in (1, 2))
    view = RIDERS.view(replace(state, stage=Stage.ROBBING), Knowledge(), seat)
    points = put(put((2,) * 4, behind, 1), ahead, 7)
    judged = Appraiser(Outlook(replace(view, points=points), seat))
    less, more = judged.of([commands.Rob(behind), commands.Rob(ahead)])
    assert more > less


def test_the_owner_of_the_long_road_gains_little_by_one_more() -> None:
    state = building()
    seat = state.turn.seat
    lines = put((0,) * 4, seat, 5)
    held = replace(state, lines=lines, long_road=Bonus(seat, 5))
    lacking = replace(state, lines=lines, long_road=Bonus((seat + 1) % 4, 5))
    assert appraiser(held).outlook.long_road < appraiser(lacking).outlook.long_road


def test_only_a_road_that_makes_the_line_longer_counts_for_a_near_long_road() -> None:
    """Whether it does is asked of the rules, which build it."""
    found = Counter[tuple[bool, bool]]()
    for seed in range(effort(sample=1, nightly=4)):
        for state in near_long_road(seed):
            seat, outlook = state.turn.seat, appraiser(state).outlook
            vars(outlook)["long_road"] = 100.0
            for road in roads_of(state):
                built = RIDERS.apply(state, commands.BuildRoad(road)).after
                found[outlook.road(road) >= 100, built.lines[seat] > state.lines[seat]] += 1
    assert found[True, True] > 20
    assert found[False, False] > 20
    assert len(found) == 2


def near_long_road(seed: int) -> list[State]:
    """Positions of a random game in which a seat that may build lacks one or two roads."""
    return [
        replace(ply.before, hands=(ROAD_COST,) * 4)
        for ply in random_game(seed, 4)
        if ply.before.stage is Stage.BUILDING
        and ply.before.long_road.holder is None
        and ply.before.lines[ply.before.turn.seat] in (3, 4)
    ][::5]


def roads_of(state: State) -> list[int]:
    """The roads that the seat in turn may build."""
    return [one.road for one in RIDERS.legal(state) if isinstance(one, commands.BuildRoad)]


def test_a_harbour_is_worth_more_to_who_has_what_it_trades() -> None:
    state = building()
    board, seat = state.setup.board, state.turn.seat
    harbour = next(one for one in board.harbours if one.trades is not None)
    corner = harbour.corners[0]
    worths = []
    for is_its_good in (False, True):
        hexes = [
            place
            for place, land in enumerate(board.lands)
            if land.number is not None and (land.terrain.good == harbour.trades) == is_its_good
        ]
        far = {at for place in hexes for at in board.corners_of[place]} - set(
            board.corners_of[harbour.land]
        )
        owned = {at: Building(seat, is_city=True) for at in sorted(far)[:3]}
        buildings = tuple(owned.get(at) for at in range(board.corners))
        outlook = appraiser(replace(state, buildings=buildings)).outlook
        (place,) = board.harbours_at[corner]
        worths.append(outlook.harbour(place, corner))
    assert worths[0] < worths[1]


def test_several_soldiers_are_not_kept() -> None:
    state = building()
    seat = state.turn.seat
    soldiers = [n for n, edict in enumerate(state.setup.stack) if edict is Edict.SOLDIER]
    worths: list[float] = []
    for count in (1, 3):
        held = put(((),) * 4, seat, tuple(soldiers[:count]))
        worths += appraiser(replace(state, edicts=held)).of([commands.PlaySoldier()])
    assert worths[0] < worths[1]


def test_before_the_founding_nobody_holds_a_sector() -> None:
    state = RIDERS.new(draw_setup(SetupChoices(tuple(SeatColour)[:4]), Random(1)))
    outlook = appraiser(state).outlook
    assert (outlook.sector, outlook.level, outlook.tower) == (None, None, 0)


def test_large_hands_fear_a_seven() -> None:
    state = building()
    seven = replace(state, hands=((7, 0, 0, 0, 0),) * 4)
    eight = replace(state, hands=((8, 0, 0, 0, 0),) * 4)
    gain = appraiser(eight).outlook.worth((8, 0, 0, 0, 0)) - appraiser(seven).outlook.worth(
        (7, 0, 0, 0, 0)
    )
    (given_up,) = appraiser(eight).of([commands.Discard(Good.WOOD)])
    assert given_up > -gain, "what is given up makes the rest safe"
