"""Founding and building: the cases of RIDERS section 17 about them."""

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import FoundFort, Refusal
from changcheng_qt.titles.riders.rules.founding import founders
from changcheng_qt.titles.riders.rules.legality import legal
from changcheng_qt.titles.riders.rules.pieces import Edict, Supply, total
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.production import due
from changcheng_qt.titles.riders.rules.setup import Founding, Options
from changcheng_qt.titles.riders.rules.state import CROWN, Bonus, State, first_state
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.scene import (
    ENOUGH,
    A,
    B,
    C,
    D,
    after,
    can,
    cards,
    did,
    fixture,
    hand,
    kinds,
    level,
    refused,
    setup_of,
    turned,
    with_building,
    with_cards,
    with_edicts,
    with_level,
    with_riders,
    with_roads,
)

FOUND = ("fort 3", "fort 4", "fort 5", "fort 6")


def rich(state: State, seat: int = A) -> State:
    """The position in which a seat can pay for anything."""
    return with_cards(state, seat, ENOUGH)


def test_e1_and_5_levels_cost_more_and_more() -> None:
    state = with_cards(with_level(fixture(), 3, 2), A, "ore wood clay grain")
    state, happened = did(state, "wall")
    assert happened == [events.WallRaised(A, 0, 3)]
    assert level(state, 3) == 3
    assert hand(state, A) == cards("")
    state = rich(fixture())
    for cost in range(2, 7):
        before, state = state, after(state, "wall")
        assert total(hand(before, A)) - total(hand(state, A)) == cost
    assert hand(state, A) == cards("wool grain*2 ore*2")
    assert refused(state, "wall") is Refusal.WALL_COMPLETE
    poor = with_cards(with_level(fixture(), 3, 1), A, "wood clay")
    assert refused(poor, "wall") is Refusal.LACKING


def test_20_pieces_are_limited_and_a_city_gives_a_settlement_back() -> None:
    state = with_roads(rich(fixture()), A, "3.mountains10.NE", "3.mountains10.SE")
    state = replace(state, pieces=(Supply(5, 0, 1), *state.pieces[1:]))
    assert refused(state, "settle 3.mountains10.SE") is Refusal.NO_SETTLEMENTS
    state = after(state, "city 3.mountains10.NE", "draw I", "settle 3.mountains10.SE", "draw I")
    assert refused(state, "city 3.mountains10.SE") is Refusal.NO_CITIES
    none_left = replace(rich(fixture()), pieces=(Supply(roads=0),) * 4)
    assert refused(none_left, "road 3.mountains10.NE") is Refusal.NO_ROADS
    no_edict = with_edicts(none_left, A, Edict.CORVEE)
    assert refused(no_edict, "corvee") is Refusal.NO_ROADS


def test_20_a_corvee_ends_when_nothing_more_can_be_built() -> None:
    state = replace(fixture(), pieces=(Supply(roads=1), *(Supply(),) * 3))
    state = with_edicts(state, A, Edict.CORVEE)
    state, happened = did(state, "corvee", "road 3.mountains10.NE")
    assert kinds(happened) == ["EdictPlayed", "RoadBuilt"]
    assert happened[1] == events.RoadBuilt(A, state.setup.board.road_of["3.mountains10.NE"], True)
    assert state.stage is Stage.BUILDING
    assert state.turn.free_roads == 0
    two = with_edicts(fixture(), A, Edict.CORVEE)
    two = after(two, "corvee", "road 3.mountains10.NE")
    assert two.stage is Stage.CORVEE
    assert after(two, "finish").stage is Stage.BUILDING
    assert after(two, "road 3.forest8.NW").stage is Stage.BUILDING


def test_a_corvee_needs_a_free_place() -> None:
    state = with_roads(fixture(), B, "3.mountains10.N", "3.mountains10.NE", "3.forest8.NW")
    state = with_edicts(state, A, Edict.CORVEE)
    assert refused(state, "corvee") is Refusal.NO_FREE_ROAD
    assert can(state) == ["end"]


def test_27_roads_run_along_wall_and_coast_up_to_a_foreign_settlement() -> None:
    state = rich(with_building(fixture(), B, "3.mountains10.E"))
    assert refused(state, "road 3.mountains10.N") is None
    state = after(state, "road 3.mountains10.NE")
    assert refused(state, "road 3.mountains10.SE") is Refusal.BEYOND_BUILDING
    assert refused(state, "road 3.mountains10.NE") is Refusal.ROAD_TAKEN
    assert refused(state, "road 4.mountains5.N") is Refusal.ROAD_UNCONNECTED
    assert refused(with_cards(state, A, "wood"), "road 3.mountains10.N") is Refusal.LACKING


