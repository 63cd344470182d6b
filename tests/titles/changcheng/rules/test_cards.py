"""RULES section 4: the six action cards and the reasons that make them void."""

from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    DeclineSwap,
    LowerValue,
    PlaceSingle,
    RaiseValue,
    Refusal,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardCancelled,
    CardHadNoEffect,
    CardsRevealed,
    PointsScored,
    ProvinceScored,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, Block, BlockKind
from changcheng_qt.titles.changcheng.rules.provinces import decisions
from changcheng_qt.titles.changcheng.rules.turn import Reservation, RevealedCard, Scoring
from tests.titles.changcheng.rules.completion import completed
from tests.titles.changcheng.rules.scene import P1, P2, A, B, W, X, Y, Z, lay

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard

BROKEN_X = Block(BlockKind.BROKEN, X)


class TestVoid:
    def test_a_priority_shown_twice_is_void_and_its_cards_have_no_effect(self) -> None:
        scene = completed("x y z .", (X, FLOOD), (Y, FLOOD)).score(P1)
        [revealed] = scene.said_of(CardsRevealed)
        assert revealed.void == (RevealedCard(X, FLOOD, 0), RevealedCard(Y, FLOOD, 1))
        assert scene.said_of(ProvinceScored)[0].change == 0

    def test_three_traitors_are_all_void(self) -> None:
        scene = completed("x y z .", (X, TRAITOR), (Y, TRAITOR), (Z, TRAITOR)).score(P1)
        assert len(scene.said_of(CardsRevealed)[0].void) == 3
        assert scene.said_of(WallBroken, ThreatRemoved) == []
        assert scene.state.scored == {P1}

    def test_floods_of_two_are_void_and_the_warrior_must_cancel_what_is_left(self) -> None:
        scene = completed("x y z .", (X, FLOOD), (Y, FLOOD), (X, WARRIOR), (X, BUILDER)).score(P1)
        assert scene.to_act == X
        assert scene.legal == {CancelCard(X, BUILDER)}
        scene.do(CancelCard(X, BUILDER))
        assert scene.said_of(CardCancelled) == [CardCancelled(X, X, BUILDER)]
        assert scene.said_of(ProvinceScored)[0].change == 0


class TestWarrior:
    def test_it_cancels_one_card_that_is_still_unresolved(self) -> None:
        scene = completed("x y z . | y", (X, WARRIOR), (Y, FLOOD), (Z, MANDARIN)).score(P1)
        assert scene.legal == {CancelCard(Y, FLOOD), CancelCard(Z, MANDARIN)}
        scene.do(CancelCard(Y, FLOOD))
        assert scene.to_act == Z
        assert scene.said_of(ValueChanged) == []

    def test_with_no_other_card_it_does_nothing(self) -> None:
        scene = completed("x y z .", (Y, WARRIOR)).score(P1)
        assert scene.said_of(CardHadNoEffect) == [CardHadNoEffect(Y, WARRIOR)]
        assert scene.state.scored == {P1}

    def test_a_cancelled_master_builder_adds_no_walls(self) -> None:
        scene = completed("x y z .", (Z, WARRIOR), (Y, MASTER_BUILDER)).score(P1)
        scene.do(CancelCard(Y, MASTER_BUILDER))
        assert scene.said_of(VirtualWallsAdded) == []
        assert list(scene.points()) == [X]


