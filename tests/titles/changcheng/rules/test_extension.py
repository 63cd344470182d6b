"""RULES sections 3.5 and 3.6: adding boards, and how the game ends."""

from changcheng_qt.titles.changcheng.rules.commands import (
    EndTurn,
    ExtendMap,
    Pass,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.events import (
    AttackBegan,
    ExtensionDue,
    GameEnded,
    MapExtended,
    ProvinceScored,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import Block, BlockKind
from changcheng_qt.titles.changcheng.rules.setup import Sides
from changcheng_qt.titles.changcheng.rules.turn import Stage
from tests.titles.changcheng.rules.scene import FACES, NOTHING_LEFT, P1, P2, Scene, W, X, Y, Z, lay

DUE = {"emperors": 3, "scored": frozenset({0, 1, 2})}
FULL_BUT_25 = " ".join(["x", "y", "z"] * 8 + ["x"]) + " ."


def due(**more: object) -> Scene:
    """A scene in which an extension has just fallen due."""
    return lay(more=DUE, **more).do(PlaceTower(0), EndTurn())  # type: ignore[arg-type]


class TestWhen:
    def test_three_unspent_emperor_cards_call_for_a_board_at_the_end_of_the_turn(self) -> None:
        scene = due()
        assert scene.said == (TurnEnded(X), ExtensionDue(X, None, told=()))
        assert scene.state.stage is Stage.EXTENSION
        assert scene.to_act == X
        assert all(isinstance(command, ExtendMap) for command in scene.legal)
        for other in (PlaceSingle(3), EndTurn(), Pass(), PlaceNeutral(3)):
            assert scene.why(other) is Refusal.EXTENSION_FIRST

    def test_two_emperors_do_not_extend_the_map(self) -> None:
        scene = lay(more={"emperors": 2}).do(PlaceTower(0))
        assert scene.why(ExtendMap("3", Side.A, End.EAST)) is Refusal.NOT_NOW
        assert scene.do(EndTurn()).to_act == Y

    def test_three_players_add_one_board_at_most(self) -> None:
        scene = lay(more={"emperors": 3, "extensions": 1}).do(PlaceTower(0), EndTurn())
        assert scene.to_act == Y

    def test_four_players_add_two(self) -> None:
        again = lay(seats=4, more={"emperors": 3, "extensions": 1}).do(PlaceTower(0), EndTurn())
        assert again.state.stage is Stage.EXTENSION
        last = lay(seats=4, more={"emperors": 3, "extensions": 2}).do(PlaceTower(0), EndTurn())
        assert last.to_act == Y

    def test_a_double_that_completes_two_carries_one_emperor_over(self) -> None:
        """Emperors at 2 and a turn that completes two: one extension, 1 carried (RULES 7)."""
        scene = lay("x y z . | . y z y", more={"emperors": 2}).do(PlaceDouble(3, 4))
        scene.score(P1).score(P2)
        assert scene.state.emperors == 4
        scene.do(EndTurn(), ExtendMap("3", Side.A, End.EAST))
        assert scene.state.emperors == 1

    def test_it_comes_after_the_neutral(self) -> None:
        scene = lay("x y x .", seats=2, more={"emperors": 2}).do(PlaceTower(25), PlaceNeutral(3))
        scene.score(P1).do(EndTurn())
        assert scene.state.stage is Stage.EXTENSION

    def test_a_full_wall_is_extended_before_it_could_end_the_game(self) -> None:
        scene = lay(FULL_BUT_25, more={"emperors": 2}).do(PlaceTower(25)).score(5).do(EndTurn())
        assert scene.state.stage is Stage.EXTENSION
        scene.do(ExtendMap("4", Side.B, End.WEST))
        assert scene.to_act == Y
        assert scene.said_of(GameEnded) == []


class TestWhat:
    def test_any_board_not_in_play_either_face_and_either_end(self) -> None:
        assert due().legal == {
            ExtendMap(name, side, end) for name in "34" for side in Side for end in End
        }

    def test_a_board_in_play_or_unknown_is_refused(self) -> None:
        assert due().why(ExtendMap("1", Side.A, End.EAST)) is Refusal.BOARD_IN_PLAY
        assert due().why(ExtendMap("9", Side.A, End.EAST)) is Refusal.BOARD_IN_PLAY

    def test_a_board_added_before_is_in_play(self) -> None:
        first = lay(seats=4, more=DUE).do(PlaceTower(0), EndTurn())
        scene = first.do(ExtendMap("3", Side.A, End.EAST))
        more = {"emperors": 3, "extensions": 1, "wall": scene.state.wall}
        again = lay(" ".join(["."] * 39), seats=4, more=more).do(PlaceTower(0), EndTurn())
        assert again.why(ExtendMap("3", Side.B, End.EAST)) is Refusal.BOARD_IN_PLAY
        assert again.legal == {ExtendMap("4", side, end) for side in Side for end in End}

    def test_with_the_option_only_one_side_is_used(self) -> None:
        scene = due(sides=Sides.ALL_B)
        assert scene.why(ExtendMap("3", Side.A, End.EAST)) is Refusal.SIDE_NOT_ALLOWED
        assert {command.side for command in scene.legal if isinstance(command, ExtendMap)} == {
            Side.B
        }

    def test_a_drawn_board_is_known_to_all_before_the_end_is_chosen(self) -> None:
        scene = due(random_extension=True)
        drawn = FACES["4B"]
        assert scene.said_of(ExtensionDue) == [ExtensionDue(X, drawn, told=(X, Y, Z))]
        assert scene.legal == {ExtendMap("4", Side.B, end) for end in End}
        assert scene.why(ExtendMap("4", Side.A, End.EAST)) is Refusal.BOARD_NOT_DRAWN
        assert scene.why(ExtendMap("3", Side.B, End.EAST)) is Refusal.BOARD_NOT_DRAWN

    def test_the_second_drawn_board_is_the_next_of_the_order(self) -> None:
        more = {"emperors": 3, "extensions": 1}
        scene = lay(seats=4, random_extension=True, more=more).do(PlaceTower(0), EndTurn())
        assert scene.said_of(ExtensionDue)[0].drawn == FACES["3B"]


class TestHow:
    def test_counters_are_dealt_west_to_east_on_the_new_board(self) -> None:
        reputations = {6: 4, 7: 0, 8: 3}
        scene = due(reputations=reputations, threats={6: 4, 7: 3, 8: 2})
        scene.do(ExtendMap("3", Side.A, End.EAST))
        extended = MapExtended(X, FACES["3A"], End.EAST, (4, 0, 3), told=(X, Y, Z))
        assert scene.said == (extended, TurnBegan(Y, 10))
        assert len(scene.state.blocks) == 39

    def test_three_emperor_cards_are_spent_and_the_next_seat_is_to_act(self) -> None:
        scene = due().do(ExtendMap("3", Side.A, End.EAST))
        assert scene.state.emperors == 0
        assert scene.state.extensions == 1
        assert scene.to_act == Y

    def test_in_the_west_it_renames_nothing(self) -> None:
        scene = due().do(ExtendMap("3", Side.A, End.WEST))
        wall = scene.state.wall
        assert wall.order == (2, 0, 1)
        assert wall.west_to_east == (*range(26, 39), *range(26))
        assert scene.state.blocks[0] == Block(BlockKind.TOWER, X)
        assert wall.neighbours[0] == (1, 38)
        assert wall.neighbours[26] == (27,)
        assert wall.regions_west_to_east == (6, 7, 8, 0, 1, 2, 3, 4, 5)

    def test_in_the_east_it_follows(self) -> None:
        wall = due().do(ExtendMap("3", Side.A, End.EAST)).state.wall
        assert wall.order == (0, 1, 2)
        assert wall.neighbours[25] == (24, 26)

    def test_a_double_may_lie_across_the_new_seam(self) -> None:
        west = due().do(ExtendMap("3", Side.A, End.WEST))
        assert west.why(PlaceDouble(38, 0)) is Refusal.SQUARE_OCCUPIED
        east = due().do(ExtendMap("3", Side.A, End.EAST)).do(PlaceDouble(25, 26))
        assert east.points() == {Y: 4}
        assert east.why(PlaceDouble(12, 13)) is Refusal.ACTION_DONE


class TestEnd:
    def test_the_game_ends_when_every_square_is_occupied(self) -> None:
        scene = lay(FULL_BUT_25).do(PlaceTower(25)).score(5)
        assert scene.state.stage is Stage.TURN_END
        scene.do(EndTurn())
        assert scene.said[:2] == (TurnEnded(X), AttackBegan(wall_finished=True))
        assert scene.state.stage is Stage.OVER
        assert scene.to_act is None
        assert scene.legal == set()

    def test_nothing_is_accepted_any_more(self) -> None:
        scene = lay(FULL_BUT_25).do(PlaceTower(25)).score(5).do(EndTurn())
        extend = ExtendMap("3", Side.A, End.EAST)
        for command in (PlaceSingle(0), EndTurn(), Pass(), extend):
            assert scene.why(command) is Refusal.GAME_OVER

    def test_all_passing_one_after_the_other_ends_it_unfinished(self) -> None:
        nobody = dict.fromkeys(range(3), NOTHING_LEFT)
        nothing: dict[int, list[object]] = {seat: [] for seat in range(3)}
        scene = lay("x y z .", supplies=nobody, hands=nothing)  # type: ignore[arg-type]
        scene.do(Pass(), Pass())
        assert scene.state.passes == 2
        assert scene.to_act == Z
        scene.do(Pass())
        assert scene.said[:2] == (TurnPassed(Z), AttackBegan(wall_finished=False))
        assert scene.said_of(ProvinceScored) == []
        assert scene.state.stage is Stage.OVER

    def test_a_turn_in_between_restarts_the_count_of_passes(self) -> None:
        scene = lay(supplies={X: NOTHING_LEFT}, hands={X: []}, more={"passes": 2}, seat=Y)
        scene.do(PlaceTower(0), EndTurn())
        assert scene.state.passes == 0

    def test_four_seats_must_all_pass(self) -> None:
        nobody = dict.fromkeys(range(4), NOTHING_LEFT)
        nothing: dict[int, list[object]] = {seat: [] for seat in range(4)}
        scene = lay(seats=4, supplies=nobody, hands=nothing)  # type: ignore[arg-type]
        scene.do(Pass(), Pass(), Pass())
        assert scene.to_act == W
        assert scene.do(Pass()).to_act is None
