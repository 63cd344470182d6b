"""The board of one match as a widget: scene, view, overview strip, and everything that joins them.

The way of a change: `MatchBridge.changed` brings a View and events; the scene shows the new
position at once and says what is different; motions are made of that, backwards as well as
forwards. The way of a click: `Pointing` finds the target, `BoardPlay` submits its command.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.ui.accessible.board_tree import BoardTree
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.accessible.actions import WallActions
from changcheng_qt.ui.changcheng.accessible.things import WallThings
from changcheng_qt.ui.changcheng.board.cards import OwnCards
from changcheng_qt.ui.changcheng.board.fitting import Fitting
from changcheng_qt.ui.changcheng.board.keys import WallKeys
from changcheng_qt.ui.changcheng.board.notes import BoardNotes
from changcheng_qt.ui.changcheng.board.showing import Past, RecentChanges, Showing, flashes_of
from changcheng_qt.ui.changcheng.pointer.hand import Hand, Held
from changcheng_qt.ui.changcheng.pointer.play import BoardPlay, PeekLook
from changcheng_qt.ui.changcheng.pointer.pointing import WallPointing
from changcheng_qt.ui.changcheng.scene.items.art import BoardLooks
from changcheng_qt.ui.changcheng.scene.items.figure_art import AnyFigure
from changcheng_qt.ui.changcheng.scene.marks import FADING
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.changcheng.scene.touched import Places, touched_by
from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.pointer.dragging import ArrivingDrag
from changcheng_qt.ui.scene.animator import Animator
from changcheng_qt.ui.scene.flashes import Flashes
from changcheng_qt.ui.scene.mark_fades import MarkFades
from changcheng_qt.ui.scene.table_top import TableTop
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion

translate = QCoreApplication.translate


class BoardView(FollowsLanguage, QWidget):
    """Everything that is seen and done on the board."""

    hovered = Signal(object)
    """The target that is pointed at, by pointer or keys, or None."""
    past_left = Signal()
    """Somebody wants to play on instead of looking back."""

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand,
        appearance: Appearance,
        parent: QWidget | None = None,
        keys: KeyBindings | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show what the bridge shows, or `shown` of it; `hand` is shared with the tray; `keys` are
        usual if None.
        """
        super().__init__(parent)
        self._bridge = bridge
        self._shown = shown or bridge
        self._hand = hand
        self._appearance = appearance
        self._is_laid_out = False
        self.recent = RecentChanges(bridge)
        self.scene = BoardScene(self._shown.view, self._looks(), self)
        self.animator = Animator(self)
        self.play = BoardPlay(bridge, hand, self)
        self.settled = self.animator.settled
        self.look = PeekLook(self.play.peek, self)
        self.pointing = WallPointing(self.scene, self.play, hand, self.look, appearance.duration)
        self._flashes = Flashes[AnyFigure](self.scene)
        self._table = TableTop(appearance.palette, self)
        self.view = ZoomView(self.scene, self.scene.sprites, self, self)
        self.view_changed = self.view.view_changed
        self.overview = OverviewStrip(self.scene, self.scene.sprites, appearance, self)
        self._mark_fades = MarkFades(self.scene, self.view, FADING, appearance.fade)
        self._fitting = Fitting(self.scene, self.view, self.overview, self.play)
        self._showing = Showing(self.scene, self._fitting, self.animator, appearance)
        self._past = Past(self._showing, self._flashes)
        keys = keys or KeyBindings()
        self.keys = WallKeys(self.pointing, self.play, self.view, hand, keys)
        """What keys do here."""
        actions = WallActions(self.view, self.pointing, self.play, self.look)
        things = WallThings(self.scene, self.play)
        self.tree = BoardTree(self.view, self.pointing, self.play, things, actions)
        note = HoverNote(appearance, self)
        self.notes = BoardNotes(note, self.view, self.pointing, self.play, keys)
        large = parent or self
        self._own_cards = OwnCards(self.scene, self.view, self.pointing, appearance, self, large)
        self._drag = ArrivingDrag(self.view)
        self.overview.hide()
        self._is_laid_out = True
        self._connect()
        self._fitting.fit()
        self.scene.show_position(self._shown.view, self.recent.marked)
        self.retranslate()

    def _connect(self) -> None:
        self._shown.changed.connect(self._on_changed)
        self._appearance.changed.connect(self._on_appearance_changed)
        self.play.ends_offered.connect(self._fitting.fit)
        self._hand.changed.connect(self._on_hand_changed)
        self.scene.laid_out.connect(self._fitting.fit)
        self.pointing.hovered.connect(self.hovered)
        self.pointing.walked.connect(self._fitting.reveal_target)
        self.view.view_changed.connect(self._on_view_changed)
        self.view.rested.connect(self._on_view_changed)
        self.view.focus_lost.connect(self.look.end)
        self.animator.moved.connect(self.scene.stirred)
        self.overview.watch(self.scene.stirred)
        self.overview.place_asked.connect(self.view.centre_on)
        self._table.baked.connect(self.view.viewport().update)

    # What menus, keys and the chronicle do to the board.

    @property
    def action_slots(self) -> Mapping[str, Callable[[], object]]:
        """What actions of menus and keys do here, by their names."""
        return {
            "fit": self.view.toggle_fit,
            "zoom_in": partial(self.view.zoom_by, 1),
            "zoom_out": partial(self.view.zoom_by, -1),
            "changes": self.toggle_changes,
        }

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown."""
        return self.view.is_whole

    @property
    def is_moving(self) -> bool:
        """Whether anything moves now, or waits to."""
        return self.animator.is_moving

    def show_events(self, events: Sequence[Event]) -> None:
        """Light up for a moment what events speak of, and bring it into view."""
        places = touched_by(events)
        self.reveal(places)
        self._flashes.show(flashes_of(places, self.scene.view))

    def toggle_changes(self) -> None:
        """Hide the marks of what has changed since the viewer's own turn, or show them again."""
        self.recent.toggle()
        self.refresh()

    def show_past(self, change: Change, number: int) -> None:
        """Show the position after an earlier step of that number, and that step as movement."""
        if not self._past.is_shown:
            self._come_to_rest()
        self.reveal(self._past.show(change, number))

    def show_present(self) -> None:
        """Show the present position again, at once."""
        self._past.end()
        self._showing.at_once(self._shown.view, self.recent.marked)
        self.pointing.refresh()

    def skip_motion(self) -> None:
        """Bring whatever moves to its end at once."""
        self.animator.finish()
        self._mark_fades.finish()

    @property
    def shape(self) -> float:
        """The width of the whole scroll over the height of what is to be seen of it."""
        room = self.scene.room()
        return room.width() / room.height()

    # What the other widgets of the title do to the board.

    def refresh(self) -> None:
        """Show the same position again, with more of it once that has been revealed."""
        view = self._shown.view
        if not self._past.is_shown and not self.scene.shows(view, self.recent.marked):
            self.animator.finish()
            self._showing.moving(view, self.recent.marked)

    def reveal(self, places: Places) -> None:
        """Move the board as little as needed to see some places of it."""
        self._fitting.reveal(places)

    def begin_drag(self, held: Held, global_pos: QPoint) -> None:
        """Go on with a drag that began in another widget, until the button is let go there."""
        self._hand.pick(held)
        self._drag.begin(self.pointing.new_carry(), global_pos)

    def cancel(self) -> bool:
        """Cancel what is being done, else drop what is held; return whether there was anything."""
        if self._past.is_shown:
            self.past_left.emit()
            return True
        return self.keys.cancel()

    def retranslate(self) -> None:
        """Update every text to the language of the interface."""
        self.view.setAccessibleName(translate("Board", "Board"))
        self.scene.retranslate(self._looks())
        self.pointing.refresh()

    # What the view asks.

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        """Begin what a press means; one that means nothing else ends what moves."""
        if self._past.is_shown:
            self.past_left.emit()
            return PointerMode()
        mode = self.pointing.press(place, event)
        if mode is None:
            self.animator.finish()
        return mode

    def click(self, place: PointerPlace) -> None:
        """Explain what is clicked with empty hands, or why a click does nothing with full ones."""
        if not self.pointing.explain(place):
            self.notes.tell_missed()

    def hover(self, place: PointerPlace | None) -> None:
        """Point at what lies under the pointer."""
        self.pointing.hover(place)

    def press_key(self, event: QKeyEvent) -> bool:
        """Answer to a key."""
        return self.keys.press(event)

    def make_room(self) -> None:
        """Share the room between the view and the overview strip."""
        self._fitting.share_room(self.rect())

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table around the scroll."""
        self._table.paint(painter, rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow another size."""
        super().resizeEvent(event)
        self.make_room()

    # What happens.

    def _on_changed(self, change: Change) -> None:
        view = change.view
        self.play.part()
        if change.motion is Motion.JUMP:
            self._come_to_rest()
            self._showing.at_once(view, self.recent.marked)
        else:
            self._past.end()
            self._showing.moving(view, self.recent.marked)
        self.look.learn(change.events, self._bridge.viewer)
        self.play.follow(change)

    def _come_to_rest(self) -> None:
        """Forget everything that belongs to the moment: another viewer or position comes."""
        self.animator.finish()
        self.view.pointer.cancel()
        self._drag.stop()
        self.look.end()
        self._past.end()

    def _on_appearance_changed(self) -> None:
        if self._looks() != self.scene.setting.looks:
            self._table.apply_style(self._appearance.palette)
            self.retranslate()
        self.make_room()
        self.view.viewport().update()

    def _looks(self) -> BoardLooks:
        looks = BoardLooks(self._appearance.palette, Script.of(self._appearance.language))
        return self._fitting.lettered(looks) if self._is_laid_out else looks

    def _on_hand_changed(self, held: Held | None) -> None:
        """Take the keys once there is something to set down, so that arrows walk the targets."""
        if held is not None and self.isVisible() and self.isActiveWindow():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if held is not None:
            self._fitting.show_an_offer()

    def _on_view_changed(self) -> None:
        self.overview.update()
        if (looks := self._looks()) != self.scene.setting.looks:
            self.scene.apply_style(looks)
            self.pointing.refresh()
