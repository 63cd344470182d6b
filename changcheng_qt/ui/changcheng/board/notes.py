"""What is said beside the pointer before a click: where a square lies, what building there does and
sets off, or why it cannot be; and what a square is, for whoever has asked.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.commands import Refusal
from changcheng_qt.games.changcheng.forecast import as_overheard
from changcheng_qt.games.changcheng.geography import Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.names import province_name, region_name
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.actions.key_bindings import KeyBindings
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.board.gone_cards import gone_card_at, gone_card_note
from changcheng_qt.ui.changcheng.board.in_sight import InSight
from changcheng_qt.ui.changcheng.board.prospect_note import (
    figure_of,
    read_aloud,
    rows_of,
    square_title,
)
from changcheng_qt.ui.changcheng.pointer.hand import hand_prompt
from changcheng_qt.ui.changcheng.pointer.play import Play
from changcheng_qt.ui.changcheng.pointer.pointing import Pointing
from changcheng_qt.ui.changcheng.pointer.prospect import (
    Prospect,
    is_foreseen,
    prospect_as_it_is,
    prospect_of,
)
from changcheng_qt.ui.changcheng.pointer.targets import (
    Completes,
    Forewarning,
    RegionTarget,
    Target,
    TurnsUp,
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


def refusal_note(reason: Enum | None) -> str:
    """Return the sentence for a refusal, empty where there is none."""
    return refusal(reason) if isinstance(reason, Refusal) else ""


def forewarning_note(forewarning: Forewarning, wall: Wall) -> str:
    """Return the sentence for what a placement would set off."""
    match forewarning:
        case Completes(province):
            return fill(
                translate("Board", "Completes {province}, so it will be scored."),
                province=province_name(wall, province),
            )
        case TurnsUp(region):
            return fill(
                translate("Board", "Reveals {region}'s threat counter to everyone."),
                region=region_name(wall, region),
            )


def told_of(play: Play, view: View, target: Target, *, is_asked: bool = False) -> list[str]:
    """Return what is read aloud of a target: what the slip beside it says, but for what only the
    viewer knows, and what a click would set off.
    """
    overheard, players = as_overheard(view), play.players
    squares = squares_of(target)
    if is_asked and squares:
        title = square_title(overheard, squares[0], players)
        said = fill(translate("Board", "{title}.", "read aloud: what a square is"), title=title)
        return [said, *read_aloud(prospect_as_it_is(overheard, squares), players)]
    prospect = prospect_of(overheard, play.offers, target)
    if prospect is None:
        return []
    return [*read_aloud(prospect, players), *_set_off(prospect)]


def _set_off(prospect: Prospect) -> list[str]:
    wall = prospect.view.wall
    return [forewarning_note(forewarning, wall) for forewarning in prospect.forewarnings]


def peek_note() -> str:
    """Return what an eye says before it is pressed."""
    return translate("Board", "Press and hold to peek. You can't undo a peek.")


def peek_key_note(key: str) -> str:
    """Return what a shield that keys have walked to says, if a key looks at it."""
    words = translate("Board", "Hold {key} to peek. You can't undo a peek.")
    return fill(words, key=key) if key else ""


class BoardNotes(QObject):
    """Keeps the slip beside the pointer, and the shape of the pointer itself."""

    def __init__(
        self, slip: HoverNote, view: ZoomView, pointing: Pointing, play: Play, keys: KeyBindings
    ) -> None:
        """Say nothing yet; `keys` tell which one looks at a threat counter."""
        super().__init__(view)
        self._slip = slip
        self._view = view
        self._pointing = pointing
        self._play = play
        self._keys = keys
        self._above: tuple[QWidget, ...] = ()
        self._said_of: object = None
        """What the slip about squares that is shown follows from; None where none is."""
        self._coming: object = None
        """What the slip is to follow from once the pointer rests; None where nothing waits."""
        self._known: object = None
        """What was known, offered and held when the pointer last moved."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._tell)
        self._missed_at: QPointF | None = None
        self._in_sight = InSight(pointing.scene, view)
        pointing.note_wanted.connect(self._on_note_wanted)
        play.changed.connect(self._show_cursor)
        view.view_changed.connect(self._on_view_changed)

    def keep_clear_of(self, panels: Sequence[QWidget]) -> None:
        """Say nothing where one of these panels lies over the board."""
        self._above = tuple(panels)

    def tell_missed(self) -> None:
        """Say where what is held can go, after a click that did nothing with it."""
        if self._play.offers.held is not None and self._pointing.reason is None:
            self._missed_at = self._pointing.pointer_at
            self._on_note_wanted()

    def _on_note_wanted(self) -> None:
        """Follow at once, but for a pointer on its way over the wall: as long as nothing else has
        changed, so that what others know, or was offered before, is never left standing.
        """
        self._show_cursor()
        self._forget_missed()
        said_of, before = self._said(), self._known
        self._known = self._pointing.scene.view, self._play.offers, self._play.players
        if self._known == before and self._is_on_its_way:
            self._wait_for(said_of)
        elif said_of != self._said_of:
            self._tell()

    @property
    def _is_on_its_way(self) -> bool:
        pointing = self._pointing
        is_looking = pointing.pointer_at is not None and pointing.asked is None
        return is_looking and self._is_about_squares

    def _wait_for(self, said_of: object) -> None:
        """Let the slip follow once the pointer rests; until then the one for the square before
        stays, but not for a pointer that has gone on from there as well.
        """
        if said_of == self._said_of:
            self._rest.stop()
            self._coming = None
        elif said_of != self._coming:
            if self._coming is not None:
                self._hide()
            self._coming = said_of
            self._rest.start()

    def _tell(self) -> None:
        """Say what is to be said where the pointer or the keys are now."""
        self._rest.stop()
        self._coming = None
        prospect = self._prospect()
        if prospect is None:
            self._said_of = None
            here = QRect(self._pointer_here(), QSize(1, 1))
            covered = self._in_sight.covered(self._above)
            self._slip.say(self._plain_note(), About(here, covered=covered))
        else:
            self._said_of = self._said()
            about = self._in_sight.about(prospect, self._above)
            self._slip.say(self._note_on(prospect), about)
        self._view.setAccessibleDescription("\n".join(self._read_here()))

    def _hide(self) -> None:
        self._said_of = None
        self._slip.hide()

    def _said(self) -> object:
        """Return everything that a slip about squares follows from."""
        pointing, play = self._pointing, self._play
        what = pointing.target, pointing.asked, pointing.eye, pointing.is_just_done
        why = pointing.reason, self._missed_at is not None
        return pointing.scene.view, play.offers, what, why, play.players

    def _prospect(self) -> Prospect | None:
        """Return what the slip is about, None where it is about no square."""
        pointing = self._pointing
        if not self._is_about_squares:
            return None
        if pointing.asked is not None:
            return prospect_as_it_is(pointing.scene.view, squares_of(pointing.asked))
        return prospect_of(pointing.scene.view, self._play.offers, pointing.target)

    @property
    def _is_about_squares(self) -> bool:
        pointing = self._pointing
        if pointing.eye is not None or pointing.is_just_done or self._missed_at is not None:
            return False
        is_asked = pointing.asked is not None
        return is_asked or is_foreseen(pointing.scene.view, self._play.offers, pointing.target)

    def _plain_note(self) -> Note:
        pointing = self._pointing
        if peek_text := self._peek_text():
            return Note(sentences=(peek_text,))
        if refusal_text := refusal_note(pointing.reason):
            return Note(sentences=(refusal_text,), tone=Tone.REFUSAL)
        if missed_text := self._missed_text():
            return Note(sentences=(missed_text,), tone=Tone.REFUSAL)
        if gone_text := self._gone_text():
            return Note(sentences=(gone_text,))
        return Note()

    def _gone_text(self) -> str:
        at = self._pointing.pointer_at
        card = None if at is None else gone_card_at(self._pointing.scene, at)
        return "" if card is None else gone_card_note(card, self._play.players)

    def _missed_text(self) -> str:
        return "" if self._missed_at is None else hand_prompt(self._play.offers.held)

    def _forget_missed(self) -> None:
        """Speak no more of a click that did nothing, once the pointer or the hand has gone on."""
        at, pointing = self._pointing.pointer_at, self._pointing
        if self._missed_at is None:
            return
        is_beside = at is not None and distance(at - self._missed_at) <= _BESIDE
        if not is_beside or pointing.can_act or pointing.reason or not self._play.offers.held:
            self._missed_at = None

    def _note_on(self, prospect: Prospect) -> Note:
        pointing = self._pointing
        refused = refusal_note(pointing.reason)
        title = how = ""
        if pointing.asked is not None:
            title = square_title(prospect.view, prospect.squares[0], self._play.players)
            how = self._how_to_build(pointing.asked)
        return Note(
            title=title,
            figure=figure_of(prospect),
            rows=rows_of(prospect),
            sentences=tuple(filter(None, (refused, *_set_off(prospect), how))),
            tone=Tone.REFUSAL if refused else Tone.NOTICE,
        )

    def _read_here(self) -> list[str]:
        """Return what a click, Enter or a look would do here, for those who do not see it."""
        pointing, play, target = self._pointing, self._play, self._pointing.target
        if pointing.eye is not None:
            return [peek_note()]
        if target is None:
            return [*filter(None, (self._missed_text(),))]
        told = told_of(play, pointing.scene.view, target, is_asked=pointing.asked is not None)
        refused = refusal_note(pointing.reason)
        here = (play.label(target), self._peek_text(), refused, self._gone_text())
        how = "" if pointing.asked is None else self._how_to_build(pointing.asked)
        return [*filter(None, (*here, *told, how))]

    def _how_to_build(self, target: Target) -> str:
        """Say what comes first where somebody clicks with empty hands and may build."""
        square, *_ = squares_of(target)
        if not can_be_built_on(self._play.offers.legal, square):
            return ""
        return translate("Board", "Choose a block below, or drag one here.")

    def _peek_text(self) -> str:
        """Return how to look at the threat counter that is pointed at, empty where it cannot be."""
        target = self._pointing.walked_to
        if self._pointing.eye is not None:
            return peek_note()
        if isinstance(target, RegionTarget) and target.region in self._play.offers.peeks:
            return peek_key_note(self._keys.shown("peek"))
        return ""

    def _pointer_here(self) -> QPoint:
        return self._view.mapToParent(self._view.mapFromScene(self._pointing.at))

    def _on_view_changed(self) -> None:
        """Say nothing while the board moves: what is said lies elsewhere then."""
        self._rest.stop()
        self._coming = None
        self._in_sight.forget()
        self._hide()

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
