"""Terms of an offer as cards; an editor of both sides; and the price of the supply for them."""

from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.titles.riders.rules.commands import Offer, Withdraw
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Goods, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.widgets.goods_line import GoodsLine, Line, LineButton
from changcheng_qt.titles.riders.table.widgets.stepper import Steppers
from changcheng_qt.titles.riders.words import affording
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.icons import Icon
from changcheng_qt.ui.panels.words import BODY, NOTE, TextStyle, Words
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

SIDE_MOST: Final = 3
"""The most cards on one side of an offer."""
_CARD: Final = 26
_LABEL: Final = TextStyle(size=13)
_SUPPLY_LINES: Final = 2


def offers_text(view: View) -> str:
    """Return how many offers of the turn have been made."""
    words = translate("RidersTrade", "{count} of {most} offers")
    return fill(words, count=view.turn.offers, most=int(view.options.offers))


class OfferedTerms(Panel):
    """The two sides of an offer: on one line, or on two where one is too narrow for them."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._words = [Words(appearance, BODY, self) for _ in range(2)]
        self.given, self.wanted = (GoodsLine(appearance, self, _CARD) for _ in range(2))
        self._sides = without_margins(QBoxLayout(QBoxLayout.Direction.LeftToRight, self))
        for words, cards in zip(self._words, (self.given, self.wanted), strict=True):
            side = QHBoxLayout()
            side.addWidget(words)
            side.addWidget(cards)
            side.addStretch(1)
            self._sides.addLayout(side)
        self._sides.addStretch(1)

    def show_terms(self, giver: str, give: Goods, want: Goods) -> None:
        """Show the cards that the player of a name gives, and the wanted ones."""
        gives, wants = self._words
        gives.setText(fill(translate("RidersTrade", "{player} gives"), player=giver))
        wants.setText(translate("RidersTrade", "for", "cards that are given; other cards follow"))
        self.given.show_goods(give)
        self.wanted.show_goods(want)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        """Return a width in which one side has room: the line never widens the panel."""
        return QSize(max(self._widths), self._sides.minimumSize().height())

    def restyle(self) -> None:
        self._fold()

    @property
    def _widths(self) -> list[int]:
        apart = self._sides.spacing()
        pairs = zip(self._words, (self.given, self.wanted), strict=True)
        return [one.sizeHint().width() + apart + two.sizeHint().width() for one, two in pairs]

    def _fold(self) -> None:
        fits = sum(self._widths) + 2 * self._sides.spacing() <= self.width()
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if fits else directions.TopToBottom)


class TermsEditor(Panel):
    """Two rows of steppers."""

    changed = Signal()
    """The terms have changed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._hand: Goods = NO_GOODS
        self._labels = [Words(appearance, _LABEL, self) for _ in range(2)]
        self.giving, self.wanting = (Steppers(appearance, self) for _ in range(2))
        lines = without_margins(QVBoxLayout(self))
        for label, steppers in zip(self._labels, (self.giving, self.wanting), strict=True):
            lines.addWidget(label)
            lines.addWidget(steppers)
            steppers.changed.connect(self._on_changed)
        self.retranslate()

    @property
    def terms(self) -> tuple[Goods, Goods]:
        """Return the cards to give, and the wanted ones."""
        return self.giving.goods, self.wanting.goods

    @property
    def first_card(self) -> QWidget:
        """The first good that can be given, or else the first that can be wanted."""
        cards = (*self.giving.cards.values(), *self.wanting.cards.values())
        return next((card for card in cards if card.isEnabled()), cards[0])

    def show_terms(self, give: Goods, want: Goods) -> None:
        """Edit these terms."""
        self.giving.show_goods(give)
        self.wanting.show_goods(want)
        self._allow()

    def use_hand(self, hand: Goods) -> None:
        """Give no more than a hand holds; cards that have left it are no longer given."""
        self._hand = hand
        self.giving.show_goods(tuple(map(min, self.giving.goods, hand)))
        self._allow()

    def retranslate(self) -> None:
        give, want = self._labels
        give.setText(translate("RidersTrade", "You give"))
        want.setText(translate("RidersTrade", "You want"))

    def _allow(self) -> None:
        """Allow no good on both sides."""
        give, want = self.terms
        pairs = zip(want, self._hand, strict=True)
        self.giving.allow(tuple(0 if wanted else held for wanted, held in pairs), SIDE_MOST)
        self.wanting.allow(tuple(0 if given else SIDE_MOST for given in give), SIDE_MOST)

    def _on_changed(self) -> None:
        self._allow()
        self.changed.emit()


class SupplyLines(Panel):
    """Trades with the supply that bring the wanted goods instead of a deal, the cheapest first. One
    of them ends an offer whose answers are in.
    """

    def __init__(self, bridge: MatchBridge, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._title, self.note = (Words(appearance, NOTE, self, wrap=True) for _ in range(2))
        self.lines = [LineButton(appearance, self) for _ in range(_SUPPLY_LINES)]
        without_margins(QVBoxLayout(self), self._title, *self.lines, self.note)
        for line in self.lines:
            line.chosen.connect(bridge.submit_all)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(translate("RidersTrade", "From the supply instead:"))

    def show_instead_of(self, deal: Offer, view: View) -> None:
        """Show the trades that bring something that a deal would; none hides all."""
        seat, legal = view.turn.seat, self._bridge.legal
        before = tuple(one for one in legal if isinstance(one, Withdraw))
        found = (one for one in affording.payable_trades(view, seat) if before or one in legal)
        trades = [one for one in found if deal.want[one.get]][:_SUPPLY_LINES]
        self.setVisible(bool(trades))
        for line, trade in zip_longest(self.lines, trades):
            line.setVisible(trade is not None)
            if trade is not None:
                get, given = affording.exchanged(trade, view, seat)
                parts = given, Icon.RIGHT, get, affording.rate_text(total(given))
                line.show_line(Line(parts, (*before, trade)), is_possible=True)
        instead = (affording.instead_of(one, deal, view, seat) for one in trades)
        self.note.setText(join_sentences(instead))
        self.note.setVisible(bool(self.note.text()))
