"""RULES section 3.1: an action is completed where that is possible, else a part of one is done."""

from changcheng_qt.titles.changcheng.rules.commands import (
    EndTurn,
    Pass,
    PlaceDouble,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from tests.titles.changcheng.rules.scene import NOTHING_LEFT, P1, P2, X, Y, lay

FLOOD, BUILDER = ActionCard.FLOOD, ActionCard.BUILDER

FULL_BUT_P1 = ". . . . | n n n n | n n n n n | n n n n n | n n n n n | n n n"


class TestMustAct:
    def test_one_open_province_a_card_and_a_single_leave_only_card_and_single(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(1, 0, 0)}, hands={X: [FLOOD]})
        assert scene.legal == {PlayCard(FLOOD, P1)}
        assert scene.why(PlaceSingle(0)) is Refusal.CANNOT_FINISH
        scene.do(PlayCard(FLOOD, P1))
        assert scene.legal == {PlaceSingle(square) for square in range(4)}

    def test_with_two_cards_and_one_open_province_a_single_must_follow(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(1, 0, 0)}, hands={X: [FLOOD, BUILDER]})
        scene.do(PlayCard(FLOOD, P1))
        assert scene.legal == {PlaceSingle(square) for square in range(4)}

    def test_a_double_that_can_be_placed_forbids_a_partial_action(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(1, 1, 0)}, hands={X: []})
        assert scene.legal == {PlaceDouble(0, 1), PlaceDouble(1, 2), PlaceDouble(2, 3)}
        assert scene.why(PlaceSingle(0)) is Refusal.CANNOT_FINISH

    def test_a_tower_that_can_be_placed_forbids_a_partial_action(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(1, 0, 1)}, hands={X: []})
        assert scene.legal == {PlaceTower(square) for square in range(4)}

    def test_a_card_that_nothing_can_follow_is_no_beginning(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(0, 1, 0)}, hands={X: [FLOOD, BUILDER]})
        assert scene.why(PlayCard(FLOOD, P1)) is Refusal.CANNOT_FINISH

    def test_two_singles_need_two_provinces(self) -> None:
        two_open = ". y y y | . y y y | n n n n n | n n n n n | n n n n n | n n n"
        scene = lay(two_open, supplies={X: Supply(2, 0, 0)}, hands={X: []})
        assert scene.legal == {PlaceSingle(0), PlaceSingle(4)}
        scene.do(PlaceSingle(0)).score(P1)
        assert scene.of_kind(PlaceSingle) == {PlaceSingle(4)}


class TestPartialAction:
    def test_one_single_ends_the_action(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: Supply(5, 0, 0)}, hands={X: []})
        assert scene.legal == {PlaceSingle(square) for square in range(4)}
        scene.do(PlaceSingle(2))
        assert scene.state.turn.partial
        assert scene.why(PlaceSingle(1)) is Refusal.ACTION_DONE
        assert scene.can(EndTurn())

    def test_one_card_ends_the_action(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        assert scene.legal == {PlayCard(FLOOD, P1), PlayCard(BUILDER, P1)}
        scene.do(PlayCard(FLOOD, P1))
        assert scene.state.turn.partial
        assert scene.can(EndTurn())

    def test_the_last_single_alone_is_a_partial_action(self) -> None:
        scene = lay(supplies={X: Supply(1, 0, 0)}, hands={X: []}).do(PlaceSingle(0))
        assert scene.state.turn.partial
        assert scene.can(EndTurn())

    def test_the_last_card_alone_is_a_partial_action(self) -> None:
        scene = lay(supplies={X: NOTHING_LEFT}, hands={X: [FLOOD]}).do(PlayCard(FLOOD, P1))
        assert scene.state.turn.partial
        assert scene.can(EndTurn())

    def test_two_cards_are_a_complete_action(self) -> None:
        scene = lay(supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        scene.do(PlayCard(FLOOD, P1))
        assert not scene.state.turn.partial
        assert scene.legal == {PlayCard(BUILDER, province) for province in range(1, 6)}

    def test_two_cards_find_room_in_two_provinces(self) -> None:
        wall = ". y z x | . y z y | n n n n n | n n n n n | n n n n n | n n n"
        scene = lay(wall, supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        scene.do(PlayCard(FLOOD, P1))
        assert scene.legal == {PlayCard(BUILDER, P2)}

    def test_a_double_that_finds_no_pair_of_squares_does_not_count(self) -> None:
        wall = ". y . y | " + FULL_BUT_P1.partition("| ")[2]
        scene = lay(wall, supplies={X: Supply(1, 1, 0)}, hands={X: []})
        assert scene.legal == {PlaceSingle(0), PlaceSingle(2)}

    def test_a_tower_that_would_adjoin_another_does_not_count(self) -> None:
        wall = ". Ty y y | " + FULL_BUT_P1.partition("| ")[2]
        scene = lay(wall, supplies={X: Supply(1, 0, 1)}, hands={X: []})
        assert scene.legal == {PlaceSingle(0)}

    def test_a_complete_action_is_never_called_partial(self) -> None:
        assert not lay().do(PlaceSingle(0), PlaceSingle(4)).state.turn.partial

    def test_a_seat_without_actions_passes_and_the_turn_ends(self) -> None:
        scene = lay(supplies={X: NOTHING_LEFT}, hands={X: []})
        assert scene.legal == {Pass()}
        scene.do(Pass())
        assert scene.to_act == Y
        assert scene.state.passes == 1

    def test_a_seat_with_an_action_may_not_pass(self) -> None:
        scene = lay(FULL_BUT_P1, supplies={X: NOTHING_LEFT}, hands={X: [FLOOD]})
        assert scene.why(Pass()) is Refusal.ACTION_POSSIBLE
        scene = lay(supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        assert scene.why(Pass()) is Refusal.ACTION_POSSIBLE
        assert scene.do(PlayCard(FLOOD, P1)).why(Pass()) is Refusal.ACTION_POSSIBLE
