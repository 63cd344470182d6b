"""RULES section 4: completing a province, majority and value."""

from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    EndTurn,
    LowerValue,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    Refusal,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    EmperorPlaced,
    ProvinceCompleted,
    ProvinceScored,
    Source,
    WallBroken,
)
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Block, BlockKind
from changcheng_qt.titles.changcheng.rules.turn import Stage
from tests.titles.changcheng.rules.completion import completed, lone_six
from tests.titles.changcheng.rules.scene import P1, P2, P3, X, Y, Z, lay

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard

BROKEN_X = Block(BlockKind.BROKEN, X)


class TestFlow:
    def test_the_game_halts_when_the_last_square_is_occupied(self) -> None:
        scene = completed()
        assert scene.said_of(ProvinceCompleted) == [ProvinceCompleted(X, P1)]
        assert scene.state.stage is Stage.SCORING_DUE
        assert scene.of_kind(BeginScoring) == {BeginScoring(P1)}
        for other in (PlaceSingle(5), PlayCard(FLOOD, P2), EndTurn(), PlaceNeutral(5)):
            assert scene.why(other) is Refusal.SCORING_FIRST
        assert scene.why(BeginScoring(P2)) is Refusal.NOT_COMPLETED
        assert scene.why(RaiseValue()) is Refusal.NOTHING_TO_DECIDE

    def test_without_cards_a_scoring_is_one_step_that_shows_nothing_hidden(self) -> None:
        scene = completed(reputations={P1: 2}).score(P1)
        assert scene.said_of(CardsRevealed) == [CardsRevealed(X, P1, (), (), told=())]
        assert scene.said_of(ProvinceScored)[0].value == 6
        assert scene.said_of(EmperorPlaced) == [EmperorPlaced(P1, 1)]
        assert scene.state.emperors == 1
        assert scene.state.scored == {P1}
        assert scene.state.stage is Stage.ACTION

    def test_emperor_cards_are_counted_as_long_as_a_board_can_be_added(self) -> None:
        last = completed(more={"emperors": 4, "extensions": 1}).score(P1)
        assert last.said_of(EmperorPlaced) == [EmperorPlaced(P1, None)]

    def test_nothing_but_the_decision_is_allowed_in_the_course_of_a_scoring(self) -> None:
        scene = completed("x y z .", (Y, FLOOD)).score(P1)
        assert scene.to_act == Y
        assert scene.legal == {RaiseValue(), LowerValue()}
        for other in (PlaceSingle(5), PlayCard(FLOOD, P2), EndTurn(), BeginScoring(P1)):
            assert scene.why(other) is Refusal.DECISION_FIRST
        assert scene.why(AddVirtualWall()) is Refusal.NOT_YOUR_CHOICE

    def test_cards_are_revealed_in_rising_priority_not_in_the_order_played(self) -> None:
        scene = completed("x y z .", (X, MANDARIN), (Y, FLOOD), (Z, WARRIOR)).score(P1)
        [revealed] = scene.said_of(CardsRevealed)
        assert [card.card for card in revealed.cards] == [WARRIOR, FLOOD, MANDARIN]
        assert revealed.void == ()
        assert scene.to_act == Z

    def test_a_reveal_tells_every_seat_that_did_not_know_the_cards(self) -> None:
        [revealed] = completed("x y z .", (Y, FLOOD)).score(P1).said_of(CardsRevealed)
        assert revealed.told == (X, Z)
        scene = completed("x y z .", (Y, FLOOD), (X, BUILDER)).score(P1)
        assert scene.said_of(CardsRevealed)[0].told == (X, Y, Z)

    def test_all_its_cards_leave_the_game_and_its_counter_stays(self) -> None:
        scene = completed("x y z .", (Y, FLOOD), (X, BUILDER), (Z, BUILDER)).score(P1)
        scene.do(LowerValue())
        assert scene.state.cards == ()
        assert [(c.owner, c.card) for c in scene.state.gone] == [
            (Y, FLOOD),
            (X, BUILDER),
            (Z, BUILDER),
        ]
        assert FLOOD not in scene.state.hands[Y]

    def test_cards_elsewhere_stay_face_down(self) -> None:
        scene = lay("x y z .", cards=[(Y, FLOOD, P1), (Y, BUILDER, P2)])
        scene.do(PlaceSingle(3)).score(P1, RaiseValue())
        assert [card.province for card in scene.state.cards] == [P2]


