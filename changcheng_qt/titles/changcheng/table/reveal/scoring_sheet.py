"""The content of a scoring's sheet, its arrangement, and its place: next to its province, or off
the board.

Buttons and sums are never lower than their words: if height is short, cards become small, headings
are hidden, and the rest scrolls.
"""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.reveal.scoring_cards import CardList
from changcheng_qt.titles.changcheng.table.reveal.scoring_choices import ChoiceStrip
from changcheng_qt.titles.changcheng.table.reveal.scoring_counts import Awards, Majority
from changcheng_qt.titles.changcheng.table.widgets.sum_line import SumLine
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.words import NOTE, TITLE, Words
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, RevealPanel, StepHeading
from changcheng_qt.ui.widgets.scroll_areas import AboveFoot, TallScroll, height_for


class Setting(Enum):
    """The arrangements of the sheet."""

    WHOLE = "whole"
    """Large cards, headings, and the value in the scrolled part."""
    CLOSE = "close"
    """The same with small cards, if there is too little height for large ones."""
    CLOSEST = "closest"
    """Small cards without headings; the value is below the scrolled part, with the decision."""
    COLUMN = "column"
    """The same, with buttons below each other."""
    FLAT = "flat"
    """The same without a title, the value and the decision next to the cards."""


_RULES: Final = ("card-order", "majority", "value")
"""The sections of the rulebook about the three steps."""
_CHOICES: Final = 0.55
"""The largest share of the width for the decision next to the cards."""
CLOSER: Final = {Setting.WHOLE: Setting.CLOSE, Setting.CLOSE: Setting.CLOSEST}
"""The next lower arrangement of each, on the board."""


class ScoringSheet:
    """The content of the sheet, as children of the panel."""

    def __init__(self, appearance: Appearance, panel: RevealPanel) -> None:
        """Put everything on a panel, with the button that advances it at its foot."""
        self._appearance = appearance
        self._next = panel.next
        self._setting = Setting.WHOLE
        self.title = Words(appearance, TITLE, panel, wrap=True)
        self.completer = Words(appearance, NOTE, panel, wrap=True)
        self._body = QWidget()
        self.heads = tuple(StepHeading(appearance, step, self._body) for step in (1, 2, 3))
        for head, rule in zip(self.heads, _RULES, strict=True):
            tell_rule(head, partial(str, rule))
        self.cards = CardList(appearance, self._body)
        self.majority = Majority(appearance, self._body)
        self.worth = SumLine(appearance, parent=self._body)
        self.scroll = TallScroll(self._body, panel)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.awards = Awards(appearance, panel)
        self.strip = ChoiceStrip(appearance, panel)
        self._lay_out(panel)

    def restyle(self) -> None:
        px = self._appearance.px
        margin = px(SHADOW + 16)
        self._layout.setContentsMargins(margin, px(SHADOW + 10), margin, px(SHADOW + 14))
        self._layout.setSpacing(px(6))
        self._middle.setSpacing(px(8))
        self._body_layout.setSpacing(px(5))
        self._next.setMinimumWidth(px(120))
        self._next.setFixedHeight(px(40))

    def arrange(self, setting: Setting) -> None:
        """Set an arrangement; the value is outside the scrolled part if headings are hidden."""
        has_heads = setting in (Setting.WHOLE, Setting.CLOSE)
        is_flat = setting is Setting.FLAT
        self._setting = setting
        self.cards.use_height(compact=setting is not Setting.WHOLE)
        for head in self.heads:
            head.setVisible(has_heads)
        self.title.setVisible(not is_flat)
        self.completer.setVisible(not is_flat and bool(self.completer.text()))
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.LeftToRight if is_flat else directions.TopToBottom)
        if not has_heads and self._foot.indexOf(self.worth) < 0:
            self._foot.insertWidget(0, self.worth)
        elif has_heads and self._foot.indexOf(self.worth) >= 0:
            self._body_layout.insertWidget(self._body_layout.count() - 1, self.worth)
        self.worth.show()

    def settle(self) -> None:
        """Place everything now."""
        self._layout.activate()

    @property
    def least_width(self) -> int:
        """The least width."""
        return self._layout.totalMinimumSize().width()

    def least_height(self, width: int) -> int:
        """Return the least height at a width: only the scrolled part can shrink."""
        return self._layout.totalMinimumHeightForWidth(width)

    def wanted(self, width: int) -> QSize:
        """Return the size for a width: as high as its whole content."""
        inside = max(1, width - 2 * self._appearance.px(SHADOW + 16))
        self.cards.use_width(inside)
        self._share_with_choices(inside)
        return QSize(width, height_for(self._layout, width))

    def _share_with_choices(self, inside: int) -> None:
        """Stack the buttons if side by side they leave too little for the cards."""
        is_flat = self._setting is Setting.FLAT
        share = round(_CHOICES * inside) if is_flat else inside
        self.strip.use_width(share)
        is_wide = is_flat and self.strip.width_in_row > share
        self.strip.stack(stacked=is_wide or self._setting is Setting.COLUMN)

    def _lay_out(self, panel: RevealPanel) -> None:
        self._body_layout = without_margins(QVBoxLayout(self._body))
        sections = (self.cards, self.majority, self.worth)
        for head, section in zip(self.heads, sections, strict=True):
            self._body_layout.addWidget(head)
            self._body_layout.addWidget(section)
        self._body_layout.addStretch(1)
        footer = QHBoxLayout()
        footer.addWidget(self.awards, 1)
        footer.addWidget(self._next)
        self._layout = QVBoxLayout(panel)
        self._layout.addWidget(self.title)
        self._layout.addWidget(self.completer)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.strip)
        self._middle = AboveFoot(QBoxLayout.Direction.TopToBottom)
        self._middle.addWidget(self.scroll, 1)
        self._middle.addLayout(self._foot)
        self._layout.addLayout(self._middle, 1)
        self._layout.addWidget(panel.awaited)
        self._layout.addLayout(footer)


