"""The revealed cards of a scoring, each with its owner and effect."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, side_by_side
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.seat_colours import (
    NEUTRAL_COLOUR,
    SEAT_COLOURS,
    colours_of,
)
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Fate, StageCard
from changcheng_qt.titles.changcheng.table.tray.card_face import STAGGER, CardFace
from changcheng_qt.titles.changcheng.words.cards import card_effects, card_name
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from changcheng_qt.titles.changcheng.words.names import owner_name
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, Words
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.seats import seat_token

translate = QCoreApplication.translate

_NAME = TextStyle(size=14, bold=True)
_EFFECT = TextStyle(size=13, role="text2")
_COLUMN = 176
_LARGE, _COMPACT = 104, 62


class CardEntry(Panel):
    """One card with its owner, and its effect in words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        neutral = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._is_compact = self._is_deciding = False
        self._card: object = None
        tell_rule(self, lambda: rule_of(self._card))
        self._face = CardFace(appearance, _LARGE, self)
        self._token = seat_token(appearance, neutral, 8.5, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self.effect = Words(appearance, _EFFECT, self, wrap=True)
        self.effect.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._owner = owner = QHBoxLayout()
        owner.addWidget(self._token)
        owner.addWidget(self._name, 1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(owner)
        words.addWidget(self.effect, 1)
        self._row = without_margins(QHBoxLayout(self))
        self._row.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(words, 1)
        self.restyle()

    def restyle(self) -> None:
        px = self.appearance.px
        self._row.setSpacing(px(6))
        self._owner.setSpacing(px(5))

    @property
    def is_deciding(self) -> bool:
        """Return whether the owner of the card decides now."""
        return self._is_deciding

    def use_height(self, *, compact: bool) -> None:
        """Show a small card with its name next to it, or a legible one."""
        self._is_compact = compact
        self._face.use_height(_COMPACT if compact else _LARGE)

    def show_card(self, card: StageCard, view: View, players: Sequence[Player]) -> None:
        """Show the present state of a card."""
        self._card, colours = card.card, colours_of(view, card.owner)
        self._face.show_card(
            card.card,
            colours,
            void=card.fate is Fate.VOID,
            faded=card.fate is Fate.CANCELLED,
            lit=card.fate is Fate.DECIDING,
        )
        self._token.stand_for(colours)
        self._is_deciding = card.fate is Fate.DECIDING
        owner = owner_name(players, card.owner)
        self._name.setText(_card_and_owner(card, players) if self._is_compact else owner)
        self.effect.setText(effect_text(card, view, players))
        name = side_by_side((card_name(card.card), self._name.text()))
        self.setAccessibleName(labelled(name, self.effect.text()))

    def turn_over(self, place: int) -> None:
        """Turn the card over after those before it in the row."""
        self._face.turn_over(place * STAGGER)


def effect_text(card: StageCard, view: View, players: Sequence[Player]) -> str:
    """Return the effect of a card, done or possible."""
    if card.effect is not None:
        return event_text(card.effect, view, players)
    match card.fate:
        case Fate.VOID:
            return translate("Scoring", "Cancelled out: another card has the same number.")
        case Fate.CANCELLED:
            return translate("Scoring", "Cancelled by a Warrior.")
        case Fate.DECIDING:
            if card.owner == view.viewer:
                return translate("Scoring", "You decide.")
            name = owner_name(players, card.owner)
            return fill(translate("Scoring", "{player} decides."), player=name)
        case Fate.DONE:
            return translate("Scoring", "Resolved.")
        case Fate.WAITING:
            either = translate("Scoring", "{first}, or {second}", "the two effects of a card")
            effects = card_effects(card.card)
            if len(effects) == 1:
                return effects[0]
            return fill(either, first=effects[0], second=effects[1])


class CardList(Panel):
    """The cards of one scoring in as many columns as fit."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.entries: list[CardEntry] = []
        self._shown: list[tuple[StageCard, View, Sequence[Player]]] = []
        self._is_compact = False
        self._rest = Words(appearance, _EFFECT, self, wrap=True)
        self._grid = without_margins(QGridLayout(self))
        self._columns = 3

    def show_cards(self, cards: Sequence[StageCard], view: View, players: Sequence[Player]) -> None:
        """Show these cards in their order."""
        while len(self.entries) < len(cards):
            self.entries.append(CardEntry(self.appearance, self))
        self.drop_widgets(self.entries, self._grid, len(cards))
        self._shown = [(card, view, players) for card in cards]
        self._show_entries()
        self._arrange()

    def turn_over(self) -> None:
        """Turn all cards over, one after the other."""
        for place, entry in enumerate(self.entries):
            entry.turn_over(place)

    def use_height(self, *, compact: bool) -> None:
        """Show small cards with their names next to them, or large ones."""
        if compact != self._is_compact:
            self._is_compact = compact
            self._show_entries()
            self._arrange()

    def bring_into_view(self, scroll: QScrollArea) -> None:
        """Scroll to the card whose owner decides now."""
        for entry in self.entries:
            if entry.is_deciding:
                scroll.ensureWidgetVisible(entry)

    def _show_entries(self) -> None:
        for entry, shown in zip(self.entries, self._shown, strict=True):
            entry.use_height(compact=self._is_compact)
            entry.show_card(*shown)

    def use_width(self, width: int) -> None:
        """Use as many columns as fit into a width."""
        columns = max(1, width // self.appearance.px(_COLUMN))
        if columns != self._columns:
            self._columns = columns
            self._arrange()

    def _arrange(self) -> None:
        """Arrange the entries; void cards, which have no effect, make one line when compact."""
        for widget in (*self.entries, self._rest):
            self._grid.removeWidget(widget)
        left_out = [card for card, *_ in self._shown if self._is_compact and card.fate is Fate.VOID]
        columns = max(1, min(self._columns, len(self._shown) - len(left_out)))
        shown = 0
        for entry, (card, *_) in zip(self.entries, self._shown, strict=True):
            entry.setVisible(card not in left_out)
            if card not in left_out:
                self._grid.addWidget(entry, *divmod(shown, columns))
                shown += 1
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._rest.setText(self._rest_text(left_out))
        self._rest.setVisible(bool(self._rest.text()))
        self._grid.addWidget(self._rest, self._grid.rowCount(), 0, 1, -1)

    def _rest_text(self, left_out: Sequence[StageCard]) -> str:
        if not self._shown:
            return translate("Scoring", "No cards were played here.")
        if not left_out:
            return ""
        _, _, players = self._shown[0]
        cards = listed([_card_and_owner(card, players) for card in left_out])
        return fill(translate("Scoring", "Cancelled out: {cards}"), cards=cards)


def _card_and_owner(card: StageCard, players: Sequence[Player]) -> str:
    words = translate("Scoring", "{player}'s {card}", "a card and its owner")
    return fill(words, card=card_name(card.card), player=owner_name(players, card.owner))
