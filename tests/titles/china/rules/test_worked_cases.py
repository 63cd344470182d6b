"""The worked cases of CHINA section 13, by number."""

from dataclasses import replace

import pytest

from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    CardDrawn,
    DiscardsReshuffled,
    GameEnded,
    OpenCardsFilled,
    PileExhausted,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.rules.roads import best_lines, line_points, longest_lines
from changcheng_qt.titles.china.rules.scoring import alliance_points, house_points
from changcheng_qt.titles.china.rules.setup import Side
from tests.titles.china.rules.play import BOARDS
from tests.titles.china.rules.scene import Scene, V, W, X, Y, Z, cards, ended, lay

TOWNS_OF_7 = "xianyang yong nanzheng jiameng chengdu didao"


def road_points(towns: str, *, forts: str = "", one: bool = False, side: str = "B") -> int:
    board = BOARDS[Side(side)]
    names = board.space_numbers
    houses = sum(1 << names[town] for town in towns.split())
    fortified = sum(1 << names[town] for town in forts.split())
    find = longest_lines if one else best_lines
    lines = find(board.beside, houses, fortified)
    return sum(line_points(sum(1 << space for space in line), fortified) for line in lines)


class TestTheSource:
    def test_1_alex(self) -> None:
        scene = lay("purple red red", houses={"chu": {Y: 1}}).do("house ye card")
        assert scene.why("house luoyang card") is Refusal.REGION_WAS_EMPTY
        assert scene.why("house wan card") is Refusal.REGION_WAS_EMPTY
        assert not scene.texts("emissary")

    def test_1_barbara(self) -> None:
        scene = lay("red green green", houses={"wei": {Y: 1}}, open_cards="red red red red")
        scene.do("house ye card", "house luoyang green")
        assert scene.hand(X) == ()
        assert scene.do("take 0", "take 1", "take 2").texts() == ["end"]

    def test_1_chris(self) -> None:
        everywhere = {name: {Y: 1} for name in ("qi", "qin", "wei", "chu")}
        for region, towns in (("qi", "linzi jimo"), ("qin", "yong fushi")):
            one, other = towns.split()
            scene = lay("yellow yellow yellow", houses=everywhere)
            scene.do(f"house {one} card", f"house {other} card")
            assert scene.why(f"emissary {region} card") is Refusal.PIECES_PLACED
        scene = lay("yellow yellow yellow", houses=everywhere)
        assert scene.why("house linzi yellow") is Refusal.PAIR_OF_OWN_COLOUR
        scene.do("house ye yellow")
        assert scene.why("house luoyang card") is Refusal.NO_CARD
        assert not scene.texts("house")

    def test_2_a_court_takes_as_many_as_the_most_houses(self) -> None:
        scene = lay("purple orange orange", houses={"chu": {Y: 4}}, courts={"chu": {Z: 2}})
        scene.do("emissary chu card", "emissary chu orange")
        assert sum(scene.state.courts[scene.board.region_numbers["chu"]]) == 4
        for seat, houses, is_open in (
            (Z, {Y: 4}, False),
            (Z, {Y: 4, X: 1}, False),
            (Z, {Y: 5}, True),
        ):
            later = lay(
                "purple purple red", seat=seat, houses={"chu": houses}, courts={"chu": {X: 4}}
            )
            assert later.can("emissary chu card") is is_open

    @pytest.mark.parametrize(
        "texts",
        [
            ("emissary qi card", "emissary qi card"),
            ("house lixia card", "house jimo card"),
            ("house jimo card", "emissary qi card"),
            ("emissary qi card", "house jimo card"),
        ],
    )
    def test_3_two_pieces_of_any_kind(self, texts: tuple[str, str]) -> None:
        houses = dict(zip(("gaotang", "linzi", "pingshou", "yeyi"), (Y, W, Y, W), strict=True))
        lay("yellow yellow red", houses=houses).do(*texts)

    def test_3_a_full_court_takes_no_third(self) -> None:
        scene = lay("yellow red red", houses={"qi": {Y: 2, W: 2}}, courts={"qi": {X: 2}})
        assert scene.why("emissary qi card") is Refusal.COURT_FULL
        zhao = lay("green red red", houses={"zhao": {Y: 3, W: 2}}, courts={"zhao": {X: 2}})
        assert zhao.do("emissary zhao card").why("emissary zhao red") is Refusal.COURT_FULL

    def test_4_wei_fills(self) -> None:
        scene = lay("red red red", houses={"wei": {X: 3, Y: 2, W: 1}}).do("house daliang card")
        assert scene.event(RegionScored).points == (7, 4, 0, 2)

    def test_5_a_tie_in_qi(self) -> None:
        scene = lay("yellow red red", seat=W, side="A", houses={"qi": {Y: 2, Z: 2}})
        scene.do("house jimo card")
        assert scene.event(RegionScored).points == (0, 5, 5, 2)
        last = ended(lay(houses={"qi": {Y: 2, Z: 2, W: 1}}))
        assert last.events(RegionScored)[0].points == (0, 5, 5, 2)

    def test_6_alliances(self) -> None:
        courts = {"wei": {W: 1, Y: 1}, "qin": {W: 2, Y: 1, X: 1}, "shu": {Z: 2, W: 1}}
        scored = ended(lay(courts=courts)).events(AllianceScored)
        assert [event.alliance for event in scored] == list(range(15))
        assert scored[2].points == (0, 0, 0, 6)
        assert scored[3].points == (0, 0, 0, 0)

    def test_7_the_road_of_doris(self) -> None:
        assert road_points(TOWNS_OF_7) == 5
        assert road_points("fushi xianyang yong jiameng chengdu didao", side="A") == 5


