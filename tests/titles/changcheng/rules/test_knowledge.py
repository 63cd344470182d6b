"""RULES section 6: the facts that seats learn from events, and how long the facts hold."""

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    CardsRevealed,
    Event,
    ExtensionDue,
    Peeked,
    RegionAttacked,
    SinglePlaced,
    ThreatRemoved,
    ThreatTurnedUp,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge, forget_replaced
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from tests.titles.changcheng.rules.scene import FACES, P1, A, B, X, Y, Z, lay

FLOOD, BUILDER = ActionCard.FLOOD, ActionCard.BUILDER
ALL_THREE = frozenset({(X, A, 4), (Y, A, 4), (Z, A, 4)})


def learnt(*events: Event, before: Knowledge | None = None) -> Knowledge:
    """The knowledge of three seats after some events."""
    return CHANG_CHENG.learn(before or CHANG_CHENG.unknowing(), lay().state, events)


def test_a_look_teaches_the_one_who_looked() -> None:
    assert learnt(Peeked(Y, A, 4)).threats == {(Y, A, 4)}


def test_a_filtered_look_teaches_nobody() -> None:
    assert learnt(Peeked(Y, A, None)) == Knowledge()


@pytest.mark.parametrize(
    "event",
    [
        ThreatTurnedUp(A, 4, told=(X,)),
        ThreatRemoved(X, A, 4, told=()),
        RegionAttacked(A, 4, (), (), (), told=()),
    ],
)
def test_a_counter_turned_up_is_learnt_by_all(event: Event) -> None:
    assert learnt(event).threats == ALL_THREE


@pytest.mark.parametrize(
    "event",
    [
        ThreatRemoved(X, A, None, told=()),
        RegionAttacked(A, None, (), (), (), told=()),
        SinglePlaced(X, 3),
        CardPlayed(X, P1, FLOOD),
        ExtensionDue(X, None, told=()),
    ],
)
def test_an_event_that_shows_nothing_teaches_nothing(event: Event) -> None:
    assert learnt(event) == Knowledge()


def test_revealed_cards_are_known_void_ones_too() -> None:
    card, void = RevealedCard(X, FLOOD, 3), RevealedCard(Y, BUILDER, 5)
    known = learnt(CardsRevealed(X, P1, (card,), (void,), told=()))
    assert known.cards == {card, void}


def test_drawn_boards_are_known_in_their_order_and_once() -> None:
    first, second = (ExtensionDue(X, FACES[code], told=()) for code in ("3A", "4B"))
    assert learnt(first, second, first).drawn == (FACES["3A"], FACES["4B"])


def test_facts_add_up() -> None:
    known = learnt(Peeked(X, B, 2), before=learnt(Peeked(Y, A, 4)))
    assert known.threats == {(X, B, 2), (Y, A, 4)}
    assert known.threats_seen_by(X) == {B: 2}
    assert known.threats_seen_by(Z) == {}


def test_facts_about_cards_end_with_the_command_that_played_them() -> None:
    cards = frozenset(RevealedCard(X, FLOOD, ply) for ply in (2, 3, 4))
    known = Knowledge(threats=ALL_THREE, cards=cards, drawn=(FACES["3A"],))
    kept = forget_replaced(known, 3)
    assert kept.cards == {RevealedCard(X, FLOOD, 2)}
    assert (kept.threats, kept.drawn) == (known.threats, known.drawn)
    assert CHANG_CHENG.forget_replaced(known, 3) == kept


class TestEvents:
    def test_which_card_was_played_only_its_owner_sees(self) -> None:
        event = CardPlayed(Y, P1, FLOOD)
        assert event.seen_by(Y) is event.seen_by(EVERYONE) is event
        assert event.seen_by(X) == event.seen_by(PUBLIC) == CardPlayed(Y, P1, None)
        assert event.told == ()

    def test_a_peeked_value_is_only_in_the_view_of_the_seat_that_peeked(self) -> None:
        event = Peeked(Y, A, 4)
        assert event.seen_by(Y) is event.seen_by(EVERYONE) is event
        assert event.seen_by(X) == event.seen_by(PUBLIC) == Peeked(Y, A, None)
        assert event.told == (Y,)

    def test_all_else_is_open(self) -> None:
        event = ThreatTurnedUp(A, 4, told=(X,))
        assert event.seen_by(PUBLIC) is event
        assert SinglePlaced(X, 3).seen_by(PUBLIC) == SinglePlaced(X, 3)