class TestTraitor:
    def test_it_breaks_an_unbroken_single_of_anybody(self) -> None:
        scene = lay("x n y .", seats=2, cards=[(Y, TRAITOR, P1)]).do(PlaceSingle(3)).score(P1)
        assert scene.of_kind(BreakWall) == {BreakWall(square) for square in range(4)}
        scene.do(BreakWall(1))
        assert scene.said_of(WallBroken) == [WallBroken(Y, 1, NEUTRAL)]
        assert scene.state.blocks[1] == Block(BlockKind.BROKEN, NEUTRAL)

    def test_a_broken_wall_still_occupies_its_square_but_counts_for_nothing(self) -> None:
        scene = completed("x y x .", (Y, TRAITOR), reputations={P1: 0}, seat=Y).score(P1)
        scene.do(BreakWall(0))
        assert scene.state.blocks[0] == BROKEN_X
        assert scene.said_of(ProvinceScored)[0].tallies[:2] == (Tally(X, 1), Tally(Y, 2))
        assert scene.points() == {Y: 3}
        assert scene.why(PlaceSingle(0)) is Refusal.SQUARE_OCCUPIED

    def test_it_removes_a_threat_of_a_region_that_shares_a_square(self) -> None:
        scene = lay(". . . . | x y z .", cards=[(Y, TRAITOR, P2)], threats={A: 3})
        scene.do(PlaceSingle(7)).score(P2)
        assert scene.of_kind(RemoveThreat) == {RemoveThreat(A), RemoveThreat(B)}
        scene.do(RemoveThreat(A))
        assert scene.said_of(ThreatRemoved) == [ThreatRemoved(Y, A, None, told=())]
        assert scene.state.removed == {A}

    def test_a_counter_lying_up_is_removed_as_well(self) -> None:
        scene = completed(
            "x y z .", (Y, TRAITOR), more={"turned_up": frozenset({A})}, threats={A: 3}
        ).score(P1, RemoveThreat(A))
        assert scene.said_of(ThreatRemoved) == [ThreatRemoved(Y, A, 3, told=())]
        assert scene.state.turned_up == frozenset()

    def test_with_the_option_a_removed_counter_is_shown_to_all(self) -> None:
        peeks = frozenset({(Z, A)})
        scene = completed(
            "x y z .",
            (Y, TRAITOR),
            threats={A: 3},
            removed_threat_shown=True,
            more={"peeks": peeks},
        ).score(P1, RemoveThreat(A))
        assert scene.said_of(ThreatRemoved) == [ThreatRemoved(Y, A, 3, told=(X, Y))]

    def test_a_double_and_a_tower_are_never_broken_so_the_threat_must_go(self) -> None:
        scene = lay(
            " | ".join(["Dx Dx Ty Dz", "Dz"]),
            cards=[(Y, TRAITOR, P1)],
            more={"due": (P1,)},
        ).score(P1)
        assert scene.legal == {RemoveThreat(A)}

    def test_with_no_counter_left_it_does_nothing_there(self) -> None:
        scene = lay(
            " | ".join(["Dx Dx Ty Dz", "Dz"]),
            cards=[(Y, TRAITOR, P1)],
            more={"due": (P1,), "removed": frozenset({A})},
        ).score(P1)
        assert scene.said_of(CardHadNoEffect) == [CardHadNoEffect(Y, TRAITOR)]

    def test_a_wall_broken_before_is_not_broken_again(self) -> None:
        scene = lay("/x /y z z", cards=[(Y, TRAITOR, P1)], more={"due": (P1,)}).score(P1)
        assert scene.of_kind(BreakWall) == {BreakWall(2), BreakWall(3)}


class TestFlood:
    def test_it_raises_or_lowers_the_value_by_two(self) -> None:
        scene = completed("x y z .", (Y, FLOOD), reputations={P1: 3}).score(P1)
        raised = scene.after(RaiseValue())
        assert raised.said_of(ValueChanged) == [ValueChanged(Y, FLOOD, 2)]
        assert raised.value == 9
        lowered = scene.after(LowerValue())
        assert lowered.said_of(ValueChanged) == [ValueChanged(Y, FLOOD, -2)]
        assert lowered.value == 5


class TestBuilder:
    def test_it_raises_the_value_or_adds_one_virtual_wall(self) -> None:
        scene = completed("x y z .", (Y, BUILDER), reputations={P1: 3}, seat=Z).score(P1)
        assert scene.legal == {RaiseValue(), AddVirtualWall()}
        raised = scene.after(RaiseValue())
        assert raised.value == 9
        assert raised.points() == {Z: 9}
        walled = scene.after(AddVirtualWall())
        assert walled.said_of(VirtualWallsAdded) == [VirtualWallsAdded(Y, BUILDER, 1)]
        assert walled.value == 7
        assert walled.points() == {Y: 7, Z: 7}


class TestMasterBuilder:
    def test_two_virtual_walls_without_a_choice(self) -> None:
        """Three squares 1-1-1 and X's Master Builder: X has 3 and scores alone (RULES 7)."""
        wall = ". . . . | . . . . | . . . . . | . . . . . | . . . . . | x y ."
        scene = lay(wall, seat=Z, cards=[(X, MASTER_BUILDER, 5)], reputations={5: 0})
        scene.do(PlaceSingle(25)).score(5)
        assert scene.said_of(VirtualWallsAdded) == [VirtualWallsAdded(X, MASTER_BUILDER, 2)]
        assert scene.said_of(ProvinceScored)[0].tallies == (
            Tally(X, 1, 2),
            Tally(Y, 1),
            Tally(Z, 1),
        )
        assert scene.points() == {X: 3}

    def test_it_gives_its_owner_no_choice(self) -> None:
        """RULES 4: two virtual walls, always; nothing to choose, so nobody is ever asked."""
        pending = (RevealedCard(X, MASTER_BUILDER, 0), RevealedCard(Y, MANDARIN, 1))
        scoring = lay("x y z x | y", more={"scoring": Scoring(P1, pending)})
        assert decisions(scoring.state) == ()

    def test_its_owner_needs_no_wall_in_the_province(self) -> None:
        """Size 4 with X 2, Y 1, Z 1 and a Master Builder of W: X and W score in full (RULES 7)."""
        scene = completed("x y z .", (W, MASTER_BUILDER), seats=4, reputations={P1: 1}).score(P1)
        assert scene.points() == {X: 5, W: 5}

    def test_virtual_walls_of_both_builders_add_up(self) -> None:
        scene = completed("x y z .", (W, MASTER_BUILDER), (W, BUILDER), seats=4).score(P1)
        scene.do(AddVirtualWall())
        assert list(scene.points()) == [W]

    def test_they_are_its_owners_even_if_others_have_cards_there(self) -> None:
        cards = [(Y, MASTER_BUILDER), (Y, BUILDER), (X, MANDARIN)]
        scene = completed("x y z . | z", *cards, reputations={P1: 0}).score(P1)
        scene.do(AddVirtualWall())
        assert scene.said_of(VirtualWallsAdded) == [
            VirtualWallsAdded(Y, BUILDER, 1),
            VirtualWallsAdded(Y, MASTER_BUILDER, 2),
        ]
        scene.do(DeclineSwap())
        assert scene.points() == {Y: 4}

    def test_virtual_walls_never_change_the_value(self) -> None:
        scene = completed("x y z .", (W, MASTER_BUILDER), seats=4, reputations={P1: 1}).score(P1)
        assert scene.value == 5