class TestPlacing:
    def test_8_the_first_turn(self) -> None:
        scene = lay("red red purple")
        assert len(scene.texts("house")) == 13 + 8 + 43
        assert len([text for text in scene.texts("house") if text.endswith(" red")]) == 43
        assert scene.texts("swap") == ["swap red", "swap purple"]
        assert len(scene.legal) == 13 + 8 + 43 + 2

    def test_9_an_empty_region_takes_one(self) -> None:
        scene = lay("orange orange red").do("house ji card")
        assert set(scene.texts()) == {*(f"take {slot}" for slot in range(4)), "draw"}
        for texts in (
            ("house ji card", "emissary yan card"),
            ("emissary yan card", "house ji card"),
        ):
            lay("orange orange red", houses={"wuyang": Z}).do(*texts)
        scene = lay("orange orange red", houses={"wuyang": Z}).do("emissary yan card")
        assert scene.why("emissary yan card") is Refusal.COURT_FULL

    def test_10_a_house_raises_the_limit(self) -> None:
        scene = lay("yellow yellow red", houses={"linzi": X, "jimo": Y}, courts={"qi": {Z: 1}})
        assert scene.why("emissary qi card") is Refusal.COURT_FULL
        scene.do("house yeyi card", "emissary qi card")

    def test_11_payment(self) -> None:
        def scene() -> Scene:
            return lay("green green red", houses={n.id: {Y: 1} for n in BOARDS[Side.B].regions})

        scene().do("house dai card", "house julu card")
        assert scene().do("house ji green").why("house yuyang card") is Refusal.NO_CARD
        scene().do("house ye card", "house luoyang green")
        scene().do("house ye green", "house luoyang card")
        assert scene().why("house ji card") is Refusal.NO_CARD
        assert scene().why("house dai green") is Refusal.PAIR_OF_OWN_COLOUR
        assert scene().why("house dai red") is Refusal.NO_PAIR

    def test_12_without_pieces_only_swaps(self) -> None:
        scene = lay("green green red", houses={"qi": {Y: 3}}, supplies={X: Supply(0, 0)})
        assert scene.texts() == ["swap red", "swap green"]


