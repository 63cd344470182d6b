"""The notes next to the pointer before a click, and the shape of the pointer itself.

The slip follows a moving pointer only when that rests; every other change it follows at once, so
that secrets of others, or earlier offers, never remain visible. Its text is the title's (`Says`);
on a board of places much of it is common (`PlaceSays`).
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer

from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.in_sight import InSight
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.pointing import Pointing

_BESIDE: Final = 20.0
"""How far the pointer may move from a click that did nothing, in scene units, before its note is
removed.
"""

REACH: Final = 24.0
"""How many logical pixels from a place a slip may be: places are close on all sides."""
REST: Final = 60
"""Milliseconds that the pointer must rest on another place before the slip follows."""


class Says(Protocol):
    """The title's texts about the target. `is_missed` is set after a click there that did nothing
    with the held thing.
    """

    def subject(self) -> object | None:
        """Return a value that changes with the slip about a place, None without one."""

    def slip(self) -> tuple[Note, About]:
        """Return the text of the slip about a place, and the area that it must not cover."""

    def plain(self, *, is_missed: bool) -> Note:
        """Return the note next to the pointer, without a slip."""

    def spoken_of(self, *, is_missed: bool) -> object:
        """Return a value that changes with `spoken`."""

    def spoken(self, *, is_missed: bool) -> Sequence[str]:
        """Return the effect of a click or Enter here, for screen readers."""


class Spots(Protocol):
    """The title's places on its scene."""

    def spot_of(self, place: Any) -> QRectF:  # noqa: ANN401 - places belong to the title
        """Return the area that a note about a place must not cover."""


class PlaceSays:
    """The texts about the target of the pointer, where every target is a place."""

    def __init__(
        self,
        pointing: Pointing[Any, Any],
        play: Play[Any, Any, Any],
        spots: Spots,
        in_sight: InSight,
    ) -> None:
        """Describe the target of the pointer."""
        self.pointing = pointing
        self.play = play
        self.in_sight = in_sight
        self._spots = spots

    def subject(self) -> object | None:
        pointing, play = self.pointing, self.play
        target, asked = pointing.target, pointing.asked
        if asked is None and pointing.reason is None and not self.is_offered(target):
            return None
        return pointing.scene.view, play.offers, play.players, target, asked, pointing.reason

    def is_offered(self, target: Any) -> bool:  # noqa: ANN401
        """Return whether a note shows the effect of a click on a target."""
        return bool(self.play.offers.allows(target))

    def slip(self) -> tuple[Note, About]:
        target = self.pointing.target
        if target is None:
            return Note(), About(QRect())
        around, *_ = self.in_sight.seen(target, lambda: [self._spots.spot_of(target)])
        return self.note_on(target), self.about(around)

    def about(self, around: QRect) -> About:
        """Return the areas on the screen that a note about a place must not cover."""
        return About(around, covered=self.in_sight.covered(), reach=REACH)

    def plain(self, *, is_missed: bool) -> Note:
        missed = self.missed() if is_missed else ""
        return Note(sentences=(missed,), tone=Tone.REFUSAL) if missed else Note()

    def spoken_of(self, *, is_missed: bool) -> object:
        return self.subject(), self.pointing.target, is_missed

    def spoken(self, *, is_missed: bool) -> Sequence[str]:
        target = self.pointing.target
        if target is None:
            missed = self.missed() if is_missed else ""
            return [missed] if missed else []
        return self.read_aloud(target)

    def read_aloud(self, target: Any) -> list[str]:  # noqa: ANN401
        """Return the note on a target, line by line."""
        note = self.note_on(target)
        return [line for line in (note.title, *note.sentences) if line]

    @abstractmethod
    def missed(self) -> str:
        """Return the advice for the held thing, after a click that did nothing with it."""

    @abstractmethod
    def note_on(self, target: Any) -> Note:  # noqa: ANN401
        """Return the note on a target."""


