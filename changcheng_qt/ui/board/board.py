"""The board of one match as a widget: scene and view together.

The way of a change: the bridge's `changed` carries a view of the match and events; the scene shows
the new position at once and returns the difference; motions are made of that, backwards as well as
forwards. The way of a click: `Pointing` finds its command, and submits it.

A title's board is a `BoardWidget`. It makes its `BoardParts`, fits the view to its scene with
`view.follow`, adds its `notes` and its own parts, and calls `begin`. It overrides `_looks`. A
`PlacesBoard` does all that by itself, from the `PlaceKinds` of its title.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.accessible.board_actions import BoardActions
from changcheng_qt.ui.accessible.board_tree import BoardTree
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.in_sight import InSight
from changcheng_qt.ui.board.notes import BoardNotes
from changcheng_qt.ui.board.parts import BoardParts, PlaceKinds
from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace
from changcheng_qt.ui.board.recent import LastT, RecentChanges
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.pointer.dragging import ArrivingDrag
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.pointer.keys import BoardKeys
from changcheng_qt.ui.scene.animator import Animator, Movement
from changcheng_qt.ui.scene.figure_scene import ViewT
from changcheng_qt.ui.scene.flashes import Flashes, WayMarks
from changcheng_qt.ui.scene.layer import Difference, FigureT, Key
from changcheng_qt.ui.scene.mark_fades import MarkFades
from changcheng_qt.ui.scene.motions import Pace
from changcheng_qt.ui.scene.table_top import TableTop
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.rule import tell_rule

translate = QCoreApplication.translate


class BoardWidget(FollowsLanguage, QWidget, Generic[ViewT, LastT, FigureT]):
    """The widget of a board, with all its interaction."""

    hovered = Signal(object)
    """The target, by pointer or keys, or None."""
    past_left = Signal()
    """The player wants to play on instead of looking back."""
    notes: BoardNotes
    """The notes next to the pointer."""
    tree: BoardTree[Any]
    """The places of the board for screen readers."""

    def __init__(
        self,
        parts: BoardParts[ViewT, LastT, FigureT],
        bridge: Bridge,
        shown: Shown,
        appearance: Appearance,
        parent: QWidget | None,
    ) -> None:
        """Show `shown` of a bridge once `begin` is called."""
        super().__init__(parent)
        self._parts, self._is_past = parts, False
        self._bridge, self._shown, self._appearance = bridge, shown, appearance
        self._pace = Pace(appearance.duration, appearance.fade)
        self.recent = RecentChanges(bridge, parts.last_moves)
        parts.scene.setParent(self)
        self.animator = Animator(self)
        self.settled, self.refused = self.animator.settled, parts.pointing.refused
        self._flashes = Flashes(parts.scene)
        self._table = TableTop(appearance.palette, self)
        self.hover, self.paint_table = parts.pointing.hover, self._table.paint
        self.view = ZoomView(parts.scene, parts.scene.sprites, self, self)
        self.view_changed = self.view.view_changed
        self.keep_clear, self.fit_beside = self.view.keep_clear, self.view.fit_beside
        self.way_marks = WayMarks(parts.scene, parts.sights, self.view.reveal)
        self._mark_fades = MarkFades(parts.scene, self.view, parts.fading, appearance.fade)
        self.keys = BoardKeys(parts.pointing, self.view, parts.hand, parts.keys, parts.is_plane)
        self.press_key, self.wait = self.keys.press, parts.play.wait
        self._drag = ArrivingDrag(self.view)
        tell_rule(self, lambda: parts.rule_of(parts.pointing.reason))

    def begin(self) -> None:
        """Show the first position, once all parts are made."""
        parts, scene = self._parts, self._parts.scene
        self._shown.changed.connect(self._on_changed)
        self._appearance.changed.connect(self._on_appearance_changed)
        parts.hand.changed.connect(self._on_hand_changed)
        parts.pointing.hovered.connect(self.hovered)
        parts.pointing.walked.connect(lambda target: self.view.reveal(parts.sights.room_of(target)))
        self.view.view_changed.connect(self._on_view_changed)
        self.view.rested.connect(self._on_view_changed)
        self.animator.moved.connect(scene.stirred)
        self._table.baked.connect(self.view.viewport().update)
        scene.show_position(self._shown.view, self.recent.marked)
        self.retranslate()

    def signs(self) -> list[QRect]:
        """Return the rectangles that no frame may cover, in the pixels of the viewport."""
        rooms = self._parts.sights.signs()
        return [self.view.mapFromScene(room).boundingRect() for room in rooms]

    # Called by menus, keys and the chronicle.

    @property
    def action_slots(self) -> Mapping[str, Callable[[], object]]:
        """The functions of menu and key actions here, by their names."""
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
        return self.animator.is_moving

    @property
    def shape(self) -> float:
        """The width of the whole board over its height."""
        return self.view.board.width() / self.view.board.height()

    @property
    def least_shape(self) -> float:
        return self.shape

    def show_events(self, events: Sequence[Any]) -> None:
        """Light up the places of events for a moment, and scroll to them."""
        self.reveal_events(events)
        view = self._parts.scene.view
        self._flashes.show(self._parts.sights.flashes_of(events, view, is_past=False))

    def reveal_events(self, events: Sequence[Any]) -> None:
        """Scroll to the places of events."""
        for room in self._parts.sights.rooms_of(events):
            self.view.reveal(room)

    def toggle_changes(self) -> None:
        """Hide the marks of changes since the viewer's own turn, or show them again."""
        self.recent.toggle()
        self.refresh()

    def show_way(self, action: Sequence[object]) -> None:
        self.way_marks.show(action)

    def show_past(self, change: Change, number: int) -> None:
        """Show the position after the earlier step `number`, and that step as movement."""
        if not self._is_past:
            self._come_to_rest()
        self._is_past = True
        if change.motion is Motion.JUMP:
            self._show_at_once(change.view, self._parts.last_moves.nothing)
        else:
            self._show_moving(change.view, self._parts.last_moves.of_step(change.events, number))
        self._flashes.show(self._parts.sights.flashes_of(change.events, change.view, is_past=True))
        self.reveal_events(change.events)

    def show_present(self) -> None:
        self._end_past()
        self._show_at_once(self._shown.view, self.recent.marked)
        self._parts.pointing.refresh()

    def skip_motion(self) -> None:
        self.animator.finish()
        self._mark_fades.finish()

    def point_at_nothing(self) -> None:
        self._parts.pointing.hover(None)

    # Called by other widgets of the title.

    def refresh(self) -> None:
        """Show the same position again, with more of it once that has been revealed."""
        view = self._shown.view
        if not self._is_past and not self._parts.scene.shows(view, self.recent.marked):
            self.animator.finish()
            self._show_moving(view, self.recent.marked)

    def begin_drag(self, held: Any, global_pos: QPoint) -> None:  # noqa: ANN401 - of the title
        """Continue a drag that began in another widget, until the button is released there."""
        self._parts.hand.pick(held)
        self._drag.begin(self._parts.pointing.new_carry(), global_pos)

    def cancel(self) -> bool:
        """Cancel the current mode, else drop the held thing; return whether there was anything."""
        if self._is_past:
            self.past_left.emit()
            return True
        return self.keys.cancel()

    def retranslate(self) -> None:
        self.view.setAccessibleName(translate("Board", "Board"))
        self._parts.scene.forget_words()
        self._parts.scene.apply_style(self._looks())
        self._parts.pointing.refresh()

    # Called by the view.

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        """Start the mode of a press; without one, finish all motions."""
        if self._is_past:
            self.past_left.emit()
            return PointerMode()
        mode = self._parts.pointing.press(place, event)
        if mode is None:
            self.animator.finish()
        return mode

    def click(self, place: PointerPlace) -> None:
        """Explain the target, or why a click with a held thing does nothing."""
        if not self._parts.pointing.explain(place):
            self.notes.tell_missed()

    def make_room(self) -> None:
        """Give the view all of the room."""
        self.view.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    # Overridden by titles.

    def _looks(self) -> object:
        """Return the present looks of figures, compared by value."""
        raise NotImplementedError

    def _show_moving(self, view: ViewT, last: LastT) -> None:
        """Show another position, and the difference as movement."""
        difference = self._parts.scene.show_position(view, last)
        self.animator.play(self._parts.motions(difference, self._pace))

    def _come_to_rest(self) -> None:
        """Drop everything transient: another viewer or position follows."""
        self.animator.finish()
        self.view.pointer.cancel()
        self._drag.stop()
        self._end_past()

    def _follow(self, change: Change) -> None:
        """Update the offers once a change is shown."""
        self._parts.play.follow(change)

    # Events.

    def _on_changed(self, change: Change) -> None:
        self._parts.play.part()
        if change.motion is Motion.JUMP:
            self._come_to_rest()
            self._show_at_once(change.view, self.recent.marked)
        else:
            self._end_past()
            self._show_moving(change.view, self.recent.marked)
        self._follow(change)

    def _show_at_once(self, view: ViewT, last: LastT) -> None:
        """Show another position without motion."""
        self.animator.finish()
        self._parts.scene.show_at_once(view, last)

    def _end_past(self) -> None:
        self._is_past = False
        self._flashes.end()

    def _on_appearance_changed(self) -> None:
        if self._looks() != self._parts.scene.setting.looks:
            self._table.apply_style(self._appearance.palette)
            self.retranslate()
        self.make_room()
        self.view.viewport().update()

    def _on_hand_changed(self, held: object | None) -> None:
        """Take the focus once something is held, and scroll to a place for it."""
        if held is None:
            return
        if self.isVisible() and self.isActiveWindow():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if (room := _nearest(self._parts.sights.offered_rooms(), self.view.seen)) is not None:
            self.view.reveal(room)

    def _on_view_changed(self) -> None:
        if (looks := self._looks()) != self._parts.scene.setting.looks:
            self._parts.scene.apply_style(looks)
            self._parts.pointing.refresh()