class TestScoring:
    @pytest.mark.parametrize(
        ("counts", "points"),
        [
            ((3, 3, 1, 1), (8, 8, 3, 3)),
            ((2, 2, 2), (6, 6, 6)),
            ((3, 2, 2, 1), (8, 3, 3, 2)),
            ((3, 2, 1, 1, 1), (8, 3, 2, 2, 2)),
            ((5, 3, 0), (8, 5, 0)),
            ((0, 4, 0), (0, 4, 0)),
            ((1, 1, 1, 1, 1), (5, 5, 5, 5, 5)),
        ],
    )
    def test_13_ranks(self, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
        assert house_points(counts) == points

    def test_14_yan_fills_and_the_turn_goes_on(self) -> None:
        scene = lay("orange orange red", side="A", houses={"yan": {Y: 2, Z: 1}})
        scene.do("house xiangping card")
        assert scene.event(RegionScored).points == (2, 4, 2, 0)
        assert scene.why("house ji card") is Refusal.SPACE_TAKEN
        scene.do("emissary yan card")

    def test_15_what_is_scored_at_the_end(self) -> None:
        yue = BOARDS[Side.B].region_numbers["yue"]
        scene = ended(lay(houses={"wei": {X: 2, Y: 1}, "yue": {X: 5}}, scored=frozenset([yue])))
        [event] = scene.events(RegionScored)
        assert event.points == (3, 2, 0, 0)

    def test_16_ties_and_courts_that_serve_often(self) -> None:
        assert alliance_points((2, 2, 0, 0), (1, 1, 1, 0)) == (7, 7, 0, 0)
        zhao = ended(lay(courts={"zhao": {Z: 3}})).events(AllianceScored)
        assert all(not any(event.points) for event in zhao)
        scored = ended(lay(courts={"wei": {W: 2}, "qin": {W: 1}, "chu": {W: 1}}))
        gains = {
            e.alliance + 1: e.points[W] for e in scored.events(AllianceScored) if any(e.points)
        }
        assert gains == {3: 3, 11: 3, 12: 2}
        five = ended(lay(seats=5, courts={"qi": dict.fromkeys(range(5), 1), "yan": {V: 2, X: 1}}))
        assert five.events(AllianceScored)[7].points == (0, 0, 0, 0, 8)

    def test_17_short_lines(self) -> None:
        assert road_points("didao yong xianyang") == 0
        assert road_points("didao yong xianyang anyi") == 4
        assert road_points("didao yong xianyang luoyang") == 0
        assert road_points("didao yong anyi luoyang") == 0

    FORK = "poyang lingling qielan jiangzhou juchao zhu kuaiji"

    def test_18_a_fork(self) -> None:
        assert road_points(self.FORK) == 6
        assert road_points(self.FORK, forts="kuaiji") == 10
        assert road_points(self.FORK, forts="poyang") == 12
        assert road_points(self.FORK, forts="zhu kuaiji") == 12

    def test_19_two_lines_beat_the_longest(self) -> None:
        towns = self.FORK + " guangling xiapi tan"
        assert road_points(towns) == 10
        assert road_points(towns, one=True) == 8
        assert road_points(towns, forts="zhu") == 16
        assert road_points(towns, forts="zhu", one=True) == 14

    def test_20_rings_and_groups(self) -> None:
        ring = "linxiang zhu juchao poyang lingling"
        assert road_points(ring) == 5
        assert road_points(ring + " ying") == 6
        assert road_points(ring + " ying kuaiji") == 6
        assert road_points(ring + " ying qielan") == 7
        rows = "xiangping yangle wuzhong ji yandao chengdu jiameng nanzheng"
        assert road_points(rows) == 8
        assert road_points(rows, forts="ji") == 12
        assert road_points(rows, forts="ji yangle") == 12
        assert road_points("didao yong xianyang", forts="yong") == 0


class TestThePile:
    def test_21_it_runs_out_in_a_refill(self) -> None:
        scene = lay("red green green", houses={"wei": {Y: 1}}, pile="purple", discards="yellow red")
        scene.do("house ye card", "house luoyang green", "draw")
        assert scene.event(PileExhausted).time == 1
        assert scene.event(DiscardsReshuffled).count == 5
        assert sorted(scene.state.pile) == sorted(cards("red red green green yellow"))
        scene.do("draw", "draw")
        assert len(scene.hand(X)) == 3
        assert scene.texts() == ["end"]

    def test_22_it_runs_out_as_slots_are_filled(self) -> None:
        scene = lay(
            "red green green", houses={"wei": {Y: 1}}, pile="purple yellow", discards="red"
        ).do("house ye card", "house luoyang green", "take 0", "take 1", "take 2", "end")
        assert [event.slots for event in scene.events(OpenCardsFilled)] == [(0, 1), (2,)]
        assert scene.event(DiscardsReshuffled).count == 4
        assert len(scene.state.pile) == 3
        assert None not in scene.state.open

    def test_23_a_swap_reshuffles_what_it_discards(self) -> None:
        scene = lay("purple red red", pile="green", open_cards="red red red red")
        scene.do("swap purple", "draw")
        assert scene.state.pile == cards("purple")
        assert scene.texts() == ["end"]
        assert scene.state.open == cards("red red red red")

    def test_24_the_second_time(self) -> None:
        scene = lay(
            "red green green",
            seat=Y,
            houses={"wei": {X: 1}},
            pile="purple",
            exhausted=1,
            fresh=(9,) * 5,
            second=(9,) * 5,
            hands={Z: "red red red", W: "green red red"},
        ).do("house ye card", "house luoyang green", "take 0", "draw")
        assert len(scene.hand(Y)) == 2
        assert scene.texts() == ["end"]
        scene.do("end")
        assert scene.state.open[0] is None
        scene.do("pass").do("house dai card", "end")
        assert scene.state.over

    def test_24_while_slots_are_filled(self) -> None:
        def scene(seat: int) -> Scene:
            return lay(
                "red red red", seat=seat, first=Z, pile="purple", exhausted=1, fresh=(9,) * 5
            ).do("swap red", "take 0", "end")

        after = scene(X)
        assert after.state.turn.seat == Y
        assert not after.state.over
        assert after.do("pass").state.over
        assert scene(Y).state.over

    def test_25_the_last_round(self) -> None:
        scene = lay("red red red", houses={"wei": {Y: 1}}, exhausted=2, pile="")
        assert scene.why("swap red") is Refusal.LAST_ROUND
        assert scene.why("take 0") is Refusal.LAST_ROUND
        assert scene.can("pass")
        scene.do("house ye card")
        assert scene.why("pass") is Refusal.TURN_BEGUN
        assert scene.why("draw") is Refusal.LAST_ROUND
        scene.do("house luoyang card").do("end")

    @pytest.mark.parametrize("is_left", [False, True])
    def test_26_nothing_more_can_be_placed(self, is_left: bool) -> None:
        board = BOARDS[Side.B]
        houses: dict[str, int] = {town.id: i % 4 for i, town in enumerate(board.spaces[:-1])}
        supply = Supply(5, 0, 0)
        supplies = {X: supply, Y: supply, Z: Supply(5, int(is_left), 0), W: supply}
        scene = lay("yellow red red", houses=houses, supplies=supplies)
        scene.do("house jimo card")
        assert isinstance(scene.said[1], RegionScored)
        assert scene.state.over is not is_left

    @pytest.mark.parametrize(
        ("left", "courts", "fortified", "is_over"),
        [
            ({}, 0, "", True),
            ({Z: Supply(0, 1, 0)}, 0, "", True),
            ({Z: Supply(0, 1, 0)}, 1, "", False),
            ({Z: Supply(1, 0, 0)}, 0, "", False),
            ({Z: Supply(1, 0, 0)}, 0, "jimo", False),
            ({Z: Supply(0, 0, 1)}, 0, "", False),
            ({Z: Supply(0, 0, 1)}, 0, "jimo", True),
        ],
    )
    def test_26_one_piece_of_one_seat_in_one_place_is_enough(
        self, left: dict[int, Supply], courts: int, fortified: str, is_over: bool
    ) -> None:
        """All courts but `courts` are full; two spaces of Qi are free, and one is built on."""
        board = BOARDS[Side.B]
        houses: dict[str, int] = {town.id: i % 4 for i, town in enumerate(board.spaces)}
        del houses["jimo"], houses["linzi"]
        full = lay(houses={**houses, "linzi": X}).state
        regions = [land.id for land in board.regions]
        most = {name: max(full.houses_in(i)) for i, name in enumerate(regions)}
        standing = {name: {X: most[name]} for name in regions[courts:]}
        supplies = {seat: Supply(0, 0, 0) for seat in (X, Y, Z, W)} | {X: Supply(1, 0, 0)} | left
        scene = lay(
            "yellow red red", houses=houses, courts=standing, supplies=supplies, fortified=fortified
        )
        assert scene.do("house linzi card").state.over is is_over


class TestSeen:
    def test_31_a_seen_card_leaves_first(self) -> None:
        scene = lay("red red yellow", houses={"wei": {Y: 1}}, open_cards="red green green green")
        scene.do("house ye card", "take 0")
        assert scene.state.seen[X] == cards("red")
        scene.state = replace(scene.state, turn=replace(scene.state.turn, taken=(), pieces=0))
        assert scene.do("house luoyang card").state.seen[X] == ()
        assert scene.hand(X) == cards("red yellow")

    def test_32_announcement(self) -> None:
        scene = lay("red red red", houses={"wei": {Y: 1}}, pile="red green red green")
        scene.do("house ye card", "take 0")
        assert scene.told == [(), ()]
        scene.do("end")
        assert (0, 1, 2, 3) in scene.told
        scene = lay("red red red", pile="green red", houses={"wei": {Y: 1}}).do(
            "house ye card", "draw"
        )
        drawn = scene.event(CardDrawn)
        assert drawn.told == (X,)
        assert drawn.seen_by(X).colour is Colour.GREEN
        assert drawn.seen_by(Y).colour is None
        scene.told.clear()
        scene.do("end")
        assert not any(scene.told)


def test_the_game_ends_with_its_scores_and_roads() -> None:
    houses = dict.fromkeys(TOWNS_OF_7.split(), W)
    scene = ended(lay(houses=houses))
    assert [sum(event.points) for event in scene.events(RoadsScored)] == [0, 0, 0, 5]
    assert scene.event(GameEnded).scores == scene.state.scores
    assert scene.legal == set()
    assert scene.why("pass") is Refusal.GAME_OVER
