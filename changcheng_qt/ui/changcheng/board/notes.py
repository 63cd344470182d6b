"""What is said beside the pointer before a click: where a square lies, what building there does and
sets off, or why it cannot be; and what a square is, once it was clicked with empty hands.

The slip follows a pointer on its way over the wall only where that rests; everything else it
follows at once, so that what others know, or was offered before, is never left standing.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.board import prospect_note
from changcheng_qt.ui.changcheng.board.cards import gone_card_note
from changcheng_qt.ui.changcheng.board.in_sight import InSight
from changcheng_qt.ui.changcheng.pointer.hand import hand_prompt
from changcheng_qt.ui.changcheng.pointer.play import BoardPlay
from changcheng_qt.ui.changcheng.pointer.pointing import WallPointing
from changcheng_qt.ui.changcheng.pointer.prospect import (
    Prospect,
    is_foreseen,
    prospect_as_it_is,
    prospect_of,
)
from changcheng_qt.ui.changcheng.pointer.targets import (
    RegionTarget,
    Target,
    can_be_built_on,
    squares_of,
)
from changcheng_qt.ui.looks.strokes import distance

translate = QCoreApplication.translate

_BESIDE: Final = 20.0
"""How far the pointer may move from where a click did nothing, in board units, until that is no
longer spoken of.
"""

REST: Final = 60
"""Milliseconds that the pointer rests on another square until the slip follows it there."""


class BoardNotes(QObject):
    """Keeps the slip beside the pointer, and the shape of the pointer itself."""

    def __init__(
        self,
        slip: HoverNote,
        view: ZoomView,
        pointing: WallPointing,
        play: BoardPlay,
        keys: KeyBindings,
    ) -> None:
        """Say nothing yet; `keys` tell which one looks at a threat counter."""
        super().__init__(view)
        self._slip = slip
        self._view = view
        self._pointing = pointing
        self._play = play
        self._keys = keys
        self._shown: object = None
        """What the slip about squares that is shown follows from; None where none is."""
        self._coming: object = None
        """What the slip is to follow from once the pointer rests; None where nothing waits."""
        self._known: object = None
        """What was known, offered and held when the pointer last moved."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._update_slip)
        self._described: object = None
        """What the description for screen readers follows from."""
        self._described_in: object = None
        """The setting of the scene then: another comes with another language."""
        self._revealed_at: tuple[object, ...] = (None, None, None, None)
        """What the words about a revealed card follow from: they are asked for several times."""
        self._revealed = ""
        self._missed_at: QPointF | None = None
        """Where a click did nothing with what is held."""
        self._in_sight = InSight(pointing.scene, view)
        pointing.note_wanted.connect(self._on_note_wanted)
        play.changed.connect(self._show_cursor)
        view.view_changed.connect(self._on_view_changed)

    def tell_missed(self) -> None:
        """Say where what is held can go, after a click that did nothing with it."""
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

    def _wait_for(self, subject: object) -> None:
        """Let the slip follow once the pointer rests; until then the one for the square before
        stays, but not for a pointer that has moved on from there as well.
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
        """Say what there is to say where the pointer or the keys are now."""
        self._stop_waiting()
        prospect = self._prospect()
        if prospect is None:
            self._shown = None
            self._show_plain(self._plain_note())
        else:
            self._shown = self._subject()
            self._slip.show_note(self._note_on(prospect), self._in_sight.about(prospect))
        self._describe()

    def _show_plain(self, note: Note) -> None:
        """Show a note about no square beside the pointer; where it says nothing, what lies over the
        board need not be found.
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
        """Say nothing while the board moves: what is said lies elsewhere then."""
        self._stop_waiting()
        self._in_sight.forget()
        self._hide()

    def _forget_missed(self) -> None:
        """Speak no more of a click that did nothing, once the pointer or the hand has moved on."""
        at, pointing = self._pointing.pointer_at, self._pointing
        if self._missed_at is None:
            return
        is_beside = at is not None and distance(at - self._missed_at) <= _BESIDE
        if not is_beside or pointing.can_act or pointing.reason or not self._play.offers.held:
            self._missed_at = None

    # What the slip says of squares.

    def _subject(self) -> object:
        """Return what a slip about squares follows from, None where it is about none."""
        pointing, play = self._pointing, self._play
        if pointing.eye is not None or pointing.is_just_done or self._missed_at is not None:
            return None
        view, target, asked = pointing.scene.view, pointing.target, pointing.asked
        if asked is None and not is_foreseen(view, play.offers, target):
            return None
        return view, play.offers, play.players, target, asked, pointing.reason

    def _prospect(self) -> Prospect | None:
        """Return how the squares stand that the slip is about, None where it is about none."""
        pointing = self._pointing
        view, asked = pointing.scene.view, pointing.asked
        if self._subject() is None:
            return None
        if asked is not None:
            return prospect_as_it_is(view, squares_of(asked))
        return prospect_of(view, self._play.offers, pointing.target)

    def _note_on(self, prospect: Prospect) -> Note:
        pointing = self._pointing
        refused = prospect_note.refusal_note(pointing.reason)
        title = how = ""
        if pointing.asked is not None:
            title = prospect_note.square_title(
                prospect.view, prospect.squares[0], self._play.players
            )
            how = self._how_to_build(pointing.asked)
        return Note(
            title=title,
            figure=prospect_note.figure_of(prospect),
            rows=prospect_note.rows_of(prospect),
            sentences=tuple(filter(None, (refused, *prospect_note.set_off(prospect), how))),
            tone=Tone.REFUSAL if refused else Tone.NOTICE,
        )

    def _how_to_build(self, target: Target) -> str:
        """Say what comes first where somebody clicks with empty hands and may build."""
        square, *_ = squares_of(target)
        if not can_be_built_on(self._play.offers.legal, square):
            return ""
        return translate("Board", "Choose a block below, or drag one here.")

    # What it says of anything else.

    def _plain_note(self) -> Note:
        refused = prospect_note.refusal_note(self._pointing.reason) or self._missed_text()
        if peek := self._peek_text():
            return Note(sentences=(peek,))
        if refused:
            return Note(sentences=(refused,), tone=Tone.REFUSAL)
        return Note(sentences=tuple(filter(None, (self._revealed_text(),))))

    def _peek_text(self) -> str:
        """Return how to look at the threat counter that is pointed at, empty where it cannot be."""
        target, key = self._pointing.walked_to, self._keys.shown("peek")
        if self._pointing.eye is not None:
            return translate("Board", "Press and hold to peek. You can't undo a peek.")
        if key and isinstance(target, RegionTarget) and target.region in self._play.offers.peeks:
            return fill(translate("Board", "Hold {key} to peek. You can't undo a peek."), key=key)
        return ""

    def _missed_text(self) -> str:
        return "" if self._missed_at is None else hand_prompt(self._play.offers.held)

    def _revealed_text(self) -> str:
        """Return which card lay under the pointer before its province was scored."""
        scene, at, players = self._pointing.scene, self._pointing.pointer_at, self._play.players
        if at is None:
            return ""
        asked = scene.setting, scene.position, players, at
        if any(one is not other for one, other in zip(asked, self._revealed_at, strict=True)):
            self._revealed_at = asked
            self._revealed = gone_card_note(scene, at, players)
        return self._revealed

    # What is read aloud.

    def _describe(self) -> None:
        """Describe what is pointed at, where that is something else than before: a click asks for
        the slip three times.
        """
        pointing, play = self._pointing, self._play
        view, setting = pointing.scene.view, pointing.scene.setting
        what = pointing.target, pointing.eye, pointing.asked, pointing.reason
        said = self._peek_text(), self._missed_text(), self._revealed_text()
        described = view, play.offers, play.players, what, said
        if setting is not self._described_in or described != self._described:
            self._described_in, self._described = setting, described
            self._view.setAccessibleDescription("\n".join(self._read_here()))

    def _read_here(self) -> list[str]:
        """Return what a click, Enter or a look would do here, for screen readers."""
        pointing, play, target = self._pointing, self._play, self._pointing.target
        if pointing.eye is not None:
            return [self._peek_text()]
        if target is None:
            return [*filter(None, (self._missed_text(),))]
        told = prospect_note.told_of(
            play, pointing.scene.view, target, is_asked=pointing.asked is not None
        )
        refused = prospect_note.refusal_note(pointing.reason)
        here = (play.label(target), self._peek_text(), refused, self._revealed_text())
        how = "" if pointing.asked is None else self._how_to_build(pointing.asked)
        return [*filter(None, (*here, *told, how))]

    # The pointer.

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
