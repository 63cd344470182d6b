"""The pointer and the keys over the board: what they point at, and what a press begins.

`Pointing` answers to the view. It keeps what is pointed at, by the pointer or by keys, shows it as
marks on the scene, and says it in signals. Nothing here changes the game: a click asks `BoardPlay`
to choose a target.
"""

from collections.abc import Collection
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from changcheng_qt.games.changcheng.geography import Region
from changcheng_qt.ui.board.pointer_modes import Hold, PointerMode, PointerPlace, Press
from changcheng_qt.ui.changcheng.pointer.aiming import Aiming, TargetOrder, place_of
from changcheng_qt.ui.changcheng.pointer.dragging import Carry
from changcheng_qt.ui.changcheng.pointer.hand import Hand
from changcheng_qt.ui.changcheng.pointer.play import BoardPlay, PeekLook
from changcheng_qt.ui.changcheng.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from changcheng_qt.ui.changcheng.scene.marks import Pointed, marks_of
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.scene.animator import Duration

HOLD_TO_PEEK: Final = 300
"""Milliseconds that an eye is held before anything is shown."""


class Pointing(QObject):
    """What is pointed at on one scene."""

    hovered = Signal(object)
    """The target that is pointed at, or None."""
    note_wanted = Signal()
    """Another note beside the pointer is wanted."""
    walked = Signal(object)
    """The target that keys are about to point at."""

    def __init__(
        self,
        scene: BoardScene,
        play: BoardPlay,
        hand: Hand,
        look: PeekLook,
        duration: Duration,
    ) -> None:
        """Point at nothing; `duration` tells how long a motion lasts at the present speed."""
        super().__init__(scene)
        self._duration = duration
        self._scene = scene
        self._play = play
        self._hand = hand
        self._look = look
        self._aiming = Aiming(scene, play)
        self._place: PointerPlace | None = None
        self._target: Target | None = None
        self._by_keys = False
        self._spotlight: ProvinceTarget | RegionTarget | None = None
        self._eye: Region | None = None
        self._reason: Enum | None = None
        self._just_done: Target | None = None
        self._asked: Target | None = None
        self._marked_for: object = None
        """What the marks on the board follow from."""
        self._marked_in: object = None
        """The setting that they lie in: another comes with other boards, looks or words."""
        play.changed.connect(self.refresh)
        look.changed.connect(self._show_marks)
        self.refresh()

    @property
    def target(self) -> Target | None:
        """Return what is pointed at."""
        return self._target

    @property
    def scene(self) -> BoardScene:
        """Return what is pointed at."""
        return self._scene

    @property
    def asked(self) -> Target | None:
        """Return what has been clicked to be explained, as long as it is pointed at."""
        return self._asked

    @property
    def is_just_done(self) -> bool:
        """Whether what is pointed at has only now been chosen."""
        return self._just_done is not None

    @property
    def walked_to(self) -> Target | None:
        """Return what keys have walked to, None where the pointer points."""
        return self._target if self._by_keys else None

    @property
    def at(self) -> QPointF:
        """Return where in the scene the target is pointed at."""
        if self._by_keys and self._target is not None:
            return place_of(self._scene.layout, self._target)
        return QPointF() if self._place is None else self._place.scene

    @property
    def pointer_at(self) -> QPointF | None:
        """Return where in the scene the pointer points, None where keys do, or nothing does."""
        return None if self._by_keys or self._place is None else self._place.scene

    @property
    def reason(self) -> Enum | None:
        """Return the rule that forbids what is pointed at, None if none does."""
        return self._reason

    @property
    def eye(self) -> Region | None:
        """Return the region whose eye is pointed at."""
        return self._eye

    @property
    def can_act(self) -> bool:
        """Whether a click on what is pointed at does something."""
        return self._eye is not None or self._play.offers.allows(self._target)

    # The pointer.

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        """Begin a look, a click or a drag; None where there is nothing but the board to move."""
        self.hover(place)
        if event.button() is Qt.MouseButton.RightButton:
            self._hand.step_back()
            return PointerMode()
        if event.button() is not Qt.MouseButton.LeftButton:
            return None
        if (eye := self._eye) is not None:
            return self.hold(eye)
        target = self._target
        if target is None or not self.can_act:
            return None
        return Press(lambda _: self.choose(target), lambda: self._carry(target))

    def hover(self, place: PointerPlace | None) -> None:
        """Point at what lies under the pointer, at nothing where it has left."""
        self._place = place
        self._eye = self._aiming.eye_at(self._place)
        self._point_at(self._aiming.target_at(self._place), by_keys=False)

    def choose(self, target: Target) -> None:
        """Do what a target stands for; the pointer then points at what has come there, of which
        nothing is said until it has pointed at something else.
        """
        self._just_done = target
        self._play.choose(target)

    def explain(self, place: PointerPlace | None = None) -> bool:
        """Have what is pointed at explained, where nothing is held; return whether it can be."""
        if place is not None:
            self.hover(place)
        is_square = isinstance(self._target, SquareTarget)
        if not is_square or self._hand.held is not None or self.can_act or self._reason is not None:
            return False
        self._asked = self._target
        self._show_marks()
        self.note_wanted.emit()
        return True

    def new_carry(self) -> Carry:
        """Return a drag of what is held."""
        return Carry(self, self._hand, self._scene, self._duration)

    # The keys.

    def walk(self, step: int) -> bool:
        """Walk to the next target (1) or the one before (-1); return whether there is any."""
        start = self._target if self._by_keys or self.can_act else None
        target = self._order.next_to(start, step)
        if target is None:
            return False
        self.walk_to(target)
        return True

    def walk_in(self, step: int) -> bool:
        """Walk to the first target (1) or the last one (-1) of those that can be chosen or looked
        at; return whether there is any.
        """
        if not self._play.offers.walk:
            return False
        self._point_at(None, by_keys=True)
        return self.walk(step)

    def is_at_end(self, step: int) -> bool:
        """Whether keys have walked to the last target on their way (1), or the first (-1)."""
        return self._by_keys and self._order.is_end(self._target, step)

    def walk_to(self, target: Target) -> None:
        """Point at a target as keys do."""
        self.walked.emit(target)
        self._point_at(target, by_keys=True)

    def enter(self) -> bool:
        """Choose what keys have walked to, or have it explained; return whether there was any."""
        target = self._target
        if target is None or not self._by_keys:
            return False
        if not self._play.offers.allows(target):
            return self.explain()
        self.choose(target)
        return True

    def hold(self, region: Region) -> Hold:
        """Return a look at a threat counter for as long as something is held."""
        return Hold(HOLD_TO_PEEK, lambda: self._look.begin(region), self._look.end)

    # What is shown.

    def light(self, area: ProvinceTarget | RegionTarget | None) -> None:
        """Darken everything but an area, or light everything again."""
        self._spotlight = area
        self.refresh()

    def refresh(self) -> None:
        """Point again: other things are offered, or the position is another one."""
        self._aiming.look_for_eyes()
        if self._by_keys:
            self._point_at(self._target if self._target in self._walk else None, by_keys=True)
            return
        self._eye = self._aiming.eye_at(self._place)
        self._point_at(self._aiming.target_at(self._place), by_keys=False)

    def _point_at(self, target: Target | None, *, by_keys: bool) -> None:
        is_other = target != self._target
        self._target, self._by_keys = target, by_keys
        if target != self._just_done:
            self._just_done = None
        if target != self._asked or self._hand.held is not None:
            self._asked = None
        is_asked = self._just_done is None
        self._reason = self._play.why_not(target) if target is not None and is_asked else None
        self._show_marks()
        if is_other:
            self.hovered.emit(target)
        self.note_wanted.emit()

    def _show_marks(self) -> None:
        pointed = Pointed(
            self._target, self._by_keys, self._spotlight, self._look.shown, self._asked
        )
        view, offers = self._scene.view, self._play.offers
        setting, marked_for = self._scene.setting, (view, offers, pointed)
        if setting is not self._marked_in or marked_for != self._marked_for:
            self._marked_in, self._marked_for = setting, marked_for
            self._scene.show_marks(marks_of(view, offers, pointed))

    @property
    def _walk(self) -> Collection[Target]:
        """Return what keys walk through: with nothing to do and empty hands all of the wall, but
        where most of it lies in the dark.
        """
        walk = self._play.offers.walk
        if walk or self._hand.held is not None or self._spotlight is not None:
            return walk
        return [SquareTarget(square) for square in self._scene.view.wall.squares]

    def _carry(self, target: Target) -> PointerMode:
        """Make a drag of what is held, or of the wall that was pressed."""
        if (begun := self._play.offers.starts.get(target)) is not None and self._hand.held is None:
            self._hand.pick(begun)
        return self.new_carry()

    @property
    def _order(self) -> TargetOrder:
        return TargetOrder(self._scene.layout, self._walk)
