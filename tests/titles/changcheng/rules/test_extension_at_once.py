"""RULES section 3.5 with the table option by which boards are added at once."""

from random import Random
from typing import Any

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    LowerValue,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    AttackBegan,
    EmperorPlaced,
    ExtensionDue,
    MapExtended,
    TurnBegan,
    TurnEnded,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening
from changcheng_qt.titles.changcheng.rules.turn import Act, Piece, Stage, Turn
from tests.titles.changcheng.rules.scene import (
    FACES,
    NOTHING_LEFT,
    P1,
    P2,
    A,
    B,
    Scene,
    X,
    Y,
    Z,
    lay,
    setup,
)

FLOOD, MANDARIN = ActionCard.FLOOD, ActionCard.MANDARIN
AT_ONCE = ExtensionTime.AT_ONCE
EAST, WEST = (ExtendMap("3", Side.A, end) for end in (End.EAST, End.WEST))
NEW_EAST, NEW_WEST = 26, 38
"""The first square of a board added in the east, the last of one in the west."""
FULL_BUT_ONE = "x y z . " + " ".join(["y", "z", "x"] * 7 + ["y"])


def at_once(wall: str = "x y z .", emperors: int = 2, **more: Any) -> Scene:  # noqa: ANN401
    """A scene in which the next completed province brings a board at once."""
    fields = {"emperors": emperors, **more.pop("more", {})}
    return lay(wall, extension_time=AT_ONCE, more=fields, **more)


class TestWhen:
    def test_it_falls_due_as_soon_as_the_scoring_is_over(self) -> None:
        scene = at_once().do(PlaceSingle(3)).score(P1)
        assert scene.said[-2:] == (EmperorPlaced(P1, 3), ExtensionDue(X, None, told=()))
        assert scene.state.stage is Stage.EXTENSION
        assert scene.to_act == X

    def test_it_comes_before_anything_else(self) -> None:
        scene = at_once().do(PlaceSingle(3)).score(P1)
        assert scene.legal == {
            ExtendMap(name, side, end) for name in "34" for side in Side for end in End
        }
        others = (PlaceSingle(4), PlayCard(FLOOD, P2), PlaceNeutral(4), Peek(A), EndTurn(), Pass())
        for other in others:
            assert scene.why(other) is Refusal.EXTENSION_FIRST

    def test_the_last_choice_of_a_card_ends_the_scoring_too(self) -> None:
        """The owner of the card decides, the active seat adds the board."""
        scene = at_once(cards=[(Y, FLOOD, P1)]).do(PlaceSingle(3)).score(P1)
        assert (scene.to_act, scene.state.stage) == (Y, Stage.DECISION)
        scene.do(LowerValue())
        assert (scene.to_act, scene.state.stage) == (X, Stage.EXTENSION)

    def test_also_before_a_second_scoring_that_is_due(self) -> None:
        scene = at_once("x y z . | . y z y").do(PlaceDouble(3, 4)).score(P1)
        assert scene.state.due == (P2,)
        assert scene.state.stage is Stage.EXTENSION
        assert scene.why(BeginScoring(P2)) is Refusal.EXTENSION_FIRST
        scene.do(EAST)
        assert scene.said_of(TurnBegan) == []
        assert scene.state.stage is Stage.SCORING_DUE
        scene.score(P2)
        assert (scene.state.emperors, scene.state.stage) == (1, Stage.TURN_END)

    def test_nothing_is_due_with_two_emperor_cards(self) -> None:
        scene = at_once(emperors=1).do(PlaceSingle(3)).score(P1)
        assert scene.state.stage is Stage.ACTION
        assert scene.said_of(ExtensionDue) == []

    def test_nothing_is_due_when_no_board_may_be_added_any_more(self) -> None:
        scene = at_once(more={"extensions": 1}).do(PlaceSingle(3)).score(P1)
        assert scene.state.stage is Stage.ACTION
        scene.do(PlaceSingle(4), EndTurn())
        assert (scene.to_act, scene.state.emperors) == (Y, 3)

    def test_four_players_add_a_second_board_in_the_same_way(self) -> None:
        scene = at_once(seats=4, more={"extensions": 1}).do(PlaceSingle(3)).score(P1)
        assert scene.state.stage is Stage.EXTENSION

    def test_the_end_of_the_turn_is_not_the_time(self) -> None:
        scene = at_once("", emperors=3).do(PlaceTower(0), EndTurn())
        assert scene.said == (TurnEnded(X), TurnBegan(Y, 10))

    def test_usually_the_end_of_the_turn_is(self) -> None:
        scene = lay("x y z .", more={"emperors": 2}).do(PlaceSingle(3)).score(P1)
        assert scene.state.stage is Stage.ACTION
        scene.do(PlaceSingle(4), EndTurn())
        assert scene.state.stage is Stage.EXTENSION


