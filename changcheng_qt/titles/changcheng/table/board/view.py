"""The board of one match as a widget: the scroll with its overview strip, peeks, notes, large
cards, and a tree for screen readers.
"""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.accessible.actions import WallActions
from changcheng_qt.titles.changcheng.table.accessible.things import WallThings
from changcheng_qt.titles.changcheng.table.board.cards import OwnCards
from changcheng_qt.titles.changcheng.table.board.fitting import Fitting
from changcheng_qt.titles.changcheng.table.board.in_sight import WallInSight
from changcheng_qt.titles.changcheng.table.board.motions import motions_for, motions_on_other_wall
from changcheng_qt.titles.changcheng.table.board.notes import WallSays
from changcheng_qt.titles.changcheng.table.board.sights import BoardSights
from changcheng_qt.titles.changcheng.table.board.unrolling import UNROLL, slot_added
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.pointer.peeks import PeekLook
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.pointing import PeekKey, WallPointing
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.figure_art import AnyFigure
from changcheng_qt.titles.changcheng.table.scene.marks import FADING
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.table.scene.touched import LAST_MOVES, LastMove, Places
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.accessible.board_tree import BoardTree
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.board import BoardWidget
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.notes import BoardNotes
from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.board.parts import BoardParts
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change


class BoardView(BoardWidget[View, LastMove, AnyFigure]):
    """The board widget, with all its interaction."""

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand,
        appearance: Appearance,
        parent: QWidget | None = None,
        keys: KeyBindings | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's position, or `shown` of it; `hand` is shared with the tray; `keys` are
        the defaults if None.
        """
        shown, keys = shown or bridge, keys or KeyBindings()
        self.scene = scene = BoardScene(shown.view, BoardLooks.of(appearance))
        self.play = BoardPlay(bridge, hand, scene)
        self.look = PeekLook(self.play.peek, scene)
        self.pointing = WallPointing(scene, self.play, hand, self.look, appearance.duration)
        self._sights = BoardSights(scene, self.play)
        parts = BoardParts(
            scene=scene,
            pointing=self.pointing,
            play=self.play,
            hand=hand,
            sights=self._sights,
            keys=keys,
            last_moves=LAST_MOVES,
            motions=lambda difference, pace: motions_for(difference, scene, pace),
            fading=FADING,
            rule_of=rule_of,
        )
        super().__init__(parts, bridge, shown, appearance, parent)
        self.overview = OverviewStrip(scene, scene.sprites, appearance, self)
        self._fitting = Fitting(scene, self.view, self.overview, self.play, appearance)
        self.peek_key = PeekKey(self.pointing, self.play, self.view)
        things = WallThings(scene, self.play)
        actions = WallActions(self.view, self.pointing, things, self.play, self.look)
        self.tree = BoardTree(self.view, self.pointing, self.play, actions)
        note = HoverNote(appearance, self)
        in_sight = WallInSight(scene, self.view)
        says = WallSays(self.pointing, self.play, keys, in_sight)
        self.notes = BoardNotes(note, self.view, self.pointing, self.play, says, in_sight)
        large = parent or self
        self._own_cards = OwnCards(scene, self.view, self.pointing, appearance, self, large)
        self.overview.hide()
        self._connect()
        self._fitting.fit()
        self.begin()

    def _connect(self) -> None:
        self.play.ends_offered.connect(self._fitting.fit)
        self.scene.laid_out.connect(self._fitting.fit)
        self.view.view_changed.connect(self.overview.update)
        self.view.rested.connect(self.overview.update)
        self.view.focus_lost.connect(self.look.end)
        self.overview.watch(self.scene.stirred)
        self.overview.place_asked.connect(self._go_to)

    @property
    def shape(self) -> float:
        """The width of the whole scroll over the visible height."""
        room = self.scene.room()
        return room.width() / room.height()

    def reveal(self, places: Places) -> None:
        """Move the board as little as needed to show some places of it."""
        for room in self._sights.rooms_of_places(places):
            self.view.reveal(room)

    def make_room(self) -> None:
        """Share the room between the view and the overview strip."""
        self._fitting.share_room(self.rect())

    def _go_to(self, scene_x: float) -> None:
        """Scroll a place along the wall to the middle of the view."""
        self.view.centre_on(QPointF(scene_x, self.view.seen.center().y()))

    def _looks(self) -> BoardLooks:
        return self._fitting.lettered(BoardLooks.of(self._appearance))

    def _show_moving(self, view: View, last: LastMove) -> None:
        """Show another position as movement; if boards are added or removed, the view follows
        them.
        """
        scene, pace, fitted = self.scene, self._pace, self._fitting.room
        if view.wall == scene.layout.wall:
            super()._show_moving(view, last)
            return
        difference = scene.show_position(view, last)
        added = slot_added(difference)
        motions = motions_on_other_wall(difference, scene, pace)
        if pace.moves and self._fitting.room != fitted:
            motions.append(self._fitting.along(fitted, added, pace.duration(UNROLL)))
        elif added is not None:
            self._fitting.reveal_board(added)
        self.animator.play(motions)

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self.look.end()

    def _follow(self, change: Change) -> None:
        self.look.learn(change.events, self._bridge.viewer)
        super()._follow(change)
