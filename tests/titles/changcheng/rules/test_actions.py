"""RULES section 3.1: the five actions, the opening, the end of a turn."""

import pytest

from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    EndTurn,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    DoublePlaced,
    PointsScored,
    SinglePlaced,
    Source,
    TowerPlaced,
    TurnBegan,
    TurnEnded,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import Opening
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, Stage
from tests.titles.changcheng.rules.scene import P1, P2, P3, A, Scene, X, Y, Z, lay, setup

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard


class TestOpening:
    def test_the_first_turn_is_one_single_anywhere_and_nothing_else(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup()))
        assert scene.legal == {PlaceSingle(square) for square in range(26)}
        assert scene.why(PlayCard(FLOOD, P1)) is Refusal.ONE_SINGLE_OPENS
        assert scene.why(PlaceDouble(0, 1)) is Refusal.ONE_SINGLE_OPENS
        assert scene.why(PlaceTower(0)) is Refusal.ONE_SINGLE_OPENS
        assert scene.why(EndTurn()) is Refusal.ACTION_OPEN
        assert scene.why(Pass()) is Refusal.ACTION_POSSIBLE

    def test_after_the_one_single_the_action_is_done(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup())).do(PlaceSingle(3))
        assert scene.why(PlaceSingle(5)) is Refusal.ACTION_DONE
        assert scene.can(EndTurn())

    def test_only_the_first_player_opens_so_by_default(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup(first=Y))).do(PlaceSingle(3), EndTurn())
        assert scene.to_act == Z
        assert scene.can(PlaceDouble(0, 1))
        scene.do(PlaceSingle(0))
        assert not scene.can(EndTurn())

    def test_with_the_option_every_players_first_turn_is_an_opening(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup(opening=Opening.EVERY_PLAYER)))
        for square in (3, 5, 7):
            assert scene.why(PlaceTower(20)) is Refusal.ONE_SINGLE_OPENS
            scene.do(PlaceSingle(square), EndTurn())
        assert scene.can(PlaceTower(20))

    def test_without_an_opening_the_first_turn_is_like_any_other(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup(opening=Opening.NOBODY)))
        assert scene.can(PlaceTower(20))
        scene.do(PlaceSingle(3))
        assert not scene.can(EndTurn())


class TestTwoSingles:
    def test_they_go_to_two_different_provinces(self) -> None:
        scene = lay().do(PlaceSingle(2))
        assert scene.can(PlaceSingle(5))
        assert scene.why(PlaceSingle(3)) is Refusal.SECOND_SINGLE_SAME_PROVINCE

    def test_each_takes_a_single_from_the_supply(self) -> None:
        scene = lay().do(PlaceSingle(2))
        assert scene.said == (SinglePlaced(X, 2),)
        scene.do(PlaceSingle(5))
        assert scene.state.supplies == (Supply(12, 1, 1), Supply(), Supply())
        assert scene.why(PlaceSingle(9)) is Refusal.ACTION_DONE

    def test_a_square_must_be_empty_and_on_the_wall(self) -> None:
        scene = lay("y /y Ty Dy Dy")
        for square in range(5):
            assert scene.why(PlaceSingle(square)) is Refusal.SQUARE_OCCUPIED
        assert scene.why(PlaceSingle(26)) is Refusal.SQUARE_UNKNOWN
        assert scene.why(PlaceSingle(-1)) is Refusal.SQUARE_UNKNOWN

    def test_a_seat_without_singles_places_none(self) -> None:
        scene = lay(supplies={X: Supply(0, 1, 1)})
        assert scene.why(PlaceSingle(0)) is Refusal.NO_SINGLES

    def test_after_the_first_single_no_other_piece_may_follow(self) -> None:
        scene = lay().do(PlaceSingle(2))
        assert scene.why(PlayCard(FLOOD, P2)) is Refusal.NOT_AFTER_SINGLE
        assert scene.why(PlaceDouble(8, 9)) is Refusal.NOT_AFTER_SINGLE
        assert scene.why(PlaceTower(9)) is Refusal.NOT_AFTER_SINGLE
        assert scene.why(EndTurn()) is Refusal.ACTION_OPEN

    def test_the_first_scores_its_province_before_the_second_is_placed(self) -> None:
        scene = lay("x y z .").do(PlaceSingle(3))
        assert scene.state.stage is Stage.SCORING_DUE
        assert scene.why(PlaceSingle(5)) is Refusal.SCORING_FIRST
        assert scene.legal == {BeginScoring(P1), Peek(A)}
        scene.score(P1)
        assert scene.to_act == X
        assert scene.can(PlaceSingle(5))


