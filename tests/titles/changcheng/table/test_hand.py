"""The held thing, and how it is put back."""

from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, Held, HeldBlock, HeldCard, Pile

SINGLE = HeldBlock(Pile.SINGLE)
HALF = HeldBlock(Pile.DOUBLE, first=4)


def test_holds_one_thing_and_says_so_once(qtbot: QtBot) -> None:
    hand, said = Hand(), list[Held | None]()
    hand.changed.connect(said.append)
    hand.pick(SINGLE)
    hand.pick(SINGLE)
    hand.pick(HeldCard(ActionCard.FLOOD))
    hand.drop()
    hand.drop()
    assert said == [SINGLE, HeldCard(ActionCard.FLOOD), None]


def test_toggling_puts_back_what_is_held_already(qtbot: QtBot) -> None:
    hand = Hand()
    hand.toggle(SINGLE)
    assert hand.held == SINGLE
    hand.toggle(SINGLE)
    assert hand.held is None
    hand.pick(HALF)
    hand.toggle(HeldBlock(Pile.DOUBLE))
    assert hand.held is None, "half a double is the double, for the tray"


def test_a_lent_thing_is_picked_up_before_it_is_put_back(qtbot: QtBot) -> None:
    hand = Hand()
    hand.lend(SINGLE)
    hand.toggle(SINGLE)
    assert hand.held == SINGLE, "nobody had picked it up"
    hand.toggle(SINGLE)
    assert hand.held is None
    hand.lend(SINGLE)
    hand.toggle(HALF.whole)
    assert hand.held == HALF.whole
    hand.toggle(HALF.whole)
    assert hand.held is None, "only the single was lent"


def test_stepping_back_forgets_the_first_square_before_the_double(qtbot: QtBot) -> None:
    hand = Hand()
    hand.pick(HALF)
    hand.step_back()
    assert hand.held == HeldBlock(Pile.DOUBLE)
    hand.step_back()
    assert hand.held is None
