"""RULES section 3.3: looking at threat counters in secret."""

from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import Peeked
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import PeekReach
from changcheng_qt.titles.changcheng.rules.turn import Stage
from tests.titles.changcheng.rules.scene import P1, P2, A, B, C, D, E, F, Scene, X, Y, lay

FLOOD, MANDARIN = ActionCard.FLOOD, ActionCard.MANDARIN


def looks(scene: Scene) -> set[int]:
    """The regions that may be looked at now."""
    return {command.region for command in scene.legal if isinstance(command, Peek)}


def test_nothing_can_be_looked_at_before_a_block_is_placed() -> None:
    scene = lay()
    assert looks(scene) == set()
    assert scene.why(Peek(A)) is Refusal.PEEK_NOT_BUILT
    assert looks(scene.do(PlayCard(FLOOD, P1))) == set()


def test_singles_on_2_and_5_let_one_look_at_a_and_b() -> None:
    scene = lay().do(PlaceSingle(2))
    assert looks(scene) == {A}
    assert looks(scene.do(PlaceSingle(5))) == {A, B}


def test_a_look_tells_the_value_to_the_one_who_looks() -> None:
    scene = lay(threats={A: 4}).do(PlaceSingle(2), Peek(A))
    assert scene.said == (Peeked(X, A, 4),)
    assert scene.said[0].told == (X,)
    assert scene.state.peeks == {(X, A)}


def test_a_first_walls_look_may_inform_the_second_wall() -> None:
    scene = lay().do(PlaceSingle(2), Peek(A))
    assert scene.can(PlaceSingle(5))


def test_looks_last_until_the_end_of_the_turn() -> None:
    scene = lay().do(PlaceSingle(2), PlaceSingle(5), EndTurn())
    assert looks(scene) == set()
    assert scene.why(Peek(A)) is Refusal.PEEK_NOT_BUILT


def test_a_tower_and_a_double_give_looks_too() -> None:
    assert looks(lay().do(PlaceTower(2))) == {A}
    assert looks(lay().do(PlaceDouble(4, 5))) == {A, B}
    assert looks(lay().do(PlaceDouble(12, 13))) == {C, D}


def test_a_neutral_single_gives_a_look() -> None:
    scene = lay(seats=2).do(PlaceTower(2), PlaceNeutral(25))
    assert looks(scene) == {A, F}


def test_one_looks_before_a_scoring_or_after_it_but_not_in_its_course() -> None:
    wall = "x y z . | y"
    scene = lay(wall, cards=[(Y, MANDARIN, P1)]).do(PlaceSingle(3))
    assert looks(scene) == {A}
    scene.do(BeginScoring(P1))
    assert scene.state.stage is Stage.DECISION
    assert scene.why(Peek(A)) is Refusal.DECISION_FIRST
    assert looks(scene.do(DeclineSwap())) == {A}


def test_a_mandarin_changes_nothing_in_what_one_may_look_at() -> None:
    scene = lay("x y z . | . . . . | . . . . y", cards=[(Y, MANDARIN, P1)])
    scene.do(PlaceSingle(3)).score(P1, SwapWalls(3, 12))
    assert looks(scene) == {A}


def test_known_open_and_removed_counters_cannot_be_peeked_at() -> None:
    scene = lay(more={"peeks": frozenset({(X, A)})}).do(PlaceSingle(2))
    assert scene.why(Peek(A)) is Refusal.PEEK_KNOWN
    scene = lay(more={"turned_up": frozenset({A})}).do(PlaceSingle(2))
    assert scene.why(Peek(A)) is Refusal.PEEK_FACE_UP
    scene = lay(more={"removed": frozenset({A})}).do(PlaceSingle(2))
    assert scene.why(Peek(A)) is Refusal.PEEK_REMOVED


def test_a_counter_seen_by_another_seat_can_be_peeked_at() -> None:
    assert looks(lay(more={"peeks": frozenset({(Y, A)})}).do(PlaceSingle(2))) == {A}


def test_with_the_memory_aid_one_look_at_a_region_is_enough() -> None:
    scene = lay().do(PlaceSingle(2), PlaceSingle(4), Peek(A))
    assert scene.why(Peek(A)) is Refusal.PEEK_KNOWN
    assert scene.state.turn.looks == ()


class TestWithoutTheMemoryAid:
    def test_each_block_gives_one_look_a_region(self) -> None:
        scene = lay(memory_aid=False).do(PlaceSingle(2), PlaceSingle(4))
        assert scene.state.turn.looks == (A, A)
        scene.do(Peek(A))
        assert looks(scene) == {A}
        scene.do(Peek(A))
        assert scene.why(Peek(A)) is Refusal.PEEK_NOT_BUILT

    def test_a_double_is_one_block(self) -> None:
        scene = lay(memory_aid=False).do(PlaceDouble(2, 3))
        assert scene.state.turn.looks == (A,)

    def test_one_may_look_again_at_what_one_had_seen(self) -> None:
        scene = lay(memory_aid=False, more={"peeks": frozenset({(X, A)})}).do(PlaceSingle(2))
        assert looks(scene) == {A}


class TestProvinceReach:
    def test_one_looks_at_every_region_bordering_the_squares_province(self) -> None:
        scene = lay(peek_reach=PeekReach.PROVINCE)
        assert looks(scene.after(PlaceSingle(7))) == {A, B}
        assert looks(scene.after(PlaceSingle(0))) == {A}
        assert looks(scene.after(PlaceSingle(18))) == {E, F}
        assert looks(scene.after(PlaceDouble(7, 8))) == {A, B, C}

    def test_by_the_square_alone_it_would_be_fewer(self) -> None:
        assert looks(lay().do(PlaceDouble(7, 8))) == {B}


def test_a_pending_extension_ends_the_looks() -> None:
    scene = lay(more={"emperors": 3}).do(PlaceTower(2), EndTurn())
    assert scene.state.stage is Stage.EXTENSION
    assert looks(scene) == set()
    assert scene.why(Peek(A)) is Refusal.EXTENSION_FIRST
    assert looks(scene.do(ExtendMap("3", Side.A, End.EAST))) == set()


def test_with_observers_the_counter_lies_up_before_one_could_look() -> None:
    scene = lay(events=(EventCard.OBSERVERS,)).do(PlaceSingle(2))
    assert scene.why(Peek(A)) is Refusal.PEEK_FACE_UP


def test_the_second_scoring_may_be_looked_at_before() -> None:
    scene = lay("x y z . | . y z y").do(PlaceDouble(3, 4), BeginScoring(P2))
    assert looks(scene) == {A}
    assert scene.why(Peek(C)) is Refusal.PEEK_NOT_BUILT