class BoardNotes(QObject):
    """Updates the slip next to the pointer, and the shape of the pointer itself."""

    def __init__(
        self,
        slip: HoverNote,
        view: ZoomView,
        pointing: Pointing[Any, Any],
        play: Play[Any, Any, Any],
        says: Says,
        in_sight: InSight,
    ) -> None:
        super().__init__(view)
        self._slip = slip
        self._view = view
        self._pointing = pointing
        self._play = play
        self._says = says
        self._in_sight = in_sight
        self._shown: object = None
        """The subject of the present slip about a place; None without one."""
        self._coming: object = None
        """The subject of the slip once the pointer rests; None if nothing is pending."""
        self._known: object = None
        """The knowledge, offers and held thing when the pointer last moved."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._update_slip)
        self._described: object = None
        """The key of the description for screen readers."""
        self._described_in: object = None
        """The setting of the scene then: another language has another."""
        self._missed_at: QPointF | None = None
        """The place of a click that did nothing with the held thing."""
        pointing.note_wanted.connect(self._on_note_wanted)
        play.changed.connect(self._show_cursor)
        view.view_changed.connect(self._on_view_changed)

    def tell_missed(self) -> None:
        """Show the places for the held thing, after a click that did nothing with it."""
        if self._play.offers.held is not None and self._pointing.reason is None:
            self._missed_at = self._pointing.pointer_at
            self._on_note_wanted()

    # When the slip follows.

    def _on_note_wanted(self) -> None:
        self._show_cursor()
        self._forget_missed()
        subject, before = self._subject(), self._known
        self._known = self._pointing.scene.view, self._play.offers, self._play.players
        if subject is not None and self._known == before and self._is_pointer_moving:
            self._wait_for(subject)
        elif subject is None or subject != self._shown:
            self._update_slip()

    @property
    def _is_pointer_moving(self) -> bool:
        return self._pointing.pointer_at is not None and self._pointing.asked is None

    @property
    def _is_missed(self) -> bool:
        return self._missed_at is not None

    def _subject(self) -> object | None:
        if self._pointing.is_just_done or self._is_missed:
            return None
        return self._says.subject()

    def _wait_for(self, subject: object) -> None:
        """Update the slip once the pointer rests; until then the previous one stays, unless the
        pointer has moved on from there as well.
        """
        if subject == self._shown:
            self._stop_waiting()
        elif subject != self._coming:
            if self._coming is not None:
                self._hide()
            self._coming = subject
            self._rest.start()

    def _stop_waiting(self) -> None:
        self._rest.stop()
        self._coming = None

    def _update_slip(self) -> None:
        """Update the note for the present place of the pointer or the keys."""
        self._stop_waiting()
        self._shown = self._subject()
        if self._shown is None:
            self._show_plain(self._says.plain(is_missed=self._is_missed))
        else:
            self._slip.show_note(*self._says.slip())
        self._describe()

    def _show_plain(self, note: Note) -> None:
        """Show a note without a place next to the pointer; for an empty one, covered areas need not
        be measured.
        """
        if note == Note():
            self._slip.hide()
        else:
            here = QRect(self._pointer_here(), QSize(1, 1))
            self._slip.show_note(note, About(here, covered=self._in_sight.covered()))

    def _hide(self) -> None:
        self._shown = None
        self._slip.hide()

    def _on_view_changed(self) -> None:
        """Hide the note while the board moves: its place changes."""
        self._stop_waiting()
        self._in_sight.forget()
        self._hide()

    def _forget_missed(self) -> None:
        """Remove the note of a click that did nothing, once the pointer or the hand has moved
        on.
        """
        at, pointing = self._pointing.pointer_at, self._pointing
        if self._missed_at is None:
            return
        is_beside = at is not None and distance(at - self._missed_at) <= _BESIDE
        if not is_beside or pointing.can_act or pointing.reason or not self._play.offers.held:
            self._missed_at = None

    # For screen readers, and the pointer.

    def _describe(self) -> None:
        """Describe the target, if it has changed: a click requests the slip three times."""
        setting = self._pointing.scene.setting
        described = self._says.spoken_of(is_missed=self._is_missed)
        if setting is not self._described_in or described != self._described:
            self._described_in, self._described = setting, described
            spoken = self._says.spoken(is_missed=self._is_missed)
            self._view.setAccessibleDescription("\n".join(spoken))

    def _pointer_here(self) -> QPoint:
        return self._view.mapToParent(self._view.mapFromScene(self._pointing.at))

    def _show_cursor(self) -> None:
        if self._pointing.can_act:
            shape = Qt.CursorShape.PointingHandCursor
        elif self._pointing.reason is not None:
            shape = Qt.CursorShape.ForbiddenCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        viewport = self._view.viewport()
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)
