"""Names and tooltips keep nothing of a hand for the next viewer, and nothing of other goods."""

from html import unescape

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods, goods
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.titles.riders.table.tray.edict_row import EdictRow
from changcheng_qt.titles.riders.table.tray.goods_row import GoodStack
from changcheng_qt.titles.riders.table.widgets.goods_line import GoodsLine
from changcheng_qt.titles.riders.words.names import goods_text
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.riders.table.corner import Corner, due, found


def poor_with_edicts(view: View) -> bool:
    """Whether the first seat has edicts in its turn, and cannot pay for a settlement."""
    hand = view.hands[0]
    is_poor = hand is not None and not min(hand[:4])
    return due(Stage.BUILDING, turn=6)(view) and is_poor and bool(view.edicts[0])


def corner(qtbot: QtBot, match: AnyMatch, viewer: Viewer = 0) -> Corner:
    made = Corner(match, viewer)
    qtbot.addWidget(made.window)
    return made


def said_of(one: Corner) -> list[object]:
    """All that can be read of a tray's parts, by a pointer or a screen reader, and their prices."""
    tray = one.tray
    cards = (*tray.goods.cards, *tray.edicts.cards, *tray.pieces.values())
    parts = (*cards, tray.goods, tray.edicts, tray.card_count, tray.trade, tray.end_turn)
    told = [(p.accessibleName(), p.accessibleDescription(), unescape(p.toolTip())) for p in parts]
    return [*told, *(button._cards for button in tray.pieces.values())]  # noqa: SLF001


def keep_names_of_goods(patch: pytest.MonkeyPatch) -> None:
    forget = GoodStack.forget

    def forget_all_but_the_name(stack: GoodStack) -> None:
        name = stack.accessibleName()
        forget(stack)
        stack.setAccessibleName(name)

    patch.setattr(GoodStack, "forget", forget_all_but_the_name)


def keep_missing_cards(patch: pytest.MonkeyPatch) -> None:
    show_price = BuildButton.show_price

    def show_price_of_a_hand(button: BuildButton, cost: Goods, hand: Goods | None) -> None:
        if hand is not None:
            show_price(button, cost, hand)

    patch.setattr(BuildButton, "show_price", show_price_of_a_hand)


def keep_edicts(patch: pytest.MonkeyPatch) -> None:
    def veil(row: EdictRow, count: int) -> None:
        for card in row.cards:
            card.hide()
        row._show_backs(count)  # noqa: SLF001 - the fault is inside

    patch.setattr(EdictRow, "veil", veil)


@with_and_without(
    *(keep_names_of_goods, keep_missing_cards, keep_edicts),
    slow={keep_missing_cards, keep_edicts},
)
def test_for_another_viewer_it_says_what_a_new_tray_says(qtbot: QtBot, fault: Fault | None) -> None:
    """The tooltips of pieces lost their prices once other cards of them were missing."""
    match = found(poor_with_edicts, (0, 1))
    with planted(fault):
        one = corner(qtbot, match)
        own = said_of(one)
        assert one.tray.card_count.accessibleName() == one.tray.card_count.text()
        for viewer in (PUBLIC, 1, PUBLIC, 0):
            one.bridge.look_as(viewer)
            assert said_of(one) == said_of(corner(qtbot, match, viewer))
            assert (said_of(one) == own) == (viewer == 0)


def name_them_once(patch: pytest.MonkeyPatch) -> None:
    name = GoodsLine.retranslate

    def name_the_first(line: GoodsLine) -> None:
        if not line.accessibleName():
            name(line)

    patch.setattr(GoodsLine, "retranslate", name_the_first)


@with_and_without(name_them_once)
def test_goods_in_a_line_are_named_whenever_they_change(qtbot: QtBot, fault: Fault | None) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with planted(fault):
        line = GoodsLine(plain_looks(), window)
        for shown in (goods(Good.WOOD), goods(Good.ORE, Good.ORE), NO_GOODS):
            line.show_goods(shown)
            assert line.accessibleName() == goods_text(shown)
            assert goods_text(shown) in unescape(line.toolTip())
            assert bool(line.toolTip()) == bool(sum(shown))