def test_8_the_corners_of_a_strait_are_no_neighbours() -> None:
    board = fixture().setup.board
    state = with_building(with_roads(fixture(), A, "6.pasture9.SW"), B, "6.hills5.E")
    assert board.corner_of["6.pasture9.SW"] not in board.neighbours[board.corner_of["6.hills5.E"]]
    assert refused(rich(state), "settle 6.pasture9.SW") is None


def test_settlements_need_a_road_room_and_no_fort_site() -> None:
    state = rich(with_roads(fixture(3), A, "3.mountains10.NE", "3.mountains10.SE"))
    assert refused(state, "settle 3.mountains10.E") is Refusal.NEIGHBOUR_BUILT
    assert refused(state, "settle 3.mountains10.NE") is Refusal.CORNER_TAKEN
    assert refused(state, "settle 6.forest6.NE") is Refusal.FORT_SITE
    assert refused(state, "settle 4.fields10.E") is Refusal.NO_ROAD_THERE
    assert refused(state, "settle 3.mountains10.SE") is None
    poor = with_cards(state, A, "wood clay wool")
    assert refused(poor, "settle 3.mountains10.SE") is Refusal.LACKING
    assert refused(state, "city 4.mountains5.NE") is Refusal.NOT_OWN_SETTLEMENT
    poor = with_cards(state, A, "grain*2 ore*2")
    assert refused(poor, "city 3.mountains10.NE") is Refusal.LACKING


def test_6_a_fort_produces_and_riders_stop_it() -> None:
    def got(state: State, number: int) -> tuple[int, ...]:
        given = (state.setup.board, state.buildings, state.entered, 4)
        return due(*given, number)[B]

    state = fixture()
    assert got(state, 5) == cards("ore")
    assert got(state, 9) == cards("wood")
    city = with_building(state, B, "4.mountains5.NE", is_city=True)
    assert got(city, 5) == cards("ore*2")
    assert got(city, 9) == cards("wood*2")
    assert got(with_riders(state, on_4_mountains5="I"), 5) == cards("")


def test_14_the_long_road_moves_and_is_lost_to_a_building_in_its_middle() -> None:
    state = with_roads(fixture(), B, "4.mountains5.NE", "4.mountains5.SE", "4.hills4.NE")
    state = with_roads(state, B, "4.hills4.SE", "4.fields10.NE", "4.fields10.SE")
    assert state.lines[B] == 6
    state = replace(state, lines=(5, 6, 0, 0), long_road=Bonus(B, 6))
    middle = with_roads(rich(state, C), C, "4.fields2.S")
    cut = turned(middle, seat=C, dice=(1, 1))
    cut, happened = did(cut, "settle 4.hills4.E")
    assert "LongRoadMoved" in kinds(happened)
    assert cut.long_road == Bonus(A, 5)
    assert cut.lines == (5, 3, 1, 0)
    tied = replace(middle, lines=(5, 6, 0, 5))
    tied, happened = did(turned(tied, seat=C, dice=(1, 1)), "settle 4.hills4.E")
    assert events.LongRoadMoved(None, 0) in happened
    assert tied.long_road == Bonus()


def test_14_the_holder_keeps_the_long_road_until_somebody_is_longer() -> None:
    state = rich(fixture())
    state = with_roads(state, A, "3.mountains10.NE", "3.mountains10.SE", "3.mountains10.S")
    state = with_roads(state, A, "3.forest11.NW")
    held = replace(state, lines=put_line(state, B, 5), long_road=Bonus(B, 5))
    tied_with, happened = did(held, "road 3.forest11.SW")
    assert tied_with.lines[A] == 5
    assert tied_with.long_road == Bonus(B, 5)
    assert kinds(happened) == ["RoadBuilt"]
    longer, happened = did(tied_with, "road 3.fields5.NW")
    assert kinds(happened) == ["RoadBuilt", "LongRoadMoved"]
    assert longer.long_road == Bonus(A, 6)
    assert points(longer)[A] == 3
    own, happened = did(longer, "road 3.fields5.SW")
    assert own.long_road == Bonus(A, 7)
    assert kinds(happened) == ["RoadBuilt"]


def put_line(state: State, seat: int, length: int) -> tuple[int, ...]:
    """The lengths of the lines with another one."""
    return tuple(length if one == seat else own for one, own in enumerate(state.lines))


