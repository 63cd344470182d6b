"""The edicts of the player's corner: fresh ones, and all of them where there is little room."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.riders.rules.commands import BuyEdict, PlaySoldier, RaiseWall
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.tray.edict_row import SHAPE, EdictRow
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.names import edict_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.tray.hand_row import card_in_button
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import Corner, due, found


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_an_edict_just_bought_waits_for_the_next_turn(qtbot: QtBot) -> None:
    def has_bought(view: View) -> bool:
        edicts = view.edicts[0] or ()
        has_points = any(edict.is_point for edict in edicts)
        return due(Stage.BUILDING)(view) and bool(view.fresh[0]) and not has_points

    one = Corner(found(has_bought), 0)
    qtbot.addWidget(one.window)
    fresh = [card for card in one.tray.edicts.cards if card.is_fresh]
    assert sum(card.count for card in fresh) == one.view.fresh[0]
    assert not fresh[0].isEnabled()
    assert sum(card.count for card in one.tray.edicts.cards) == one.view.edict_counts[0]


def test_a_point_just_bought_waits_for_no_turn(window: QWidget) -> None:
    row = EdictRow(Appearance(), window)
    row.show_edicts((Edict.SOLDIER, Edict.MARKET), (Edict.SOLDIER, Edict.MARKET))
    soldier, market = row.cards
    assert soldier.is_fresh
    assert "next turn" in soldier.accessibleName()
    assert not market.is_fresh
    assert "next turn" not in market.accessibleName()


def take_the_first_for_fresh(patch: pytest.MonkeyPatch) -> None:
    show = EdictRow.show_edicts

    def show_from_the_end(row: EdictRow, edicts: Edicts, fresh: Sequence[Edict]) -> None:
        show(row, edicts, fresh)
        row.take(row.cards[::-1])

    patch.setattr(EdictRow, "show_edicts", show_from_the_end)


@with_and_without(take_the_first_for_fresh)
def test_edicts_of_a_kind_are_a_stack_and_the_fresh_ones_another_after_it(
    window: QWidget, fault: Fault | None
) -> None:
    row = EdictRow(Appearance(), window)
    with planted(fault):
        row.show_edicts((*[Edict.SOLDIER] * 4, Edict.LEVY), (Edict.SOLDIER,))
        kinds = [(card.edict, card.is_fresh, card.count) for card in row.cards]
        assert kinds == [
            (Edict.SOLDIER, False, 3),
            (Edict.SOLDIER, True, 1),
            (Edict.LEVY, False, 1),
        ]
    assert {card.accessibleName() for card in row.cards} == {
        "Soldier: 3",
        "Soldier, to be played next turn",
        "Levy",
    }


def test_a_stack_shows_how_many_edicts_it_has(window: QWidget) -> None:
    row = EdictRow(Appearance(), window)
    row.resize(120, 112)
    pictures = []
    for count in (1, 2, 3):
        row.show_edicts((Edict.SOLDIER,) * count, ())
        pictures.append(row.cards[0].grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("count", range(1, 7))
def test_in_little_room_edicts_are_seen_whole_and_as_many_as_can_be_are_named(
    window: QWidget, count: int
) -> None:
    row = EdictRow(Appearance(), window)
    row.resize(82, 112)
    row.show_edicts(tuple(Edict)[:count], ())
    shapes = [card_in_button(card, SHAPE).translated(card.pos()) for card in row.cards]
    assert all(QRectF(row.rect()).contains(shape) for shape in shapes)
    inner = [shape.adjusted(1, 1, -1, -1) for shape in shapes]
    assert not any(one.intersects(other) for one, other in combinations(inner, 2))
    for card, shape in zip(row.cards, shapes, strict=True):
        card.allow(True)
        assert (shape.width() >= SHAPE.named_from) is (count <= 4)
        assert edict_name(card.edict) in card.toolTip()


def test_a_hint_marks_the_edict_that_it_plays_or_buys(qtbot: QtBot) -> None:
    def has_soldier(view: View) -> bool:
        return due(Stage.BUILDING)(view) and Edict.SOLDIER in (view.edicts[0] or ())

    one = Corner(found(has_soldier), 0)
    qtbot.addWidget(one.window)
    tray = one.tray

    def marked() -> list[object]:
        pieces = [kind for kind, button in tray.pieces.items() if button.stands_out]
        return [*pieces, *(card.edict for card in tray.edicts.cards if card.stands_out)]

    tray.show_way([PlaySoldier()])
    assert marked() == [Edict.SOLDIER]
    tray.show_way([RaiseWall(), BuyEdict()])
    assert marked() == [Build.TOWER, Build.EDICT]
    tray.show_way([])
    assert marked() == []
