"""RULES section 5: the Mongol attack, the event cards, and who wins."""

import pytest

from changcheng_qt.engine.game import Outcome
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Pass, PlaceSingle, PlaceTower
from changcheng_qt.titles.changcheng.rules.events import (
    EventCardCounted,
    GameEnded,
    PointsScored,
    RegionAttacked,
    Source,
    ThreatTurnedUp,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Area, End, Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard, Supply
from tests.titles.changcheng.rules.scene import FACES, A, B, C, D, E, F, Scene, W, X, Y, Z, lay

DIPLOMACY, DOMINANCE, REWARD, OBSERVERS = EventCard


def attacked(wall: str, seats: int = 3, **table: object) -> Scene:
    """A scene after the Mongol attack on a wall that nobody can build on any more."""
    table.setdefault("supplies", dict.fromkeys(range(seats), Supply(0, 0, 0)))
    table.setdefault("hands", {seat: [] for seat in range(seats)})
    neutrals = {"neutrals": 0, **table.pop("more", {})}  # type: ignore[dict-item]
    scene = lay(wall, seats=seats, more=neutrals, **table)  # type: ignore[arg-type]
    return scene.do(*[Pass()] * seats)


def losses(scene: Scene, region: int) -> dict[int, int]:
    """The loss of each seat in a region."""
    lines = [line for line in scene.said_of(PointsScored) if line.source is Source.REGION]
    return {line.seat: -line.points for line in lines if line.place == region}


class TestRegions:
    def test_the_most_lose_what_the_counter_says(self) -> None:
        scene = attacked("x x y", threats={A: 4})
        assert losses(scene, A) == {X: 4}
        assert scene.state.scores == (-4, 0, 0)

    def test_all_tied_for_most_lose(self) -> None:
        assert losses(attacked("x y", threats={A: 3}), A) == {X: 3, Y: 3}

    def test_where_nobody_stands_nobody_loses(self) -> None:
        scene = attacked("x")
        assert losses(scene, B) == {}
        [attack] = [event for event in scene.said_of(RegionAttacked) if event.region == B]
        assert attack.losers == ()

    def test_a_seat_is_spared_where_its_own_tower_stands_and_nobody_is_next(self) -> None:
        assert losses(attacked("Tx x y", threats={A: 3}), A) == {}

    def test_x_2_with_the_tower_y_2_only_y_loses(self) -> None:
        scene = attacked("Tx x y y", threats={A: 3})
        assert losses(scene, A) == {Y: 3}
        [attack] = [event for event in scene.said_of(RegionAttacked) if event.region == A]
        assert (attack.losers, attack.sheltered) == ((Y,), (X,))

    def test_a_tower_shelters_in_its_own_region_only(self) -> None:
        assert losses(attacked("Tx . . . | . x", threats={B: 2}), B) == {X: 2}

    def test_another_seats_tower_shelters_nobody_else(self) -> None:
        assert losses(attacked("Ty x x", threats={A: 2}), A) == {X: 2}

    def test_a_broken_wall_counts_for_nothing(self) -> None:
        assert losses(attacked("/x x y", threats={A: 3}), A) == {X: 3, Y: 3}

    def test_a_removed_counter_costs_nothing_and_stays_unseen(self) -> None:
        scene = attacked("x x", more={"removed": frozenset({A})})
        assert losses(scene, A) == {}
        [attack] = [event for event in scene.said_of(RegionAttacked) if event.region == A]
        assert (attack.value, attack.losers, attack.told) == (None, (), ())

    def test_regions_are_attacked_from_west_to_east(self) -> None:
        scene = attacked("x")
        assert [attack.region for attack in scene.said_of(RegionAttacked)] == [A, B, C, D, E, F]

    def test_an_extension_to_the_west_is_attacked_first(self) -> None:
        longer = lay().state.wall.extended(FACES["3A"], End.WEST)
        wall = " ".join(["x"] * 38) + " ."
        scene = attacked(wall, more={"wall": longer, "extensions": 1})
        assert [a.region for a in scene.said_of(RegionAttacked)] == [6, 7, 8, *range(6)]

    def test_counters_are_turned_up_for_those_who_had_not_seen_them(self) -> None:
        more = {"peeks": frozenset({(X, A)}), "turned_up": frozenset({B})}
        scene = attacked("x", more=more)
        told = {attack.region: attack.told for attack in scene.said_of(RegionAttacked)}
        assert told == {A: (Y, Z), B: (), **dict.fromkeys((C, D, E, F), (X, Y, Z))}
        assert scene.state.turned_up == set(range(6))

    def test_example_i(self) -> None:
        """Regions of 4, 3 and 5 squares, a green double on the border (RULES 7)."""
        red, green, violet = X, Y, W
        sizes = Face("1", Side.A, FACES["1A"].provinces, tuple(Area(n, ()) for n in (4, 3, 6)))
        wall = "w w y z | z Tz Dy | Dy x x y w"
        scene = attacked(wall, seats=4, faces=(sizes, FACES["2A"]), threats={A: 2, B: 4, C: 3})
        assert losses(scene, A) == {violet: 2}
        assert losses(scene, B) == {}
        assert losses(scene, C) == {red: 3, green: 3}


class TestNeutrals:
    def test_alone_on_top_they_spare_everybody(self) -> None:
        assert losses(attacked("n n x", seats=2), A) == {}

    def test_tied_with_them_the_seats_lose(self) -> None:
        assert losses(attacked("n x", seats=2, threats={A: 2}), A) == {X: 2}

    def test_with_the_option_they_are_ignored(self) -> None:
        scene = attacked("n n x", seats=2, threats={A: 2}, neutrals_compete=False)
        assert losses(scene, A) == {X: 2}


class TestDiplomacy:
    def test_the_seat_in_most_provinces_gains_4(self) -> None:
        scene = attacked("x y . . | x y . . | x", events=(DIPLOMACY,))
        assert scene.said_of(EventCardCounted) == [EventCardCounted(DIPLOMACY, (3, 2, 0))]
        assert scene.points(Source.DIPLOMACY) == {X: 4}

    def test_all_tied_for_most_gain_4_each(self) -> None:
        scene = attacked("x y . . | x y", events=(DIPLOMACY,))
        assert scene.points(Source.DIPLOMACY) == {X: 4, Y: 4}

    def test_a_broken_wall_stands_nowhere(self) -> None:
        scene = attacked("x y . . | /x y", events=(DIPLOMACY,))
        assert scene.points(Source.DIPLOMACY) == {Y: 4}

    def test_neutrals_gain_nothing_and_keep_nobody_from_it(self) -> None:
        scene = attacked("x n . . | n", seats=2, events=(DIPLOMACY,))
        assert scene.points(Source.DIPLOMACY) == {X: 4}

    def test_a_seat_in_no_province_gains_nothing(self) -> None:
        assert attacked("", events=(DIPLOMACY,)).points(Source.DIPLOMACY) == {}


class TestDominance:
    def test_s_s_t_d_d_is_a_run_of_5(self) -> None:
        scene = attacked("y | x x Tx Dx Dx | y", events=(DOMINANCE,))
        assert scene.points(Source.DOMINANCE) == {X: 5, Y: 1}

    def test_a_broken_wall_of_ones_own_splits_the_run(self) -> None:
        scene = attacked("x x /x x x x", events=(DOMINANCE,))
        assert scene.points(Source.DOMINANCE) == {X: 3}

    def test_a_run_crosses_provinces_and_seams(self) -> None:
        scene = attacked(" ".join(["."] * 11) + " x x x x", events=(DOMINANCE,))
        assert scene.points(Source.DOMINANCE) == {X: 4}

    def test_a_run_crosses_the_seam_to_a_board_added_in_the_west(self) -> None:
        longer = lay().state.wall.extended(FACES["3A"], End.WEST)
        wall = "x x " + " ".join(["."] * 23) + " y | y " + " ".join(["."] * 11) + " x"
        scene = attacked(wall, events=(DOMINANCE,), more={"wall": longer, "extensions": 1})
        assert scene.points(Source.DOMINANCE) == {X: 3, Y: 1}

    def test_with_the_option_only_the_longest_runs_score(self) -> None:
        scene = attacked("x x . y y . z", events=(DOMINANCE,), dominance_longest_only=True)
        assert scene.points(Source.DOMINANCE) == {X: 2, Y: 2}
        assert scene.said_of(EventCardCounted)[0].counts == (2, 2, 1)

    def test_with_the_option_an_empty_wall_scores_nothing(self) -> None:
        scene = attacked("", events=(DOMINANCE,), dominance_longest_only=True)
        assert scene.points() == {}


class TestImperialReward:
    def test_two_points_for_every_card_still_in_hand(self) -> None:
        full = " ".join(["x"] * 25) + " ."
        hands = {X: [], Y: list(ActionCard)[:3], Z: list(ActionCard)}
        scene = lay(full, hands=hands, supplies={X: Supply(0, 0, 1)}, events=(REWARD,))
        scene.do(PlaceTower(25)).score(5).do(EndTurn())
        assert scene.points(Source.IMPERIAL_REWARD) == {Y: 6, Z: 12}


class TestObservers:
    def test_a_block_turns_up_the_counter_of_its_region_for_good(self) -> None:
        scene = lay(events=(OBSERVERS,), threats={A: 3}).do(PlaceSingle(2))
        assert scene.said_of(ThreatTurnedUp) == [ThreatTurnedUp(A, 3, told=(X, Y, Z))]
        assert scene.state.turned_up == {A}
        scene.do(PlaceSingle(4))
        assert scene.said_of(ThreatTurnedUp) == []

    def test_it_tells_only_those_who_did_not_know(self) -> None:
        scene = lay(events=(OBSERVERS,), more={"peeks": frozenset({(Y, A)})}).do(PlaceSingle(2))
        assert scene.said_of(ThreatTurnedUp)[0].told == (X, Z)

    def test_a_removed_counter_stays_unseen(self) -> None:
        scene = lay(events=(OBSERVERS,), more={"removed": frozenset({A})}).do(PlaceSingle(2))
        assert scene.said_of(ThreatTurnedUp) == []
        assert scene.state.turned_up == frozenset()

    def test_without_the_card_nothing_is_turned_up(self) -> None:
        assert lay().do(PlaceSingle(2)).said_of(ThreatTurnedUp) == []

    def test_it_counts_nothing_at_the_end(self) -> None:
        assert attacked("x", events=(OBSERVERS,)).said_of(EventCardCounted) == []


def test_event_cards_count_in_the_order_a_b_c() -> None:
    for events in ((DIPLOMACY, DOMINANCE), (DOMINANCE, REWARD)):
        counted = attacked("x", events=events).said_of(EventCardCounted)
        assert tuple(event.card for event in counted) == events


class TestOutcome:
    @pytest.mark.parametrize(
        ("wall", "scores", "winners"),
        [
            ("x x y", (-2, 0, 0), (Y, Z)),
            ("x y z", (-2, -2, -2), (X, Y, Z)),
            ("y z", (0, -2, -2), (X,)),
        ],
    )
    def test_the_highest_score_wins_and_ties_share(
        self, wall: str, scores: tuple[int, ...], winners: tuple[int, ...]
    ) -> None:
        scene = attacked(wall, threats={A: 2})
        assert scene.said[-1] == GameEnded(scores, winners)
        assert CHANG_CHENG.outcome(scene.state) == Outcome(scores, winners)

    def test_a_running_game_has_none(self) -> None:
        assert CHANG_CHENG.outcome(lay().state) is None

    def test_a_score_may_fall_below_0(self) -> None:
        """Score 2 and a loss of 4: -2 (RULES 7)."""
        scene = attacked("x x", threats={A: 4}, more={"scores": (2, 0, 0)})
        assert scene.state.scores[X] == -2