Locate: TypeAlias = Callable[[Province], float]
"""Returns how far east a province is on the screen, from 0 to 1."""

WallEnd: TypeAlias = Callable[[], int]
"""Returns the lowest visible y of the wall."""

_NARROWEST: Final = 240
"""A side panel narrower than this cannot hold the scoring."""


class Stand(Enum):
    """The place of the panel relative to the board."""

    BESIDE = "beside"
    """On the board, on the half opposite the province."""
    DOCKED = "docked"
    """Off the board: its squares are needed for a choice."""


def west_share(view: View, province: Province) -> float:
    """Return how far east the middle of a province is, from 0 to 1."""
    order = view.wall.west_to_east
    places = [order.index(square) for square in view.wall.squares_of[province]]
    return (sum(places) / len(places) + 0.5) / len(order)


def at_foot(board: QRect, wanted: QSize, share: float, margin: int) -> QRect:
    """Return a low panel's rectangle at the foot of the board, opposite the province."""
    width = min(wanted.width(), board.width() - 2 * margin)
    left = board.left() + margin if share > 0.5 else board.right() - margin - width
    return QRect(left, board.bottom() - margin - wanted.height(), width, wanted.height())


def clear_width(board: QRect, share: float, around: int) -> int:
    """Return the largest width of a panel on the half of the board opposite the province that
    leaves the province visible, `around` pixels on either side of its middle.
    """
    return round(board.width() * max(share, 1 - share)) - around


def beside(board: QRect, table: QRect, wanted: QSize, share: float, margin: int) -> QRect:
    """Return the panel's rectangle on the half of the board opposite the province, not above the
    board.
    """
    width = min(wanted.width(), board.width() - 2 * margin)
    height = min(wanted.height(), height_beside(board, table, margin))
    left = board.left() + margin if share > 0.5 else board.right() - margin - width
    top = board.top() + max(margin, (board.height() - height) // 2)
    return QRect(left, min(top, table.bottom() - margin - height), width, height)


def height_beside(board: QRect, table: QRect, margin: int) -> int:
    """Return the largest height of a panel on the board: it may reach over the tray."""
    return table.bottom() + 1 - board.top() - 2 * margin


def is_low(board: QRect, table: QRect) -> bool:
    """Return whether a docked panel has only the tray's height: there is no side panel."""
    return table.right() - board.right() < _NARROWEST


def over_side(board: QRect, table: QRect, below: int) -> QRect:
    """Return the panel's rectangle over the side panel, below its upper part of height `below`."""
    side = QRect(board.right() + 1, table.top(), table.right() - board.right(), table.height())
    return side.adjusted(0, min(below, side.height() // 2), 0, 0)


def over_tray(table: QRect, wanted: int) -> QRect:
    """Return the rectangle of a panel of some height over the tray, no higher than the table."""
    height = min(wanted, table.height())
    return QRect(table.left(), table.bottom() + 1 - height, table.width(), height)