class TestMajorityAndValue:
    def test_example_g(self) -> None:
        """Size 4, reputation 2, red 2, blue 1, violet 1: value 6, then red's second single."""
        scene = lay("x y z .", reputations={P1: 2}).do(PlaceSingle(3)).score(P1)
        assert scene.points() == {X: 6}
        assert scene.can(PlaceSingle(4))

    def test_example_h(self) -> None:
        """Size 5, reputation 3: red 1+1 virtual, green 2, blue 1; value 4+2+3 (RULES 7)."""
        red, green, blue = X, Y, Z
        wall = "z z z z | z z z z | x x y y ."
        cards = [(green, TRAITOR, P3), (blue, FLOOD, P3), (red, BUILDER, P3)]
        scene = lay(wall, seat=blue, cards=cards, reputations={P3: 3}).do(PlaceSingle(12))
        scene.score(P3)
        assert scene.to_act == green
        scene.do(BreakWall(8))
        assert scene.said == (WallBroken(green, 8, red),)
        assert scene.to_act == blue
        scene.do(RaiseValue())
        assert scene.to_act == red
        scene.do(AddVirtualWall())
        [scored] = scene.said_of(ProvinceScored)
        assert (scored.walls, scored.reputation, scored.change, scored.value) == (4, 3, 2, 9)
        assert scored.tallies == (Tally(red, 1, 1), Tally(green, 2), Tally(blue, 1))
        assert scene.points() == {red: 9, green: 9}

    def test_a_half_of_a_double_and_a_tower_count_one_each(self) -> None:
        scene = lay("Dx Dx Ty .", seat=Y, reputations={P1: 0}).do(PlaceSingle(3)).score(P1)
        assert scene.points() == {X: 4, Y: 4}

    def test_value_0(self) -> None:
        """Size 3, reputation 0, Traitor A, Flood -2 (RULES 7)."""
        wall = " ".join(["."] * 23) + " x y ."
        cards = [(Y, TRAITOR, 5), (Z, FLOOD, 5)]
        scene = lay(wall, seat=Z, cards=cards, reputations={5: 0}).do(PlaceSingle(25))
        scene.score(5, BreakWall(23), LowerValue())
        assert scene.value == 0
        assert scene.points() == {Y: 0, Z: 0}
        assert scene.state.scores == (0, 0, 0)

    def test_value_14(self) -> None:
        """Size 6, reputation 4, Flood +2, Builder A +2 (RULES 7)."""
        scene = lay(
            "x y z x y .",
            cards=[(Y, FLOOD, P1), (Z, BUILDER, P1)],
            reputations={P1: 4},
            faces=lone_six(),
        ).do(PlaceSingle(5))
        scene.score(P1, RaiseValue(), RaiseValue())
        assert scene.value == 14
        assert scene.points() == {X: 14}

    def test_every_broken_wall_lets_a_virtual_wall_win_alone(self) -> None:
        scene = lay(
            "/x /y /x /y", cards=[(Z, MASTER_BUILDER, P1)], more={"due": (P1,)}, reputations={P1: 2}
        ).score(P1)
        assert scene.points() == {Z: 2}

    def test_with_nothing_unbroken_nobody_scores(self) -> None:
        scene = lay("/x /y /x /y", more={"due": (P1,)}, reputations={P1: 2}).score(P1)
        assert scene.said_of(ProvinceScored)[0].winners == ()
        assert scene.points() == {}


class TestTwoAtOnce:
    WALL = "x y z . | . y z y | x"

    def test_the_double_scores_before_both_and_the_order_is_the_active_seats_choice(self) -> None:
        scene = lay(self.WALL).do(PlaceDouble(3, 4))
        assert scene.points() == {X: 3}
        assert scene.of_kind(BeginScoring) == {BeginScoring(P1), BeginScoring(P2)}
        scene.score(P2)
        assert scene.of_kind(BeginScoring) == {BeginScoring(P1)}
        scene.score(P1)
        assert scene.state.emperors == 2
        assert scene.can(EndTurn())

    def test_the_cards_of_the_other_stay_face_down_until_its_own_scoring(self) -> None:
        scene = lay(self.WALL, cards=[(Y, FLOOD, P1), (Y, BUILDER, P2)]).do(PlaceDouble(3, 4))
        scene.score(P1, LowerValue())
        assert [card.card for card in scene.state.cards] == [BUILDER]
        scene.score(P2)
        assert scene.legal == {RaiseValue(), AddVirtualWall()}

    def test_a_mandarin_may_reach_into_the_other(self) -> None:
        scene = lay(self.WALL, cards=[(Y, MANDARIN, P1)], reputations={P2: 0})
        scene.do(PlaceDouble(3, 4)).score(P1, SwapWalls(2, 5))
        assert scene.state.due == (P2,)
        scene.score(P2)
        assert scene.points() == {Z: 4}

    def test_only_one_scoring_goes_on_at_a_time(self) -> None:
        scene = lay(self.WALL, cards=[(Y, FLOOD, P1)]).do(PlaceDouble(3, 4)).score(P1)
        assert scene.why(BeginScoring(P2)) is Refusal.DECISION_FIRST


def test_a_tower_completes_a_province_too() -> None:
    scene = lay("x y z .").do(PlaceTower(3)).score(P1)
    assert scene.points(Source.PROVINCE) == {X: scene.value}
    assert scene.can(EndTurn())
