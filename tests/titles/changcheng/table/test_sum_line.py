"""The worth of a province as a sum: every part with its sign, cards with their pictures."""

from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.events import ValueChanged
from changcheng_qt.titles.changcheng.rules.forecast import Worth
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.icons import Symbol
from changcheng_qt.titles.changcheng.table.reveal.scoring_counts import worth_terms
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import (
    Phase,
    ScoringStage,
    StageCard,
)
from changcheng_qt.titles.changcheng.table.widgets.sum_line import SumLine, Term
from tests.titles.changcheng.table.playing import plain_looks

FLOOD, BUILDER = ActionCard.FLOOD, ActionCard.BUILDER


def walk(change: int, *effects: ValueChanged) -> ScoringStage:
    cards = tuple(StageCard(effect.seat, effect.card, effect=effect) for effect in effects)
    return ScoringStage(0, Phase.COUNTED, (), (), Worth(4, 3, change), cards=cards)


def signs(change: int, *effects: ValueChanged) -> list[tuple[int, object]]:
    return [(term.number, term.sign) for term in worth_terms(walk(change, *effects))]


def test_each_part_has_its_sign() -> None:
    assert signs(0) == [(4, Symbol.WALL), (3, Symbol.REPUTATION)]
    assert signs(0, ValueChanged(0, FLOOD, -2), ValueChanged(1, BUILDER, 2)) == [
        (4, Symbol.WALL),
        (-2, FLOOD),
        (2, BUILDER),
        (3, Symbol.REPUTATION),
    ]


def test_unseen_parts_of_cards_have_a_plain_sign() -> None:
    assert signs(2)[1] == (2, Symbol.CARD)
    assert signs(0, ValueChanged(0, FLOOD, -2)) == signs(0)


def test_signs_are_painted_apart(qtbot: QtBot) -> None:
    pictures = []
    for sign in (None, Symbol.WALL, Symbol.REPUTATION, Symbol.CARD, FLOOD, BUILDER):
        line = SumLine(plain_looks())
        qtbot.addWidget(line)
        line.show_terms([Term(4, "walls"), Term(2, "something", sign)])
        line.resize(300, 40)
        pictures.append(line.grab().toImage())
    assert all(one != other for k, one in enumerate(pictures) for other in pictures[:k])