class TestMandarin:
    WALL = "x y z . | y . . . | z z Ty Dz Dz | /x"

    def test_it_swaps_a_single_here_with_one_in_another_province_of_anybody(self) -> None:
        scene = completed(self.WALL, (Y, MANDARIN)).score(P1)
        pairs = {(c.here, c.there) for c in scene.legal if isinstance(c, SwapWalls)}
        assert pairs == {(here, there) for here in range(4) for there in (4, 8, 9)}
        assert scene.can(DeclineSwap())
        scene.do(SwapWalls(0, 8))
        assert scene.said_of(WallsSwapped) == [WallsSwapped(Y, 0, 8, X, Z)]
        assert scene.state.blocks[0] == Block(BlockKind.SINGLE, Z)
        assert scene.state.blocks[8] == Block(BlockKind.SINGLE, X)
        assert list(scene.points()) == [Z]

    def test_only_it_may_decline(self) -> None:
        scene = completed(self.WALL, (Y, MANDARIN)).score(P1, DeclineSwap())
        assert scene.said_of(SwapDeclined) == [SwapDeclined(Y)]
        assert scene.state.scored == {P1}
        for card in (FLOOD, BUILDER, TRAITOR):
            other = completed(self.WALL, (Y, card)).score(P1)
            assert other.why(DeclineSwap()) is Refusal.NOT_YOUR_CHOICE

    def test_with_nothing_to_swap_it_does_nothing(self) -> None:
        scene = completed("x y z .", (Y, MANDARIN)).score(P1)
        assert scene.said_of(CardHadNoEffect) == [CardHadNoEffect(Y, MANDARIN)]
        blocked = lay("Dx Dx Ty Dz | Dz y", cards=[(Y, MANDARIN, P1)], more={"due": (P1,)}).score(
            P1
        )
        assert blocked.said_of(CardHadNoEffect) == [CardHadNoEffect(Y, MANDARIN)]

    def test_neutrals_can_be_swapped_too(self) -> None:
        scene = lay("x n y . | n", seats=2, cards=[(Y, MANDARIN, P1)])
        scene.do(PlaceSingle(3)).score(P1)
        assert scene.can(SwapWalls(1, 4))
        scene.do(SwapWalls(0, 4))
        assert scene.state.blocks[0] == Block(BlockKind.SINGLE, NEUTRAL)

    def test_with_the_option_the_other_may_stand_anywhere_else(self) -> None:
        scene = completed(self.WALL, (Y, MANDARIN), swap_anywhere=True).score(P1)
        assert scene.can(SwapWalls(0, 2))
        assert scene.can(SwapWalls(0, 4))
        assert not scene.can(SwapWalls(0, 0))
        assert not completed(self.WALL, (Y, MANDARIN)).score(P1).can(SwapWalls(0, 2))

    def test_it_reaches_into_a_scored_province_without_rescoring(self) -> None:
        scored = {"scored": frozenset({P2})}
        scene = completed("x y z . | x x y y", (Y, MANDARIN), more=scored).score(P1)
        scene.do(SwapWalls(1, 4))
        assert {line.place for line in scene.said_of(PointsScored)} == {P1}
        assert scene.points() == {X: scene.value}

    def test_swapping_does_not_touch_reservations(self) -> None:
        claim = {"reservations": (Reservation(Z, (5, 7)),)}
        scene = completed("x y z . | . y Tz", (Y, MANDARIN), more=claim).score(P1)
        scene.do(SwapWalls(2, 5))
        assert scene.state.reservations == claim["reservations"]
        assert scene.state.supplies[Z].singles == 13
