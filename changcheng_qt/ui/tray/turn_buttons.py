"""The buttons at the end of the tray: undo, reset or a button of the title, and the end of the
turn.
"""

from string import Template
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.ui.actions.steadying import Steadying
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.pointer.reasons import ways_back_and_forth
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

_HEIGHTS: Final = (44, 28, 54)
"""Their heights from top to bottom."""
_OWN_HEIGHTS: Final = (36, 36, 54)
"""Their heights if the one in the middle is the title's own."""
_SHARES: Final = (40, 32, 54)
"""Their shares of the height of a low tray: more equal, so that the letters of each fit."""
_OWN_SHARES: Final = (40, 44, 44)
"""Their shares if the one in the middle is the title's own, with letters of ordinary size."""
_SHEET: Final = Template(
    """
QPushButton:disabled, QPushButton[primary="true"]:disabled { background: $wood; color: $faded;
    border: 1px solid $edge; }
QPushButton[quiet="true"] { background: transparent; color: $text;
    border: 1px solid transparent; }
QPushButton[quiet="true"]:hover { background: $wood; }
QPushButton[quiet="true"]:disabled { background: transparent; color: $faded; }
QPushButton:flat { background: transparent; color: $faded;
    border: 1px solid $edge; }
QPushButton:flat:hover { background: $wood; }
QPushButton[quiet="true"]:flat { border: 1px solid transparent; }
QPushButton[quiet="true"]:focus { border: 2px solid $text; }
QPushButton:flat:focus, QPushButton[quiet="true"]:flat:focus {
    border: 2px solid $ring; }
"""
)
"""The style of buttons on wood."""


class TurnButtons(QVBoxLayout):
    """Undo, reset and end of the turn, one below the other; a title may have a button of its own in
    place of reset.
    """

    def __init__(
        self,
        bridge: MatchBridge,
        appearance: Appearance,
        parent: QWidget,
        own: Button | None = None,
    ) -> None:
        """Start without words; undo and reset act at once, ending and `own` are left to the
        title.
        """
        super().__init__()
        self._bridge = bridge
        self._appearance = appearance
        self._waiting: dict[Button, tuple[bool, str]] = {}
        """Whether a button that waits for a reveal is possible but for it, and its note."""
        self._is_behind = False
        self.undo = Button(appearance, parent=parent)
        self._has_own = own is not None
        self.reset = own or Button(appearance, Rank.QUIET, parent, size=13)
        self.end_turn = Button(appearance, Rank.PRIMARY, parent, size=16)
        self.steady = Steadying(self.end_turn)
        self.undo.clicked.connect(bridge.undo)
        if not self._has_own:
            self.reset.clicked.connect(bridge.reset_turn)
        self.addWidget(self.undo)
        self.addWidget(self.reset)
        self.addStretch(1)
        self.addWidget(self.end_turn)

    @property
    def each(self) -> tuple[Button, ...]:
        """Return the buttons from top to bottom."""
        return (self.undo, self.reset, self.end_turn)

    def retranslate(self) -> None:
        self.undo.set_words(translate("Tray", "Undo"))
        if not self._has_own:
            self.reset.set_words(translate("Tray", "Restart turn", "narrow button"))
        self.end_turn.set_words(translate("Tray", "End turn"))
        self._allow_waiting()

    def allow(self, button: Button, possible: bool, note: str) -> None:
        """Enable the end of the turn, or the title's own button, with a note, unless there is a
        reveal before; or give the reason why not.
        """
        self._waiting[button] = possible, note
        self._allow_waiting()

    def allow_back(self) -> None:
        """Enable undo for an attempt: a refused one gives the reason, so it only looks disabled."""
        ways = ways_back_and_forth(self._bridge)
        backs = (
            {"undo": self.undo} if self._has_own else {"undo": self.undo, "reset_turn": self.reset}
        )
        for name, back in backs.items():
            possible, barrier = ways[name]
            reason = barrier_text(barrier) if barrier else ""
            back.allow(possible, reason)
            if reason:
                give_tooltip(back, reason)
            back.setFlat(bool(reason))

    def step_back(self, stepped_back: bool) -> None:
        """Step back while a panel over the table has the primary button and a reveal to finish
        first; otherwise make the end of the turn primary again.
        """
        self._is_behind = stepped_back
        self.end_turn.stand_out(Rank.ORDINARY if stepped_back else Rank.PRIMARY)
        self._allow_waiting()

    def _allow_waiting(self) -> None:
        behind = False, translate("Tray", "Finish viewing this first.")
        for button, wanted in self._waiting.items():
            possible, note = behind if self._is_behind and wanted[0] else wanted
            button.allow(possible, note)
            if note:
                give_tooltip(button, note)

    def use_width(self, width: int) -> None:
        """Set the width in pixels."""
        for button in self.each:
            button.limit(width)
            button.setMinimumWidth(width)

    def take_form(self, room: int, *, slim: bool) -> None:
        """Use the ordinary heights, all of them less where the room is lower, or in the slim form
        shares of it.
        """
        px = self._appearance.px
        gap, margin = (px(3), px(2)) if slim else (px(8), px(5))
        self.setSpacing(gap)
        self.setContentsMargins(0, margin, 0, margin)
        free = max(0, room - 2 * (margin + gap))
        heights, shares = (_OWN_HEIGHTS, _OWN_SHARES) if self._has_own else (_HEIGHTS, _SHARES)
        parts = shares if slim else heights
        for button, height, part in zip(self.each, heights, parts, strict=True):
            most = free * part // sum(parts)
            button.keep_height(most if slim else min(px(height), most))


def sheet_on_wood(appearance: Appearance) -> str:
    """Return the style of buttons on the wood of the tray."""
    palette = appearance.palette
    return _SHEET.substitute(
        wood=mix(palette.tray_edge, palette.tray_text, 0.12).name(),
        edge=mix(palette.tray_edge, palette.tray_text, 0.24).name(),
        text=palette.tray_text,
        faded=mix(palette.tray_edge, palette.tray_text2, 0.55).name(),
        ring=mix(palette.tray_edge, palette.tray_text2, 0.7).name(),
    )
