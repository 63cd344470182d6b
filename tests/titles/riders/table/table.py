"""The whole table of a match, played with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Edict, goods
from changcheng_qt.titles.riders.rules.places import GroundPlace, Place, SupplyPlace
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.pointer.targets import place_of
from changcheng_qt.titles.riders.table.table_parts import MatchTable
from changcheng_qt.titles.riders.table.widgets.stepper import Steppers
from changcheng_qt.titles.riders.words.affording import AT_ONCE
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.shown_match import USUAL, Decisions
from changcheng_qt.ui.seam.table import TableContext
from tests.titles.changcheng.table.playing import plain_looks

LEFT = Qt.MouseButton.LeftButton
SIZE = (1280, 800)
BOARD, TRAY, SIDE = (0, 46, 966, 590), (0, 636, 966, 164), (966, 46, 314, 754)


class Table:
    """A table in a window, with the widgets where the shell would place them; it is painted only
    where a test looks at it.
    """

    def __init__(
        self, match: AnyMatch, decisions: Decisions = USUAL, *, is_seen: bool = False
    ) -> None:
        self.match = match
        self.bridge = MatchBridge(match, decisions=decisions)
        self.bridge.look_as(0)
        self.window = QWidget()
        self.window.resize(*SIZE)
        self.window.setUpdatesEnabled(is_seen)
        self.requests = Requests()
        self.looks = plain_looks()
        self.choices: dict[str, str | int] = {}
        context = TableContext(
            self.bridge, self.looks, self.requests, self.window, choices=self.choices
        )
        self.parts = MatchTable(context)
        self.widgets = self.parts.parts()
        for widget in (self.widgets.board, self.widgets.tray, *self.widgets.side):
            widget.setParent(self.window)
            widget.show()
        self.widgets.board.setGeometry(*BOARD)
        self.widgets.tray.setGeometry(*TRAY)
        players, below = self.widgets.side
        left, top, wide, _ = SIDE
        players.setGeometry(left, top, wide, 230)
        below.setGeometry(left, top + 230, wide, 400)
        self.window.show()

    def close(self) -> None:
        """Close the window, and leave nothing of it to the tests that follow."""
        self.window.close()
        self.window.deleteLater()

    def click(self, place: Place) -> None:
        """Click a place of the map."""
        view = self.parts.board.view
        at = view.mapFromScene(self.parts.board.scene.hit_map.middle(place))
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(at))

    def do(self, command: Command) -> None:
        """Do a legal command of the person with the mouse, once the side panel shows it."""
        QApplication.processEvents()
        tray = self.parts.tray
        match command:
            case commands.RaiseWall() | commands.BuyEdict():
                build = next(b for b, one in AT_ONCE.items() if type(one) is type(command))
                QTest.mouseClick(tray.pieces[build], LEFT)
            case commands.Rob(seat) | commands.Deal(seat):
                row = self.parts.players.rows[seat]
                assert isinstance(row, PlayerRow)
                QTest.mouseClick(row.answer, LEFT)
            case commands.TradeWithSupply(give, get):
                QTest.mouseClick(tray.goods.cards[give], LEFT)
                self.click(SupplyPlace(get))
            case commands.ShiftRider(start, end):
                self.click(GroundPlace(start))
                self.click(GroundPlace(end))
            case commands.Offer():
                self._offer(command)
            case commands.Accept():
                QTest.mouseClick(self.parts.answer.yes, LEFT)
            case commands.Reject():
                QTest.mouseClick(self.parts.answer.no, LEFT)
            case _:
                self._do_other(command)

    def _do_other(self, command: Command) -> None:
        place = place_of(self.bridge.view.board, command)
        if place is not None:
            self.click(place)
        elif (edict := _edict_of(command)) is not None:
            cards = self.parts.tray.edicts.cards
            QTest.mouseClick(next(card for card in cards if card.edict is edict), LEFT)
            self._name_goods(command)
        else:
            QTest.mouseClick(self.parts.tray.end_turn, LEFT)

    def _name_goods(self, command: Command) -> None:
        match command:
            case commands.PlayTribute(one, other):
                wanted = [one, other]
            case commands.PlayLevy(good):
                wanted = [good]
            case _:
                return
        for good in wanted:
            QTest.mouseClick(self.parts.choice.steppers.cards[good], LEFT)
        QTest.mouseClick(self.parts.choice.go, LEFT)

    def _offer(self, command: commands.Offer) -> None:
        if not self.parts.trade.isVisible():
            QTest.mouseClick(self.parts.tray.trade, LEFT)
        editor = self.parts.trade.editor
        editor.show_terms(goods(), goods())
        for steppers, side in ((editor.giving, command.give), (editor.wanting, command.want)):
            click_cards(steppers, side)
        QTest.mouseClick(self.parts.trade.offer, LEFT)


def click_cards(steppers: Steppers, wanted: tuple[int, ...]) -> None:
    """Choose some goods, a click for each card."""
    for good, button in steppers.cards.items():
        for _ in range(wanted[good]):
            QTest.mouseClick(button, LEFT)


def _edict_of(command: Command) -> Edict | None:
    return {
        commands.PlaySoldier: Edict.SOLDIER,
        commands.PlayCorvee: Edict.CORVEE,
        commands.PlayTribute: Edict.TRIBUTE,
        commands.PlayLevy: Edict.LEVY,
    }.get(type(command))
