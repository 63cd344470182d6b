"""The pointer and the keys over the board: their target, and the mode of a press.

`Pointing` handles the view's events. It keeps the target, by the pointer or by keys, marks it on
the scene, and emits it in signals. Nothing here changes the game: a click asks `Play` to choose a
target.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace, Press
from changcheng_qt.ui.pointer.dragging import Carry
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.pointer.offers import Offers, TargetT
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.scene.animator import Duration
from changcheng_qt.ui.scene.carried_item import CarriedItem
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import Art, Key

SceneT = TypeVar("SceneT", bound=FigureScene[Any, Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Pointed(Generic[TargetT]):
    """The target, by the pointer or by keys, and the additional light."""

    target: TargetT | None = None
    by_keys: bool = False
    spotlight: TargetT | None = None
    asked: TargetT | None = None
    """The explained target, on request."""


class Ground(Protocol[TargetT]):
    """The targets of a title's board, as they are shown and offered now."""

    def target_at(self, place: PointerPlace) -> TargetT | None:
        """Return the target of a place, legal or not; None outside everything."""

    def place_of(self, target: TargetT) -> QPointF:
        """Return the middle of a target in the scene."""

    def in_order(self, targets: Iterable[TargetT]) -> Sequence[TargetT]:
        """Return targets in the order in which keys walk through them."""

    def walked_idle(self) -> Collection[TargetT]:
        """Return the targets for keys if nothing can be done with empty hands."""

    def can_be_explained(self, target: TargetT) -> bool:
        """Whether a target has an explanation beyond its looks."""

    def marks_of(self, pointed: Any) -> Mapping[Key, Any]:  # noqa: ANN401 - the title's `Pointed`
        """Return all marks on the board."""

    def carried(self) -> CarriedItem | None:
        """Return the item of the held thing, None if it is not visible."""


class PlaceGround(Generic[TargetT]):
    """The targets of a board on which every target is a place, which can be explained: the part
    that no title has of its own.
    """

    def __init__(self, scene: Any, play: Play[TargetT, Any, Any]) -> None:  # noqa: ANN401
        """Use the shown position and its offers."""
        self._scene = scene
        self._play = play

    def place_of(self, target: TargetT) -> QPointF:
        middle: QPointF = self._scene.hit_map.middle(target)
        return middle

    def can_be_explained(self, target: TargetT) -> bool:
        return True

    def carried_art(self, piece: Any, colour: str) -> Art:  # noqa: ANN401 - the title's pieces
        """Return the looks of a held piece."""
        raise NotImplementedError

    def carried(self) -> CarriedItem | None:
        """Return the item of the held piece, None for anything else."""
        held, view = self._play.offers.held, self._scene.view
        if held is None or held.piece is None or view.to_act is None:
            return None
        piece, colour = held.piece, view.colours[view.to_act].value
        return CarriedItem(self._scene.sprites, (piece, colour), self.carried_art(piece, colour))


class _Marks:
    """The marks on a scene, made again only if they change."""

    def __init__(self, scene: FigureScene[Any, Any, Any, Any], ground: Ground[Any]) -> None:
        self._scene = scene
        self._ground = ground
        self.lit: Mapping[Key, Any] = {}
        """Additional marks: of a text, or of a thing beside the board that is pointed at."""
        self._shown_for: object = None
        """The key of the marks."""
        self._shown_in: object = None
        """The setting of the marks: other boards, looks or words have another."""

    def light_up(self, lit: Mapping[Key, Any]) -> None:
        """Add these marks, in place of earlier ones, and make all of them again."""
        self.lit, self._shown_in = lit, None

    def follow(self, pointed: Pointed[Any], offers: object) -> None:
        """Mark the target, among the offers."""
        scene, shown_for = self._scene, (self._scene.view, offers, pointed)
        if scene.setting is not self._shown_in or shown_for != self._shown_for:
            self._shown_in, self._shown_for = scene.setting, shown_for
            scene.show_marks({**self._ground.marks_of(pointed), **self.lit})


