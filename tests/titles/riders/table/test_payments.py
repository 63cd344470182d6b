"""Trades with the supply in two clicks on the quay: a good, then one of its payments."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.commands import TradeWithSupply
from changcheng_qt.titles.riders.rules.forecast import rates_of
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.places import DicePlace, PaymentPlace, SupplyPlace
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.scene.marks import PaymentsMark
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from tests.titles.riders.table.map_board import MEI, board_of, bridge_at, click, rich


def board_with(qtbot: QtBot, *hand: int) -> MapBoard:
    """The map in Mei's turn, with this hand."""
    state = rich()
    return board_of(qtbot, bridge_at(replace(state, hands=put(state.hands, MEI, hand)), MEI))


def payments_on(board: MapBoard) -> dict[Good, int]:
    """The payments that are painted on the quay, with their rates."""
    marks = board.scene.marks.figures.values()
    return dict(next((one.rates for one in marks if isinstance(one, PaymentsMark)), ()))


def test_a_payment_over_the_dice_trades_for_a_good(qtbot: QtBot) -> None:
    """It has the best rate of a good, of which enough is held."""
    board = board_with(qtbot, 4, 0, 1, 4, 0)
    view, things = board.play._bridge.view, board.tree.things  # noqa: SLF001
    assert not payments_on(board)
    before = len(things.on_board())
    click(board, SupplyPlace(Good.CLAY))
    rates = rates_of(view, MEI)
    assert payments_on(board) == {good: rates[good] for good in (Good.WOOD, Good.GRAIN)}
    assert len(things.on_board()) == before + 2
    paid = PaymentPlace(Good.GRAIN)
    assert things.prospect(paid) == ["Supply: grain for clay."]
    traded = board.play.offers.targets[paid]
    assert traded == TradeWithSupply(Good.GRAIN, Good.CLAY)
    click(board, paid)
    assert not payments_on(board)
    assert board.scene.view.hands[MEI] != view.hands[MEI]


def test_the_pointer_over_the_dice_reaches_the_nearest_payment(qtbot: QtBot) -> None:
    board = board_with(qtbot, 4, 0, 1, 4, 0)
    ground = board.pointing._ground  # noqa: SLF001
    hits = board.scene.hit_map
    at = PointerPlace(hits.middle(PaymentPlace(Good.GRAIN)), hits.middle(DicePlace()))
    assert ground.target_at(at) == DicePlace()
    click(board, SupplyPlace(Good.CLAY))
    assert ground.target_at(at) == PaymentPlace(Good.GRAIN)
    other = hits.middle(SupplyPlace(Good.ORE))
    assert ground.target_at(PointerPlace(other, other)) == SupplyPlace(Good.ORE)
