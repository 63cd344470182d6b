"""The list of kept games."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.games.card import GameCard
from changcheng_qt.ui.games.pictures import PictureQueue, SlowPicture
from changcheng_qt.ui.games.row import PICTURE, GameRow
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.token import PaintToken
from changcheng_qt.ui.panels.words import SUBTITLE, Words

translate = QCoreApplication.translate

Picture: TypeAlias = Callable[[Any, Appearance, QSize, float], SlowPicture]
"""Begin the picture of a public view, for a room in logical pixels and a device pixel ratio."""


class GamesShelf(Panel):
    """Shows kept games, the one played last on top; every signal carries the key of a game."""

    chosen = Signal(str)
    renaming_asked = Signal(str)
    duplicate_asked = Signal(str)
    trash_asked = Signal(str)

    def __init__(
        self, paint_token: PaintToken, picture: Picture, appearance: Appearance, parent: QWidget
    ) -> None:
        """Begin with no games; hidden as long as there are none."""
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._picture = picture
        self._rows: dict[str, GameRow] = {}
        self._pictures = PictureQueue(self)
        self._heading = Words(appearance, SUBTITLE, self)
        self._inside = QWidget(self)
        self._list = QVBoxLayout(self._inside)
        self._list.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._heading)
        layout.addWidget(self._scroll, 1)
        self.restyle()
        self.retranslate()
        self.hide()

    @property
    def rows(self) -> Sequence[GameRow]:
        """Return the rows from the top."""
        return tuple(self._rows.values())

    def show_games(self, cards: Sequence[GameCard]) -> None:
        """Show these games and no others."""
        self._pictures.clear()
        for row in self._rows.values():
            row.deleteLater()
        self._rows = {card.key: self._row(card) for card in cards}
        for number, row in enumerate(self._rows.values()):
            self._list.insertWidget(number, row)
            self._ask_for_picture(row)
        self.setVisible(bool(cards))

    def retranslate(self) -> None:
        """Say everything anew."""
        self._heading.setText(translate("Games", "Games on this computer"))

    def restyle(self) -> None:
        """Take sizes and colours from the appearance, and have the boards painted anew."""
        self._list.setSpacing(self.appearance.px(8))
        self._list.setContentsMargins(0, 0, self.appearance.px(8), 0)
        self._pictures.clear()
        for row in self._rows.values():
            self._ask_for_picture(row)

    def _row(self, card: GameCard) -> GameRow:
        row = GameRow(card, self.appearance, self._paint_token, self._inside)
        row.clicked.connect(lambda: self.chosen.emit(card.key))
        row.renaming_asked.connect(lambda: self.renaming_asked.emit(card.key))
        row.duplicate_asked.connect(lambda: self.duplicate_asked.emit(card.key))
        row.trash_asked.connect(lambda: self.trash_asked.emit(card.key))
        return row

    def _ask_for_picture(self, row: GameRow) -> None:
        view = row.card.view
        if view is None:
            return
        look = self.appearance
        room = QSize(look.px(PICTURE.width()), look.px(PICTURE.height()))
        ratio = self.devicePixelRatioF()
        self._pictures.ask(lambda: self._picture(view, look, room, ratio), row.show_picture)
