"""The parts of a title's board, besides the view."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from operator import itemgetter
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.ui.accessible.board_actions import Things
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.notes import PlaceSays
from changcheng_qt.ui.board.recent import LastMoves, LastT
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import centred, distance
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.pointer.offers import TargetT
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.pointing import Ground, Pointing
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.figure_scene import FigureScene, ViewT
from changcheng_qt.ui.scene.layer import Difference, FigureT, Key
from changcheng_qt.ui.scene.mark_fades import FadingKinds
from changcheng_qt.ui.scene.motions import Pace
from changcheng_qt.ui.seam.bridge import Bridge

FlashT_co = TypeVar("FlashT_co", covariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Sights(Protocol[ViewT_contra, FlashT_co]):
    """Positions in the scene."""

    def room_of(self, target: Any) -> QRectF:  # noqa: ANN401 - targets belong to the title
        """Return the area to show when keys reach a target."""

    def signs(self) -> Sequence[QRectF]:
        """Return the rectangles of the numbers and names that no frame may cover."""

    def offered_rooms(self) -> Sequence[QRectF]:
        """Return the places where the held piece can be set down."""

    def rooms_of(self, events: Sequence[Any]) -> Sequence[QRectF]:
        """Return the areas of events."""

    def flashes_of(
        self, events: Sequence[Any], view: ViewT_contra, *, is_past: bool
    ) -> Mapping[Key, FlashT_co]:
        """Return the marks of events on the board of a view; those of the past are also shown as
        movement.
        """

    def rooms_of_way(self, command: Any) -> Sequence[QRectF]:  # noqa: ANN401
        """Return the areas of a legal command's effect."""

    def way_marks(self, command: Any, view: ViewT_contra) -> Mapping[Key, FlashT_co]:  # noqa: ANN401
        """Return the marks of a legal command on the board of a view, as for a hint."""


class PlaceMap(Generic[TargetT]):
    """The middles of places, for queries at every move; a title's map fills them in."""

    reach: ClassVar[float]
    """How far from a place a dropped piece may still reach it, in units."""
    _middles: dict[TargetT, QPointF]
    _circles: Sequence[tuple[TargetT, QPointF, float]] = ()
    """The places that are hit in a circle, with its middle and radius."""

    def middle(self, place: TargetT) -> QPointF:
        """Return the point at which a place is hit."""
        return self._middles[place]

    def nearest(self, point: QPointF, among: Iterable[TargetT]) -> TargetT | None:
        """Return the place that a piece dropped at a point reaches; None if none is within
        reach.
        """
        ways = {place: distance(point - self._middles[place]) for place in among}
        found = min(ways, key=ways.__getitem__, default=None)
        return found if found is not None and ways[found] <= self.reach else None

    def _in_circle(self, point: QPointF) -> TargetT | None:
        """Return the place in whose circle a point is, the nearest one first."""
        near = (
            (distance(point - at) / radius, place)
            for square, place, at, radius in self._squares
            if square.contains(point)
        )
        share, place = min(near, key=itemgetter(0), default=(inf, None))
        return place if share <= 1 else None

    @cached_property
    def _squares(self) -> list[tuple[QRectF, TargetT, QPointF, float]]:
        """The circles, each after the square around it: of other points none is measured."""
        return [
            (centred(at, 2 * radius, 2 * radius), place, at, radius)
            for place, at, radius in self._circles
        ]


class PlaceSights(Generic[TargetT]):
    """Positions in a scene where every target of the pointer is a place: the part that no title has
    of its own.
    """

    moving: ClassVar[Any]
    """The kinds of places whose pieces move in the past, where others light up."""
    spoken: ClassVar[Callable[..., Iterable[tuple[Key, Any]]]]
    """Returns the light on places."""

    def __init__(self, scene: Any, offered: Callable[[], Iterable[TargetT]]) -> None:  # noqa: ANN401
        """Use a scene, and the offers on it."""
        self._scene = scene
        self._offered = offered

    def room_of(self, target: TargetT) -> QRectF:
        """Return the area to show when a text is about a place."""
        raise NotImplementedError

    def touches(self, event: Any) -> Iterable[TargetT]:  # noqa: ANN401 - events belong to the title
        """Return the places of an event."""
        raise NotImplementedError

    def touched(self, events: Sequence[Any]) -> Iterable[TargetT]:
        """Return the places of events, each once."""
        return dict.fromkeys(place for event in events for place in self.touches(event))

    def place_of(self, command: Any) -> TargetT | None:  # noqa: ANN401
        """Return the place of a command's effect, None for one that is not on the board."""
        raise NotImplementedError

    def flashes_of(
        self,
        events: Sequence[Any],
        view: Any,  # noqa: ANN401
        *,
        is_past: bool,
    ) -> dict[Key, Any]:
        found = self.touched(events)
        if is_past:
            found = [place for place in found if not isinstance(place, self.moving)]
        return dict(self.spoken(found))

    def offered_rooms(self) -> Sequence[QRectF]:
        return [self.room_of(place) for place in self._offered()]

    def rooms_of(self, events: Sequence[Any]) -> Sequence[QRectF]:
        return [self.room_of(place) for place in self.touched(events)]

    def rooms_of_way(self, command: Any) -> Sequence[QRectF]:  # noqa: ANN401
        place = self.place_of(command)
        return [] if place is None else [self.room_of(place)]


@dataclass(frozen=True, slots=True)
class BoardParts(Generic[ViewT, LastT, FigureT]):
    """The parts of a title's board; `keys` has the meaning of keys."""

    scene: FigureScene[ViewT, LastT, FigureT, Any]
    pointing: Pointing[Any, Any]
    play: Play[Any, Any, Any]
    hand: Hand[Any]
    sights: Sights[ViewT, FigureT]
    keys: KeyBindings
    last_moves: LastMoves[LastT]
    motions: Callable[[Difference[FigureT], Pace], Sequence[Movement]]
    fading: FadingKinds
    rule_of: Callable[[object], str] = lambda _: ""
    """The section of the rulebook about a refusal."""
    is_plane: bool = False
    """Whether arrow keys walk to the next place in their direction, or along a row of places."""


@dataclass(frozen=True, slots=True)
class PlaceKinds(Generic[LastT]):
    """The classes of the parts of a board on which every target is a place; the other fields are
    those of `BoardParts`.
    """

    scene: Callable[[Any, Any], Any]
    """Makes the scene of a view in some looks."""
    looks: Callable[[Appearance], object]
    play: Callable[[Bridge, Any, Any], Play[Any, Any, Any]]
    ground: Callable[[Any, Any], Ground[Any]]
    sights: Callable[[Any, Callable[[], Iterable[Any]]], Any]
    things: Callable[[Any, Any, Any], Things[Any, Any]]
    says: type[PlaceSays]
    last_moves: LastMoves[LastT]
    fading: FadingKinds
    rule_of: Callable[[object], str]
    least_scale: float
    """The least size of a unit in logical pixels at which the whole board is playable."""
    pointing: type[Pointing[Any, Any]] = Pointing
    is_plane: bool = False
