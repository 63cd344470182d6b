"""Adding a board: which one, which face, and at which end of the wall (RULES 3.5).

The panel is over the tray, so that both ends of the wall stay visible; the end can be chosen there
or here. If the table option draws the board, only the end is left to choose. A board that a scoring
requires at once is requested when the scoring has been revealed.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.geography import End, Face
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, HeldBoard
from changcheng_qt.titles.changcheng.table.pointer.play import commands_here
from changcheng_qt.titles.changcheng.table.widgets.faces import FaceButton
from changcheng_qt.titles.changcheng.words.names import end_name
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE, Words
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, OverlayPanel
from changcheng_qt.ui.widgets.scroll_areas import WideScroll

translate = QCoreApplication.translate


class ExtensionPanel(OverlayPanel):
    """Shown to the seat that has to add a board."""

    def __init__(
        self, bridge: MatchBridge, hand: Hand, appearance: Appearance, parent: QWidget
    ) -> None:
        """Follow a bridge from now on; the choice is held in the hand."""
        super().__init__(appearance, parent)
        tell_rule(self, lambda: "extension-choice")
        self._bridge = bridge
        self._hand = hand
        self._waits = False
        self._room: tuple[QRect, QRect] | None = None
        self.faces: list[FaceButton] = []
        self.ends = {end: Button(appearance, parent=self) for end in End}
        for button in self.ends.values():
            button.commits = True
        self._last_chosen: FaceButton | None = None
        self._title = Words(appearance, SUBTITLE, self)
        self.rule = Words(appearance, NOTE, self, wrap=True)
        self._lay_out()
        self._connect()
        self.restyle()
        self._refresh()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Return the faces, and the ends once there is a board for them."""
        ends = tuple(button for button in self.ends.values() if button.isEnabled())
        return (*self.faces, *ends)

    @property
    def first_control(self) -> QWidget | None:
        """Return a face to choose, and then the end to add it at."""
        if (end := next(filter(QWidget.isEnabled, self.ends.values()), None)) is not None:
            return end
        return self._last_chosen if self._last_chosen in self.faces else super().first_control

    def wait(self, waits: bool) -> None:
        """Wait while something else is revealed, or ask now."""
        if waits != self._waits:
            self._waits = waits
            self._refresh()

    def place(self, table: QRect, board: QRect) -> None:
        """Place the panel over the tray, and over as little of the board as possible."""
        self._room = table, board
        self._share_width(board.width())
        wanted = self._layout.totalSizeHint()
        height = max(wanted.height(), table.bottom() - board.bottom())
        self.setGeometry(board.left(), table.bottom() + 1 - height, board.width(), height)

    def event(self, event: QEvent) -> bool:
        """Place the panel again when the offered faces need more room, or less."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_again()
        return is_handled

    def restyle(self) -> None:
        px = self.appearance.px
        margin = px(SHADOW + 12)
        self._layout.setContentsMargins(margin, px(SHADOW + 6), margin, px(SHADOW + 6))
        self._layout.setSpacing(px(6))
        self._row.setSpacing(px(8))

    def retranslate(self) -> None:
        self._refresh()

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(self._title)
        heading.addWidget(self.rule, 1)
        shelf = QWidget()
        self._faces_row = without_margins(QHBoxLayout(shelf))
        self._faces_row.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.shelf = WideScroll(shelf, self)
        self._ends_column = QVBoxLayout()
        for button in self.ends.values():
            self._ends_column.addWidget(button)
        self._row = QHBoxLayout()
        self._row.addWidget(self.shelf, 1)
        self._row.addLayout(self._ends_column)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(heading)
        self._layout.addLayout(self._row, 1)

    def _place_again(self) -> None:
        if self._room is not None:
            self.place(*self._room)

    def _share_width(self, width: int) -> None:
        """Fit all faces into a panel of some width, as far as possible."""
        if not self.faces:
            return
        margins = self._layout.contentsMargins()
        beside = self._row.spacing() + self._ends_column.sizeHint().width()
        between = self._faces_row.spacing() * (len(self.faces) - 1)
        free = width - margins.left() - margins.right() - beside - between
        for face in self.faces:
            face.use_width(free // len(self.faces))

    def _connect(self) -> None:
        for end, button in self.ends.items():
            button.clicked.connect(lambda _checked, end=end: self._on_end_chosen(end))
        self._bridge.changed.connect(self._refresh)
        self._bridge.decider_changed.connect(self._refresh)
        self._hand.changed.connect(self._on_hand_changed)

    def _commands(self) -> list[ExtendMap]:
        if self._waits or self._bridge.view.stage is not Stage.EXTENSION:
            return []
        return [
            command for command in commands_here(self._bridge) if isinstance(command, ExtendMap)
        ]

    def _refresh(self) -> None:
        """Show the possible choices, all of them before the panel, which then gets the keys."""
        commands = self._commands()
        if commands:
            view: View = self._bridge.view
            self._show_faces(_faces(view, commands))
            self._say(view)
            self._on_hand_changed()
            self._place_again()
        self.setVisible(bool(commands))

    def _show_faces(self, faces: list[Face]) -> None:
        if [button.face for button in self.faces] != faces:
            self.drop_widgets(self.faces, self._faces_row)
            self.faces = [FaceButton(self.appearance, face, self) for face in faces]
            for button in self.faces:
                button.clicked.connect(self._on_face_chosen)
                self._faces_row.addWidget(button)
            self._row.invalidate()  # A hidden one keeps the size that it had without them.
            self.shelf.updateGeometry()
        for button in self.faces:
            button.retranslate()

    def _say(self, view: View) -> None:
        self._title.setText(translate("Extension", "Add a board"))
        self.rule.setText(_rule_text(view))
        self.setAccessibleName(self._title.text())
        for end, button in self.ends.items():
            button.set_words(end_name(end))

    def _chosen(self) -> HeldBoard | None:
        """Return the board to be added: the drawn one, or the held one."""
        drawn = self._bridge.view.drawn
        if drawn is not None:
            return HeldBoard(drawn.board, drawn.side)
        held = self._hand.held
        return held if isinstance(held, HeldBoard) else None

    def _on_face_chosen(self) -> None:
        button = self.sender()
        if isinstance(button, FaceButton):
            self._hand.pick(HeldBoard(button.face.board, button.face.side))

    def _on_hand_changed(self) -> None:
        chosen = self._chosen()
        for face in self.faces:
            face.setChecked(chosen == HeldBoard(face.face.board, face.face.side))
            if face.isChecked():
                self._last_chosen = face
        first = translate("Extension", "Choose a board first.")
        for end in self.ends.values():
            end.allow(chosen is not None, first)
        self.controls_changed.emit()

    def _on_end_chosen(self, end: End) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self._bridge.submit(ExtendMap(chosen.board, chosen.side, end))


def _rule_text(view: View) -> str:
    if view.drawn is None:
        rule = translate(
            "Extension", "Choose a board, then an end of the wall, here or on the board."
        )
    else:
        rule = translate("Extension", "This board was drawn. Choose an end of the wall.")
    counters = translate(
        "Extension",
        "{rule} Its reputation and threat counters are drawn afterwards.",
        "two sentences",
    )
    rule = fill(counters, rule=rule)
    if view.options.extension_time is ExtensionTime.TURN_END:
        return rule
    after = translate("Extension", "{rule} Then your turn continues.", "two sentences")
    return fill(after, rule=rule)


def _faces(view: View, commands: Iterable[ExtendMap]) -> list[Face]:
    """Return the faces that can be added, board by board."""
    possible = {(command.board, command.side) for command in commands}
    faces = [face for board in view.spare for face in board.faces]
    return [face for face in faces if (face.board, face.side) in possible]
