"""The plaque on the closed gate: the next viewer, and the public events meanwhile."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.ui.actions.arming import Arming
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.gate.picture import paint_sheet
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, Words

translate = QCoreApplication.translate

WIDTH: Final = 470
_WIDEST: Final = 570
"""Its width if the recap is long."""
_MARGIN: Final = 44
_TOP, _TOP_WITHOUT_TOKEN = 38, 23
_NAME: Final = TextStyle(size=42, face=TypeFace.TITLE)
_LEAD: Final = TextStyle(size=16, role="text2")
_REST: Final = TextStyle(size=14.5, role="text2")
_WARNING: Final = TextStyle(size=14.5, role="gold", bold=True)
_HEAD: Final = TextStyle(size=14, role="text3", face=TypeFace.TITLE, italic=True)


class GateAsks(Enum):
    """The screen behind the gate."""

    TURN = "turn"
    """The player's own table, to go on playing."""
    NOTES = "notes"
    """The player's own hand and notes, during another seat's turn."""


@dataclass(frozen=True, slots=True)
class GateCard:
    """The texts on the gate for one seat."""

    name: str
    """The name of the player for whom the gate waits."""
    colour: str
    asks: GateAsks = GateAsks.TURN
    recap: tuple[StoryEntry, ...] = ()
    """The public events since that seat's last turn, or since the beginning of the game."""
    is_first_turn: bool = False
    last_turns: str = ""
    """The seats that may still have a turn, if the game is about to end."""
    is_for_all: bool = False
    """Whether all people may look behind the gate."""
    elsewhere: str = ""
    """Sentences about people at other computers: who acts first, and who asks everybody."""


