"""RULES section 3.2: which squares a tower keeps for a single of its owner."""

import pytest

from changcheng_qt.titles.changcheng.rules.commands import (
    Command,
    EndTurn,
    ExtendMap,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.events import ReservationEnded, TowerPlaced
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.turn import Reservation
from tests.titles.changcheng.rules.scene import P1, P2, P3, Scene, W, X, Y, Z, lay

FLOOD = ActionCard.FLOOD
UP_TO_7 = ". . . . | . . . "


def kept(*claims: tuple[int, tuple[int, ...]]) -> dict[str, object]:
    """Reservations by owner and candidates, as fields of State."""
    return {"reservations": tuple(Reservation(owner, squares) for owner, squares in claims)}


def tower_of_x_on_7(seat: int = Y, wall: str = "", **more: object) -> Scene:
    """The fixture's tower of X on 7, which keeps one of 6 and 8."""
    return lay(wall or UP_TO_7 + "Tx", seat=seat, more=kept((X, (6, 8))), **more)  # type: ignore[arg-type]


class TestClaim:
    def test_the_empty_squares_next_to_a_tower_are_its_candidates(self) -> None:
        scene = lay().do(PlaceTower(7))
        assert scene.said == (TowerPlaced(X, 7, (6, 8)),)
        assert scene.state.reservations == (Reservation(X, (6, 8)),)

    def test_at_the_end_of_the_wall_there_is_one_candidate(self) -> None:
        scene = lay().do(PlaceTower(0))
        assert scene.state.reservations == (Reservation(X, (1,)),)
        scene.do(EndTurn())
        assert scene.why(PlaceSingle(1)) is Refusal.RESERVED

    def test_an_occupied_square_is_no_candidate(self) -> None:
        scene = lay(UP_TO_7.replace(". . . ", ". . y ")).do(PlaceTower(7))
        assert scene.state.reservations == (Reservation(X, (8,)),)

    def test_without_candidates_nothing_is_reserved(self) -> None:
        scene = lay("y . z").do(PlaceTower(1))
        assert scene.said == (TowerPlaced(X, 1, ()),)
        assert scene.state.reservations == ()

    def test_a_tower_whose_owner_has_no_singles_reserves_nothing(self) -> None:
        scene = lay(supplies={X: Supply(0, 1, 1)}).do(PlaceTower(7))
        assert scene.said == (TowerPlaced(X, 7, ()),)
        assert scene.state.reservations == ()

    def test_candidates_lie_across_a_seam_too(self) -> None:
        assert lay().do(PlaceTower(12)).state.reservations == (Reservation(X, (11, 13)),)

    def test_a_board_added_later_adds_no_candidate(self) -> None:
        scene = lay(more={"emperors": 3}).do(PlaceTower(25), EndTurn())
        scene.do(ExtendMap("3", Side.A, End.EAST))
        assert scene.state.reservations == (Reservation(X, (24,)),)
        assert scene.can(PlaceSingle(26))
        assert scene.why(PlaceSingle(24)) is Refusal.RESERVED


class TestOthers:
    def test_they_may_take_either_candidate(self) -> None:
        scene = tower_of_x_on_7()
        assert scene.can(PlaceSingle(6))
        assert scene.can(PlaceSingle(8))

    def test_they_may_not_take_both_in_one_action(self) -> None:
        scene = tower_of_x_on_7().do(PlaceSingle(6))
        assert scene.why(PlaceSingle(8)) is Refusal.RESERVED

    @pytest.mark.parametrize("command", [PlaceSingle(8), PlaceDouble(8, 9)])
    def test_they_may_not_take_the_last(self, command: Command) -> None:
        scene = lay(". . . . | . . z Tx", seat=Y, more=kept((X, (6, 8))))
        assert scene.why(command) is Refusal.RESERVED

    def test_a_tower_keeps_off_by_itself(self) -> None:
        scene = lay(". . . . | . . z Tx", seat=Y, more=kept((X, (6, 8))))
        assert scene.why(PlaceTower(8)) is Refusal.BESIDE_TOWER

    def test_nor_may_a_double_on_both(self) -> None:
        scene = lay("x . .", seat=Y, more=kept((X, (1, 2))))
        assert scene.why(PlaceDouble(1, 2)) is Refusal.RESERVED
        assert scene.can(PlaceDouble(2, 3))

    def test_nor_may_a_neutral(self) -> None:
        wall = "n n n n | n n y Tx"
        scene = lay(wall, seat=Y, seats=2, more=kept((X, (6, 8))))
        scene.do(PlayCard(FLOOD, P3), PlaceSingle(9))
        assert scene.why(PlaceNeutral(8)) is Refusal.NEUTRAL_ELSEWHERE
        scene = lay(wall, seat=Y, seats=2, more=kept((X, (6, 8)))).do(PlaceTower(24))
        assert scene.why(PlaceNeutral(8)) is Refusal.RESERVED
        assert scene.can(PlaceNeutral(9))

    def test_they_cannot_begin_two_singles_that_they_cannot_finish(self) -> None:
        wall = "n n n n | n n . Tx | . n n n n | n n n n n | n n n n n | n n n"
        scene = tower_of_x_on_7(wall=wall, supplies={Y: Supply(5, 0, 0)}, hands={Y: []})
        assert scene.legal == {PlaceSingle(6), PlaceSingle(8)}
        scene.do(PlaceSingle(6))
        assert scene.state.turn.partial


class TestOwner:
    def test_a_single_on_a_candidate_meets_it(self) -> None:
        scene = tower_of_x_on_7(seat=X).do(PlaceSingle(8))
        assert scene.said_of(ReservationEnded) == [ReservationEnded(X, met=True)]
        assert scene.state.reservations == ()
        scene.do(PlaceSingle(0), EndTurn())
        assert scene.can(PlaceSingle(6))

    def test_a_single_elsewhere_ends_no_reservation(self) -> None:
        scene = tower_of_x_on_7(seat=X).do(PlaceSingle(0))
        assert scene.said_of(ReservationEnded) == []
        assert scene.state.reservations == (Reservation(X, (6, 8)),)

    def test_a_single_of_another_seat_ends_no_reservation(self) -> None:
        scene = tower_of_x_on_7(seat=Y).do(PlaceSingle(8))
        assert scene.state.reservations == (Reservation(X, (6, 8)),)

    def test_his_double_does_not_meet_it(self) -> None:
        scene = tower_of_x_on_7(seat=X).do(PlaceDouble(8, 9))
        assert scene.state.reservations == (Reservation(X, (6, 8)),)

    def test_his_double_may_not_take_the_last_candidate(self) -> None:
        scene = lay(". . . . | . . y Tx", more=kept((X, (6, 8))))
        assert scene.why(PlaceDouble(8, 9)) is Refusal.RESERVED_FOR_SINGLE
        assert scene.can(PlaceDouble(9, 10))
        assert scene.can(PlaceSingle(8))

    def test_it_lapses_when_he_has_no_singles_left(self) -> None:
        scene = lay(". . . . | . . y Tx", supplies={X: Supply(2, 1, 0)}, more=kept((X, (6, 8)))).do(
            PlaceSingle(0)
        )
        assert scene.state.reservations
        scene.do(PlaceSingle(9))
        assert scene.said_of(ReservationEnded) == [ReservationEnded(X, met=False)]
        assert scene.state.reservations == ()
        assert scene.do(EndTurn()).can(PlaceSingle(8))

    def test_his_last_single_on_a_candidate_meets_it(self) -> None:
        scene = tower_of_x_on_7(seat=X, supplies={X: Supply(2, 1, 0)})
        scene.do(PlaceSingle(0), PlaceSingle(8))
        assert scene.said_of(ReservationEnded) == [ReservationEnded(X, met=True)]

    def test_there_is_no_duty_to_fill_the_square_soon(self) -> None:
        scene = tower_of_x_on_7(seat=X).do(PlaceSingle(0), PlaceSingle(9), EndTurn())
        assert scene.to_act == Y


class TestSeveralTowers:
    def test_each_open_reservation_needs_a_square_of_its_own(self) -> None:
        """Towers of X on 5 and of Y on 7, then Z on 4 (RULES 7)."""
        wall = ". . . . | z Tx . Ty"
        more = kept((X, (4, 6)), (Y, (6, 8)))
        of_z = lay(wall, seat=Z, more=more)
        assert of_z.why(PlaceSingle(6)) is Refusal.RESERVED
        assert of_z.why(PlaceSingle(8)) is Refusal.RESERVED
        of_y = lay(wall, seat=Y, more=more)
        assert of_y.why(PlaceSingle(6)) is Refusal.RESERVED
        assert of_y.can(PlaceSingle(8))
        assert lay(wall, seat=X, more=more).can(PlaceSingle(6))

    def test_the_same_played_from_the_towers_on(self) -> None:
        scene = lay(seat=X).do(PlaceTower(5), EndTurn(), PlaceTower(7), EndTurn())
        scene.do(PlaceSingle(4))
        assert scene.why(PlaceSingle(8)) is Refusal.RESERVED
        assert scene.can(PlaceSingle(9))

    def test_a_new_tower_that_could_get_no_square_gets_no_reservation(self) -> None:
        scene = lay("Tx . . z", seat=Y, more=kept((X, (1,))))
        scene.do(PlaceTower(2))
        assert scene.said == (TowerPlaced(Y, 2, ()),)
        assert scene.state.reservations == (Reservation(X, (1,)),)

    def test_a_new_tower_takes_no_last_candidate(self) -> None:
        scene = lay("Tx . . .", seat=Y, more=kept((X, (1,))))
        assert scene.why(PlaceTower(1)) is Refusal.BESIDE_TOWER
        assert scene.can(PlaceTower(2))
        assert scene.do(PlaceTower(2)).state.reservations == (
            Reservation(X, (1,)),
            Reservation(Y, (1, 3)),
        )
        scene.do(EndTurn())
        assert scene.why(PlaceSingle(1)) is Refusal.RESERVED
        assert scene.why(PlaceSingle(3)) is Refusal.RESERVED

    def test_a_chain_of_four_towers_keeps_all_its_squares(self) -> None:
        wall = ". Tx . Ty | . Tz . Tw . "
        claims = kept((X, (0, 2)), (Y, (2, 4)), (Z, (4, 6)), (W, (6, 8)))
        scene = lay(wall, seat=X, seats=4, more=claims)
        assert scene.can(PlaceSingle(0))
        scene = lay(wall.replace(". Tx", "w Tx"), seat=Y, seats=4, more=claims)
        assert {s for s in (2, 4, 6, 8) if scene.can(PlaceSingle(s))} == {4}

    def test_placing_one_single_of_two_may_free_the_other_square(self) -> None:
        """X's first single meets its reservation, so its second may stand where it could not."""
        scene = lay("Ty . Tx . | .", seat=X, more=kept((Y, (1,)), (X, (1, 3))))
        assert scene.why(PlaceSingle(1)) is Refusal.RESERVED
        assert scene.can(PlaceSingle(3))


class TestLastSingles:
    """A reservation lapses with its owner's last single, also while that single is being placed."""

    BOTH = kept((X, (1,)), (Y, (1, 3)))

    def test_the_last_single_may_take_what_the_own_tower_would_have_needed(self) -> None:
        scene = lay("Tx . Ty .", supplies={X: Supply(1, 0, 0)}, hands={X: []}, more=self.BOTH)
        assert scene.can(PlaceSingle(3))
        scene.do(PlaceSingle(3))
        assert scene.said_of(ReservationEnded) == [ReservationEnded(X, met=False)]
        assert scene.state.reservations == (Reservation(Y, (1, 3)),)

    def test_the_last_single_but_one_meets_no_reservation_of_another(self) -> None:
        scene = lay("Tx . Ty .", supplies={X: Supply(2, 0, 0)}, hands={X: []}, more=self.BOTH)
        assert scene.why(PlaceSingle(3)) is Refusal.RESERVED

    def test_two_singles_of_which_the_second_is_the_last_are_one_action(self) -> None:
        wall = "y z y z | y z y z | . y z Tx . | Ty . z y z | y z y z y | z y z"
        claims = kept((X, (12,)), (Y, (12, 14)))
        two = lay(wall, supplies={X: Supply(2, 0, 0)}, hands={X: []}, more=claims)
        assert two.legal == {PlaceSingle(8)}
        assert two.why(PlaceSingle(12)) is Refusal.CANNOT_FINISH
        two.do(PlaceSingle(8))
        assert two.of_kind(PlaceSingle) == {PlaceSingle(14)}
        three = lay(wall, supplies={X: Supply(3, 0, 0)}, hands={X: []}, more=claims)
        assert three.legal == {PlaceSingle(8), PlaceSingle(12)}
        assert three.do(PlaceSingle(8)).state.turn.partial


class TestMustAct:
    """Whether an action can be finished depends on the blocks that towers keep."""

    WALL = ". . . . | z Tx . y | z y z y . | Ty z y z y | z y z y z | y z y"
    CLAIMS = kept((X, (6,)), (Y, (12,)))

    def test_the_owner_may_count_on_the_square_that_is_kept_for_him(self) -> None:
        scene = lay(self.WALL, supplies={X: Supply(5, 0, 0)}, hands={X: []}, more=self.CLAIMS)
        assert scene.legal == {PlaceSingle(square) for square in (0, 1, 2, 3, 6)}
        scene.do(PlaceSingle(0))
        assert scene.legal >= {PlaceSingle(6)}
        assert not scene.can(PlaceSingle(12))

    def test_others_may_not_and_their_single_is_a_partial_action(self) -> None:
        scene = lay(
            self.WALL, seat=Z, supplies={Z: Supply(5, 0, 0)}, hands={Z: []}, more=self.CLAIMS
        )
        assert scene.legal == {PlaceSingle(square) for square in range(4)}
        assert scene.do(PlaceSingle(0)).state.turn.partial

    def test_a_double_that_only_a_kept_square_would_take_does_not_count(self) -> None:
        """No action can be completed, so the one single is a partial action (RULES 3.1)."""
        wall = self.WALL.replace(". . . . | z Tx . y", "y . z y | z Tx . .")
        scene = lay(wall, seat=Z, supplies={Z: Supply(1, 1, 0)}, hands={Z: []}, more=self.CLAIMS)
        assert scene.why(PlaceDouble(6, 7)) is Refusal.RESERVED
        assert scene.legal == {PlaceSingle(1), PlaceSingle(7)}
        assert scene.do(PlaceSingle(7)).state.turn.partial

    def test_a_free_square_next_to_a_kept_one_is_enough_for_the_second_single(self) -> None:
        wall = self.WALL.replace("z Tx . y", "z Tx . .")
        scene = lay(wall, seat=Z, supplies={Z: Supply(5, 0, 0)}, hands={Z: []}, more=self.CLAIMS)
        assert scene.legal == {PlaceSingle(square) for square in (0, 1, 2, 3, 7)}
        scene.do(PlaceSingle(0))
        assert not scene.state.turn.partial
        assert scene.of_kind(PlaceSingle) == {PlaceSingle(7)}

    def test_a_card_can_be_followed_by_a_single_on_any_free_square_of_its_province(self) -> None:
        wall = "Tx . . y | z y z y | z y z y z | y z y z y | z y z y z | y z y"
        more = kept((X, (1,)))
        scene = lay(wall, seat=Y, supplies={Y: Supply(1, 0, 0)}, hands={Y: [FLOOD]}, more=more)
        assert scene.legal == {PlayCard(FLOOD, P1)}
        assert scene.do(PlayCard(FLOOD, P1)).legal == {PlaceSingle(2)}

    def test_where_every_square_is_kept_no_single_can_follow_the_card(self) -> None:
        supplies = {Z: Supply(1, 0, 0)}
        scene = lay(self.WALL, seat=Z, supplies=supplies, hands={Z: [FLOOD]}, more=self.CLAIMS)
        assert scene.of_kind(PlayCard) == {PlayCard(FLOOD, P1)}
        assert scene.why(PlayCard(FLOOD, P2)) is Refusal.CANNOT_FINISH
        assert scene.why(PlaceSingle(0)) is Refusal.CANNOT_FINISH


def test_a_card_never_meets_a_reservation() -> None:
    scene = tower_of_x_on_7(seat=X).do(PlayCard(FLOOD, P2), PlayCard(ActionCard.BUILDER, P3))
    assert scene.state.reservations == (Reservation(X, (6, 8)),)
