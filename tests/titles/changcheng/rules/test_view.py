"""RULES section 6: the content of each viewer's view, and that nothing hidden has a place in it."""

from dataclasses import fields

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import (
    EndTurn,
    Peek,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, RevealedCard, Stage
from changcheng_qt.titles.changcheng.rules.view import CardBack, Private, View
from tests.titles.changcheng.rules.scene import FACES, P1, P2, P4, A, B, C, D, Scene, X, Y, Z, lay

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard


def seen(scene: Scene, viewer: Viewer, knowledge: Knowledge | None = None) -> View:
    """The view that a viewer has of a scene."""
    return CHANG_CHENG.view(scene.state, knowledge or Knowledge(), viewer)


class TestPublic:
    def test_open_facts_are_the_same_in_every_view(self) -> None:
        scene = lay("x y /z Tx", events=(EventCard.DIPLOMACY,), more={"scores": (3, 4, 5)})
        scene.do(PlaceSingle(9))
        state, view = scene.state, seen(scene, PUBLIC)
        for name in {f.name for f in fields(View)} & {f.name for f in fields(State)}:
            if name not in ("cards", "turn"):
                assert getattr(view, name) == getattr(state, name), name
        assert view.turn == state.turn
        assert (view.colours, view.first) == (state.setup.colours, state.setup.first)
        assert (view.options, view.events) == (state.setup.options, state.setup.events)
        assert view.seats == 3
        assert view.stage is Stage.ACTION
        assert view.to_act == X
        assert view.most_extensions == 1
        assert not view.is_opening

    def test_reputations_lie_up_in_the_provinces_in_play_only(self) -> None:
        scene = lay(reputations={P1: 4, P4: 3})
        assert len(seen(scene, PUBLIC).reputations) == 6
        assert seen(scene, PUBLIC).reputations[P1] == 4
        assert seen(scene, PUBLIC).reputations[P4] == 3

    def test_threats_lie_down_until_turned_up(self) -> None:
        scene = lay(threats={A: 4, B: 2}, more={"turned_up": frozenset({B})})
        assert seen(scene, PUBLIC).threats == (None, 2, None, None, None, None)

    def test_how_many_cards_are_where_is_public_which_is_not(self) -> None:
        scene = lay(cards=[(Y, FLOOD, P1), (Y, BUILDER, P2), (X, FLOOD, P1)])
        view = seen(scene, Z)
        assert view.cards == (CardBack(Y, P1, 0), CardBack(Y, P2, 1), CardBack(X, P1, 2))
        assert view.hand_counts == (5, 4, 6)

    def test_revealed_cards_stay_in_sight(self) -> None:
        scene = lay("x y z .", cards=[(Y, WARRIOR, P1)]).do(PlaceSingle(3)).score(P1)
        assert seen(scene, PUBLIC).gone == (RevealedCard(Y, WARRIOR, 0),)

    def test_the_public_shares_no_secrets(self) -> None:
        assert seen(lay(cards=[(Y, FLOOD, P1)]), PUBLIC).privates == ()
        assert seen(lay(), PUBLIC).private(X) is None

    def test_boards_to_come_are_those_of_the_box(self) -> None:
        scene = lay()
        assert [board.name for board in seen(scene, X).spare] == ["3", "4"]
        longer = {"wall": scene.state.wall.extended(FACES["4A"], End.EAST)}
        wall = " ".join(["."] * 39)
        assert [board.name for board in seen(lay(wall, more=longer), X).spare] == ["3"]

    def test_a_drawn_board_is_seen_from_the_moment_an_extension_is_due(self) -> None:
        scene = lay(random_extension=True, more={"emperors": 3}).do(PlaceTower(0))
        assert seen(scene, Y).drawn is None
        scene.do(EndTurn())
        assert seen(scene, Y).drawn == FACES["4B"]
        chosen = lay(more={"emperors": 3}).do(PlaceTower(0), EndTurn())
        assert seen(chosen, Y).drawn is None

    def test_a_board_that_was_drawn_before_a_take_back_is_seen_still(self) -> None:
        known = Knowledge(drawn=(FACES["4B"],))
        assert seen(lay(random_extension=True), PUBLIC, known).drawn == FACES["4B"]
        added = lay(random_extension=True, more={"extensions": 1})
        assert seen(added, PUBLIC, known).drawn is None
        assert seen(lay(), PUBLIC, known).drawn is None

    def test_empty_squares_of_a_province(self) -> None:
        assert seen(lay("x . y"), PUBLIC).empty(P1) == (1, 3)

    def test_a_view_has_no_field_for_what_is_unknown(self) -> None:
        names = {f.name for f in fields(View)}
        assert not names & {"setup", "hands", "seed", "stock", "extension_order"}


class TestSeat:
    def test_a_seat_sees_its_hand_and_its_own_face_down_cards(self) -> None:
        scene = lay(cards=[(Y, FLOOD, P1), (X, BUILDER, P1)])
        [private] = seen(scene, Y).privates
        assert private == Private(
            seat=Y,
            hand=(WARRIOR, TRAITOR, BUILDER, MASTER_BUILDER, MANDARIN),
            placed=(PlacedCard(Y, FLOOD, P1, 0),),
            remembered=(),
            seen=(),
        )
        assert seen(scene, Y).private(Y) == private
        assert seen(scene, Y).private(X) is None

    def test_a_seat_sees_the_threats_it_has_seen_by_region(self) -> None:
        facts = Knowledge(threats=frozenset({(X, C, 3), (X, A, 4), (Y, B, 2)}))
        assert seen(lay(), X, facts).privates[0].seen == ((A, 4), (C, 3))
        assert seen(lay(), Y, facts).privates[0].seen == ((B, 2),)
        assert seen(lay(), PUBLIC, facts).privates == ()

    def test_a_threat_of_a_board_that_was_taken_back_lies_nowhere(self) -> None:
        facts = Knowledge(threats=frozenset({(X, 7, 3), (X, A, 4)}))
        assert seen(lay(), X, facts).privates[0].seen == ((A, 4),)

    def test_without_the_memory_aid_the_player_must_remember(self) -> None:
        facts = Knowledge(threats=frozenset({(X, A, 4)}))
        assert seen(lay(memory_aid=False), X, facts).privates[0].seen == ()

    def test_cards_of_others_seen_before_a_take_back_are_remembered(self) -> None:
        scene = lay(cards=[(Y, FLOOD, P1), (Y, BUILDER, P2), (X, FLOOD, P1)])
        facts = Knowledge(cards=frozenset({RevealedCard(Y, FLOOD, 0), RevealedCard(X, FLOOD, 2)}))
        assert seen(scene, X, facts).privates[0].remembered == (PlacedCard(Y, FLOOD, P1, 0),)
        assert seen(scene, Y, facts).privates[0].remembered == (PlacedCard(X, FLOOD, P1, 2),)

    def test_a_fact_about_another_play_of_the_card_is_none(self) -> None:
        scene = lay(cards=[(Y, FLOOD, P1)])
        for wrong in (RevealedCard(Y, FLOOD, 5), RevealedCard(Y, BUILDER, 0)):
            facts = Knowledge(cards=frozenset({wrong}))
            assert seen(scene, X, facts).privates[0].remembered == ()

    def test_known_threats_are_those_seen_and_those_face_up_without_removed_ones(self) -> None:
        facts = Knowledge(threats=frozenset({(X, A, 4), (X, C, 2)}))
        more = {"turned_up": frozenset({B}), "removed": frozenset({C})}
        scene = lay(threats={A: 4, B: 3, C: 2}, more=more)
        assert seen(scene, X, facts).known_threats == {A: 4, B: 3}
        assert seen(scene, PUBLIC, facts).known_threats == {B: 3}


class TestEveryone:
    def test_after_a_game_every_hand_lies_open(self) -> None:
        view = seen(lay(cards=[(Y, FLOOD, P1)]), EVERYONE)
        assert [private.seat for private in view.privates] == [X, Y, Z]
        assert view.private(Y).placed == (PlacedCard(Y, FLOOD, P1, 0),)  # type: ignore[union-attr]


class TestLegalSeen:
    def test_commands_with_cards_of_the_hand_are_for_their_owner(self) -> None:
        scene = lay()
        own = set(CHANG_CHENG.legal_seen(scene.state, X))
        assert own == scene.legal
        others = {command for command in own if not isinstance(command, PlayCard)}
        assert others < own
        for viewer in (Y, PUBLIC):
            assert set(CHANG_CHENG.legal_seen(scene.state, viewer)) == others
        assert set(CHANG_CHENG.legal_seen(scene.state, EVERYONE)) == own

    def test_decisions_of_another_seat_are_seen_by_all(self) -> None:
        scene = lay("x y z .", cards=[(Y, FLOOD, P1)]).do(PlaceSingle(3)).score(P1)
        assert set(CHANG_CHENG.legal_seen(scene.state, Z)) == scene.legal


def test_a_state_says_nothing_hidden_of_itself() -> None:
    scene = lay(seats=2, cards=[(Y, FLOOD, P1)]).do(PlaceSingle(3), PlaceSingle(4))
    assert repr(scene.state) == "<State turn 9 seat 0 turn_end>"
    assert repr(scene.do(PlaceNeutral(0), EndTurn()).state) == "<State turn 10 seat 1 action>"


def test_the_peeks_of_each_seat_are_public() -> None:
    scene = lay().do(PlaceSingle(13), Peek(D))
    assert seen(scene, Y).peeks == {(X, D)}
