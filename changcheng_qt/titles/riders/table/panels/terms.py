"""Terms of an offer, edited in steps: the cards to give, and the wanted ones."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.widgets.stepper import Steppers
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.words import TextStyle, Words

translate = QCoreApplication.translate

SIDE_MOST: Final = 3
"""The most cards on one side of an offer."""
_LABEL: Final = TextStyle(size=13)


def offers_text(view: View) -> str:
    """Return how many offers of the turn have been made."""
    words = translate("RidersTrade", "{count} of {most} offers")
    return fill(words, count=view.turn.offers, most=int(view.options.offers))


class TermsEditor(Panel):
    """Two rows of steppers."""

    changed = Signal()
    """The terms have changed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start without terms."""
        super().__init__(appearance, parent)
        self._hand: Goods = NO_GOODS
        self._labels = [Words(appearance, _LABEL, self) for _ in range(2)]
        self.giving, self.wanting = (Steppers(appearance, self) for _ in range(2))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
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
        kept = tuple(map(min, self.giving.goods, hand))
        self.giving.show_goods(kept)
        self._allow()

    def retranslate(self) -> None:
        give, want = self._labels
        give.setText(translate("RidersTrade", "You give"))
        want.setText(translate("RidersTrade", "You want"))

    def _allow(self) -> None:
        """Allow no good on both sides."""
        give, want = self.terms
        self.giving.allow(
            tuple(0 if wanted else held for wanted, held in zip(want, self._hand, strict=True)),
            SIDE_MOST,
        )
        self.wanting.allow(tuple(0 if given else SIDE_MOST for given in give), SIDE_MOST)

    def _on_changed(self) -> None:
        self._allow()
        self.changed.emit()
