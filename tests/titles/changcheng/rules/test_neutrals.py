"""RULES section 3.4: the neutral singles of a game of two."""

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
    GameEnded,
    NeutralPlaced,
    ProvinceCompleted,
    TurnPassed,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    Block,
    BlockKind,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import Opening
from changcheng_qt.titles.changcheng.rules.turn import Reservation, Stage
from tests.titles.changcheng.rules.scene import NOTHING_LEFT, P1, P2, A, F, Scene, X, Y, lay, setup

FLOOD, BUILDER = ActionCard.FLOOD, ActionCard.BUILDER

P1_AND_P2, P3_TO_P6 = set(range(8)), set(range(8, 26))


def neutrals(scene: Scene) -> set[int]:
    """The squares where a neutral may be placed now."""
    return {c.square for c in scene.legal if isinstance(c, PlaceNeutral)}


class TestWhere:
    def test_after_two_singles_in_one_of_their_provinces(self) -> None:
        scene = lay(seats=2).do(PlaceSingle(0), PlaceSingle(4))
        assert neutrals(scene) == P1_AND_P2 - {0, 4}
        assert scene.why(PlaceNeutral(8)) is Refusal.NEUTRAL_ELSEWHERE

    def test_after_two_cards_in_one_of_their_provinces(self) -> None:
        scene = lay(seats=2).do(PlayCard(FLOOD, P1), PlayCard(BUILDER, P2))
        assert neutrals(scene) == P1_AND_P2

    def test_after_card_and_single_not_in_their_province(self) -> None:
        scene = lay(seats=2).do(PlayCard(FLOOD, P1), PlaceSingle(0))
        assert neutrals(scene) == set(range(4, 26))
        assert scene.why(PlaceNeutral(1)) is Refusal.NEUTRAL_ELSEWHERE

    def test_after_a_double_in_none_of_its_provinces(self) -> None:
        assert neutrals(lay(seats=2).do(PlaceDouble(3, 4))) == P3_TO_P6
        assert neutrals(lay(seats=2).do(PlaceDouble(0, 1))) == set(range(4, 26))

    def test_after_a_tower_not_in_its_province(self) -> None:
        assert neutrals(lay(seats=2).do(PlaceTower(0))) == set(range(4, 26))

    def test_after_a_partial_action_in_its_province(self) -> None:
        wall = ". . . . | n n n n | x y x y x | y x y x y | x y x y x | y x y"
        scene = lay(wall, seats=2, supplies={X: Supply(2, 0, 0)}, hands={X: []})
        assert neutrals(scene.after(PlaceSingle(0))) == {1, 2, 3}
        scene = lay(wall, seats=2, supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        assert neutrals(scene.do(PlayCard(FLOOD, P1))) == {0, 1, 2, 3}

    def test_only_on_an_empty_square_of_the_wall(self) -> None:
        scene = lay(seats=2).do(PlaceSingle(0), PlaceSingle(4))
        assert scene.why(PlaceNeutral(0)) is Refusal.SQUARE_OCCUPIED
        assert scene.why(PlaceNeutral(26)) is Refusal.SQUARE_UNKNOWN

    def test_never_against_a_reservation(self) -> None:
        scene = lay("Tx", seats=2, seat=Y, more={"reservations": (Reservation(X, (1,)),)})
        scene.do(PlaceTower(9))
        assert scene.why(PlaceNeutral(1)) is Refusal.RESERVED
        assert scene.can(PlaceNeutral(2))


class TestWhen:
    def test_not_before_the_action_is_done(self) -> None:
        scene = lay(seats=2)
        assert scene.why(PlaceNeutral(0)) is Refusal.ACTION_OPEN
        scene.do(PlaceSingle(0))
        assert scene.why(PlaceNeutral(1)) is Refusal.ACTION_OPEN

    def test_one_a_turn_and_none_is_due(self) -> None:
        scene = lay(seats=2).do(PlaceTower(0))
        assert scene.can(EndTurn())
        scene.do(PlaceNeutral(9))
        assert scene.said == (NeutralPlaced(X, 9),)
        assert scene.state.neutrals == 11
        assert scene.state.blocks[9] == Block(BlockKind.SINGLE, NEUTRAL)
        assert scene.why(PlaceNeutral(10)) is Refusal.NEUTRAL_PLACED
        assert scene.can(EndTurn())

    def test_not_in_an_opening_turn(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup(2))).do(PlaceSingle(0))
        assert scene.why(PlaceNeutral(1)) is Refusal.NO_NEUTRAL_IN_OPENING
        assert neutrals(scene) == set()

    def test_without_an_opening_in_the_first_turn_too(self) -> None:
        scene = Scene(CHANG_CHENG.new(setup(2, opening=Opening.NOBODY)))
        assert neutrals(scene.do(PlaceTower(0))) == set(range(4, 26))

    def test_not_when_none_is_left(self) -> None:
        scene = lay(seats=2).do(PlaceTower(0))
        wall = " ".join(["n"] * 12)
        assert scene.can(PlaceNeutral(9))
        scene = lay(wall, seats=2).do(PlaceTower(25))
        assert scene.why(PlaceNeutral(14)) is Refusal.NO_NEUTRALS

    def test_a_province_scored_by_the_action_first(self) -> None:
        scene = lay("x y x .", seats=2).do(PlayCard(FLOOD, P1), PlaceSingle(3))
        assert scene.why(PlaceNeutral(9)) is Refusal.SCORING_FIRST