class TestTwoCards:
    def test_they_go_to_two_different_provinces(self) -> None:
        scene = lay().do(PlayCard(FLOOD, P1))
        assert scene.said == (CardPlayed(X, P1, FLOOD),)
        assert scene.can(PlayCard(BUILDER, P2))
        assert scene.why(PlayCard(BUILDER, P1)) is Refusal.SECOND_CARD_SAME_PROVINCE

    def test_a_card_leaves_the_hand_for_its_province(self) -> None:
        scene = lay(seat=Y).do(PlayCard(FLOOD, P1), PlayCard(BUILDER, P2))
        left = (WARRIOR, TRAITOR, MASTER_BUILDER, MANDARIN)
        assert scene.state.hands == (tuple(ActionCard), left, tuple(ActionCard))
        assert scene.state.cards == (
            PlacedCard(Y, FLOOD, P1, 40),
            PlacedCard(Y, BUILDER, P2, 41),
        )
        assert scene.why(PlayCard(WARRIOR, P3)) is Refusal.ACTION_DONE

    def test_a_completed_province_takes_no_card(self) -> None:
        scene = lay("x y z x")
        assert scene.why(PlayCard(FLOOD, P1)) is Refusal.PROVINCE_FULL
        assert scene.why(PlayCard(FLOOD, 6)) is Refusal.PROVINCE_UNKNOWN
        assert scene.why(PlayCard(FLOOD, -1)) is Refusal.PROVINCE_UNKNOWN

    def test_a_province_whose_last_square_is_still_empty_takes_a_card(self) -> None:
        assert lay("x y z .").can(PlayCard(FLOOD, P1))

    def test_only_a_card_in_hand_can_be_played(self) -> None:
        scene = lay(hands={X: [FLOOD, BUILDER]})
        assert scene.why(PlayCard(WARRIOR, P1)) is Refusal.NOT_IN_HAND

    def test_a_seat_may_have_several_cards_in_one_province_from_different_turns(self) -> None:
        assert lay(cards=[(X, FLOOD, P1)]).can(PlayCard(BUILDER, P1))

    def test_after_a_card_no_double_or_tower_may_follow(self) -> None:
        scene = lay().do(PlayCard(FLOOD, P1))
        assert scene.why(PlaceDouble(0, 1)) is Refusal.NOT_AFTER_CARD
        assert scene.why(PlaceTower(0)) is Refusal.NOT_AFTER_CARD


class TestCardAndSingle:
    def test_the_single_goes_to_the_province_of_the_card(self) -> None:
        scene = lay().do(PlayCard(FLOOD, P1))
        assert scene.can(PlaceSingle(3))
        assert scene.why(PlaceSingle(4)) is Refusal.SINGLE_BESIDE_CARD

    def test_the_card_comes_first(self) -> None:
        scene = lay().do(PlaceSingle(3))
        assert scene.why(PlayCard(FLOOD, P1)) is Refusal.NOT_AFTER_SINGLE

    def test_the_card_takes_part_if_the_single_completes_the_province(self) -> None:
        scene = lay("x y z .", reputations={P1: 0}).do(PlayCard(MASTER_BUILDER, P1))
        scene.do(PlaceSingle(3)).score(P1)
        assert scene.points() == {X: 4}
        assert scene.state.gone[0].card is MASTER_BUILDER