class TestTheTurnGoesOn:
    def test_adding_ends_nothing(self) -> None:
        scene = at_once().do(PlaceSingle(3)).score(P1).do(EAST)
        assert [type(event) for event in scene.said] == [MapExtended]
        assert (scene.to_act, scene.state.stage) == (X, Stage.ACTION)
        assert scene.state.emperors == 0
        assert scene.why(PlaceTower(6)) is Refusal.NOT_AFTER_SINGLE

    def test_the_second_single_may_use_the_new_squares(self) -> None:
        scene = at_once().do(PlaceSingle(3)).score(P1).do(WEST)
        scene.do(PlaceSingle(NEW_WEST))
        assert scene.state.stage is Stage.TURN_END
        assert scene.do(EndTurn()).to_act == Y

    def test_so_may_the_neutral(self) -> None:
        """After a tower: in no province in which it stands."""
        scene = at_once(seats=2).do(PlaceTower(3)).score(P1).do(EAST)
        assert scene.state.stage is Stage.TURN_END
        assert scene.can(PlaceNeutral(NEW_EAST))

    def test_after_two_singles_the_neutral_goes_to_the_new_province_of_one(self) -> None:
        scene = at_once(seats=2).do(PlaceSingle(3)).score(P1).do(EAST, PlaceSingle(NEW_EAST))
        assert scene.can(PlaceNeutral(NEW_EAST + 1))
        assert scene.why(PlaceNeutral(4)) is Refusal.NEUTRAL_ELSEWHERE

    def test_the_scoring_of_a_neutral_brings_a_board_too(self) -> None:
        scene = at_once(seats=2).do(PlaceTower(25), PlaceNeutral(3)).score(P1)
        assert scene.state.stage is Stage.EXTENSION
        scene.do(EAST)
        assert scene.of_kind(PlaceNeutral) == set()
        assert scene.do(EndTurn()).to_act == Y

    def test_counters_that_could_be_peeked_at_still_can(self) -> None:
        scene = at_once().do(PlaceSingle(3)).score(P1).do(EAST)
        assert scene.can(Peek(A))
        assert scene.why(Peek(B)) is Refusal.PEEK_NOT_BUILT

    def test_a_full_wall_that_grows_does_not_end_the_game(self) -> None:
        scene = at_once(FULL_BUT_ONE).do(PlaceTower(3)).score(P1).do(EAST, EndTurn())
        assert scene.to_act == Y
        assert scene.said_of(AttackBegan) == []


