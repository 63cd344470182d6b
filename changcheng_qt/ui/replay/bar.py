"""The control bar of a replay; the title puts it in the place of its tray, on its wood.

Above are transport, slider and the number of the step, below the viewer (everybody at the table,
one seat, or with everything shown), the speed, and the exits.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import PUBLIC, Audience, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.icons import Drawing, Icon
from changcheng_qt.ui.panels.words import TextStyle, TypeFace, Words
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.player import SPEEDS, ReplayPlayer
from changcheng_qt.ui.replay.slider import Marks, ReplaySlider, marks_of
from changcheng_qt.ui.replay.wood_button import WoodButton
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_COUNT: Final = TextStyle(size=15, role="tray_text", face=TypeFace.NUMBER)
_PLAY: Final = Drawing("", "M -5.5 -8 L 8 0 L -5.5 8 Z")
_BACK: Final = Drawing("M 7 -7 L -3 0 L 7 7 Z M -7 -7 L -7 7")
_FIRST: Final = Drawing("M 9 -6.5 L 1 0 L 9 6.5 Z M 1 -6.5 L -7 0 L 1 6.5 Z M -9 -6.5 L -9 6.5")
_LAST: Final = Drawing("M -9 -6.5 L -1 0 L -9 6.5 Z M -1 -6.5 L 7 0 L -1 6.5 Z M 9 -6.5 L 9 6.5")
_HEAD: Final = TextStyle(size=14, role="tray_text2")
_TABLE: Final = Drawing(
    "O -4.2 -3.6 2.8 O 4.2 -3.6 2.8 M -9 7 C -9 -1 0.6 -1 0.6 7 M 2 1.4 C 5 -0.6 9 1 9 7"
)
_EYE: Final = Drawing("M -9.5 0 C -5 -7.4 5 -7.4 9.5 0 C 5 7.4 -5 7.4 -9.5 0 Z", "O 0 0 3.1")

_GRID: Final = Drawing(
    "M -8 -8 L 8 -8 L 8 8 L -8 8 Z M -8 -2.7 L 8 -2.7 M -8 2.7 L 8 2.7 M -2.7 -8 L -2.7 8",
    "M -2.7 -2.7 L 8 -2.7 L 8 2.7 L -2.7 2.7 Z",
)


_CHART: Final = Drawing("M -8 -8 L -8 8 L 8 8 M -6 4 L -2 -2 L 2 1 L 7.5 -6.5")


class ReplayBar(Panel):
    """Shows the position of a replay and controls it."""

    result_asked = Signal()
    leave_asked = Signal()
    insight_asked = Signal()
    why_asked = Signal()

    def __init__(
        self,
        title: TitleUi,
        bridge: ReplayBridge,
        player: ReplayPlayer,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Control a bridge with a player."""
        super().__init__(appearance, parent)
        self._title = title
        self._bridge = bridge
        self._player = player
        self._marks = Marks((), ())
        self._leads_to_exercise = False
        self.first, self.back, self.play, self.forward, self.last = (
            WoodButton(appearance, self, icon=icon)
            for icon in (_FIRST, _BACK, _PLAY, Icon.STEP, _LAST)
        )
        self.slider = ReplaySlider(appearance, self)
        self._count = Words(appearance, _COUNT, self)
        self.seen_by = SeenBy(title, appearance, bridge, self)
        self.speeds = {speed: WoodButton(appearance, self) for speed in SPEEDS}
        self.insight = WoodButton(appearance, self, icon=_GRID)
        self.insight.setVisible(bridge.making is not None)
        self.why = WoodButton(appearance, self, icon=_CHART)
        """The button for *Why?*; shown if there is an analyst."""
        self.result = WoodButton(appearance, self)
        self.leave = WoodButton(appearance, self)
        self.result.setVisible(bridge.is_of_finished_game)
        self._lay_out()
        self._connect()
        self.restyle()
        self.retranslate()
        self._on_speed_changed(player.speed)

    @property
    def marks(self) -> Marks:
        """Return the positions of turns and moments."""
        return self._marks

    def restyle(self) -> None:
        px = self.appearance.px
        self._rows.setSpacing(px(3 if self.appearance.size > 1 else 6))
        for row in (self._upper, self._lower):
            row.setSpacing(px(5))
        for button in self._transport:
            button.setFixedWidth(px(46))
        for button in self.speeds.values():
            button.setFixedWidth(max(px(46), button.minimumSizeHint().width()))
        self._reserve_count()

    def retranslate(self) -> None:
        self._marks = marks_of(self._title, self._bridge)
        self.slider.use_marks(self._marks)
        self.slider.setAccessibleName(translate("Replay", "Position in the game"))
        self.first.set_label(translate("Replay", "To the start"))
        self.back.set_label(translate("Replay", "One step back"))
        self.forward.set_label(translate("Replay", "One step forward"))
        self.last.set_label(translate("Replay", "To the end"))
        knew = translate("Insight", "Who knew what")
        self.insight.set_label(knew, knew)
        why = translate("Replay", "Why?")
        self.why.set_label(translate("Analysis", "Why it ended this way"), why)
        result = translate("Replay", "Result")
        self.result.set_label(translate("Replay", "Show result"), result)
        self.leave.set_label(*self._leave_label)
        for speed, button in self.speeds.items():
            shown = f"{_shown(speed)}×"
            name = fill(translate("Replay", "Play at {speed} speed"), speed=shown)
            button.set_label(name, shown)
        self._say_play()
        self._refresh()
        self._fit(self.width())

    @property
    def way_out(self) -> str:
        """Return the name of the exit."""
        name, _ = self._leave_label
        return name

    @property
    def _leave_label(self) -> tuple[str, str]:
        if self._leads_to_exercise:
            exercise = translate("Replay", "Back to the exercise")
            return exercise, exercise
        short = translate("Replay", "Close replay", "the replay")
        return translate("Replay", "Close replay"), short

    def lead_to_exercise(self) -> None:
        """Name the exit as the return to an exercise."""
        self._leads_to_exercise = True
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the parts that have no room."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """Hide the words of the button for *Who knew what* if they have no room, then the speeds if
        they would cut the words of other buttons, then the words of *Why?*.
        """
        ways = [button for button in self._ways if not button.isHidden()]
        speeds = sum(button.minimumWidth() for button in self.speeds.values())
        gaps = self._lower.spacing() * self._lower.count()
        room = width - self.seen_by.minimumSizeHint().width() - gaps
        for button in (self.insight, self.why):
            button.show_words(True)
        has_room = sum(button.sizeHint().width() for button in ways) + speeds <= room
        self.insight.show_words(has_room)
        words = sum(button.sizeHint().width() for button in ways)
        for button in self.speeds.values():
            button.setVisible(words + speeds <= room)
        self.why.show_words(words <= room)

    @property
    def _transport(self) -> tuple[WoodButton, ...]:
        return self.first, self.back, self.play, self.forward, self.last

    @property
    def _ways(self) -> tuple[WoodButton, ...]:
        return self.insight, self.why, self.result, self.leave

    def _lay_out(self) -> None:
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        for button in self._transport:
            self._upper.addWidget(button)
        self._upper.addWidget(self.slider, 1)
        self._upper.addWidget(self._count)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lower.addWidget(self.seen_by, 1)
        group = QButtonGroup(self)
        for button in self.speeds.values():
            button.setCheckable(True)
            group.addButton(button)
            self._lower.addWidget(button)
        for button in self._ways:
            self._lower.addWidget(button)
        self._rows = without_margins(QVBoxLayout(self))
        self._rows.addLayout(self._upper)
        self._rows.addLayout(self._lower)

    def _connect(self) -> None:
        player, bridge = self._player, self._bridge
        self.first.clicked.connect(lambda: player.jump(0))
        self.back.clicked.connect(lambda: player.step(-1))
        self.play.clicked.connect(player.toggle)
        self.forward.clicked.connect(lambda: player.step(1))
        self.last.clicked.connect(lambda: player.jump(bridge.last))
        self.slider.setRange(0, bridge.last)
        self.slider.valueChanged.connect(player.jump)
        for speed, button in self.speeds.items():
            button.clicked.connect(partial(player.choose_speed, speed))
        self.insight.clicked.connect(self.insight_asked)
        self.why.clicked.connect(self.why_asked)
        self.result.clicked.connect(self.result_asked)
        self.leave.clicked.connect(self.leave_asked)
        bridge.changed.connect(self._refresh)
        player.playing_changed.connect(self._say_play)
        player.speed_changed.connect(self._on_speed_changed)

    def _refresh(self) -> None:
        position, last = self._bridge.position, self._bridge.last
        with QSignalBlocker(self.slider):
            self.slider.setValue(position)
        self.slider.update()
        locale = QLocale()
        self._count.setText(f"{locale.toString(position)} / {locale.toString(last)}")
        self.slider.setAccessibleDescription(self._marks.heading(position))
        for button in (self.first, self.back):
            button.setEnabled(position > 0)
        for button in (self.forward, self.last):
            button.setEnabled(position < last)

    def _reserve_count(self) -> None:
        """Keep room for the widest number, so that nothing moves while it changes."""
        last = QLocale().toString(self._bridge.last)
        metrics = QFontMetrics(_COUNT.font(self.appearance))
        widest = metrics.horizontalAdvance(f"{'8' * len(last)} / {last}")
        self._count.setMinimumWidth(widest + self.appearance.px(10))

    def _say_play(self) -> None:
        is_playing = self._player.is_playing
        self.play.draw(Icon.PAUSE if is_playing else _PLAY)
        name = translate("Replay", "Pause") if is_playing else translate("Replay", "Play")
        self.play.set_label(name, "", fill(translate("Replay", "{what} (space bar)"), what=name))

    def _on_speed_changed(self, speed: float) -> None:
        self.speeds[speed].setChecked(True)


class SeenBy(Panel):
    """A button for each viewer, one of them down."""

    def __init__(
        self, title: TitleUi, appearance: Appearance, bridge: ReplayBridge, parent: QWidget
    ) -> None:
        """Show the bridge's viewer, and offer the others."""
        super().__init__(appearance, parent)
        self._title = title
        self._bridge = bridge
        self._head = Words(appearance, _HEAD, self)
        self.buttons = {viewer: self._button(viewer) for viewer in bridge.viewers}
        group = QButtonGroup(self)
        self._row = without_margins(QHBoxLayout(self), self._head)
        for button in self.buttons.values():
            group.addButton(button)
            self._row.addWidget(button)
        self._row.addStretch(1)
        bridge.changed.connect(self._on_changed)
        self.restyle()
        self.retranslate()
        self._on_changed()

    def restyle(self) -> None:
        self._row.setSpacing(self.appearance.px(5))
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show words if all of them fit, else only tokens and icons."""
        super().resizeEvent(event)
        self._share_width()

    def minimumSizeHint(self) -> QSize:
        least = sum(button.minimumSizeHint().width() for button in self.buttons.values())
        return QSize(least, super().minimumSizeHint().height())

    def retranslate(self) -> None:
        head = translate("Replay", "View")
        self._head.setText(head)
        self.setAccessibleName(head)
        for viewer, button in self.buttons.items():
            words, name = self._words(viewer)
            button.set_label(name, words)
        self._share_width()

    def _share_width(self) -> None:
        """Hide the words, then the heading, if they do not fit."""
        between = self._row.spacing() * len(self.buttons)
        head = self._head.sizeHint().width() + between
        worded = sum(button.worded_width for button in self.buttons.values())
        signs = sum(button.minimumSizeHint().width() for button in self.buttons.values())
        for button in self.buttons.values():
            button.show_words(head + worded <= self.width())
        self._head.setVisible(head + signs <= self.width())

    def _words(self, viewer: Viewer) -> tuple[str, str]:
        """Return the words on a button, and its tooltip."""
        match viewer:
            case Audience.PUBLIC:
                return (
                    translate("Replay", "Public", "as whom a replay is seen"),
                    translate("Replay", "Public information only"),
                )
            case Audience.EVERYONE:
                return (
                    translate("Replay", "All hands", "as whom a replay is seen"),
                    translate("Replay", "All that is hidden"),
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


def _shown(speed: float) -> str:
    return "½" if speed == 0.5 else str(round(speed))