class TestDouble:
    @pytest.mark.parametrize(
        ("west", "points"),
        [(0, 2), (3, 3), (4, 3), (8, 3), (16, 3), (22, 3), (12, 4)],
    )
    def test_it_scores_its_distinct_provinces_and_regions(self, west: int, points: int) -> None:
        scene = lay().do(PlaceDouble(west, west + 1))
        line = PointsScored(X, points, Source.DOUBLE, west)
        assert scene.said == (DoublePlaced(X, west, west + 1), line)
        assert scene.state.scores == (points, 0, 0)

    def test_it_lies_on_adjacent_squares_named_from_the_west(self) -> None:
        scene = lay()
        assert scene.why(PlaceDouble(0, 2)) is Refusal.SQUARES_APART
        assert scene.why(PlaceDouble(1, 0)) is Refusal.SQUARES_APART
        assert scene.why(PlaceDouble(1, 1)) is Refusal.SQUARES_APART
        assert scene.why(PlaceDouble(25, 26)) is Refusal.SQUARE_UNKNOWN
        assert scene.why(PlaceDouble(-1, 0)) is Refusal.SQUARE_UNKNOWN

    def test_both_squares_must_be_empty(self) -> None:
        scene = lay(". y .")
        assert scene.why(PlaceDouble(0, 1)) is Refusal.SQUARE_OCCUPIED
        assert scene.why(PlaceDouble(1, 2)) is Refusal.SQUARE_OCCUPIED

    def test_there_is_one_a_seat(self) -> None:
        scene = lay("Dx Dx")
        assert scene.why(PlaceDouble(8, 9)) is Refusal.NO_DOUBLE

    def test_it_is_the_whole_action(self) -> None:
        scene = lay().do(PlaceDouble(0, 1))
        assert scene.state.supplies[X] == Supply(14, 0, 1)
        assert scene.why(PlaceSingle(5)) is Refusal.ACTION_DONE
        assert scene.can(EndTurn())

    def test_its_points_come_before_the_provinces_it_completes(self) -> None:
        scene = lay("x y z . | . y z y").do(PlaceDouble(3, 4))
        assert scene.points() == {X: 3}
        assert scene.legal >= {BeginScoring(P1), BeginScoring(P2)}


class TestTower:
    def test_it_stands_on_one_empty_square(self) -> None:
        scene = lay("y").do(PlaceTower(1))
        assert scene.said == (TowerPlaced(X, 1, (2,)),)
        assert scene.state.supplies[X] == Supply(14, 1, 0)
        assert scene.can(EndTurn())

    def test_it_is_not_adjacent_to_any_tower(self) -> None:
        scene = lay(". . . . | . . . Tx", seat=Y)
        assert scene.why(PlaceTower(6)) is Refusal.BESIDE_TOWER
        assert scene.why(PlaceTower(8)) is Refusal.BESIDE_TOWER
        assert scene.why(PlaceTower(7)) is Refusal.SQUARE_OCCUPIED
        assert scene.can(PlaceTower(9))

    def test_a_seam_does_not_keep_towers_apart(self) -> None:
        scene = lay(" ".join("." * 12) + " Tx", seat=Y)
        assert scene.why(PlaceTower(13)) is Refusal.BESIDE_TOWER
        assert scene.can(PlaceTower(14))

    def test_there_is_one_a_seat(self) -> None:
        assert lay("Tx").why(PlaceTower(9)) is Refusal.NO_TOWER

    def test_off_the_wall_there_is_no_square(self) -> None:
        assert lay().why(PlaceTower(26)) is Refusal.SQUARE_UNKNOWN


class TestEndOfTurn:
    def test_the_next_seat_clockwise_is_to_act(self) -> None:
        scene = lay(seat=Z).do(PlaceTower(0), EndTurn())
        assert scene.said == (TurnEnded(Z), TurnBegan(X, 10))
        assert scene.to_act == X
        assert scene.state.turn.acts == ()

    def test_nothing_of_the_old_turn_is_left_to_do(self) -> None:
        scene = lay().do(PlaceTower(0), EndTurn())
        assert scene.why(EndTurn()) is Refusal.ACTION_OPEN
        assert not scene.of_kind(Peek)

    def test_three_players_have_no_neutrals(self) -> None:
        scene = lay().do(PlaceTower(0))
        assert scene.why(PlaceNeutral(5)) is Refusal.NO_NEUTRALS

    def test_every_command_counts_as_one_ply(self) -> None:
        scene = lay()
        assert scene.do(PlaceSingle(0)).state.ply == 41
        assert scene.do(PlaceSingle(4), EndTurn()).state.ply == 43