class TestWholeOrInPart:
    """An action is judged on the wall before its first part, without boards that may come."""

    def test_one_single_stays_a_partial_action_though_a_board_comes(self) -> None:
        """The only empty square is in P1; a second single would have the new board to go to."""
        two_singles = {X: Supply(2, 0, 0)}
        scene = at_once(FULL_BUT_ONE, supplies=two_singles, hands={X: []}, seats=2)
        scene.do(PlaceSingle(3))
        assert scene.state.turn.partial
        scene.score(P1).do(EAST)
        assert scene.state.stage is Stage.TURN_END
        assert scene.why(PlaceSingle(NEW_EAST)) is Refusal.ACTION_DONE
        assert scene.why(PlaceNeutral(NEW_EAST)) is Refusal.NEUTRAL_ELSEWHERE

    def test_a_single_cannot_be_begun_for_a_board_that_may_come(self) -> None:
        """A card and a single can be completed, so two singles are judged by the wall as it is."""
        two_singles = {X: Supply(2, 0, 0)}
        scene = at_once(FULL_BUT_ONE, supplies=two_singles, hands={X: [FLOOD]})
        assert scene.why(PlaceSingle(3)) is Refusal.CANNOT_FINISH
        scene.do(PlayCard(FLOOD, P1), PlaceSingle(3))
        assert scene.score(P1).state.stage is Stage.DECISION

    def test_an_action_whose_second_part_has_no_step_is_over(self) -> None:
        """A position that no game leads to: a seat that begins two singles has a second one."""
        first = Turn(X, 9, acts=(Act(Piece.SINGLE, (P1,)),))
        more = {"due": (P1,), "turn": first, "emperors": 2}
        scene = lay("x y z x", extension_time=AT_ONCE, supplies={X: NOTHING_LEFT}, more=more)
        scene.score(P1)
        assert scene.state.stage is Stage.EXTENSION
        scene.do(EAST)
        assert scene.state.stage is Stage.TURN_END
        assert scene.state.turn.partial
        assert scene.do(EndTurn()).to_act == Y

    def test_nor_is_it_after_a_scoring_that_brings_no_board(self) -> None:
        first = Turn(X, 9, acts=(Act(Piece.SINGLE, (P1,)),))
        scene = lay("x y z x", supplies={X: NOTHING_LEFT}, more={"due": (P1,), "turn": first})
        assert scene.score(P1).state.stage is Stage.TURN_END


class TestDrawnBoards:
    def test_the_step_that_ends_the_scoring_tells_the_face(self) -> None:
        scene = at_once(random_extension=True).do(PlaceSingle(3)).score(P1)
        assert scene.said_of(ExtensionDue) == [ExtensionDue(X, FACES["4B"], told=(X, Y, Z))]
        assert scene.legal == {ExtendMap("4", Side.B, end) for end in End}

    def test_also_where_a_card_ends_it(self) -> None:
        cards = [(Y, MANDARIN, P1)]
        scene = at_once("x y z . | y", cards=cards, random_extension=True).do(PlaceSingle(3))
        assert scene.score(P1).said_of(ExtensionDue) == []
        assert scene.after(DeclineSwap()).said_of(ExtensionDue)[0].told == (X, Y, Z)
        assert scene.do(SwapWalls(3, 4)).said_of(ExtensionDue)[0].drawn == FACES["4B"]


def match_of(**options: Any) -> AnyMatch:  # noqa: ANN401 - fields of Options
    """A match in which boards are added at once."""
    start = setup(3, opening=Opening.NOBODY, extension_time=AT_ONCE, **options)
    return Match(CHANG_CHENG, start, [Player(name) for name in "XYZ"])


def first_extension(**options: Any) -> AnyMatch:  # noqa: ANN401 - as above
    """A match played by chance, without cards, up to the step that calls for a board."""
    match = match_of(**options)
    rng = Random(5)
    while not any(isinstance(e, ExtensionDue) for s in match.steps[-1:] for e in s.events):
        seat = match.to_act
        assert seat is not None
        legal = [c for c in match.legal(seat) if not isinstance(c, PlayCard | Peek)]
        match.submit(rng.choice(legal))
    return match


class TestUndo:
    def test_a_scoring_that_shows_nothing_can_be_taken_back_with_the_board_it_calls_for(
        self,
    ) -> None:
        match = first_extension()
        assert isinstance(match.steps[-1].command, BeginScoring)
        assert match.undo_barrier is None
        match.undo()
        assert match.undo_barrier is None

    def test_a_drawn_board_has_been_shown_by_it(self) -> None:
        match = first_extension(random_extension=True)
        assert match.steps[-1].told == (0, 1, 2)
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_an_added_board_stays(self) -> None:
        match = first_extension()
        match.submit(EAST)
        assert match.steps[-1].told == (0, 1, 2)
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN
        assert match.turn_seat == match.steps[-1].seat