def test_29_the_order_of_the_founding() -> None:
    assert founders(setup_of()) == (A, B, C, D, D, A, B, C, C, B, A, D)
    assert founders(setup_of(options=Options(founding=Founding.SNAKE)))[4:] == (
        *(D, C, B, A),
        *(A, B, C, D),
    )
    assert founders(setup_of(first=C))[:4] == (C, D, A, B)


def test_3_2_and_9_the_crown_holds_the_sector_that_nobody_took() -> None:
    state, happened = did(first_state(setup_of(3)), "fort 3", "fort 4", "fort 6")
    assert happened[-1] == events.CrownTookSector(2)
    assert state.princes == (0, 1, CROWN, 2)
    assert state.levels == (0, 0, 5, 0)
    assert refused(state, "fort 5") is Refusal.FOUNDING
    assert refused(state, "settle 5.mountains6.NE") is Refusal.FORT_SITE
    assert refused(state, "settle 5.mountains6.E") is None


def test_forts_are_founded_on_free_sites() -> None:
    state = after(first_state(setup_of()), "fort 3")
    assert refused(state, "fort 3") is Refusal.SITE_TAKEN
    assert legal(state) == [FoundFort(1), FoundFort(2), FoundFort(3)]


def test_a_fort_road_is_laid_at_once() -> None:
    state = first_state(setup_of(options=Options(fort_road=True)))
    state = after(state, "fort 3")
    assert can(state) == ["road 3.mountains10.N", "road 3.mountains10.NE", "road 3.forest8.NW"]
    state, happened = did(state, "road 3.mountains10.N")
    assert kinds(happened) == ["RoadLaid"]
    assert state.turn.seat == B
    assert state.stage is Stage.FORTS


def test_7_the_second_settlement_brings_goods() -> None:
    state = after(first_state(setup_of()), *FOUND)
    for place, road in (
        ("6.hills5.SE", "6.hills5.S"),
        ("3.hills11.SW", "3.hills11.S"),
        ("4.fields10.SE", "4.fields10.S"),
        ("5.fields4.SE", "5.fields4.S"),
    ):
        state = after(state, f"settle {place}", f"road {road}")
    assert state.hands == (cards(""),) * 4
    state, happened = did(state, "settle 4.mountains5.SE")
    assert kinds(happened) == ["SettlementFounded", "StartGoodsTaken"]
    assert hand(state, C) == cards("ore clay grain")
    assert refused(state, "road 3.mountains10.N") is Refusal.NOT_AT_SETTLEMENT
    at_road = turned(with_roads(state, A, "4.mountains5.S"), site=state.turn.site)
    assert refused(at_road, "road 4.mountains5.S") is Refusal.ROAD_TAKEN
    state = after(state, "road 4.mountains5.S", "settle 6.pasture9.SE", "road 6.pasture9.S")
    state = after(state, "settle 3.fields5.W", "road 3.fields5.SW", "settle 3.forest11.E")
    assert hand(state, D) == cards("wood wool")
    state, happened = did(state, "road 3.desert.S")
    assert kinds(happened) == ["RoadLaid", "TurnBegan"]
    assert happened[-1] == events.TurnBegan(D, 1)
    assert state.stage is Stage.BEFORE_ROLL
    assert points(state) == (3, 3, 3, 3)


def test_19_an_empty_bag_draws_nobody() -> None:
    state = replace(rich(fixture()), bag=(0,) * 5)
    state, happened = did(state, "city 3.mountains10.NE")
    assert kinds(happened) == ["CityBuilt"]
    assert "end" in can(state)


def test_24_the_extra_building_round_is_for_building() -> None:
    state = with_cards(with_cards(fixture(5), B, "wood*2 clay*2"), C, "wool grain ore")
    state, happened = did(state, "end")
    assert kinds(happened) == ["TurnEnded", "ExtraRoundBegan"]
    state = after(state, "wall", "pass")
    assert refused(state, "supply wool ore") is Refusal.EXTRA_ROUND
    assert refused(state, "soldier") is Refusal.EXTRA_ROUND
    assert refused(state, "end") is Refusal.EXTRA_ROUND
    assert "buy" in can(state)
    state = after(state, "buy soldier", "pass", "pass")
    state, happened = did(state, "pass")
    assert kinds(happened) == ["ExtraPassed", "TurnBegan"]
    assert (state.turn.seat, state.turn.number) == (B, 2)
    assert state.fresh == (0,) * 5
