"""Conclusions by counting: next to the pointer, in the inspector, and on request; for a seat alone,
and only where the table has that help.
"""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Seat, Viewer
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.table.accessible.names import CardThing, secret_of
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    Target,
)
from tests.titles.changcheng.rules.scene import P1, P2, A, X, Y, lay
from tests.titles.changcheng.table.board_table import Table, seat_at
from tests.titles.changcheng.table.playing import plain_looks

FLOOD, BUILDER = ActionCard.FLOOD, ActionCard.BUILDER
GONE = tuple(RevealedCard(Y, card, 30) for card in (ActionCard.WARRIOR, ActionCard.MANDARIN))
ANY_THREAT = "Threat: −2 (33%), −3 (33%), −4 (33%)"
ONE_OF_FOUR = "One of these: Traitor, Flood, Builder, Master Builder (25% each)."
NOTHING: list[tuple[Help, Viewer]] = [(PURISTS, X), (USUAL, PUBLIC), (BEGINNERS, EVERYONE)]


def position() -> State:
    """Four squares of P1 with a reputation of 1, two of them built on, a card of X and one of Y;
    Y has played two others.
    """
    cards = [(X, BUILDER, P1), (Y, FLOOD, P1), (X, FLOOD, P2)]
    scene = lay("x y . .", cards=cards, reputations={P1: 1}, threats={A: 4}, more={"gone": GONE})
    return scene.state


def table_of(qtbot: QtBot, help: Help = USUAL, viewer: Viewer = X) -> Table:
    return seat_at(qtbot, position(), viewer, help=help)


def card_of(table: Table, owner: Seat) -> QPoint:
    """Where in the view the card of a seat in P1 is drawn."""
    view, layout = table.board.scene.view, table.board.scene.layout
    backs = view.cards_in(P1)
    places = layout.card_row(P1, len(backs))
    (place,) = (p for p, back in zip(places, backs, strict=True) if back.owner == owner)
    return table.board.view.mapFromScene(QPointF(place.left() + 3, place.center().y()))


def inspector_of(table: Table, target: Target) -> Inspector:
    inspector = Inspector(table.bridge, plain_looks())
    inspector.look_at(target)
    return inspector


def test_a_face_down_counter_says_what_it_may_be(qtbot: QtBot) -> None:
    table = table_of(qtbot)
    table.hover(table.point(RegionTarget(A)))
    assert table.note == ANY_THREAT


def test_counting_that_people_agree_on_is_shown_at_once_and_gone_at_once(qtbot: QtBot) -> None:
    table = table_of(qtbot, PURISTS)
    people = range(len(table.bridge.players))
    for place in (table.square(2), table.point(RegionTarget(A))):
        table.hover(place)
    assert table.note == ""
    table.bridge.change_help(USUAL, people)
    assert table.note == ANY_THREAT
    inspector = inspector_of(table, RegionTarget(A))
    assert inspector.note.text().startswith(ANY_THREAT)
    table.bridge.change_help(PURISTS, people)
    assert table.note == ""
    assert "%" not in inspector.note.text()


def test_a_face_down_card_says_what_it_may_be_and_ones_own_does_not(qtbot: QtBot) -> None:
    table = table_of(qtbot)
    table.hover(card_of(table, Y))
    assert table.note == ONE_OF_FOUR
    table.hover(card_of(table, X))
    assert "One of" not in table.note


def test_a_province_says_what_it_may_be_worth(qtbot: QtBot) -> None:
    """X's Builder is worth 2 or a wall; Y's card takes 2 at worst and voids nothing at best."""
    table = table_of(qtbot)
    spot = table.board.scene.layout.province_spot(P1).centre
    table.hover(table.board.view.mapFromScene(spot))
    assert table.note == "With these cards, worth 3 to 9 when complete."


def test_the_slip_next_to_a_square_has_both(qtbot: QtBot) -> None:
    table = table_of(qtbot)
    table.hand.pick(HeldBlock(Pile.SINGLE))
    table.hover(table.square(2))
    assert "3 to 9 when complete" in table.note
    assert "−2: 33% −3: 33% −4: 33%" in table.note


@pytest.mark.parametrize(("help", "viewer"), NOTHING)
def test_elsewhere_nothing_is_counted(qtbot: QtBot, help: Help, viewer: Viewer) -> None:
    table = table_of(qtbot, help, viewer)
    for place in (table.point(RegionTarget(A)), card_of(table, Y), table.square(2)):
        table.hover(place)
        assert "%" not in table.note
        assert "when complete" not in table.note
    for target in (RegionTarget(A), ProvinceTarget(P1)):
        inspector = inspector_of(table, target)
        assert "%" not in inspector.note.text()
        assert "possible cards" not in inspector.note.text()
        assert " to " not in inspector.value.accessibleName()


def test_the_inspector_tells_chances_cards_and_limits(qtbot: QtBot) -> None:
    table = table_of(qtbot)
    region = inspector_of(table, RegionTarget(A))
    assert region.note.text().startswith(ANY_THREAT)
    province = inspector_of(table, ProvinceTarget(P1))
    assert "Luca: all but Warrior, Mandarin" in province.note.text()
    assert "5 3 to 9" in province.value.accessibleName()
    other = inspector_of(table, ProvinceTarget(3))
    assert "± cards" in other.value.accessibleName()


def test_counted_facts_are_spoken_on_request_only(qtbot: QtBot) -> None:
    table = table_of(qtbot)
    view = table.board.scene.view
    ply = next(back.ply for back in view.cards if back.owner == Y)
    told: list[Any] = [
        (RegionTarget(A), ANY_THREAT),
        (CardThing(P1, ply), ONE_OF_FOUR),
        (ProvinceTarget(P1), "3 to 9"),
    ]
    for thing, words in told:
        assert words in secret_of(thing, view, counts=True)
        assert secret_of(thing, view) == ""
    table.hover(table.point(RegionTarget(A)))
    assert "%" not in table.said_here


def test_a_card_that_can_be_no_other_is_named(qtbot: QtBot) -> None:
    spent = [card for card in ActionCard if card not in (FLOOD, BUILDER)]
    gone = tuple(RevealedCard(Y, card, 20) for card in (*spent, BUILDER))
    state = lay(cards=[(Y, FLOOD, P1)], more={"gone": gone}).state
    table = seat_at(qtbot, state, X, help=USUAL)
    table.hover(card_of(table, Y))
    assert table.note == "This can only be: Flood."


def test_any_of_six_is_not_listed(qtbot: QtBot) -> None:
    state = lay(cards=[(Y, FLOOD, P1)]).state
    table = seat_at(qtbot, state, X, help=USUAL)
    table.hover(table.square(9))
    table.hover(card_of(table, Y))
    assert table.note == "Any action card (17% each)."
    province = inspector_of(table, ProvinceTarget(P1))
    assert "possible cards" not in province.note.text()


def test_a_worth_that_no_card_can_change_is_said_once(qtbot: QtBot) -> None:
    spent = [card for card in ActionCard if card is not ActionCard.MANDARIN]
    gone = tuple(RevealedCard(Y, card, 20) for card in spent)
    state = lay(cards=[(Y, ActionCard.MANDARIN, P1)], more={"gone": gone}).state
    inspector = inspector_of(seat_at(qtbot, state, X, help=USUAL), ProvinceTarget(P1))
    assert inspector.note.text().endswith("Luca's possible cards: Mandarin")
    assert inspector.value.accessibleName().endswith("when complete 4")
