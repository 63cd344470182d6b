"""The sums of everybody's games, a row for each player."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.i18n.phrases.analysis import points_text
from changcheng_qt.i18n.phrases.wording import fill, labelled, percent, side_by_side
from changcheng_qt.i18n.telling import Feats
from changcheng_qt.statistics.sums import Sums
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.words import (
    NOTE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
)
from changcheng_qt.ui.statistics.charts import who_text

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15, bold=True)
_BOT: Final = TextStyle(size=15, italic=True)
_UNCUT: Final = 150
"""The width of a name, in a window of 1280 x 800, up to which it is not cut."""
_NUMBER: Final = TextStyle(size=15, face=TypeFace.NUMBER)
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


class PlayersTable(Panel):
    """Shows sums, a row each."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._grid = without_margins(QGridLayout(self))
        self._cells: list[QWidget] = []
        self.restyle()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(self.appearance.px(8))
        self._grid.setVerticalSpacing(self.appearance.px(2))

    def show_sums(self, sums: Sequence[Sums], feats: Feats) -> None:
        """Show these sums in place of earlier ones, in the present language, with the feats of
        their title.
        """
        self.drop_widgets(self._cells, self._grid)
        heads = _heads(feats, counts_wins=any(one.counts_wins for one in sums))
        for column, (head, meaning) in enumerate(heads, 1):
            # Qt would break Chinese, which has no gaps, within a word.
            label = Words(self.appearance, NOTE, self, wrap=" " in head)
            label.setText(head)
            label.setAlignment(_MIDDLE)
            give_tooltip(label, meaning)
            self._put(label, 0, column)
            self._grid.setColumnStretch(column, 2)
        self._grid.setColumnStretch(0, 3)
        for row, one in enumerate(sums, 1):
            player = who_text(one.who)
            style = _NAME if one.who.is_human else _BOT
            name = ElidedWords(self.appearance, style, self, least=_UNCUT)
            name.setText(player)
            self._put(name, row, 0)
            for column, ((head, _), text) in enumerate(
                zip(heads, _texts(one, feats), strict=True), 1
            ):
                figure = Words(self.appearance, _NUMBER, self)
                figure.setText(text)
                figure.setAccessibleName(labelled(side_by_side((player, head)), text))
                figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
                self._put(figure, row, column)

    def _put(self, cell: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)


def _texts(one: Sums, feats: Feats) -> tuple[str, ...]:
    locale, (low, high) = QLocale(), one.interval
    span = translate("Statistics", "{low} to {high}")
    error = one.mean_error
    return (
        _games_text(one),
        locale.toString(one.wins),
        percent(one.share),
        fill(span, low=percent(low), high=percent(high)),
        points_text(one.mean_score),
        " : ".join(locale.toString(one.count(feat)) for feat in feats.labels),
        "–" if error is None else points_text(error),
    )


def _games_text(one: Sums) -> str:
    """Return the number of games, and of seats if there were more of these."""
    locale = QLocale()
    games = locale.toString(one.games)
    if one.games == len(one.seats):
        return games
    words = translate("Statistics", "{games} ({seats})", "games, and the seats in them")
    return fill(words, games=games, seats=locale.toString(len(one.seats)))


def _heads(feats: Feats, *, counts_wins: bool) -> list[tuple[str, str]]:
    """Return the heads of the columns, and the meaning of each if it needs one; `counts_wins` in a
    title whose errors cost games won.
    """
    costs = translate("Statistics", "What they cost in a game, in games that have been analysed.")
    counts = translate("Statistics", "Clear ones in a game, in games that have been analysed.")
    return [
        (
            translate("Statistics", "Games"),
            translate(
                "Statistics", "In brackets: the seats, where someone had more than one in a game."
            ),
        ),
        (translate("Statistics", "Won"), translate("Statistics", "Alone or together with others.")),
        (translate("Statistics", "Share"), ""),
        (
            translate("Statistics", "Likely range"),
            translate("Statistics", "The true share of wins lies here in 95 cases of 100."),
        ),
        (translate("Statistics", "Mean score"), ""),
        (feats.head, feats.meaning),
        (translate("Statistics", "Errors"), counts if counts_wins else costs),
    ]