class Pointing(QObject, Generic[TargetT, SceneT]):
    """The target on one scene."""

    hovered = Signal(object)
    """The target, or None."""
    note_wanted = Signal()
    """Another note next to the pointer is needed."""
    walked = Signal(object)
    """The target that keys are about to reach."""
    refused = Signal(object)
    """The reason of a refused attempt."""

    def __init__(
        self,
        scene: SceneT,
        play: Play[TargetT, Any, Any],
        hand: Hand[Any],
        ground: Ground[TargetT],
        duration: Duration,
    ) -> None:
        """Point at nothing; `duration` returns how long a motion lasts at the present speed."""
        super().__init__(scene)
        self._duration = duration
        self._scene = scene
        self._play = play
        self._hand = hand
        self._ground = ground
        self._place: PointerPlace | None = None
        self._target: TargetT | None = None
        self._by_keys = False
        self._spotlight: TargetT | None = None
        self._reason: Enum | None = None
        self._just_done: TargetT | None = None
        self._asked: TargetT | None = None
        self._tried: Collection[TargetT] = ()
        self._marks = _Marks(scene, ground)
        play.changed.connect(self.refresh)
        self.refresh()

    @property
    def target(self) -> TargetT | None:
        return self._target

    @property
    def scene(self) -> SceneT:
        """Return the scene of the board."""
        return self._scene

    @property
    def asked(self) -> TargetT | None:
        """Return the target that was clicked to be explained, until another is."""
        return self._asked

    @property
    def is_just_done(self) -> bool:
        """Whether the target has only now been chosen."""
        return self._just_done is not None

    @property
    def walked_to(self) -> TargetT | None:
        """Return the target that keys have reached, None if the pointer is in use."""
        return self._target if self._by_keys else None

    @property
    def at(self) -> QPointF:
        """Return the place of the target in the scene."""
        if self._by_keys and self._target is not None:
            return self.place_of(self._target)
        return QPointF() if self._place is None else self._place.scene

    @property
    def pointer_at(self) -> QPointF | None:
        """Return the pointer's place in the scene, None for keys or without a target."""
        return None if self._by_keys or self._place is None else self._place.scene

    @property
    def reason(self) -> Enum | None:
        return self._reason

    @property
    def can_act(self) -> bool:
        offers: Offers[TargetT, Any, Any] = self._play.offers
        return offers.allows(self._target)

    @property
    def pointed(self) -> Pointed[TargetT]:
        """Return everything that marks depend on besides the position and the offers."""
        return Pointed(self._target, self._by_keys, self._spotlight, self._asked)

    def place_of(self, target: TargetT) -> QPointF:
        return self._ground.place_of(target)

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        """Return a click or a drag; None if there is nothing but the board to move."""
        self.hover(place)
        if event.button() is Qt.MouseButton.RightButton:
            self._hand.step_back()
            return PointerMode()
        return self._begin() if event.button() is Qt.MouseButton.LeftButton else None

    def hover(self, place: PointerPlace | None) -> None:
        """Update the target to the place of the pointer, None if it has left."""
        if place != self._place or self._by_keys:
            self._place = place
            self._aim()

    def choose(self, target: TargetT) -> None:
        """Do the action of a target; the new target under the pointer gets no note until the
        pointer has left it.
        """
        self._just_done = target
        self._play.choose(target)

    def act(self) -> None:
        if self._target is not None:
            self.choose(self._target)

    def explain(self, place: PointerPlace | None = None) -> bool:
        """Refuse the target, or with empty hands begin there or explain it; return False if none of
        these.
        """
        if place is not None:
            self.hover(place)
        if self._reason is not None:
            self.refused.emit(self._reason)
            return True
        target = self._target
        is_idle = self._hand.held is None and not self.can_act
        if target is None or not (is_idle and self._ground.can_be_explained(target)):
            return False
        if self._play.begin(target):
            return True
        self._asked = target
        self._show_marks()
        self.note_wanted.emit()
        return True

    def new_carry(self) -> Carry:
        """Return a drag of the held thing."""
        return Carry(self, self._hand, self._scene, self._ground.carried, self._duration)

    # The keys.

    def walk(self, step: int) -> bool:
        """Walk one target on (1) or back (-1), cyclically; return False if none."""
        start = self._target if self._by_keys or self.can_act else None
        target = next_to(self._order, start, step)
        if target is None:
            return False
        self.walk_to(target)
        return True

    def walk_in(self, step: int) -> bool:
        """Walk to the first target (1) or the last (-1) for keys; return whether there is any."""
        if not self._play.offers.walk:
            return False
        self._point_at(None, by_keys=True)
        return self.walk(step)

    def is_at_end(self, step: int) -> bool:
        """Whether keys have reached the last target (1), or the first (-1)."""
        order = self._order
        return self._by_keys and bool(order) and self._target == order[-1 if step > 0 else 0]

    def walk_to(self, target: TargetT) -> None:
        """Set the target by keys."""
        self.walked.emit(target)
        self._point_at(target, by_keys=True)

    def enter(self) -> bool:
        """Choose the target that keys have reached, or explain it; return whether there was any."""
        target = self._target
        if target is None or not self._by_keys:
            return False
        if not self._play.offers.allows(target):
            return self.explain()
        self.choose(target)
        return True

    def let_try(self, targets: Collection[TargetT]) -> None:
        """Include these targets in the walk of keys with a held thing."""
        self._tried = targets

    def light(self, area: TargetT | None) -> None:
        """Darken everything outside an area, or light everything again."""
        self._spotlight = area
        self.refresh()

    def refresh(self) -> None:
        """Update the target: the offers or the position have changed."""
        if self._by_keys:
            self._point_at(self._target if self._target in self.walkable else None, by_keys=True)
        else:
            self._aim()

    @property
    def walkable(self) -> Collection[TargetT]:
        """Return the targets for keys: with empty hands and nothing to do those of the title,
        unless most of them are in the dark.
        """
        walk: Collection[TargetT] = self._play.offers.walk
        if self._hand.held is not None:
            return {*walk, *self._tried}
        if walk or self._spotlight is not None:
            return walk
        return self._ground.walked_idle()

    def _begin(self) -> PointerMode | None:
        """Return the mode of the left button here."""
        target = self._target
        if target is None or not self.can_act:
            return None
        return Press(lambda _: self.choose(target), lambda: self._carry(target))

    def _aim(self) -> None:
        """Update the target to the place of the pointer."""
        place = self._place
        self._point_at(None if place is None else self._ground.target_at(place), by_keys=False)

    def _point_at(self, target: TargetT | None, *, by_keys: bool) -> None:
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

    def light_up(self, marks: Mapping[Key, Any]) -> None:
        """Show these additional marks in place of earlier ones."""
        self._marks.light_up(marks)
        self._show_marks()

    def _show_marks(self) -> None:
        self._marks.follow(self.pointed, self._play.offers)

    def _carry(self, target: TargetT) -> PointerMode:
        """Return a drag of the held thing, or of the one that is picked up at the press."""
        if (begun := self._play.offers.starts.get(target)) is not None and self._hand.held is None:
            self._hand.pick(begun)
        return self.new_carry()

    @property
    def _order(self) -> Sequence[TargetT]:
        return self._ground.in_order(self.walkable)


def next_to(order: Sequence[TargetT], start: TargetT | None, step: int) -> TargetT | None:
    """Return the target `step` places after another, cyclically; starts at an end if that is none
    of them.
    """
    if start in order and start is not None:
        return order[(order.index(start) + step) % len(order)]
    return order[0 if step > 0 else -1] if order else None