def _nearest(rooms: Sequence[QRectF], seen: QRectF) -> QRectF | None:
    """Return the nearest of some rectangles, None if the middle of any is visible."""
    if not rooms or any(seen.contains(room.center()) for room in rooms):
        return None
    return min(rooms, key=lambda room: distance(room.center() - seen.center()))


class PlacesBoard(BoardWidget[ViewT, LastT, FigureT]):
    """A board on which every target of the pointer is a place. A title's overrides `_motions`
    too.
    """

    kinds: ClassVar[PlaceKinds[Any]]
    scene: Any
    play: Any
    pointing: Any
    sights: Any

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand[Any],
        appearance: Appearance,
        parent: QWidget | None = None,
        keys: KeyBindings | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's position, or `shown` of it; `hand` is shared with the tray; `keys` are
        the defaults if None.
        """
        shown, kinds = shown or bridge, self.kinds
        self.scene = kinds.scene(shown.view, kinds.looks(appearance))
        self.play = kinds.play(bridge, hand, self.scene)
        ground = kinds.ground(self.scene, self.play)
        self.pointing = kinds.pointing(self.scene, self.play, hand, ground, appearance.duration)
        self.sights = kinds.sights(self.scene, lambda: self.play.offers.walk)
        parts: BoardParts[ViewT, LastT, FigureT] = BoardParts(
            scene=self.scene,
            pointing=self.pointing,
            play=self.play,
            hand=hand,
            sights=self.sights,
            keys=keys or KeyBindings(),
            last_moves=kinds.last_moves,
            motions=self._motions,
            fading=kinds.fading,
            rule_of=kinds.rule_of,
            is_plane=kinds.is_plane,
        )
        super().__init__(parts, bridge, shown, appearance, parent)
        things = kinds.things(self.scene, self.play, self.sights)
        actions = BoardActions(self.view, self.pointing, things)
        self.tree = BoardTree(self.view, self.pointing, self.play, actions)
        in_sight = InSight(self.view)
        says = kinds.says(self.pointing, self.play, self.sights, in_sight)
        note = HoverNote(appearance, self)
        self.notes = BoardNotes(note, self.view, self.pointing, self.play, says, in_sight)
        self.view.follow(self.scene.room, kinds.least_scale)
        self.begin()

    def light_up(self, marks: Mapping[Key, Any]) -> None:
        """Show these marks besides those of the target, in place of earlier ones."""
        self.pointing.light_up(marks)

    # Overridden by titles.

    def _motions(self, difference: Difference[FigureT], pace: Pace) -> Sequence[Movement]:
        """Return the motions that show a difference."""
        raise NotImplementedError