class TestForced:
    WALL = "n n . . | . n n n | x y x y x | y x y x y | x y x y x | y x y"

    def test_a_seat_without_actions_must_place_a_neutral_anywhere(self) -> None:
        scene = lay(self.WALL, seats=2, supplies={X: NOTHING_LEFT}, hands={X: []})
        assert scene.legal == {PlaceNeutral(2), PlaceNeutral(3), PlaceNeutral(4)}
        assert scene.why(Pass()) is Refusal.NEUTRAL_MUST
        assert scene.why(EndTurn()) is Refusal.ACTION_OPEN

    def test_it_is_no_pass_allows_a_look_and_is_the_only_neutral_of_the_turn(self) -> None:
        scene = lay(
            self.WALL, seats=2, supplies={X: NOTHING_LEFT}, hands={X: []}, more={"passes": 1}
        )
        scene.do(PlaceNeutral(2))
        assert scene.legal == {Peek(A), EndTurn()}
        assert scene.why(PlaceNeutral(3)) is Refusal.NEUTRAL_PLACED
        scene.do(EndTurn())
        assert scene.state.passes == 0
        assert scene.to_act == Y

    def test_with_none_left_the_seat_passes(self) -> None:
        wall = " ".join(["n"] * 12 + ["."] * 14)
        scene = lay(wall, seats=2, supplies={X: NOTHING_LEFT}, hands={X: []})
        assert scene.legal == {Pass()}
        assert scene.do(Pass()).said_of(TurnPassed) == [TurnPassed(X)]

    def test_where_a_reservation_keeps_every_square_the_seat_passes(self) -> None:
        wall = "Ty . n n | n n n n | x y x y x | y x y x y | x y x y x | y x y"
        claim = {"reservations": (Reservation(Y, (1,)),)}
        scene = lay(wall, seats=2, supplies={X: NOTHING_LEFT}, hands={X: []}, more=claim)
        assert scene.legal == {Pass()}

    def test_a_seat_with_a_card_or_single_may_not_place_a_neutral(self) -> None:
        scene = lay(self.WALL, seats=2, supplies={X: NOTHING_LEFT}, hands={X: [FLOOD, BUILDER]})
        assert scene.why(PlaceNeutral(2)) is Refusal.ACTION_OPEN
        scene = lay(self.WALL, seats=2, supplies={X: Supply(1, 0, 0)}, hands={X: []})
        assert scene.why(PlaceNeutral(2)) is Refusal.ACTION_OPEN

    def test_alternating_they_finish_the_wall_and_the_game(self) -> None:
        """Both out of blocks and cards, three empty squares (RULES 7)."""
        scene = lay(
            self.WALL,
            seats=2,
            supplies={X: NOTHING_LEFT, Y: NOTHING_LEFT},
            hands={X: [], Y: []},
        )
        scene.do(PlaceNeutral(2), EndTurn())
        assert scene.to_act == Y
        scene.do(PlaceNeutral(3)).score(P1).do(EndTurn())
        assert scene.to_act == X
        scene.do(PlaceNeutral(4)).score(P2).do(EndTurn())
        assert scene.state.stage is Stage.OVER
        assert len(scene.said_of(GameEnded)) == 1


class TestCompletion:
    def test_the_active_seat_completes_with_a_neutral(self) -> None:
        scene = lay("x x y .", seats=2, reputations={P1: 4}).do(PlaceTower(25), PlaceNeutral(3))
        assert scene.said_of(ProvinceCompleted) == [ProvinceCompleted(X, P1)]
        assert scene.legal == {BeginScoring(P1), Peek(A), Peek(F)}
        scene.score(P1)
        assert scene.points() == {X: 8}
        assert scene.can(EndTurn())

    def test_alone_on_top_they_let_nobody_score(self) -> None:
        """Province neutral 2, X 1, Y 1 (RULES 7)."""
        scene = lay("n n x .", seats=2, seat=Y).do(PlaceSingle(3)).score(P1)
        assert scene.points() == {}

    def test_tied_on_top_the_seats_score_in_full(self) -> None:
        scene = lay("n n x .", seats=2, reputations={P1: 3}).do(PlaceSingle(3)).score(P1)
        assert scene.points() == {X: 7}

    def test_with_the_option_they_are_ignored_in_majorities_but_count_for_the_value(self) -> None:
        scene = lay("n n x .", seats=2, seat=Y, reputations={P1: 3}, neutrals_compete=False)
        scene.do(PlaceSingle(3)).score(P1)
        assert scene.points() == {X: 7, Y: 7}
