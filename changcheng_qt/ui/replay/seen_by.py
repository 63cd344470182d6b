"""As whom a replay is watched: everybody at the table, one seat, or with everything shown."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from changcheng_qt.engine.seats import PUBLIC, Audience, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.icons import Drawing
from changcheng_qt.ui.panels.words import TextStyle, Words
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.wood_button import WoodButton
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_HEAD: Final = TextStyle(size=14, role="tray_text2")
_TABLE: Final = Drawing(
    "O -4.2 -3.6 2.8 O 4.2 -3.6 2.8 M -9 7 C -9 -1 0.6 -1 0.6 7 M 2 1.4 C 5 -0.6 9 1 9 7"
)
_EYE: Final = Drawing("M -9.5 0 C -5 -7.4 5 -7.4 9.5 0 C 5 7.4 -5 7.4 -9.5 0 Z", "O 0 0 3.1")


class SeenBy(Panel):
    """A button for everyone who can look on, one of them down."""

    def __init__(
        self, title: TitleUi, appearance: Appearance, bridge: ReplayBridge, parent: QWidget
    ) -> None:
        """Show as whom the bridge shows the match, and let others be chosen."""
        super().__init__(appearance, parent)
        self._title = title
        self._bridge = bridge
        self._head = Words(appearance, _HEAD, self)
        self.buttons = {viewer: self._button(viewer) for viewer in bridge.viewers}
        group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._head)
        for button in self.buttons.values():
            group.addButton(button)
            self._row.addWidget(button)
        self._row.addStretch(1)
        bridge.changed.connect(self._on_changed)
        self.restyle()
        self.retranslate()
        self._on_changed()

    def restyle(self) -> None:
        """Take distances from the appearance."""
        self._row.setSpacing(self.appearance.px(5))
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show words where there is room for all of them, else only tokens and icons."""
        super().resizeEvent(event)
        self._share_width()

    def minimumSizeHint(self) -> QSize:
        """Do with tokens and icons."""
        least = sum(button.minimumSizeHint().width() for button in self.buttons.values())
        return QSize(least, super().minimumSizeHint().height())

    def retranslate(self) -> None:
        """Update all texts to the language of the interface."""
        head = translate("Replay", "View")
        self._head.setText(head)
        self.setAccessibleName(head)
        for viewer, button in self.buttons.items():
            words, name = self._words(viewer)
            button.set_label(name, words)
        self._share_width()

    def _share_width(self) -> None:
        """Leave the words out, then the heading, where they do not fit."""
        between = self._row.spacing() * len(self.buttons)
        head = self._head.sizeHint().width() + between
        worded = sum(button.worded_width for button in self.buttons.values())
        signs = sum(button.minimumSizeHint().width() for button in self.buttons.values())
        for button in self.buttons.values():
            button.show_words(head + worded <= self.width())
        self._head.setVisible(head + signs <= self.width())

    def _words(self, viewer: Viewer) -> tuple[str, str]:
        """Return what stands on a button, and what it does."""
        match viewer:
            case Audience.PUBLIC:
                return (
                    translate("Replay", "Public", "as whom a replay is seen"),
                    translate("Replay", "Public information only"),
                )
            case Audience.EVERYONE:
                return (
                    translate("Replay", "All hands", "as whom a replay is seen"),
                    translate("Replay", "Every hand and every counter"),
                )
            case _:
                return self._words_of_seat(viewer)

    def _words_of_seat(self, viewer: Seat) -> tuple[str, str]:
        player = player_name(self._bridge.players, viewer)
        text = translate("Replay", "What {player} knew at the time")
        return player, fill(text, player=player)

    def _button(self, viewer: Viewer) -> WoodButton:
        button = self._made(viewer)
        button.setCheckable(True)
        button.clicked.connect(partial(self._bridge.look_as, viewer))
        return button

    def _made(self, viewer: Viewer) -> WoodButton:
        if isinstance(viewer, int):
            colour = self._title.colour_of(self._bridge.view, viewer)

            def sign(painter: QPainter, rect: QRectF) -> None:
                self._title.paint_token(painter, rect, colour)

            return WoodButton(self.appearance, self, sign=sign)
        return WoodButton(self.appearance, self, icon=_TABLE if viewer is PUBLIC else _EYE)

    def _on_changed(self) -> None:
        self.buttons[self._bridge.viewer].setChecked(True)