class Plaque(Painted, Panel):
    """A sheet of paper with a gold edge, and its two buttons."""

    opened = Signal()
    """The player it waits for is here."""
    board_only_asked = Signal()

    def __init__(
        self, appearance: Appearance, paint_token: PaintToken, keys: KeyBindings, parent: QWidget
    ) -> None:
        """Start without a card; `keys` has those that press buttons."""
        super().__init__(appearance, parent)
        self._card: GateCard | None = None
        self._arming = Arming(keys, self)
        self._token = Token(appearance, paint_token, 84, self)
        self._lead = Words(appearance, _LEAD, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self._only = Words(appearance, _REST, self, wrap=True)
        self._last_turns = Words(appearance, _WARNING, self, wrap=True)
        self._recap_head = Words(appearance, _HEAD, self)
        self._recap = LinesView(appearance, paint_token, self, follows_newest=False)
        self._open = Button(appearance, Rank.PRIMARY, self, size=17)
        self._open.clicked.connect(self.opened)
        self._board_only = Button(appearance, Rank.QUIET, self, size=14)
        self._board_only.clicked.connect(self.board_only_asked)
        self._column = QVBoxLayout(self)
        self._arrange()
        self.restyle()

    @property
    def card(self) -> GateCard | None:
        """Return the content, None before the gate has been closed."""
        return self._card

    @property
    def recap(self) -> tuple[StoryEntry, ...]:
        """Return the recap of the time since the seat's last turn."""
        return self._recap.lines.entries

    def show_card(self, card: GateCard) -> None:
        """Wait for another seat."""
        self._card = card
        self._token.stand_for(card.colour)
        self._recap.lines.show_entries(card.recap)
        self._last_turns.setText(card.last_turns)
        self._last_turns.setVisible(bool(card.last_turns))
        for widget in (self._recap_head, self._recap):
            widget.setVisible(bool(card.recap))
        self.retranslate()

    def take_focus(self) -> None:
        """Take the focus, once the player who ended a turn has released the key."""
        self._open.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arming.guard(self._open)

    def fit(self, room: QSize) -> QSize:
        """Return the size within a room. A recap that is too long for it replaces the token, for
        the name is there too, then widens the plaque, and scrolls if it is longer still.
        """
        usual, widest = (min(self.appearance.px(wide), room.width()) for wide in (WIDTH, _WIDEST))
        width, wanted, free = usual, 0, 0
        self._recap.setFixedHeight(0)
        for width, has_token in ((usual, True), (usual, False), (widest, False)):
            self._show_token(shown=has_token)
            wanted = self._recap_height(width)
            free = room.height() - self._column.totalHeightForWidth(width)
            if wanted <= free:
                break
        self._recap.setFixedHeight(max(0, min(wanted, free)))
        return QSize(width, self._column.totalHeightForWidth(width))

    def _recap_height(self, width: int) -> int:
        """Return the height of the whole recap on a plaque of that width."""
        inside = width - 2 * self.appearance.px(_MARGIN)
        return self._recap.height_for(inside) if self.recap else 0

    def _show_token(self, *, shown: bool) -> None:
        """Show or hide the token, and leave less free above the words without it."""
        self._token.setVisible(shown)
        margins = self._column.contentsMargins()
        margins.setTop(self.appearance.px(_TOP if shown else _TOP_WITHOUT_TOKEN))
        self._column.setContentsMargins(margins)

    def retranslate(self) -> None:
        if self._card is None:
            return
        name = self._card.name
        self._name.setText(name)
        self._lead.setText(lead_text(self._card))
        only = fill(translate("Gate", "Only {name} should see the screen now."), name=name)
        everybody = translate("Gate", "Everybody may see the screen now.")
        who = everybody if self._card.is_for_all else only
        self._only.setText(join_sentences((who, self._card.elsewhere)))
        self._recap_head.setText(_since(is_first_turn=self._card.is_first_turn))
        self._open.set_words(
            fill(translate("Gate", "I'm {name} – open the gate"), name=_short(name))
        )
        self._board_only.set_words(translate("Gate", "Show only the board (no secrets)"))
        self.setAccessibleName(f"{self._lead.text()} {name}")

    def restyle(self) -> None:
        px = self.appearance.px
        self._column.setContentsMargins(px(_MARGIN), px(_TOP), px(_MARGIN), px(26))
        self._open.setMinimumHeight(px(50))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter; a held key opens nothing."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, Button) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the paper, and a hairline above the recap."""
        paint_sheet(painter, QRectF(self.rect()), self.appearance)
        if self.recap:
            head = self._recap_head.geometry()
            line = QRectF(head.left(), head.top() - 4, self._open.width(), 1)
            painter.fillRect(line, self.appearance.colour("rule"))

    def _arrange(self) -> None:
        layout = self._column
        centre = Qt.AlignmentFlag.AlignHCenter
        layout.addWidget(self._token, 0, centre)
        layout.addSpacing(10)
        layout.addWidget(self._lead, 0, centre)
        layout.addWidget(self._name)
        layout.addWidget(self._only)
        layout.addWidget(self._last_turns)
        layout.addSpacing(14)
        layout.addWidget(self._recap_head)
        layout.addWidget(self._recap)
        layout.addSpacing(10)
        layout.addWidget(self._open)
        layout.addWidget(self._board_only)
        for label in (self._name, self._only, self._last_turns):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)


def lead_text(card: GateCard) -> str:
    """Return the line above the name: the request to that player, who needs no device in the own
    hands where all may look.
    """
    if card.is_for_all:
        return translate("Gate", "Waiting for", "a player")
    match card.asks:
        case GateAsks.TURN:
            return translate("Gate", "Pass the device to")
        case GateAsks.NOTES:
            return translate("Gate", "These notes are for")


def _since(*, is_first_turn: bool) -> str:
    if is_first_turn:
        return translate("Gate", "Since the game began")
    return translate("Gate", "Since your last turn")


def _short(name: str) -> str:
    """Return a name that fits on a button; the whole name is above."""
    return name if len(name) <= 18 else f"{name[:17]}…"
