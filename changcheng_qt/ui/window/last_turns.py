"""The note in the bar that the game is about to end: "Last round", and the tokens of the seats that
may still have a turn after the present one.

The title derives these seats from open information; so everybody reads the same, and a room may
hear it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.panels.words import TextStyle, Words, give_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.engine.seats import Player, Seat
    from changcheng_qt.ui.seam.bridge import Bridge
    from changcheng_qt.ui.seam.title import TitleUi

_NAME: Final = TextStyle(size=13.5, bold=True, role="gold")
_TOKEN: Final = 20.0
_NARROW: Final = 76
"""The width of the words, in a window of 1280 x 800, up to which they need two lines."""


class LastTurns(Panel):
    """Hidden as long as the end is not certain."""

    said = Signal(str)
    """The seats that may still have a turn have become certain, or have changed."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._view: Any = None
        self._turns: tuple[Seat, ...] | None = None
        self._players: Sequence[Player] = ()
        self._text = ""
        self._is_brief = False
        self._name = Words(appearance, _NAME, self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._name)
        self._tokens: list[Token[str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.restyle()
        self.hide()

    @property
    def text(self) -> str:
        """Return the whole sentence, empty as long as the end is not certain."""
        return self._text

    def follow(self, title: TitleUi, bridge: Bridge) -> None:
        """Show the note for the view of a bridge; each view is checked once."""
        view = bridge.view
        if view is not self._view:
            self._view, self._turns = view, title.words.last_turns(view)
        self._players = bridge.players
        self.retranslate()
        self._show_tokens([title.colour_of(view, seat) for seat in (self._turns or ())[1:]])

    def keep(self) -> None:
        """Keep the note, but not the view that it is about: another viewer may be at the screen."""
        self._view = None
        self.retranslate()

    def clear(self) -> None:
        """Clear the note: there is no match."""
        self._view = self._turns = None
        self.retranslate()

    def retranslate(self) -> None:
        """Update the note to the present language."""
        self._tell(*_words(self._turns, self._players))

    def be_brief(self, is_brief: bool) -> None:
        """Hide the tokens if room is scarce and use two lines, or show them again; the tooltip has
        names.
        """
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self.restyle()
            for token in self._tokens:
                token.setVisible(token.colour is not None and not is_brief)

    def restyle(self) -> None:
        px = self.appearance.px
        self._row.setContentsMargins(px(8), 0, px(10), 0)
        self._row.setSpacing(px(3))
        self._name.setWordWrap(self._is_brief)
        self._name.setMinimumWidth(px(_NARROW) if self._is_brief else 0)

    def _tell(self, name: str, text: str) -> None:
        if text == self._text:
            return
        self._text = text
        self._name.setText(name)
        self.setAccessibleName(text)
        give_tooltip(self, text)
        self.setVisible(bool(text))
        if text:
            self.said.emit(text)

    def _show_tokens(self, colours: Sequence[str]) -> None:
        while len(self._tokens) < len(colours):
            self._tokens.append(Token(self.appearance, self._paint_token, _TOKEN, self))
            self._row.addWidget(self._tokens[-1])
        for number, token in enumerate(self._tokens):
            token.stand_for(colours[number] if number < len(colours) else None)
            token.setVisible(token.colour is not None and not self._is_brief)


def _words(turns: tuple[Seat, ...] | None, players: Sequence[Player]) -> tuple[str, str]:
    """Return the text of the note, and the whole sentence."""
    if turns is None:
        return "", ""
    from changcheng_qt.i18n.phrases.engine import last_turns_name, last_turns_text

    return last_turns_name(len(turns)), last_turns_text(players, turns[1:])
