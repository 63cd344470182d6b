"""The state of the target, always in the same place of the side panel: a heading, the title's part,
and a note.

Without a target it shows its purpose. It keeps showing the last place when the pointer leaves the
board, and its height never changes. In a running game the next person at the screen starts without
a place; in a replay another viewer keeps it. A title's inspector makes the widgets between heading
and note (`make_body`), shows a place (`show_place`), and may find it for a target (`place_of`).
"""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, ElidedWords
from changcheng_qt.ui.pointer.offers import TargetT
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change

translate = QCoreApplication.translate

PlaceT = TypeVar("PlaceT")

NOTE_LINES: Final = 2


class Inspector(Panel, Generic[TargetT, PlaceT]):
    """The public and own knowledge of the last target."""

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        parent: QWidget | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Start without a place, in the bridge's view or in the `shown` part of it."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._shown = shown or bridge
        self._place: PlaceT | None = None
        self._viewer = bridge.viewer
        self._is_handed_over = self._is_concealed = False
        self._shown_for: object = None
        """The key of the present content; None to show it again."""
        self._heading = Heading(appearance, self)
        self.note = ElidedWords(appearance, NOTE, self, lines=NOTE_LINES)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._invitation = ElidedWords(appearance, NOTE, self, lines=NOTE_LINES)
        self._body = QWidget(self)
        keeps_room = self._body.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self._body.setSizePolicy(keeps_room)
        self._layout = QVBoxLayout(self)
        self._lay_out(self.make_body())
        self._shown.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()

    def _lay_out(self, body: QLayout) -> None:
        self._layout.addWidget(self._heading)
        body.setContentsMargins(0, 0, 0, 0)
        self._body.setLayout(body)
        either = QGridLayout()
        either.addWidget(self._body, 0, 0)
        either.addWidget(self._invitation, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(either)
        self._layout.addWidget(self.note)
        self.note.raise_()  # screen readers read children in this order

    def forget_at_hand_over(self) -> None:
        """From now on drop the place whenever a running game gets another viewer."""
        self._is_handed_over = True

    @abstractmethod
    def make_body(self) -> QLayout:
        """Make the widgets between heading and note, and lay them out."""

    def place_of(self, target: TargetT) -> PlaceT | None:
        """Return the place of a target, None if it has none: the target itself, of a title that has
        a text for everything.
        """
        return cast("PlaceT", target)

    @abstractmethod
    def show_place(self, view: Any, place: PlaceT) -> None:  # noqa: ANN401 - views belong to titles
        """Show the state of a place in a view."""

    def look_at(self, target: TargetT | None) -> None:
        """Show the target of the pointer or the focus; None changes nothing."""
        place = None if target is None else self.place_of(target)
        if place is not None and place != self._place:
            self._place = place
            self._show(self._shown.view)

    def conceal(self, is_concealed: bool) -> None:
        """Show nothing while a question is asked that a place would answer, and keep the room."""
        self._is_concealed = is_concealed
        self.retranslate()

    def restyle(self) -> None:
        px = self.appearance.px
        self._layout.setContentsMargins(px(16), px(1), px(16), px(1))

    def retranslate(self) -> None:
        self._shown_for = None
        self._show(self._shown.view)

    def _on_changed(self, change: Change) -> None:
        viewer, self._viewer = self._viewer, self._bridge.viewer
        is_another = self._viewer != viewer and self._bridge.outcome is None
        if self._is_handed_over and is_another:
            self._place = self._shown_for = None
        self._show(change.view)

    def _show(self, view: Any) -> None:  # noqa: ANN401
        place = None if self._is_concealed else self._place
        self._body.setHidden(place is None)
        self._invitation.setHidden(place is not None or self._is_concealed)
        if place is not None:
            self.show_place(view, place)
            return
        self._heading.set_title(translate("Inspector", "Board"))
        self.note.setText("")
        words = translate("Inspector", "Point at a place to see how things stand there.")
        self._invitation.setText(words)
